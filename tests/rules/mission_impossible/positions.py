"""Positions for the tests: arranged by hand, or come upon in random play."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

import ludotheque
from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.game import LaidOut
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, Seat
from ludotheque.games.mission_impossible.board.plan import AGENT_NAMES, Plan
from ludotheque.games.mission_impossible.constants import AGENTS, NOWHERE, PLACES, Phase
from ludotheque.games.mission_impossible.rules import district_of, fall, over, part, setup
from ludotheque.games.mission_impossible.state import Board, State
from ludotheque.games.mission_impossible.view import View
from tests.kit import language, states

GAME = ludotheque.game("mission-impossible")
BOARDS = GAME.about.boards

legal_actions = partial(states.legal_actions, GAME)
copy_of = partial(states.checked_copy, GAME)
plain_copy = partial(states.plain_copy, GAME)
facts = partial(states.facts, GAME)


def board_named(name: str) -> LaidOut:
    return GAME.laid_out(name)


# ---------------------------------------------------------------- by hand


@dataclass(slots=True)
class Arrangement(language.Arrangement):
    """A position as a test tells it."""

    seats: int = 3
    board: str = BOARDS[0]
    agents: dict[str, str] = field(default_factory=dict)
    cards: dict[str, list[str]] = field(default_factory=dict)
    figures: dict[str, str] = field(default_factory=dict)
    happened: list[tuple[str, str, str]] = field(default_factory=list)
    round: int = 0
    turn: str = ""  # empty while the start is still to be rolled for
    until: str = ""  # `deal`, `set up` or `roll for start`, where it stops as early as that


def begun(what: Arrangement) -> Match:
    """A match with that deal, those cards and those figures, ready for somebody's roll."""
    match = Match(GAME, what.seats, options=what.options, board=what.board)
    if what.until == "deal":
        return match
    match.play(FATE, f"deal {'-'.join(dealt(what))}")
    if what.until == "set up":
        return match
    for seat in match.seats:
        notebook = of_type(View, match.view(seat)).notebook
        assert notebook is not None
        for card in what.cards.get(seat.word, list(notebook.hand)):
            match.play(seat, f"lay {card}")
        match.play(seat, match.legal(seat)[0])
    s, plan = of_type(State, match.state), of_type(Plan, match.board.plan)
    for letter, square in what.figures.items():
        s.figure[Seat[letter]] = plan.index[square]
    for kind, one, other in what.happened:
        happen(s, plan, kind, one, other)
    s.round = what.round
    if what.turn:
        s.turn = s.first = Seat[what.turn]
        s.phase = Phase.ROLL
    return match


def dealt(what: Arrangement) -> list[str]:
    """The agents by seat; those not spoken of get what is left, in the order of the series."""
    left = [agent for agent in AGENT_NAMES if agent not in what.agents.values()]
    letters = [Seat(number).word for number in range(what.seats)]
    return [what.agents.get(letter) or left.pop(0) for letter in letters]


def happen(s: Any, plan: Any, kind: str, one: str, other: str) -> None:
    match kind:
        case "fell to":
            fall(s, Seat[one], Seat[other])
        case "parted from":
            s.known[Seat[other]][Seat[one]] = 1
            part(s, Seat[one], Seat[other])
        case "knows":
            s.known[Seat[one]][Seat[other]] = 1
        case "has read":
            owner, place = owner_and_place(s, plan, other)
            s.noted[Seat[one]][owner][place] = 1


def owner_and_place(s: Any, plan: Any, square: str) -> tuple[int, int]:
    for seat in range(s.seats):
        own = plan.coloured[district_of(s, seat)]
        if plan.index[square] in own:
            return seat, own.index(plan.index[square])
    raise AssertionError(f"{square} is nobody's")


# ---------------------------------------------------------------- soundness


def require_sound(s: Any, b: Any) -> None:
    """What must hold in every position."""
    alive = [seat for seat in range(s.seats) if s.fell_to[seat] == NOWHERE]
    assert s.left == len(alive)
    assert sum(s.eliminated) == s.seats - s.left
    if s.phase != Phase.DEAL:
        assert len({s.agent[seat] for seat in range(s.seats)}) == s.seats
        for agent in range(AGENTS):
            seat = s.player[agent]
            assert seat == NOWHERE or s.agent[seat] == agent
    if s.phase > Phase.SET_UP:
        for seat in range(s.seats):
            deck = [kind for kind in range(7) if b.fits[s.agent[seat]][kind]]
            assert sorted(s.card[seat][place] for place in range(PLACES)) == deck
            assert (s.figure[seat] == NOWHERE) == (seat not in alive)
            require_circle(s, seat)
    for seat in range(s.seats):
        for place in range(PLACES):
            holder = s.taken[seat][place]
            assert holder == NOWHERE or s.fell_to[holder] == NOWHERE or s.left == 1


def require_circle(s: Any, seat: int) -> None:
    """Nothing true is ever ruled out."""
    agent = (s.agent[seat] + 1) % AGENTS
    while s.player[agent] == NOWHERE:
        agent = (agent + 1) % AGENTS
    assert not s.ruled_out[seat][s.player[agent]]


# ---------------------------------------------------------------- in random play


def random_match(rng: Random, seats: int = 0, moves: int = 0, **options: str) -> Match:
    """Some way into a game in which people meet more often than by chance."""
    match = GAME.match(
        seats or rng.choice(GAME.about.seats), rng.randrange(1 << 30), options=options
    )
    for _ in range(moves or rng.randrange(250)):
        if match.over:
            break
        seat = rng.choice(sorted(match.acting))
        match.play(seat, eager(match, seat, rng))
    return match


def eager(match: Match, seat: Seat, rng: Random) -> Any:
    """Any move; half of the time one that meets somebody or reads something, if there is any."""
    moves = match.legal(seat)
    view = of_type(View, match.view(seat))
    meeting = {player.square for player in view.players if player.seat != seat.word}
    reading = {card.square for card in view.cards if card.owner != seat.word}
    square = [move for move in moves if getattr(move, "square", "") in meeting | reading]
    confronting = [move for move in moves if type(move).__name__ == "Confront"]
    wanted = confronting or square
    return rng.choice(wanted) if wanted and rng.random() < 0.6 else rng.choice(moves)


def random_position(rng: Random) -> tuple[Any, LaidOut]:
    match = random_match(rng)
    return match.state, match.board


def play_out(seats: int, rng: Random, options: dict[str, str | int]) -> Any:
    """Every position of a random game, one and the same state changing."""
    laid_out = board_named("")
    s = of_type(State, GAME.fresh(seats, options, checked=True))
    setup(s, of_type(Board, laid_out.plain))
    while True:
        yield s, laid_out
        if over(s, of_type(Board, laid_out.plain)):
            return
        states.advance(GAME, s, laid_out.plain, rng)
