"""What stands behind an option or an argument: numbers, `name=value`, boards and other files."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence

from ludotheque.engine.game import Game
from ludotheque.terminal.files import read_text

from .problems import UsageError, failure

LARGEST_SEED = (1 << 63) - 1
LARGEST_COUNT = 10**12


def whole(option: str, least: int, most: int = LARGEST_COUNT) -> Callable[[str], int]:
    """Reads a whole number between two others."""

    def read(given: str) -> int:
        text = str(given).strip()
        if not text.isascii() or not text.isdecimal() or not least <= int(text[:30]) <= most:
            bounds = {"least": str(least), "most": str(most)}
            raise UsageError("not-a-number", option=option, value=text, **bounds)
        return int(text)

    return read


def numbers_from(option: str, given: str, most: int) -> list[int]:
    """Whole numbers from 1 on, with commas between them; none where nothing is given."""
    return [whole(option, 1, most)(each) for each in names_from(given)] if given else []


def some_time(option: str) -> Callable[[str], float]:
    """Reads a number of seconds, with or without decimals."""

    def read(given: str) -> float:
        try:
            seconds = float(given)
        except ValueError:
            seconds = 0
        if not 0 < seconds <= 3600:
            raise UsageError("not-seconds", option=option, value=str(given))
        return seconds

    return read


def options_from(given: Iterable[str] | None) -> dict[str, str]:
    """`name=value`, as often as one likes."""
    found: dict[str, str] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise UsageError("option-unreadable", text=text)
        found[name.strip().replace("-", "_")] = value.strip()
    return found


def names_from(given: str) -> tuple[str, ...]:
    """Names in a row, with commas between them."""
    return tuple(name.strip() for name in given.split(","))


def one_of(option: str, allowed: Sequence[str]) -> Callable[[str], str]:
    """Reads one of a few words."""

    def read(given: str) -> str:
        if given not in allowed:
            known = ", ".join(allowed)
            raise UsageError("not-one-of", option=option, value=given, allowed=known)
        return given

    return read


def peer_from(given: str, wanted: bool, site: bool) -> str:
    """With whom one is to be compared, if at all: one that does the same kind of thing."""
    if given and not wanted:
        raise UsageError("usage-unexpected", word=given)
    allowed = ("boardgameio",) if site else ("openspiel",)
    return one_of("--peers", allowed)(given or allowed[0]) if wanted else ""


def require_none(given: Mapping[str, bool]) -> None:
    """Options that mean nothing before a command of another kind."""
    for option, is_given in given.items():
        if is_given:
            raise UsageError("usage-unexpected", word=option)


# ---------------------------------------------------------------- files


def board_text(game: Game, given: str) -> str:
    """What `--board` means to the engine: the name of a board, or the text of a board file."""
    if not given or given in game.about.boards:
        return given
    if not os.path.exists(given):  # unlike pathlib, no error for an impossible name
        allowed = ", ".join(game.about.boards)
        raise failure("no-board-or-file", board=given, allowed=allowed)
    text = read_text(given)
    return text if text.endswith("\n") else f"{text}\n"
