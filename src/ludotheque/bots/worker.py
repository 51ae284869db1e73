"""The process in which bots think: questions come in, answers go out, nothing else is known.

A question carries a position in which everything that the bot's seat cannot know has been
imagined already. Each message is its length and a MessagePack body. The process ends when its
input does, which is when whoever started it has gone. It is run by `workshop.py`.
"""

from __future__ import annotations

import importlib
import os
import sys
import traceback
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

import msgspec

from ludotheque.engine import declare
from ludotheque.engine.game import Game

from .player import choose_action

LENGTH_BYTES = 4
NICENESS = 5  # the server goes first where both want the processor
NO_ACTION = -1


class Question(msgspec.Struct, array_like=True, frozen=True):
    """What would this bot do here?"""

    package: str  # where the game's modules are found
    board: str  # its name, or the text of a board file
    state: dict[str, Any]
    seat: int
    bot: str
    rng: list[int]


class Answer(msgspec.Struct, array_like=True, frozen=True):
    """The action, or what went wrong."""

    action: int
    trouble: str = ""


def framed(message: Question | Answer) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


# ---------------------------------------------------------------- thinking


def answer(question: Question) -> Answer:
    try:
        return Answer(think(question))
    except Exception:
        return Answer(NO_ACTION, traceback.format_exc())


def think(question: Question) -> int:
    game = game_in(question.package)
    s = declare.plain(game.declared.State)
    for name, value in question.state.items():
        setattr(s, name, value)
    b = game.laid_out(question.board).plain
    return choose_action(game, s, b, question.seat, question.bot, list(question.rng))


@cache
def game_in(package: str) -> Game:
    return Game(importlib.import_module(package))


# ---------------------------------------------------------------- the process


def receive(source: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Hands questions on until the input ends, and the process with it, even in mid-thought."""
    while len(length := source.read(LENGTH_BYTES)) == LENGTH_BYTES:
        questions.put(source.read(int.from_bytes(length, "big")))
    os._exit(0)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=receive, args=(sys.stdin.buffer, questions), daemon=True).start()
    decoder = msgspec.msgpack.Decoder(Question)
    while True:
        sys.stdout.buffer.write(framed(answer(decoder.decode(questions.get()))))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
