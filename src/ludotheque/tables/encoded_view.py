"""A view as it is sent: as JSON, with a picture of it where the game draws one."""

from __future__ import annotations

import msgspec

from ludotheque.engine.compiled_types import Shown
from ludotheque.engine.match import Match

PICTURE = "picture"  # the field that is added to a view

encode = msgspec.json.Encoder().encode
fields_of = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode


def encoded_view(match: Match, view: Shown) -> bytes:
    """A view of a match. Its picture is drawn from the view alone, so it tells nothing more."""
    draw, encoded = match.game.views.picture, encode(view)
    if draw is None:
        return encoded
    picture = msgspec.Raw(encode(draw(match.board.plan, view)))
    return encode({**fields_of(encoded), PICTURE: picture})
