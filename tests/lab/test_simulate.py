"""A run means the same whatever plays it: speed, batches and cores make no difference."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine import chance, compile
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE
from ludotheque.engine.speeds import CPU
from ludotheque.lab import simulate as lab
from ludotheque.lab.census import census
from ludotheque.lab.portions import in_threads
from ludotheque.lab.rerun import rerun
from ludotheque.lab.run import Run
from ludotheque.lab.simulate import BatchPlayer, RunReport, simulate
from tests.fixtures import fixture_games
from tests.tiers import one_of_the_shelf, times

DASH, HOARD, RUSH = fixture_games()
GAMES = (*ludotheque.all_games(), DASH, HOARD, RUSH)
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def report(game: Game, **changes: Any) -> RunReport:
    settings: dict[str, Any] = {"games": 40, "seats": max(game.about.seats), "seed": 9}
    return simulate(Run(game, **(settings | changes)))


@EVERY_GAME
def test_a_report_says_what_was_run(game: Game) -> None:
    found = report(game)
    wanted = "game games seats seed backend steps seconds steps_per_second wins shared mean_steps"
    assert {*wanted.split(), "digest", "unfinished"} <= set(found)
    assert found["game"] == game.name
    assert sum(found["wins"]) + found["shared"] + found["unfinished"] == found["games"] == 40
    assert len(found["wins"]) == found["seats"]
    assert found["mean_steps"] == pytest.approx(found["steps"] / 40, abs=1e-3)


@EVERY_GAME
def test_batches_and_cores_make_no_difference(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = report(game)["digest"]
    monkeypatch.setattr(CPU, "batch", 7)
    assert report(game)["digest"] == whole
    run = Run(game, 40, max(game.about.seats), 9)
    for workers in (1, 3):
        tally = lab.Tally(run.seats)
        for found in in_threads(lab.summarizing(run), run.spans(), workers):
            tally.add(found)
        assert tally.digest.hexdigest() == whole


@EVERY_GAME
def test_seed_games_and_seats_all_matter(game: Game) -> None:
    fewest = min(game.about.seats)
    digests = [
        report(game)["digest"],
        report(game, seed=10)["digest"],
        report(game, seed=9 + (1 << 40))["digest"],
        report(game, games=41)["digest"],
    ]
    if fewest < max(game.about.seats):
        digests.append(report(game, seats=fewest)["digest"])
    assert len(set(digests)) == len(digests)


@EVERY_GAME
def test_a_game_of_a_run_does_not_depend_on_the_others(game: Game) -> None:
    run = Run(game, 30, max(game.about.seats), 9)
    player = BatchPlayer(run, CPU)
    together, alone = player.play(0, 30), player.play(17, 1)
    assert together.hashes[17] == alone.hashes[0]
    assert together.steps[17] == alone.steps[0]


@EVERY_GAME
def test_games_that_are_cut_short_count_as_unfinished(game: Game) -> None:
    slow, fast = (report(game, games=6, max_steps=3, backend=name) for name in ("python", "cpu"))
    assert slow["digest"] == fast["digest"]
    assert slow["unfinished"] == fast["unfinished"] > 0
    assert slow["steps"] <= 18
    assert sum(slow["wins"]) + slow["shared"] == 6 - slow["unfinished"]


@EVERY_GAME
def test_greedy_beats_random(game: Game) -> None:
    fewest = min(game.about.seats)
    bots = ("greedy", *["random"] * (fewest - 1))
    found = report(game, games=300, seats=fewest, bots=bots)
    assert found["wins"][0] > max(found["wins"][1:])


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"bots": ("clever",)}, "no-such-bot"),
        ({"bots": ("random", "greedy")}, "wrong-bots"),
        ({"seats": 9}, "wrong-seats"),
        ({"options": {"nothing": "x"}}, "no-such-option"),
        ({"board": "nowhere"}, "no-such-board"),
    ],
)
def test_a_run_that_cannot_be_is_refused(changes: dict[str, Any], code: str) -> None:
    game = ludotheque.all_games()[0]
    for backend in ("python", "cpu"):
        with pytest.raises(LudothequeError) as caught:
            report(
                game,
                backend=backend,
                seats=changes.get("seats", 3),
                **{name: value for name, value in changes.items() if name != "seats"},
            )
        assert caught.value.problem.code == code


@EVERY_GAME
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_any_game_of_a_run_can_be_played_again(game: Game, bot: str) -> None:
    run = Run(game, 30, max(game.about.seats), 9, bots=(bot,), max_steps=times(60, 400))
    batch = BatchPlayer(run, CPU).play(0, 30)
    for number in (0, 13):
        match = rerun(run, number)
        steps = sum(entry.seat != FATE for entry in match.log)
        assert steps == abs(batch.steps[number])
        assert list(match.scores) == batch.scores[number].tolist()
        assert hash_of(match) == batch.hashes[number]


def hash_of(match: Match) -> int:
    """The hash that a run gives a game, worked out from its log."""
    h = chance.HASH_START
    for entry in match.log:
        if entry.seat != FATE:
            h = chance.fold(h, entry.seat)
        h = chance.fold(h, entry.choice)
    folded: int = compile.interpreted(match.game).fold_state(match.state, h)
    return folded


@pytest.mark.parametrize("game", one_of_the_shelf(), ids=lambda game: game.name)
def test_a_census_plays_the_same_games_and_no_clause_lies_idle(game: Game) -> None:
    run = Run(game, 300, max(game.about.seats), 9, bots=("random",))
    found = census(run)
    assert list(found["clauses"]) == list(game.clauses)
    idle = [
        clause
        for clause, counts in found["clauses"].items()
        if counts["carried_out"] + counts["forbade"] == 0
    ]
    assert idle == []
