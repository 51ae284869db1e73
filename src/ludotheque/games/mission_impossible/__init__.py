"""Mission Impossible: six agents in disguise hunt one another, for three to six (1975)."""

from ludotheque.engine.game import About, Option

about = About(
    name="mission-impossible",
    version=2,
    seats=(3, 4, 5, 6),
    boards=("ring-city", "star-city"),
    options=(
        Option("cards", ("put_back", "kept")),
        Option("rounds", ("none",), range(10, 101, 10)),
    ),
    secrets=True,
)
