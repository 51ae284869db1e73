"""The whole screen at once: the board at the left, everything else at its right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from ludotheque.engine.contract import Look
from ludotheque.kit.terminal.marks import bullet

from .teller import INDENT, LogParagraph

NARROWEST = 30  # columns that the side needs
FEWEST = 3  # lines of the log that are shown before anything else gets more room
MOST_LOG = 24  # paragraphs that could have room

# From the width that there is, ways to show what may be chosen: the fullest first.
Offers = Callable[[int], Sequence[Sequence[Text]]]


@dataclass(frozen=True)
class ScreenFrame:
    """What there is to be seen."""

    board: Text
    title: Text
    players: Text
    table: Text
    log: Sequence[LogParagraph]
    expected: Text
    offers: Offers


def size_of(board: Text) -> tuple[int, int]:
    """Its columns and lines."""
    lines = board.plain.split("\n")
    return max(len(line) for line in lines), len(lines)


def fits(console: Console, size: tuple[int, int]) -> bool:
    """Whether a board of a size and what stands beside it have room on this screen."""
    return console.width > size[0] + NARROWEST and console.height > size[1]


def compose(frame: ScreenFrame, console: Console, look: Look) -> Text:
    """As many lines as the screen has, but for the one where the player types."""
    board = list(frame.board.split(allow_blank=True))
    left, height = max(line.cell_len for line in board) + 1, console.height - 1
    side = beside(frame, console, look, console.width - left - 1, height)
    lines = []
    for row in range(height):
        line = board[row].copy() if row < len(board) else Text()
        line.pad_right(left - line.cell_len)
        if row < len(side):
            line.append_text(side[row])
        line.truncate(console.width - 1, pad=True)
        lines.append(line)
    return Text("\n").join(lines)


def beside(frame: ScreenFrame, console: Console, look: Look, width: int, height: int) -> list[Text]:
    """What may be chosen is always whole; what lies on the table gives way to it, then the log."""
    head = [*folded(frame.title, console, width), *folded(frame.players, console, width)]
    table = folded(frame.table, console, width)
    expected = folded(frame.expected, console, width)
    needed = len(head) + len(table) + len(expected) + FEWEST
    below = [*expected, *chosen_offer(frame.offers(width), height - needed)]
    room = height - len(below)
    above = [*head, *table] if len(head) + len(table) + FEWEST <= room else head
    above = above[: max(0, room - 1)]
    spare = room - len(above)
    gaps = [Text()] if spare > FEWEST + 2 else []
    log = log_lines(frame.log, console, look, width, spare - 2 * len(gaps))
    return [*above, *gaps, *log, *gaps, *below]


def chosen_offer(offers: Sequence[Sequence[Text]], room: int) -> Sequence[Text]:
    """The fullest that has room, else the shortest."""
    fitting = (offer for offer in offers if len(offer) <= room)
    return next(fitting, min(offers, key=len, default=()))


def folded(text: Text, console: Console, width: int) -> list[Text]:
    return list(text.wrap(console, width)) if text else []


def log_lines(
    log: Sequence[LogParagraph], console: Console, look: Look, width: int, room: int
) -> list[Text]:
    """The last of the log that fits; older lines are faint."""
    lines: list[Text] = []
    for age, entry in enumerate(reversed(log)):
        if len(lines) >= room:
            break
        lines = [*paragraph(entry, console, look, width, age > 0), *lines]
    lines = lines[-room:] if room > 0 else []
    return lines + [Text()] * (room - len(lines))


def paragraph(
    entry: LogParagraph, console: Console, look: Look, width: int, faint: bool
) -> list[Text]:
    text = entry.text.copy()
    if faint:
        text.stylize("dim")
    folds = folded(text, console, width - INDENT)
    mark = bullet(entry.seat, look.fancy)
    return [
        Text.assemble(mark if row == 0 else " " * INDENT, fold) for row, fold in enumerate(folds)
    ]
