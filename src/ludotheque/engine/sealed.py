"""What a saved game tells of how it was sealed: a few readable lines between header and moves.

    table: 5f0c8a3d2b7e4c19a6d8e2f1
    seal: 64 hexadecimal digits
    secret: 64 hexadecimal digits
    contribution A 1: 64 hexadecimal digits
    choice 1 B: 64 hexadecimal digits circle 42
    choice 2 B taken back: 64 hexadecimal digits circle 17

The secret, and what was chosen in secret, stand there once the game is over. A contribution has
the number of the first draw that it is mixed into. Whether all of it is true is for `verify.py`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

A_HASH = "[0-9a-f]{64}"
TABLE_LINE = re.compile(r"table: ([!-~]{1,128})", re.ASCII)
LINES = {
    kind: re.compile(pattern, re.ASCII)
    for kind, pattern in {
        "seal": f"seal: ({A_HASH})",
        "secret": f"secret: ({A_HASH})",
        "unsealed": "unsealed from draw: ([1-9][0-9]{0,8})",
        "contribution": f"contribution ([A-F]) ([1-9][0-9]{{0,8}}): ({A_HASH})",
        "choice": f"choice ([1-9][0-9]{{0,8}}) ([A-F])( taken back)?: ({A_HASH})(?: (.+))?",
    }.items()
}
DIGEST_MARK = "digest: "


@dataclass(frozen=True)
class Contribution:
    """A number of somebody's own that is mixed into the dice."""

    seat: str
    value: str
    from_draw: int  # the number of the first draw that it is mixed into


@dataclass(frozen=True)
class Choice:
    """A secret choice, whose seal everybody was told when it was made."""

    number: int
    seat: str
    seal: str
    taken_back: bool = False
    move: str = ""  # once the game is over


@dataclass(frozen=True)
class Sealed:
    """All that a game was sealed with, as far as it may be told."""

    table: str
    seal: str
    secret: str = ""  # once the game is over
    lost_from: int = 0  # the first draw after the house lost its key; 0 where it did not
    contributions: Sequence[Contribution] = ()
    choices: Sequence[Choice] = ()


# ---------------------------------------------------------------- writing


def section(sealed: Sealed) -> list[str]:
    lines = [f"table: {sealed.table}", f"seal: {sealed.seal}"]
    lines += [f"secret: {sealed.secret}"] if sealed.secret else []
    lines += [f"unsealed from draw: {sealed.lost_from}"] if sealed.lost_from else []
    for given in sealed.contributions:
        lines.append(f"contribution {given.seat} {given.from_draw}: {given.value}")
    return lines + [choice_line(choice) for choice in sealed.choices]


def choice_line(choice: Choice) -> str:
    back, move = " taken back" if choice.taken_back else "", choice.move
    line = f"choice {choice.number} {choice.seat}{back}: {choice.seal}"
    return f"{line} {move}" if move else line


def digest(lines: Sequence[str]) -> str:
    """One hash over every byte of the lines before it."""
    return sha256(
        "".join(f"{line}\n" for line in lines).encode("utf-8", "surrogatepass")
    ).hexdigest()


# ---------------------------------------------------------------- reading


def is_section(line: str) -> bool:
    """Whether a line begins what a game was sealed with."""
    return line.startswith("table:")


def read_section(lines: Sequence[str]) -> tuple[Sealed | None, int]:
    """What the lines tell, or nothing; and how many of them could be read."""
    table = TABLE_LINE.fullmatch(lines[0]) if lines else None
    if table is None:
        return None, 0
    found: dict[str, list[re.Match[str]]] = {kind: [] for kind in LINES}
    read = 1
    for line in lines[1:]:
        kind, match = reading(line)
        if match is None:
            break
        found[kind].append(match)
        read += 1
    return assembled(table[1], found), read


def reading(line: str) -> tuple[str, re.Match[str] | None]:
    for kind, pattern in LINES.items():
        if match := pattern.fullmatch(line):
            return kind, match
    return "", None


def assembled(table: str, found: dict[str, list[re.Match[str]]]) -> Sealed | None:
    """Where a line is missing or comes twice, nothing was read."""
    seal, secret, lost = found["seal"], found["secret"], found["unsealed"]
    if len(seal) != 1 or len(secret) > 1 or len(lost) > 1:
        return None
    return Sealed(
        table=table,
        seal=seal[0][1],
        secret=secret[0][1] if secret else "",
        lost_from=int(lost[0][1]) if lost else 0,
        contributions=[Contribution(m[1], m[3], int(m[2])) for m in found["contribution"]],
        choices=[Choice(int(m[1]), m[2], m[4], bool(m[3]), m[5] or "") for m in found["choice"]],
    )
