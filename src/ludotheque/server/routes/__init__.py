"""All that is answered over HTTP: the API's routes, and those that only a server has."""

from __future__ import annotations

from ludotheque.api.routes import ROUTES as OF_THE_API

from ..handlers import handler_of
from . import health, network

OWN = [*network.ROUTES, *health.ROUTES]
ROUTES = [*map(handler_of, OF_THE_API), *OWN]
