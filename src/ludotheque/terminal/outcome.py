"""How a game ended, in words."""

from __future__ import annotations

from rich.text import Text

from ludotheque.engine.contract import Look
from ludotheque.engine.match import Match
from ludotheque.words import listed, say

from .teller import LogParagraph, marked


def outcome_lines(match: Match, look: Look) -> list[Text]:
    """Who won, why the game ended, and what everybody got."""
    outcome = match.outcome
    if outcome is None:
        return []
    ending = say(look.language, f"ending-{outcome.reason}", game=match.game.name)
    winners = listed(look.language, [seat.word for seat in outcome.winners])
    key = "outcome-won" if len(outcome.winners) == 1 else "outcome-shared"
    lines = [
        Text(f"{ending} ({outcome.clause})"),
        Text(say(look.language, key, {"seats": winners}), style="bold"),
    ]
    for seat in sorted(match.seats, key=lambda seat: -outcome.scores[seat]):
        values: dict[str, str | int] = {"seat": seat.word, "name": look.names[seat]}
        values |= {"score": outcome.scores[seat]}
        lines.append(
            marked(LogParagraph(seat, Text(say(look.language, "outcome-score", values))), look)
        )
    return lines
