"""What a hint says is true: in positions made for each sentence, and in random games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from ludotheque.engine.match import Match
from tests.kit.hints import Positions, Said, heard, require_true
from tests.kit.states import random_options
from tests.tiers import slow, times

from .claims import CLAIMS
from .positions import GAME, board_named
from .table import play

FOUR = "; ".join(f"{seat} circles {number}" for seat in "AB" for number in (1, 2, 3, 4))
BEGUN = f"2 players; set up; {FOUR}; A rolls 6-5; B rolls 1-1"
LANDED = "A at f18; B at 61; A rolls 2-1; to ship"
STRAIGHT = "to f2, to f3, to f4, to f5, to 94"
FAR = f"{STRAIGHT}, to 83, to 72, to 61, to 50, to 39, to 28, to 17"
THROUGH = "to c2, to c3, to 3, to c5, to c6, to ship"
# B, whose circles they may be, is the one who walked there.
OWNER_WALKED = (
    f"2 players; set up; {FOUR}; A rolls 1-1; B rolls 6-5; B rolls 4-2; to f2 f3 f4 f5 94 83"
)

SAID: Positions = {
    "circle-one": (f"2 players; {LANDED}", "circle 28", {"number": 28, "seat": "B"}),
    "circle-several": (
        f"3 players; C at 60; {LANDED}",
        "circle 28",
        {"number": 28, "count": 2},
    ),
    "circle-near": (f"2 players; {LANDED}", "circle 62", {"number": 62, "seat": "B"}),
    "circle-aside": (f"2 players; {LANDED}", "circle 83", {"number": 83}),
    "pass": (f"2 players; circles A 1 2; {LANDED}", "pass", {"count": 2}),
    "stay": ("2 players; narrow board; B at a2; A rolls 2-1", "stay", {}),
    "land": (f"shallow board; {BEGUN}; A rolls 3-3", THROUGH, {"end": "ship", "risk": 80}),
    "walk-safe": (
        f"{BEGUN}; A rolls 2-1",
        "to f2, to f3, to f4",
        {"square": "f4", "nearer": 3},
    ),
    "walk-little-risk": (
        f"{BEGUN}; A rolls 3-2",
        STRAIGHT,
        {"square": "94", "nearer": 5, "risk": 4},
    ),
    "walk-risk": (f"{BEGUN}; A rolls 6-6", FAR, {"square": "17", "nearer": 12, "risk": 29}),
    "walk-back": (
        "2 players; progress=free; A at 39; A rolls 1-1",
        "to 50, to 61",
        {"square": "61", "farther": 2, "risk": 0},
    ),
}

UNSAID: Positions = {
    "circle-one": (f"2 players; {LANDED}", "circle 62", {"number": 62, "seat": "B"}),
    "circle-several": (f"2 players; {LANDED}", "circle 28", {"number": 28, "count": 2}),
    "circle-near": (f"2 players; {LANDED}", "circle 28", {"number": 28, "seat": "B"}),
    "circle-aside": (f"2 players; {LANDED}", "circle 28", {"number": 28}),
    "pass": (f"2 players; circles A 1 2; {LANDED}", "pass", {"count": 3}),
    "stay": ("2 players; narrow board; A rolls 2-1", "to a2, to a3, to 15", {}),
    "land": (SAID["land"][0], THROUGH, {"end": "ship", "risk": 90}),
    "walk-safe": (f"{OWNER_WALKED}; A rolls 3-2", STRAIGHT, {"square": "94", "nearer": 5}),
    "walk-little-risk": (SAID["walk-risk"][0], FAR, {"square": "17", "nearer": 12, "risk": 15}),
    "walk-risk": (SAID["walk-risk"][0], FAR, {"square": "17", "nearer": 12, "risk": 39}),
    "walk-back": (
        SAID["walk-back"][0],
        "to 28, to 17",
        {"square": "17", "farther": 2, "risk": 0},
    ),
}

GAMES = times(3, 40)
LONGEST = 300
EVERY = times(12, 4)  # positions are looked at
BOARDS = ("valley", "valley", "narrow")


@slow
@pytest.mark.parametrize("chips", ["may_enter", "must_jump"])
def test_whatever_is_said_in_random_games_is_true(chips: str) -> None:
    require_true(chain.from_iterable(game(seed, chips) for seed in range(GAMES)), CLAIMS)


def game(seed: int, chips: str) -> Iterator[Said]:
    rng = Random(seed)
    options = random_options(GAME, rng)
    match = Match(GAME, rng.choice(GAME.about.seats), seed + 1, options | {"chips": chips})
    match.board = board_named(rng.choice(BOARDS))
    GAME.rules.setup(match.state, match.board.plain)
    return heard(match, rng, lambda match, seat: rng.choice(match.legal(seat)), LONGEST, EVERY)


def test_a_walk_says_nothing_of_the_walkers_own_circles() -> None:
    """What the page shades as clear for A are B's numbers, for B those of A."""
    table = play(OWNER_WALKED)
    assert {94, 83} <= set(table.player("A").clear)
    assert not {94, 83} & set(table.player("B").clear)
