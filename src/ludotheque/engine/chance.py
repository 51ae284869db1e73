"""The shared random generator and the running hash, in the part of Python that also compiles.

Everything stays inside signed 64-bit integers, so that the interpreter, the CPU and the GPU
agree bit for bit. A generator is an array of two 32-bit words, never both zero; `seeding.seeded`
makes one.
"""

from __future__ import annotations

WORD = 0xFFFFFFFF
RNG_WORDS = 2
HASH_START = 2166136261
HASH_PRIME = 16777619


def scramble(x: int) -> int:
    """A 32-bit word from another, such that neighbours go far apart."""
    x = (x ^ (x >> 16)) * 0x21F0AAAD & WORD
    x = (x ^ (x >> 15)) * 0x735A2D97 & WORD
    return x ^ (x >> 15)


def seed_rng(rng: list[int], seed: int, game: int) -> None:
    """The generator of one game of a run. Neighbouring seeds and games have nothing in common."""
    mixed = scramble(seed & WORD)
    mixed = scramble(mixed ^ (seed >> 32 & WORD))
    mixed = scramble(mixed ^ (game & WORD))
    mixed = scramble(mixed ^ (game >> 32 & WORD))
    rng[0] = mixed | 1
    rng[1] = scramble((game & WORD) ^ scramble(seed & WORD) ^ 0x5851F42D)


def next_word(rng: list[int]) -> int:
    """A xoroshiro step on two 32-bit words."""
    x = rng[0]
    y = rng[1] ^ x
    rng[0] = (x << 26 & WORD | x >> 6) ^ y ^ (y << 9 & WORD)
    rng[1] = y << 13 & WORD | y >> 19
    return x * 0x5E3779B1 & WORD


def below(rng: list[int], n: int) -> int:
    """A number from 0 to n - 1."""
    return next_word(rng) * n >> 32


def fold(h: int, value: int) -> int:
    """The running 32-bit hash after one more value."""
    return (h ^ value) * HASH_PRIME & WORD
