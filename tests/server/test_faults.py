"""Servers and their database broken under load: everything announced is true, and people go on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tiers import times
from tools import faults
from tools.history import Account, Ear, Logged

FAULTS, TABLES = times(10, 100), 50


@pytest.mark.timeout(times(600, 3600))
def test_nothing_announced_is_lost_whatever_is_broken() -> None:
    assert faults.run(faults.chosen(FAULTS), TABLES) == []


# ---------------------------------------------------------------- whether that would be noticed


def entry(number: int) -> dict[str, Any]:
    return {"type": "moved", "seat": "A", "move": f"m{number}"}


def heard(numbers: list[int], log: dict[int, Any]) -> Account:
    """Somebody was shown an empty table and was told of these entries of a log."""
    account, ear = Account("t", sent={f"A:r{number}" for number in log}), Ear()
    account.show(ear, 0)
    for number in numbers:
        account.hear(ear, number, log[number])
        account.accept(f"A:r{number}", number)
    return account


LOG = {number: entry(number) for number in range(1, 6)}
STORED = [Logged(number, f"A:r{number}") for number in LOG]


def without(*numbers: int) -> tuple[dict[int, Any], list[Logged]]:
    log = {number: told for number, told in LOG.items() if number not in numbers}
    return log, [each for each in STORED if each.seq not in numbers]


def test_a_true_account_is_in_order() -> None:
    assert heard([1, 2, 3, 4, 5], LOG).compare(LOG, STORED) == []
    assert heard([1, 2, 3], LOG).compare(LOG, STORED) == []  # the others were not heard of yet


@pytest.mark.parametrize(
    ("numbers", "found"),
    [
        ([1, 2, 2, 3], "2 repeated"),
        ([1, 3, 2], "3 skipped"),
        ([1, 3, 2], "2 repeated"),
    ],
)
def test_what_is_told_twice_or_in_another_order_is_noticed(numbers: list[int], found: str) -> None:
    assert f"t: {found}" in heard(numbers, LOG).compare(LOG, STORED)


def test_an_entry_that_was_lost_is_noticed() -> None:
    wrong = heard([1, 2, 3, 4, 5], LOG).compare(*without(5))
    assert wrong == ["t: 5 lost", "t: 5 accepted, and not there"]
    assert "t: numbers are missing" in heard([1], LOG).compare(*without(3))


def test_an_entry_that_was_altered_made_twice_or_invented_is_noticed() -> None:
    account = heard([1, 2, 3], LOG)
    assert account.compare(LOG | {2: entry(9)}, STORED) == ["t: 2 altered"]
    twice = [*STORED, Logged(6, "A:r3")]
    assert "t: A:r3 made 2 times" in account.compare(LOG | {6: entry(3)}, twice)
    invented = [*STORED, Logged(6, "B:r1")]
    assert account.compare(LOG | {6: entry(6)}, invented) == ["t: 6 invented"]


def test_two_histories_of_one_table_are_noticed() -> None:
    account, other = heard([1, 2], LOG), Ear()
    account.show(other, 1)
    account.hear(other, 2, entry(9))
    assert account.compare(LOG, STORED) == ["t: 2 told two ways"]


def test_a_table_that_forgets_is_noticed() -> None:
    account, ear = Account("t"), Ear()
    account.show(ear, 5)
    ear.last = None  # a new connection
    account.show(ear, 4)
    assert account.compare(LOG, []) == ["t: 4 forgotten"]


def test_a_request_that_is_answered_in_two_ways_is_noticed() -> None:
    account = heard([1, 2], LOG)
    account.accept("A:r2", 3)
    assert account.compare(LOG, STORED) == ["t: 3 accepted two ways"]
