"""Short codes: what somebody types, or a phone reads from across a room, to get an invitation.

A code follows from an invitation and the secret key, and is stored nowhere. It can only be
looked up, and only while its table is open here. What an invitation is good for now is for its
table to say; so a code that was used is still known, and whose seat it was can be told.
"""

from __future__ import annotations

from collections import OrderedDict

from .keys import Grant, Keys

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that is easily taken for another
LENGTH = 6
MOST = 20_000  # codes that are known at a time


def written(number: int) -> str:
    """A number in so many letters; what does not fit is left out."""
    letters = []
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def cleaned(text: str) -> str:
    """A code as somebody typed it: small letters, spaces and hyphens do not matter."""
    return "".join(letter for letter in text.upper() if letter in LETTERS)


class Codes:
    """The codes that are known, each with the invitation that it stands for."""

    def __init__(self, keys: Keys) -> None:
        self._keys = keys
        self._known: OrderedDict[str, Grant] = OrderedDict()

    def code(self, invitation: Grant) -> str:
        """The code of an invitation, which is known from now on."""
        code = written(self._keys.number_of(invitation))
        self._known[code] = invitation
        self._known.move_to_end(code)
        while len(self._known) > MOST:
            self._known.popitem(last=False)
        return code

    def find(self, text: str) -> Grant | None:
        return self._known.get(cleaned(text))
