"""Tokens: read back as they were made, and by nobody made but by us."""

from __future__ import annotations

import os
import string
from base64 import urlsafe_b64decode, urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ludotheque.engine.seats import CLOCK, FATE, Seat
from ludotheque.tables.access import (
    KEY_BYTES,
    KINDS,
    LARGEST,
    LONGEST_TABLE,
    LONGEST_TOKEN,
    SIGNATURE_BYTES,
    Grant,
    KeyFileError,
    Keys,
    packed,
    read_key,
)

PLAYERS = [seat for seat in Seat if seat < CLOCK]
URL_SAFE = string.ascii_letters + string.digits + "-_"
KEYS = Keys(bytes(range(KEY_BYTES)))
GRANTS = [
    Grant("seat", "k3v9", Seat.C, 2, 201),
    Grant("host", "k3v9"),
    Grant("invitation", "k3v9", Seat.C, 2, 7),
    Grant("reservation", "k3v9"),
]

tables = some.text(some.characters(exclude_categories=["Cs"]), min_size=1, max_size=32)
seats = some.sampled_from(PLAYERS)
numbers = some.integers(0, LARGEST)
grants = some.one_of(
    some.builds(Grant, some.sampled_from(["host", "reservation"]), tables),
    some.builds(Grant, some.just("seat"), tables, seats, numbers),
    some.builds(Grant, some.just("invitation"), tables, seats, numbers, numbers),
)

# ---------------------------------------------------------------- there and back


def test_each_kind_of_token_is_read_back() -> None:
    seat, host, invitation, reservation = GRANTS
    assert KEYS.read(KEYS.seat_token("k3v9", Seat.C, 2, 201)) == seat
    assert KEYS.read(KEYS.host_token("k3v9")) == host
    assert KEYS.read(KEYS.invitation("k3v9", Seat.C, 2, 7)) == invitation
    assert KEYS.read(KEYS.reservation("k3v9")) == reservation


@given(grants)
def test_a_token_is_short_and_fit_for_an_address_and_is_read_back(grant: Grant) -> None:
    token = KEYS.token(grant)
    assert set(token) <= set(URL_SAFE)
    assert len(token) <= LONGEST_TOKEN
    assert KEYS.read(token) == grant


def test_the_longest_token_can_still_be_read() -> None:
    grant = Grant("invitation", "é" * (LONGEST_TABLE // 2), Seat.F, LARGEST, LARGEST)
    assert KEYS.read(KEYS.token(grant)) == grant


def test_a_token_is_the_same_every_time() -> None:
    assert KEYS.host_token("k3v9") == KEYS.host_token("k3v9")


def test_a_signature_cannot_be_guessed() -> None:
    assert SIGNATURE_BYTES * 8 >= 128


@given(grants, grants)
def test_no_two_grants_are_written_alike(one: Grant, other: Grant) -> None:
    assert (packed(one) == packed(other)) == (one == other)
    assert (KEYS.token(one) == KEYS.token(other)) == (one == other)


@pytest.mark.parametrize(
    "grant",
    [
        Grant("seat", "", Seat.A),
        Grant("seat", "x" * (LONGEST_TABLE + 1), Seat.A),
        Grant("seat", "table", CLOCK),
        Grant("seat", "table", FATE),
        Grant("seat", "table"),
        Grant("host", "table", Seat.A),
        Grant("reservation", "table", Seat.A),
        Grant("seat", "table", Seat.A, -1),
        Grant("seat", "table", Seat.A, LARGEST + 1),
        Grant("invitation", "table", Seat.A, 0, LARGEST + 1),
        Grant("seat", "\ud800", Seat.A),
    ],
)
def test_what_nobody_may_be_granted_is_never_signed(grant: Grant) -> None:
    with pytest.raises(ValueError, match=r"table|seat|nobody|out of range|surrogates"):
        KEYS.token(grant)


# ---------------------------------------------------------------- forgeries


@pytest.mark.parametrize("grant", GRANTS, ids=KINDS)
def test_every_single_change_of_a_character_is_refused(grant: Grant) -> None:
    token = KEYS.token(grant)
    for at, character in enumerate(token):
        for other in {*URL_SAFE, "=", "+", "/", " ", "é"} - {character}:
            assert KEYS.read(token[:at] + other + token[at + 1 :]) is None


@pytest.mark.parametrize("grant", GRANTS, ids=KINDS)
def test_a_token_with_anything_missing_or_added_is_refused(grant: Grant) -> None:
    token = KEYS.token(grant)
    for at in range(len(token)):
        assert KEYS.read(token[:at]) is None
        assert KEYS.read(token[at + 1 :]) is None
        assert KEYS.read(token[:at] + token[at + 1 :]) is None
    for more in ("=", "==", "\n", " ", "A", "AAAA", token):
        assert KEYS.read(token + more) is None
        assert KEYS.read(more + token) is None


def variations(grant: Grant) -> list[Grant]:
    """All that its bearer might like to have instead."""
    seat = grant.seat or Seat.A
    return [
        *(replace(grant, seat=other) for other in PLAYERS if grant.seat is not None),
        *(replace(grant, table=table) for table in ("k3v8", "k3v", "k3v99", "K3V9")),
        *(replace(grant, round=grant.round + step) for step in (-1, 1) if grant.round),
        *(replace(grant, number=grant.number + step) for step in (-1, 1) if grant.number),
        Grant("host", grant.table),
        Grant("reservation", grant.table),
        Grant("seat", grant.table, seat, grant.round),
        Grant("invitation", grant.table, seat, grant.round, grant.number),
    ]


@pytest.mark.parametrize("grant", GRANTS, ids=KINDS)
def test_a_signature_passes_for_nothing_else(grant: Grant) -> None:
    signature = urlsafe_b64decode(KEYS.token(grant) + "==")[-SIGNATURE_BYTES:]
    for other in variations(grant):
        forged = urlsafe_b64encode(packed(other) + signature).rstrip(b"=").decode()
        assert KEYS.read(forged) == (grant if other == grant else None)


@pytest.mark.parametrize("grant", GRANTS, ids=KINDS)
def test_another_house_s_token_is_refused(grant: Grant) -> None:
    assert Keys(bytes(KEY_BYTES)).read(KEYS.token(grant)) is None


@given(some.text(max_size=600))
def test_garbage_is_refused(text: str) -> None:
    assert KEYS.read(text) is None


@given(some.text(some.characters(codec=None), max_size=100))
def test_garbage_of_any_characters_is_refused(text: str) -> None:
    assert KEYS.read(text) is None


@given(some.binary(max_size=384))
def test_garbage_that_looks_like_a_token_is_refused(content: bytes) -> None:
    assert KEYS.read(urlsafe_b64encode(content).rstrip(b"=").decode()) is None


@pytest.mark.parametrize("length", [LONGEST_TOKEN + 1, 10**7])
def test_a_text_that_is_too_long_is_refused(length: int) -> None:
    assert KEYS.read("A" * length) is None


# ---------------------------------------------------------------- the key file


def test_a_key_is_made_once_and_then_kept(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    token = Keys.open(folder).host_token("k3v9")
    assert Keys.open(folder).read(token) == Grant("host", "k3v9")
    assert [path.name for path in folder.iterdir()] == ["key"]
    assert len(read_key(folder / "key")) == KEY_BYTES


def test_two_folders_have_two_keys(tmp_path: Path) -> None:
    token = Keys.open(tmp_path / "one").host_token("k3v9")
    assert Keys.open(tmp_path / "other").read(token) is None


@pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX has them")
def test_nobody_else_can_read_the_key(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        Keys.open(tmp_path)
    finally:
        os.umask(before)
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


def test_many_who_make_a_key_at_once_agree_on_one(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as people:
        tokens = list(people.map(lambda _: Keys.open(tmp_path).host_token("k3v9"), range(8)))
    assert all(one == other for one, other in pairwise(tokens))
    assert [path.name for path in tmp_path.iterdir()] == ["key"]


def test_a_file_system_without_links_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(_from: Path, _to: Path) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    token = Keys.open(tmp_path).host_token("k3v9")
    assert Keys.open(tmp_path).read(token) == Grant("host", "k3v9")


@pytest.mark.parametrize("content", [b"", b"short", bytes(KEY_BYTES + 1)])
def test_a_file_that_is_no_key_is_told_of_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "key"
    path.write_bytes(content)
    with pytest.raises(KeyFileError) as caught:
        Keys.open(tmp_path)
    assert caught.value.problem.code == "key-broken"
    assert path.read_bytes() == content


def test_a_key_that_cannot_be_read_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "key").mkdir()
    with pytest.raises(KeyFileError) as caught:
        Keys.open(tmp_path)
    assert caught.value.problem.code == "key-unusable"
    assert caught.value.problem.values["file"] == str(tmp_path / "key")


def test_a_folder_that_cannot_be_made_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(KeyFileError) as caught:
        Keys.open(tmp_path / "file" / "folder")
    assert caught.value.problem.code == "key-unusable"
