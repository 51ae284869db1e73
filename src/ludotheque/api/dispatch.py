"""Answers requests to the API without a web server: from a method and an address to bytes.

It says what the server says, status by status and byte by byte: `tests/api/test_dispatch.py` holds
the two together. What a server's door does, such as limits of how often, is not done here.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote

import msgspec

from ludotheque.engine.errors import LudothequeError, Problem

from .errors import FAULT, INVALID, error_message, status_of
from .protocol import Failed
from .request import ApiRequest, Services
from .route import BODY, EMPTY, JSON, TEXT, UNCHANGED, Parameter, Reply, Route
from .routes import ROUTES

logger = logging.getLogger(__name__)

ASKING = "OPTIONS"  # which methods there are
WITHOUT_BODY = (EMPTY, UNCHANGED)
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


class Answer(NamedTuple):
    """What goes back to whoever asked. Names of headers are in small letters."""

    status: int
    headers: dict[str, str]
    body: bytes


async def answer(
    services: Services,
    method: str,
    target: str,
    headers: Mapping[str, str] | None = None,
    body: bytes = b"",
    client: str = "",
) -> Answer:
    """Answers a request; `target` is its path, perhaps with a query."""
    given = {name.lower(): value for name, value in (headers or {}).items()}
    request = ApiRequest(
        services, given.get("authorization", ""), given.get("if-none-match", ""), client
    )
    try:
        return await answered(request, method, target, body)
    except LudothequeError as error:
        return encoded(status_of(error), error_message(error))
    except RecursionError:  # of a body that is nested beyond all measure
        return encoded(INVALID, Failed("malformed"))
    except Exception:
        logger.exception("A request could not be answered.")
        return encoded(FAULT, Failed("failed"))


async def answered(request: ApiRequest, method: str, target: str, body: bytes) -> Answer:
    path, _, query = target.partition("?")
    found, parts = found_at(unquote(path))
    if method == ASKING:
        allowed = ", ".join(sorted((*found, ASKING)))
        return Answer(EMPTY, {"allow": allowed}, b"")
    if method not in found:
        raise failure("wrong-method")
    route = found[method]
    given = arguments(route, parts, query, body)
    return of_route(route, await route.handler(request, **given))


def failure(code: str, **values: str | int) -> LudothequeError:
    return LudothequeError(Problem(code, values))


# ---------------------------------------------------------------- what is asked


def segments(path: str) -> tuple[str, ...]:
    """A path in pieces, however many slashes are between them."""
    return tuple(filter(None, path.split("/")))


def by_path() -> dict[tuple[str, ...], dict[str, Route]]:
    """All routes, by the pieces of their path and then by their method."""
    found: dict[tuple[str, ...], dict[str, Route]] = {}
    for route in ROUTES:
        found.setdefault(segments(route.path), {})[route.method] = route
    return found


BY_PATH = by_path()


def found_at(path: str) -> tuple[dict[str, Route], dict[str, str]]:
    """The routes at a path, by method, and what stands there for the names of their parts."""
    pieces = segments(path)
    for pattern, routes in BY_PATH.items():
        parts = matched(pattern, pieces)
        if parts is not None:
            return routes, parts
    raise failure("not-found")


def matched(pattern: tuple[str, ...], pieces: tuple[str, ...]) -> dict[str, str] | None:
    if len(pattern) != len(pieces):
        return None
    both = list(zip(pattern, pieces, strict=True))
    if any(expected != piece and expected[0] != "{" for expected, piece in both):
        return None
    return {expected[1:-1]: piece for expected, piece in both if expected[0] == "{"}


def arguments(route: Route, parts: Mapping[str, str], query: str, body: bytes) -> dict[str, Any]:
    """What a route's handler takes, from all that came in."""
    given: dict[str, Any] = dict(parse_qsl(query, keep_blank_values=True))
    given.pop(BODY, None)
    given |= parts
    if route.takes_body and len(body) > route.largest:
        raise failure("body-too-large", most=route.largest)
    try:
        if route.takes_body and body:
            given[BODY] = decode(body)
        return {each.name: argument(each, given) for each in route.parameters}
    except msgspec.DecodeError as error:
        raise failure("malformed") from error


def argument(parameter: Parameter, given: Mapping[str, Any]) -> Any:
    """Numbers may come as text: in an address, everything is."""
    if parameter.name in given:
        value = given[parameter.name]
        return msgspec.convert(value, parameter.type, strict=False, str_keys=True)
    if parameter.is_required:
        raise failure("malformed")
    return parameter.default


# ---------------------------------------------------------------- what is answered


def of_route(route: Route, returned: Any) -> Answer:
    """What a route's handler has returned, as it goes back."""
    if isinstance(returned, Reply):
        return encoded(returned.status, returned.content, route.media_type, returned.headers)
    return encoded(route.status, returned, route.media_type)


def encoded(
    status: int,
    content: Any,
    media_type: str = JSON,
    headers: Mapping[str, str] | None = None,
) -> Answer:
    if status in WITHOUT_BODY:
        return Answer(status, dict(headers or {}), b"")
    body = content.encode() if media_type == TEXT else encode(content)
    kind = f"{media_type}; charset=utf-8" if media_type == TEXT else media_type
    return Answer(status, {**(headers or {}), "content-type": kind}, body)
