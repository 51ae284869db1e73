"""Who may do what at which table: signed tokens, and short codes that lead to one.

A token carries what it grants and a keyed hash of it. It can be read back by whoever has the one
secret key of a data folder and made by nobody else, so that no token need be stored. What a token
is good for now (an invitation is spent, a round is over) is for the tables to say.
"""

from __future__ import annotations

import hmac
import os
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Literal, get_args

from ludotheque.engine import fair
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.seats import CLOCK, Seat

TokenKind = Literal["seat", "host", "invitation", "reservation"]
KINDS: tuple[TokenKind, ...] = get_args(TokenKind)  # in a token by its place: keep the order
SEATLESS = ("host", "reservation")

NAME = "key"
KEY_BYTES = 32
SIGNATURE_BYTES = 16
PURPOSE = b"ludotheque-token"  # the key's other uses give other hashes
SHORT = b"ludotheque-code"
BETWEEN = b"ludotheque-peers"
FIXED = struct.Struct(">BBII")  # kind, seat, round, number; the table's name is all the rest
LONGEST_TOKEN = 512
LONGEST_TABLE = 128  # bytes
LARGEST = (1 << 32) - 1


@dataclass(frozen=True, slots=True)
class Grant:
    """What a token allows. A host has no seat by it.

    An invitation has a number, and a seat's token that of the person who holds it: the number of
    the invitation by which they came. Nor has a reservation a seat: it allows to open a table under
    a name that was given out.
    """

    kind: TokenKind
    table: str
    seat: Seat | None = None
    round: int = 0
    number: int = 0

    @property
    def person(self) -> int:
        """Whose token it is, at the seat; tokens of before are those of a round's first person."""
        return self.number or first_of(self.round)


def first_of(round: int) -> int:  # noqa: A002
    """The number of the first invitation of a round, unless there were many before."""
    return 1 + 100 * round


class KeyFileError(LudothequeError):
    """A key file that cannot be used."""


class Keys:
    """Makes tokens and reads them back."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(secret)}")
        self._secret = secret

    @classmethod
    def open(cls, folder: Path) -> Keys:
        """The key of a data folder; the first to ask makes it."""
        path = folder / NAME
        try:
            if not path.exists():
                make_key(path)
            secret = read_key(path)
        except OSError as error:
            said = error.strerror or str(error)
            problem = Problem("key-unusable", {"file": str(path), "said": said})
            raise KeyFileError(problem) from error
        if len(secret) != KEY_BYTES:
            raise KeyFileError(Problem("key-broken", {"file": str(path)}))
        return cls(secret)

    def seat_token(self, table: str, seat: Seat, round: int, number: int) -> str:  # noqa: A002
        """Lets one person play a seat, until they leave it."""
        return self.token(Grant("seat", table, seat, round, number))

    def host_token(self, table: str) -> str:
        """Lets its bearer arrange a table."""
        return self.token(Grant("host", table))

    def invitation(self, table: str, seat: Seat, round: int, number: int) -> str:  # noqa: A002
        """Lets its bearer take a seat. A later invitation to the same seat has another number."""
        return self.token(Grant("invitation", table, seat, round, number))

    def reservation(self, table: str) -> str:
        """Lets its bearer open the table of this name, whose seal they know already."""
        return self.token(Grant("reservation", table))

    def table_secret(self, table: str) -> bytes:
        """What a table's dice follow from; nobody may know it before the game is over."""
        return fair.secret_of(self._secret, table)

    @cached_property
    def check(self) -> str:
        """By which servers find out whether they have the same key; it tells nothing of it."""
        return self.proof(b"check").hex()

    def proof(self, of: bytes) -> bytes:
        """What only those can work out who have the key."""
        return blake2b(of, digest_size=32, key=self._secret, person=BETWEEN).digest()

    @cached_property
    def public(self) -> str:
        """The public key of this house, by which everybody can check what it signed."""
        return fair.public_key(fair.signing_key(self._secret)).hex()

    def sign(self, digest: str) -> str:
        """The signature of a finished game, by the hash over its lines."""
        return fair.signature_of(fair.signing_key(self._secret), bytes.fromhex(digest)).hex()

    def read(self, token: str) -> Grant | None:
        """What a token grants, or nothing if it is not, to the letter, one of ours."""
        if len(token) > LONGEST_TOKEN or not token.isascii():
            return None
        try:
            grant = unpacked(token)
            genuine = self.token(grant)
        except (ValueError, struct.error):  # the bytes say nothing that could be granted
            return None
        return grant if hmac.compare_digest(token, genuine) else None

    def number_of(self, grant: Grant) -> int:
        """A number that nobody without the key can tell from the grant, nor the grant from it."""
        body = packed(grant)
        digest = blake2b(body, digest_size=SIGNATURE_BYTES, key=self._secret, person=SHORT)
        return int.from_bytes(digest.digest())

    def code(self, invitation: Grant) -> str:
        """The short code of an invitation."""
        return written(self.number_of(invitation))

    def token(self, grant: Grant) -> str:
        body = packed(grant)
        signature = blake2b(
            body, digest_size=SIGNATURE_BYTES, key=self._secret, person=PURPOSE
        ).digest()
        return urlsafe_b64encode(body + signature).rstrip(b"=").decode("ascii")


# ---------------------------------------------------------------- what is signed


def packed(grant: Grant) -> bytes:
    """A grant as bytes; no two grants are written alike."""
    check(grant)
    table = grant.table.encode("utf-8")
    kind, seat = KINDS.index(grant.kind), int(grant.seat or 0)
    return FIXED.pack(kind, seat, grant.round, grant.number) + table


def check(grant: Grant) -> None:
    """Refuses what no token may say."""
    if not 0 < len(grant.table.encode("utf-8")) <= LONGEST_TABLE:
        raise ValueError(f"no table is called {grant.table[:20]!r}")
    if (grant.seat is None) != (grant.kind in SEATLESS):
        raise ValueError("whoever arranges a table has no seat by it, and everybody else has one")
    if grant.seat is not None and grant.seat >= CLOCK:
        raise ValueError(f"nobody sits at {grant.seat.word}")
    if not (0 <= grant.round <= LARGEST and 0 <= grant.number <= LARGEST):
        raise ValueError(f"out of range: round {grant.round}, number {grant.number}")


def unpacked(token: str) -> Grant:
    """What a token says, true or not. Its signature is left for the reader to compare."""
    return granted(urlsafe_b64decode(token + "=" * (-len(token) % 4))[:-SIGNATURE_BYTES])


def granted(body: bytes) -> Grant:
    """What a grant that was packed says."""
    place, seat, *numbers = FIXED.unpack_from(body)
    if place >= len(KINDS):
        raise ValueError("unknown kind of token")
    table = body[FIXED.size :].decode("utf-8")
    kind = KINDS[place]
    return Grant(kind, table, None if kind in SEATLESS else Seat(seat), *numbers)


# ---------------------------------------------------------------- the key file


def read_key(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(KEY_BYTES + 1)  # one too many, so that a longer file is noticed


def make_key(path: Path) -> None:
    """Writes a new key that is there whole or not at all; another's that came first is kept."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{NAME}.{secrets.token_hex(8)}")
    try:
        write_privately(draft, secrets.token_bytes(KEY_BYTES))
        give_name(draft, path)
    finally:
        draft.unlink(missing_ok=True)
    keep_name(path.parent)


def give_name(draft: Path, path: Path) -> None:
    try:
        os.link(draft, path)
    except FileExistsError:
        return
    except OSError:  # some file systems have no links
        draft.replace(path)


def write_privately(path: Path, content: bytes) -> None:
    """Writes a file that nobody else can read, down to the disk."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(descriptor, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def keep_name(folder: Path) -> None:
    """Brings a new name in a folder down to the disk, where the system has a way to."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


# ---------------------------------------------------------------- short codes


LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that is easily taken for another
LENGTH = 6


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
