"""The routes of the API as handlers of the framework, which describes them and limits their bodies.

Each handler looks to the framework as if it had been written for it, with the route's arguments and
its answer: from these come the description and the checks.
"""

from __future__ import annotations

import inspect
from typing import Annotated, Any, get_args, get_origin

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from ludotheque.api.request import ApiRequest, Services
from ludotheque.api.route import PART, UNCHANGED, Reply, Route

from .errors import FrameworkRequest, errors

SERVICES = "services"  # in the application's state
BEARER = "token"
SECURITY: dict[str, list[dict[str, list[str]]] | None] = {
    "none": None,
    "welcome": [{}, {BEARER: []}],
    "needed": [{BEARER: []}],
}
LIMITS = ("gt", "ge", "lt", "le", "min_length", "max_length", "pattern")


def handler_of(route: Route) -> HTTPRouteHandler:
    declare = HTTPRouteHandler(
        PART.sub(r"{\1:str}", route.path),
        http_method=route.method,
        status_code=route.status,
        media_type=route.media_type,
        request_max_body_size=route.largest,
        security=SECURITY[route.token],
        responses=responses_of(route),
    )
    return declare(function_of(route))


def responses_of(route: Route) -> dict[int, ResponseSpec]:
    found = errors(*route.errors)
    if route.may_be_unchanged:
        found[UNCHANGED] = ResponseSpec(None, description="It is what the asker has already.")
    return found


def function_of(route: Route) -> Any:
    """A function with the arguments that the framework is to find."""

    async def handle(request: FrameworkRequest, **given: Any) -> Any:
        returned = await route.handler(asked(request), **given)
        if isinstance(returned, Reply):
            return Response(
                returned.content, status_code=returned.status, headers=dict(returned.headers)
            )
        return returned

    taken = [
        inspect.Parameter(each.name, inspect.Parameter.KEYWORD_ONLY, default=each.default)
        for each in route.parameters
    ]
    first = inspect.Parameter("request", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    described: Any = handle
    described.__name__ = route.handler.__name__
    described.__qualname__ = route.handler.__qualname__
    described.__module__ = route.handler.__module__
    described.__doc__ = route.handler.__doc__
    described.__signature__ = inspect.Signature([first, *taken])
    described.__annotations__ = {
        "request": FrameworkRequest,
        **{each.name: with_limits(each.type) for each in route.parameters},
        "return": framework_type(route.returned),
    }
    return described


def with_limits(kind: Any) -> Any:
    """A type whose limits the framework describes, too: it does so for limits of its own kind."""
    if get_origin(kind) is not Annotated:
        return kind
    limited, meta = get_args(kind)
    assert isinstance(meta, msgspec.Meta)
    limits: dict[str, Any] = {name: getattr(meta, name) for name in LIMITS}
    return Annotated[limited, Parameter(**limits)]


def framework_type(returned: Any) -> Any:
    response: Any = Response
    return response[get_args(returned)] if get_origin(returned) is Reply else returned


def asked(request: FrameworkRequest) -> ApiRequest:
    """A request as the API takes it."""
    services: Services = request.app.state[SERVICES]
    return ApiRequest(
        services,
        request.headers.get("authorization", ""),
        request.headers.get("if-none-match", ""),
        request.client.host if request.client else "",
    )
