"""Reads saved games, which `saving.py` writes, and replays them move by move.

An error says what is wrong with a file, and in which line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from .errors import LudothequeError, Problem, SavedGameError
from .game import Game
from .match import Match, Refused
from .registry import game
from .saving import BLOCK, BOARD_MARK, MAGIC, TIME_MARK, Players, board_digest, seals
from .sealed import (
    A_SIGNATURE,
    DIGEST_MARK,
    SIGNATURE_MARK,
    Sealed,
    digest,
    is_section,
    read_section,
)
from .seats import FATE, LONGEST_NAME, WORDS, Player, Seat, plain_name

UNSEALED = "unsealed"
LONGEST_NUMBER = 9  # digits
A_PLAYER = re.compile(r"(player|bot) ([A-F]): (.+)")
A_BOT = re.compile(
    r"([a-z][a-z0-9-]{0,19})(?: ([a-z][a-z0-9-]{0,19}))?"
)  # its kind, its name's key
A_TIME = re.compile(r"\d{1,7}\.\d{3}", re.ASCII)  # seconds of play


@dataclass(frozen=True)
class Saved:
    """All that a saved game tells."""

    match: Match
    sealed: Sealed | None
    players: Players
    draws: tuple[tuple[int, int], ...]  # of each of fate's: among how many outcomes, in which line
    digest: str = ""  # over all its lines, where it was sealed
    signature: str = ""


def load(text: str, seed: int | None = None, number: int = 0) -> Match:
    """The match that a saved game tells of, replayed move by move.

    With a seed fate plays by itself from there on; without one it waits for the caller.
    """
    match = load_saved(text).match
    if seed is not None:
        match.seed_fate(seed, number)
    return match


def load_saved(text: str) -> Saved:
    """The same with all that stands beside it."""
    lines = text.rstrip().splitlines()
    require_seal(lines)
    reader = Reader(lines[:-1])
    match = reader.new_match()
    reader.replay(match)
    return Saved(
        match, reader.sealed, reader.players, tuple(reader.draws), reader.digest, reader.signature
    )


def wrong(code: str, line: int = 0, **values: str | int) -> SavedGameError:
    return SavedGameError(Problem(f"saved-{code}", {"line": line, **values}))


def require_seal(lines: list[str]) -> None:
    """The file is one of ours, whole and unaltered, or an error says where it is not."""
    if not lines or not lines[0].startswith(MAGIC.rsplit(" ", 1)[0]):
        raise wrong("foreign", 1)
    if lines[0] != MAGIC:
        raise wrong("other-format", 1, found=lines[0].rsplit(" ", 1)[-1])
    if not lines[-1].startswith("end:"):
        raise wrong("truncated", len(lines))
    count, *given = lines[-1].removeprefix("end:").split() or [""]
    if count == UNSEALED and not given:
        return
    line, last = broken_lines(lines, given)
    if count != str(len(lines) - 1):
        found = len(lines) - 1
        raise wrong("lines-missing", line, last=last, expected=count, found=found)
    if given != seals(lines[:-1]):
        raise wrong("altered", line, last=last)


def broken_lines(lines: list[str], given: list[str]) -> tuple[int, int]:
    """The first block of lines that its seal does not fit; the last line where all fit."""
    expected = seals(lines[:-1])
    fits = [seal in given[block : block + 1] for block, seal in enumerate(expected)]
    block = fits.index(False) if False in fits else len(expected)
    if all(fits[block + 1 :]) and fits[-1]:  # the lines are sound: it is the seal that is not
        return len(lines), len(lines)
    return min(len(lines), block * BLOCK + 1), min(len(lines), (block + 1) * BLOCK)


def was_a_name(text: str) -> bool:
    """Whether games were saved with it before characters were left out that cannot be seen."""
    one_line = text.isprintable() and text == " ".join(text.split())
    return one_line and len(text) <= LONGEST_NAME


def player_in(kind: str, text: str) -> Player | None:
    """Who a line of the header tells of, if it is written as `player_lines` writes it."""
    if kind == "player":
        name = plain_name(text)
        return Player(name) if text == name or was_a_name(text) else None
    found = A_BOT.fullmatch(text)
    return Player(found[2] or found[1], found[1]) if found and found[2] != found[1] else None


@dataclass
class Reader:
    """Goes through the lines, and knows where it is."""

    lines: list[str]
    at: int = 1  # the next line, counted from 0; the first is the magic

    options: dict[str, str] = field(default_factory=dict)
    players: dict[Seat, Player] = field(default_factory=dict)
    time: int = 0  # of the last move, in milliseconds
    sealed: Sealed | None = None
    digest: str = ""
    signature: str = ""
    draws: list[tuple[int, int]] = field(default_factory=list)

    def new_match(self) -> Match:
        found = self.find_game()
        seats = self.number(self.value("seats"))
        with self.setting_up(self.at):
            found.require_seats(seats)
        self.read_players(seats)
        while self.at < len(self.lines) and self.lines[self.at].startswith("option "):
            self.read_option(found)
        line = self.at + 1
        board = self.find_board(found)
        with self.setting_up(line):
            found.laid_out(board)
        self.read_sealed()
        self.value("moves", empty=True)
        return Match(found, seats, options=self.options, board=board)

    def read_players(self, seats: int) -> None:
        """Who sat where, in the order of the seats; games of before have no such lines."""
        while self.at < len(self.lines) and self.lines[self.at].startswith(("player ", "bot ")):
            found = A_PLAYER.fullmatch(self.lines[self.at])
            self.at += 1
            seat = WORDS[found[2]] if found else FATE
            player = player_in(found[1], found[3]) if found else None
            if player is None or seat >= seats or seat <= max(self.players, default=-1):
                raise wrong("no-player", self.at)
            self.players[seat] = player

    def read_option(self, found: Game) -> None:
        name, _, value = self.lines[self.at].removeprefix("option ").partition(": ")
        self.at += 1
        with self.setting_up(self.at):
            found.option(name).encode(value)
        self.options[name] = value

    @contextmanager
    def setting_up(self, line: int) -> Iterator[None]:
        """What the game says against a line of the header is said with its number."""
        try:
            yield
        except LudothequeError as error:
            raise wrong("setup", line, why=str(error)) from error

    def find_game(self) -> Game:
        name, _, version = self.value("game").partition(" ")
        try:
            found = game(name)
        except LudothequeError as error:
            raise wrong("unknown-game", self.at, game=name) from error
        if version != str(found.about.version):
            current = found.about.version
            raise wrong("other-version", self.at, game=name, version=version, current=current)
        return found

    def find_board(self, found: Game) -> str:
        name, _, digest = self.value("board").partition(" ")
        line = self.at
        drawing = []
        while self.at < len(self.lines) and self.lines[self.at].startswith(BOARD_MARK.rstrip()):
            drawing.append(self.lines[self.at].removeprefix(BOARD_MARK.rstrip()).removeprefix(" "))
            self.at += 1
        if name != "custom" and name not in found.about.boards:
            raise wrong("unknown-board", line, board=name)
        text = "\n".join(drawing) + "\n" if name == "custom" else found.board_text(name)
        if board_digest(text) != digest:
            raise wrong("other-board", line, board=name)
        return text if name == "custom" else name

    def read_sealed(self) -> None:
        """What the game was sealed with, if it was; then a hash over all lines is the last one."""
        if not is_section(self.lines[self.at] if self.at < len(self.lines) else ""):
            return
        self.sealed, read = read_section(self.lines[self.at :])
        if self.sealed is None:
            raise wrong("no-section", self.at + 1)
        self.at += read
        last = self.lines.pop()
        if last.startswith(SIGNATURE_MARK):
            self.signature = last.removeprefix(SIGNATURE_MARK)
            if not A_SIGNATURE.fullmatch(self.signature):
                raise wrong("signature", len(self.lines) + 1)
            last = self.lines.pop() if self.lines else ""
        self.digest = digest(self.lines)
        if last != DIGEST_MARK + self.digest:
            raise wrong("digest", len(self.lines) + 1)

    def value(self, key: str, empty: bool = False) -> str:
        """What stands behind a key that must come next."""
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        self.at += 1
        given, colon, value = line.partition(":")
        if given != key or not colon or (not value.strip()) != empty:
            raise wrong("expected", self.at, key=key)
        return value.strip()

    def number(self, text: str) -> int:
        if not text.isdecimal() or len(text) > LONGEST_NUMBER:
            raise wrong("no-number", self.at, found=text)
        return int(text)

    def replay(self, match: Match) -> None:
        for at in range(self.at, len(self.lines)):
            word, colon, rest = self.lines[at].partition(": ")
            if not colon or word not in WORDS:
                raise wrong("no-actor", at + 1, found=word)
            for move in rest.split(", "):
                self.play(match, WORDS[word], move, at + 1)

    def play(self, match: Match, seat: Seat, move: str, line: int) -> None:
        if match.over:
            raise wrong("after-end", line, move=move)
        if match.game.about.realtime:
            move = self.read_time(move, line)
        if seat == FATE:
            self.draws.append((match.outcomes, line))
        try:
            match.play(seat, move, self.time)
        except Refused as refused:
            clause = refused.reason.clause
            raise wrong("illegal", line, move=move, clause=clause, why=str(refused)) from refused
        except LudothequeError as error:
            raise wrong("bad-move", line, move=move, why=str(error)) from error

    def read_time(self, move: str, line: int) -> str:
        """Takes the time off a move that has one; time never goes back."""
        move, mark, time = move.partition(TIME_MARK)
        if mark and not A_TIME.fullmatch(time):
            raise wrong("no-time", line, found=time)
        at = int(time.replace(".", "")) if mark else self.time
        if at < self.time:
            raise wrong("time-back", line, move=move, time=time)
        self.time = at
        return move
