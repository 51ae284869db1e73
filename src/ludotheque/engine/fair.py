"""Fair dice and sealed choices: all of the cryptography, and nothing else.

This module reads as a specification, and `docs/fairness.md` says the same in words. It knows no
table, no game and no network; whoever plays, whoever verifies and whoever tests shares it.

Whatever is hashed is a list of parts, each with its length before it, so that no two lists are
written alike. The first part says what the hash is for.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterable
from hashlib import sha256

SECRET, SEAL, MIX = b"ludotheque secret 1", b"ludotheque seal 1", b"ludotheque mix 1"
DRAW, SALT, CHOICE = b"ludotheque draw 1", b"ludotheque salt 1", b"ludotheque choice 1"

SECRET_BYTES = 32  # of a secret, a contribution, a salt and every hash
HEX = re.compile(r"[0-9a-f]{64}", re.ASCII)  # any of them, as it is written
WORD = 1 << 64  # how many numbers the first eight bytes of a hash can be


def framed(*parts: bytes) -> bytes:
    """Each part with its length before it, in four bytes, the highest first."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def hashed(*parts: bytes) -> bytes:
    return sha256(framed(*parts)).digest()


def keyed(key: bytes, *parts: bytes) -> bytes:
    """HMAC-SHA256, which nobody can foresee who does not have the key."""
    return hmac.digest(key, framed(*parts), "sha256")


def number(value: int) -> bytes:
    """Eight bytes, the highest first."""
    return value.to_bytes(8, "big")


# ---------------------------------------------------------------- the table's secret


def secret_of(key: bytes, table: str) -> bytes:
    """The secret of a table, from the key of its house: nothing need be kept for it."""
    return keyed(key, SECRET, table.encode())


def seal_of(secret: bytes) -> bytes:
    """What is told of a secret beforehand: it can be compared afterwards, and not turned back."""
    return hashed(SEAL, secret)


# ---------------------------------------------------------------- dice


def first_mix(table: str, seal: bytes) -> bytes:
    """What is mixed into the dice before anybody has contributed anything."""
    return hashed(MIX, table.encode(), seal)


def mixed(mix: bytes, seat: str, contribution: bytes) -> bytes:
    """The same with one more contribution, by the letter of a seat."""
    return hashed(MIX, mix, seat.encode(), contribution)


def mix_of(table: str, seal: bytes, contributions: Iterable[tuple[str, bytes]]) -> bytes:
    mix = first_mix(table, seal)
    for seat, contribution in contributions:
        mix = mixed(mix, seat, contribution)
    return mix


def drawn(secret: bytes, table: str, draw: int, mix: bytes, outcomes: int) -> int:
    """One of so many outcomes, each exactly as likely: draw number `draw`, from 1 on.

    Numbers beyond the last whole multiple of the outcomes would favour the first of them. They are
    passed over.
    """
    fair = WORD - WORD % outcomes
    attempt = 0
    while True:
        found = keyed(
            secret, DRAW, table.encode(), number(draw), mix, number(outcomes), number(attempt)
        )
        word = int.from_bytes(found[:8], "big")
        if word < fair:
            return word % outcomes
        attempt += 1


# ---------------------------------------------------------------- secret choices


def salt_of(secret: bytes, table: str, choice: int) -> bytes:
    """What keeps secret choice number `choice`, from 1 on, from being found by trying them all."""
    return keyed(secret, SALT, table.encode(), number(choice))


def choice_seal(salt: bytes, choice: int, seat: str, move: str) -> bytes:
    """What is told at once of a move that the others may not know yet."""
    return hashed(CHOICE, salt, number(choice), seat.encode(), move.encode())
