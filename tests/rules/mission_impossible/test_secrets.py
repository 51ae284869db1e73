"""Nothing that a seat may not know ever reaches it: the same game in another world looks alike."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.engine.compiled_types import Move, of_type
from ludotheque.engine.contract import Event
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, Seat
from ludotheque.games.mission_impossible import story
from ludotheque.games.mission_impossible.constants import ACTIONS, NOWHERE, Phase
from ludotheque.games.mission_impossible.state import Board, State
from ludotheque.games.mission_impossible.view import View
from tests.tiers import slow, times

from .positions import GAME, plain_copy, random_match
from .table import play
from .worlds import other_world

PARTS = 6
MATCHES = times(4, 12)  # in each part


def heard(events: list[Event], seat: Seat | None) -> list[Any]:
    return [
        (event.code, dict(event.values))
        for event in events
        if event.audience is None or seat in event.audience
    ]


def told(match: Match, events: list[Event], seat: Seat | None, every_action: bool) -> bytes:
    """All that a seat, or a watcher, is told after a move, as bytes."""
    entry = match.log[-1]
    text = GAME.notation.write(entry.move)
    hidden = entry.seat != seat and match.hides(text)
    answers: list[Any] = [match.view(seat), heard(events, seat), "" if hidden else text]
    answers.append(sorted(match.acting))
    if seat is not None:
        answers.append([GAME.notation.write(move) for move in match.legal(seat)])
        if every_action:
            answers.append([str(match._why_not_action(seat, action)) for action in range(ACTIONS)])
    return msgspec.json.encode(answers)


def again(match: Match, course: list[tuple[Seat, Move]], seat: Seat | None) -> list[bytes]:
    copy = Match(GAME, len(match.seats), options=match.options)
    answers = []
    for number, (who, move) in enumerate(course):
        events = copy.play(who, move)
        answers.append(told(copy, events, seat, number % 9 == 0))
    return answers


def viewer_left(match: Match, rng: Random) -> Seat | None:
    seats = [seat for seat in match.seats if of_type(State, match.state).fell_to[seat] == NOWHERE]
    over = match.over or of_type(State, match.state).phase == Phase.DEAL
    return rng.choice(seats) if seats and not over else None


@slow
@pytest.mark.parametrize("part", range(PARTS))
def test_the_same_game_in_another_world_looks_the_same(part: int) -> None:
    differing = 0
    for number in range(MATCHES):
        rng = Random(1000 * part + number)
        cards, moves = rng.choice(["put_back", "kept"]), rng.randrange(1, 120)
        match = random_match(rng, moves=moves, cards=cards)
        seat = viewer_left(match, rng)
        if seat is None:
            continue
        truth = [(entry.seat, entry.move) for entry in match.log]
        course = other_world(match, seat, rng)
        differing += course != truth
        for viewer in (seat, None):
            assert again(match, course, viewer) == again(match, truth, viewer)
    assert differing > times(1, MATCHES // 2)  # or the test would show nothing


@slow
def test_what_does_differ_is_seen_by_those_concerned() -> None:
    """The same comparison for everybody else: it must fail for somebody."""
    found = 0
    for number in range(20):
        rng = Random(number)
        match = random_match(rng, moves=120)
        seat = viewer_left(match, rng)
        if seat is not None:
            truth = [(entry.seat, entry.move) for entry in match.log]
            course = other_world(match, seat, rng)
            others = [other for other in match.seats if other != seat]
            found += any(again(match, course, o) != again(match, truth, o) for o in others)
    assert found > 5


@pytest.mark.parametrize(
    ("move", "hidden"),
    [
        ("deal english-russian-german", True),
        ("lay wart", True),
        ("start f7", True),
        ("4", False),
        ("f7", False),
        ("confront B", False),
        ("pass", False),
    ],
)
def test_which_moves_are_told_without_their_content(move: str, hidden: bool) -> None:
    assert Match(GAME, 3).hides(move) == hidden


@slow
def test_a_move_that_has_told_something_cannot_be_taken_back() -> None:
    rng, seen = Random(3), set()
    for _ in range(12):
        match = random_match(rng, moves=150)
        again = Match(GAME, len(match.seats), options=match.options)
        for entry in match.log:
            s, b = plain_copy(again.state), of_type(Board, again.board.plain)
            codes = {event.code for event in again.play(entry.seat, entry.move)}
            if entry.seat != FATE:
                reveals = story.reveals(s, b, entry.seat, entry.choice)
                assert reveals == bool(codes & {"card-says", "confronted"})
                seen.add(reveals)
    assert seen == {True, False}


def test_where_all_is_revealed_nothing_is_hidden() -> None:
    game = play("A american; B english; C german; A rolls 1")
    shown = of_type(View, game.match.revealed())
    assert shown.everything
    assert [player.agent for player in shown.players] == ["american", "english", "german"]
    assert all(card.says for card in shown.cards)
    assert shown.notebook is None
    for seat in (None, Seat.A, Seat.B):
        assert not of_type(View, game.match.view(seat)).everything
