"""Our own Ed25519 beside the library's, and as RFC 8032 has it."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)
from hypothesis import given
from hypothesis import strategies as some

from ludotheque.engine import ed25519, fair

# Section 7.1: private key, public key, message, signature.
VECTORS = [
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
        "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
        "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    ),
]
keys = some.binary(min_size=32, max_size=32)
messages = some.binary(max_size=99)


def library_accepts(public: bytes, message: bytes, signature: bytes) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True


@pytest.mark.parametrize(("private", "public", "message", "signature"), VECTORS)
def test_the_examples_of_the_rfc(private: str, public: str, message: str, signature: str) -> None:
    key, text = bytes.fromhex(private), bytes.fromhex(message)
    assert ed25519.public_key(key).hex() == public
    assert ed25519.signature_of(key, text).hex() == signature
    assert ed25519.is_signed(bytes.fromhex(public), text, bytes.fromhex(signature))


@given(keys, messages)
def test_keys_and_signatures_are_the_librarys(private: bytes, message: bytes) -> None:
    theirs = Ed25519PrivateKey.from_private_bytes(private)
    assert ed25519.public_key(private) == theirs.public_key().public_bytes_raw()
    assert ed25519.signature_of(private, message) == theirs.sign(message)


@given(keys, messages, some.integers(0, 95), some.integers(1, 255))
def test_a_changed_byte_is_noticed_as_the_library_does(
    private: bytes, message: bytes, place: int, change: int
) -> None:
    public, signature = ed25519.public_key(private), ed25519.signature_of(private, message)
    assert ed25519.is_signed(public, message, signature)
    changed = bytearray(public + signature)
    changed[place] ^= change
    given = bytes(changed[:32]), message, bytes(changed[32:])
    assert ed25519.is_signed(*given) == library_accepts(*given) == False  # noqa: E712


def edges() -> list[bytes]:
    """Codes of the eight points of small order, and others that no encoding gives."""
    prime = ed25519.P
    ys = {0, 1, prime - 1, prime, prime + 1, 2**255 - 1}
    for y in range(2, 60):
        x = ed25519.recovered_x(y, 0)
        if x is not None:
            small = ed25519.multiplied(ed25519.L, (x, y, 1, x * y % prime))
            ys.add(int.from_bytes(ed25519.encoded(small), "little") & (1 << 255) - 1)
    return [(y | sign << 255).to_bytes(32, "little") for y in sorted(ys) for sign in (0, 1)]


def test_what_is_valid_at_the_edges_is_so_with_and_without_the_library() -> None:
    accepted = 0
    for public in edges():
        for point in edges():
            for rest in (0, ed25519.L):
                given = public, b"", point + rest.to_bytes(32, "little")
                assert ed25519.is_signed(*given) == library_accepts(*given)
                accepted += ed25519.is_signed(*given)
    assert accepted


@pytest.mark.parametrize("wrong", [b"", bytes(31), bytes(33)])
def test_what_has_the_wrong_length_is_refused(wrong: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        ed25519.public_key(wrong)
    assert not ed25519.is_signed(wrong, b"", bytes(64))
    assert not ed25519.is_signed(bytes(32), b"", wrong)


@given(keys, keys)
def test_games_are_signed_alike_with_and_without_the_library(private: bytes, digest: bytes) -> None:
    public, signature = fair.public_key(private), fair.signature_of(private, digest)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fair, "has_library", lambda: False)
        assert fair.public_key(private) == public
        assert fair.signature_of(private, digest) == signature
        assert fair.is_signed(public, digest, signature)
        assert not fair.is_signed(public, digest[::-1] + b"1", signature)
    assert fair.is_signed(public, digest, signature)
