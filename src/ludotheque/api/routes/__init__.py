"""The HTTP API: everything that the page does, for scripts and bots too.

A seat's token travels in the `Authorization` header, never in an address. What a table tells
is the same as on the live connection.
"""

from __future__ import annotations

from . import analysis, fairness, games, host, play, records, tables

ROUTES = [
    route
    for part in (games, tables, play, host, fairness, records, analysis)
    for route in part.ROUTES
]
