"""A heap is a number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludotheque.engine.errors import Problem


@dataclass(frozen=True)
class Plan:
    pebbles: int


def read(text: str) -> Plan:
    return Plan(int(text))


def check(plan: Plan) -> list[Problem]:
    return []


def tables(plan: Plan) -> Mapping[str, Any]:
    return {"pebbles": plan.pebbles}
