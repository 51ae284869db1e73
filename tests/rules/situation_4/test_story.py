"""What is told: every event with its particulars, and nothing left out."""

from __future__ import annotations

from random import Random

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.seats import FATE
from ludotheque.games.situation_4 import story
from ludotheque.games.situation_4.rules import over
from ludotheque.games.situation_4.state import Board, State
from ludotheque.words import LANGUAGES, has, say
from tests.kit.codes import words_of
from tests.kit.events import codes_in, event
from tests.tiers import slow

from .field import FIELD, GAME
from .table import match_on

NOT_CODES = {"paratroop", "tank"}
SOUTH_BUT_F2 = "a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 e2"
NORTH_HALF = "a4 b4 c4 d4 e4 f4 a3 b3 c3 d3 e3 f3"


CASES = {
    "one is ready": ("getting ready; A is ready", [event("ready", seat="A")]),
    "both are": (
        "getting ready; A is ready; B is ready",
        [event("ready", seat="B"), event("both-ready")],
    ),
    "it begins": ("getting ready; A is ready; B is ready; clock: go", [event("begun")]),
    "a piece": ("A lays b1", [event("laid", seat="A", piece=20, place="b1")]),
    "a piece that completes an objective": (
        "A lays a1",
        [
            event("laid", seat="A", piece=19, place="a1"),
            event("completed", seat="A", objective="town-1", value=100),
        ],
    ),
    "a piece that completes an area": (
        "A has b1 b2 c1; A lays c2",
        [
            event("laid", seat="A", piece=15, place="c2"),
            event("area-covered", seat="A", area="6"),
        ],
    ),
    "a piece that spoils an objective": (
        "A has c2; B has d3; B lays d2",
        [
            event("laid", seat="B", piece=16, place="d2"),
            event("objective-lost", objective="refinery-1"),
        ],
    ),
    "a piece that spoils a base": (
        "B has b2; B lays b1",
        [
            event("laid", seat="B", piece=20, place="b1"),
            event("base-lost", seat="B", other="A", base="paratroop"),
        ],
    ),
    "a piece that spoils the other base": (
        "B has f2; B lays f1",
        [
            event("laid", seat="B", piece=24, place="f1"),
            event("base-lost", seat="B", other="A", base="tank"),
        ],
    ),
    "paratroopers": (
        "A has b1; A lays c1",
        [
            event("laid", seat="A", piece=21, place="c1"),
            event("paratroopers-received", seat="A"),
        ],
    ),
    "tanks": (
        "A has e1; A lays f1",
        [event("laid", seat="A", piece=24, place="f1"), event("tanks-received", seat="A")],
    ),
    "a bridgehead": (
        "A has a1 a2; B has d4; A dropped on d4; A flags town-1; A lays d3",
        [
            event("laid", seat="A", piece=10, place="d3"),
            event("bridgehead", seat="A", place="d3"),
        ],
    ),
    "a declaration": ("A is done", [event("declared", seat="A")]),
    "its withdrawal": (
        "A is done; A lays b1",
        [event("laid", seat="A", piece=20, place="b1"), event("withdrawn", seat="A")],
    ),
    "a flag forgotten": (
        "A lays a1; A lays b1",
        [
            event("laid", seat="A", piece=20, place="b1"),
            event("forgotten", seat="A", objective="town-1"),
        ],
    ),
    "a paratrooper": (
        "A has b1 c1; B has d4; A drops d4",
        [event("dropped", seat="A", place="d4", left=2)],
    ),
    "a tank": (
        "A has e1 f1; A tanks e1",
        [event("tank-placed", seat="A", place="e1", closed=2)],
    ),
    "a tank that neutralises another": (
        "A has e1 f1 c1 d1; B has b2; B parked on b2; A tanks c1",
        [
            event("tank-placed", seat="A", place="c1", closed=0),
            event("neutralised", seat="A", place="c2"),
            event("neutralised", seat="A", place="b1"),
        ],
    ),
    "a flag": (
        "A lays a1; A flags town-1",
        [event("flag-planted", seat="A", objective="town-1", value=100)],
    ),
    "a flag taken": (
        "A lays a1; A lays b1; B flags town-1",
        [event("flag-taken", seat="B", other="A", objective="town-1", value=100)],
    ),
    "a bridge": (
        "A has e2; A bridges 4",
        [event("bridge-laid", seat="A", site="4", points=100)],
    ),
    "a side is stuck": (
        "A has b1; B has a1 b2 c2; B flags town-1; B lays c1",
        [
            event("laid", seat="B", piece=21, place="c1"),
            event("base-lost", seat="B", other="A", base="paratroop"),
            event("stuck", seat="A"),
        ],
    ),
    "and goes on": (
        "B has c1 c2; A has b1; B lays b2; B lays a2; B lays a1; B lays a3",
        [
            event("laid", seat="B", piece=7, place="a3"),
            event("forgotten", seat="B", objective="town-1"),
            event("unstuck", seat="A"),
        ],
    ),
    "a flag takes a declaration back": (
        "A has a1; A is done; A flags town-1",
        [
            event("flag-planted", seat="A", objective="town-1", value=100),
            event("withdrawn", seat="A"),
        ],
    ),
    "the board is covered": (
        f"A has {SOUTH_BUT_F2}; B has {NORTH_HALF}; A flags town-1; A flags refinery-1;"
        "A flags fort-1; B flags town-2; B flags refinery-2; A flags fort-2; A lays f2",
        [
            event("laid", seat="A", piece=18, place="f2"),
            event("area-covered", seat="A", area="8"),
            event("over-covered"),
        ],
    ),
    "both have finished": ("A is done; B is done", [event("declared", seat="B"),
                                                    event("over-finished")]),
    "nobody lays any more": ("A is done; clock: still", [event("over-still")]),
    "time is up": ("minutes=30; clock: time", [event("over-time", minutes=30)]),
    "objectives that count after all, and one that does not": (
        "minutes=30; A lays a1; A lays b1; B lays f4; clock: time",
        [
            event("over-time", minutes=30),
            event("counted-for-nobody", objective="town-1"),
            event("counted", seat="B", objective="town-2", value=100),
        ],
    ),
}  # fmt: skip


def test_of_the_shuffle_nothing_is_told_but_that_it_is_done() -> None:
    match = match_on(FIELD, {})
    while of_type(State, match.state).dealing == 0 or len(match.legal(FATE)) > 1:
        assert match.play(FATE, match.legal(FATE)[-1]) == []
    assert match.play(FATE, match.legal(FATE)[0]) == [event("shuffled")]


def test_every_code_has_a_case() -> None:
    assert words_of(story) - NOT_CODES == codes_in(CASES) | {"shuffled"}


@slow
def test_everything_is_told_to_everybody_and_can_be_said() -> None:
    for seed in range(6):
        match, dice = match_on(FIELD, {}, seed=seed), Random(seed)
        while not over(of_type(State, match.state), of_type(Board, match.board.plain)):
            seat = dice.choice(sorted(match.acting))
            for told in match.play(seat, dice.choice(match.legal(seat))):
                assert told.audience is None
                for language in LANGUAGES:
                    assert has(language, f"event-{told.code}", GAME.name)
                    assert say(language, f"event-{told.code}", told.values, game=GAME.name)
