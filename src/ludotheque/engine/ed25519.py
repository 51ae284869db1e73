"""Ed25519 signatures (RFC 8032) in plain Python, for where the library that is made for it is not.

It takes some milliseconds for a signature. How long exactly depends on the private key, as it does
not in the library: a server that others can time should have that one.
"""

from __future__ import annotations

from hashlib import sha512

KEY_BYTES = 32
SIGNATURE_BYTES = 64
P = 2**255 - 19  # the prime of the field
L = 2**252 + 27742317777372353535851937790883648493  # the order of the base point
D = -121665 * pow(121666, -1, P) % P
SQRT_OF_MINUS_1 = pow(2, (P - 1) // 4, P)

# A point of the curve as X, Y, Z and T, of which x = X / Z, y = Y / Z and x * y = T / Z.
Point = tuple[int, int, int, int]
NEUTRAL: Point = (0, 1, 1, 0)


# ---------------------------------------------------------------- the curve


def added(one: Point, other: Point) -> Point:
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c = 2 * one[3] * other[3] * D % P
    d = 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def multiplied(number: int, point: Point) -> Point:
    total = NEUTRAL
    while number:
        if number & 1:
            total = added(total, point)
        point = added(point, point)
        number >>= 1
    return total


def recovered_x(y: int, is_odd: int) -> int | None:
    """The x of the point with this y, one of two; nothing if the curve has no such point."""
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * SQRT_OF_MINUS_1 % P
    if x * x % P != square:
        return None
    return x if x & 1 == is_odd else -x % P


def encoded(point: Point) -> bytes:
    inverse = pow(point[2], -1, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(KEY_BYTES, "little")


def decoded(code: bytes) -> Point | None:
    """The point that some bytes stand for, if they do.

    Like OpenSSL, and unlike the RFC, it takes codes that no encoding gives: a y beyond the prime,
    and a negative 0. What is valid must be so everywhere.
    """
    number = int.from_bytes(code, "little")
    y = (number & (1 << 255) - 1) % P
    x = recovered_x(y, number >> 255) if len(code) == KEY_BYTES else None
    return None if x is None else (x, y, 1, x * y % P)


BASE_Y = 4 * pow(5, -1, P) % P
BASE_X = recovered_x(BASE_Y, 0) or 0
BASE: Point = (BASE_X, BASE_Y, 1, BASE_X * BASE_Y % P)


# ---------------------------------------------------------------- signatures


def hash_number(*parts: bytes) -> int:
    return int.from_bytes(sha512(b"".join(parts)).digest(), "little")


def expanded(private: bytes) -> tuple[int, bytes]:
    """The secret number of a private key, and what its signatures' own secrets begin with."""
    if len(private) != KEY_BYTES:
        raise ValueError(f"a private key has {KEY_BYTES} bytes, not {len(private)}")
    found = sha512(private).digest()
    number = int.from_bytes(found[:KEY_BYTES], "little")
    return number & (1 << 254) - 8 | 1 << 254, found[KEY_BYTES:]


def public_key(private: bytes) -> bytes:
    return encoded(multiplied(expanded(private)[0], BASE))


def signature_of(private: bytes, message: bytes) -> bytes:
    secret, prefix = expanded(private)
    public = encoded(multiplied(secret, BASE))
    once = hash_number(prefix, message) % L
    point = encoded(multiplied(once, BASE))
    rest = (once + hash_number(point, public, message) * secret) % L
    return point + rest.to_bytes(KEY_BYTES, "little")


def is_signed(public: bytes, message: bytes, signature: bytes) -> bool:
    signer = decoded(public)
    if signer is None or len(signature) != SIGNATURE_BYTES:
        return False
    point, rest = signature[:KEY_BYTES], int.from_bytes(signature[KEY_BYTES:], "little")
    if rest >= L:
        return False
    x, y, z, t = signer
    negative = multiplied(hash_number(point, public, message) % L, (P - x, y, z, P - t))
    return encoded(added(multiplied(rest, BASE), negative)) == point
