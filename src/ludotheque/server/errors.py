"""What a request is answered where it fails: statuses, their descriptions, errors."""

from __future__ import annotations

import logging

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from ludotheque.engine.errors import LudothequeError
from ludotheque.tables.errors import NotAllowed, TableError
from ludotheque.tables.store import StoreError

from .authentication import ApiRequest
from .commands import error_message
from .protocol import Failed, MoveRefused

logger = logging.getLogger(__name__)

STATUS = {
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-seat": 404,
    "no-handout": 404,
    "no-such-code": 404,
    "not-your-seat": 403,
    "not-let-in-yet": 403,
    "not-your-table": 403,
    "not-this-machine": 403,
    "no-network": 409,
    "network-not-open": 409,
    "no-token": 401,
    "no-reservation": 403,
    "invitation-spent": 410,
    "reservation-spent": 410,
    "not-a-commitment": 400,
    "not-a-move": 400,
    "no-such-space": 400,
    "analysis-busy": 503,
}
CONFLICT, UNAVAILABLE, INVALID, TOO_LARGE = 409, 503, 400, 413

DESCRIPTIONS = {
    400: "The request cannot be understood, or asks for something that does not exist.",
    401: "There is no token in the Authorization header.",
    403: "The token is good for something else, or for nothing; or a foreign page asks.",
    404: "There is no such table, game or seat; or the game has nothing of that kind.",
    409: "The rules refuse it, with their clause; or the table is not ready for it.",
    410: "The invitation or the reservation has been spent.",
    413: "The request is too large.",
    421: "The server does not go by that name.",
    429: "Too often; `retry-after` says when to try again.",
    503: "The table cannot be written or read now, or too many wait; nothing has changed.",
}
BEARER = "token"
NEEDED: list[dict[str, list[str]]] = [{BEARER: []}]
WELCOME: list[dict[str, list[str]]] = [{}, {BEARER: []}]
ANYWHERE = (400, 421)
LOOKING = (*ANYWHERE, 401, 403, 404, 503)
WRITING = (*ANYWHERE, 403, 409, 413, 503)
WITH_TOKEN = (*WRITING, 401, 404)


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """What an operation can answer besides, for its description."""
    return {
        status: ResponseSpec(
            MoveRefused | Failed if status == CONFLICT else Failed,
            description=DESCRIPTIONS[status],
            generate_examples=False,
        )
        for status in sorted(statuses)
    }


# ---------------------------------------------------------------- errors


def status_of(error: LudothequeError) -> int:
    if isinstance(error, NotAllowed):
        return CONFLICT
    if isinstance(error, StoreError):
        return UNAVAILABLE
    fallback = CONFLICT if isinstance(error, TableError) else INVALID
    return STATUS.get(error.problem.code, fallback)


def on_error(request: ApiRequest, error: LudothequeError) -> Response[MoveRefused | Failed]:
    return Response(error_message(error), status_code=status_of(error))


def on_invalid(request: ApiRequest, error: HTTPException) -> Response[Failed]:
    """What the framework turns away: a wrong path, a body that does not fit."""
    codes = {400: "malformed", 404: "not-found", 405: "wrong-method", 415: "malformed"}
    code = codes.get(error.status_code, "failed")
    return Response(Failed(code), status_code=error.status_code)


def on_too_large(request: ApiRequest, error: HTTPException) -> Response[Failed]:
    """A body that is larger than the framework was told to take at this address."""
    most = request.route_handler.resolve_request_max_body_size() or 0
    return Response(Failed("body-too-large", {"most": most}), status_code=TOO_LARGE)


def on_too_deep(request: ApiRequest, error: RecursionError) -> Response[Failed]:
    """A body that is nested beyond all measure."""
    return Response(Failed("malformed"), status_code=INVALID)


def on_fault(request: ApiRequest, error: Exception) -> Response[Failed]:
    """Nobody's fault but ours: it is written down here, and not told."""
    logger.error("A request could not be answered.", exc_info=error)
    return Response(Failed("failed"), status_code=500)
