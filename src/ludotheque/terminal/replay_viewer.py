"""A game told again from its log, on the terminal."""

from __future__ import annotations

from ludotheque.engine.contract import Look
from ludotheque.engine.match import Match
from ludotheque.engine.saving import NOBODY, Players
from ludotheque.engine.seats import FATE
from ludotheque.words import say

from .names import names_of
from .outcome import outcome_lines
from .rulebook import heading
from .screen import Screen
from .teller import marked, told

LEAVE = ("q", "quit", "quitter")


class ReplayViewer:
    """Plays the moves of a match again, on a match of its own."""

    def __init__(
        self, match: Match, screen: Screen, language: str, players: Players = NOBODY
    ) -> None:
        self.match = match
        self.screen = screen
        names = names_of(match.seats, players, language, match.game.name, "player-human")
        self.look = Look(language, screen.fancy, screen.colour, names, revealed=match.over)

    def tell(self, step: bool) -> None:
        """Everything that happened; `step` by step with the board, while somebody asks for more."""
        self.screen.write(heading(self.match.game, self.look.language))
        again = self.match.branch(0)
        for entry in self.match.log:
            events = again.play(entry.seat, entry.move)
            for line in told(self.match.game, events, None, self.look):
                self.screen.write(marked(line, self.look))
            silent = entry.seat == FATE and not events  # like each piece of a shuffle
            if step and not silent and not self.goes_on(again):
                return
        if not step:
            self.show(again)
        self.tell_end()

    def goes_on(self, again: Match) -> bool:
        self.show(again)
        try:
            answer = self.screen.ask(say(self.look.language, "replay-next") + " ")
        except EOFError:
            return False
        return answer.strip().casefold() not in LEAVE

    def show(self, again: Match) -> None:
        drawings = again.game.terminal
        self.screen.write(drawings.board(again, None, self.look, ()))
        for part in (drawings.players, drawings.table):
            self.screen.write(part(again, None, self.look))

    def tell_end(self) -> None:
        if not self.match.over:
            self.screen.write(say(self.look.language, "replay-unfinished"))
        opened = self.match.game.terminal.opened(self.match, self.look)
        told = outcome_lines(self.match, self.look)
        for text in filter(None, [*told, opened] if self.match.over else told):
            self.screen.write(text)
