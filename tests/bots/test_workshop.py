"""The workshop with real processes: nothing leaks, nothing stalls, nothing is left behind.

What happens when they are late is in `test_late.py`.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ludotheque.bots.by_name import level_of
from ludotheque.bots.process import Worker
from ludotheque.bots.waiting_line import ClosedError
from ludotheque.bots.worker import LENGTH_BYTES, MoveAnswer, MoveRequest
from ludotheque.bots.workshop import Workshop
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.registry import load
from ludotheque.engine.seats import FATE, Seat
from tests.bots import dawdle
from tests.bots.dawdle.bot import STUMBLE
from tests.bots.workshops import Gate, chosen, in_process, opened, pids
from tests.engine.random_play import EVERY_GAME, random_match
from tests.fixtures import fixture_games, hoard
from tests.tiers import times

pytestmark = pytest.mark.every_loop
games = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
_, HOARD, _ = fixture_games()
DAWDLE = load(dawdle.__name__)


# ---------------------------------------------------------------- the same moves


@games
async def test_a_game_is_the_same_as_chosen_in_this_process(game: Game, workshop: Workshop) -> None:
    """A whole one, in `make test-all`."""
    match = game.match(game.about.seats[-1], seed=5, board=game.about.boards[-1])
    while not match.over and len(match.log) < times(40, 100_000):
        seat, seed = min(match.acting), len(match.log)
        if seat not in match.seats:  # the clock, which is nobody
            match.play(seat, match.legal(seat)[0])
            continue
        move = await chosen(workshop, match, seat, "greedy", seed)
        assert move == in_process(match, seat, "greedy", seed)
        match.play(seat, move)


async def test_a_board_of_ones_own_travels_too(workshop: Workshop) -> None:
    text = HOARD.board_text("cellar").replace("name: ", "name: my ")
    match = HOARD.match(2, board=text)
    assert not match.board.name
    move = await chosen(workshop, match, Seat.B, "greedy", 3)
    assert move == in_process(match, Seat.B, "greedy", 3)


@pytest.mark.parametrize("workers", [1, 2])
async def test_many_are_answered_at_once(workers: int) -> None:
    ages = range(0, 20, times(2, 1))
    matches = [random_match(game, moves) for game in EVERY_GAME for moves in ages]
    acting = [(match, match.acting & frozenset(match.seats)) for match in matches]
    asked = [(match, min(seats)) for match, seats in acting if seats]
    async with opened(workers) as workshop:
        waiting = [chosen(workshop, *one, "greedy", at) for at, one in enumerate(asked)]
        answers = await asyncio.gather(*waiting)
        assert 1 <= len(pids(workshop)) <= workers
    assert answers == [in_process(*one, "greedy", at) for at, one in enumerate(asked)]
    assert len(asked) > 30


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> list[MoveRequest]:
    """What workers are asked, in order: no process answers, and each at once."""
    asked: list[MoveRequest] = []

    async def ask(worker: Worker, question: bytes) -> MoveAnswer:
        asked.append(msgspec.msgpack.decode(question[LENGTH_BYTES:], type=MoveRequest))
        await asyncio.sleep(0)
        return MoveAnswer(0)

    monkeypatch.setattr(Worker, "ask", ask)
    return asked


async def test_many_questions_of_a_table_delay_no_other_table(questions: list[MoveRequest]) -> None:
    """Forty tables ask five things each; then one more asks one."""
    match = HOARD.match(2)
    async with opened() as workshop:
        asking = [
            asyncio.create_task(workshop.choose(match, Seat.A, "random", 1, f"table {number}"))
            for _ in range(5)
            for number in range(40)
        ]
        await asyncio.sleep(0)  # all of them are in the line
        await workshop.choose(match, Seat.B, "random", 2, "another")
        served = [Seat(question.seat) for question in questions].index(Seat.B)
        assert served <= 41
        await asyncio.gather(*asking)
    assert len(questions) == 201


async def test_tables_have_equal_shares_whatever_they_ask(questions: list[MoveRequest]) -> None:
    match = HOARD.match(2)
    whole = level_of(HOARD, "master").milliseconds
    async with opened() as workshop:
        await workshop.choose(match, Seat.A, "master", 1, "alone")
        both = [workshop.choose(match, Seat.A, "master", 1, "greedy") for _ in range(4)]
        await asyncio.gather(*both, workshop.choose(match, Seat.B, "master", 1, "modest"))
    assert questions[0].milliseconds == whole
    (modest,) = (each.milliseconds for each in questions if each.seat == Seat.B)
    assert modest == whole // 2
    assert questions[-1].milliseconds <= whole


async def test_whoever_gives_up_leaves_the_worker_to_the_next(questions: list[MoveRequest]) -> None:
    match = HOARD.match(2)
    async with opened() as workshop:
        for _ in range(50):
            asking = [
                asyncio.create_task(workshop.choose(match, Seat.A, "random", 1, f"table {number}"))
                for number in range(8)
            ]
            await asyncio.sleep(0)
            for number, task in enumerate(asking[1:]):
                await asyncio.sleep(0)
                if number % 2:
                    task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
        await workshop.choose(match, Seat.A, "random", 1)
        assert len(workshop._idle) == 1


async def test_choosing_changes_nothing_in_the_match(workshop: Workshop) -> None:
    match = random_match(HOARD, 3)
    before = match.text(), match.view(Seat.A), dict(vars(match.state))
    for bot in ("random", "greedy"):
        assert await chosen(workshop, match, min(match.acting), bot, 1)
    assert (match.text(), match.view(Seat.A), dict(vars(match.state))) == before


async def test_an_unknown_bot(workshop: Workshop) -> None:
    with pytest.raises(LudothequeError) as error:
        await workshop.choose(HOARD.match(2), Seat.A, "clever", 1)
    assert error.value.problem.code == "no-such-bot"
    assert not pids(workshop)


async def test_a_seat_that_may_not_act_is_not_asked(workshop: Workshop) -> None:
    match = HOARD.match(2)
    match.play(Seat.A, "hide a")
    with pytest.raises(ValueError, match="nothing to choose"):
        await workshop.choose(match, Seat.A, "random", 1)


# ---------------------------------------------------------------- secrets


def hidden(others: str, first: str = "A") -> Match:
    """A's coin lies in box a; B and C hid theirs in these."""
    match = HOARD.match(3)
    for seat, box in zip((Seat.A, Seat.B, Seat.C), "a" + others, strict=True):
        match.play(seat, f"hide {box}")
    match.play(FATE, f"first {first}")
    return match


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Every byte that goes to a worker, question by question, but for the time of day."""
    found: list[bytes] = []
    ask = Worker.ask

    async def note(worker: Worker, question: bytes) -> Any:
        asked = msgspec.msgpack.decode(question[LENGTH_BYTES:], type=MoveRequest)
        found.append(msgspec.msgpack.encode(replace(asked, deadline=0.0)))
        return await ask(worker, question)

    monkeypatch.setattr(Worker, "ask", note)
    return found


@pytest.mark.parametrize("bot", ["random", "greedy"])
async def test_what_a_seat_cannot_know_makes_no_difference(
    bot: str, workshop: Workshop, sent: list[bytes]
) -> None:
    truths = [hidden(others) for others in ("bb", "bc", "cb", "dd", "db")]
    seeds = range(6)
    moves = [
        [await chosen(workshop, truth, Seat.A, bot, seed) for seed in seeds] for truth in truths
    ]
    assert all(each == moves[0] for each in moves)
    assert sent == sent[: len(seeds)] * len(truths)
    assert len(set(sent)) == len(seeds)


async def test_what_a_seat_knows_does_make_a_difference(
    workshop: Workshop, sent: list[bytes]
) -> None:
    for match in (hidden("bc", first="B"), hidden("cc", first="B")):
        await workshop.choose(match, Seat.B, "greedy", 1)
    assert sent[0] != sent[1]


# ---------------------------------------------------------------- failing and dead bots


async def test_the_loop_goes_on_while_a_bot_thinks(gate: Gate, workshop: Workshop) -> None:
    match = DAWDLE.match(2)
    thinking = asyncio.create_task(chosen(workshop, match, Seat.A, "greedy", 1))
    bot = await gate.reached()
    for _ in range(1000):
        await asyncio.sleep(0)
    assert not thinking.done()
    gate.open(bot)
    assert await thinking in match.legal(Seat.A)


async def test_a_worker_that_dies_in_mid_thought_is_started_again(
    gate: Gate, workshop: Workshop
) -> None:
    match = DAWDLE.match(2)
    thinking = asyncio.create_task(chosen(workshop, match, Seat.A, "greedy", 1))
    first = await gate.reached()
    (pid,) = pids(workshop)
    os.kill(pid, signal.SIGKILL)
    first.close()
    gate.open(await gate.reached())
    assert await thinking == in_process(match, Seat.A, "greedy", 1)
    assert pid not in pids(workshop)


async def test_a_worker_that_died_while_idle_is_started_again(workshop: Workshop) -> None:
    match = HOARD.match(2)
    for seed in range(4):
        move = await chosen(workshop, match, Seat.A, "greedy", seed)
        assert move == in_process(match, Seat.A, "greedy", seed)
        for pid in pids(workshop):
            os.kill(pid, signal.SIGKILL)


async def test_one_that_dies_over_every_question_leaves_a_simple_move(
    gate: Gate, workshop: Workshop
) -> None:
    match = DAWDLE.match(2)
    thinking = asyncio.create_task(chosen(workshop, match, Seat.A, "greedy", 1))
    for _ in range(2):
        bot = await gate.reached()
        for pid in pids(workshop):
            os.kill(pid, signal.SIGKILL)
        bot.close()
    assert await thinking == in_process(match, Seat.A, "greedy", 1)


async def test_a_bot_that_fails_leaves_a_simple_move_and_a_trace(
    gate: Gate, workshop: Workshop, caplog: pytest.LogCaptureFixture
) -> None:
    match = DAWDLE.match(2)
    thinking = asyncio.create_task(chosen(workshop, match, Seat.A, "greedy", 1))
    bot = await gate.reached()
    before = pids(workshop)
    gate.open(bot, STUMBLE)
    moves = [await thinking, await chosen(workshop, match, Seat.A, "greedy", 1)]
    assert pids(workshop) == before
    assert moves == [in_process(match, Seat.A, "greedy", 1)] * 2
    assert "ArithmeticError" in caplog.text


async def test_whoever_gives_up_waiting_does_not_spoil_the_next_answer(
    gate: Gate, workshop: Workshop
) -> None:
    slow, quick = DAWDLE.match(2), random_match(HOARD, 4)
    thinking = asyncio.create_task(workshop.choose(slow, Seat.A, "greedy", 1))
    bot = await gate.reached()
    before = pids(workshop)
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    gate.open(bot)
    move = await chosen(workshop, quick, min(quick.acting), "greedy", 2)
    assert move == in_process(quick, min(quick.acting), "greedy", 2)
    assert pids(workshop) == before


# ---------------------------------------------------------------- opening and closing


async def test_no_process_starts_before_it_is_needed_and_none_is_left() -> None:
    match = HOARD.match(2)
    workshop = Workshop(workers=3)
    await workshop.start()
    assert not pids(workshop)
    await workshop.choose(match, Seat.A, "random", 1)
    (pid,) = pids(workshop)
    await workshop.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    with pytest.raises(ClosedError):
        await workshop.choose(match, Seat.A, "random", 1)
    await workshop.close()


async def test_a_closed_workshop_can_be_opened_again() -> None:
    match = HOARD.match(2)
    workshop = Workshop()
    for _ in range(2):
        await workshop.start()
        await workshop.start()
        assert await chosen(workshop, match, Seat.A, "random", 1) in match.legal(Seat.A)
        await workshop.close()


async def test_closing_in_mid_thought_makes_no_move(gate: Gate) -> None:
    """For a bot that the server's end interrupts, no stand-in moves."""
    match = DAWDLE.match(2)
    async with opened() as workshop:
        waiting = [
            asyncio.create_task(workshop.choose(match, Seat.A, "greedy", at)) for at in range(3)
        ]
        bot = await gate.reached()
    bot.close()
    ends = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(end) for end in ends] == [ClosedError] * 3


async def test_closing_while_a_worker_starts_makes_no_move() -> None:
    async with opened() as workshop:
        thinking = asyncio.create_task(workshop.choose(HOARD.match(2), Seat.A, "random", 1))
        await asyncio.sleep(0)
    with pytest.raises(ClosedError):
        await thinking
    assert not pids(workshop)


async def parent_of_worker(package: str) -> Process:
    """The worker shares its parent's error stream, which therefore ends when both have gone."""
    path = os.pathsep.join(entry for entry in sys.path if entry)
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bots.parent", package),
        stdout=PIPE,
        stderr=PIPE,
        env=os.environ | {"PYTHONPATH": path},
    )


async def test_a_worker_goes_when_its_parent_is_killed() -> None:
    parent = await parent_of_worker(hoard.__name__)
    assert parent.stdout is not None
    assert await parent.stdout.readline() == b"chosen\n"
    parent.kill()
    assert await parent.communicate() == (b"", b"")


async def test_a_worker_goes_even_in_mid_thought(gate: Gate) -> None:
    parent = await parent_of_worker(dawdle.__name__)
    bot = await gate.reached()
    parent.kill()
    assert await parent.communicate() == (b"", b"")
    bot.close()
