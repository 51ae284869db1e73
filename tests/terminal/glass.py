"""What a terminal of 80 by 24 shows of the bytes that it is sent: as much of one as is needed."""

from __future__ import annotations

import codecs
import re

CONTROL = re.compile(r"\x1b\[([0-9;?]*)([A-Za-z])")
UNFINISHED = re.compile(r"\x1b(?:\[[0-9;?]*)?$")
Cell = tuple[str, bool]  # a character, and whether it stands out in reverse
BLANK: Cell = (" ", False)


class Glass:
    """A screen of characters, its cursor, and what has scrolled off it."""

    def __init__(self, columns: int = 80, lines: int = 24) -> None:
        self.columns, self.lines = columns, lines
        self.cells = self._empty()
        self.x = self.y = 0
        self.reverse = False
        self.apart = False  # on the screen that has no scroll-back
        self.kept: list[list[Cell]] = []  # what comes back with the other screen
        self.scrolled: list[str] = []
        self.overflown: list[str] = []  # lines that were longer than the screen is wide
        self.newlines = 0
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._rest = ""

    def _empty(self) -> list[list[Cell]]:
        return [[BLANK] * self.columns for _ in range(self.lines)]

    # ------------------------------------------------------------ what is to be seen

    def line(self, y: int) -> str:
        return "".join(character for character, _ in self.cells[y]).rstrip()

    @property
    def text(self) -> str:
        return "\n".join(self.line(y) for y in range(self.lines)).rstrip()

    def right_of(self, column: int) -> list[str]:
        """What stands beside a board, without the line where one types."""
        return [self.line(y)[column:].strip() for y in range(self.lines - 1)]

    @property
    def everything(self) -> str:
        """With what could be scrolled back to."""
        return "\n".join([*self.scrolled, self.text])

    @property
    def at_cursor(self) -> str:
        """The line of the cursor up to it, where nothing comes behind it."""
        line = "".join(character for character, _ in self.cells[self.y])
        return line[: self.x] if not line[self.x :].strip() else ""

    def standing_out(self) -> list[str]:
        """What is shown in reverse, each run of it without the blanks around."""
        found = []
        for row in self.cells:
            run = "".join(character if reverse else "\n" for character, reverse in row)
            found += [part.strip() for part in run.split("\n") if part.strip()]
        return found

    # ------------------------------------------------------------ what is sent

    def feed(self, sent: bytes) -> None:
        text = self._rest + self._decoder.decode(sent)
        cut = UNFINISHED.search(text)
        text, self._rest = (text[: cut.start()], text[cut.start() :]) if cut else (text, "")
        at = 0
        while at < len(text):
            control = CONTROL.match(text, at)
            if control:
                self._obey(control[1], control[2])
                at = control.end()
            else:
                self._put(text[at])
                at += 1

    def _put(self, character: str) -> None:
        if character == "\n":
            self.newlines += 1
            self._go_down()
        elif character == "\r":
            self.x = 0
        elif character == "\b":
            self.x = max(0, self.x - 1)
        elif character >= " ":
            if self.x == self.columns:
                self.overflown.append(self.line(self.y) + character)
                self.x = 0
                self._go_down()
            self.cells[self.y][self.x] = (character, self.reverse)
            self.x += 1

    def _go_down(self) -> None:
        if self.y < self.lines - 1:
            self.y += 1
            return
        if not self.apart:
            self.scrolled.append(self.line(0))
        self.cells = [*self.cells[1:], [BLANK] * self.columns]

    def _obey(self, given: str, code: str) -> None:
        if code == "m":
            self._style(given)
        elif code == "H":
            self.x = self.y = 0
        elif code == "J":
            self._erase(given)
        elif code == "K":
            self.cells[self.y][self.x :] = [BLANK] * (self.columns - self.x)
        elif code == "C":
            self.x = min(self.columns - 1, self.x + int(given or 1))
        elif given == "?1049" and code in "hl":
            self._change_screen(code == "h")

    def _style(self, given: str) -> None:
        for number in (given or "0").split(";"):
            if number in ("", "0", "27"):
                self.reverse = False
            elif number == "7":
                self.reverse = True

    def _erase(self, given: str) -> None:
        if given == "3":
            self.scrolled = []
        elif given == "2":
            self.cells = self._empty()
        else:
            self.cells[self.y][self.x :] = [BLANK] * (self.columns - self.x)
            for y in range(self.y + 1, self.lines):
                self.cells[y] = [BLANK] * self.columns

    def _change_screen(self, apart: bool) -> None:
        if apart == self.apart:
            return
        self.apart = apart
        if apart:
            self.kept, self.cells = self.cells, self._empty()
        else:
            self.cells = self.kept
