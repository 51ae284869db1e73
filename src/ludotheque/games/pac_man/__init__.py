"""Pac-Man: a dice maze with shared ghosts, for two to four (MB France, 1982)."""

from ludotheque.engine.game import About, Option

about = About(
    name="pac-man",
    version=2,
    seats=(2, 3, 4),
    boards=("european", "american"),
    options=(
        Option("ghost_turn", ("forbidden", "free")),
        Option("ghost_doors", ("closed", "open")),
    ),
)
