"""A game being played on the terminal: people at this keyboard, bots in the other seats."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from ludotheque.bots.hints import Hint, find_hint
from ludotheque.bots.player import BotChoice, choose_move
from ludotheque.bots.searchers import Searchers
from ludotheque.engine import chance
from ludotheque.engine.compiled_types import Move
from ludotheque.engine.contract import Event, Look
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.levels import bot_name
from ludotheque.engine.match import Match, Refused
from ludotheque.engine.seats import CLOCK, FATE, Player, Seat
from ludotheque.engine.seeding import seeded
from ludotheque.words import say
from ludotheque.words.spelling import shown

from .choosing import OfferedMove
from .names import names_of
from .outcome import outcome_lines
from .rulebook import clause_named, clause_text, heading, legend
from .saving import Shelf
from .screen import Screen
from .stage import Stage
from .typed import Command, command_in, moves_in, words_in

MOVE_PAUSE = 0.12  # seconds for which a step is shown
ROLL_PAUSE = 0.5
RECENT = 8  # entries told of a game that has begun


@dataclass
class Curtain:
    """Who looks, among those who play at this keyboard, and when it is to be passed on."""

    people: frozenset[Seat]
    secrets: bool  # whether seats know different things
    eyes: Seat | None = None

    def is_shared(self, match: Match) -> bool:
        """Whether people have something to hide from each other."""
        return self.secrets and len(self.people) > 1 and not match.over

    def must_pass_to(self, seat: Seat, match: Match) -> bool:
        return self.is_shared(match) and seat != self.eyes

    def viewer(self, seat: Seat | None) -> Seat | None:
        """Whose knowledge is shown when this seat is to play: a person's own, or what all know."""
        if len(self.people) == 1:
            return next(iter(self.people))
        is_covered = self.secrets and seat != self.eyes
        return seat if seat in self.people and not is_covered else None


@dataclass(frozen=True)
class SeatAssignment:
    """Who sits where."""

    people: frozenset[Seat]
    bot: str
    known: Mapping[Seat, Player] = field(default_factory=dict)  # who sat there before

    def players(self, seats: Sequence[Seat]) -> dict[Seat, Player]:
        """Everybody: people by the names they had, and bots by names of their own."""
        found: dict[Seat, Player] = {}
        for seat in seats:
            before = self.known.get(seat, Player())
            if seat in self.people:
                found[seat] = Player() if before.bot else before
            elif before.bot == self.bot:
                found[seat] = before
            else:
                taken = {each.name for each in (*found.values(), *self.known.values()) if each.bot}
                found[seat] = Player(bot_name(self.bot, taken), self.bot)
        return found

    def names(self, seats: Sequence[Seat], language: str, game: str) -> dict[Seat, str]:
        nameless = "player-you" if len(self.people) == 1 else "player-human"
        return names_of(seats, self.players(seats), language, game, nameless)


@dataclass
class Chance:
    """Where the choices of fate and of bots come from: the same for the same game."""

    seed: int
    searchers: Searchers | None = field(default=None)

    def generator(self, match: Match, seat: Seat) -> list[int]:
        """A generator for whoever is to choose now."""
        return seeded(self.seed, len(match.log) * len(Seat) + seat + 1)

    def draw(self, match: Match) -> Move:
        """Fate's choice, where the match has no seed of its own."""
        outcomes = match.legal(FATE)
        drawn: Move = outcomes[chance.below(self.generator(match, FATE), len(outcomes))]
        return drawn

    def bots_move(self, match: Match, seat: Seat, bot: str) -> Move:
        searcher = self.searchers.ready(match.game) if self.searchers else None
        chosen: Move = choose_move(match, seat, bot, self.generator(match, seat), searcher)
        return chosen


class QuitSession(Exception):  # noqa: N818
    """Somebody has had enough for today."""


class Session:
    """Takes turns until the game is over or somebody leaves."""

    def __init__(
        self,
        match: Match,
        seating: SeatAssignment,
        screen: Screen,
        language: str,
        fate: Chance,
        shelf: Shelf,
    ) -> None:
        self.match = match
        self.seating = seating
        self.screen = screen
        self.language = language
        self.fate = fate
        self.shelf = shelf
        names = seating.names(match.seats, language, match.game.name)
        self.look = Look(language, screen.fancy, screen.colour, names)
        self.stage = Stage(match, screen, self.look)
        self.curtain = Curtain(seating.people, match.game.about.secrets)
        self.was_offered_haste = False
        self.firm = len(match.log)  # the length up to which nothing can be taken back

    # ------------------------------------------------------------ the game

    def play(self) -> None:
        """Until the end of the game, or of the player's patience."""
        if self.stage.framed:
            self.screen.set_apart()
        farewell = [Text(say(self.language, "goodbye"))]
        try:
            self.welcome()
            while not self.match.over:
                self.advance()
            self.tell_end()
            told = outcome_lines(self.match, self.look) if self.screen.live else []
            farewell = [*told, self.stage.drawings.opened(self.match, self.look)]
        except (QuitSession, EOFError):
            pass
        finally:
            self.screen.come_back()
        for text in filter(None, farewell):
            self.screen.write(text)

    def advance(self) -> None:
        """One choice of whoever may act; whoever has the keyboard goes on first."""
        acting = self.match.acting
        if FATE in acting:
            self.carry_out(FATE, self.fate.draw(self.match))
            return
        seat = self.curtain.eyes if self.curtain.eyes in acting else min(acting - {CLOCK})
        if seat in self.seating.people:
            self.let_person_play(seat)
        else:
            self.let_bot_play(seat)

    def let_bot_play(self, seat: Seat) -> None:
        self.offer_haste()
        rolled = self.match.log and self.match.log[-1].seat == FATE
        self.look_on(seat)
        self.stage.glimpse(ROLL_PAUSE if rolled else MOVE_PAUSE)
        self.carry_out(seat, self.fate.bots_move(self.match, seat, self.seating.bot))

    def offer_haste(self) -> None:
        """Once everybody at this keyboard is out of the game, they say how they will watch on."""
        people = self.seating.people
        if self.was_offered_haste or not self.screen.pausing or not people:
            return
        if any(map(self.match.is_in_play, people)):
            return
        self.was_offered_haste = True
        self.stage.show()
        command = command_in(self.screen.ask(say(self.language, "only-bots") + " "))
        if command is not None:
            self.obey_safely(command, min(people))

    def let_person_play(self, seat: Seat) -> None:
        moves = self.match.offered(seat)
        if len(moves) == 1 and not self.match.game.about.realtime:  # nothing to choose
            self.look_on(seat)
            self.stage.glimpse(MOVE_PAUSE)
            self.carry_out(seat, moves[0])
        elif self.has_keyboard(seat):
            self.ask(seat, moves)

    def look_on(self, seat: Seat) -> None:
        """Shows what whoever looks may know while a seat plays."""
        self.stage.viewer = self.curtain.viewer(seat)

    def ask(self, seat: Seat, moves: Sequence[Move], more: str = "") -> None:
        """Lets somebody type a line, and does what it says."""
        self.look_on(seat)
        choices = self.stage.choices(seat, moves)
        self.stage.show(seat, choices, more)
        line = self.type_line(seat)
        command = command_in(line)
        try:
            if command is not None:
                self.obey(command, seat)
            elif words_in(line) and not self.answer(seat, line):
                self.play_line(seat, line, choices)
        except LudothequeError as error:
            self.stage.note(self.explained(error), private=True)

    def type_line(self, _: Seat) -> str:
        return self.screen.ask("> ")

    def answer(self, seat: Seat, line: str) -> bool:
        """Whether the line was a question to the game."""
        text = self.stage.drawings.answer(self.match, seat, self.look, words_in(line))
        if text:
            self.stage.read_out(text)
        return bool(text)

    def play_line(self, seat: Seat, line: str, choices: Sequence[OfferedMove]) -> None:
        """All of a line; or nothing, where any of it cannot be."""
        typed = moves_in(self.match, seat, words_in(line), choices)
        for number, move in enumerate(typed.moves, start=1):
            self.carry_out(seat, move)
            is_last = number == len(typed.moves)
            if is_last and not typed.more:
                return
            if is_last or not self.goes_on(seat):
                self.stage.say("line-cut")
                return
            self.stage.glimpse(MOVE_PAUSE)

    def goes_on(self, seat: Seat) -> bool:
        """Whether the turn of a seat goes on after its move: neither fate nor anybody came in."""
        return self.match.log[-1].seat == seat and seat in self.match.acting

    def time_of_play(self) -> int:
        """In milliseconds; with turns nobody counts them."""
        return 0

    def carry_out(self, seat: Seat, move: Move) -> None:
        """Plays a move, tells it, and lets those read in peace who were told something."""
        events = self.match.play(seat, move, self.time_of_play())
        if self.match.told_its_player():
            self.firm = len(self.match.log)
        self.stage.tell(events)
        for person in self.seating.people:
            if person != self.stage.viewer:
                self.stage.chronicle.keep_for(person, events)
        if self.is_to_be_read(events) and self.stage.viewer not in self.match.acting:
            self.stage.show()
            self.stage.wait_for_enter()

    def is_to_be_read(self, events: Sequence[Event]) -> bool:
        """Not for who is out of the game, in haste: they have nothing more to do with it."""
        viewer = self.stage.viewer
        lingers = self.stage.chronicle.lingers_for
        if viewer is None or (self.screen.fast and not self.match.is_in_play(viewer)):
            return False
        return any(lingers(viewer, event) for event in events)

    # ------------------------------------------------------------ the keyboard is passed on

    def has_keyboard(self, seat: Seat) -> bool:
        """Whether it is in the hands of a seat, who has read what came in meanwhile."""
        if not self.curtain.must_pass_to(seat, self.match):
            return True
        before, self.stage.viewer = self.curtain.eyes, None
        self.curtain.eyes = None
        self.screen.wipe()
        values = {"seat": seat.word}
        self.screen.write(heading(self.match.game, self.language))
        self.screen.write(Text(say(self.language, "pass-keyboard", values), style="bold"))
        line = self.ask_to_go_on(seat)
        command = command_in(line)
        if command is not None and command.name in ("undo", "save", "quit"):
            self.obey_safely(command, before if before is not None else seat)
            return False
        self.curtain.eyes = seat
        self.screen.wipe()
        unread = self.stage.chronicle.read_by(seat)
        if unread:
            self.stage.read_in_peace(unread)
        return True

    def ask_to_go_on(self, seat: Seat) -> str:
        """In a pipe nobody sits there to press a key."""
        if not self.screen.typing:
            return ""
        return self.screen.ask(say(self.language, "take-keyboard", {"seat": seat.word}) + " ")

    def obey_safely(self, command: Command, seat: Seat) -> None:
        """Whoever had the keyboard may still take their last move back, save, or leave."""
        try:
            self.obey(command, seat)
        except LudothequeError as error:
            self.stage.note(self.explained(error))

    # ------------------------------------------------------------ commands

    def obey(self, command: Command, seat: Seat) -> None:
        {
            "help": self.help,
            "hint": self.hint,
            "rules": self.rules,
            "undo": self.undo,
            "save": self.save,
            "wait": self.wait,
            "fast": self.fast,
            "quit": self.quit,
        }[command.name](seat, command.argument)

    def help(self, _: Seat, __: str) -> None:
        game = self.match.game.name
        self.stage.read_out(
            Text(say(self.language, "notation-help", game=game)),
            Text(say(self.language, "terminal-help")),
        )

    def hint(self, seat: Seat, _: str) -> None:
        """What a good player would do, as far as it may be told; whoever asked reads it alone."""
        found = hint_for(self.match, seat, self.fate.seed, self.fate.searchers)
        moves = (shown(move, self.match.game.name, self.language) for move in found.moves)
        key = f"hint-{found.code}"
        why = say(self.language, key, found.values, game=self.match.game.name)
        self.stage.note(Text(" ".join([*moves]), style="bold").append(f" {why}"), private=True)

    def rules(self, _: Seat, clause: str) -> None:
        game = self.match.game
        if clause:
            self.stage.read_out(clause_text(game, clause_named(game, clause), self.language))
            return
        clauses = [clause_text(game, each, self.language) for each in game.clauses]
        self.stage.read_out(heading(game, self.language), legend(self.language), *clauses)

    def undo(self, seat: Seat, _: str) -> None:
        """Back to one's own last choice, as at tables: not past anything new, nor anybody else."""
        if self.match.game.about.realtime:
            raise LudothequeError(Problem("nothing-taken-back"))
        if all(entry.seat != seat for entry in self.match.log):
            raise LudothequeError(Problem("nothing-to-undo"))
        back = self.match.branch()
        while back.undoable(self.firm) and back.log[-1].seat == seat:
            back = back.branch(len(back.log) - 1)
            if len(back.legal(seat)) > 1:
                self.go_back_to(back)
                self.stage.say("undone")
                return
        raise LudothequeError(Problem("cannot-undo"))

    def go_back_to(self, match: Match) -> None:
        self.match = self.stage.match = match
        self.stage.chronicle.take_back(len(match.log))

    def save(self, _: Seat, name: str) -> None:
        if not name:
            raise LudothequeError(Problem("save-needs-name"))
        self.shelf.save(self.match, name, self.seating.players(self.match.seats))
        self.stage.say("saved", file=name)

    def wait(self, seat: Seat, argument: str) -> None:
        """Only where there are no turns can anything be gained by waiting."""
        raise LudothequeError(Problem("only-without-turns"))

    def fast(self, _: Seat, __: str) -> None:
        """Bots do not pause any more; or do again."""
        self.screen.fast = not self.screen.fast
        self.stage.say("fast-on" if self.screen.fast else "fast-off")

    def quit(self, _: Seat, __: str) -> None:
        if self.screen.live and self.shelf.saved_at != len(self.match.log):
            self.offer_to_save()
        raise QuitSession

    def offer_to_save(self) -> None:
        """Until it is saved, or nobody wants it to be."""
        while name := self.screen.ask(say(self.language, "save-offer") + " ").strip():
            try:
                self.shelf.save(self.match, name, self.seating.players(self.match.seats))
            except LudothequeError as error:
                self.screen.write(self.explained(error))
            else:
                self.screen.write(say(self.language, "saved", {"file": name}))
                break

    # ------------------------------------------------------------ in words

    def welcome(self) -> None:
        if not self.stage.framed:
            self.screen.write(heading(self.match.game, self.language))
        self.look_on(min(self.match.seats))
        self.stage.say("welcome")
        for _, events in list(self.match.story())[-RECENT:]:
            self.stage.tell(events)

    def explained(self, error: LudothequeError) -> Text:
        """Why not; and where that stands, if a clause says so."""
        problem = error.problem
        code = "not-understood" if problem.code == "not-a-move" else problem.code
        words = say(self.language, code, problem.values, game=problem.game)
        if not isinstance(error, Refused):
            return Text(words, style="bold red")
        text = Text(say(self.language, "refused", {"why": words}), style="bold red")
        clause = {"clause": error.reason.clause}
        return text.append(" " + say(self.language, "read-clause", clause), style="not bold")

    # ------------------------------------------------------------ the end

    def tell_end(self) -> None:
        self.curtain.eyes = None
        self.look_on(min(self.match.seats))
        self.stage.show()
        self.offer_to_save()


# ---------------------------------------------------------------- hints


class HereAndNow:
    """Chooses at once: by thinking ahead where that is ready, else simply."""

    def __init__(self, searchers: Searchers | None) -> None:
        self.searchers = searchers

    async def choose(
        self, match: Match, seat: Seat, bot: str, seed: int, table: str = ""
    ) -> BotChoice:
        rng = seeded(seed, 1)
        searcher = self.searchers.ready(match.game) if self.searchers else None
        return BotChoice(choose_move(match, seat, bot, rng, searcher))


def hint_for(match: Match, seat: Seat, seed: int, searchers: Searchers | None) -> Hint:
    return asyncio.run(find_hint(HereAndNow(searchers), match, seat, seed))
