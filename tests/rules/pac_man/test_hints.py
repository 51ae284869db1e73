"""What a hint says is true: in positions made for each sentence, and in random games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random

from tests.kit.hints import Positions, Said, heard, require_positions, require_true
from tests.kit.states import random_options
from tests.tiers import slow, times

from .claims import CLAIMS
from .positions import BOARDS, GAME
from .table import play

GOBBLED = "no marbles; ghost-1 at d6; A holds f10; A rolls 4-1; pac-man 4; d9 e8 d7 d6"
OVER_THE_DOOR = "ghost-1 at a7; ghost-2 at c11; no marbles; A rolls 1-2"

SAID: Positions = {
    "name": (f"2 players; B has 1; {GOBBLED}", "name B", {"seat": "B", "count": 1}),
    "name-leader": (
        f"3 players; B has 3; C has 1; {GOBBLED}",
        "name B",
        {"seat": "B", "count": 2},
    ),
    "stuck": (
        "2 players; A at h9; B at g10; ghost-1 at g8; no marbles; A rolls 3-1",
        "pac-man 1, stay",
        {"piece": "pac-man"},
    ),
    "keep-yellow": (
        "2 players; A at k3; ghost-1 at i1; ghost-2 at k5; no marbles; A holds f10; A rolls 6-5",
        "pac-man 6, stay",
        {},
    ),
    "spare-yourself": (
        "2 players; A at a7; B at i2; ghost-1 at b9; ghost-2 at c11; no marbles; A rolls 6-2",
        "ghost-1 2, stay",
        {"ghost": "ghost-1"},
    ),
    "gobble-ghost": (
        "2 players; B has 1; ghost-1 at d6; no marbles; A holds f10; A rolls 1-4",
        "pac-man 4, d9, e8, d7, d6",
        {"ghost": "ghost-1", "space": "d6", "count": 1},
    ),
    "yellow": (
        "2 players; A at e10; yellow f10; marbles g10 k5; A rolls 2-1",
        "pac-man 2, f10, g10",
        {"space": "g10", "count": 1},
    ),
    "marbles": (
        "2 players; ghost-1 at g4; marbles d9; A rolls 6-2",
        "pac-man 2, d9, e8",
        {"space": "e8", "count": 1},
    ),
    "marbles-safe": (
        "2 players; B at c10; ghost-1 at d3; marbles c8 k5; A rolls 5-4",
        "pac-man 5, c8, d7, e8, d9, c9",
        {"space": "c9", "count": 1},
    ),
    "flee": (
        "2 players; A at d9; ghost-1 at k6; marbles f4; A rolls 1-2",
        "pac-man 1, c9",
        {"space": "c9", "count": 0},
    ),
    "near": (
        "2 players; ghost-1 at e1; marbles d6; A rolls 3-1",
        "pac-man 1, d9",
        {"space": "d9", "steps": 3},
    ),
    "cut-off": ("2 players; ghost-1 at d9; no marbles; A rolls 1-4", "pac-man 1, b9", {}),
    "last": ("2 players; marbles c10; A rolls 1-2; pac-man 1; c10", "ghost-1 2, f8, e8", {}),
    "catch": (
        "2 players; B at d6; B has 1; no marbles; A rolls 5-3",
        "ghost-2 5, d6",
        {"ghost": "ghost-2", "seat": "B", "count": 1},
    ),
    "send-home": (
        "2 players; A at f4; no marbles; A rolls 6-3",
        "ghost-2 6, f4",
        {"ghost": "ghost-2"},
    ),
    "lead-away": (
        "2 players; A at c4; no marbles; A rolls 3-1",
        "ghost-2 1, f8",
        {"ghost": "ghost-2", "steps": 5},
    ),
    "threaten": (
        "2 players; B at f1; no marbles; A rolls 1-5",
        "ghost-2 1, h6",
        {"ghost": "ghost-2", "seat": "B"},
    ),
    "park": ("2 players; no marbles; A rolls 3-1", "ghost-2 1, d6", {"ghost": "ghost-2"}),
    "beside": (
        "2 players; A at d9; no marbles; A rolls 1-2",
        "ghost-2 1, d6",
        {"ghost": "ghost-2", "steps": 3},
    ),
}

UNSAID: Positions = {
    "name": (f"2 players; B has 1; {GOBBLED}", "name B", {"seat": "B", "count": 2}),
    "name-leader": (
        f"3 players; B has 3; C has 3; {GOBBLED}",
        "name B",
        {"seat": "B", "count": 2},
    ),
    "stuck": (SAID["keep-yellow"][0], "pac-man 6, stay", {"piece": "pac-man"}),
    "keep-yellow": (SAID["stuck"][0], "pac-man 1, stay", {}),
    "spare-yourself": (
        "tiny board; no marbles; ghost-1 at b3; ghost-2 at b1; A rolls 2-2",
        "ghost-1 2, stay",
        {"ghost": "ghost-1"},
    ),
    "gobble-ghost": (
        SAID["gobble-ghost"][0],
        "pac-man 4, d9, e8, d7, d6",
        {"ghost": "ghost-1", "space": "d6", "count": 2},
    ),
    "yellow": (SAID["yellow"][0], "pac-man 1, e11", {"space": "e11", "count": 0}),
    "marbles": (SAID["marbles"][0], "pac-man 2, d9, e8", {"space": "e8", "count": 2}),
    "marbles-safe": (SAID["marbles"][0], "pac-man 2, d9, e8", {"space": "e8", "count": 1}),
    # No ghost comes through a door: there was nothing to flee from.
    "flee": (f"2 players; A at k6; {OVER_THE_DOOR}", "pac-man 1, k7", {"space": "k7", "count": 0}),
    # The ghost stands between.
    "near": (
        "2 players; ghost-1 at d7; marbles d6; A rolls 3-1",
        "pac-man 1, d9",
        {"space": "d9", "steps": 3},
    ),
    "cut-off": (SAID["near"][0], "pac-man 1, d9", {}),
    "last": ("2 players; marbles c10 k5; A rolls 1-2; pac-man 1; c10", "ghost-1 2, f8, e8", {}),
    "catch": (
        SAID["catch"][0],
        "ghost-2 5, d6",
        {"ghost": "ghost-2", "seat": "B", "count": 2},
    ),
    "send-home": (SAID["catch"][0], "ghost-2 5, d6", {"ghost": "ghost-2"}),
    "lead-away": (SAID["beside"][0], "ghost-2 1, d6", {"ghost": "ghost-2", "steps": 0}),
    # One step through a door that is closed to ghosts.
    "threaten": (
        f"2 players; B at k6; {OVER_THE_DOOR}",
        "ghost-1 1, a6",
        {"ghost": "ghost-1", "seat": "B"},
    ),
    "park": (SAID["beside"][0], "ghost-2 1, d6", {"ghost": "ghost-2"}),
    "beside": (
        f"2 players; A at k6; {OVER_THE_DOOR}",
        "ghost-1 1, a6",
        {"ghost": "ghost-1", "steps": 1},
    ),
}

GAMES = times(6, 60)
LONGEST = 400
EVERY = 5  # positions are looked at


def test_nothing_is_said_of_another_turn_where_none_follows() -> None:
    last: Positions = {
        "marbles": (
            "2 players; marbles c10; A rolls 1-2",
            "pac-man 1, c10",
            {"space": "c10", "count": 1},
        ),
        "last": ("2 players; A at e10; yellow f10; A rolls 1-2", "pac-man 1, f10", {}),
    }
    require_positions(play, last, {}, CLAIMS)


def test_open_doors_let_ghosts_through() -> None:
    script, moves, values = UNSAID["threaten"]
    opened = {"threaten": (f"ghost_doors=open; {script}", moves, values)}
    require_positions(play, opened, {}, CLAIMS)


@slow
def test_whatever_is_said_in_random_games_is_true() -> None:
    require_true(chain.from_iterable(map(game, range(GAMES))), CLAIMS)


def game(seed: int) -> Iterator[Said]:
    rng = Random(seed)
    options = random_options(GAME, rng)
    seats, board = rng.choice(GAME.about.seats), rng.choice(BOARDS)
    match = GAME.match(seats, seed=seed + 1, options=options, board=board)
    return heard(match, rng, lambda match, seat: rng.choice(match.legal(seat)), LONGEST, EVERY)
