"""The API's description: complete, and true of the server that runs."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ludotheque.server.routes import ROUTES
from ludotheque.server.security import ABOUT_ITSELF, plain
from tests.tiers import times

from .server import GAME, Json, Server, bearing

CHECKS = [
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
    content_type_conformance,
]
DESCRIPTION = "/api/schema/openapi.json"


@pytest.fixture(scope="module")
def described(server: Server) -> Json:
    found: Json = httpx.get(server.url + DESCRIPTION).json()
    return found


@pytest.fixture(scope="module")
def api(server: Server) -> Any:
    return schemathesis.openapi.from_url(server.url + DESCRIPTION)


def routes() -> list[tuple[str, str]]:
    """Every method and path that there is a handler for."""
    return sorted(
        (method.lower(), re.sub(r":str}", "}", path))
        for route in ROUTES
        for path in route.paths
        for method in route.http_methods
    )


def test_every_route_is_described_and_nothing_else(described: Json) -> None:
    found = [(method, path) for path, item in described["paths"].items() for method in item]
    assert sorted(found) == routes()


@pytest.mark.parametrize(("method", "path"), routes())
def test_every_error_is_described(described: Json, method: str, path: str) -> None:
    operation = described["paths"][path][method]
    assert operation["description"]
    responses = operation["responses"]
    if plain(path) in ABOUT_ITSELF:  # asked under any name, and for nothing in particular
        assert set(responses) <= {"200", "503"}
        return
    assert {"400", "421"} <= set(responses)
    if "{name}" in path:
        assert "404" in responses
    if method == "post":
        assert {"403", "413"} <= set(responses)
        assert "tables" not in path or {"409", "503"} <= set(responses)
    for status, response in responses.items():
        if status in ("204", "304"):
            continue  # which says nothing
        ((kind, content),) = response["content"].items()
        is_text = path.endswith(("saved", "{language}")) and status == "200"
        assert kind == ("text/plain" if is_text else JSON)
        if int(status) >= 400:
            assert "Failed" in str(content["schema"])


JSON = "application/json"
bounded = settings(
    max_examples=times(6, 20),
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def modes() -> list[tuple[str, str, GenerationMode]]:
    """Where nothing can be asked for, nothing can be asked for in a wrong way."""
    nothing = (
        "/games", "/here", "{name}", "/saved", "/board", "{board}", "/ways", "/replay", "/handout",
        "/seals", "/fairness", "/analysis", "{language}", "/health", "/ready", "/network",
    )  # fmt: skip
    return [
        (method, path, mode)
        for method, path in routes()
        for mode in GenerationMode
        if mode is GenerationMode.POSITIVE or not path.endswith(nothing)
    ]


@pytest.mark.parametrize(("method", "path", "mode"), modes())
def test_the_server_does_as_described(
    api: Any, method: str, path: str, mode: GenerationMode
) -> None:
    """Whether it is asked for what the description allows, or for anything else."""

    @bounded
    @given(case=api[path][method.upper()].as_strategy(generation_mode=mode))
    def does(case: Any) -> None:
        case.call_and_validate(checks=CHECKS)

    does()


@pytest.mark.parametrize(("method", "path"), routes())
def test_the_server_does_as_described_at_a_real_table(
    api: Any, server: Server, method: str, path: str
) -> None:
    """The same with the name, the seat and the token of a table that is there."""

    @bounded
    @given(case=api[path][method.upper()].as_strategy())
    def does(case: Any) -> None:
        opened = server.open_table("me", "open", "bot")
        real = {"name": opened["table"], "seat": "B", "game": GAME}
        real |= {"board": "european", "language": "fr"}
        case.path_parameters = {key: real[key] for key in case.path_parameters or {}}
        is_for_hosts = "/seats/" in path or method == "delete"
        token = opened["host"] if is_for_hosts else opened["tokens"]["A"]
        case.call_and_validate(headers=bearing(token), checks=CHECKS)

    does()
