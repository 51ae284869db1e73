"""What is told: every event with its particulars, and nothing left out of the account."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.contract import Event, Values
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, seats_in
from ludotheque.games.pac_man import story
from ludotheque.games.pac_man.board import Kind
from ludotheque.games.pac_man.board.plan import Plan
from ludotheque.games.pac_man.state import State
from ludotheque.games.pac_man.view import View
from tests.kit.codes import words_of
from tests.kit.events import codes_in, event
from tests.kit.states import legal_actions, plain_copy, random_options
from tests.tiers import slow, times

from .positions import BOARDS, GAME, board_named, random_position
from .table import play

# ---------------------------------------------------------------- one case for every event


def stepped(seat: str, piece: str, start: str, space: str) -> Event:
    return event("stepped", seat=seat, piece=piece, start=start, space=space)


ALMOST_OVER = "marbles c10; A rolls 1-1; ghost-1 1; f8"
GOBBLING = "A at f10; ghost-2 at f8; A holds b6; A rolls 2-5"
SHUT_IN = "A at f10; B at e10; C at g10; ghost-1 at f8"
CASES = {
    "a roll": ("A rolls 4-2", [event("rolled", seat="A", first=4, second=2)]),
    "a roll for the start": (
        "2 players; roll for start; A rolls 4-2",
        [event("rolled-for-start", seat="A", first=4, second=2, total=6)],
    ),
    "the last roll for the start": (
        "2 players; roll for start; A rolls 4-2; B rolls 6-1",
        [
            event("rolled-for-start", seat="B", first=6, second=1, total=7),
            event("starts", seat="B"),
        ],
    ),
    "a tie": (
        "3 players; roll for start; A rolls 4-2; B rolls 1-1; C rolls 5-1",
        [event("rolled-for-start", seat="C", first=5, second=1, total=6), event("tied")],
    ),
    "a tie between others": (
        "3 players; roll for start; A rolls 4-2; B rolls 5-1; C rolls 1-1",
        [event("rolled-for-start", seat="C", first=1, second=1, total=2), event("tied")],
    ),
    "a choice": ("A rolls 4-2; ghost-2 4", [event("chose", seat="A", piece="ghost-2", die=4)]),
    "a choice that cannot move": (
        f"{SHUT_IN}; A rolls 4-2; pac-man 4",
        [event("chose", seat="A", piece="pac-man", die=4)],
    ),
    "the home that stays empty": (
        "3 players; homes undrawn; empty i3",
        [event("empty-home", space="i3", A="c9", B="i9", C="c3")],
    ),
    "a piece that cannot move": (
        f"{SHUT_IN}; A rolls 4-2; pac-man 4; stay",
        [event("cannot-move", seat="A", piece="pac-man", die=4)],
    ),
    "a ghost that cannot move": (
        "tiny board; ghost-1 at b3; A rolls 1-2; ghost-1 2; stay",
        [
            event("cannot-move", seat="A", piece="ghost-1", die=2),
            event("chose", seat="A", piece="pac-man", die=1),
        ],
    ),
    "a piece that would rather stay": (
        f"{SHUT_IN}; A holds b6; A rolls 4-2; pac-man 4; stay",
        [event("stayed", seat="A", piece="pac-man", die=4)],
    ),
    "a step over an empty hole": (
        "marbles k5; A rolls 4-2; pac-man 4; c8",
        [stepped("A", "pac-man", "c9", "c8")],
    ),
    "a white marble": (
        "A rolls 4-2; pac-man 4; c8",
        [stepped("A", "pac-man", "c9", "c8"), event("gobbled-white", seat="A", space="c8")],
    ),
    "a yellow marble": (
        "A at b7; A rolls 4-2; pac-man 4; b6",
        [stepped("A", "pac-man", "b7", "b6"), event("gobbled-yellow", seat="A", space="b6")],
    ),
    "a ghost's step": ("A rolls 4-2; ghost-2 4; f8", [stepped("A", "ghost-2", "f6", "f8")]),
    "a ghost's last step, and the Pac-Man follows": (
        "A rolls 1-2; ghost-2 1; f8",
        [stepped("A", "ghost-2", "f6", "f8"), event("chose", seat="A", piece="pac-man", die=2)],
    ),
    "equal dice, and the Pac-Man follows": (
        "A rolls 1-1; ghost-2 1; f8",
        [stepped("A", "ghost-2", "f6", "f8"), event("chose", seat="A", piece="pac-man", die=1)],
    ),
    "a gobbled ghost": (
        f"{GOBBLING}; pac-man 5; f8",
        [
            stepped("A", "pac-man", "f10", "f8"),
            event("gobbled-white", seat="A", space="f8"),
            event("gobbled-ghost", seat="A", ghost="ghost-2", space="f8"),
        ],
    ),
    "who pays for it": (
        f"C has 1; {GOBBLING}; pac-man 5; f8; name C",
        [
            event("paid", payer="C", seat="A", count=1),
            event("yellow-put-back", space="b6", seat="A"),
        ],
    ),
    "who pays for it, at the end of a turn": (
        f"C has 5; {GOBBLING}; ghost-1 5; d6 d7 c8 b7 a7; f8; name C",
        [
            event("paid", payer="C", seat="A", count=2),
            event("yellow-put-back", space="b6", seat="A"),
            event("emptied", seat="A", count=1),
        ],
    ),
    "a Pac-Man caught": (
        "C at f8; C has 5; A rolls 4-2; ghost-1 4; f8",
        [
            stepped("A", "ghost-1", "f6", "f8"),
            event("caught", seat="A", caught="C", ghost="ghost-1", space="f8"),
            event("paid", payer="C", seat="A", count=2),
            event("chose", seat="A", piece="pac-man", die=2),
        ],
    ),
    "a Pac-Man caught who has nothing": (
        "marbles k5; C at f8; A rolls 1-2; pac-man 1; c8; ghost-2 2; f8",
        [
            stepped("A", "ghost-2", "f6", "f8"),
            event("caught", seat="A", caught="C", ghost="ghost-2", space="f8"),
            event("paid", payer="C", seat="A", count=0),
        ],
    ),
    "one's own Pac-Man sent home": (
        "A at f8; A has 5; A rolls 4-2; ghost-1 4; f8",
        [
            stepped("A", "ghost-1", "f6", "f8"),
            event("sent-self-home", seat="A", ghost="ghost-1", space="f8"),
            event("chose", seat="A", piece="pac-man", die=2),
        ],
    ),
    "the end of a turn": (
        "A rolls 1-1; pac-man 1; c8; ghost-1 1; f8",
        [stepped("A", "ghost-1", "f6", "f8"), event("emptied", seat="A", count=1)],
    ),
    "the end of a turn with the last step": (
        "A rolls 1-2; ghost-1 1; f8; c8 b7",
        [
            stepped("A", "pac-man", "c9", "c8"),
            event("gobbled-white", seat="A", space="c8"),
            stepped("A", "pac-man", "c8", "b7"),
            event("gobbled-white", seat="A", space="b7"),
            event("emptied", seat="A", count=2),
        ],
    ),
    "the end of a turn by staying": (
        f"{SHUT_IN}; A holds b6; A rolls 1-2; ghost-2 2; d6 d5; stay",
        [event("stayed", seat="A", piece="pac-man", die=1)],
    ),
    "the end of the game": (
        f"{ALMOST_OVER}; c10",
        [
            stepped("A", "pac-man", "c9", "c10"),
            event("gobbled-white", seat="A", space="c10"),
            event("emptied", seat="A", count=1),
            event("over-empty"),
        ],
    ),
    "the end of a quiet game": (
        f"239 quiet turns; {ALMOST_OVER}; c8",
        [stepped("A", "pac-man", "c9", "c8"), event("over-quiet")],
    ),
}


NOT_CODES = {"white", "yellow", "ghost"}  # words of what a step would bring


def test_every_event_has_a_case() -> None:
    assert codes_in(CASES) == words_of(story) - NOT_CODES


def test_everybody_may_hear_everything() -> None:
    assert all(told.audience is None for told in play(f"{ALMOST_OVER}; c10").told)


# ---------------------------------------------------------------- nothing is left out


@dataclass
class Ledger:
    """The game as somebody follows it who hears the events and never sees the board."""

    centre: str
    homes: dict[str, str]
    pacmen: dict[str, str]
    ghosts: dict[str, str]
    marbles: dict[str, str]
    white: dict[str, int]
    yellow: dict[str, int]
    swallowed: int = 0
    told_over: bool = False
    dice: list[int] = field(default_factory=list)

    def hear(self, told: Event) -> None:
        getattr(self, told.code.replace("-", "_"), lambda **values: None)(**told.values)

    def empty_home(self, space: str, **homes: str) -> None:
        assert space not in homes.values()
        self.homes, self.pacmen = dict(homes), dict(homes)

    def rolled(self, seat: str, first: int, second: int) -> None:
        self.dice = [first, second]

    def chose(self, seat: str, piece: str, die: int) -> None:
        self.dice.remove(die)

    def stepped(self, seat: str, piece: str, start: str, space: str) -> None:
        places, name = (self.pacmen, seat) if piece == "pac-man" else (self.ghosts, piece)
        assert places[name] == start
        places[name] = space

    def gobbled_white(self, seat: str, space: str) -> None:
        assert self.marbles.pop(space) == "white"
        self.swallowed += 1

    def gobbled_yellow(self, seat: str, space: str) -> None:
        assert self.marbles.pop(space) == "yellow"
        self.yellow[seat] += 1

    def gobbled_ghost(self, seat: str, ghost: str, space: str) -> None:
        assert self.ghosts[ghost] == space == self.pacmen[seat]
        self.ghosts[ghost] = self.centre

    def caught(self, seat: str, caught: str, ghost: str, space: str) -> None:
        assert self.pacmen[caught] == space == self.ghosts[ghost]
        self.pacmen[caught] = self.homes[caught]

    def sent_self_home(self, seat: str, ghost: str, space: str) -> None:
        self.pacmen[seat] = self.homes[seat]

    def paid(self, payer: str, seat: str, count: int) -> None:
        self.white[payer] -= count
        self.white[seat] += count

    def yellow_put_back(self, seat: str, space: str) -> None:
        self.yellow[seat] -= 1
        self.marbles[space] = "yellow"

    def emptied(self, seat: str, count: int) -> None:
        assert count == self.swallowed > 0
        self.white[seat] += count
        self.swallowed = 0

    def over_empty(self) -> None:
        assert not self.marbles
        self.told_over = True

    def over_quiet(self) -> None:
        assert self.marbles
        self.told_over = True


def ledger(view: View, board: str) -> Ledger:
    plan = of_type(Plan, board_named(board).plan)
    centre = next(space.name for space in plan.spaces if space.kind == Kind.CENTRE)
    homes = {player.seat: player.home for player in view.players}
    nothing = dict.fromkeys(homes, 0)
    ghosts = {f"ghost-{number}": centre for number in (1, 2)}
    marbles = dict(view.marbles)
    return Ledger(centre, homes, dict(homes), ghosts, marbles, dict(nothing), dict(nothing))


def require_same(book: Ledger, match: Match) -> None:
    view = of_type(View, match.view())
    assert book.pacmen == {player.seat: player.pacman for player in view.players}
    assert (*book.ghosts.values(),) == view.ghosts
    assert book.marbles == view.marbles
    assert book.white == {player.seat: player.white for player in view.players}
    assert book.yellow == {player.seat: player.yellow for player in view.players}
    assert (book.swallowed, sorted(book.dice)) == (view.swallowed, sorted(view.dice))
    assert book.told_over == match.over


@slow
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", GAME.about.seats)
def test_the_events_account_for_every_change(board: str, seats: int) -> None:
    rng = Random(f"{board} {seats}")
    options = random_options(GAME, rng)
    match = Match(GAME, seats, options=options, board=board)
    book = ledger(of_type(View, match.view()), board)
    for _ in range(900):
        if match.over:
            break
        (seat,) = match.acting
        move = rng.choice(match.legal(FATE if seat == FATE else seat))
        for told in match.play(seat, move):
            book.hear(told)
        require_same(book, match)


# ---------------------------------------------------------------- what belongs to one move


@pytest.mark.parametrize(
    ("moves", "last", "belongs"),
    [
        ("A rolls 4-2", "ghost-1 2", True),
        ("A rolls 4-2; ghost-1 2", "f8", True),
        ("A rolls 4-2; ghost-1 2; f8", "e8", False),  # the Pac-Man sets out by itself
        ("A rolls 4-2", "pac-man 2", True),
        ("A rolls 4-1; pac-man 1", "c8", False),  # a ghost is chosen next
        (GOBBLING + "; pac-man 5", "f8", False),  # somebody is named to pay
        (SHUT_IN + "; A rolls 4-2; pac-man 4", "stay", False),
    ],
)
def test_a_piece_and_its_walk_are_one_move(moves: str, last: str, belongs: bool) -> None:
    before, after = (
        of_type(State, play(moves).match.state),
        of_type(State, play(f"{moves}; {last}").match.state),
    )
    assert story.goes_on(before, after) == belongs


# ---------------------------------------------------------------- what a step would bring

FINDS: dict[str, Callable[[Values], Values]] = {
    "gobbled-white": lambda values: {"white": 1},
    "gobbled-yellow": lambda values: {"yellow": 1},
    "gobbled-ghost": lambda values: {"ghost": values["ghost"]},
    "caught": lambda values: {"caught": values["caught"]},
    "sent-self-home": lambda values: {"caught": values["seat"]},
}


@pytest.mark.parametrize("seed", range(3))
def test_what_a_step_is_said_to_find_is_what_then_happens(seed: int) -> None:
    rng, found = Random(seed), set[str]()
    finds, tell = GAME.story.finds, GAME.story.tell
    assert finds is not None
    for _ in range(times(400, 4000)):
        s, board = random_position(rng)
        b, plan = board.plain, board.plan
        for seat in seats_in(GAME.rules.acting(s, b)):
            for action in legal_actions(GAME, s, b, seat):
                told = finds(s, b, plan, seat, action)
                after = plain_copy(GAME, s)
                GAME.rules.apply(after, b, seat, action)
                happened: dict[str, str | int] = {}
                for each in tell(s, after, b, plan, seat, action):
                    if each.code in FINDS:
                        happened |= FINDS[each.code](each.values)
                assert told == happened
                found |= told.keys()
    assert found == {"white", "yellow", "ghost", "caught"}
