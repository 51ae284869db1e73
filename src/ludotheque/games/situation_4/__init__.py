"""Situation 4: two sides, two equal puzzles, one map, no turns (Parker Brothers, 1969)."""

from ludotheque.engine.game import About, Option

about = About(
    name="situation-4",
    version=2,
    seats=(2,),
    boards=("standard", "quick", "grand"),
    options=(
        Option("rotation", ("off", "on")),
        Option("minutes", ("none",), numbers=range(5, 121)),
        Option("members_a", ("1", "2", "3", "4")),
        Option("members_b", ("1", "2", "3", "4")),
        Option("pace", ("steady", "gentle", "brisk", "fast")),
        Option("places", ("in_order", "likeliest_first")),
    ),
    realtime=True,
)
