"""What is answered to a request, as tests look at it."""

from __future__ import annotations

import httpx


def told(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a typed error, which has nothing but what it should have."""
    error = answer.json()
    assert answer.headers["content-type"] == "application/json"
    if error["type"] == "refused":
        assert set(error) == {"type", "request", "game", "clause", "reason", "values"}
        return answer.status_code, error["reason"]
    assert error["type"] == "error"
    assert set(error) == {"type", "code", "values", "request", "game", "cause"}
    return answer.status_code, error["code"]
