"""People around one keyboard: they read the screen, type what it offers, and watch for secrets.

They know their language's prompts. What may be chosen they take from the screen alone; only the
places of Situation 4's pieces, which the screen must not tell, come from a match with the same
seed.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product

import ludotheque
from ludotheque.engine.compiled_types import of_type
from ludotheque.games.situation_4.board.plan import Plan
from ludotheque.games.situation_4.state import State
from ludotheque.words import say
from tests.terminal.pseudo import Terminal

# What no sentence of ours contains: the insides of Python, and keys without words.
INSIDES = re.compile(
    r"Traceback|<\w+[ .:]|Seat\.|[A-Z]\w+\(\w+=|\('|\(\d+, |None\b|\{ ?\$"
    r"|\b(?:phase|event|refused|ending|yours|typed|portion)-[a-z]+"
)
RINGED = re.compile(r"\( ?(\d+)")
MISSIONS = {
    "en": re.compile(r"You are (the \w+ agent)\."),
    "fr": re.compile(r"Vous êtes (l’agent \w+)\."),
}
RANGE = re.compile(r"(\d+)–(\d+)|(\d+)")
SQUARE = re.compile(r"[a-z]\d{1,2}")
PER_PORTION = 3  # pieces that somebody lays before they let the other side go on
SEATS = "ABCDEF"
BOARD = 47  # columns of the smallest board that has a list beside it
LONGEST_PORTION = 600  # seconds that a prompt may name


@dataclass
class Prompts:
    """What the program asks, in a language."""

    language: str
    move: str = ">"
    go_on: str = ""
    save: str = ""
    curtains: dict[str, str] = field(default_factory=dict)  # whose turn it is to look
    portions: dict[str, str] = field(default_factory=dict)  # whose time is to run

    def __post_init__(self) -> None:
        self.go_on = say(self.language, "press-enter")
        self.save = say(self.language, "save-offer")
        for seat in SEATS:
            self.curtains[say(self.language, "take-keyboard", {"seat": seat})] = seat
        for seat, seconds in product("AB", range(LONGEST_PORTION)):
            for key in ("portion-begins", "portion-finished"):
                values: dict[str, str | int] = {"seat": seat, "seconds": seconds}
                self.portions[say(self.language, key, values)] = seat

    @cached_property
    def all(self) -> frozenset[str]:
        return frozenset((self.move, self.go_on, self.save, *self.curtains, *self.portions))


class People:
    """Plays a whole game at a terminal, and looks at every screen on the way."""

    def __init__(self, screen: Terminal, game: str, language: str, humans: int) -> None:
        self.screen, self.game, self.language = screen, game, language
        self.prompts = Prompts(language)
        self.dice = random.Random(7)
        self.eyes = SEATS[0] if humans == 1 else ""
        self.handovers = 0
        self.circled: dict[str, set[str]] = {seat: set() for seat in SEATS}
        self.missions: dict[str, str] = {}
        self.first = ["?", "xyzzy", "hint"]  # what is typed before any move
        self.laid = 0
        self.solution: ludotheque.Match | None = None

    # ------------------------------------------------------------ playing

    def play(self, most: int = 5000) -> None:
        """Until the game is over and nobody wants to keep it."""
        for _ in range(most):
            prompt = self.screen.wait_for_prompt(self.prompts.all)
            self.look(prompt)
            if prompt == self.prompts.save:
                self.look_at_end()
                self.screen.answer("")
                return
            self.screen.answer(self.reply(prompt))
        raise AssertionError(f"no end after {most} lines:\n{self.screen.glass.text}")

    def reply(self, prompt: str) -> str:
        if prompt in self.prompts.curtains:
            self.take_keyboard(self.prompts.curtains[prompt])
            return ""
        if prompt in self.prompts.portions:
            self.eyes = self.prompts.portions[prompt]
        elif prompt == self.prompts.move:
            return self.first.pop(0) if self.first else self.chosen()
        return ""

    def chosen(self) -> str:
        if self.solution is not None:
            return self.piece()
        keys = self.screen.glass.standing_out()
        choice = self.dice.choice(keys) if keys else self.dice.choice(self.written())
        if self.is_circling():
            self.circled[self.eyes].add(choice)
        return choice

    def is_circling(self) -> bool:
        return self.game == "close-encounters" and not self.screen.glass.standing_out()

    def written(self) -> list[str]:
        """What stands under the question, where there is no room for a list."""
        words = " ".join(self.panel()[-8:]).split()
        if self.game == "close-encounters":
            verb = "entourer" if self.language == "fr" else "circle"
            numbers = " ".join(words[len(words) - words[::-1].index(verb) :])
            return [each for found in RANGE.finditer(numbers) for each in spread(found)]
        return [word for word in words if SQUARE.fullmatch(word)]

    def panel(self) -> list[str]:
        """What stands at the right of the board."""
        lines = self.screen.glass.right_of(BOARD)
        while lines and not lines[-1]:
            lines.pop()
        return lines

    # ------------------------------------------------------------ a puzzle

    def piece(self) -> str:
        """A piece for a place that the map shows as open; after some, the other side goes on."""
        french = self.language == "fr"
        match, seat = self.solution, self.whose_portion()
        assert match is not None
        open_places = self.open_places(match)
        if not open_places:
            return "fini" if french else "done"
        self.laid += 1
        if self.laid % (PER_PORTION + 1) == 0:
            return "attendre" if french else "wait"
        keys = self.screen.glass.standing_out()
        if len(keys) > 1 and self.laid % 2:  # a flag, a bridge, a unit: declaring is the last
            return keys[0]
        place = self.dice.choice(open_places)
        tray = list(of_type(State, match.state).tray[seat])
        number = 1 + tray.index(of_type(Plan, match.board.plan).index[place])
        return f"poser {number} en {place}" if french else f"lay {number} at {place}"

    def whose_portion(self) -> int:
        return 0 if self.eyes == "A" else 1

    def open_places(self, match: ludotheque.Match) -> list[str]:
        plan = of_type(Plan, match.board.plan)
        found = []
        for y in range(self.screen.glass.lines):
            line = self.screen.glass.line(y)
            number = line[:2].strip()
            if number.isdecimal() and len(line) > 3:
                cells = line[3 : 3 + 3 * plan.columns]
                found += [f"{chr(97 + x // 3)}{number}" for x in range(0, len(cells), 3)
                          if cells[x] == "□"]  # fmt: skip
        return [place for place in found if place in plan.index]

    # ------------------------------------------------------------ looking

    def take_keyboard(self, seat: str) -> None:
        """Between two people there is nothing to be found of either, on the screen or off it."""
        allowed = [
            *(say(self.language, key, game=self.game) for key in ("game-title", "game-tagline")),
            *(
                say(self.language, key, {"seat": seat})
                for key in ("pass-keyboard", "take-keyboard")
            ),
        ]
        assert self.screen.glass.everything.split() == " ".join(allowed).split()
        self.handovers += 1
        self.eyes = seat

    def look(self, prompt: str) -> None:
        """Nobody sees the insides of the program, nor what is somebody else's."""
        glass = self.screen.glass
        assert glass.overflown == []
        assert INSIDES.findall(glass.text) == [], glass.text
        if prompt != self.prompts.move:
            return
        if self.game == "close-encounters":
            assert set(RINGED.findall(glass.text)) <= self.circled[self.eyes], glass.text
        for mission in MISSIONS[self.language].findall(" ".join(self.panel())):
            assert self.missions.setdefault(self.eyes, mission) == mission, glass.text

    def look_at_end(self) -> None:
        """All cards are open."""
        if self.game == "close-encounters":
            assert re.search(r"[A-D] \(\d+", self.screen.glass.text)


def spread(found: re.Match[str]) -> list[str]:
    """The numbers of `3–5`, or of `7`."""
    if found[3]:
        return [found[3]]
    return [str(number) for number in range(int(found[1]), 1 + int(found[2]))]
