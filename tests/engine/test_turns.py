"""Who acts next, of those who may."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.engine.seats import CLOCK, Seat, seats_in
from ludotheque.engine.seeding import seeded
from ludotheque.engine.turns import first_ready, next_seat, random_seat

PLAYERS = [seat for seat in Seat if seat < CLOCK]
SOMEBODY = st.sets(st.sampled_from([*PLAYERS, CLOCK]), min_size=1)


def bits_of(seats: set[Seat]) -> int:
    return sum(1 << seat for seat in seats)


def who_may(seats: set[Seat]) -> set[Seat]:
    """The players; the clock only where there is none."""
    return seats - {CLOCK} or seats


@given(SOMEBODY, st.integers(0, 1 << 40))
def test_anybody_who_may_act_can_be_drawn(seats: set[Seat], seed: int) -> None:
    rng = seeded(seed)
    found = {Seat(random_seat(bits_of(seats), rng)) for _ in range(200)}
    assert found == who_may(seats)


@given(SOMEBODY, st.integers(0, 1 << 40))
def test_nothing_is_drawn_where_there_is_no_choice(seats: set[Seat], seed: int) -> None:
    rng = seeded(seed)
    random_seat(bits_of(seats), rng)
    assert (rng == seeded(seed)) == (len(who_may(seats)) == 1)


@given(SOMEBODY, st.sampled_from([*PLAYERS, CLOCK]))
def test_seats_take_turns(seats: set[Seat], last: Seat) -> None:
    may = sorted(who_may(seats))
    after = [seat for seat in may if seat > last]
    assert next_seat(bits_of(seats), last) == (after or may)[0]


@given(SOMEBODY, st.lists(st.integers(0, 1000), min_size=8, max_size=8), st.integers(0, 99))
def test_whoever_is_ready_first_acts(seats: set[Seat], times: list[int], seed: int) -> None:
    before, paces = list(times), [100] * len(Seat)
    seat = Seat(first_ready(bits_of(seats), seeded(seed), paces, times))
    may = who_may(seats)
    assert seat in may
    if len(may) > 1:
        assert before[seat] == min(before[each] for each in may)
        assert before[seat] + 50 <= times[seat] < before[seat] + 150
        times[seat] = before[seat]
    assert times == before


@given(SOMEBODY)
def test_bits_and_seats_say_the_same(seats: set[Seat]) -> None:
    assert set(seats_in(bits_of(seats))) == seats
