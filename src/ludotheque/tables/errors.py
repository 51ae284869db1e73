"""Why a table refuses something. Whoever raises one of these has changed nothing."""

from __future__ import annotations

from ludotheque.engine.contract import Reason
from ludotheque.engine.errors import LudothequeError, Problem


class TableError(LudothequeError):
    """A command that cannot be carried out."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(Problem(code, values))


class NotAllowed(TableError):  # noqa: N818
    """A move that the rules refuse, with the clause that does."""

    def __init__(self, game: str, reason: Reason) -> None:
        super().__init__("refused", clause=reason.clause)
        self.game = game
        self.reason = reason
