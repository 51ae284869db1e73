"""A game being played on the terminal: people at this keyboard, bots in the other seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ludotheque.bots.levels import SIMPLE
from ludotheque.bots.minds import Minds
from ludotheque.bots.player import choose_move
from ludotheque.engine import chance
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Event
from ludotheque.engine.match import Match, Refused
from ludotheque.engine.seats import FATE, Seat
from ludotheque.words import say

from . import Drawings, Look
from .frame import Choice, Frame, compose, fits
from .rulebook import clause_named, clause_text, heading
from .saving import Shelf
from .screen import Screen
from .teller import Line, marked, told
from .typed import MOST_NUMBERED, Command, command_in, first_move, words_in

MOVE_PAUSE = 0.12  # seconds for which a step is shown
ROLL_PAUSE = 0.5
RECENT = 8  # paragraphs told of a game that has begun


@dataclass(frozen=True)
class Seating:
    """Who sits where."""

    people: frozenset[Seat]
    bot: str

    def names(self, seats: Sequence[Seat], language: str, game: str) -> dict[Seat, str]:
        human = "player-you" if len(self.people) == 1 else "player-human"
        bot = f"player-{self.bot}" if self.bot in SIMPLE else f"character-{self.bot}"
        return {
            seat: say(language, human if seat in self.people else bot, game=game) for seat in seats
        }


class Left(Exception):  # noqa: N818
    """Somebody has had enough for today."""


class Session:
    """Takes turns until the game is over or somebody leaves."""

    def __init__(
        self,
        match: Match,
        seating: Seating,
        screen: Screen,
        language: str,
        seed: int,
        shelf: Shelf,
        minds: Minds | None = None,
    ) -> None:
        self.match = match
        self.seating = seating
        self.screen = screen
        self.language = language
        self.seed = seed
        self.shelf = shelf
        self.minds = minds
        names = seating.names(match.seats, language, match.game.name)
        self.look = Look(language, screen.fancy, screen.colour, names)
        self.drawings: Drawings = match.game.terminal
        self.log: list[Line] = []
        self.typed: list[str] = []  # words still to be played

    # ------------------------------------------------------------ the game

    def play(self) -> None:
        """Until the end of the game, or of the player's patience."""
        self.screen.clear()
        self.welcome()
        try:
            while not self.match.over:
                self.advance()
            self.tell_end()
        except (Left, EOFError):
            self.screen.write(say(self.language, "goodbye"))

    def advance(self) -> None:
        """One choice of whoever may act."""
        acting = self.match.acting
        if FATE in acting:
            self.let_fate_play()
            return
        seat = min(acting)
        if seat in self.seating.people:
            self.let_person_play(seat)
        else:
            self.let_bot_play(seat)

    def let_fate_play(self) -> None:
        """Fate's choice, where the match has no seed of its own."""
        outcomes = self.match.legal(FATE)
        drawn = chance.below(self.generator(FATE), len(outcomes))
        self.tell(self.match.play(FATE, outcomes[drawn]))

    def generator(self, seat: Seat) -> list[int]:
        """A generator for whoever is to choose now: the same again after an undo."""
        made = [0] * chance.RNG_WORDS
        chance.seed_rng(made, self.seed, len(self.match.log) * len(Seat) + seat + 1)
        return made

    def let_bot_play(self, seat: Seat) -> None:
        rolled = self.match.log and self.match.log[-1].seat == FATE
        self.show(seat)
        self.screen.pause(ROLL_PAUSE if rolled else MOVE_PAUSE)
        mind = self.minds.ready(self.match.game) if self.minds else None
        move = choose_move(self.match, seat, self.seating.bot, self.generator(seat), mind)
        self.tell(self.match.play(seat, move))

    def let_person_play(self, seat: Seat) -> None:
        moves = self.match.legal(seat)
        if not self.typed and len(moves) == 1:  # nothing to choose
            self.show(seat)
            self.screen.pause(MOVE_PAUSE)
            self.tell(self.match.play(seat, moves[0]))
            return
        if not self.typed:
            self.ask_for_move(seat, moves)
        if self.typed:
            self.try_typed(seat, moves)

    def ask_for_move(self, seat: Seat, moves: Sequence[Any]) -> None:
        self.show(seat, choices=moves)
        line = self.screen.ask("> ")
        command = command_in(line)
        if command is not None:
            self.obey(command)
        else:
            self.typed = words_in(line)

    def try_typed(self, seat: Seat, moves: Sequence[Any]) -> None:
        try:
            move, length = first_move(self.typed, moves, self.match.game.notation)
            events = self.match.play(seat, move)
        except LudothequeError as error:
            self.typed = []
            self.refuse(error)
            return
        self.typed = self.typed[length:]
        self.tell(events)
        if self.typed:
            self.show(seat)
            self.screen.pause(MOVE_PAUSE)

    # ------------------------------------------------------------ commands

    def obey(self, command: Command) -> None:
        try:
            {
                "help": self.help,
                "rules": self.rules,
                "undo": self.undo,
                "save": self.save,
                "quit": self.quit,
            }[command.name](command.argument)
        except LudothequeError as error:
            self.refuse(error)

    def help(self, _: str) -> None:
        game = self.match.game.name
        self.read_out(
            Text(say(self.language, "notation-help", game=game)),
            Text(say(self.language, "terminal-help")),
        )

    def rules(self, clause: str) -> None:
        game = self.match.game
        if clause:
            self.read_out(clause_text(game, clause_named(game, clause), self.language))
            return
        clauses = [clause_text(game, each, self.language) for each in game.clauses]
        self.read_out(heading(game, self.language), *clauses)

    def undo(self, _: str) -> None:
        """Back to the last time that somebody at this keyboard had a choice."""
        people = self.seating.people
        if not any(entry.seat in people for entry in self.match.log):
            self.say("nothing-to-undo")
            return
        while (taken := self.match.undo()) is not None:
            if taken.seat in people and len(self.match.legal(taken.seat)) > 1:
                break
        self.log = list(self.told_so_far())
        self.say("undone")

    def save(self, name: str) -> None:
        if not name:
            self.say("save-needs-name")
            return
        self.shelf.save(self.match, name)
        self.say("saved", file=name)

    def quit(self, _: str) -> None:
        if self.screen.live and self.shelf.saved_at != len(self.match.log):
            self.offer_to_save()
        raise Left

    def offer_to_save(self) -> None:
        """Until it is saved, or nobody wants it to be."""
        while name := self.screen.ask(say(self.language, "save-offer") + " ").strip():
            try:
                self.shelf.save(self.match, name)
            except LudothequeError as error:
                self.screen.write(self.explained(error))
            else:
                self.screen.write(say(self.language, "saved", {"file": name}))
                break

    # ------------------------------------------------------------ showing

    def viewer(self, seat: Seat | None) -> Seat | None:
        """Whose knowledge is shown: that of the only person, or of the one to play."""
        if len(self.seating.people) == 1:
            return next(iter(self.seating.people))
        return seat if seat in self.seating.people else None

    def show(self, seat: Seat | None, choices: Sequence[Any] = ()) -> None:
        """The board, and what may be done; a record shows it only to those who must choose."""
        frame = self.frame(seat, choices)
        if self.screen.live and fits(self.screen.console, frame.board):
            self.screen.draw(compose(frame, self.screen.console, self.look))
        elif choices or self.match.over:
            self.write_down(frame)

    def frame(self, seat: Seat | None, choices: Sequence[Any]) -> Frame:
        viewer = self.viewer(seat)
        return Frame(
            board=self.drawings.board(self.match, viewer, self.look, choices),
            title=Text(say(self.language, "game-title", game=self.match.game.name), style="bold"),
            players=self.drawings.players(self.match, viewer, self.look),
            table=self.drawings.table(self.match, viewer, self.look),
            log=self.log,
            expected=self.expected(viewer, choices),
            choices=self.numbered(seat, choices) if seat is not None else (),
        )

    def write_down(self, frame: Frame) -> None:
        self.screen.write()
        for part in (frame.board, frame.players, frame.table, frame.expected):
            if part:
                self.screen.write(part)
        for choice in frame.choices:
            self.screen.write(choice.line(self.screen.console.width))

    def expected(self, viewer: Seat | None, choices: Sequence[Any]) -> Text:
        """What is to be done now; once the game is over, how it ended."""
        if self.match.over:
            return Text("\n").join(outcome_lines(self.match, self.look))
        words = self.drawings.expected(self.match, viewer, self.look)
        return Text(words, style="bold" if choices else "dim")

    def numbered(self, seat: Seat, choices: Sequence[Any]) -> list[Choice]:
        write = self.match.game.notation.write
        if len(choices) > MOST_NUMBERED:
            return []
        return [
            Choice(number, self.drawings.label(self.match, seat, move, self.look), write(move))
            for number, move in enumerate(choices, start=1)
        ]

    def welcome(self) -> None:
        if not self.screen.live:
            self.screen.write(heading(self.match.game, self.language))
        self.say("welcome")
        for line in list(self.told_so_far())[-RECENT:]:
            self.note(line)

    def told_so_far(self) -> Iterator[Line]:
        """The log of the whole game."""
        for _, events in self.match.story():
            yield from told(self.match.game, events, self.viewer(None), self.look)

    def tell(self, events: Sequence[Event]) -> None:
        seat = self.viewer(None)
        for line in told(self.match.game, events, seat, self.look):
            self.note(line)

    def say(self, key: str, **values: str | int) -> None:
        self.note(Line(None, Text(say(self.language, key, values), style="italic")))

    def note(self, line: Line) -> None:
        self.log.append(line)
        if not self.screen.live:
            self.screen.write(marked(line, self.look))

    def refuse(self, error: LudothequeError) -> None:
        self.note(Line(None, self.explained(error)))

    def explained(self, error: LudothequeError) -> Text:
        """Why not; and where that stands, if a clause says so."""
        problem = error.problem
        words = say(self.language, problem.code, problem.values, game=problem.game)
        if not isinstance(error, Refused):
            return Text(words, style="bold red")
        text = Text(say(self.language, "refused", {"why": words}), style="bold red")
        clause = {"clause": error.reason.clause}
        return text.append(" " + say(self.language, "read-clause", clause), style="not bold")

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

    # ------------------------------------------------------------ the end

    def tell_end(self) -> None:
        self.show(None)
        self.offer_to_save()


def outcome_lines(match: Match, look: Look) -> list[Text]:
    """Who won, why the game ended, and what everybody got."""
    outcome = match.outcome
    if outcome is None:
        return []
    ending = say(look.language, f"ending-{outcome.reason}", game=match.game.name)
    winners = say(look.language, "and").join(seat.word for seat in outcome.winners)
    key = "outcome-won" if len(outcome.winners) == 1 else "outcome-shared"
    lines = [
        Text(f"{ending} ({outcome.clause})"),
        Text(say(look.language, key, {"seats": winners}), style="bold"),
    ]
    for seat in sorted(match.seats, key=lambda seat: -outcome.scores[seat]):
        values: dict[str, str | int] = {"seat": seat.word, "name": look.names[seat]}
        values |= {"score": outcome.scores[seat]}
        lines.append(marked(Line(seat, Text(say(look.language, "outcome-score", values))), look))
    return lines
