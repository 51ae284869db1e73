"""What a saved game tells of how it was sealed: a few readable lines between header and moves.

    table: 5f0c8a3d2b7e4c19a6d8e2f1
    seal: 64 hexadecimal digits
    key: 64 hexadecimal digits
    secret: 64 hexadecimal digits
    commitment 1 A 1: 64 hexadecimal digits, and as many of what was contributed
    commitment 1 B 1: 64 hexadecimal digits
    round 1: from draw 1
    choice 1 B: 64 hexadecimal digits circle 42
    choice 2 B taken back: 64 hexadecimal digits circle 17
    resigned: C
    over: base

The secret, what was chosen in secret, and why it is over stand there once the game is over. A
commitment has its round, a seat, and the number of the person at that seat; behind it stands what
it committed to, if that was told. A round has the number of the first draw that it is mixed into.
Whether all of it is true is for `verify.py`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

A_HASH = "[0-9a-f]{64}"
A_NUMBER = "[1-9][0-9]{0,9}"
TABLE_LINE = re.compile(r"table: ([!-~]{1,128})", re.ASCII)
LINES = {
    kind: re.compile(pattern, re.ASCII)
    for kind, pattern in {
        "seal": f"seal: ({A_HASH})",
        "key": f"key: ({A_HASH})",
        "secret": f"secret: ({A_HASH})",
        "unsealed": f"unsealed from draw: ({A_NUMBER})",
        "contribution": f"contribution ([A-F]) ({A_NUMBER}): ({A_HASH})",
        "commitment": f"commitment ({A_NUMBER}) ([A-F]) ({A_NUMBER}): ({A_HASH})(?: ({A_HASH}))?",
        "round": f"round ({A_NUMBER}): from draw ({A_NUMBER})",
        "choice": f"choice ({A_NUMBER}) ([A-F])( taken back)?: ({A_HASH})(?: (.+))?",
        "resigned": "resigned: ([A-F](?: [A-F])*)",
        "over": "over: ([a-z][a-z0-9-]{0,39})",
    }.items()
}
ONCE = ("seal", "key", "secret", "unsealed", "resigned", "over")  # at most
DIGEST_MARK = "digest: "
SIGNATURE_MARK = "signature: "
A_SIGNATURE = re.compile(r"[0-9a-f]{128}", re.ASCII)


@dataclass(frozen=True)
class Contribution:
    """A number of somebody's own that is mixed into the dice, with no commitment: older games."""

    seat: str
    value: str
    from_draw: int  # the number of the first draw that it is mixed into


@dataclass(frozen=True)
class Commitment:
    """What somebody told of a number of their own, before anybody told theirs."""

    seat: str
    person: int  # at that seat
    commitment: str
    value: str = ""  # the number itself, once it was told


@dataclass(frozen=True)
class Round:
    """Contributions that are mixed into the dice together, all committed to before."""

    number: int  # from 1 on
    commitments: Sequence[Commitment] = ()
    from_draw: int = 0  # the first draw that it is mixed into; 0 while it is not
    is_closed: bool = False  # whether no commitment can be added

    @property
    def is_mixed(self) -> bool:
        return bool(self.from_draw)

    @property
    def given(self) -> list[tuple[str, int, bytes]]:
        """What was told of it, as it is mixed."""
        return [
            (each.seat, each.person, bytes.fromhex(each.value))
            for each in self.commitments
            if each.value
        ]

    @property
    def left_out(self) -> list[Commitment]:
        """Whoever committed to something and did not tell it before it was mixed."""
        return [each for each in self.commitments if not each.value] if self.is_mixed else []


@dataclass(frozen=True)
class SealedChoice:
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
    key: str = ""  # the public key of whoever signs the game when it is over
    secret: str = ""  # once the game is over
    lost_from: int = 0  # the first draw after the house lost its key; 0 where it did not
    contributions: Sequence[Contribution] = ()
    rounds: Sequence[Round] = ()
    choices: Sequence[SealedChoice] = ()
    resigned: Sequence[str] = ()  # the seats that gave the game up
    over: str = ""  # why it is over, once it is


# ---------------------------------------------------------------- writing


def section(sealed: Sealed) -> list[str]:
    lines = [f"table: {sealed.table}", f"seal: {sealed.seal}"]
    lines += [f"key: {sealed.key}"] if sealed.key else []
    lines += [f"secret: {sealed.secret}"] if sealed.secret else []
    lines += [f"unsealed from draw: {sealed.lost_from}"] if sealed.lost_from else []
    for given in sealed.contributions:
        lines.append(f"contribution {given.seat} {given.from_draw}: {given.value}")
    for each in sealed.rounds:
        lines += [commitment_line(each.number, made) for made in each.commitments]
        lines += [f"round {each.number}: from draw {each.from_draw}"] if each.is_mixed else []
    lines += [choice_line(choice) for choice in sealed.choices]
    lines += [f"resigned: {' '.join(sealed.resigned)}"] if sealed.resigned else []
    return [*lines, f"over: {sealed.over}"] if sealed.over else lines


def commitment_line(number: int, made: Commitment) -> str:
    line = f"commitment {number} {made.seat} {made.person}: {made.commitment}"
    return f"{line} {made.value}" if made.value else line


def choice_line(choice: SealedChoice) -> str:
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
    if not found["seal"] or any(len(found[kind]) > 1 for kind in ONCE):
        return None
    once = {kind: found[kind][0][1] if found[kind] else "" for kind in ONCE}
    return Sealed(
        table=table,
        seal=once["seal"],
        key=once["key"],
        secret=once["secret"],
        lost_from=int(once["unsealed"] or 0),
        contributions=[Contribution(m[1], m[3], int(m[2])) for m in found["contribution"]],
        rounds=rounds_in(found["commitment"], found["round"]),
        choices=[
            SealedChoice(int(m[1]), m[2], m[4], bool(m[3]), m[5] or "") for m in found["choice"]
        ],
        resigned=once["resigned"].split(),
        over=once["over"],
    )


def rounds_in(made: Sequence[re.Match[str]], mixed: Sequence[re.Match[str]]) -> list[Round]:
    """The rounds that some lines tell of, by their numbers; `verify.py` looks for gaps."""
    from_draw = {int(m[1]): int(m[2]) for m in mixed}
    commitments: dict[int, list[Commitment]] = {number: [] for number in from_draw}
    for m in made:
        found = Commitment(m[2], int(m[3]), m[4], m[5] or "")
        commitments.setdefault(int(m[1]), []).append(found)
    return [
        Round(number, commitments[number], from_draw.get(number, 0), number in from_draw)
        for number in sorted(commitments)
    ]
