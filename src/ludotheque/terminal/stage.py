"""Showing a match: as a frame where the screen has room for one, else as a record, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ludotheque.engine.compiled_types import Move
from ludotheque.engine.contract import Event, Look
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.words import say

from .choosing import MOST_NUMBERED, OfferedMove, choices_of, keyed, listed, run_on
from .chronicle import Chronicle, Note
from .frame import MOST_LOG, Offers, ScreenFrame, compose, fits, size_of
from .outcome import outcome_lines
from .screen import Screen
from .teller import LogParagraph, marked
from .typed import Command, command_in


class Stage:
    """What is to be seen of a match, for whoever looks."""

    def __init__(self, match: Match, screen: Screen, look: Look) -> None:
        self.match, self.screen, self.look = match, screen, look
        self.drawings = match.game.terminal
        self.chronicle = Chronicle(match.game, look, self.drawings.LINGERS)
        self.viewer: Seat | None = None  # whose knowledge is shown
        self.size = size_of(self.drawings.board(match, None, look, ()))  # which stays

    @property
    def language(self) -> str:
        return self.look.language

    @property
    def framed(self) -> bool:
        """Whether the whole screen is drawn at once."""
        return self.screen.live and fits(self.screen.console, self.size)

    # ------------------------------------------------------------ the board

    def choices(self, seat: Seat, moves: Sequence[Move]) -> list[OfferedMove]:
        return choices_of(self.match, seat, moves, self.language)

    def show(
        self, seat: Seat | None = None, choices: Sequence[OfferedMove] = (), more: str = ""
    ) -> None:
        """The board, and what may be done; a record shows it only to those who must choose."""
        framed = self.framed
        if framed:
            frame = self.frame(seat, choices, more)
            self.screen.draw(compose(frame, self.screen.console, self.look))
        elif seat is not None or self.match.over:
            self.write_down(self.frame(seat, choices, more))

    def glimpse(self, seconds: float) -> None:
        """The board for a moment, where there is time to look."""
        if self.screen.pausing:
            self.show()
            self.screen.pause(seconds)

    def frame(self, seat: Seat | None, choices: Sequence[OfferedMove], more: str) -> ScreenFrame:
        viewer = self.viewer
        return ScreenFrame(
            board=self.drawings.board(self.match, viewer, self.look, keyed(choices)),
            title=Text(say(self.language, "game-title", game=self.match.game.name), style="bold"),
            players=self.drawings.players(self.match, viewer, self.look),
            table=self.drawings.table(self.match, viewer, self.look),
            log=self.chronicle.latest(viewer, MOST_LOG),
            expected=self.expected(choices, more),
            offers=self.offers(seat, choices),
        )

    def offers(self, seat: Seat | None, choices: Sequence[OfferedMove]) -> Offers:
        def ways(width: int) -> list[list[Text]]:
            if seat is None or not choices:
                return [[]]
            run = run_on(choices, self.screen.console, width)
            if len(choices) > MOST_NUMBERED:
                return [run]
            lines = listed(self.match, seat, choices, self.look, width)
            console = self.screen.console
            return [[fold for line in lines for fold in line.wrap(console, width)], run]

        return ways

    def write_down(self, frame: ScreenFrame) -> None:
        self.screen.write()
        for part in (frame.board, frame.players, frame.table, frame.expected):
            if part:
                self.screen.write(part)
        for line in frame.offers(self.screen.console.width)[0]:
            self.screen.write(line)

    def expected(self, choices: Sequence[OfferedMove], more: str) -> Text:
        """What is to be done now; once the game is over, how it ended."""
        if self.match.over:
            return Text("\n").join(outcome_lines(self.match, self.look))
        words = self.drawings.expected(self.match, self.viewer, self.look)
        return Text(f"{words} {more}".strip(), style="bold" if choices else "dim")

    # ------------------------------------------------------------ the log

    def tell(self, events: Sequence[Event]) -> None:
        self.enter(events)

    def note(self, text: Text, private: bool = False) -> None:
        """Something that the program says; what only the viewer may know is theirs."""
        self.enter(Note(text, self.viewer if private else None))

    def say(self, key: str, **values: str | int) -> None:
        self.note(Text(say(self.language, key, values), style="italic"))

    def enter(self, what: Sequence[Event] | Note) -> None:
        self.chronicle.add(what, len(self.match.log))
        if not self.framed:
            for line in self.chronicle.lines(self.viewer, what):
                self.screen.write(marked(line, self.look))

    # ------------------------------------------------------------ in peace

    def wait_for_enter(self) -> None:
        """Where somebody sits there, until they have read what is shown."""
        if self.screen.typing:
            self.screen.ask(say(self.language, "press-enter") + " ")

    def read_in_peace(self, lines: Sequence[LogParagraph]) -> None:
        """Private news, on a page of their own."""
        self.screen.clear()
        self.screen.write(say(self.language, "for-you-alone"))
        for line in lines:
            self.screen.write(marked(line, self.look))
        self.wait_for_enter()
        self.screen.clear()

    def read_out(self, *parts: Text) -> None:
        """Something long: a live screen shows it page by page."""
        text = Text("\n\n").join(parts)
        if not self.screen.live:
            self.screen.write(text)
            return
        for page in self.screen.pages(text):
            self.screen.clear()
            self.screen.write(page)
            answer = self.screen.ask(say(self.language, "press-enter") + " ")
            if command_in(answer) == Command("quit", ""):
                break
        self.screen.clear()
