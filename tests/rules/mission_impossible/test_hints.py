"""What a hint says is true: in positions made for each sentence, and in random games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random

from tests.kit.hints import Positions, Said, heard, require_true
from tests.tiers import slow, times

from .claims import CLAIMS
from .positions import GAME, eager

# A hunts B, B hunts C, C hunts A.
THREE = "A english; B russian; C german"
MEETING = "A at h4; B at h5; A rolls 1; h5"
LAID = "; ".join(
    f"A: lay {clue}" for clue in ("sunglasses", "broken-nose", "scar", "gold-tooth", "red-herring")
)

SAID: Positions = {
    "lay": (f"{THREE}; set up", "A: lay scar", {}),
    "start": (f"{THREE}; set up; {LAID}", "A: start g9", {}),
    "confront-sure": (f"{THREE}; A knows B; {MEETING}", "confront B", {"seat": "B"}),
    "confront": (f"{THREE}; {MEETING}", "confront B", {"seat": "B", "chance": 50, "risk": 50}),
    "pass": (f"4 players; {MEETING}", "pass", {"seat": "B", "chance": 33}),
    "pass-wait": (f"{THREE}; A knows B; {MEETING}", "pass", {"seat": "B", "chance": 100}),
    "pass-danger": (f"{THREE}; {MEETING}", "pass", {"seat": "B", "chance": 50}),
    "strike": (
        f"{THREE}; B at d8; A rolls 6",
        "d8",
        {"seat": "B", "square": "d8", "chance": 50},
    ),
    "read": (f"{THREE}; A rolls 6", "c7", {"owner": "C", "square": "c7", "count": 2}),
    "shelter": (f"{THREE}; A rolls 5", "e9", {"seat": "B", "square": "e9", "chance": 50}),
    "flee": (
        f"{THREE}; A at h9; A rolls 6",
        "k7",
        {"seat": "B", "square": "k7", "chance": 50},
    ),
    "hunt": (
        f"{THREE}; B at f8; A rolls 3",
        "i8",
        {"seat": "B", "square": "i8", "chance": 50, "roll": 4},
    ),
    "stalk": (
        f"{THREE}; A rolls 2",
        "i8",
        {"seat": "B", "square": "i8", "chance": 50, "roll": 2},
    ),
    "home": ("4 players; A rolls 5", "e9", {"square": "e9"}),
    "look": (f"{THREE}; A rolls 5", "d8", {"square": "d8", "steps": 3}),
    "wait": (
        f"{THREE}; A knows C; A rolls 4",
        "i7",
        {"square": "i7", "seat": "B", "steps": 0},
    ),
}

UNSAID: Positions = {
    "lay": (SAID["start"][0], "A: start g9", {}),
    "start": (SAID["lay"][0], "A: lay scar", {}),
    "confront-sure": (f"{THREE}; {MEETING}", "confront B", {"seat": "B"}),
    "confront": (
        f"{THREE}; {MEETING}",
        "confront B",
        {"seat": "B", "chance": 80, "risk": 20},
    ),
    "pass": (f"{THREE}; A knows B; {MEETING}", "pass", {"seat": "B", "chance": 0}),
    "pass-wait": (f"4 players; {MEETING}", "pass", {"seat": "B", "chance": 60}),
    "pass-danger": (f"{THREE}; A knows B; {MEETING}", "pass", {"seat": "B", "chance": 50}),
    # On a square of their own nobody can be confronted.
    "strike": (
        f"{THREE}; A rolls 4",
        "i7",
        {"seat": "B", "square": "i7", "chance": 50},
    ),
    # Who knows the second of three knows the third.
    "read": (
        f"{THREE}; A knows B; A rolls 6",
        "c7",
        {"owner": "C", "square": "c7", "count": 2},
    ),
    "shelter": (f"{THREE}; A rolls 5", "d8", {"seat": "B", "square": "d8", "chance": 50}),
    # B's rolls count twice: five streets or six, it takes a three.
    "flee": (
        "4 players; C fell to B; D fell to B; A at j8; B at k4; A rolls 1",
        "i9",
        {"seat": "B", "square": "i9", "chance": 100},
    ),
    "hunt": (
        f"{THREE}; A rolls 2",
        "i8",
        {"seat": "B", "square": "i8", "chance": 50, "roll": 2},
    ),
    "stalk": (
        f"{THREE}; B at f8; A rolls 3",
        "i8",
        {"seat": "B", "square": "i8", "chance": 50, "roll": 4},
    ),
    "home": ("4 players; A rolls 5", "d8", {"square": "d8"}),
    # All is known, and no card tells anything any more.
    "look": (f"{THREE}; A knows B; A rolls 5", "d8", {"square": "d8", "steps": 3}),
    "wait": (
        f"{THREE}; A knows C; A rolls 4",
        "i7",
        {"square": "i7", "seat": "C", "steps": 0},
    ),
}

GAMES = times(12, 150)
LONGEST = 250
EVERY = times(9, 5)  # positions are looked at


@slow
def test_whatever_is_said_in_random_games_is_true() -> None:
    require_true(chain.from_iterable(map(game, range(GAMES))), CLAIMS)


def game(seed: int) -> Iterator[Said]:
    """People meet more often than by chance."""
    rng = Random(seed)
    options = {"cards": rng.choice(["put_back", "kept"])}
    seats, board = GAME.about.seats[seed % len(GAME.about.seats)], rng.choice(GAME.about.boards)
    match = GAME.match(seats, seed=seed + 1, options=options, board=board)
    return heard(match, rng, lambda match, seat: eager(match, seat, rng), LONGEST, EVERY)
