"""Saved games as text: readable by a person, exact for a machine.

A header, then the moves, one line for each run of moves by one actor, then a last line that
counts the lines and seals them block by block, so that an altered file can be told where. The game
of a sealed table also has what it was sealed with (`sealed.py`), and one hash over all its bytes,
which the server signs when the game is over.
No seed is ever written: fate's choices stand in the log like any other. In a game without turns
a move may have its time behind it, in seconds of play (`@12.345`); one that has none was made at
the time of the move before it. Players who gave a name, and bots, have a line in the header.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

from .sealed import DIGEST_MARK, SIGNATURE_MARK, Sealed, digest, section
from .seats import Player, Seat

if TYPE_CHECKING:
    from .match import Match

MAGIC = "ludotheque saved game 1"
BLOCK = 16  # lines that share a seal
BOARD_MARK = "board| "
TIME_MARK = " @"
Players = Mapping[Seat, Player]
NOBODY: Players = {}
Sign = Callable[[str], str]  # the signature of a digest


def save(
    match: Match,
    sealed: Sealed | None = None,
    players: Players = NOBODY,
    sign: Sign | None = None,
) -> str:
    """The text of a match, finished or not, with what it was sealed with if it was."""
    lines = [*header(match, players), *(section(sealed) if sealed else []), "moves:", *moves(match)]
    if sealed:
        found = digest(lines)
        lines.append(DIGEST_MARK + found)
        lines += [SIGNATURE_MARK + sign(found)] if sign else []
    return "\n".join([*lines, f"end: {' '.join([str(len(lines)), *seals(lines)])}", ""])


def header(match: Match, players: Players) -> list[str]:
    about = match.game.about
    lines = [MAGIC, f"game: {about.name} {about.version}", f"seats: {len(match.seats)}"]
    lines += player_lines(players)
    lines += [f"option {name}: {value}" for name, value in match.options.items()]
    lines.append(f"board: {match.board.name or 'custom'} {board_digest(match.board.text)}")
    if not match.board.name:
        lines += [BOARD_MARK + line for line in match.board.text.splitlines()]
    return lines


def player_lines(players: Players) -> list[str]:
    """Whoever is known, a line each; a bot has the key of its name where it is not its kind's."""
    lines = []
    for seat, (name, bot) in sorted(
        (seat, (each.name, each.bot)) for seat, each in players.items()
    ):
        if bot:
            lines.append(f"bot {seat.word}: {bot}" + (f" {name}" if name not in ("", bot) else ""))
        elif name:
            lines.append(f"player {seat.word}: {name}")
    return lines


def moves(match: Match) -> list[str]:
    return [
        f"{seat.word}: {', '.join(text for _, text in texts)}"
        for seat, texts in groupby(written(match), key=itemgetter(0))
    ]


def written(match: Match) -> Iterator[tuple[Seat, str]]:
    """Each move with whoever made it; where there are no turns, with its time if that is new."""
    write, before = match.game.notation.write, 0
    for entry in match.log:
        timed = match.game.about.realtime and entry.at != before
        yield entry.seat, write(entry.move) + (time_mark(entry.at) if timed else "")
        before = entry.at


def time_mark(at: int) -> str:
    """How the time of a move is written behind it."""
    return f"{TIME_MARK}{at // 1000}.{at % 1000:03}"


def board_digest(text: str) -> str:
    lines = "\n".join(text.splitlines()).encode("utf-8", "surrogatepass")
    return blake2b(lines, digest_size=6).hexdigest()


def seals(lines: list[str]) -> list[str]:
    """Four hexadecimal digits for each block of lines, each depending on all before it."""
    chain, found = blake2b(), []
    for start in range(0, len(lines), BLOCK):
        for line in lines[start : start + BLOCK]:
            chain.update(line.encode("utf-8", "surrogatepass") + b"\n")
        found.append(chain.hexdigest()[:4])
    return found
