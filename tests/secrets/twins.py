"""Twin games: two truths that one seat cannot tell apart, because they differ in a secret alone.

One is played at random; the other is made from its log by the secret's own entry in the list
(`secrets_of`). Nothing that keeps secrets has a say in it: that is what is to be tested.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from random import Random
from typing import Any

from ludotheque.conformance.positions import variants
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match, MatchEntry
from ludotheque.engine.seats import CLOCK, FATE, Seat
from tests.conformance.positions import GAMES
from tests.tiers import times

from .secrets_of import From, Secret, listed
from .secrets_of.listing import Course, Variant

SHORT, LONG = times(20, 36), times(60, 120)  # choices of players in a game, if it is long enough
LONGEST = 400  # choices, fate's included, after which a game is given up
STRIDE = 11  # over the variants of a game, so that a few tables have different ones
GAMES_TRIED = 100  # before a secret counts as one that nobody ever has


def has_secrets(game: Game, hidden_from: From) -> bool:
    return any(secret.hidden_from == hidden_from for secret in listed(game).secrets)


SECRETIVE = tuple(game for game in GAMES if has_secrets(game, From.OTHERS))
SEARCHED = tuple(game for game in GAMES if has_secrets(game, From.EVERYBODY))


@dataclass(frozen=True)
class Twins:
    """Two matches, the seat that cannot tell them apart, and where they are different."""

    observer: Seat
    one: Match
    other: Match
    varied: list[int] = field(default_factory=list)  # places in the log
    secret: Secret | None = None  # the one that they differ in, if it is in the list

    @property
    def game(self) -> Game:
        return self.one.game

    @property
    def both(self) -> tuple[Match, Match]:
        return self.one, self.other


# ---------------------------------------------------------------- one game, played at random


def next_choice(match: Match, random: Random) -> tuple[Seat, Any]:
    """Somebody who acts, the clock only where nobody else may, and one of their moves."""
    acting = sorted(match.acting - {CLOCK}) or [CLOCK]
    seat, rules = random.choice(acting), listed(match.game)
    moves = match.legal(seat)
    preferred = [move for move in moves if isinstance(move, rules.preferred)]
    allowed = [move for move in moves if match.game.notation.write(move) not in rules.avoided]
    return seat, random.choice(preferred or allowed or moves)


def random_game(game: Game, variant: Variant, random: Random) -> Iterator[Match]:
    """One match, each time that a player may choose, until it is over or too long."""
    seats, options, board = variant
    match = Match(game, seats, options=options, board=board)
    while len(match.log) < LONGEST:
        seat, move = next_choice(match, random)
        match.play(seat, move)
        if match.over:
            return
        if FATE not in match.acting:
            yield match


def players_choices(match: Match) -> int:
    return sum(entry.seat != FATE for entry in match.log)


# ---------------------------------------------------------------- and its twin


def replayed(match: Match, course: Course) -> Match:
    """Another game with this log; the rules refuse it where it is not possible."""
    other = match.anew()
    for seat, move in course:
        other.play(seat, move)
    return other


def made_twins(secret: Secret, match: Match, observer: Seat, random: Random) -> Twins | None:
    course = secret.vary(match, observer, random)
    if course is None:
        return None
    one, other = match.branch(), replayed(match, course)
    varied = [at for at, entry in enumerate(one.log) if entry.move != other.log[at].move]
    return Twins(observer, one, other, varied, secret)


def twins(
    secret: Secret, game: Game, variant: Variant, observer: Seat, seed: int, moves: int
) -> Twins | None:
    """Twins of a game as soon as it is so long; where that is too late, as late as there are any.

    Some secrets are known before a game is that long, and some can only be had later.
    """
    random, shorter = Random(seed), list[int]()
    match: Match | None = None
    for match in random_game(game, variant, random):
        if players_choices(match) < moves:
            shorter.append(len(match.log))
        elif found := made_twins(secret, match, observer, random):
            return found
    for length in reversed(shorter if match else []):
        assert match is not None
        if found := made_twins(secret, match.branch(length), observer, random):
            return found
    return None


@cache
def twins_of(game: Game, secret: Secret, number: int) -> Twins:
    """One after the other: every variant, every seat as the observer, short games and long ones."""
    kinds = listed(game).variants or tuple(variants(game))
    moves = LONG if number % 2 else SHORT
    for attempt in range(GAMES_TRIED):
        variant = kinds[(number * STRIDE + attempt) % len(kinds)]
        observer = Seat((number + attempt) % variant[0])
        if found := twins(secret, game, variant, observer, attempt + 1000 * number, moves):
            return found
    raise AssertionError(f"{game.name}: nobody ever has this secret: {secret}")


def some_twins(game: Game, each: int) -> list[Twins]:
    """So many of each of its secrets: first one of each, then another."""
    pairs = ((number, secret) for number in range(each) for secret in listed(game).secrets)
    return [twins_of(game, secret, place) for place, (number, secret) in zip(count(), pairs)]


def written(match: Match, entry: MatchEntry) -> str:
    return str(match.game.notation.write(entry.move))
