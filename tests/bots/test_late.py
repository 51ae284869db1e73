"""Workers that are late: starved, stopped, or stuck. Everybody gets a simple move in good time.

A starved worker is one whose bot stands at a gate; a stopped one has had a SIGSTOP. Where it does
not matter why nobody answers, there is no process at all.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from ludotheque.bots import player
from ludotheque.bots import workshop as workshops
from ludotheque.bots.foresight import Foresight
from ludotheque.bots.hints import find_hint
from ludotheque.bots.player import choose_action, choose_move, imagined, stand_in
from ludotheque.bots.process import Worker
from ludotheque.bots.waiting_line import ClosedError
from ludotheque.bots.worker import MoveAnswer
from ludotheque.bots.workshop import Workshop
from ludotheque.engine import chance, declare
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.registry import all_games, load
from ludotheque.engine.seats import Seat
from tests.bots import dawdle
from tests.bots.workshops import PATIENT, Gate, chosen, in_process, opened, pids, until
from tests.engine.random_play import EVERY_GAME, random_match
from tests.fixtures import fixture_games
from tests.tiers import times

games = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
shelf = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
_, HOARD, _ = fixture_games()
DAWDLE = load(dawdle.__name__)
WITH_LAST_RESORT = [game for game in all_games() if game.last_resort is not None]
SOON = 0.1  # seconds


@asynccontextmanager
async def at_work(game: Game) -> AsyncIterator[tuple[Workshop, int]]:
    """A workshop whose only worker has answered once, and the number of its process.

    From now on it has little time to answer, and those who wait behind it wait hardly at all.
    """
    async with opened(foresight=Foresight.NEVER, short_wait=SOON) as workshop:
        await workshop.choose(game.match(2), Seat.A, "random", 0)
        (pid,) = pids(workshop)
        workshop._patience = SOON
        yield workshop, pid


@pytest.fixture
def nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers without a process, which are at their question until the workshop is closed."""

    async def ask(worker: Worker, question: bytes) -> MoveAnswer:
        await until(lambda: worker.dismissed)
        raise EOFError

    monkeypatch.setattr(Worker, "ask", ask)


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the workshop has logged: of late workers, and of replaced ones."""
    texts = [record.message for record in caplog.records if record.name == workshops.__name__]
    return [next(word for word in ("is late", "is replaced") if word in text) for text in texts]


# ---------------------------------------------------------------- starved


@pytest.mark.every_loop
@pytest.mark.parametrize("others", [0, 3])
async def test_a_late_worker_is_left_alone_and_asked_again_later(
    gate: Gate, others: int, caplog: pytest.LogCaptureFixture
) -> None:
    match = DAWDLE.match(2)
    async with at_work(DAWDLE) as (workshop, pid):
        waiting = [
            asyncio.create_task(workshop.choose(match, Seat.A, "novice", at))
            for at in range(1 + others)
        ]
        bot = await gate.reached()
        for at, choice in enumerate(await asyncio.gather(*waiting)):
            assert choice.in_haste
            assert choice.move == in_process(match, Seat.A, "greedy", at)
        assert warnings(caplog) == ["is late"]
        gate.open(bot)
        workshop._patience = PATIENT
        while (choice := await workshop.choose(match, Seat.A, "novice", 9)).in_haste:
            pass
        assert choice.move == in_process(match, Seat.A, "greedy", 9)
        assert pids(workshop) == {pid}
    assert warnings(caplog) == ["is late"]


@pytest.mark.every_loop
async def test_a_late_answer_is_never_taken_for_the_next_one(gate: Gate) -> None:
    slow, quick = DAWDLE.match(2), random_match(HOARD, 4)
    seat = min(quick.acting)
    async with at_work(DAWDLE) as (workshop, pid):
        thinking = asyncio.create_task(workshop.choose(slow, Seat.A, "novice", 1))
        bot = await gate.reached()
        assert (await thinking).in_haste
        workshop._patience = workshop._short_wait = PATIENT
        moves = [asyncio.create_task(chosen(workshop, quick, seat, "random", at)) for at in (2, 3)]
        await asyncio.sleep(0)
        gate.open(bot)
        for at, move in zip((2, 3), moves, strict=True):
            assert await move == in_process(quick, seat, "random", at)
        assert pids(workshop) == {pid}


async def test_whoever_gives_up_waiting_leaves_a_worker_that_can_be_late(gate: Gate) -> None:
    match = DAWDLE.match(2)
    async with at_work(DAWDLE) as (workshop, pid):
        thinking = asyncio.create_task(workshop.choose(match, Seat.A, "novice", 1))
        bot = await gate.reached()
        thinking.cancel()
        await until(lambda: workshop._all_late)
        assert (await workshop.choose(match, Seat.A, "novice", 2)).in_haste
        gate.open(bot)
        await until(lambda: not workshop._jobs)
        assert pids(workshop) == {pid}


async def test_another_worker_is_asked_while_one_is_late(gate: Gate) -> None:
    match = DAWDLE.match(2)
    async with opened(workers=2, foresight=Foresight.NEVER) as workshop:
        first = asyncio.create_task(workshop.choose(match, Seat.A, "novice", 1))
        bot = await gate.reached()
        workshop._note_late(next(worker for worker in workshop._workers if worker.process))
        choice = await workshop.choose(HOARD.match(2), Seat.A, "novice", 2)
        assert not choice.in_haste
        assert len(pids(workshop)) == 2
        gate.open(bot)
        assert not (await first).in_haste


async def test_a_worker_that_is_late_again_and_again_is_told_of_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Until it has answered in time; and until then nobody waits long for it."""
    match, free = HOARD.match(2), asyncio.Event()

    async def ask(worker: Worker, question: bytes) -> MoveAnswer:
        await free.wait()
        return MoveAnswer(0)

    monkeypatch.setattr(Worker, "ask", ask)
    async with opened(patience=0.0, short_wait=0.0) as workshop:

        async def late() -> None:
            free.clear()
            assert (await workshop.choose(match, Seat.A, "novice", 1)).in_haste
            free.set()
            await until(lambda: not workshop._jobs)

        for _ in range(3):
            await late()
        assert workshop._all_late
        workshop._patience = workshop._short_wait = PATIENT
        assert not (await workshop.choose(match, Seat.A, "novice", 1)).in_haste
        assert not workshop._all_late
        assert warnings(caplog) == ["is late"]
        workshop._patience = 0.0
        await late()
        assert warnings(caplog) == ["is late"] * 2


# ---------------------------------------------------------------- stopped


@pytest.fixture
def stop() -> Iterator[Any]:
    """Stops processes; those that are still there in the end go on, so that they can be ended."""
    stopped: list[int] = []

    def stop_one(pid: int) -> None:
        stopped.append(pid)
        os.kill(pid, signal.SIGSTOP)

    yield stop_one
    for pid in stopped:
        try:
            os.kill(pid, signal.SIGCONT)
        except ProcessLookupError:
            continue


@pytest.mark.every_loop
async def test_nobody_waits_long_for_a_stopped_worker_twice(
    stop: Any, caplog: pytest.LogCaptureFixture
) -> None:
    match = HOARD.match(2)
    async with at_work(HOARD) as (workshop, pid):
        stop(pid)
        first = await workshop.choose(match, Seat.A, "master", 0)
        workshop._patience = PATIENT
        async with asyncio.timeout(PATIENT / 2):
            later = [await workshop.choose(match, Seat.A, "master", at) for at in range(1, 5)]
        for at, choice in enumerate([first, *later]):
            assert choice.in_haste
            assert choice.move == in_process(match, Seat.A, "greedy", at)
        assert pids(workshop) == {pid}
        os.kill(pid, signal.SIGCONT)
        while (await workshop.choose(match, Seat.A, "master", 9)).in_haste:
            pass
        assert pids(workshop) == {pid}
        assert not workshop._all_late
    assert warnings(caplog) == ["is late"]


@pytest.mark.every_loop
async def test_a_worker_that_does_not_answer_for_very_long_is_replaced(
    stop: Any, caplog: pytest.LogCaptureFixture
) -> None:
    match = HOARD.match(2)
    async with at_work(HOARD) as (workshop, pid):
        workshop._replace_after = 4 * SOON
        stop(pid)
        assert (await workshop.choose(match, Seat.A, "master", 0)).in_haste
        await until(lambda: not workshop._jobs)
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        workshop._patience = workshop._replace_after = PATIENT
        choice = await workshop.choose(match, Seat.A, "master", 1)
        assert not choice.in_haste
        assert pid not in pids(workshop)
    assert warnings(caplog) == ["is late", "is replaced"]


async def test_a_workshop_with_a_stopped_worker_can_be_closed(stop: Any) -> None:
    async with at_work(HOARD) as (workshop, pid):
        stop(pid)
        workshop._patience = PATIENT
        thinking = asyncio.create_task(workshop.choose(HOARD.match(2), Seat.A, "master", 0))
        await until(lambda: bool(workshop._jobs))
    with pytest.raises(ClosedError):
        await thinking


# ---------------------------------------------------------------- who moves instead


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The positions that stand-ins have been shown."""
    found: list[dict[str, Any]] = []

    def note(game: Game, s: Any, *rest: Any) -> int:
        found.append(declare.values(game.declared.State, s))
        return stand_in(game, s, *rest)

    monkeypatch.setattr(workshops, "stand_in", note)
    return found


@games
@pytest.mark.usefixtures("nobody_answers")
async def test_the_same_knowledge_gets_the_same_move_whatever_is_true(
    game: Game, shown: list[dict[str, Any]]
) -> None:
    async with opened(patience=0.0, short_wait=0.0) as workshop:
        for moves in range(2, 30, 9):
            match = random_match(game, moves, seed=moves)
            for seat in sorted(match.acting & frozenset(match.seats)):
                found = await workshop.choose(match, seat, "sharp", 5)
                assert found.in_haste
                assert found.move == in_process(match, seat, "greedy", 5)
                for seed in range(1, 3):
                    twin = match.branch()
                    twin.state = imagined(match, seat, [seed, 9])
                    assert await workshop.choose(twin, seat, "sharp", 5) == found
                assert shown[-3:] == shown[-1:] * 3


@pytest.mark.usefixtures("nobody_answers")
async def test_simple_bots_play_as_they_always_do() -> None:
    match = HOARD.match(2)
    async with opened(patience=0.0, short_wait=0.0) as workshop:
        assert not (await workshop.choose(match, Seat.A, "greedy", 1)).in_haste


@pytest.mark.usefixtures("nobody_answers")
async def test_a_hint_is_given_all_the_same() -> None:
    match = random_match(HOARD, 4)
    seat = min(match.acting & frozenset(match.seats))
    async with opened(patience=0.0, short_wait=0.0) as workshop:
        hint = await find_hint(workshop, match, seat, 1)
    assert match.why_not(seat, hint.moves[0]) is None


@pytest.mark.usefixtures("nobody_answers")
async def test_whoever_waits_for_a_stand_in_can_be_cancelled() -> None:
    match = HOARD.match(2)
    async with opened(patience=0.0, short_wait=0.0) as workshop:
        waiting = [
            asyncio.create_task(workshop.choose(match, Seat.A, "sharp", at)) for at in range(5)
        ]
        await until(lambda: workshop._all_late)
        for each in waiting:
            each.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert (await workshop.choose(match, Seat.A, "sharp", 1)).in_haste


def fail(game: Game, s: Any, board: Any, seat: int, bot: str, rng: list[int]) -> int:
    """Like a game whose `greedy` has a bug."""
    if bot == "greedy":
        raise ArithmeticError(bot)
    return choose_action(game, s, board, seat, bot, rng)


def last_resort(game: Game) -> int:
    assert game.last_resort is not None
    return game.last_resort


def standing_in(match: Match, seat: int, seed: int) -> int:
    rng = [0] * chance.RNG_WORDS
    chance.seed_rng(rng, seed, 0)
    return stand_in(match.game, imagined(match, seat, rng), match.board, seat, rng)


@pytest.mark.parametrize("greedy_fails", [False, True])
@pytest.mark.parametrize("game", WITH_LAST_RESORT, ids=lambda game: game.name)
def test_nobody_gives_up_for_a_bot_that_could_go_on(
    game: Game, greedy_fails: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in Situation 4, where whoever says to be done lays no more pieces."""
    match = game.match(2, seed=1)
    looked_at = 0
    while not match.over and looked_at < times(25, 100):
        seat = min(match.acting)
        legal = match.legal(seat)
        if seat in match.seats and len(legal) > 1:
            looked_at += 1
            with monkeypatch.context() as patched:
                if greedy_fails:
                    patched.setattr(player, "choose_action", fail)
                chosen = {standing_in(match, seat, seed) for seed in range(3)}
            assert last_resort(game) not in chosen
        is_player = seat in match.seats
        match.play(seat, choose_move(match, seat, "greedy", [1, 2]) if is_player else legal[0])
    assert looked_at > 10


@shelf
def test_where_greedy_fails_any_legal_move_is_made(
    game: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(player, "choose_action", fail)
    match = random_match(game, 9, seed=2)
    seat = min(match.acting & frozenset(match.seats))
    out = [0] * game.rules.ACTIONS
    allowed = out[: game.rules.legal(match.state, match.board.plain, seat, out)]
    assert {standing_in(match, seat, seed) for seed in range(9)} <= set(allowed)
    assert "ArithmeticError" in caplog.text
