"""What is said where something fails: over HTTP with a status, on the live connection without."""

from __future__ import annotations

from ludotheque.engine.errors import LudothequeError
from ludotheque.tables.errors import NotAllowed, TableError
from ludotheque.tables.store import StoreError

from .protocol import Failed, MoveRefused

STATUS = {
    "not-found": 404,
    "wrong-method": 405,
    "malformed": 400,
    "body-too-large": 413,
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
CONFLICT, UNAVAILABLE, INVALID, FAULT = 409, 503, 400, 500

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
# What routes can answer besides; some of it only a server says.
ANYWHERE = (400, 421)
LOOKING = (*ANYWHERE, 401, 403, 404, 503)
WRITING = (*ANYWHERE, 403, 409, 413, 503)
WITH_TOKEN = (*WRITING, 401, 404)


def status_of(error: LudothequeError) -> int:
    if isinstance(error, NotAllowed):
        return CONFLICT
    if isinstance(error, StoreError):
        return UNAVAILABLE
    fallback = CONFLICT if isinstance(error, TableError) else INVALID
    return STATUS.get(error.problem.code, fallback)


def error_message(error: LudothequeError, request: str = "") -> MoveRefused | Failed:
    """An error as it leaves the server."""
    if isinstance(error, NotAllowed):
        reason = error.reason
        return MoveRefused(request, error.game, reason.clause, reason.code, dict(reason.values))
    return failed(error, request)


def failed(error: LudothequeError, request: str = "") -> Failed:
    """An error with what caused it, so that both can be said in the reader's language."""
    problem, cause = error.problem, error.__cause__
    because = None
    if "why" in problem.values and isinstance(cause, LudothequeError):
        because = failed(cause)
    return Failed(problem.code, dict(problem.values), request, problem.game, because)
