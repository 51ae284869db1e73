"""Checkpoints: a table as it was at some entry, in bytes, so that its log need not be read whole.

A checkpoint is a cache. It carries a check and a stamp of all sources that it depends on, and is
ignored where either does not fit: the log is the truth. It is written without knowing what a table
consists of: whatever a table holds is taken along, and what cannot be written is an error.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, get_args

import msgspec

from ludotheque.engine.compiled_types import Move
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match, MatchEntry
from ludotheque.engine.sealed import Commitment, Contribution, Round, SealedChoice
from ludotheque.engine.seats import Seat

from .agreements import FastForward, Pause
from .clock import Stopwatch
from .entries import Chatted, Header
from .fairness import FairnessState
from .seating import Person, Place, Seating
from .table import Table

EVERY = 256  # entries of a log from one checkpoint to the next
CHECK_BYTES = 16
PACKAGE = Path(__file__).parents[1]
SOURCES = ("engine", "kit", "tables")  # folders on which a table depends, besides its game's
# What a new table of the same header has already, or works out.
GIVEN = frozenset({"name", "header", "game", "match"})
MATCH_GIVEN = frozenset(
    {
        "game",
        "seats",
        "options",
        "board",
        "before",
        "recorders",
        "_seed",
        "_dice",
        "_marks",
        "_apart",
    }
)
MATCH_KEPT = frozenset({"log", "state", "_kept"})
CONTAINERS = (list, tuple, set, frozenset, dict, OrderedDict)
SEATS = tuple(Seat)

Scalar = bool | int | str | None
Part = (
    Seating
    | Place
    | Person
    | Pause
    | FastForward
    | Stopwatch
    | Chatted
    | FairnessState
    | Round
    | Commitment
    | Contribution
    | SealedChoice
)
Container = (
    list["Value"] | tuple["Value", ...] | set["Value"] | frozenset["Value"] | dict["Value", "Value"]
)
CONTAINER_OF: dict[str, Callable[..., Container]] = {kind.__name__: kind for kind in CONTAINERS}
PART_OF: dict[str, type[Part]] = {kind.__name__: kind for kind in get_args(Part)}
Value = Scalar | bytes | Seat | Part | Container  # all that a table may hold
if TYPE_CHECKING:
    Cells = int | list["Cells"]  # what a field of a match's state holds
else:
    Cells = Any  # msgspec reads such a type only where it is a Struct


class Composite(msgspec.Struct, array_like=True):
    """Whatever is no scalar: the name of its kind, and what it consists of."""

    kind: str
    content: int | bytes | list[Plain] | dict[str, Plain]


Plain = Scalar | Composite


class Captured(NamedTuple):
    """A table's whole state, which no longer changes; its match's log is not encoded yet."""

    table: str
    seq: int
    game: Game
    stamp: str
    held: dict[str, Plain]
    state: Mapping[str, Cells]
    kept: Sequence[Mapping[str, Cells]]
    log: list[MatchEntry]


class Log(msgspec.Struct, array_like=True):
    """A match's log, by columns; a move that occurs often is written once."""

    moves: list[str]
    seats: list[int]
    numbers: list[int]  # of the moves
    choices: list[int]
    times: list[int]


class Body(msgspec.Struct, array_like=True):
    """What a checkpoint consists of, behind its check."""

    stamp: str
    held: dict[str, Plain]
    state: Mapping[str, Cells]
    kept: Sequence[Mapping[str, Cells]]
    log: Log


# ---------------------------------------------------------------- making one


def captured(table: Table) -> Captured:
    """The table as it is now; quick, since nothing else happens meanwhile."""
    match = table.match
    if vars(match).keys() != MATCH_GIVEN | MATCH_KEPT:
        raise TypeError("a match has other fields than a checkpoint knows of")
    state, kept = match.positions()
    return Captured(
        table=table.name,
        seq=table.seq,
        game=table.game,
        stamp=stamp_of(match),
        held={name: plain(value) for name, value in vars(table).items() if name not in GIVEN},
        state=state,
        kept=kept,
        log=list(match.log),
    )


def encoded(found: Captured) -> bytes:
    """A checkpoint's bytes; takes a while, so not where others wait."""
    log = columns(found.log, found.game.notation.write)
    body = msgspec.msgpack.encode(Body(found.stamp, found.held, found.state, found.kept, log))
    return check_of(body) + body


def columns(log: Sequence[MatchEntry], write: Callable[[Move], str]) -> Log:
    numbers: dict[str, int] = {}
    texts = [write(each.move) for each in log]
    return Log(
        numbers=[numbers.setdefault(text, len(numbers)) for text in texts],
        moves=list(numbers),
        seats=[int(each.seat) for each in log],
        choices=[each.choice for each in log],
        times=[each.at for each in log],
    )


def plain(value: Value) -> Plain:
    """Anything that a table may hold: a scalar as it is, all else with the name of its kind."""
    if value is None or type(value) is str or type(value) is int or type(value) is bool:
        return value
    kind = type(value)
    if isinstance(value, Seat):
        return Composite("Seat", int(value))
    if isinstance(value, bytes):
        return Composite("bytes", value)
    if isinstance(value, CONTAINERS) and kind in CONTAINERS:
        items: Iterable[Value] = value.items() if isinstance(value, dict) else value
        return Composite(kind.__name__, [plain(item) for item in items])
    if isinstance(value, Part) and PART_OF.get(kind.__name__) is kind:
        return Composite(kind.__name__, {name: plain(item) for name, item in parts(value)})
    raise TypeError(f"a checkpoint cannot hold {kind.__qualname__}: add it to `Part`")


def parts(value: Part) -> list[tuple[str, Value]]:
    """The fields of an object of one of the kinds, all of them."""
    if isinstance(value, msgspec.Struct):
        return [(name, getattr(value, name)) for name in value.__struct_fields__]
    if is_dataclass(value):
        return [(each.name, getattr(value, each.name)) for each in fields(value)]
    return list(vars(value).items())


# ---------------------------------------------------------------- using one


def restored(name: str, header: Header, seq: int, body: bytes) -> Table | None:
    """The table that a checkpoint tells of; none where it does not fit this table or program."""
    table = Table(name, header)
    try:
        return table if fill(table, seq, body) else None
    except Exception:  # whatever is wrong with it, there is still the log
        return None


def fill(table: Table, seq: int, body: bytes) -> bool:
    check, content = body[:CHECK_BYTES], body[CHECK_BYTES:]
    if check != check_of(content):
        return False
    found = msgspec.msgpack.decode(content, type=Body)
    if found.stamp != stamp_of(table.match):
        return False
    for attribute, value in found.held.items():
        setattr(table, attribute, rebuilt(value))
    fill_match(table.match, found)
    return table.seq == seq


def fill_match(match: Match, found: Body) -> None:
    moves = [match.game.notation.read(text) for text in found.log.moves]
    columns = found.log.seats, found.log.numbers, found.log.choices, found.log.times
    log = [
        MatchEntry(SEATS[seat], moves[number], choice, at)
        for seat, number, choice, at in zip(*columns, strict=True)
    ]
    match.restore(log, found.state, [dict(each) for each in found.kept])


def rebuilt(value: Plain) -> Value:
    """What `plain` was given."""
    if not isinstance(value, Composite):
        return value
    content = value.content
    if isinstance(content, int):
        return SEATS[content]
    if isinstance(content, bytes):
        return content
    if isinstance(content, list):
        return CONTAINER_OF[value.kind](rebuilt(item) for item in content)
    return assembled(PART_OF[value.kind], {name: rebuilt(item) for name, item in content.items()})


def assembled(kind: type[Part], found: dict[str, Value]) -> Part:
    if is_dataclass(kind) or issubclass(kind, msgspec.Struct):
        make: Callable[..., Part] = kind
        return make(**found)
    bare = kind.__new__(kind)
    vars(bare).update(found)
    return bare


# ---------------------------------------------------------------- whether one fits


def check_of(content: bytes) -> bytes:
    return blake2b(content, digest_size=CHECK_BYTES).digest()


def stamp_of(match: Match) -> str:
    """Changes with the game, its board, and every source that a table depends on."""
    board = blake2b(match.board.text.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
    return f"{sources(match.game.folder)} {match.game.about.version} {board}"


@cache
def sources(game: Path) -> str:
    seen = blake2b(digest_size=16)
    for folder in (*(PACKAGE / name for name in SOURCES), game):
        # In the browser there is only what they were compiled to.
        for path in sorted(folder.rglob("*.py")) or sorted(folder.rglob("*.pyc")):
            seen.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes())
    return seen.hexdigest()
