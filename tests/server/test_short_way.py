"""A move is carried out as it comes in: in its turn, once, and answered as ever."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
import uvicorn
from uvicorn.server import ServerState

from ludotheque.api import connection
from ludotheque.api.bucket import Bucket
from ludotheque.api.connection import TOO_FAST, UNREADABLE, Taker
from ludotheque.engine.seats import Seat
from ludotheque.server.transport import Frames
from ludotheque.server.websocket import live_connection
from ludotheque.tables.house import House
from ludotheque.tables.live_table import LiveTable
from ludotheque.tables.store import Store
from ludotheque.tables.table import Table
from tests.tables.room import (
    KEYS,
    NEVER,
    A,
    B,
    Ear,
    FullStore,
    SlowStore,
    a_move,
    everything,
    header,
    housed,
    opened,
    until,
)

from .test_relied_on import Line

PATIENCE = 20.0
TEXT, BINARY, CLOSE = 0x81, 0x82, 0x88
INVALID_TEXT = 1007
HEAD = (
    "GET /live/{} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
Json = dict[str, Any]


# ---------------------------------------------------------------- somebody at the other end


def masked(content: bytes, opcode: int = TEXT) -> bytes:
    """A frame as a browser sends it."""
    mask, length = os.urandom(4), len(content)
    head = bytes((opcode, 0x80 | length)) if length < 126 else bytes((opcode, 0x80 | 126))
    if length >= 126:
        head += length.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))


def frames(content: bytes) -> Iterator[tuple[int, bytes]]:
    """What a server has written after its handshake: the kind and the content of each frame."""
    while content:
        length, start = content[1], 2
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(content[2:start], "big")
        yield content[0], content[start : start + length]
        content = content[start + length :]


class Writes(Line):
    """A line that remembers each write by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.each: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        super().write(data)
        self.each.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return 0


class LongWay(Frames):
    """Without anybody who takes what comes in at once."""

    @property
    def taker(self) -> Taker | None:
        return None

    @taker.setter
    def taker(self, taker: Taker | None) -> None: ...


class Person:
    """A connection to a table of two, without a network. Both seats are theirs."""

    def __init__(self, house: House, live: LiveTable, kind: type[Frames] = Frames) -> None:
        self.live = live

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await live_connection(house, scope, receive, send)

        config = uvicorn.Config(app, lifespan="off", log_config=None, ws_per_message_deflate=False)
        self.frames = kind(config=config, server_state=ServerState(), app_state={})
        self.line = Writes()
        self.frames.connection_made(self.line)

    async def arrive(self) -> None:
        self.frames.data_received(HEAD.format(self.live.table.name).encode())
        await self.until(lambda: bool(self.line.each))
        self.line.each.clear()
        tokens = [KEYS.seat_token(self.live.table.name, seat, 0, 1) for seat in (A, B)]
        self.send(framed({"type": "hello", "tokens": tokens}))
        await self.until(lambda: any(each["type"] == "snapshot" for each in self.heard))
        await self.until(lambda: isinstance(self.frames, LongWay) or bool(self.frames.taker))
        self.line.each.clear()

    def send(self, content: bytes) -> None:
        """As if it had come in one piece."""
        self.frames.data_received(content)

    @property
    def heard(self) -> list[Json]:
        written = b"".join(self.line.each)
        return [json.loads(text) for kind, text in frames(written) if kind == TEXT]

    @property
    def answers(self) -> list[tuple[str, str, str]]:
        """What was said to each request: what it is, which one is meant, and why not."""
        kinds = ("accepted", "refused", "error", "pong")
        return [
            (each["type"], each["request"], each.get("code", ""))
            for each in self.heard
            if each["type"] in kinds
        ]

    @property
    def closed_with(self) -> int:
        written = b"".join(self.line.each)
        codes = [text[:2] for kind, text in frames(written) if kind == CLOSE]
        return int.from_bytes(codes[0], "big") if codes else 0

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            await until(holds)

    async def answered(self, request: str) -> None:
        await self.until(lambda: request in [name for _, name, _ in self.answers])

    def leave(self) -> None:
        self.frames.connection_lost(None)


class At(NamedTuple):
    """A table with one person connected to it."""

    live: LiveTable
    person: Person


@asynccontextmanager
async def at_table(
    folder: Path,
    kind: type[Frames] = Frames,
    before: Callable[[Store], Store] = lambda store: store,
) -> AsyncIterator[At]:
    async with housed(folder, before, delays=NEVER) as house:
        live = await opened(house, header())
        person = Person(house, live, kind)
        await person.arrive()
        try:
            yield At(live, person)
        finally:
            person.leave()
            await person.until(lambda: not live.connections.listeners)


def the_move(live: LiveTable, request: str = "r") -> Json:
    """A move that can be made now."""
    seat, move = a_move(live.table)
    after = len(live.table.match.log)
    return {"type": "play", "seat": seat.word, "move": move, "after": after, "request": request}


def framed(*messages: Json) -> bytes:
    return b"".join(masked(json.dumps(each).encode()) for each in messages)


# ---------------------------------------------------------------- at once, and in one go


async def test_a_move_is_folded_in_before_anything_else_happens(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (live, person):
        length = len(live.table.match.log)
        person.send(framed(the_move(live)))
        assert len(live.table.match.log) > length
        assert not person.heard, "nothing is told before it is durable"
        await person.answered("r")


async def test_its_sender_is_sent_the_news_and_the_answer_in_one_write(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (live, person):
        person.send(framed(the_move(live)))
        await person.answered("r")
        (write,) = person.line.each
        assert [json.loads(text)["type"] for _, text in frames(write)] == ["news", "accepted"]


async def test_others_are_sent_the_news_alone(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (live, person):
        await live.join(other := Ear())
        person.send(framed(the_move(live)))
        await person.answered("r")
        assert [each["type"] for each in other.heard[-2:]].count("news") == 1
        assert not other.of_type("accepted")
        live.part(other)


async def test_the_answer_has_the_number_of_the_move_and_not_of_what_fate_made_of_it(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path) as (live, person):
        for _ in range(10):
            before = live.table.seq
            person.line.each.clear()
            person.send(framed(the_move(live, f"r{before}")))
            await person.answered(f"r{before}")
            (accepted,) = [each for each in person.heard if each["type"] == "accepted"]
            assert accepted["seq"] == before + 1


# ---------------------------------------------------------------- in its turn


async def test_what_comes_while_a_move_is_written_waits_for_it(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=SlowStore) as (live, person):
        store = live.house.store
        assert isinstance(store, SlowStore)
        store.holding = True
        first = the_move(live, "first")
        person.send(framed(first, {"type": "ping", "request": "second"}))
        person.send(framed(first | {"request": "third"}))
        seq = live.table.seq
        for _ in range(20):
            await asyncio.sleep(0)
        assert not person.heard
        assert live.table.seq == seq, "the third is not begun before the first is durable"
        store.let_go()
        await person.answered("third")
        assert person.answers == [
            ("accepted", "first", ""),
            ("pong", "second", ""),
            ("error", "third", "stale"),
        ]


async def test_a_move_waits_for_a_command_that_is_being_written(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=SlowStore) as (live, person):
        store = live.house.store
        assert isinstance(store, SlowStore)
        store.holding = True
        person.send(framed({"type": "say", "seat": "A", "text": "x", "request": "first"}))
        await person.until(lambda: bool(store.held))
        seq = live.table.seq
        person.send(framed(the_move(live, "second")))
        for _ in range(20):
            await asyncio.sleep(0)
        assert live.table.seq == seq
        store.let_go()
        await person.answered("second")
        assert [request for _, request, _ in person.answers] == ["first", "second"]


async def test_a_move_does_not_overtake_what_came_with_it(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (live, person):
        move = the_move(live, "second")
        person.send(framed({"type": "ping", "request": "first"}, move, move | {"request": "third"}))
        await person.answered("third")
        assert [request for _, request, _ in person.answers] == ["first", "second", "third"]


async def test_a_move_that_is_sent_again_is_carried_out_once(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (live, person):
        move = the_move(live)
        person.send(framed(move) + framed(move))
        await person.until(lambda: len(person.answers) == 2)
        accepted = [each for each in person.heard if each["type"] == "accepted"]
        assert accepted[0] == accepted[1]
        assert len([each for each in person.heard if each["type"] == "news"]) == 1


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("changes", "kind", "code"),
    [
        ({"seat": "C"}, "error", "not-your-seat"),
        ({"after": 99}, "error", "stale"),
        ({"move": "nonsense"}, "error", "not-a-move"),
    ],
)
async def test_a_refusal_is_answered_at_once_and_changes_nothing(
    tmp_path: Path, changes: Json, kind: str, code: str
) -> None:
    async with at_table(tmp_path) as (live, person):
        before = everything(live.table)
        person.send(framed(the_move(live) | changes))
        assert person.answers == [(kind, "r", code)]
        assert everything(live.table) == before
        person.send(framed(the_move(live, "next")))
        await person.answered("next")


async def test_whoever_has_left_their_seat_moves_no_more(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (live, person):
        move = the_move(live)
        await live.do(partial(Table.leave, seat=Seat[move["seat"]], number=1))
        person.line.each.clear()
        person.send(framed(move))
        assert person.answers == [("error", "r", "not-your-seat")]


async def test_a_write_that_fails_is_told_and_the_next_move_is_carried_out(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=FullStore) as (live, person):
        store = live.house.store
        assert isinstance(store, FullStore)
        store.writes = False
        move = the_move(live)
        person.send(framed(move))
        await person.answered("r")
        assert person.answers == [("error", "r", "store-full")]
        store.writes = True
        await live.settled()
        person.send(framed(move | {"request": "again"}))
        await person.answered("again")
        assert person.answers[-1] == ("accepted", "again", "")


async def test_who_sends_too_fast_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "Bucket", lambda *_: Bucket(0.0, 3.0))
    async with at_table(tmp_path) as (live, person):  # the greeting counts
        wrong = the_move(live) | {"seat": "C"}
        for _ in range(3):
            person.send(framed(wrong))
        await person.until(lambda: bool(person.closed_with))
        assert person.closed_with == TOO_FAST
        assert len(person.answers) == 2


async def test_what_cannot_be_read_is_answered_as_ever(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (_, person):
        for _ in range(connection.STRIKES + 1):
            person.send(masked(b"{"))
        await person.until(lambda: bool(person.closed_with))
        assert person.closed_with == UNREADABLE


async def test_what_is_not_utf8_ends_the_connection(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (_, person):
        person.send(masked(b'{"type":"play\xc3\x28"}'))
        assert person.closed_with == INVALID_TEXT


async def test_a_connection_that_has_ended_takes_nothing(tmp_path: Path) -> None:
    async with housed(tmp_path, delays=NEVER) as house:
        live = await opened(house, header())
        person = Person(house, live)
        await person.arrive()
        move, taker = the_move(live), person.frames.taker
        assert taker is not None
        person.leave()
        await until(lambda: not live.connections.listeners)
        before = live.table.seq
        assert person.frames.taker is None
        assert not taker(json.dumps(move))
        assert live.table.seq == before


async def test_whoever_goes_while_their_move_is_written_has_made_it(tmp_path: Path) -> None:
    async with housed(tmp_path, SlowStore, delays=NEVER) as house:
        live = await opened(house, header())
        await live.join(other := Ear())
        person = Person(house, live)
        await person.arrive()
        store = house.store
        assert isinstance(store, SlowStore)
        store.holding = True
        person.send(framed(the_move(live)))
        seq = live.table.seq
        person.leave()
        store.let_go()
        await other.until(lambda ear: any(told["seq"] == seq for told in ear.told))
        assert not person.heard
        live.part(other)


async def test_whoever_is_given_up_is_told_no_more_and_that_is_no_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with at_table(tmp_path) as (live, person):
        person.frames.pause_writing()  # they do not read
        person.send(framed(the_move(live)))
        await live.settled()
        person.frames.keepalive_timeout()  # nor do they answer
        person.frames.resume_writing()
        await person.until(lambda: not live.connections.listeners or not person.frames.tasks)
        assert not [each for each in caplog.records if each.exc_info]
        assert not person.answers


# ---------------------------------------------------------------- as it would be otherwise


def some_messages(random: Random, count: int) -> list[Callable[[LiveTable, str], bytes]]:
    """What somebody may send, whatever the position; each is given its request's name."""

    def play(live: LiveTable, request: str, **changes: Any) -> bytes:
        return framed(the_move(live, request) | changes)

    choices: list[Callable[[LiveTable, str], bytes]] = [
        play,
        play,
        play,
        partial(play, after=0),
        partial(play, seat="C"),
        partial(play, move="?"),
        lambda live, _: play(live, "same"),
        lambda _, request: framed({"type": "ping", "request": request}),
        lambda _, request: framed({"type": "undo", "seat": "A", "request": request}),
        lambda _, request: framed({"type": "say", "seat": "A", "text": "x", "request": request}),
        lambda _, request: masked(b"[" + request.encode()),
        lambda _, request: masked(request.encode(), BINARY),
    ]
    return random.choices(choices, k=count)


async def played(folder: Path, kind: type[Frames], seed: int) -> tuple[list[Any], list[Any]]:
    """What one person hears when they send the same messages in the same pieces."""
    random = Random(seed)
    heard: list[Any] = []
    async with at_table(folder, kind) as (live, person):
        for number in range(40):
            batch = some_messages(random, random.choice((1, 1, 2, 3)))
            content = b"".join(each(live, f"r{number}-{place}") for place, each in enumerate(batch))
            content += framed({"type": "ping", "request": f"end {number}"})
            for piece in pieces(content, random):
                person.send(piece)
            await person.answered(f"end {number}")
            heard += [without_times(each) for each in person.heard if each["type"] != "seating"]
            person.line.each.clear()
        table = live.table
        return heard, [table.seq, table.chat, [entry.choice for entry in table.match.log]]


def pieces(content: bytes, random: Random) -> Iterator[bytes]:
    """The same bytes, in one piece or in several."""
    cuts = sorted(random.sample(range(1, len(content)), random.choice((0, 0, 1, 3))))
    for start, end in zip((0, *cuts), (*cuts, len(content)), strict=True):
        yield content[start:end]


MOMENTS = ("at", "table", "away_in_ms")


def without_times(found: Any) -> Any:
    """The same where nothing depends on the moment."""
    if isinstance(found, dict):
        return {key: without_times(each) for key, each in found.items() if key not in MOMENTS}
    return [without_times(each) for each in found] if isinstance(found, list) else found


@pytest.mark.parametrize("seed", range(12))
async def test_everything_is_answered_as_it_is_without_the_short_way(
    tmp_path: Path, seed: int
) -> None:
    short = await played(tmp_path / "short", Frames, seed)
    long = await played(tmp_path / "long", LongWay, seed)
    assert short == long
    assert any(each["type"] == "accepted" for each in short[0])
