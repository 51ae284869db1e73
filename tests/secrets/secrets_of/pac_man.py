"""Pac-Man: nothing is secret. Dice are the only chance."""

from __future__ import annotations

from ludotheque.games.pac_man.notation import Choose, Empty, Name, Roll, Stay, Step

from .listing import Listed

LISTED = Listed(public=(Empty, Roll, Choose, Step, Stay, Name))
