"""A route of the API: declared once, with all that a server or a dispatcher must know of it.

A handler is an asynchronous function. It takes the request first; then, by their names, the parts
of the path, the body as `data`, and all else from the query.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, Literal, TypeVar, get_type_hints

Content = TypeVar("Content")
Handler = Callable[..., Awaitable[Any]]
Method = Literal["GET", "POST", "DELETE"]
TokenUse = Literal["none", "welcome", "needed"]

JSON, TEXT = "application/json", "text/plain"
LARGEST_BODY = 64 * 1024  # bytes of a request, except where its route says otherwise
BODY = "data"
PART = re.compile(r"{(\w+)}")
OK, CREATED, EMPTY, UNCHANGED = 200, 201, 204, 304


@dataclass(frozen=True)
class Reply(Generic[Content]):
    """What a handler returns that has headers to give, or a status of its own."""

    content: Content
    headers: Mapping[str, str] = field(default_factory=dict)
    status: int = OK


@dataclass(frozen=True)
class Parameter:
    """What a handler takes besides the request."""

    name: str
    type: Any
    default: Any  # `inspect.Parameter.empty` where it must be given

    @property
    def is_required(self) -> bool:
        return self.default is inspect.Parameter.empty


@dataclass(frozen=True, eq=False)
class Route:
    """A method and a path, and what is answered there."""

    method: Method
    path: str  # with the names of its parts in braces
    handler: Handler
    errors: tuple[int, ...]
    token: TokenUse = "none"
    status: int = OK  # of an answer that is no error
    media_type: str = JSON
    largest: int = LARGEST_BODY  # bytes of a body
    may_be_unchanged: bool = False  # whether whoever has the answer may be told just that

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        hints = get_type_hints(self.handler, include_extras=True)
        _, *taken = inspect.signature(self.handler).parameters.values()
        return tuple(Parameter(each.name, hints[each.name], each.default) for each in taken)

    @cached_property
    def returned(self) -> Any:
        return get_type_hints(self.handler, include_extras=True)["return"]

    @property
    def takes_body(self) -> bool:
        return any(each.name == BODY for each in self.parameters)


def get(
    path: str,
    *,
    errors: tuple[int, ...],
    token: TokenUse = "none",
    media_type: str = JSON,
    may_be_unchanged: bool = False,
) -> Callable[[Handler], Route]:
    def declare(handler: Handler) -> Route:
        return Route(
            "GET", path, handler, errors, token,
            media_type=media_type, may_be_unchanged=may_be_unchanged,
        )  # fmt: skip

    return declare


def post(
    path: str,
    *,
    errors: tuple[int, ...],
    token: TokenUse = "none",
    status: int = CREATED,
    largest: int = LARGEST_BODY,
) -> Callable[[Handler], Route]:
    def declare(handler: Handler) -> Route:
        return Route("POST", path, handler, errors, token, status, largest=largest)

    return declare


def delete(
    path: str, *, errors: tuple[int, ...], token: TokenUse = "none"
) -> Callable[[Handler], Route]:
    def declare(handler: Handler) -> Route:
        return Route("DELETE", path, handler, errors, token, EMPTY)

    return declare
