"""How a bot that plays at random chooses: any action, but the last resort only at the last."""

from __future__ import annotations

from collections import Counter
from types import FunctionType

import pytest

from ludotheque.bots import choosers
from ludotheque.engine.chance import RNG_WORDS, below, seed_rng

QUIT = 9


def chosen(actions: list[int], last_resort: int, times: int = 300) -> Counter[int]:
    """What is chosen, and how often, in a game that lists just these actions."""

    def legal(s: object, b: object, seat: int, out: list[int]) -> int:
        out[: len(actions)] = actions
        return len(actions)

    names = {"legal": legal, "below": below, "LAST_RESORT": last_resort}
    choose = FunctionType(choosers.choose_random.__code__, names)
    rng = [0] * RNG_WORDS
    seed_rng(rng, 1, 1)
    return Counter(choose(None, None, 0, rng, [0] * 10) for _ in range(times))


def test_any_action_may_be_chosen_and_all_as_often() -> None:
    found = chosen([3, 5, QUIT], last_resort=-1)
    assert set(found) == {3, 5, QUIT}
    assert min(found.values()) > 60


def test_the_last_resort_is_left_alone_while_there_is_something_else() -> None:
    assert set(chosen([3, 5, QUIT], last_resort=QUIT)) == {3, 5}
    assert set(chosen([3, QUIT], last_resort=QUIT)) == {3}


@pytest.mark.parametrize("last_resort", [QUIT, -1])
def test_where_there_is_nothing_else_it_is_taken(last_resort: int) -> None:
    assert set(chosen([QUIT], last_resort)) == {QUIT}
