"""The process in which one finished game is analysed: it is sent one request, tells how far it has
come, and ends with its report.

Each message is its length and a MessagePack body. It is run by `analyst.py`, and ends when its
input does, which is when whoever started it has gone.
"""

from __future__ import annotations

import os
import sys
import traceback
from threading import Thread
from typing import BinaryIO

import msgspec

from ludotheque.engine.match import Entry, Match
from ludotheque.engine.registry import load
from ludotheque.engine.seats import Seat
from ludotheque.engine.speeds import CPU, SPEEDS, Speed

from .report import Report

LENGTH_BYTES = 4
NICENESS = 10  # players go first, and bots


class AnalysisRequest(msgspec.Struct, array_like=True, frozen=True):
    """A game to analyse."""

    package: str  # where the game's modules are found
    board: str  # its name, or the text of a board file
    seats: int
    options: dict[str, str]
    log: list[tuple[int, int, int]]  # seat, choice and time of each entry
    seed: int
    speed: str = CPU.name


class AnalysisProgress(msgspec.Struct, frozen=True, tag="so-far"):
    progress: int  # in a hundred


class AnalysisDone(msgspec.Struct, frozen=True, tag="found"):
    report: Report


Message = AnalysisProgress | AnalysisDone


def framed(message: AnalysisRequest | Message) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def request_for(match: Match, seed: int, speed: Speed = CPU) -> AnalysisRequest:
    return AnalysisRequest(
        package=match.game.package,
        board=match.board.name or match.board.text,
        seats=len(match.seats),
        options=dict(match.options),
        log=[(int(entry.seat), entry.choice, entry.at) for entry in match.log],
        seed=seed,
        speed=speed.name,
    )


def match_of(request: AnalysisRequest) -> Match:
    """The match again; what its moves are called does not matter here."""
    game = load(request.package)
    match = Match(game, request.seats, options=request.options, board=request.board)
    for seat, choice, at in request.log:
        match.follow(Entry(Seat(seat), None, choice, at))
    return match


# ---------------------------------------------------------------- the process


def end_with(source: BinaryIO) -> None:
    """Ends the process, even during an analysis, when its input does."""
    source.read()
    os._exit(0)


def main() -> None:
    """Ends at once when it is done: the thread that listens for the end never would."""
    failed = 0
    try:
        answer()
    except Exception:
        traceback.print_exc()
        failed = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(failed)


def answer() -> None:
    from .analysis import analyse  # which loads what only this process needs

    if hasattr(os, "nice"):
        os.nice(NICENESS)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    length = int.from_bytes(source.read(LENGTH_BYTES), "big")
    request = msgspec.msgpack.decode(source.read(length), type=AnalysisRequest)
    Thread(target=end_with, args=(source,), daemon=True).start()

    def tell(message: Message) -> None:
        sink.write(framed(message))
        sink.flush()

    last = -1

    def so_far(progress: int) -> None:
        nonlocal last
        if progress != last:
            last = progress
            tell(AnalysisProgress(progress))

    report = analyse(match_of(request), request.seed, SPEEDS[request.speed], so_far)
    tell(AnalysisDone(report))


if __name__ == "__main__":
    main()
