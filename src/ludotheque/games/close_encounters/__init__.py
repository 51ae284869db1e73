"""Close Encounters of the Third Kind: a race through secret traps (Parker Brothers, 1978)."""

from ludotheque.engine.game import About, Option

about = About(
    name="close-encounters",
    version=2,
    seats=(2, 3, 4),
    boards=("valley",),
    options=(
        Option("progress", ("onward", "strict", "free")),
        Option("chips", ("may_enter", "must_jump")),
        Option("other_area", ("open", "closed")),
    ),
    secrets=True,
)
