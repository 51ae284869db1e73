"""Fair dice and sealed choices: all of the cryptography, and nothing else.

Signatures without a library stand in `ed25519.py`.

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
from importlib.util import find_spec

from . import ed25519

SECRET, SEAL, MIX = b"ludotheque secret 1", b"ludotheque seal 1", b"ludotheque mix 1"
COMMITMENT, ROUND = b"ludotheque commitment 1", b"ludotheque round 1"
DRAW, SALT, CHOICE = b"ludotheque draw 1", b"ludotheque salt 1", b"ludotheque choice 1"
NOTES = b"ludotheque notes 1"
SIGNING, SAVED = b"ludotheque signing 1", b"ludotheque saved game 1"
FINGERPRINT = b"ludotheque fingerprint 1"

SECRET_BYTES = 32  # of a secret, a contribution, a salt and every hash
HEX = re.compile(r"[0-9a-f]{64}", re.ASCII)  # any of them, as it is written
FINGERPRINT_DIGITS = 32
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


def commitment_of(table: str, round: int, seat: str, contribution: bytes) -> bytes:  # noqa: A002
    """What a player tells of a contribution before anybody tells theirs."""
    return hashed(COMMITMENT, table.encode(), number(round), seat.encode(), contribution)


def mixed(mix: bytes, round: int, given: Iterable[tuple[str, int, bytes]]) -> bytes:  # noqa: A002
    """The same with the contributions of one round: each with its seat's letter and its person.

    They are mixed in the order of the seats, and at a seat in the order of the persons' numbers.
    """
    parts = [
        part
        for seat, person, contribution in sorted(given)
        for part in (seat.encode(), number(person), contribution)
    ]
    return hashed(ROUND, mix, number(round), *parts)


def mixed_alone(mix: bytes, seat: str, contribution: bytes) -> bytes:
    """The same with one contribution that nobody had committed to, as in older games."""
    return hashed(MIX, mix, seat.encode(), contribution)


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


# ---------------------------------------------------------------- what was told


def noted(before: bytes, line: str) -> bytes:
    """The running hash of all that a page was told, with one more line."""
    return hashed(NOTES, before, line.encode())


# ---------------------------------------------------------------- signatures (Ed25519)


def signing_key(key: bytes) -> bytes:
    """What a house signs finished games with, from its one key."""
    return keyed(key, SIGNING)


def has_library() -> bool:
    """Whether there is the library for it, which the server's extra brings."""
    return find_spec("cryptography") is not None


def public_key(private: bytes) -> bytes:
    """What everybody may know of it, and checks its signatures by."""
    if not has_library():
        return ed25519.public_key(private)
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(private).public_key().public_bytes_raw()


def fingerprint_of(public: bytes) -> str:
    """A public key in so few digits that people can compare them."""
    return hashed(FINGERPRINT, public).hex()[:FINGERPRINT_DIGITS]


def signature_of(private: bytes, digest: bytes) -> bytes:
    """Of a saved game, by the hash over all its lines."""
    if not has_library():
        return ed25519.signature_of(private, framed(SAVED, digest))
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(private).sign(framed(SAVED, digest))


def is_signed(public: bytes, digest: bytes, signature: bytes) -> bool:
    if not has_library():
        return ed25519.is_signed(public, framed(SAVED, digest), signature)
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, framed(SAVED, digest))
    except (InvalidSignature, ValueError):
        return False
    return True
