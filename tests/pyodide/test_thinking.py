"""Bots of the house in the browser: they choose as everywhere, and nobody waits for one for ever.

Their workers are Node's here, with the very files that a browser loads.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import repeat

import pytest

from ludotheque.bots.by_name import BOTS, level_of
from ludotheque.bots.player import imagined
from ludotheque.bots.search import DRIVERS, Searcher
from ludotheque.browser import thinking
from ludotheque.browser.thinking import Thinkers, Write
from ludotheque.engine import wasm_compile
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.registry import game as game_named
from ludotheque.engine.seats import Seat
from ludotheque.engine.seeding import seeded
from ludotheque.engine.speeds import CPU
from ludotheque.engine.wasm import Program
from ludotheque.engine.wasm_node import NodeInstance
from tests.engine.random_play import random_match
from tests.fixtures import fixture_games

DASH, HOARD, RUSH = fixture_games()


class NodeWorker:
    """A worker that notes what it is told."""

    def __init__(self) -> None:
        self.instances: dict[str, NodeInstance] = {}
        self.told: list[tuple[str, str, tuple[int, ...], tuple[Write, ...]]] = []
        self.ended = False

    async def load(self, game: str) -> Sequence[int]:
        found = next((each for each in fixture_games() if each.name == game), None)
        module = wasm_compile.module_for(found or game_named(game), Program(*DRIVERS))
        instance = self.instances[game] = NodeInstance(module)
        return [instance.heap, instance.size]

    async def call(
        self, game: str, entry: str, kinds: str, numbers: Sequence[int], writes: Sequence[Write]
    ) -> int:
        assert not self.ended
        self.told.append((entry, kinds, tuple(numbers), tuple(writes)))
        instance = self.instances[game]
        for what, at, given in writes:
            match what, given:
                case "write", bytes():
                    instance.write(at, given)
                case "clear", int():
                    instance.clear(at, given)
                case "grow", _:
                    instance.grow(at)
        return instance.call(entry, kinds, numbers)

    def end(self) -> None:
        self.ended = True


class SilentWorker(NodeWorker):
    async def load(self, game: str) -> Sequence[int]:
        await asyncio.Event().wait()
        return []


class BrokenWorker(NodeWorker):
    async def call(
        self, game: str, entry: str, kinds: str, numbers: Sequence[int], writes: Sequence[Write]
    ) -> int:
        raise RuntimeError("unreachable executed")


def begun(game: Game) -> tuple[Match, Seat]:
    match = random_match(game, 5, seed=3)
    return match, min(match.acting & frozenset(match.seats))


@pytest.fixture(autouse=True)
def compiled() -> None:
    """Nobody waits for a compiler below."""
    wasm_compile.module_for(HOARD, Program(*DRIVERS))


async def test_bots_choose_as_they_do_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "portions", lambda seconds, between: repeat(8))  # without end
    match, seat = begun(HOARD)
    thinkers, searcher = Thinkers(NodeWorker), Searcher(HOARD, CPU)
    for number, bot in enumerate(BOTS):
        found = await thinkers.choose(match, seat, bot, number)
        rng = seeded(number)
        s = imagined(match, seat, rng)
        where = searcher.converted(s, match.board)
        level = level_of(HOARD, bot)
        action = searcher.choose(*where, seat, level, CPU.integers(rng))
        assert found.move == HOARD.notation.to_move(s, match.board.plan, seat, action), bot
        assert not found.in_haste


async def test_a_bot_without_a_name_is_none() -> None:
    with pytest.raises(LudothequeError):
        await Thinkers(NodeWorker).choose(*begun(HOARD), "nobody", 1)


@pytest.mark.parametrize("kind", [SilentWorker, BrokenWorker])
async def test_whoever_gets_no_answer_is_played_for_and_the_worker_replaced(
    kind: type[NodeWorker],
) -> None:
    match, seat = begun(HOARD)
    made: list[NodeWorker] = []

    def start() -> NodeWorker:
        made.append(kind() if not made else NodeWorker())
        return made[-1]

    thinkers = Thinkers(start, patience=0.2 if kind is SilentWorker else 30.0)
    first = await thinkers.choose(match, seat, "novice", 1)
    assert first.in_haste
    assert first.move in match.legal(seat)
    assert made[0].ended
    second = await Thinkers(start).choose(match, seat, "novice", 1)
    assert not second.in_haste


async def test_one_that_nobody_waits_for_any_more_is_ended() -> None:
    made: list[SilentWorker] = []

    def start() -> SilentWorker:
        made.append(SilentWorker())
        return made[-1]

    thinkers = Thinkers(start)
    asked = asyncio.ensure_future(thinkers.choose(*begun(HOARD), "novice", 1))
    while not made:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert made[0].ended


async def test_several_requests_share_one_worker_in_turn() -> None:
    match, seat = begun(HOARD)
    made: list[NodeWorker] = []

    def start() -> NodeWorker:
        made.append(NodeWorker())
        return made[-1]

    thinkers = Thinkers(start)
    together = await asyncio.gather(
        *(thinkers.choose(match, seat, "novice", number) for number in range(4))
    )
    alone = [await thinkers.choose(match, seat, "novice", number) for number in range(4)]
    assert together == alone
    assert len(made) == 1
    begins = [entry for entry, *_ in made[0].told if "begin_search" in entry]
    assert len(begins) == 8


async def test_a_worker_is_told_what_the_seat_may_know_and_nothing_else() -> None:
    """Two positions that the bot's seat cannot tell apart go to the worker as the same bytes."""
    match, seat = begun(HOARD)
    assert HOARD.about.secrets
    other = match.at(imagined(match, seat, seeded(99)))
    told = []
    for each in (match, other):
        worker = NodeWorker()
        await Thinkers(lambda worker=worker: worker).choose(each, seat, "greedy", 7)
        told.append(worker.told)
    assert told[0] == told[1]
    assert any(writes for *_, writes in told[0])
