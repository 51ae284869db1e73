"""The arena is fair: everybody has every seat, the same dice, and no more knowledge than is due."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter, defaultdict
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine import chance, declare
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.speeds import INTERPRETER
from ludotheque.lab import arena, arena_bots, arena_pool, arena_report
from ludotheque.lab.arena_table import ArenaTable, OneGame
from ludotheque.lab.contest import Contest, Fixture, SearchEffort
from tests.cli.command import environment_of_its_own
from tests.tiers import thorough

DASH, HOARD = "tests.fixtures.dash", "tests.fixtures.hoard"
NAMES = ("random", "greedy", "novice", "casual", "steady", "sharp", "master")
ROOT = Path(__file__).resolve().parents[2]


def contest(package: str = DASH, **changes: Any) -> Contest:
    settings: dict[str, Any] = {"bots": ("greedy", "random"), "games": 40, "seats": 2, "seed": 5}
    return Contest(package, **(settings | changes))


def report(package: str = DASH, processes: int = 1, **changes: Any) -> arena_report.ArenaReport:
    return arena_report.as_json(arena_pool.play_contest(contest(package, **changes), processes))


# ---------------------------------------------------------------- who sits where


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("bots", [2, 3, 4, 5, 6, 7])
def test_in_every_round_everybody_has_every_seat_equally_often(bots: int, seats: int) -> None:
    wanted = contest(bots=NAMES[:bots], seats=seats, games=7)
    held: dict[int, Counter[tuple[int, int]]] = defaultdict(Counter)
    for fixture in arena.fixtures(wanted):
        held[fixture.round].update((bot, seat) for seat, bot in enumerate(fixture.seating))
    for counts in held.values():
        assert set(counts) == {(bot, seat) for bot in range(bots) for seat in range(seats)}
        assert len(set(counts.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 3), (2, 4), (3, 2), (5, 3), (3, 6)])
def test_every_line_up_plays_as_many_games_as_were_asked_for(bots: int, seats: int) -> None:
    wanted = contest(bots=NAMES[:bots], seats=seats, games=30)
    played = Counter(tuple(sorted(set(each.seating))) for each in arena.fixtures(wanted))
    assert set(played) == set(arena.line_ups(bots, seats))
    assert min(played.values()) >= 30
    assert max(played.values()) < 30 + 36


def test_no_game_of_a_round_is_played_twice() -> None:
    for seats in (2, 4, 6):
        games = arena.fixtures(contest(seats=seats, games=100))
        assert [game.number for game in games] == list(range(len(games)))
        places = [(game.round, game.seating) for game in games]
        assert len(set(places)) == len(places)


def test_neighbours_change_from_round_to_round() -> None:
    games = arena.fixtures(contest(bots=NAMES[:4], seats=4, games=80))
    assert len({game.seating for game in games}) > 12


# ---------------------------------------------------------------- the same dice


def test_the_dice_of_a_round_are_the_same_whoever_sits_where() -> None:
    """What fate draws before anybody acts is equal within a round, and not from round to round."""
    table = ArenaTable(contest(max_steps=1))
    lanes = {
        (number, seating): drawn_lanes(table, Fixture(2 * number + at, number, seating))
        for number in range(8)
        for at, seating in enumerate([(0, 1), (1, 0)])
    }
    assert all(lanes[number, (0, 1)] == lanes[number, (1, 0)] for number in range(8))
    assert len(set(lanes.values())) == 2


def values(game: OneGame) -> dict[str, Any]:
    """All that the position says."""
    return declare.values(game.table.contest.game.declared.State, game.s)


def drawn_lanes(table: ArenaTable, fixture: Fixture) -> tuple[int, ...]:
    """The order of the runners at the start, of whom one may have taken a step."""
    game = OneGame(table, fixture)
    game.next_seat()
    first, second = values(game)["at"][:2]
    return (0, 1) if (second - first) % 12 in (1, 2) or first == 0 else (1, 0)


@pytest.mark.parametrize("package", [DASH, HOARD])
def test_fate_draws_from_a_stream_that_nobody_else_touches(package: str) -> None:
    table = ArenaTable(contest(package))
    for fixture in arena.fixtures(table.contest)[:12]:
        game = OneGame(table, fixture)
        assert game.next_seat() == -1
        fate = INTERPRETER.generator(table.contest.seed, fixture.round)
        draws = 0
        while fate != list(game.play.fate):
            chance.next_word(fate)
            draws += 1
            assert draws < 1000
        assert draws > 0


def test_bots_draw_from_streams_of_their_own() -> None:
    table = ArenaTable(contest())
    first, second = (OneGame(table, Fixture(number, 0, (0, 1))) for number in (0, 1))
    assert list(first.play.fate) == list(second.play.fate)
    assert list(first.play.order) == list(second.play.order)
    streams = {tuple(rng) for game in (first, second) for rng in game.rngs}
    assert len(streams) == 16
    assert tuple(first.play.fate) not in streams


# ---------------------------------------------------------------- the same games


def test_the_same_seed_gives_the_same_games_however_many_processes() -> None:
    bots = ("novice", "random", "greedy")
    alone, spread = (report(HOARD, each, bots=bots, games=6) for each in (1, 2))
    assert alone["results"] == spread["results"]
    assert alone["digest"] == spread["digest"]
    assert (alone["processes"], spread["processes"]) == (1, 2)
    assert alone["figures"]["bots"][0]["playouts_a_move"] > 1
    assert report(HOARD, bots=bots, games=6, seed=6)["digest"] != alone["digest"]


def test_everything_asked_for_matters() -> None:
    changes: list[dict[str, Any]] = [
        {},
        {"seed": 6},
        {"games": 42},
        {"seats": 3},
        {"bots": ("random", "greedy")},
        {"board": "cellar"},
        {"options": {"own_box": "free"}},
        {"max_steps": 3},
    ]
    assert len({report(HOARD, **each)["digest"] for each in changes}) == len(changes)


def test_the_number_of_play_outs_can_be_set() -> None:
    few, many = (report(HOARD, bots=("steady", "random"), games=2, playouts=n) for n in (3, 30))
    assert few["figures"]["bots"][0]["playouts_a_move"] <= 3
    assert many["figures"]["bots"][0]["playouts_a_move"] > 3
    assert "playouts_a_move" not in many["figures"]["bots"][1]


def test_time_can_be_given_instead() -> None:
    found = report(HOARD, bots=("steady", "casual"), games=2, milliseconds=1)
    for bot in found["figures"]["bots"]:
        assert bot["playouts_per_second"] > 0
        assert bot["milliseconds_a_move"] > 0


# ---------------------------------------------------------------- what a bot is shown


class Spy:
    """A mind that notes what it is shown, and takes the first legal action."""

    def __init__(self) -> None:
        self.shown: list[int] = []
        self.effort = SearchEffort()
        self.table: ArenaTable | None = None

    def choose(self, s: Any, seat: int, rng: Any) -> int:
        assert self.table is not None
        self.shown = s["coin"].tolist()
        self.table.built.legal(s, self.table.b, seat, self.table.out)
        return int(self.table.out[0])


def test_no_bot_is_ever_shown_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others' coins are wherever they might be; one's own is where it is."""
    wanted = contest(HOARD, bots=("novice", "random"), games=200)
    spy = Spy()
    monkeypatch.setattr(arena_bots, "bot_of", lambda *_: spy)
    table = spy.table = ArenaTable(wanted)
    same = other = 0
    for fixture in arena.fixtures(wanted)[:100]:
        game = OneGame(table, fixture)
        while (seat := game.next_seat()) != -1:
            game.think_and_play(seat)
            rival, truth = 1 - seat, values(game)["coin"]
            assert spy.shown[seat] in (truth[seat], -1)  # before it was hidden
            if truth[rival] != -1 and not values(game)["found"][rival]:
                same += spy.shown[rival] == truth[rival]
                other += spy.shown[rival] != truth[rival]
    assert other > same > 0


# ---------------------------------------------------------------- results


def test_greedy_beats_random() -> None:
    better, worse = report(HOARD, games=1000)["figures"]["bots"]
    assert better["bot"] == "greedy"
    assert better["share"]["low"] > 0.5 > worse["share"]["high"]
    assert better["share"]["value"] + worse["share"]["value"] == pytest.approx(1, abs=1e-3)


def test_a_bot_against_its_twin_wins_half() -> None:
    found = report(HOARD, bots=("greedy", "greedy+blunder_rate=0"), games=1000)
    assert found["figures"]["bots"][0]["share"]["value"] == pytest.approx(0.5, abs=0.06)


def test_games_that_are_cut_short_are_nobodys_win() -> None:
    found = report(games=10, max_steps=2)["figures"]
    assert found["unfinished"] == found["games"] == 10
    assert found["longest"] == 2
    assert [bot["share"]["value"] for bot in found["bots"]] == [0.5, 0.5]


def test_a_report_tells_everything_that_its_figures_need() -> None:
    found = report(games=30)
    assert found["wanted"] == len(found["results"]) == found["figures"]["games"] == 30
    again = json.loads(json.dumps(found))
    assert arena_report.figures([again]) == found["figures"]
    assert found["figures"]["rounds"] == 15
    assert found["columns"].index("steps") == 3
    steps = [row[3] for row in found["results"]]
    assert found["figures"]["longest"] == max(steps)
    assert found["figures"]["mean_steps"] == round(sum(steps) / 30, 1)


def test_reports_are_put_together() -> None:
    one, other = report(seed=1), report(seed=2)
    both = arena_report.together([("one", one), ("other", other)])["figures"]
    assert both["games"] == 80
    assert both["rounds"] == 40
    shares = [each["figures"]["bots"][0]["share"]["value"] for each in (one, other)]
    assert both["bots"][0]["share"]["value"] == pytest.approx(sum(shares) / 2, abs=1e-3)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seats": 3}, "arena-files-differ"),
        ({"options": {"laps": 1}}, "arena-files-differ"),
        ({"playouts": 9}, "arena-files-differ"),
        ({}, "arena-files-alike"),
    ],
)
def test_reports_that_do_not_belong_together_are_refused(
    changes: dict[str, Any], code: str
) -> None:
    with pytest.raises(LudothequeError) as caught:
        arena_report.together([("a", report(games=2)), ("b", report(games=2, **changes))])
    assert caught.value.problem.code == code


@pytest.mark.parametrize("found", [[], {}, {"format": 1}, {"ladder": []}])
def test_what_is_no_report_is_refused(found: Any) -> None:
    with pytest.raises(LudothequeError) as caught:
        arena_report.require_report("file", found)
    assert caught.value.problem.code == "arena-no-report"


# ---------------------------------------------------------------- interruptions and mistakes


@pytest.mark.parametrize("processes", [1, 2])
def test_after_an_interruption_whole_rounds_are_counted(processes: int) -> None:
    def interrupt(games: int) -> None:
        if games >= 20:
            raise KeyboardInterrupt

    wanted = contest(seats=3, games=60)
    results = arena_pool.play_contest(wanted, processes, interrupt)
    assert results.interrupted
    assert 0 < len(results.games) < results.wanted
    rounds = Counter(game.round for game in results.games)
    whole = Counter(fixture.round for fixture in arena.fixtures(wanted))
    assert all(whole[number] == games for number, games in rounds.items())
    assert arena_report.as_json(results)["figures"]["games"] == len(results.games)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"bots": ("greedy",)}, "arena-too-few-bots"),
        ({"bots": ("greedy", "greedy")}, "arena-same-bot"),
        ({"bots": ("greedy", "clever")}, "no-such-bot"),
        ({"bots": ("greedy", "novice+wit=3")}, "no-such-level-number"),
        ({"seats": 5}, "wrong-seats"),
        ({"board": "nowhere"}, "no-such-board"),
        ({"options": {"nothing": "x"}}, "no-such-option"),
        ({"seed": 1 << 63}, "wrong-seed"),
    ],
)
def test_a_contest_that_cannot_be_is_refused(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(LudothequeError) as caught:
        arena_pool.play_contest(replace(contest(), **changes), 1)
    assert caught.value.problem.code == code


WITHOUT_MUCH = """
import sys
for name in ("fluent", "msgspec", "shapely", "choix", "litestar", "platformdirs"):
    sys.modules[name] = None
from ludotheque.lab import arena_pool, arena_report
from ludotheque.lab.contest import Contest
found = arena_pool.play_contest(Contest("tests.fixtures.dash", ("greedy", "random"), 4, 2), 1)
print(arena_report.as_json(found)["figures"]["games"])
"""


@thorough
def test_it_plays_where_there_is_little_but_numba(tmp_path: Path) -> None:
    path = f"{ROOT / 'src'}:{ROOT}"
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_MUCH],
        env=environment_of_its_own(PYTHONPATH=path, TMPDIR=str(tmp_path)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "4\n", done.stderr
    assert list(tmp_path.iterdir()) == []  # the cache of that run is gone
