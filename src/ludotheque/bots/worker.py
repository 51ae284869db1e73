"""The process in which bots think: questions come in, answers go out, nothing else is known.

A question carries a position in which everything that the bot's seat cannot know has been
imagined already. A wish makes ready, in the background, what thinking ahead in some games needs;
until then those bots play simply. The later a question is read, the less is thought about it; when
its time has passed, the bot plays simply at once. Each message is its length and a MessagePack
body. The process ends when its input does, which is when whoever started it has gone. It is
started by `process.py`.
"""

from __future__ import annotations

import importlib
import os
import sys
import threading
import time
import traceback
from functools import cache
from math import inf
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

from ludotheque.engine import declare
from ludotheque.engine.game import Game

from .foresight import Foresight
from .levels import SIMPLE
from .minds import Minds
from .player import choose_action

if TYPE_CHECKING:
    from .search import Searcher

LENGTH_BYTES = 4
NICENESS = 5  # the server goes first where both want the processor
NO_ACTION = -1
LEAST = 0.02  # seconds to think: with less, `greedy` chooses better


class Wish(msgspec.Struct, array_like=True, frozen=True, tag=True):
    """Games whose bots will be asked to think ahead, the most urgent first. Nobody answers."""

    packages: list[str]


class Question(msgspec.Struct, array_like=True, frozen=True, tag=True):
    """What would this bot do here?"""

    package: str  # where the game's modules are found
    board: str  # its name, or the text of a board file
    state: dict[str, Any]
    seat: int
    bot: str
    rng: list[int]
    milliseconds: int = 0  # no longer than so; 0 for as long as its level wants
    foresight: Foresight = Foresight.WHEN_READY
    deadline: float = inf  # by `time.monotonic`, which is the same clock in every process


class Answer(msgspec.Struct, array_like=True, frozen=True):
    """The action, or what went wrong."""

    action: int
    trouble: str = ""
    in_haste: bool = False  # there was no time to think, and `greedy` chose


def framed(message: Wish | Question | Answer) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


# ---------------------------------------------------------------- thinking


def answer(question: Question) -> Answer:
    try:
        return think(question)
    except Exception:
        return Answer(NO_ACTION, traceback.format_exc())


def think(question: Question) -> Answer:
    game = game_in(question.package)
    s = declare.plain(game.declared.State)
    for name, value in question.state.items():
        setattr(s, name, value)
    board, rng, bot = game.laid_out(question.board), list(question.rng), question.bot
    mind = mind_for(game, question)
    left = seconds_left(question)
    in_haste = bot not in SIMPLE and left < LEAST
    if in_haste:
        mind = None
    most = int(min(question.milliseconds, 1000 * left))
    action = choose_action(game, s, board, question.seat, bot, rng, mind, most)
    return Answer(action, in_haste=in_haste)


def seconds_left(question: Question) -> float:
    return max(0.0, question.deadline - time.monotonic())


def mind_for(game: Game, question: Question) -> Searcher | None:
    """What thinks ahead, for the levels that do, if it is ready."""
    if question.bot in SIMPLE or question.foresight == Foresight.NEVER:
        return None
    minds().wish(game)
    if question.foresight == Foresight.ALWAYS:
        return minds().wait(game, min(seconds_left(question), threading.TIMEOUT_MAX))
    return minds().ready(game)


@cache
def minds() -> Minds:
    """All that have been made ready in this process."""
    return Minds()


@cache
def game_in(package: str) -> Game:
    return Game(importlib.import_module(package))


# ---------------------------------------------------------------- the process


def receive(source: BinaryIO, messages: SimpleQueue[bytes]) -> None:
    """Hands messages on until the input ends, and the process with it, even in mid-thought."""
    while len(length := source.read(LENGTH_BYTES)) == LENGTH_BYTES:
        messages.put(source.read(int.from_bytes(length, "big")))
    os._exit(0)


def heed(message: Wish | Question) -> None:
    if isinstance(message, Wish):
        for package in reversed(message.packages):
            minds().wish(game_in(package))
    else:
        sys.stdout.buffer.write(framed(answer(message)))
        sys.stdout.buffer.flush()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    messages: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=receive, args=(sys.stdin.buffer, messages), daemon=True).start()
    decoder: msgspec.msgpack.Decoder[Wish | Question] = msgspec.msgpack.Decoder(Wish | Question)
    while True:
        heed(decoder.decode(messages.get()))


if __name__ == "__main__":
    main()
