"""The workshop with real processes: nothing leaks, nothing stalls, nothing is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any, TypeVar

import pytest

from ludotheque.bots.player import choose_move
from ludotheque.bots.workshop import ClosedError, Worker, Workshop
from ludotheque.engine import chance
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, Seat
from tests.bots import dawdle
from tests.bots.dawdle.bot import GATE, STUMBLE
from tests.engine.random_play import EVERY_GAME, random_match
from tests.fixtures import fixture_games, hoard

games = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
_, HOARD, _ = fixture_games()
DAWDLE = Game(dawdle)
LIMIT = 60.0  # seconds after which a test has hung
Answer = TypeVar("Answer")


class Loops:
    """Which event loop the tests run on: the server has the second."""

    factory: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop


@pytest.fixture(autouse=True, params=["asyncio", "uvloop"])
def loop(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    module = pytest.importorskip(request.param)
    monkeypatch.setattr(Loops, "factory", module.new_event_loop)


def run(work: Coroutine[Any, Any, Answer]) -> Answer:
    with asyncio.Runner(loop_factory=Loops.factory) as runner:
        return runner.run(asyncio.wait_for(work, LIMIT))


def with_workshop(
    use: Callable[[Workshop], Awaitable[Answer]], workers: int = 1, patience: float = LIMIT
) -> Answer:
    """What comes of using a workshop that is opened before and closed after."""

    async def work() -> Answer:
        workshop = Workshop(workers, patience)
        await workshop.start()
        try:
            return await use(workshop)
        finally:
            await workshop.close()

    return run(work())


def pids(workshop: Workshop) -> set[int]:
    return {worker.process.pid for worker in workshop._workers if worker.process is not None}


def in_process(match: Match, seat: Seat, bot: str, seed: int) -> Any:
    rng = [0] * chance.RNG_WORDS
    chance.seed_rng(rng, seed, 0)
    return choose_move(match, seat, bot, rng)


# ---------------------------------------------------------------- the same moves


@games
def test_a_whole_game_is_the_same_as_chosen_in_this_process(game: Game) -> None:
    async def play(workshop: Workshop) -> None:
        match = game.match(game.about.seats[-1], seed=5, board=game.about.boards[-1])
        while not match.over:
            seat, seed = min(match.acting), len(match.log)
            if seat not in match.seats:  # the clock, which is nobody
                match.play(seat, match.legal(seat)[0])
                continue
            move = await workshop.choose(match, seat, "greedy", seed)
            assert move == in_process(match, seat, "greedy", seed)
            match.play(seat, move)

    with_workshop(play)


def test_a_board_of_ones_own_travels_too() -> None:
    text = HOARD.board_text("cellar").replace("name: ", "name: my ")
    match = HOARD.match(2, board=text)

    async def choose(workshop: Workshop) -> Any:
        return await workshop.choose(match, Seat.B, "greedy", 3)

    assert not match.board.name
    assert with_workshop(choose) == in_process(match, Seat.B, "greedy", 3)


@pytest.mark.parametrize("workers", [1, 2])
def test_many_are_answered_at_once(workers: int) -> None:
    matches = [random_match(game, moves) for game in EVERY_GAME for moves in range(20)]
    acting = [(match, match.acting & frozenset(match.seats)) for match in matches]
    asked = [(match, min(seats)) for match, seats in acting if seats]

    async def ask(workshop: Workshop) -> list[Any]:
        waiting = [workshop.choose(*one, "greedy", at) for at, one in enumerate(asked)]
        answers = await asyncio.gather(*waiting)
        assert 1 <= len(pids(workshop)) <= workers
        return answers

    expected = [in_process(*one, "greedy", at) for at, one in enumerate(asked)]
    assert with_workshop(ask, workers) == expected
    assert len(asked) > 30


def test_choosing_changes_nothing_in_the_match() -> None:
    match = random_match(HOARD, 3)
    before = match.text(), match.view(Seat.A), dict(vars(match.state))

    async def choose(workshop: Workshop) -> None:
        for bot in ("random", "greedy"):
            assert await workshop.choose(match, min(match.acting), bot, 1)

    with_workshop(choose)
    assert (match.text(), match.view(Seat.A), dict(vars(match.state))) == before


def test_an_unknown_bot() -> None:
    async def choose(workshop: Workshop) -> None:
        with pytest.raises(LudothequeError) as error:
            await workshop.choose(HOARD.match(2), Seat.A, "clever", 1)
        assert error.value.problem.code == "no-such-bot"
        assert not pids(workshop)

    with_workshop(choose)


def test_a_seat_that_may_not_act_is_not_asked() -> None:
    match = HOARD.match(2)
    match.play(Seat.A, "hide a")

    async def choose(workshop: Workshop) -> None:
        with pytest.raises(ValueError, match="nothing to choose"):
            await workshop.choose(match, Seat.A, "random", 1)

    with_workshop(choose)


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
    """Every byte that goes to a worker, question by question."""
    found: list[bytes] = []
    ask = Worker.ask

    async def note(worker: Worker, question: bytes) -> Any:
        found.append(question)
        return await ask(worker, question)

    monkeypatch.setattr(Worker, "ask", note)
    return found


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_what_a_seat_cannot_know_makes_no_difference(bot: str, sent: list[bytes]) -> None:
    truths = [hidden(others) for others in ("bb", "bc", "cb", "dd", "db")]
    seeds = range(6)

    async def choose(workshop: Workshop) -> list[list[Any]]:
        return [
            [await workshop.choose(truth, Seat.A, bot, seed) for seed in seeds] for truth in truths
        ]

    moves = with_workshop(choose)
    assert all(chosen == moves[0] for chosen in moves)
    assert sent == sent[: len(seeds)] * len(truths)
    assert len(set(sent)) == len(seeds)


def test_what_a_seat_knows_does_make_a_difference(sent: list[bytes]) -> None:
    async def choose(workshop: Workshop) -> None:
        for match in (hidden("bc", first="B"), hidden("cc", first="B")):
            await workshop.choose(match, Seat.B, "greedy", 1)

    with_workshop(choose)
    assert sent[0] != sent[1]


# ---------------------------------------------------------------- slow, stuck and dead bots


class Gate:
    """Where a dawdling bot stands while it thinks, until it is let go."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.listener.setblocking(False)
        self.port = self.listener.getsockname()[1]

    async def reached(self) -> socket.socket:
        """Waits until a bot stands here."""
        bot, _ = await asyncio.get_running_loop().sock_accept(self.listener)
        return bot

    def open(self, bot: socket.socket, word: bytes = b"") -> None:
        """Lets the bot go, and all that come after."""
        self.listener.close()
        bot.sendall(word)
        bot.close()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    made = Gate()
    monkeypatch.setenv(GATE, str(made.port))
    yield made
    made.listener.close()


def test_the_loop_goes_on_while_a_bot_thinks(gate: Gate) -> None:
    match = DAWDLE.match(2)

    async def choose(workshop: Workshop) -> Any:
        thinking = asyncio.create_task(workshop.choose(match, Seat.A, "greedy", 1))
        bot = await gate.reached()
        for _ in range(1000):
            await asyncio.sleep(0)
        assert not thinking.done()
        gate.open(bot)
        return await thinking

    assert with_workshop(choose) in match.legal(Seat.A)


def test_a_worker_that_dies_in_mid_thought_is_started_again(gate: Gate) -> None:
    match = DAWDLE.match(2)

    async def choose(workshop: Workshop) -> Any:
        thinking = asyncio.create_task(workshop.choose(match, Seat.A, "greedy", 1))
        first = await gate.reached()
        (pid,) = pids(workshop)
        os.kill(pid, signal.SIGKILL)
        first.close()
        gate.open(await gate.reached())
        move = await thinking
        assert pid not in pids(workshop)
        return move

    assert with_workshop(choose) == in_process(match, Seat.A, "greedy", 1)


def test_a_worker_that_died_while_idle_is_started_again() -> None:
    match = HOARD.match(2)

    async def choose(workshop: Workshop) -> list[Any]:
        moves = []
        for seed in range(4):
            moves.append(await workshop.choose(match, Seat.A, "greedy", seed))
            for pid in pids(workshop):
                os.kill(pid, signal.SIGKILL)
        return moves

    assert with_workshop(choose) == [in_process(match, Seat.A, "greedy", seed) for seed in range(4)]


def test_one_that_dies_over_every_question_leaves_a_legal_move(gate: Gate) -> None:
    match = DAWDLE.match(2)

    async def choose(workshop: Workshop) -> Any:
        thinking = asyncio.create_task(workshop.choose(match, Seat.A, "greedy", 1))
        for _ in range(2):
            bot = await gate.reached()
            for pid in pids(workshop):
                os.kill(pid, signal.SIGKILL)
            bot.close()
        return await thinking

    assert with_workshop(choose) in match.legal(Seat.A)


@pytest.mark.parametrize("others", [0, 3])
def test_one_that_takes_too_long_leaves_a_legal_move(gate: Gate, others: int) -> None:
    """Those who wait behind it get theirs too, and the next question finds a new worker."""
    match = DAWDLE.match(2)

    async def choose(workshop: Workshop) -> None:
        waiting = [workshop.choose(match, Seat.A, "greedy", at) for at in range(1 + others)]
        for move in await asyncio.gather(*waiting):
            assert move in match.legal(Seat.A)
        gate.listener.close()
        workshop._patience = LIMIT
        move = await workshop.choose(match, Seat.A, "greedy", 9)
        assert move == in_process(match, Seat.A, "greedy", 9)

    with_workshop(choose, patience=0.2)


def test_the_move_in_place_of_a_late_one_depends_on_the_seed_alone(gate: Gate) -> None:
    match = DAWDLE.match(2)

    async def choose(workshop: Workshop) -> list[Any]:
        seeds = [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7]
        return await asyncio.gather(
            *(workshop.choose(match, Seat.A, "greedy", seed) for seed in seeds)
        )

    moves = with_workshop(choose, patience=0.1)
    assert moves[:8] == moves[8:]
    assert len(set(moves)) > 1


def test_a_bot_that_fails_leaves_a_legal_move_and_a_trace(
    gate: Gate, caplog: pytest.LogCaptureFixture
) -> None:
    match = DAWDLE.match(2)

    async def choose(workshop: Workshop) -> list[Any]:
        thinking = asyncio.create_task(workshop.choose(match, Seat.A, "greedy", 1))
        bot = await gate.reached()
        before = pids(workshop)
        gate.open(bot, STUMBLE)
        moves = [await thinking, await workshop.choose(match, Seat.A, "greedy", 1)]
        assert pids(workshop) == before
        return moves

    failed, sound = with_workshop(choose)
    assert failed in match.legal(Seat.A)
    assert sound == in_process(match, Seat.A, "greedy", 1)
    assert "ArithmeticError" in caplog.text


def test_whoever_gives_up_waiting_does_not_spoil_the_next_answer(gate: Gate) -> None:
    slow, quick = DAWDLE.match(2), random_match(HOARD, 4)

    async def choose(workshop: Workshop) -> Any:
        thinking = asyncio.create_task(workshop.choose(slow, Seat.A, "greedy", 1))
        bot = await gate.reached()
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        bot.close()
        return await workshop.choose(quick, min(quick.acting), "greedy", 2)

    assert with_workshop(choose) == in_process(quick, min(quick.acting), "greedy", 2)


# ---------------------------------------------------------------- opening and closing


def test_no_process_starts_before_it_is_needed_and_none_is_left() -> None:
    match = HOARD.match(2)

    async def work() -> None:
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

    run(work())


def test_a_closed_workshop_can_be_opened_again() -> None:
    match = HOARD.match(2)

    async def work() -> None:
        workshop = Workshop()
        for _ in range(2):
            await workshop.start()
            await workshop.start()
            assert await workshop.choose(match, Seat.A, "random", 1) in match.legal(Seat.A)
            await workshop.close()

    run(work())


def test_closing_in_mid_thought_makes_no_move(gate: Gate) -> None:
    """A bot that the server's end interrupts must not be made to move at random."""
    match = DAWDLE.match(2)

    async def work() -> None:
        workshop = Workshop()
        await workshop.start()
        waiting = [
            asyncio.create_task(workshop.choose(match, Seat.A, "greedy", at)) for at in range(3)
        ]
        bot = await gate.reached()
        await workshop.close()
        bot.close()
        ends = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(end) for end in ends] == [ClosedError] * 3

    run(work())


def test_closing_while_a_worker_starts_makes_no_move() -> None:
    match = HOARD.match(2)

    async def work() -> None:
        workshop = Workshop()
        await workshop.start()
        thinking = asyncio.create_task(workshop.choose(match, Seat.A, "random", 1))
        await asyncio.sleep(0)
        await workshop.close()
        with pytest.raises(ClosedError):
            await thinking
        assert not pids(workshop)

    run(work())


async def parent_of_worker(package: str) -> Process:
    """The worker shares its parent's error stream, which therefore ends when both have gone."""
    path = os.pathsep.join(entry for entry in sys.path if entry)
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bots.parent", package),
        stdout=PIPE,
        stderr=PIPE,
        env=os.environ | {"PYTHONPATH": path},
    )


def test_a_worker_goes_when_its_parent_is_killed() -> None:
    async def work() -> None:
        parent = await parent_of_worker(hoard.__name__)
        assert parent.stdout is not None
        assert await parent.stdout.readline() == b"chosen\n"
        parent.kill()
        assert await parent.communicate() == (b"", b"")

    run(work())


def test_a_worker_goes_even_in_mid_thought(gate: Gate) -> None:
    async def work() -> None:
        parent = await parent_of_worker(dawdle.__name__)
        bot = await gate.reached()
        parent.kill()
        assert await parent.communicate() == (b"", b"")
        bot.close()

    run(work())
