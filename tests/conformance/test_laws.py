"""The laws that hold for every game, over random games of every variant."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from ludotheque.engine.game import Game
from ludotheque.engine.match import Entry, Match
from ludotheque.engine.seats import CLOCK, FATE, Seat
from ludotheque.words import LANGUAGES, has, say
from tests.engine.random_play import random_match
from tests.tiers import TIER, Tier

from .positions import GAMES, SHELF, Position, variants, walk

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
ON_THE_SHELF = pytest.mark.parametrize("game", SHELF, ids=lambda game: game.name)


def sampled(game: Game, each: int, games: int = 1) -> list[Position]:
    """Some positions of random games of every variant, the first and the last included.

    `make test` walks through two of the variants for each law, and takes a third of the positions.
    """
    found, wanted = [], list(variants(game))
    if TIER is not Tier.ALL:
        wanted = random.Random(f"{game.name} {each}").sample(wanted, min(2, len(wanted)))
        each = max(2, each // 3)
    for seed in range(games):
        for variant in wanted:
            positions = [position.copy() for position in walk(game, seed, variant)]
            middle = random.Random(seed).sample(positions, min(each, len(positions)))
            found += [positions[0], *middle, positions[-1]]
    return found


@EVERY_GAME
def test_what_is_legal_is_exactly_what_is_not_refused(game: Game) -> None:
    for position in sampled(game, 25):
        over = game.rules.over(position.s, position.b)
        fate = game.rules.chance(position.s, position.b) > 0
        for seat in position.seats:
            legal = position.legal(seat)
            allowed = [a for a in range(game.rules.ACTIONS) if position.refusal(seat, a) == 0]
            assert sorted(legal) == allowed
            assert bool(legal) == (seat in position.acting)
            assert not legal or not (over or fate)


@EVERY_GAME
def test_somebody_can_always_go_on_until_it_is_over(game: Game) -> None:
    for position in sampled(game, 60):
        fate = game.rules.chance(position.s, position.b) > 0
        over = game.rules.over(position.s, position.b)
        assert fate + bool(position.acting) + over == 1


@EVERY_GAME
def test_asking_changes_nothing(game: Game) -> None:
    for position in sampled(game, 15):
        before = position.values()
        for seat in position.seats:
            position.legal(seat)
            for action in range(game.rules.ACTIONS):
                position.refusal(seat, action)
            if seat in range(position.s.seats):
                game.views.view(position.s, position.b, position.board.plan, seat)
                game.rules.score(position.s, position.b, seat)
        assert position.values() == before


@EVERY_GAME
def test_a_refusal_names_a_clause_and_says_why(game: Game) -> None:
    for position in sampled(game, 8):
        plan = position.board.plan
        for seat in position.seats:
            for action in range(game.rules.ACTIONS):
                number = position.refusal(seat, action)
                if number:
                    clause = game.clause(number)
                    reason = game.reasons.explain(
                        position.s, position.b, plan, seat, action, clause
                    )
                    assert reason.clause == clause
                    assert reason.code


@ON_THE_SHELF
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_can_be_said(game: Game, language: str) -> None:
    said = set()
    for position in sampled(game, 4):
        for seat in position.seats:
            for action in range(game.rules.ACTIONS):
                number = position.refusal(seat, action)
                if number:
                    reason = game.reasons.explain(
                        position.s, position.b, position.board.plan, seat, action,
                        game.clause(number),
                    )  # fmt: skip
                    key = f"refused-{reason.code}"
                    assert has(language, key, game.name), key
                    said.add(say(language, key, reason.values, game=game.name))
    assert len(said) > 3


@EVERY_GAME
def test_what_a_seat_cannot_know_makes_no_difference_to_it(game: Game) -> None:
    """Imagined positions look, to the seat that imagines them, exactly like the true one."""
    for at, position in enumerate(sampled(game, 12)):
        for seat in range(position.s.seats):
            imagined = position.copy()
            game.rules.imagine(imagined.s, imagined.b, seat, [at + 1, seat + 1])
            plan = position.board.plan
            assert game.views.view(imagined.s, imagined.b, plan, Seat(seat)) == game.views.view(
                position.s, position.b, plan, Seat(seat)
            )
            assert imagined.legal(seat) == position.legal(seat)
            for action in range(game.rules.ACTIONS):
                assert imagined.refusal(seat, action) == position.refusal(seat, action)
            assert imagined.acting == position.acting


@EVERY_GAME
def test_who_is_still_in_play_is_public_and_somebody_is_until_the_end(game: Game) -> None:
    """What the others imagine to be hidden makes no difference to it, nor to fast forward."""
    for at, position in enumerate(sampled(game, 12)):
        playing = in_play(position)
        assert playing or game.rules.over(position.s, position.b)
        for seat in range(position.s.seats):
            imagined = position.copy()
            game.rules.imagine(imagined.s, imagined.b, seat, [at + 1, seat + 1])
            assert in_play(imagined) == playing


def in_play(position: Position) -> list[int]:
    s, b = position.s, position.b
    return [seat for seat in range(s.seats) if position.game.views.in_play(s, b, seat)]


@EVERY_GAME
def test_a_game_ends_with_winners_and_a_reason(game: Game) -> None:
    for variant in variants(game):
        *_, last = walk(game, 5, variant)
        clause, reason = game.reasons.ending(last.s, last.b)
        assert clause in game.clauses
        assert reason
        assert not last.acting


@EVERY_GAME
def test_a_replayed_log_gives_the_same_position(game: Game) -> None:
    for seats, options, board in variants(game):
        match = game.match(seats, seed=3, options=options, board=board)
        play_at_random(match, random.Random(4), 120)
        again = game.match(seats, options=options, board=board)
        for entry in match.log:
            again.play(entry.seat, entry.move)
        assert again.text() == match.text()
        assert (
            Position(game, again.state, again.board).values()
            == Position(game, match.state, match.board).values()
        )


def play_at_random(match: object, choose: random.Random, most: int) -> None:
    from ludotheque import Match

    assert isinstance(match, Match)
    for _ in range(most):
        if match.over:
            return
        seat = choose.choice(sorted(match.acting))
        assert seat != FATE
        match.play(seat, choose.choice(match.legal(seat)))


@EVERY_GAME
def test_what_the_clock_will_do_is_legal_and_counts_from_something_that_was_done(
    game: Game,
) -> None:
    announced = 0
    for variant in variants(game):
        acted, by_fate = 0, True
        for position in walk(game, 6, variant):
            acted += not by_fate
            by_fate = game.rules.chance(position.s, position.b) > 0
            for alarm in game.alarms(position.s, position.b):
                move = game.notation.read(alarm.move)
                action = game.notation.to_action(position.s, position.board.plan, CLOCK, move)
                assert action in position.legal(CLOCK)
                assert 0 <= alarm.since <= acted
                assert alarm.seconds >= 0
                announced += 1
    assert bool(announced) == game.about.realtime


@EVERY_GAME
def test_every_move_has_its_notation_both_ways(game: Game) -> None:
    notation = game.notation
    for position in sampled(game, 20):
        s, plan = position.s, position.board.plan
        for seat in position.acting:
            for action in position.legal(seat):
                move = notation.to_move(s, plan, seat, action)
                assert notation.to_action(s, plan, seat, move) == action
                assert notation.read(notation.write(move)) == move
        for k in islice(range(game.rules.chance(s, position.b)), 40):
            move = notation.to_fate(s, plan, k)
            assert notation.from_fate(s, plan, move) == k
            assert notation.read(notation.write(move)) == move


# ---------------------------------------------------------------- what tables seal and count


def random_entries(game: Game, games: int = 3) -> Iterator[tuple[Match, Entry]]:
    """Random games entry by entry, each with the match as it stands before it."""
    for seed in range(games):
        whole = random_match(game, 400, seed=seed)
        match = whole.anew()
        for entry in whole.log:
            yield match, entry
            match.follow(entry)


@EVERY_GAME
def test_whether_a_players_move_is_hidden_shows_in_its_text_alone(game: Game) -> None:
    """It is sealed before it is played, and opened by whoever has only the saved game."""
    fresh, hidden = game.match(game.about.seats[-1]), set[bool]()
    for match, entry in random_entries(game):
        if entry.seat in match.seats:
            text = game.notation.write(entry.move)
            assert match.hides(text) == match.hides(entry.move) == fresh.hides(text)
            hidden.add(match.hides(text))
    assert not game.about.secrets or hidden == {True, False}


@ON_THE_SHELF
def test_the_dice_that_are_counted_are_those_that_fate_rolls(game: Game) -> None:
    if game.dice is None:
        return
    shown: set[int] = set()
    for match, entry in random_entries(game):
        found = game.dice.shown(entry.move)
        if entry.seat == FATE:
            assert len(game.dice.faces) ** len(found) == match.outcomes or not found
            shown.update(found)
        else:
            assert found == ()
    assert shown == set(game.dice.faces)


@EVERY_GAME
def test_every_move_says_who_is_told_it(game: Game) -> None:
    for _, entry in random_entries(game):
        assert type(entry.move) in game.notation.DISCLOSURES
