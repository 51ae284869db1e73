"""An information state tells a seat what it may know, and nothing that it may not.

In twin games, which a seat cannot tell apart, its texts and its last events are the same; and they
are not, wherever the code of a game could tell a secret.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import numpy as np
import pytest

from ludotheque.engine.game import Game
from tests.conformance.positions import GAMES
from tests.tiers import times

from .leaks import OF_SECRETS, Leak
from .secrets_of import listed
from .twins import Twins, some_twins, twins_of

EVERY_GAME_WITH_A_SECRET = pytest.mark.parametrize(
    "game", [game for game in GAMES if listed(game).secrets], ids=lambda game: game.name
)
EACH = times(2, 10)  # twins of a secret
LAST = 1000  # events
HANDOUT = re.compile(r"; handout [0-9a-f]{16}$", re.MULTILINE)
# What may be listed is no part of what was told, and a hand-out is looked at once.
TOLD = [name for name in OF_SECRETS if not name.endswith((": legal moves", ": hand-out"))]


def texts(twins: Twins) -> tuple[str, str]:
    one, other = (match.information_state(twins.observer) for match in twins.both)
    return one, other


@EVERY_GAME_WITH_A_SECRET
def test_whoever_cannot_tell_two_games_apart_has_one_information_state(game: Game) -> None:
    for twins in some_twins(game, EACH):
        assert twins.secret is not None
        one, other = texts(twins)
        if twins.secret.shown_in_handout:  # everybody may look, and remembers
            assert one != other
            one, other = (HANDOUT.sub("", text) for text in (one, other))
        assert one == other


@EVERY_GAME_WITH_A_SECRET
def test_and_the_same_last_events(game: Game) -> None:
    for twins in some_twins(game, EACH):
        one, other = (match.last_events(twins.observer, LAST) for match in twins.both)
        assert np.array_equal(one, other)


@EVERY_GAME_WITH_A_SECRET
def test_whoever_made_the_difference_can_tell_them_apart(game: Game) -> None:
    for twins in some_twins(game, EACH):
        changed = {twins.one.log[at].seat for at in twins.varied} & {*twins.one.seats}
        for seat in sorted(changed)[:1]:
            one, other = (match.information_state(seat) for match in twins.both)
            assert one != other


@pytest.mark.parametrize("name", TOLD)
def test_a_secret_that_is_told_shows(name: str) -> None:
    game, secret, leaks = OF_SECRETS[name]
    twins = twins_of(game, secret, listed(game).secrets.index(secret))
    with opened(*leaks):
        one, other = (HANDOUT.sub("", text) for text in texts(anew(twins)))
    assert one != other


def anew(twins: Twins) -> Twins:
    """The same twins, of which nothing was asked yet."""
    one, other = (match.anew() for match in twins.both)
    for match, played in zip((one, other), twins.both, strict=True):
        for entry in played.log:
            match.follow(entry)
    return Twins(twins.observer, one, other, twins.varied, twins.secret)


@contextmanager
def opened(*leaks: Leak) -> Iterator[None]:
    true = [getattr(leak.owner, leak.attribute) for leak in leaks]
    for leak, kept in zip(leaks, true, strict=True):
        put(leak, either(leak, kept))
    try:
        yield
    finally:
        for leak, kept in zip(leaks, true, strict=True):
            put(leak, kept)


def either(leak: Leak, true: Any) -> Any:
    return lambda *more: partial(leak.instead, true)(*more)


def put(leak: Leak, value: Any) -> None:
    if isinstance(leak.owner, type):
        setattr(leak.owner, leak.attribute, value)
    else:  # a part of a contract, which cannot be changed otherwise
        object.__setattr__(leak.owner, leak.attribute, value)
