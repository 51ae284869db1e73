"""The list of secrets is whole, and each of its entries makes games that differ in that alone."""

from __future__ import annotations

from typing import get_args

import pytest

from ludotheque.engine.game import Game
from ludotheque.engine.seats import FATE
from tests.conformance.positions import GAMES

from .laid import EACH
from .secrets_of import LISTED, From, Secret, listed
from .twins import has_secrets, twins_of

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
EVERY_SECRET = pytest.mark.parametrize(
    ("game", "secret"),
    [
        pytest.param(game, secret, id=f"{game.name}, {secret}")
        for game in GAMES
        for secret in listed(game).secrets
    ],
)


def test_every_game_is_listed() -> None:
    assert sorted(LISTED) == sorted(game.name for game in GAMES)


@EVERY_GAME
def test_every_type_of_move_is_either_secret_or_public(game: Game) -> None:
    """A new type of move fails here until somebody has decided, by the rules, which it is."""
    moves, rules = get_args(vars(game.notation)["Move"]), listed(game)
    assert not {*rules.secret_moves} & {*rules.public}
    assert {*rules.secret_moves, *rules.public} == {*moves}


@EVERY_GAME
def test_a_game_of_secrets_says_so(game: Game) -> None:
    assert game.about.secrets == has_secrets(game, From.OTHERS)


@EVERY_SECRET
def test_a_secret_cites_its_clauses(game: Game, secret: Secret) -> None:
    assert secret.clauses
    assert {*secret.clauses} <= {*game.clauses}


@EVERY_SECRET
def test_twin_games_differ_in_the_secret_alone(game: Game, secret: Secret) -> None:
    """The same seats make the same kinds of moves, and the observer the very same."""
    for number in range(EACH):
        twins = twins_of(game, secret, number)
        one, other = (match.log for match in twins.both)
        assert [entry.seat for entry in one] == [entry.seat for entry in other]
        changed = [(one[at], other[at].move) for at in twins.varied]
        for here, instead in changed:
            assert type(here.move) is type(instead)
            assert isinstance(instead, secret.made_by + secret.follows)
            assert here.seat != twins.observer
        assert any(isinstance(here.move, secret.made_by) for here, _ in changed)
        assert twins.one.acting == twins.other.acting
        assert FATE not in twins.one.acting
