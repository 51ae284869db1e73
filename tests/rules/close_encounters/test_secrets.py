"""What a seat cannot know: it is never told, it changes nothing, and it is imagined exactly.

The imagination is compared with enumeration: every card that fits the whole history of a game,
weighed by how likely it is. The small board has six numbers, so that all cards can be listed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat, seats_in
from ludotheque.engine.seeding import seeded
from ludotheque.games.close_encounters import reasons, story, view
from ludotheque.games.close_encounters.board.plan import Plan
from ludotheque.games.close_encounters.circles import is_possible
from ludotheque.games.close_encounters.constants import ACTIONS, NOWHERE, STEP, Circle, Phase
from ludotheque.games.close_encounters.imagining import imagine, most_dead
from ludotheque.games.close_encounters.rules import (
    acting,
    apply,
    chance,
    draw,
    over,
    refusal,
    setup,
)
from ludotheque.games.close_encounters.state import Board, State
from ludotheque.games.close_encounters.view import View
from tests.clauses import clause, option
from tests.kit.states import LETTERS
from tests.tiers import slow, times

from .positions import GAME, board_named, copy_of, facts, legal_actions
from .reference import Entered, History, Made, possible_cards
from .table import play

encode = msgspec.json.encode


# ---------------------------------------------------------------- games with their history


@dataclass
class Chronicle:
    """A random game on some board, and all that everybody has seen of it."""

    board: str
    seats: int
    options: dict[str, str]
    seed: int
    history: History = field(default_factory=list)
    turns: list[int] = field(default_factory=list)  # in which each of these happened
    ran_out: bool = False  # somebody had nothing left to circle, which tells more than usual

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)
        self.laid_out = board_named(self.board)
        self.b = of_type(Board, self.laid_out.plain)
        self.s = of_type(State, GAME.fresh(self.seats, self.options, checked=True))
        setup(self.s, self.b)

    def advance(self) -> None:
        s, b = self.s, self.b
        if chance(s, b):
            draw(s, b, self.rng.randrange(36))
            return
        seat = self.rng.choice(list(seats_in(acting(s, b))))
        action = self.rng.choice(legal_actions(s, b, seat))
        number = b.number[action - STEP] if action >= STEP else NOWHERE
        before = copy_of(s)
        apply(s, b, seat, action)
        if number != NOWHERE:
            self.note_entry(before, seat, number)
        elif s.live[seat] > before.live[seat]:
            self.note(Made(LETTERS[seat]))

    def note_entry(self, before: Any, seat: int, number: int) -> None:
        sprung = {
            LETTERS[owner]: before.trap[owner].index(number)
            for owner in range(self.seats)
            if self.s.placed[owner] > before.placed[owner]
        }
        self.note(Entered(LETTERS[seat], str(1 + number), sprung))
        waiting = {LETTERS[owner] for owner in range(self.seats) if self.s.due[owner]}
        self.ran_out = self.ran_out or not set(sprung) <= waiting

    def note(self, happened: Made | Entered) -> None:
        self.history.append(happened)
        self.turns.append(self.s.turns)

    def possible(self, owner: int, place: int) -> set[int]:
        """Where a live circle can be, from the history alone (chips left aside)."""
        made, letter = self.s.made[owner][place], LETTERS[owner]
        found = set(range(self.b.numbers))
        for happened, turn in zip(self.history, self.turns, strict=True):
            if not isinstance(happened, Entered) or happened.seat == letter:
                continue
            if turn > made or letter in happened.sprung:
                found.discard(int(happened.number) - 1)
        return found


def positions(board: str, options: dict[str, str], seeds: range, every: int) -> list[Chronicle]:
    """Games on their way, as they stand now and then; each is handed out before it goes on."""
    found = []
    for seed in seeds:
        length = every + seed % (3 * every)
        game = Chronicle(board, 2 + seed % 3, options, seed)
        for _ in range(length):
            if over(game.s, game.b) or game.ran_out:
                break
            game.advance()
        if not over(game.s, game.b) and not game.ran_out:
            found.append(game)
    return found


# ---------------------------------------------------------------- imagining


def drawn(game: Chronicle, owner: int, seat: int, draws: int) -> Counter[frozenset[str]]:
    rng, found = [game.seed + 1, 77], Counter[frozenset[str]]()
    trial = copy_of(game.s)
    for _ in range(draws):
        imagine(trial, game.b, seat, rng)
        numbers = (str(1 + trial.trap[owner][i]) for i in range(trial.live[owner]))
        found[frozenset(numbers)] += 1
    return found


def expected(game: Chronicle, owner: int) -> dict[frozenset[str], float]:
    numbers = frozenset(str(number) for number in of_type(Plan, game.laid_out.plan).numbered)
    must_jump = game.options.get("chips") == "must_jump"
    found: dict[frozenset[str], float] = {}
    cards = possible_cards(game.history, LETTERS[owner], numbers, must_jump)
    for card, weight in cards.items():
        found[frozenset(card)] = found.get(frozenset(card), 0.0) + float(weight)
    return found


@slow
@clause("CE-S4", "CE-2c")
@option("chips=may_enter", "chips=must_jump")
@pytest.mark.parametrize("chips", ["may_enter", "must_jump"])
def test_circles_are_imagined_as_often_as_they_are_likely(chips: str) -> None:
    draws, cards, lying_dead = 1200, 0, 0
    for game in positions("mini", {"chips": chips}, range(times(20, 60)), 9):
        owner = game.seed % game.seats
        likely = expected(game, owner)
        found = drawn(game, owner, (owner + 1) % game.seats, draws)
        assert set(found) <= set(likely), game.seed
        for card, share in likely.items():
            spread = (share * (1 - share) / draws) ** 0.5
            assert abs(found[card] / draws - share) < 5 * spread + 0.002, (game.seed, card)
        cards += len(likely)
        lying_dead += bool(game.s.live[owner]) and most_dead(game.s, game.b, owner, 999, 9) > 0
    assert cards > times(50, 150)
    assert chips == "may_enter" or lying_dead > times(0, 3)


@slow
@clause("CE-2")
def test_what_everybody_knows_follows_from_the_history() -> None:
    """Which squares a circle can be on: neither sprung nor entered by an opponent since."""
    ruled_out = 0
    for game in positions("valley", {}, range(times(15, 40)), 90):
        for owner in range(game.seats):
            for place in range(game.s.live[owner]):
                made = game.s.made[owner][place]
                known = {
                    number
                    for number in range(game.b.numbers)
                    if is_possible(game.s, game.b, owner, number, made)
                }
                assert known == game.possible(owner, place), game.seed
                assert game.s.trap[owner][place] in known
                ruled_out += game.b.numbers - len(known)
    assert ruled_out > times(300, 1000)


@slow
def test_one_keeps_ones_own_card_when_imagining() -> None:
    for game in positions("valley", {}, range(12), 60):
        for seat in range(game.seats):
            trial = copy_of(game.s)
            imagine(trial, game.b, seat, seeded(5, seat))
            assert trial.trap[seat] == copy_of(game.s).trap[seat]
            hidden = {"trap", "circled"}
            assert {k: v for k, v in facts(trial).items() if k not in hidden} == {
                k: v for k, v in facts(game.s).items() if k not in hidden
            }


def test_the_others_really_are_imagined() -> None:
    """Not a copy of the truth, but for a chance."""
    game = Chronicle("valley", 4, {}, 3)
    while game.s.phase != Phase.MOVE:
        game.advance()
    trial = copy_of(game.s)
    imagine(trial, game.b, 0, seeded(5))
    assert trial.trap[0] == copy_of(game.s).trap[0]
    assert all(trial.trap[owner] != copy_of(game.s).trap[owner] for owner in (1, 2, 3))


@slow
@pytest.mark.parametrize("chips", ["may_enter", "must_jump"])
def test_what_is_imagined_does_not_depend_on_the_truth(chips: str) -> None:
    """Nor does a bot, which sees nothing else."""
    for game in positions("valley", {"chips": chips}, range(16), 60):
        seat = game.seed % game.seats
        other = copy_of(game.s)
        imagine(other, game.b, seat, seeded(3))
        thoughts = [copy_of(game.s), other]
        for thought in thoughts:
            imagine(thought, game.b, seat, seeded(8))
        assert facts(thoughts[0]) == facts(thoughts[1])


# ---------------------------------------------------------------- nothing is given away


def everything_told(s: Any, b: Any, plan: Any, seat: int) -> list[bytes]:
    """All that a seat can be told of a position: its view, what it may do, and why not."""
    told = [encode(view.view(s, b, plan, Seat(seat))), encode(legal_actions(s, b, seat))]
    for action in range(ACTIONS):
        number = refusal(s, b, seat, action)
        if number:
            reason = reasons.explain(s, b, plan, seat, action, GAME.clause(number))
            told.append(encode([reason.clause, reason.code, dict(reason.values)]))
    return told


@slow
@clause("CE-S3")
@pytest.mark.parametrize("chips", ["may_enter", "must_jump"])
def test_two_positions_that_differ_in_secrets_look_the_same(chips: str) -> None:
    for game in positions("valley", {"chips": chips}, range(times(9, 24)), 50):
        plan, seat = of_type(Plan, game.laid_out.plan), game.seed % game.seats
        told = everything_told(game.s, game.b, plan, seat)
        for luck in range(3):
            other = copy_of(game.s)
            imagine(other, game.b, seat, seeded(luck, seat))
            assert everything_told(other, game.b, plan, seat) == told
            for watching in (None, Seat.CLOCK):
                assert encode(view.view(other, game.b, plan, watching)) == encode(
                    view.view(game.s, game.b, plan, watching)
                )


@slow
def test_a_step_that_ends_alike_is_told_alike() -> None:
    """Whatever is circled elsewhere, everybody hears the same of a step."""
    compared = 0
    for game in positions("valley", {}, range(60), 40):
        if game.s.phase != Phase.MOVE:
            continue
        seat, plan = game.s.turn, of_type(Plan, game.laid_out.plan)
        action = legal_actions(game.s, game.b, seat)[0]
        stories = []
        for luck in range(3):
            before = copy_of(game.s)
            if luck:
                imagine(before, game.b, seat, seeded(luck, 9))
            after = copy_of(before)
            apply(after, game.b, seat, action)
            if sum(after.placed) == sum(before.placed):
                stories.append(story.tell(before, after, game.b, plan, Seat(seat), action))
        assert all(told == stories[0] for told in stories)
        compared += len(stories) > 1
    assert compared > 15


@slow
@clause("CE-S4")
@pytest.mark.parametrize("script", ["set up", "circles A 12, B 40; C at 39; C rolls 1-2; to 40"])
def test_what_is_circled_is_told_to_its_owner_alone(script: str) -> None:
    heard = []
    for number in (55, 83):
        game = play(f"3 players; {script}; B circles {number}")
        others = [event for event in game.events if event.audience is None]
        own = [event for event in game.events if event.audience is not None]
        assert [(event.code, dict(event.values), event.audience) for event in own] == [
            ("circled-number", {"seat": "B", "number": number}, frozenset({Seat.B}))
        ]
        assert str(number) not in str(others)
        views = [encode(game.match.view(seat)) for seat in (None, Seat.A, Seat.C)]
        heard.append((others, views, game.acting))
        assert number in game.card("B")
    assert heard[0] == heard[1]


def test_a_circle_is_hidden_in_the_log_and_a_step_is_not() -> None:
    match = Match(GAME, 3)
    hidden = {text: match.hides(text) for text in ("circle 42", "to 42", "pass")}
    assert hidden == {"circle 42": True, "to 42": False, "pass": False}


def test_who_has_entered_a_number_cannot_take_it_back() -> None:
    """A safe square tells nothing; neither does a circle."""
    assert tells("3 players; A at f5; A rolls 1-2; to 94")
    assert not tells("3 players; A rolls 1-2; to f2")
    assert not tells("3 players; set up; A circles 42")


def tells(script: str) -> bool:
    """Whether the last choice of a game has told its player something."""
    match = play(script).match
    last = match.log[-1]
    return story.reveals(
        of_type(State, match.state), of_type(Board, match.board.plain), last.seat, last.choice
    )


def test_a_view_shows_nobody_elses_circles() -> None:
    game = play("3 players; circles A 12 40, B 55 83, C 1 2; A rolls 1-2")
    assert [game.card(seat) for seat in "ABC"] == [{12, 40}, {55, 83}, {1, 2}]
    watcher = of_type(View, game.match.view())
    assert watcher.card is None
    assert [len(player.traps) for player in watcher.players] == [2, 2, 2]
    assert {trap.possible for player in watcher.players for trap in player.traps} == {99}


def test_where_all_is_revealed_every_card_is_open() -> None:
    game = play("3 players; circles A 12 40, B 55 83, C 1 2; A rolls 1-2")
    shown = of_type(View, game.match.revealed())
    cards = {seat: {circle.number for circle in card} for seat, card in shown.cards.items()}
    assert cards == {"A": {12, 40}, "B": {55, 83}, "C": {1, 2}}
    for seat in (None, Seat.A, Seat.B):
        assert of_type(View, game.match.view(seat)).cards == {}


def test_knowledge_grows_with_every_step() -> None:
    game = play("3 players; circles A 1, B 55, C 2; B at 94; B rolls 1-2; to 83 72")
    assert game.player("A").clear == (72, 83)
    assert game.player("C").clear == (72, 83)
    assert game.player("B").clear == ()
    game.then("to 61; C rolls 1-1; to f2 f3")
    assert game.player("A").clear == (61, 72, 83)


def test_a_new_circle_can_be_where_somebody_has_been_before() -> None:
    """Only entries after it was made rule a square out; the older circle is still ruled out."""
    game = play("2 players; circles A 1, B 3; A at f18; B at 94; B rolls 1-1; to 83 72")
    assert game.player("A").traps[0].possible == 97
    game.then("A rolls 1-1; to ship; A circles 83")
    assert [trap.possible for trap in game.player("A").traps] == [97, 99]
    assert game.player("A").clear == ()


def test_a_circle_under_a_pawn_is_not_ruled_out_by_it() -> None:
    game = play("2 players; circles A 50; B at 61; B rolls 1-2")
    assert 61 not in game.player("A").clear
    assert Circle(game.state.circled[0][60]) == Circle.NEVER
