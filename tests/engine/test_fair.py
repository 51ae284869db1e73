"""The cryptography of fair dice: fixed numbers, uniformity, and what depends on what."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections import Counter
from math import sqrt
from pathlib import Path
from random import Random
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ludotheque.engine import fair
from tests.tiers import slow, times

SECRET, TABLE = bytes(range(32)), "5f0c8a3d2b7e4c19a6d8e2f1"
SEAL = fair.seal_of(SECRET)
GIVEN = [("A", 1, b"\x11" * 32), ("B", 1, b"\x22" * 32)]
FIRST = fair.first_mix(TABLE, SEAL)
MIX = fair.mixed(FIRST, 1, GIVEN)
PUBLIC = fair.public_key(fair.signing_key(SECRET))
SEALED_DRAWS = times(300_000, 1_000_000)
DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "fairness.md"

hashes = some.binary(min_size=32, max_size=32)
letters = some.sampled_from("ABCDEF")


# ---------------------------------------------------------------- as it is written down


def test_the_worked_example_of_the_document_is_what_comes_out() -> None:
    salt = fair.salt_of(SECRET, TABLE, 1)
    rolls = [fair.drawn(SECRET, TABLE, draw, MIX, 36) for draw in range(1, 11)]
    expected = {
        "secret": SECRET.hex(),
        "seal": SEAL.hex(),
        "mix 0": fair.first_mix(TABLE, SEAL).hex(),
        "commitment of A": fair.commitment_of(TABLE, 1, "A", GIVEN[0][2]).hex(),
        "commitment of B": fair.commitment_of(TABLE, 1, "B", GIVEN[1][2]).hex(),
        "mix 1": MIX.hex(),
        "signing key": fair.signing_key(SECRET).hex(),
        "public key": PUBLIC.hex(),
        "fingerprint": fair.fingerprint_of(PUBLIC),
        "signature of the digest 0x33 … 0x33": fair.signature_of(
            fair.signing_key(SECRET), b"\x33" * 32
        ).hex(),
        "draws 1 to 10 among 36": " ".join(map(str, rolls)),
        "draw 3 among 2⁶³ + 1, after two numbers passed over": str(
            fair.drawn(SECRET, TABLE, 3, MIX, 2**63 + 1)
        ),
        "salt 1": salt.hex(),
        "seal of choice 1": fair.choice_seal(salt, 1, "B", "circle 42").hex(),
    }
    text = DOCUMENT.read_text(encoding="utf-8")
    written = dict(re.findall(r"^\| ([^|]+?) \| `([^`]+)` \|$", text, re.MULTILINE))
    assert {name: written.get(name) for name in expected} == expected


def test_a_draw_is_what_the_document_says_step_by_step() -> None:
    """Written once more from the document's words, with nothing of ours."""

    def framed(*parts: bytes) -> bytes:
        return b"".join(bytes([0, 0, 0, len(part)]) + part for part in parts)

    mix = hashlib.sha256(framed(b"ludotheque mix 1", TABLE.encode(), SEAL)).digest()
    one = (1).to_bytes(8, "big")
    people = [part for seat, _, value in GIVEN for part in (seat.encode(), one, value)]
    mix = hashlib.sha256(framed(b"ludotheque round 1", mix, one, *people)).digest()
    numbers = [number.to_bytes(8, "big") for number in (7, 36, 0)]
    parts = (b"ludotheque draw 1", TABLE.encode(), numbers[0], mix, *numbers[1:])
    block = hmac.new(SECRET, framed(*parts), hashlib.sha256).digest()
    assert fair.drawn(SECRET, TABLE, 7, MIX, 36) == int.from_bytes(block[:8], "big") % 36


def test_numbers_that_would_favour_some_outcomes_are_passed_over() -> None:
    """Among 2**63 + 1 almost every second number is one of these, so that they are met soon."""
    outcomes, passed = 2**63 + 1, 0
    for draw in range(1, 30):
        attempt = 0
        while (word := a_word(draw, outcomes, attempt)) >= outcomes:
            attempt += 1
        passed += attempt
        assert fair.drawn(SECRET, TABLE, draw, MIX, outcomes) == word
    assert passed > 5


def a_word(draw: int, outcomes: int, attempt: int) -> int:
    numbers = (fair.number(draw), MIX, fair.number(outcomes), fair.number(attempt))
    return int.from_bytes(fair.keyed(SECRET, fair.DRAW, TABLE.encode(), *numbers)[:8], "big")


@given(some.lists(some.binary(max_size=40), max_size=5), some.lists(some.binary(max_size=40)))
def test_no_two_lists_of_parts_are_written_alike(one: list[bytes], other: list[bytes]) -> None:
    assert (fair.framed(*one) == fair.framed(*other)) == (one == other)


# ---------------------------------------------------------------- uniformity


def chance_of_less(counts: Counter[int], outcomes: int, total: int) -> float:
    """Pearson's test: how likely fair dice are to be at least as even as these.

    The distribution of the sum of squares is taken in the approximation of Wilson and Hilferty.
    """
    expected, freedom = total / outcomes, outcomes - 1
    squares = sum((counts[outcome] - expected) ** 2 / expected for outcome in range(outcomes))
    spread = 2 / (9 * freedom)
    return NormalDist().cdf(((squares / freedom) ** (1 / 3) - 1 + spread) / sqrt(spread))


@slow
@pytest.mark.parametrize(
    ("outcomes", "share"), [(2, 1), (6, 3), (7, 1), (36, 3), (120, 1), (340, 1)]
)
def test_every_outcome_is_as_likely_as_any_other(outcomes: int, share: int) -> None:
    """Many draws, each at a fixed place, so that the result is always the same.

    Too even would be as suspicious as too uneven.
    """
    total = share * SEALED_DRAWS // 10
    counts = Counter(fair.drawn(SECRET, TABLE, draw, MIX, outcomes) for draw in range(1, total + 1))
    assert set(counts) == set(range(outcomes))
    assert 0.005 < chance_of_less(counts, outcomes, total) < 0.995


@slow
def test_what_is_drawn_next_does_not_follow_from_what_was_drawn() -> None:
    """Pairs of a roll and the next are as even as rolls are."""
    rolls = [fair.drawn(SECRET, TABLE, draw, MIX, 6) for draw in range(1, 60_001)]
    pairs = Counter(6 * one + other for one, other in zip(rolls[::2], rolls[1::2], strict=True))
    assert 0.005 < chance_of_less(pairs, 36, pairs.total()) < 0.995


@slow
def test_the_test_of_uniformity_would_find_a_slight_bias() -> None:
    """A generator that takes the remainder of a byte favours some of 36 by one part in seven."""
    total = SEALED_DRAWS // 10
    draws = (fair.drawn(SECRET, TABLE, draw, MIX, 256) % 36 for draw in range(1, total + 1))
    assert chance_of_less(Counter(draws), 36, total) > 0.9999


# ---------------------------------------------------------------- what depends on what


people = some.tuples(letters, some.integers(1, 900), hashes)
rounds = some.lists(people, max_size=4, unique_by=lambda given: given[:2])


@given(hashes, rounds, some.integers(2, 5040), some.randoms(use_true_random=False))
def test_the_same_numbers_give_the_same_dice_in_whatever_order_they_came(
    secret: bytes, given: list[tuple[str, int, bytes]], outcomes: int, random: Random
) -> None:
    shuffled = random.sample(given, len(given))
    one, other = (fair.mixed(FIRST, 1, each) for each in (given, shuffled))
    rolls = [
        [fair.drawn(secret, TABLE, i, mix, outcomes) for i in range(9)] for mix in (one, other)
    ]
    assert rolls[0] == rolls[1]
    assert all(0 <= roll < outcomes for roll in rolls[0])


@given(rounds.filter(bool), some.data())
def test_every_bit_of_every_number_changes_the_mix(
    given: list[tuple[str, int, bytes]], data: some.DataObject
) -> None:
    at = data.draw(some.integers(0, len(given) - 1))
    bit = data.draw(some.integers(0, 255))
    seat, person, value = given[at]
    flipped = (int.from_bytes(value, "big") ^ (1 << bit)).to_bytes(32, "big")
    for other in ((seat, person, flipped), (seat, person + 1000, value)):
        changed = [*given[:at], other, *given[at + 1 :]]
        assert fair.mixed(FIRST, 1, given) != fair.mixed(FIRST, 1, changed)
    assert fair.mixed(FIRST, 1, given) != fair.mixed(FIRST, 2, given)
    assert fair.mixed(FIRST, 1, given) != fair.mixed(FIRST, 1, given[:at] + given[at + 1 :])


@given(hashes, hashes, letters, some.integers(1, 32))
def test_a_commitment_says_which_number_for_which_table_round_and_seat(
    one: bytes, other: bytes, seat: str, number: int
) -> None:
    made = fair.commitment_of(TABLE, number, seat, one)
    assert (made == fair.commitment_of(TABLE, number, seat, other)) == (one == other)
    assert made != fair.commitment_of(TABLE[:-1], number, seat, one)
    assert made != fair.commitment_of(TABLE, number + 1, seat, one)
    assert made != fair.commitment_of(TABLE, number, "A" if seat != "A" else "B", one)


# ---------------------------------------------------------------- signatures


@given(hashes, hashes, hashes)
def test_a_signature_is_of_one_key_and_one_game(key: bytes, other: bytes, digest: bytes) -> None:
    private = fair.signing_key(key)
    public, signature = fair.public_key(private), fair.signature_of(private, digest)
    assert fair.is_signed(public, digest, signature)
    assert not fair.is_signed(public, fair.hashed(digest), signature)
    foreign = fair.public_key(fair.signing_key(other))
    assert fair.is_signed(foreign, digest, signature) == (key == other)
    assert not fair.is_signed(public, digest, bytes(64))
    assert not fair.is_signed(bytes(31), digest, signature)


def test_dice_depend_on_everything_that_they_are_made_of() -> None:
    """Thirty rolls are the same by chance once in 10 ** 46 times."""
    usual = thirty(SECRET, TABLE, MIX)
    assert thirty(SEAL, TABLE, MIX) != usual
    assert thirty(SECRET, TABLE[:-1], MIX) != usual
    assert thirty(SECRET, TABLE, fair.mixed(MIX, 2, [])) != usual
    assert thirty(SECRET, TABLE, FIRST) != usual
    swapped = [("B", 1, GIVEN[0][2]), ("A", 1, GIVEN[1][2])]
    assert thirty(SECRET, TABLE, fair.mixed(FIRST, 1, swapped)) != usual


def thirty(secret: bytes, table: str, mix: bytes) -> list[int]:
    return [fair.drawn(secret, table, draw, mix, 36) for draw in range(1, 31)]


@given(hashes, hashes)
def test_a_secret_has_one_seal_and_a_table_one_secret(one: bytes, other: bytes) -> None:
    assert (fair.seal_of(one) == fair.seal_of(other)) == (one == other)
    assert fair.secret_of(one, "here") != fair.secret_of(one, "there")
    assert (fair.secret_of(one, "here") == fair.secret_of(other, "here")) == (one == other)


# ---------------------------------------------------------------- secret choices


def test_the_seal_of_a_choice_says_whose_which_and_what() -> None:
    salt, other = (fair.salt_of(SECRET, TABLE, number) for number in (1, 2))
    usual = fair.choice_seal(salt, 1, "A", "circle 42")
    different = [
        fair.choice_seal(other, 1, "A", "circle 42"),
        fair.choice_seal(salt, 2, "A", "circle 42"),
        fair.choice_seal(salt, 1, "B", "circle 42"),
        fair.choice_seal(salt, 1, "A", "circle 4"),
    ]
    assert len({usual, *different}) == 5


def test_a_choice_cannot_be_found_by_trying_them_all() -> None:
    """Nothing that is known before the end can stand in for the salt."""
    salt = fair.salt_of(SECRET, TABLE, 1)
    assert len(salt) == fair.SECRET_BYTES
    sealed = fair.choice_seal(salt, 1, "A", "circle 42")
    public = [b"", SEAL, MIX, b"\0" * 32, fair.salt_of(SEAL, TABLE, 1), sealed]
    tried = {
        fair.choice_seal(known, 1, "A", f"circle {number}")
        for known in public
        for number in range(1, 200)
    }
    assert sealed not in tried
