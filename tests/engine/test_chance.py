"""The shared generator: pinned, even, the same at every speed, and never at a standstill."""

from __future__ import annotations

from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.engine import chance
from ludotheque.engine.compile import Maker
from ludotheque.engine.seeding import seeded
from tests.tiers import slow

PINNED_STATE = [2350266831, 3246754183]
PINNED_WORDS = [3391737631, 785000447, 395550031, 1165896365]
PINNED_DRAWS = [28, 6, 3, 9, 5, 2, 26, 27, 28, 6, 22, 12]
PINNED_HASH = 865359202
SEEDS = (0, 1, 2, 7, 2**31, 2**32 - 1, 2**32, 2**63 - 1, -1, -(2**63))


def many_below(rng: Any, n: int, counts: Any, draws: int) -> None:
    """Counts how often each number is drawn. Compiled, like the functions that it calls."""
    for _ in range(draws):
        counts[below(rng, n)] += 1


def many_words(rng: Any, words: Any) -> None:
    for at in range(len(words)):
        words[at] = next_word(rng)


def first_draws(rng: Any, seed: int, game: int, seed_step: int, n: int, draws: Any) -> None:
    """The first draw of each of many neighbouring games, or of neighbouring seeds."""
    for at in range(len(draws)):
        seed_rng(rng, seed + at * seed_step, game + at * (1 - seed_step))
        draws[at] = below(rng, n)


below, next_word, seed_rng = chance.below, chance.next_word, chance.seed_rng


@pytest.fixture(scope="module")
def compiled() -> SimpleNamespace:
    """The generator as the engine compiles it, and the loops above beside it."""
    import numba

    def wrap(function: FunctionType) -> Any:
        return numba.njit(function, nogil=True, error_model="numpy")

    maker = Maker("chance", wrap)
    names = maker.add_module(chance, {})
    for loop in (many_below, many_words, first_draws):
        names[loop.__name__] = wrap(maker.clone(loop, names))  # type: ignore[arg-type]
    return SimpleNamespace(**names)


def words() -> Any:
    return np.zeros(chance.RNG_WORDS, np.int64)


def compiled_rng(compiled: SimpleNamespace, seed: int, game: int = 0) -> Any:
    rng = words()
    compiled.seed_rng(rng, seed, game)
    return rng


def chi_square(counts: Any) -> float:
    """How far from even, in standard deviations."""
    expected = counts.sum() / counts.size
    freedom = counts.size - 1
    statistic = ((counts - expected) ** 2 / expected).sum()
    return float((statistic - freedom) / (2 * freedom) ** 0.5)


# ---------------------------------------------------------------- pinned


def test_known_values() -> None:
    """Saved games hold fate's choices, but seeds are passed on: they must never change."""
    rng = seeded(7)
    assert rng == PINNED_STATE
    assert [chance.next_word(rng) for _ in range(4)] == PINNED_WORDS
    rng = seeded(7)
    assert [chance.below(rng, 36) for _ in range(12)] == PINNED_DRAWS


def test_known_hash() -> None:
    h = chance.HASH_START
    for value in (1, 0, -1, 87):
        h = chance.fold(h, value)
    assert h == PINNED_HASH


# ---------------------------------------------------------------- the same at every speed


@slow
@pytest.mark.parametrize("seed", SEEDS)
def test_interpreter_and_compiled_agree(compiled: SimpleNamespace, seed: int) -> None:
    plain, fast = seeded(seed, 123_456), compiled_rng(compiled, seed, 123_456)
    assert fast.tolist() == plain
    found = np.zeros(5000, np.int64)
    compiled.many_words(fast, found)
    assert found.tolist() == [chance.next_word(plain) for _ in range(5000)]
    assert fast.tolist() == plain


def test_drawing_and_hashing_agree_for_all_sizes(compiled: SimpleNamespace) -> None:
    plain, fast = seeded(3), compiled_rng(compiled, 3)
    slow_hash = fast_hash = chance.HASH_START
    for n in (*range(1, 200), 1 << 16, (1 << 31) - 1):
        drawn = chance.below(plain, n)
        assert compiled.below(fast, n) == drawn
        slow_hash, fast_hash = chance.fold(slow_hash, -drawn), compiled.fold(fast_hash, -drawn)
    assert fast_hash == slow_hash


@given(st.integers(-(2**63), 2**63 - 1), st.integers(0, 2**63 - 1))
def test_every_seed_gives_two_words_of_32_bits(seed: int, game: int) -> None:
    assert all(0 <= word <= chance.WORD for word in seeded(seed, game))


# ---------------------------------------------------------------- even and unrelated


@pytest.mark.parametrize("n", [2, 3, 6, 36, 52, 1000])
def test_draws_are_even(compiled: SimpleNamespace, n: int) -> None:
    counts = np.zeros(n, np.int64)
    compiled.many_below(compiled_rng(compiled, 11, n), n, counts, 2_000_000)
    assert counts.sum() == 2_000_000
    assert chi_square(counts) < 4


@pytest.mark.parametrize("seed_step", [0, 1], ids=["games", "seeds"])
@pytest.mark.parametrize("n", [6, 36])
def test_neighbours_begin_differently(compiled: SimpleNamespace, seed_step: int, n: int) -> None:
    """First draws of neighbouring games and seeds are even, singly and in pairs."""
    draws = np.zeros(1_000_000, np.int64)
    compiled.first_draws(words(), 1, 0, seed_step, n, draws)
    assert chi_square(np.bincount(draws, minlength=n)) < 4
    for apart in (1, 2, 4, 64, 256):
        pairs = draws[:-apart] * n + draws[apart:]
        assert chi_square(np.bincount(pairs, minlength=n * n)) < 4, apart


def test_successive_draws_are_unrelated(compiled: SimpleNamespace) -> None:
    found = np.zeros(1_000_000, np.int64)
    compiled.many_words(compiled_rng(compiled, 5), found)
    dice = found * 6 >> 32
    threes = dice[:-2] * 36 + dice[1:-1] * 6 + dice[2:]
    assert chi_square(np.bincount(threes, minlength=216)) < 4


def test_games_of_one_run_have_generators_of_their_own() -> None:
    states = {tuple(seeded(seed, game)) for seed in range(50) for game in range(400)}
    assert len(states) == 50 * 400


# ---------------------------------------------------------------- never at a standstill


@given(st.integers(-(2**63), 2**63 - 1), st.integers(0, 2**63 - 1))
def test_a_generator_is_never_zero(seed: int, game: int) -> None:
    rng = seeded(seed, game)
    assert any(rng)
    for _ in range(20):
        chance.next_word(rng)
        assert any(rng)


def test_no_two_generators_come_to_the_same() -> None:
    """So only a generator that is nought already can come to nought."""
    found = {}
    for first in (1, 2, 3, chance.WORD, 0x80000000):
        for second in (0, 1, 2, chance.WORD, 0x80000000):
            rng = [first, second]
            chance.next_word(rng)
            found[tuple(rng)] = (first, second)
    assert len(found) == 25
    assert (0, 0) not in found


@given(st.integers(0, chance.WORD), st.integers(0, chance.WORD))
def test_neighbouring_words_are_scrambled_far_apart(x: int, y: int) -> None:
    assert (chance.scramble(x) == chance.scramble(y)) == (x == y)
