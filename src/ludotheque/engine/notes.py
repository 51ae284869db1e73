"""What a page was told while a game was played, and whether a saved game says the same.

A page writes a line for everything that bears on the dice and on what was played, in the order in
which it was told, and keeps a hash of all lines so far. What is hidden from some is noted as
everybody was told it, so that the notes of all who were there have the same lines:

    ludotheque notes 1
    table: 5f0c8a3d2b7e4c19a6d8e2f1
    game: a-game 2
    seal: 64 hexadecimal digits
    key: 64 hexadecimal digits
    own 1 A revealed: 64 hexadecimal digits
    told:
    commitment 1 A 1: 64 hexadecimal digits
    closed 1
    mixed 1: A 1 64 hexadecimal digits
    fate 5-3
    A walk 12
    B sealed 64 hexadecimal digits
    undone 2
    secret 64 hexadecimal digits
    hash: 64 hexadecimal digits

The numbers of one's own say how far the page got with each: sent, `committed` where the server had
taken the commitment, `revealed` where it had taken the number itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from . import fair
from .errors import LudothequeError, Problem
from .sealed import Commitment, Round, SealedChoice
from .seats import WORDS
from .text import Saved

MAGIC = "ludotheque notes 1"
HEAD = ("table", "game", "seal", "key")
TOLD, HASH_MARK = "told:", "hash: "
HIDDEN = "?"
NO_KEY = "0" * 64  # of a server that signs nothing
AN_OWN = re.compile(r"own (\d{1,6}) ([A-F]) (sent|committed|revealed): ([0-9a-f]{64})", re.ASCII)
A_COMMITMENT = re.compile(r"(\d{1,6}) ([A-F]) (\d{1,10}): ([0-9a-f]{64})", re.ASCII)
A_VALUE = re.compile(r"([A-F]) (\d{1,10}) ([0-9a-f]{64})", re.ASCII)


class NotesError(LudothequeError):
    """A file that holds no notes, or notes that were altered."""


def unreadable(code: str, line: int) -> NotesError:
    return NotesError(Problem(code, {"line": line}))


@dataclass(frozen=True)
class Own:
    """A number of the note-taker's own, and how far it got."""

    round: int
    seat: str
    state: str  # sent, committed or revealed
    value: str


@dataclass
class Notes:
    """What was told, line by line, and what it adds up to."""

    table: str
    game: str = ""
    seal: str = ""
    key: str = ""
    own: list[Own] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)

    moves: list[str] = field(default_factory=list)  # as the match stands
    rounds: list[Round] = field(default_factory=list)
    choices: list[SealedChoice] = field(default_factory=list)
    resigned: set[str] = field(default_factory=set)
    secret: str = ""  # told when the game was over
    is_lost: bool = False  # whether the server lost its key: the notes end there
    odd: int = 0  # the first line that contradicts those before it, from 1 on; 0 where none does
    _places: list[int] = field(default_factory=list)  # of the choices among the moves

    @property
    def draws(self) -> int:
        return sum(line.startswith("fate ") for line in self.moves)

    @property
    def hash(self) -> bytes:
        """The running hash of all that was told."""
        found = fair.hashed(
            fair.NOTES, self.table.encode(), bytes.fromhex(self.seal), bytes.fromhex(self.key)
        )
        for line in self.lines:
            found = fair.noted(found, line)
        return found

    # ------------------------------------------------------------ one line more

    def hear(self, line: str) -> None:
        """Takes in one line. One that makes no sense was told all the same, and is noted as odd."""
        try:
            self._take(line)
        except ValueError:
            self.odd = self.odd or len(self.lines) + 1
        self.lines.append(line)

    def _take(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word in WORDS:
            self._move(word, rest)
        elif word == "commitment" and (found := A_COMMITMENT.fullmatch(rest)):
            self._commit(int(found[1]), Commitment(found[2], int(found[3]), found[4]))
        elif word == "closed" and self.rounds and rest == str(self.rounds[-1].number):
            self.rounds[-1] = replace(self.rounds[-1], is_closed=True)
        elif word == "mixed":
            self._mix(rest)
        elif word == "undone" and rest.isdecimal() and len(rest) < 10:
            self._undo(int(rest))
        elif word == "resigned" and rest in WORDS:
            self.resigned.add(rest)
        elif word == "secret" and fair.HEX.fullmatch(rest):
            self.secret = rest
        elif line == "unsealed":
            self.is_lost = True
        elif line != "ended":
            raise ValueError(line)

    def _move(self, seat: str, text: str) -> None:
        seal = text.removeprefix("sealed ")
        if seal != text:
            if not fair.HEX.fullmatch(seal):
                raise ValueError(text)
            self.choices.append(SealedChoice(len(self.choices) + 1, seat, seal))
            self._places.append(len(self.moves))
        self.moves.append(f"{seat} {text}")

    def _commit(self, number: int, made: Commitment) -> None:
        if not self.rounds or self.rounds[-1].is_mixed:
            self.rounds.append(Round(number))
        last = self.rounds[-1]
        if last.is_closed or number != last.number:
            raise ValueError(number)
        self.rounds[-1] = replace(last, commitments=[*last.commitments, made])

    def _mix(self, rest: str) -> None:
        number, _, given = rest.partition(": ")
        last = self.rounds[-1] if self.rounds else None
        if last is None or not last.is_closed or last.is_mixed or number != str(last.number):
            raise ValueError(rest)
        values = {}
        for text in given.split(", ") if given else []:
            found = A_VALUE.fullmatch(text)
            if found is None:
                raise ValueError(text)
            values[found[1], int(found[2])] = found[3]
        commitments = [
            replace(each, value=values.pop((each.seat, each.person), ""))
            for each in last.commitments
        ]
        if values:
            raise ValueError(rest)
        self.rounds[-1] = replace(last, commitments=commitments, from_draw=self.draws + 1)

    def _undo(self, length: int) -> None:
        if length > len(self.moves):
            raise ValueError(length)
        del self.moves[length:]
        self.choices = [
            replace(choice, taken_back=True) if place >= length else choice
            for choice, place in zip(self.choices, self._places, strict=True)
        ]


# ---------------------------------------------------------------- the file


def read_notes(content: bytes) -> Notes:
    """The notes in a file; `NotesError` says where it holds none, or was altered."""
    try:
        lines = content.decode("utf-8").rstrip("\n").split("\n")
    except UnicodeDecodeError as error:
        raise unreadable("notes-foreign", 1) from error
    if lines[0] != MAGIC:
        raise unreadable("notes-foreign", 1)
    if TOLD not in lines or not lines[-1].startswith(HASH_MARK):
        raise unreadable("notes-cut", len(lines))
    told = lines.index(TOLD)
    notes = read_head(lines[1:told])
    for line in lines[told + 1 : -1]:
        notes.hear(line)
    if lines[-1].removeprefix(HASH_MARK) != notes.hash.hex():
        raise unreadable("notes-hash", len(lines))
    return notes


def read_head(lines: Sequence[str]) -> Notes:
    values = {}
    for number, (name, line) in enumerate(zip(HEAD, lines, strict=False), 2):
        given, colon, value = line.partition(": ")
        if (
            given != name
            or not colon
            or (name in ("seal", "key") and not fair.HEX.fullmatch(value))
        ):
            raise unreadable("notes-line", number)
        values[name] = value
    if len(values) < len(HEAD):
        raise unreadable("notes-line", len(lines) + 2)
    own = []
    for number, line in enumerate(lines[len(HEAD) :], len(HEAD) + 2):
        found = AN_OWN.fullmatch(line)
        if found is None:
            raise unreadable("notes-line", number)
        own.append(Own(int(found[1]), found[2], found[3], found[4]))
    return Notes(values["table"], values["game"], values["seal"], values["key"], own)


def written(notes: Notes) -> str:
    """The notes as a page saves them."""
    head = [f"{name}: {getattr(notes, name)}" for name in HEAD]
    own = [f"own {each.round} {each.seat} {each.state}: {each.value}" for each in notes.own]
    return "\n".join([MAGIC, *head, *own, TOLD, *notes.lines, HASH_MARK + notes.hash.hex(), ""])


# ---------------------------------------------------------------- a game as everybody was told it


def told_moves(saved: Saved) -> Iterator[str]:
    """Every move of a saved game as it was told to all; what was hidden, by its seal."""
    match = saved.match
    sealed = saved.sealed.choices if saved.sealed else ()
    seals = (choice.seal for choice in sealed if not choice.taken_back)
    for entry in match.log:
        text = match.game.notation.write(entry.move)
        if match.hides(entry.move):
            seal = next(seals, "") if entry.seat in match.seats else ""
            text = f"sealed {seal}" if seal else HIDDEN
        yield f"{entry.seat.word} {text}"


def covered(notes: Notes, draw: int) -> bool:
    """Whether the last round mixed into a draw has a number of the note-taker's own in it."""
    rounds = [each for each in notes.rounds if each.is_mixed and each.from_draw <= draw]
    if not rounds:
        return False
    given = {each.value for each in rounds[-1].commitments if each.value}
    return any(own.round == rounds[-1].number and own.value in given for own in notes.own)
