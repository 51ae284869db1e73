"""Who acts next, of those who may, in the part of Python that also compiles.

Seats come as a set of bits, as `acting` gives them. The clock acts only where nobody else may:
bots never let time pass.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.chance import below
from ludotheque.engine.seats import Seat

if TYPE_CHECKING:
    from ludotheque.engine.compiled_types import Rng

BY_CLOCK = int(Seat.CLOCK)
VARIATION = 1000  # a pace varies by a half of itself in either direction, in so many steps


def without_clock(bits: int) -> int:
    """The players who may act; the clock, where nobody else may."""
    if bits != 1 << BY_CLOCK:
        bits &= ~(1 << BY_CLOCK)
    return bits


def random_seat(bits: int, rng: Rng) -> int:
    """Any of those who may act; the generator is used only where there is a choice."""
    bits = without_clock(bits)
    seat = 0
    while not bits >> seat & 1:
        seat += 1
    if bits == 1 << seat:
        return seat
    count = 0
    for other in range(BY_CLOCK):
        count += bits >> other & 1
    for _ in range(below(rng, count)):
        seat += 1
        while not bits >> seat & 1:
            seat += 1
    return seat


def next_seat(bits: int, last: int) -> int:
    """Whoever acts after `last`, going round."""
    bits = without_clock(bits)
    seat = last
    for _ in range(BY_CLOCK + 1):
        seat = seat + 1 if seat < BY_CLOCK else 0
        if bits >> seat & 1:
            return seat
    return seat


def first_ready(bits: int, rng: Rng, paces: list[int], times: list[int]) -> int:
    """Where several may act at once, whoever is ready first; its next action takes time again.

    `times` say when each seat is ready, and `paces` how long an action takes it.
    """
    seat = random_seat(bits, rng)
    if seat == BY_CLOCK or without_clock(bits) == 1 << seat:
        return seat
    for other in range(BY_CLOCK):
        if bits >> other & 1 and times[other] < times[seat]:
            seat = other
    times[seat] += paces[seat] * (VARIATION // 2 + below(rng, VARIATION)) // VARIATION
    return seat
