"""What may be chosen, as it is offered: a list, or where that has no room, what to write."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from rich.console import Console
from rich.text import Text

from ludotheque.engine.compiled_types import Move
from ludotheque.engine.contract import Keyed, Look
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.words.spelling import shown

MOST_NUMBERED = 24  # of more choices than these, none has a number: they are written
KEY = "bold reverse"
BETWEEN = "  "


@dataclass(frozen=True)
class OfferedMove:
    """A move on offer, what is typed for it if that is not its notation, and its notation."""

    key: str
    move: Move
    notation: str
    is_numbered: bool = True  # whether the key is no part of the notation


def choices_of(
    match: Match, seat: Seat, moves: Sequence[Move], language: str = ""
) -> list[OfferedMove]:
    """Numbered from 1; or, where a verb need not be typed, by what follows it."""
    game = match.game
    unsaid, notations = game.terminal.unsaid(match), [game.notation.write(move) for move in moves]
    spelt = [shown(each, game.name, language) if language else each for each in notations]
    if unsaid:
        verb = (shown(unsaid, game.name, language) if language else unsaid) + " "
        keys = [each.removeprefix(verb) for each in spelt]
    elif len(moves) <= MOST_NUMBERED:
        keys = [str(number) for number in range(1, 1 + len(moves))]
    else:
        keys = [""] * len(moves)
    return [OfferedMove(*each, not unsaid) for each in zip(keys, moves, spelt, strict=True)]


def keyed(choices: Sequence[OfferedMove]) -> Keyed:
    return [(choice.key, choice.move) for choice in choices]


# ---------------------------------------------------------------- how they are shown


def listed(
    match: Match, seat: Seat, choices: Sequence[OfferedMove], look: Look, width: int
) -> list[Text]:
    """A line each."""
    widest = max((len(choice.key) for choice in choices), default=0)
    lines = []
    for choice in choices:
        label = match.game.terminal.label(match, seat, choice.move, look)
        line = Text.assemble((f" {choice.key:>{widest}} ", KEY), " ", label)
        room = width - line.cell_len - len(choice.notation) - len(BETWEEN)
        if room >= 0 and choice.is_numbered and choice.notation not in label.plain:
            line.append(f"{BETWEEN}{choice.notation}", style="dim")
        lines.append(line)
    return lines


def run_on(choices: Sequence[OfferedMove], console: Console, width: int) -> list[Text]:
    """Side by side: what is typed, and the notation where that is something else."""
    if len(choices) > MOST_NUMBERED:
        return written(choices, console, width)
    each = [
        Text.assemble((choice.key, KEY), f" {choice.notation}" if choice.is_numbered else "")
        for choice in choices
    ]
    lines, line = list[Text](), Text()
    for text in each:
        if line and line.cell_len + len(BETWEEN) + text.cell_len > width:
            lines.append(line)
            line = Text()
        line = Text.assemble(line, BETWEEN if line else "", text)
    return [*lines, line]


def written(choices: Sequence[OfferedMove], console: Console, width: int) -> list[Text]:
    """What can be written, verb by verb; numbers in a row are drawn together."""
    verbs: dict[str, list[str]] = {}
    for choice in choices:
        verb, _, rest = choice.notation.rpartition(" ")
        verbs.setdefault(verb, []).append(rest)
    lines = []
    for verb, rests in verbs.items():
        text = Text(" ".join(filter(None, (verb, *ranges(rests)))))
        lines += list(text.wrap(console, width))
    return lines


def by_letter_and_number(word: str) -> tuple[str, int, str]:
    """`b9` before `b10`."""
    letters = word.rstrip("0123456789")
    return letters, int(word[len(letters) :] or 0), word


def ranges(words: Sequence[str]) -> list[str]:
    """`1 2 3 7` as `1–3 7`; names in their order."""
    if not all(word.isdecimal() for word in words):
        return sorted(words, key=by_letter_and_number)
    numbers = sorted(int(word) for word in words)
    starts = [numbers[0], *(b for a, b in pairwise(numbers) if b != a + 1)]
    ends = [*(a for a, b in pairwise(numbers) if b != a + 1), numbers[-1]]
    return [str(a) if a == b else f"{a}–{b}" for a, b in zip(starts, ends, strict=True)]
