"""Whether a saved game is what it says, and its dice as fair as they were promised to be.

Nothing is needed but the file. The checks are listed, each with what was compared, so that nobody
has to believe a bare yes; the first that fails says where. `docs/fairness.md` tells what follows
from them and what does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import msgspec

from . import fair
from .errors import LudothequeError, Problem
from .match import Match
from .sealed import Choice, Sealed
from .seats import FATE
from .text import Saved, load_saved, save

Verdict = Literal["fair", "wrong", "unfinished", "lost", "unsealed", "outdated"]


class Check(msgspec.Struct, frozen=True):
    """One thing that was looked at: the key of its sentence, and what to fill in."""

    code: str
    ok: bool
    values: dict[str, str | int] = {}
    game: str = ""  # whose words hold the sentence; empty for the house's own
    cause: Check | None = None  # fills the place of `why` in the sentence, where there is one


class Verification(msgspec.Struct, frozen=True):
    """All that was looked at, and what follows from it.

    `fair`: everything holds, the game was sealed and is over. `wrong`: something does not hold.
    `unfinished`: nothing is wrong, but the secret is not told yet. `lost`: the house lost its key,
    so that not everything can be shown. `unsealed`: nothing was sealed, so nothing can be shown.
    """

    verdict: Verdict
    checks: list[Check]
    game: str = ""
    table: str = ""


def passed(code: str, **values: str | int) -> Check:
    return check_of(Problem(code, values), True)


def failed(code: str, **values: str | int) -> Check:
    return check_of(Problem(code, values), False)


def check_of(problem: Problem, ok: bool) -> Check:
    return Check(problem.code, ok, dict(problem.values), problem.game)


def verify(content: bytes) -> Verification:
    """Looks through a saved game, as it lies in its file."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        return Verification("wrong", [failed("verify-not-text", byte=error.start + 1)])
    try:
        saved = load_saved(text)
    except LudothequeError as error:
        outdated = error.problem.code == "saved-other-version"
        return Verification("outdated" if outdated else "wrong", [unreadable(error)])
    checks = list(checks_of(saved, text))
    table = saved.sealed.table if saved.sealed else ""
    return Verification(verdict_of(saved, checks), checks, saved.match.game.name, table)


def unreadable(error: LudothequeError) -> Check:
    """An error with what caused it, so that both can be said in the reader's language."""
    cause = error.__cause__
    because = unreadable(cause) if isinstance(cause, LudothequeError) else None
    return msgspec.structs.replace(check_of(error.problem, False), cause=because)


def verdict_of(saved: Saved, checks: list[Check]) -> Verdict:
    if not all(check.ok for check in checks):
        return "wrong"
    if saved.sealed is None:
        return "unsealed"
    if saved.sealed.lost_from:
        return "lost"
    return "fair" if saved.sealed.secret else "unfinished"


def checks_of(saved: Saved, text: str) -> Iterator[Check]:
    """Whatever can be looked at in this game, until the first thing that does not hold."""
    yield whole(saved, text)
    yield passed("verify-moves", moves=len(saved.match.log))
    if saved.sealed is None:
        yield passed("verify-unsealed")
    elif not saved.sealed.secret:
        yield from promises(saved, saved.sealed)
    else:
        yield from revelations(saved, saved.sealed)


def whole(saved: Saved, text: str) -> Check:
    """The file is, byte for byte, as this game is written."""
    expected = save(saved.match, saved.sealed, saved.players)
    if text == expected:
        return passed("verify-whole", lines=expected.count("\n"))
    found, wanted = text.split("\n"), expected.split("\n")
    pairs = enumerate(zip(found, wanted, strict=False), 1)
    shorter = min(len(found), len(wanted))
    line = next((line for line, (here, there) in pairs if here != there), shorter)
    return failed("verify-altered", line=line)


# ---------------------------------------------------------------- before the end


def promises(saved: Saved, sealed: Sealed) -> Iterator[Check]:
    """What was promised stands there; whether it is kept shows at the end."""
    if sealed.lost_from:
        yield passed("verify-lost", draw=sealed.lost_from)
    elif saved.match.over:
        yield failed("verify-no-secret")
    else:
        yield passed("verify-unfinished")
    yield from orderly(saved, sealed)


def orderly(saved: Saved, sealed: Sealed) -> Iterator[Check]:
    """Contributions and choices are numbered as they came."""
    last = 1
    for place, given in enumerate(sealed.contributions, 1):
        if not last <= given.from_draw <= len(saved.draws) + 1:
            yield failed("verify-order", number=place, seat=given.seat)
        last = given.from_draw
    for place, choice in enumerate(sealed.choices, 1):
        if choice.number != place:
            yield failed("verify-order", number=choice.number, seat=choice.seat)


# ---------------------------------------------------------------- after it


def revelations(saved: Saved, sealed: Sealed) -> Iterator[Check]:
    """The secret is the one that was promised, and everything follows from it."""
    secret = bytes.fromhex(sealed.secret)
    if fair.seal_of(secret).hex() != sealed.seal:
        yield failed("verify-seal")
        return
    yield passed("verify-seal-opened", seal=sealed.seal)
    yield from orderly(saved, sealed)
    yield from contributions(sealed)
    yield draws(saved, sealed, secret)
    yield choices(saved.match, sealed, secret)
    if sealed.lost_from:
        yield passed("verify-lost", draw=sealed.lost_from)


def contributions(sealed: Sealed) -> Iterator[Check]:
    if not sealed.contributions:
        yield passed("verify-no-contribution")
    for given in sealed.contributions:
        yield passed("verify-contribution", seat=given.seat, draw=given.from_draw)


@dataclass(frozen=True)
class Draw:
    """One of fate's choices: what was drawn, and what had to be drawn."""

    number: int
    outcomes: int
    outcome: int
    expected: int
    line: int


def all_draws(saved: Saved, sealed: Sealed, secret: bytes) -> Iterator[Draw]:
    """Every choice of fate's that was sealed, with what the secret makes of it."""
    table, mix = sealed.table, fair.first_mix(sealed.table, bytes.fromhex(sealed.seal))
    waiting = list(reversed(sealed.contributions))
    outcomes = (entry.choice for entry in saved.match.log if entry.seat == FATE)
    for number, (found, (among, line)) in enumerate(zip(outcomes, saved.draws, strict=True), 1):
        if number == sealed.lost_from:
            return
        while waiting and waiting[-1].from_draw <= number:
            given = waiting.pop()
            mix = fair.mixed(mix, given.seat, bytes.fromhex(given.value))
        yield Draw(number, among, found, fair.drawn(secret, table, number, mix, among), line)


def draws(saved: Saved, sealed: Sealed, secret: bytes) -> Check:
    count = 0
    for draw in all_draws(saved, sealed, secret):
        if draw.outcome != draw.expected:
            return failed("verify-draw", draw=draw.number, line=draw.line)
        count += 1
    return passed("verify-draws", draws=count)


class Line:
    """A move as a game is asked whether it is hidden."""

    def __init__(self, move: str) -> None:
        self.move = move


def hidden_moves(match: Match) -> Iterator[tuple[str, str]]:
    """Every move of a player's that was kept from the others: whose, and what it was."""
    hides, write = getattr(match.game.views, "hides_move", None), match.game.notation.write
    if hides is None:
        return
    for entry in match.log:
        text = write(entry.move)
        if entry.seat in match.seats and hides(match, Line(text)):
            yield entry.seat.word, text


def choices(match: Match, sealed: Sealed, secret: bytes) -> Check:
    """Each seal opens, and what stood in secret is what was played."""
    for choice in sealed.choices:
        if not opens(choice, sealed, secret):
            return failed("verify-choice", number=choice.number, seat=choice.seat)
    kept = [(choice.seat, choice.move) for choice in sealed.choices if not choice.taken_back]
    played = list(hidden_moves(match))
    if played[: len(kept)] != kept or (len(played) > len(kept) and not sealed.lost_from):
        return failed("verify-choices-differ", sealed=len(kept), played=len(played))
    back = len(sealed.choices) - len(kept)
    return passed("verify-choices", choices=len(sealed.choices), back=back)


def opens(choice: Choice, sealed: Sealed, secret: bytes) -> bool:
    salt = fair.salt_of(secret, sealed.table, choice.number)
    return fair.choice_seal(salt, choice.number, choice.seat, choice.move).hex() == choice.seal
