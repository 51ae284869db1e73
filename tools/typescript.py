"""TypeScript declarations of messages that are typed in Python, so that they are written once.

What msgspec sends as JSON, as the browser's compiler has to understand it: a tag becomes a
field with one possible value, by which a union can be told apart. Whoever sends a message may
leave out what has a default; what we send ourselves is whole. Nothing here knows which messages
there are.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from inspect import cleandoc
from types import GenericAlias, UnionType

from msgspec import NODEFAULT
from msgspec import inspect as types

Named = types.StructType | types.DataclassType | types.TypedDictType | types.EnumType
Fields = types.StructType | types.DataclassType | types.TypedDictType
Annotation = type | UnionType | GenericAlias  # a type, as it may stand behind a name
NAMED = (types.StructType, types.DataclassType, types.TypedDictType, types.EnumType)

HEADING = "// Made from the types in Python: change those, and make this again.\n"
WORDS: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.RawType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BytesType: "string",
    types.ByteArrayType: "string",
    types.DateTimeType: "string",
    types.DateType: "string",
    types.TimeType: "string",
    types.TimeDeltaType: "string",
    types.UUIDType: "string",
    types.DecimalType: "string",
}


def declarations(
    wanted: Sequence[Annotation],
    aliases: Mapping[str, Annotation] | None = None,
    whole: Sequence[Annotation] = (),
) -> str:
    """Declares the types given, in their order, and then all that they are made of.

    An alias gives a name to a type that has none of its own, such as a union. `whole` are those
    among them that always come with all their fields, and so does all that only they are made of.
    """
    given = dict(aliases or {})
    infos = types.multi_type_info([*wanted, *given.values()])
    named = everything_named(infos)
    clashes = named.keys() & given.keys()
    if clashes:
        raise ValueError(f"two types are called {', '.join(sorted(clashes))}")
    partial = [each for each in (*wanted, *given.values()) if each not in whole]
    shortened = everything_named(types.multi_type_info(partial))
    told = [declared(info, name not in shortened) for name, info in named.items()]
    for name, info in zip(given, infos[len(wanted) :], strict=True):
        told.append(f"export type {name} = {written(info)};\n")
    return "\n".join([HEADING, *told])


# ---------------------------------------------------------------- what has to be declared


def everything_named(infos: Iterable[types.Type]) -> dict[str, Named]:
    """Every type that has a name: those given, then those that they mention, and so on."""
    found: dict[str, Named] = {}
    waiting = list(infos)
    while waiting:
        info = waiting.pop(0)
        if isinstance(info, NAMED):
            known = found.get(name_of(info))
            if known is not None and known.cls is not info.cls:
                raise ValueError(f"two types are called {name_of(info)}")
            if known is not None:
                continue
            found[name_of(info)] = info
        waiting += parts(info)
    return found


def parts(info: types.Type) -> list[types.Type]:
    """What a type is made of."""
    match info:
        case types.StructType() | types.DataclassType() | types.TypedDictType():
            return [field.type for field in info.fields]
        case types.UnionType(members):
            return list(members)
        case types.DictType(key, value):
            return [key, value]
        case types.TupleType(items):
            return list(items)
        case types.CollectionType(item):
            return [item]
    return []


def name_of(info: Named) -> str:
    name = getattr(info.cls, "__name__", "")
    if not isinstance(info.cls, type) or not re.fullmatch(r"[A-Za-z_]\w*", name, re.ASCII):
        raise ValueError(f"{info.cls!r} has no name in TypeScript")
    return name


# ---------------------------------------------------------------- declarations


def declared(info: Named, whole: bool) -> str:
    return explained(info.cls) + body_of(info, whole)


def explained(cls: type) -> str:
    """A class's docstring as a comment. Dataclasses without one have a signature instead."""
    text = cleandoc(cls.__doc__ or "").replace("*/", "* /")
    if not text or text.startswith(f"{cls.__name__}("):
        return ""
    first, *more = text.splitlines()
    if not more:
        return f"/** {first} */\n"
    lines = [f" * {line}".rstrip() for line in (first, *more)]
    return "\n".join(["/**", *lines, " */", ""])


def body_of(info: Named, whole: bool) -> str:
    name = name_of(info)
    if isinstance(info, types.EnumType):
        return f"export type {name} = {values([member.value for member in info.cls])};\n"
    if isinstance(info, types.StructType) and info.array_like:
        return f"export type {name} = {in_a_row(info, whole)};\n"
    fields = (field_of(field, may_be_absent(info, field, whole)) for field in info.fields)
    lines = [f"  readonly {line};" for line in (*tag_of(info), *fields)]
    return "\n".join([f"export interface {name} {{", *lines, "}", ""])


def tag_of(info: Fields) -> list[str]:
    if isinstance(info, types.StructType) and info.tag_field is not None:
        return [f"{key(info.tag_field)}: {json.dumps(info.tag)}"]
    return []


def may_be_absent(info: Fields, field: types.Field, whole: bool) -> bool:
    """Whether a message may come without a field: never without one that has no default."""
    if field.required or not whole:
        return not field.required
    if isinstance(info, types.TypedDictType):
        return True
    config = getattr(info.cls, "__struct_config__", None)
    unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    return bool(config and config.omit_defaults) or unset


def field_of(field: types.Field, absent: bool) -> str:
    return f"{key(field.encode_name)}{'?' if absent else ''}: {written(field.type)}"


def in_a_row(info: types.StructType, whole: bool) -> str:
    """A Struct that is sent as an array: its tag first, then its fields."""
    tag = [] if info.tag_field is None else [json.dumps(info.tag)]
    fields = [
        f"({written(field.type)})?" if may_be_absent(info, field, whole) else written(field.type)
        for field in info.fields
    ]
    return f"readonly [{', '.join([*tag, *fields])}]"


def key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_$][\w$]*", name, re.ASCII) else json.dumps(name)


# ---------------------------------------------------------------- types in a field


def written(info: types.Type) -> str:
    """A type as it stands in a field."""
    if isinstance(info, NAMED):
        return name_of(info)
    word = WORDS.get(type(info))
    return word or composed(info)


def composed(info: types.Type) -> str:
    match info:
        case types.LiteralType(options):
            return values(options)
        case types.UnionType(members):
            return " | ".join(dict.fromkeys(written(member) for member in members))
        case types.DictType(keys, value):
            return record(keys, written(value))
        case types.TupleType(items):
            return f"readonly [{', '.join(written(item) for item in items)}]"
        case types.CollectionType(item):
            return f"ReadonlyArray<{written(item)}>"
    raise ValueError(f"{type(info).__name__} cannot be written in TypeScript")


def values(options: Iterable[str | int | None]) -> str:
    return " | ".join(json.dumps(option, ensure_ascii=False) for option in options)


def record(keys: types.Type, value: str) -> str:
    """Keys are texts in JSON. Where only a few are possible, any of them may be absent."""
    if isinstance(keys, types.LiteralType | types.EnumType):
        return f"Readonly<Partial<Record<{written(keys)}, {value}>>>"
    return f"Readonly<Record<string, {value}>>"
