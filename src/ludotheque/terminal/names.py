"""What players are called on the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ludotheque.engine.seats import Player, Seat
from ludotheque.words import has, say


def names_of(
    seats: Iterable[Seat], players: Mapping[Seat, Player], language: str, game: str, nameless: str
) -> dict[Seat, str]:
    """What everybody is called: their own name, a bot's, or the sentence for who gave none."""
    return {
        seat: called(seat, players.get(seat, Player()), language, game)
        or say(language, nameless, game=game)
        for seat in seats
    }


def called(seat: Seat, player: Player, language: str, game: str) -> str:
    """The name that a player was given; a bot's in the language of whoever reads it."""
    if not player.bot:
        return player.name
    key = f"character-{player.name or player.bot}"
    return say(
        language, key if has(language, key, game) else f"bot-called-{seat.word.lower()}", game=game
    )
