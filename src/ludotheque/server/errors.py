"""How the framework answers where something fails, and how it describes that."""

from __future__ import annotations

import logging

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from ludotheque.api.errors import (
    CONFLICT,
    DESCRIPTIONS,
    FAULT,
    INVALID,
    error_message,
    status_of,
)
from ludotheque.api.protocol import Failed, MoveRefused
from ludotheque.engine.errors import LudothequeError

logger = logging.getLogger(__name__)

TOO_LARGE = 413

# The framework knows no users here: a request's token is read by the API.
FrameworkRequest = Request[None, None, State]


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


def on_error(request: FrameworkRequest, error: LudothequeError) -> Response[MoveRefused | Failed]:
    return Response(error_message(error), status_code=status_of(error))


def on_invalid(request: FrameworkRequest, error: HTTPException) -> Response[Failed]:
    """What the framework turns away: a wrong path, a body that does not fit."""
    codes = {400: "malformed", 404: "not-found", 405: "wrong-method", 415: "malformed"}
    code = codes.get(error.status_code, "failed")
    return Response(Failed(code), status_code=error.status_code)


def on_too_large(request: FrameworkRequest, error: HTTPException) -> Response[Failed]:
    """A body that is larger than the framework was told to take at this address."""
    most = request.route_handler.resolve_request_max_body_size() or 0
    return Response(Failed("body-too-large", {"most": most}), status_code=TOO_LARGE)


def on_too_deep(request: FrameworkRequest, error: RecursionError) -> Response[Failed]:
    """A body that is nested beyond all measure."""
    return Response(Failed("malformed"), status_code=INVALID)


def on_fault(request: FrameworkRequest, error: Exception) -> Response[Failed]:
    """Nobody's fault but ours: it is written down here, and not told."""
    logger.error("A request could not be answered.", exc_info=error)
    return Response(Failed("failed"), status_code=FAULT)
