"""The process in which bots choose: requests come in, answers go out, nothing else is known.

A `MoveRequest` carries a position in which everything that the bot's seat cannot know has been
imagined already. A `PrepareRequest` has the searches of some games compiled in the background;
until then those bots play simply. A `ReadyRequest` waits for one of them. The later a request is
read, the shorter the search; when its deadline has passed, the bot plays simply at once. Each
message is its length and a MessagePack body. The process ends when its input does, which is when
whoever started it has gone. It is started by `process.py`.
"""

from __future__ import annotations

import os
import sys
import threading
import time
import traceback
from functools import cache
from math import inf
from queue import SimpleQueue
from typing import TYPE_CHECKING, BinaryIO

import msgspec

from ludotheque.engine import declare
from ludotheque.engine.game import Game
from ludotheque.engine.registry import load

from .by_name import SIMPLE
from .foresight import Foresight
from .player import choose_action
from .searchers import Searchers

if TYPE_CHECKING:
    from .search import Searcher

LENGTH_BYTES = 4
NICENESS = 5  # the server goes first where both want the processor
NO_ACTION = -1
READY = 0  # in the place of an action, where a search is ready
LEAST = 0.02  # seconds of searching: with less, `greedy` chooses better


class PrepareRequest(msgspec.Struct, array_like=True, frozen=True, tag=True):
    """Games whose bots will be asked to search, the most urgent first. It has no answer."""

    packages: list[str]


class ReadyRequest(msgspec.Struct, array_like=True, frozen=True, tag=True):
    """Is there a search for this game? The answer comes when it is compiled, or cannot be."""

    package: str


class MoveRequest(msgspec.Struct, array_like=True, frozen=True, tag=True):
    """What would this bot do here?"""

    package: str  # where the game's modules are found
    board: str  # its name, or the text of a board file
    state: dict[str, object]
    seat: int
    bot: str
    rng: list[int]
    milliseconds: int = 0  # no longer than so; 0 for as long as its level wants
    foresight: Foresight = Foresight.WHEN_READY
    deadline: float = inf  # by `time.monotonic`, which is the same clock in every process


Request = PrepareRequest | ReadyRequest | MoveRequest


class MoveAnswer(msgspec.Struct, array_like=True, frozen=True):
    """The action, or what went wrong."""

    action: int
    trouble: str = ""
    in_haste: bool = False  # there was no time to search, and `greedy` chose
    elsewhere: bool = False  # it is a thinker's


def framed(message: Request | MoveAnswer) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


# ---------------------------------------------------------------- choosing


def answer(request: MoveRequest) -> MoveAnswer:
    try:
        return choose(request)
    except Exception:
        return MoveAnswer(NO_ACTION, traceback.format_exc())


def choose(request: MoveRequest) -> MoveAnswer:
    game = game_in(request.package)
    s = declare.plain(game.declared.State)
    for name, value in request.state.items():
        setattr(s, name, value)
    board, rng, bot = game.laid_out(request.board), list(request.rng), request.bot
    searcher = searcher_for(game, request)
    left = seconds_left(request)
    in_haste = bot not in SIMPLE and left < LEAST
    if in_haste:
        searcher = None
    most = int(min(request.milliseconds, 1000 * left))
    action = choose_action(game, s, board, request.seat, bot, rng, searcher, most)
    return MoveAnswer(action, in_haste=in_haste)


def seconds_left(request: MoveRequest) -> float:
    return max(0.0, request.deadline - time.monotonic())


def searcher_for(game: Game, request: MoveRequest) -> Searcher | None:
    """What searches, for the levels that do, if it is ready."""
    if request.bot in SIMPLE or request.foresight == Foresight.NEVER:
        return None
    searchers().request(game)
    if request.foresight == Foresight.ALWAYS:
        return searchers().wait(game, min(seconds_left(request), threading.TIMEOUT_MAX))
    return searchers().ready(game)


@cache
def searchers() -> Searchers:
    """All that have been made ready in this process."""
    return Searchers()


@cache
def game_in(package: str) -> Game:
    return load(package)


# ---------------------------------------------------------------- the process


def receive(source: BinaryIO, messages: SimpleQueue[bytes]) -> None:
    """Hands messages on until the input ends, and the process with it, even during a search."""
    while len(length := source.read(LENGTH_BYTES)) == LENGTH_BYTES:
        messages.put(source.read(int.from_bytes(length, "big")))
    os._exit(0)


def handle(message: Request) -> None:
    match message:
        case PrepareRequest(packages):
            for package in reversed(packages):
                searchers().request(game_in(package))
        case ReadyRequest(package):
            send(MoveAnswer(NO_ACTION if searchers().wait(game_in(package)) is None else READY))
        case MoveRequest():
            send(answer(message))


def send(given: MoveAnswer) -> None:
    sys.stdout.buffer.write(framed(given))
    sys.stdout.buffer.flush()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    messages: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=receive, args=(sys.stdin.buffer, messages), daemon=True).start()
    decoder: msgspec.msgpack.Decoder[Request] = msgspec.msgpack.Decoder(Request)
    while True:
        handle(decoder.decode(messages.get()))


if __name__ == "__main__":
    main()
