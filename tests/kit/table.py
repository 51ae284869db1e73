"""A match that a test plays in sentences, and what there is to see of it; a game adds its words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from ludotheque.engine.contract import Event, Outcome, Reason
from ludotheque.engine.game import Game, LaidOut
from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, WORDS, Seat

from .language import ROLLS, SAYS, Arrangement, sentences_of


def match_at(game: Game, arrangement: Arrangement, board: LaidOut, s: Any) -> Match:
    """A match that begins in a position of our own, on any board."""
    match = Match(game, arrangement.seats, options=arrangement.options)
    match.board, match.state = board, s
    return match


class Table:
    """A match that begins in a position of our own, and what there is to see of it.

    Every game understands `A rolls 4-2`, where there are dice; `B: move` for a move in notation,
    also of `clock` or `fate`; and a move alone, by the only one who may act.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = []  # of the last sentence
        self.told: list[Event] = []  # from the beginning
        self.require_sound()

    # ------------------------------------------------------------ playing

    def then(self, script: str) -> Self:
        """Goes on with the game."""
        return self.take_all(sentences_of(script))

    def take_all(self, sentences: Iterable[str]) -> Self:
        for sentence in sentences:
            self.take(sentence)
        return self

    def take(self, sentence: str) -> None:
        self.events = []
        for part in self.parts(sentence):
            events = self.match.play(*self.choice(part))
            self.events += events
            self.told += events
            self.require_sound()

    def parts(self, sentence: str) -> list[str]:
        """The choices that a sentence speaks of; a game may let several share one."""
        return [sentence]

    def choice(self, sentence: str) -> tuple[Seat, str]:
        """Who does what, in notation."""
        if said := SAYS.fullmatch(sentence):
            return WORDS[said[1]], said[2]
        if rolled := ROLLS.fullmatch(sentence):
            assert self.turn == rolled[1], f"{self.turn} is to roll, not {rolled[1]}"
            return FATE, rolled[2]
        (seat,) = self.match.acting
        return seat, sentence

    def require_sound(self) -> None:
        """A game says here what holds in every position."""

    # ------------------------------------------------------------ looking

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def b(self) -> Any:
        return self.match.board.plain

    @property
    def plan(self) -> Any:
        return self.match.board.plan

    @property
    def watched(self) -> Any:
        """What a watcher may know."""
        return self.match.view()

    @property
    def turn(self) -> str:
        turn: str = self.watched.turn
        return turn

    @property
    def phase(self) -> str:
        phase: str = self.watched.phase
        return phase

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def outcome(self) -> Outcome:
        outcome = self.match.outcome
        assert outcome is not None
        return outcome

    def legal(self, seat: str = "") -> set[str]:
        """All that may be played now, in notation; by one seat, or by whoever may act."""
        seats = [WORDS[seat]] if seat else self.match.acting
        return {self.written(move) for each in seats for move in self.match.legal(each)}

    def written(self, move: Any) -> str:
        return self.match.game.notation.write(move)

    def reason(self, who: str, move: str = "") -> Reason:
        """Why a move is refused: of a seat and its move, or of a whole sentence."""
        sentence = f"{who}: {move}" if move else who
        reason = self.match.why_not(*self.choice(sentence))
        assert reason is not None, f"{sentence}: that is allowed"
        return reason

    def why_not(self, who: str, move: str = "") -> str:
        """The clause that refuses a move."""
        return self.reason(who, move).clause

    def codes(self) -> list[str]:
        """What the last sentence brought about, by code."""
        return [event.code for event in self.events]
