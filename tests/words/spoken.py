"""Which keys the code speaks, and with which values, found by reading its source.

A speaker is a function that makes a key of one of its arguments. Those that everybody shares
are known by name; a function that hands an argument of its own on to a speaker is one too.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, reduce
from operator import or_
from pathlib import Path

Function = ast.FunctionDef | ast.Module


@dataclass(frozen=True)
class Given:
    """The values that a key comes with, by name."""

    names: frozenset[str] = frozenset()
    known: bool = True  # whether the source shows all of them
    parameters: frozenset[str] = frozenset()  # of the function, that hold more of them

    def __or__(self, other: Given) -> Given:
        known = self.known and other.known
        return Given(self.names | other.names, known, self.parameters | other.parameters)


@dataclass(frozen=True)
class Utterance:
    """A key, or one with a hole and the parameter that fills it; and the values beside it."""

    key: str
    parameter: str
    given: Given


@dataclass(frozen=True)
class Speaker:
    """A function that makes a key of one parameter: the template has one hole."""

    order: tuple[str, ...]  # its parameters
    parameter: str
    template: str
    given: Given
    rest: str = ""  # the parameter that gathers keywords


VALUES = Given(parameters=frozenset({"values"}))
SPEAKERS = {
    "Problem": Speaker(("code", "values"), "code", "{}", VALUES),
    "Event": Speaker(("code", "values"), "code", "event-{}", VALUES),
    "event": Speaker(("code",), "code", "event-{}", VALUES, rest="values"),
    "HintReason": Speaker(("code", "values"), "code", "hint-{}", VALUES),
    "say": Speaker(("language", "key", "values"), "key", "{}", VALUES),
    "has": Speaker(("language", "key"), "key", "{}", Given(known=False)),
}


def parse(paths: Sequence[Path]) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


# ---------------------------------------------------------------- texts in the source


def literals(trees: Sequence[ast.AST]) -> set[str]:
    """Every string that stands in the source as it is."""
    nodes = (node for tree in trees for node in ast.walk(tree))
    return {
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def templates(trees: Sequence[ast.AST]) -> set[str]:
    """Every f-string that begins with a word, as a pattern with a group for each hole."""
    nodes = (node for tree in trees for node in ast.walk(tree))
    found = {shape(node.values) for node in nodes if isinstance(node, ast.JoinedStr)}
    return {template for template in found if re.match(r"\w", template)}


def shape(values: Sequence[ast.expr]) -> str:
    parts = (part.value if isinstance(part, ast.Constant) else None for part in values)
    return "".join("(.+)" if part is None else re.escape(str(part)) for part in parts)


def names(trees: Sequence[ast.AST]) -> set[str]:
    """Every name in the source as a key would have it: members of enumerations, for one."""
    nodes = (node for tree in trees for node in ast.walk(tree))
    found = {node.id for node in nodes if isinstance(node, ast.Name)}
    return {name.lower().replace("_", "-") for name in found}


@dataclass(frozen=True)
class Pieces:
    """What keys can be made of in a source."""

    texts: frozenset[str]
    templates: frozenset[str]
    names: frozenset[str]

    @classmethod
    def of(cls, trees: Sequence[ast.AST]) -> Pieces:
        return cls(*map(frozenset, (literals(trees), templates(trees), names(trees))))

    def make(self, key: str) -> bool:
        """Whether a key stands in the source, whole or as an f-string filled in from there."""
        if key in self.texts:
            return True
        fits = (re.fullmatch(template, key) for template in self.templates)
        return any(fit and set(fit.groups()) <= self.texts | self.names for fit in fits)


# ---------------------------------------------------------------- speakers


def spoken(trees: Sequence[ast.Module]) -> set[Utterance]:
    """Every key that the source hands to a speaker."""
    known = [each for tree in trees for each in functions(tree)]
    speakers = find_speakers(known)
    return {
        utterance
        for _, function in known
        for utterance in heard(function, speakers)
        if not utterance.parameter
    }


def find_speakers(known: Sequence[tuple[str, Function]]) -> dict[str, Speaker]:
    """The known speakers, and whatever calls one of them with an argument of its own."""
    speakers = dict(SPEAKERS)
    while True:
        found = {
            name: speaker(function, utterance)
            for name, function in known
            for utterance in heard(function, speakers)
            if utterance.parameter and name not in speakers
        }
        if not found:
            return speakers
        speakers |= found


def speaker(function: Function, utterance: Utterance) -> Speaker:
    order = tuple(parameters(function))
    key, parameter, given = utterance.key, utterance.parameter, utterance.given
    return Speaker(order, parameter, key, given, gathering(function))


def functions(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    """Functions by name, methods with a dot before it; a class stands for its `__init__`."""
    yield "", tree
    methods: set[ast.AST] = set()
    for node in ast.walk(tree):  # a class comes before its methods
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    methods.add(inner)
                    yield node.name if inner.name == "__init__" else f".{inner.name}", inner
        elif isinstance(node, ast.FunctionDef) and node not in methods:
            yield node.name, node


def heard(function: Function, speakers: Mapping[str, Speaker]) -> Iterator[Utterance]:
    """The keys spoken in a function."""
    for call in calls(function):
        speaker = spoken_through(call, speakers)
        if speaker:
            given = handed_over(call, speaker, function)
            for key, parameter in readings(argument(call, speaker, speaker.parameter), function):
                yield Utterance(speaker.template.replace("{}", key), parameter, given)


@cache
def calls(function: Function) -> list[ast.Call]:
    return [node for node in ast.walk(function) if isinstance(node, ast.Call)]


def spoken_through(call: ast.Call, speakers: Mapping[str, Speaker]) -> Speaker | None:
    match call:
        case ast.Call(func=ast.Name(id=name)):
            return speakers.get(name)
        case ast.Call(func=ast.Attribute(attr=name)):  # of an object, or of a module
            return speakers.get(f".{name}") or speakers.get(name)
    return None


def argument(call: ast.Call, speaker: Speaker, parameter: str) -> ast.expr | None:
    for keyword in call.keywords:
        if keyword.arg == parameter:
            return keyword.value
    position = speaker.order.index(parameter)
    return call.args[position] if position < len(call.args) else None


def parameters(function: Function) -> list[str]:
    if isinstance(function, ast.Module):
        return []
    given = function.args
    names = [argument.arg for argument in [*given.posonlyargs, *given.args, *given.kwonlyargs]]
    return names[1:] if names[:1] == ["self"] else names


def gathering(function: Function) -> str:
    """The parameter that gathers keywords, if there is one."""
    if isinstance(function, ast.Module) or function.args.kwarg is None:
        return ""
    return function.args.kwarg.arg


def assigned(name: str, function: Function) -> Iterator[ast.expr]:
    """What a function calls by a name of its own. A module's functions have theirs apart."""
    for node in ast.walk(function) if isinstance(function, ast.FunctionDef) else ():
        match node:
            case ast.Assign(targets=targets, value=value):
                if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                    yield value
            case ast.AnnAssign(target=ast.Name(id=known), value=ast.expr() as value):
                if known == name:
                    yield value
            case ast.AugAssign(target=ast.Name(id=known), value=value) if known == name:
                yield value


# ---------------------------------------------------------------- what an expression stands for


def readings(expression: ast.expr | None, function: Function) -> Iterator[tuple[str, str]]:
    """The texts that an expression may stand for, or one with a hole and who fills it."""
    match expression:
        case ast.Constant(value=str(text)):
            yield text, ""
        case ast.IfExp(body=body, orelse=orelse):
            yield from readings(body, function)
            yield from readings(orelse, function)
        case ast.JoinedStr(values=values):
            yield from formatted(values, function)
        case ast.Name(id=name) if name in parameters(function):
            yield "{}", name
        case ast.Name(id=name):
            for value in assigned(name, function):
                yield from readings(value, function)


def formatted(values: Sequence[ast.expr], function: Function) -> Iterator[tuple[str, str]]:
    holes = [part.value for part in values if isinstance(part, ast.FormattedValue)]
    if len(holes) != 1:
        return
    template = "".join(
        str(part.value) if isinstance(part, ast.Constant) else "{}" for part in values
    )
    for text, parameter in readings(holes[0], function):
        yield template.replace("{}", text), parameter


def handed_over(call: ast.Call, speaker: Speaker, function: Function) -> Given:
    """The values that a call gives to a speaker, with those that the speaker adds."""
    given = replace(speaker.given, parameters=frozenset())
    for parameter in speaker.given.parameters:
        if parameter == speaker.rest:
            given |= values_in_keywords(call.keywords, function)
        else:
            given |= values_in(argument(call, speaker, parameter), function)
    return given


def values_in_keywords(keywords: Iterable[ast.keyword], function: Function) -> Given:
    found = Given()
    for keyword in keywords:
        named = Given(frozenset({keyword.arg or ""}))
        found |= named if keyword.arg else values_in(keyword.value, function)
    return found


def values_in(expression: ast.expr | None, function: Function) -> Given:
    """The names in an expression that stands for a mapping."""
    match expression:
        case None | ast.Constant(value=None):
            return Given()
        case ast.Dict(keys=keys, values=values):
            pairs = zip(keys, values, strict=True)
            return together(value_of_pair(key, value, function) for key, value in pairs)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return values_in(left, function) | values_in(right, function)
        case ast.BoolOp(op=ast.Or(), values=values):
            return together(values_in(value, function) for value in values)
        case ast.Name(id=name) if name in (*parameters(function), gathering(function)):
            return Given(parameters=frozenset({name}))
        case ast.Name(id=name):
            found = [values_in(value, function) for value in assigned(name, function)]
            return together(found) if found else Given(known=False)
        case ast.Call(func=ast.Name(id="dict"), args=arguments, keywords=keywords):
            inner = together(values_in(each, function) for each in arguments)
            return inner | values_in_keywords(keywords, function)
    return Given(known=False)


def value_of_pair(key: ast.expr | None, value: ast.expr, function: Function) -> Given:
    if isinstance(key, ast.Constant):
        return Given(frozenset({str(key.value)}))
    return values_in(value, function) if key is None else Given(known=False)


def together(found: Iterable[Given]) -> Given:
    return reduce(or_, found, Given())


# ---------------------------------------------------------------- codes that are returned


def returned(tree: ast.Module, only: str = "", but: str = "") -> set[str]:
    """The texts that functions return: alone, in a pair, by a condition or out of a table."""
    return {
        text
        for name, function in functions(tree)
        if name and name != but and only in ("", name)
        for node in ast.walk(function)
        if isinstance(node, ast.Return)
        for text in chosen(node.value)
    }


def chosen(expression: ast.expr | None) -> Iterator[str]:
    match expression:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=first, orelse=second):
            yield from chosen(first)
            yield from chosen(second)
        case ast.Tuple(elts=elements):
            for element in elements:
                yield from chosen(element)
        case ast.Subscript(value=ast.Dict(values=values)):
            for value in values:
                yield from chosen(value)
