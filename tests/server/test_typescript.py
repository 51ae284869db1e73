"""Declarations in TypeScript, of messages made up for the purpose."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypedDict, TypeVar

import msgspec
import pytest

from tools.typescript import HEADING, declarations

Item = TypeVar("Item")


class Colour(enum.Enum):
    """What a piece is painted in."""

    RED = "red"
    BLUE = "blue"


class Rank(enum.IntEnum):
    LOW = 1
    HIGH = 2


class Knock(msgspec.Struct, tag="knock", frozen=True):
    """Somebody is at the door."""

    name: Annotated[str, msgspec.Meta(max_length=20)]
    times: int = 1


class Ring(msgspec.Struct, tag="ring", tag_field="kind", rename="camel"):
    """Somebody rings.

    Twice, as a rule: */ and all.
    """

    how_long: float
    at: datetime | None = None


class Silence(msgspec.Struct, tag=True):
    pass


@dataclass
class Corner:
    x: int
    y: int = 0


class Extra(TypedDict, total=False):
    note: str


class Everything(msgspec.Struct, rename={"odd": "odd-name"}):
    colour: Colour
    rank: Rank
    answer: Literal["yes", "no", 3, None]
    caller: Knock | Silence
    corners: list[Corner]
    path: tuple[int, ...]
    pair: tuple[int, str]
    table: list[list[int | None]]
    by_colour: dict[Colour, int]
    by_answer: dict[Literal["yes", "no"], bool]
    by_number: dict[int, str]
    seen: set[str]
    whatever: Any
    extra: Extra
    odd: bytes
    missing: int | msgspec.UnsetType = msgspec.UNSET


class Tree(msgspec.Struct):
    branches: list[Tree]


class Point(msgspec.Struct, array_like=True, tag="point"):
    x: int
    y: int | None = None


def declared(*wanted: Any, **aliases: Any) -> str:
    text = declarations(wanted, aliases)
    assert text.startswith(HEADING)
    return text.removeprefix(HEADING).strip("\n")


def test_a_tag_is_a_field_and_a_default_may_be_left_out() -> None:
    assert declared(Knock) == (
        "/** Somebody is at the door. */\n"
        "export interface Knock {\n"
        '  readonly type: "knock";\n'
        "  readonly name: string;\n"
        "  readonly times?: number;\n"
        "}"
    )


def test_fields_go_by_the_names_that_are_sent() -> None:
    assert declared(Ring) == (
        "/**\n"
        " * Somebody rings.\n"
        " *\n"
        " * Twice, as a rule: * / and all.\n"
        " */\n"
        "export interface Ring {\n"
        '  readonly kind: "ring";\n'
        "  readonly howLong: number;\n"
        "  readonly at?: string | null;\n"
        "}"
    )


def test_a_union_is_told_apart_by_its_tags() -> None:
    assert declared(Message=Knock | Silence) == (
        "/** Somebody is at the door. */\n"
        "export interface Knock {\n"
        '  readonly type: "knock";\n'
        "  readonly name: string;\n"
        "  readonly times?: number;\n"
        "}\n"
        "\n"
        "export interface Silence {\n"
        '  readonly type: "Silence";\n'
        "}\n"
        "\n"
        "export type Message = Knock | Silence;"
    )


def test_every_kind_of_field_has_its_type() -> None:
    assert "export interface Everything {\n" + (
        "  readonly colour: Colour;\n"
        "  readonly rank: Rank;\n"
        '  readonly answer: null | 3 | "no" | "yes";\n'
        "  readonly caller: Knock | Silence;\n"
        "  readonly corners: ReadonlyArray<Corner>;\n"
        "  readonly path: ReadonlyArray<number>;\n"
        "  readonly pair: readonly [number, string];\n"
        "  readonly table: ReadonlyArray<ReadonlyArray<number | null>>;\n"
        "  readonly by_colour: Readonly<Partial<Record<Colour, number>>>;\n"
        '  readonly by_answer: Readonly<Partial<Record<"no" | "yes", boolean>>>;\n'
        "  readonly by_number: Readonly<Record<string, string>>;\n"
        "  readonly seen: ReadonlyArray<string>;\n"
        "  readonly whatever: unknown;\n"
        "  readonly extra: Extra;\n"
        '  readonly "odd-name": string;\n'
        "  readonly missing?: number;\n"
        "}\n"
    ) in declared(Everything)


def test_whatever_is_mentioned_is_declared_once_the_nearest_first() -> None:
    text = declared(Corner, Everything, Corner)
    names = [line.split()[2] for line in text.splitlines() if line.startswith("export ")]
    assert names == ["Corner", "Everything", "Colour", "Rank", "Extra", "Knock", "Silence"]
    assert declared(Corner, Everything, Corner) == text


def test_an_enumeration_is_the_values_that_are_sent() -> None:
    assert declared(Colour, Rank) == (
        "/** What a piece is painted in. */\n"
        'export type Colour = "red" | "blue";\n'
        "\n"
        "export type Rank = 1 | 2;"
    )


def test_dataclasses_and_dictionaries_have_fields_too() -> None:
    assert declared(Corner, Extra) == (
        "export interface Corner {\n"
        "  readonly x: number;\n"
        "  readonly y?: number;\n"
        "}\n"
        "\n"
        "export interface Extra {\n"
        "  readonly note?: string;\n"
        "}"
    )


def test_a_struct_may_be_sent_as_an_array() -> None:
    assert declared(Point) == 'export type Point = readonly ["point", number, (number | null)?];'


def test_a_type_may_mention_itself() -> None:
    assert declared(Tree) == (
        "export interface Tree {\n  readonly branches: ReadonlyArray<Tree>;\n}"
    )


def fields(text: str, name: str) -> list[str]:
    """The names of an interface's fields, as they are declared."""
    body = text.partition(f"export interface {name} {{\n")[2].partition("}")[0]
    return [line.split()[1].rstrip(":") for line in body.splitlines()]


class Parcel(msgspec.Struct, tag="parcel"):
    knock: Knock | None = None
    note: str | msgspec.UnsetType = msgspec.UNSET
    extra: Extra | None = None


class Short(msgspec.Struct, omit_defaults=True):
    times: int = 1


def test_what_is_always_sent_whole_has_all_its_fields() -> None:
    text = declarations([Parcel, Corner], whole=[Parcel, Corner])
    assert fields(text, "Parcel") == ["type", "knock", "note?", "extra"]
    assert fields(text, "Knock") == ["type", "name", "times"]
    assert fields(text, "Corner") == ["x", "y"]
    assert fields(text, "Extra") == ["note?"]
    assert fields(declarations([Short], whole=[Short]), "Short") == ["times?"]
    assert '["point", number, number | null]' in declarations([Point], whole=[Point])


def test_what_others_send_too_may_come_without_its_defaults() -> None:
    text = declarations([Knock], {"Sent": Parcel | Silence}, whole=[Parcel | Silence])
    assert fields(text, "Parcel") == ["type", "knock", "note?", "extra"]
    assert fields(text, "Knock") == ["type", "name", "times?"]


def test_two_types_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Knock", [("name", str)])
    with pytest.raises(ValueError, match="two types are called Knock"):
        declarations([Knock, other])
    with pytest.raises(ValueError, match="two types are called Knock"):
        declarations([Knock], {"Knock": Silence})


class Box(msgspec.Struct, Generic[Item]):
    inside: Item


class Step(NamedTuple):
    far: int


@pytest.mark.parametrize("unwritable", [Box[int], Step, complex])
def test_what_cannot_be_written_is_refused(unwritable: Any) -> None:
    with pytest.raises(ValueError, match="TypeScript"):
        declarations([], {"Alias": unwritable})
