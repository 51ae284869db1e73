"""What a request to the HTTP API is, for the functions that answer one."""

from __future__ import annotations

from litestar import Request
from litestar.datastructures import State

# The framework knows no users here: a request's token is read in `bearers.py`.
ApiRequest = Request[None, None, State]
