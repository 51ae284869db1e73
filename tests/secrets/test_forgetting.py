"""A game whose code forgets to keep one of its secrets is found out, whichever it is.

For each secret of each game on the shelf, the statement that keeps it is taken away at both servers
in one place: the log tells the move, an event is for everybody, the view holds it, it is listed
among the legal moves, or handed out too early. The comparison must find a difference. That there is
none with the same twins otherwise is shown by `test_leaks.py` and `test_findings.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.server import Json
from tests.tiers import mostly_thorough

from .comparing import Holes
from .laid import leaky_secrets
from .leaks import FIRST_OF_SECRETS, OF_SECRETS
from .searches import Search
from .secrets_of import From
from .worlds import Visit


class ShortVisit(Visit):
    """All that is sent and can be read, but little that could be tried: this shows without."""

    tried = 2

    def attempts(self) -> Iterator[Json]:
        return iter(())


class ShortSearch(ShortVisit, Search):
    """Likewise, where finding a move is the game."""


@pytest.mark.parametrize("leak", mostly_thorough(OF_SECRETS, usually=FIRST_OF_SECRETS))
async def test_a_secret_that_is_not_kept_is_found(leak: str, holes: Holes) -> None:
    is_searched = OF_SECRETS[leak].secret.hidden_from == From.EVERYBODY
    visit = ShortSearch if is_searched else ShortVisit
    assert await holes.found(leak, leaky_secrets()[leak], visit)
