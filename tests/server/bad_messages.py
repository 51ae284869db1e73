"""Bad messages of every kind over real live sockets, as many as are wanted.

Used by the tests with a few thousand, and by `tools/fuzz.py` with as many as one likes.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from .server import ADDRESS, Json, Server
from .viewer import Viewer

LIMIT = 64 * 1024
AT_ONCE = 8  # connections
IN_A_ROW = 40  # messages to one connection
# Gone by itself; protocol error, not UTF-8, too large; unreadable, no table, too fast.
CODES = {1000, 1002, 1007, 1009, 4400, 4404, 4429}
LOST, TOO_LARGE = 1006, 1009
LAST = "last"
TAGS = (
    "hello", "play", "undo", "say", "resign", "leave", "pause", "resume", "hold", "release",
    "fast-forward", "slow-down", "consider", "recall", "ping",
)  # fmt: skip


@dataclass
class Report:
    """What was sent, and how connections ended."""

    sent: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    memory: list[int] = field(default_factory=list)  # kilobytes, as it went on


@dataclass(frozen=True)
class Stage:
    """A game in progress, and what somebody with bad intentions knows of it."""

    server: Server
    table: str
    tokens: dict[str, str]
    foreign: str  # another table's token
    acting: str
    legal: list[str]
    length: int
    requests: list[tuple[str, str]]  # the seat and the name of moves that were made

    @property
    def others(self) -> list[str]:
        return [seat for seat in self.tokens if seat != self.acting]


async def set_the_stage(server: Server) -> Stage:
    opened, other = server.open_table("me", "me", "me"), server.open_table("me", "me", "me")
    viewer = Viewer(server, opened["table"], *opened["tokens"].values(), seed=8)
    requests = await play_a_while(viewer)
    position = viewer.position
    (acting,) = position["acting"]
    return Stage(
        server, opened["table"], opened["tokens"], other["tokens"]["A"], acting,
        position["legal"][acting], position["length"], requests,
    )  # fmt: skip


async def play_a_while(viewer: Viewer) -> list[tuple[str, str]]:
    """Plays some turns, up to a roll: after that nobody has a move to take back."""
    await viewer.arrive()
    requests: list[tuple[str, str]] = []
    while len(requests) < 30 or viewer.heard[viewer.seq]["entry"]["type"] != "drawn":
        ((seat, legal),) = viewer.position["legal"].items()
        requests.append((seat, f"move {len(requests)}"))
        wish = {"type": "play", "seat": seat, "move": legal[0], "request": requests[-1][1]}
        assert (await viewer.ask(wish))["type"] == "accepted"
    await viewer.depart()
    return requests


# ---------------------------------------------------------------- bad messages

Message = str | bytes


def some_bytes(random: Random, stage: Stage) -> Message:
    return random.randbytes(random.randrange(1, 200))


def some_text(random: Random, stage: Stage) -> Message:
    return "".join(chr(random.randrange(1, 0xD7FF)) for _ in range(random.randrange(80)))


def nested(random: Random, stage: Stage) -> Message:
    depth = random.choice((50, 2_000, 30_000))
    opening = random.choice(("[", '{"type":', '{"tokens":['))
    return opening * (min(depth, LIMIT // len(opening) - 1))


def some_value(random: Random) -> Any:
    return random.choice(
        (None, True, -1, 0, 1, 10**30, -(2**63), 1.5, "", "A", "A\n", "é", "Z", [], ["A"], {}, "\0",
         {"type": "play"}, "x" * 3000, "../../key", "\u202e")
    )  # fmt: skip


def wrong_types(random: Random, stage: Stage) -> Message:
    """One of our messages, with one field of it spoilt."""
    tag = random.choice(TAGS)
    message: Json = {"type": tag, "seat": random.choice(stage.others)}
    if tag in ("hello", "recall", "ping"):
        message = {"type": tag}
    fields = ("seat", "move", "text", "thing", "request", "after", "since", "tokens", "more")
    spoilt = random.choice(fields)
    message[spoilt] = some_value(random)
    message[f"unknown-{random.randrange(100)}"] = some_value(random)
    return json.dumps(message)


def unknown_tag(random: Random, stage: Stage) -> Message:
    tag = random.choice(("snapshot", "news", "accepted", "draw", "sat", "PLAY", "", 7, None))
    return json.dumps({"type": tag, "seat": "A", "move": "stay"})


def cut_short(random: Random, stage: Stage) -> Message:
    whole = json.dumps({"type": "play", "seat": stage.acting, "move": stage.legal[0]})
    return whole[: random.randrange(len(whole))]


def foreign_seat(random: Random, stage: Stage) -> Message:
    """Everything that the seat whose turn it is could do, by somebody who has not got it."""
    wishes = (
        "play", "undo", "say", "resign", "leave", "pause", "resume", "hold", "release",
        "fast-forward", "slow-down",
    )  # fmt: skip
    message: Json = {"type": random.choice(wishes)}
    message["seat"] = random.choice((stage.acting, "D", "E", "F"))
    if message["type"] == "play":
        message["move"] = random.choice(stage.legal)
    if message["type"] == "say":
        message["text"] = "It was not me."
    if message["type"] in ("hold", "release"):
        message["thing"] = "everything"
    return json.dumps(message)


def out_of_turn(random: Random, stage: Stage) -> Message:
    seat, move = random.choice(stage.others), random.choice(stage.legal)
    return json.dumps({"type": "play", "seat": seat, "move": move, "after": stage.length})


def stale(random: Random, stage: Stage) -> Message:
    seat, after = random.choice(list(stage.tokens)), random.choice((-1, 0, 1, 10**20))
    move = random.choice(stage.legal)
    return json.dumps({"type": "play", "seat": seat, "move": move, "after": after})


def repeated(random: Random, stage: Stage) -> Message:
    seat, request = random.choice(stage.requests)
    move = random.choice(stage.legal)
    return json.dumps({"type": "play", "seat": seat, "move": move, "request": request})


def no_move(random: Random, stage: Stage) -> Message:
    move = random.choice(("", "6-6", "castle", "z99", "pac-man 9", "\u0000", "name F", "é" * 60))
    return json.dumps({"type": "play", "seat": random.choice(list(stage.tokens)), "move": move})


def undoing(random: Random, stage: Stage) -> Message:
    return json.dumps({"type": "undo", "seat": random.choice(list(stage.tokens))})


def empty_words(random: Random, stage: Stage) -> Message:
    text = random.choice(("", " \n", "x" * 501, "x" * 5000))
    return json.dumps({"type": "say", "seat": random.choice(list(stage.tokens)), "text": text})


def hello_again(random: Random, stage: Stage) -> Message:
    return json.dumps({"type": "hello", "tokens": [stage.tokens[stage.acting]]})


KINDS: tuple[Callable[[Random, Stage], Message], ...] = (
    some_bytes, some_text, nested, wrong_types, unknown_tag, cut_short, foreign_seat, out_of_turn,
    stale, repeated, no_move, undoing, empty_words, hello_again,
)  # fmt: skip


# ---------------------------------------------------------------- bad connections


@dataclass(frozen=True)
class Plan:
    """What somebody with bad intentions will do on one connection."""

    path: str
    first: Json
    messages: int = 0
    ending: str = ""
    breaks_off: bool = False


def any_plan(random: Random, stage: Stage) -> Plan:
    path = stage.table if random.random() < 0.98 else random.choice(("x", "%00", "..%2f" * 9))
    hello = {"type": "hello", "tokens": tokens(random, stage)}
    first = hello if random.random() < 0.95 else {"type": "ping"}
    ending = random.choice(list(ENDINGS)) if random.random() < 0.5 else ""
    if ending == "flood" and random.random() < 0.8:  # often enough: each is thousands of messages
        ending = ""
    messages, breaks_off = random.randrange(1, IN_A_ROW), random.random() < 0.1
    return Plan(path, first, messages, ending, breaks_off)


def rare_plans(stage: Stage) -> Iterator[Plan]:
    """What chance seldom chooses."""
    hello: Json = {"type": "hello"}
    yield Plan("x", hello)
    yield Plan(stage.table, {"type": "ping"})
    for ending in ("", *ENDINGS):
        yield Plan(stage.table, hello, ending=ending)


async def bad_connection(stage: Stage, plan: Plan, random: Random, report: Report) -> None:
    """Sends bad messages to one connection, until there are enough or it is closed."""
    line = await connect(stage.server.live + plan.path, compression=None, proxy=None)
    heard_out = asyncio.Event()
    listening = asyncio.create_task(listen(line, report, heard_out))
    with suppress(ConnectionClosed):
        await line.send(json.dumps(plan.first))
        await talk_nonsense(line, stage, plan.messages, random, report)
        await line.send(json.dumps({"type": "ping", "request": LAST}))
        await heard_out.wait()
        if plan.ending and line.state is State.OPEN:
            report.sent[plan.ending] += 1
            await ENDINGS[plan.ending](line, random)
    if plan.breaks_off:
        line.transport.abort()
        listening.cancel()
        await asyncio.wait([listening])
    else:
        await line.close()
        await listening
        # While too much is still coming in, the system may drop what was said about it.
        lost = plan.ending == "huge" and line.close_code == LOST
        report.closed[TOO_LARGE if lost else line.close_code or 0] += 1


def tokens(random: Random, stage: Stage) -> list[str]:
    """Never the token of the seat whose turn it is, but for those who will not use it well."""
    mine = [stage.tokens[seat] for seat in stage.others]
    return random.choice(([], mine, [stage.foreign], ["x"], mine * 4, [stage.foreign, *mine]))


async def listen(line: ClientConnection, report: Report, heard_out: asyncio.Event) -> None:
    """Notes every answer; and when the last message has had its own, or the end has come."""
    try:
        while True:
            answer = json.loads(await line.recv())
            report.answers[answer.get("code") or answer["type"]] += 1
            if answer.get("request") == LAST:
                heard_out.set()
    except ConnectionClosed:
        heard_out.set()


async def talk_nonsense(
    line: ClientConnection, stage: Stage, messages: int, random: Random, report: Report
) -> None:
    for _ in range(messages):
        kind = random.choice(KINDS)
        await line.send(kind(random, stage))
        report.sent[kind.__name__] += 1


async def flood(line: ClientConnection, random: Random) -> None:
    """More at once than even a slow server has allowed by the time that it has read them."""
    for _ in range(5000):
        await line.send('{"type":"ping"}')


async def huge(line: ClientConnection, random: Random) -> None:
    await line.send("x" * (LIMIT + random.randrange(1, LIMIT)))


async def not_utf8(line: ClientConnection, random: Random) -> None:
    await line.send(b'{"type":"ping","request":"\xed\xa0\x80"}', text=True)
    await line.wait_closed()


async def bad_frame(line: ClientConnection, random: Random) -> None:
    """No frame that there is: reserved bits, unknown kinds, the end of what never began."""
    line.transport.write(bytes([random.choice((0xF1, 0x83, 0x8F, 0x00)), 0x80, 0, 0, 0, 0]))
    await line.wait_closed()


async def half_a_message(line: ClientConnection, random: Random) -> None:
    """A fragment whose end never comes."""
    line.transport.write(b"\x01\x85\x00\x00\x00\x00hello")


ENDINGS = {ending.__name__: ending for ending in (flood, huge, not_utf8, bad_frame, half_a_message)}


async def half_open(stage: Stage, random: Random, report: Report) -> None:
    """A connection that never becomes one."""
    _, writer = await asyncio.open_connection(ADDRESS, stage.server.port)
    head = f"GET /live/{stage.table} HTTP/1.1\r\nHost: {ADDRESS}:{stage.server.port}\r\n"
    writer.write(random.choice((b"", head.encode(), random.randbytes(50), b"\x16\x03\x01\r\n\r\n")))
    with suppress(ConnectionError):
        await writer.drain()
    report.sent["half_open"] += 1
    writer.transport.abort()


# ---------------------------------------------------------------- all together


async def send_bad_messages(stage: Stage, count: int, seed: int) -> Report:
    """Sends at least so many."""
    report = Report()
    for plan in rare_plans(stage):
        await bad_connection(stage, plan, Random(seed), report)

    async def one_after_another(number: int) -> None:
        random = Random(f"{seed} {number}")
        while report.sent.total() < count:
            await bad_connection(stage, any_plan(random, stage), random, report)
            await half_open(stage, random, report)

    async with asyncio.TaskGroup() as group:
        group.create_task(note_memory(stage.server, report, count))
        for number in range(AT_ONCE):
            group.create_task(one_after_another(number))
    return report


async def note_memory(server: Server, report: Report, count: int) -> None:
    """At every tenth of the way."""
    for tenth in range(1, 11):
        while report.sent.total() < count * tenth // 10:
            await asyncio.sleep(0.01)
        report.memory.append(server.memory)
