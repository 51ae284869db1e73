"""Whether a saved game is what it says, and its dice as fair as they were promised to be.

The file alone shows whether it contradicts itself. What a page noted while the game was played
shows more, and so does the signature of a server whose key one knows. The checks are listed, each
with what was compared, so that nobody has to believe a bare yes; the first that fails says where.
`docs/fairness.md` tells what follows from them and what does not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Literal

from . import fair
from .errors import LudothequeError, Problem
from .match import Match
from .notes import HIDDEN, NO_KEY, Notes, covered, told_moves
from .saving import save
from .sealed import Commitment, Contribution, Round, Sealed, SealedChoice
from .seats import FATE, WORDS
from .text import Saved, load_saved

MOST_ROUNDS = 32  # of contributions at one table
MOST_PEOPLE = 8  # at one seat
RESIGNED, ENDED = "resigned", "ended"  # why a game can be over besides its rules

Verdict = Literal[
    "proven", "signed", "consistent", "wrong", "unfinished", "lost", "unsealed", "outdated"
]


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at: the key of its sentence, and what to fill in."""

    code: str
    ok: bool
    values: dict[str, str | int] = field(default_factory=dict)
    game: str = ""  # whose words hold the sentence; empty for the house's own
    cause: Check | None = None  # fills the place of `why` in the sentence, where there is one
    known: bool = True  # whether it could be looked at; if not, nothing speaks against it


@dataclass(frozen=True, slots=True)
class Verification:
    """All that was looked at, and what follows from it.

    `proven`: it is the game that the notes tell of, every draw has a number of the note-taker's own
    in it, and nobody who had committed to one was left out. `signed`: nothing is wrong, and the
    server signed it whose key was given. `consistent`: nothing is wrong, but anybody could have
    written it. `wrong`: something does not hold. `unfinished`: nothing is wrong, but it is not
    over. `lost`: the house lost its key, so that not everything can be shown. `unsealed`: nothing
    was sealed, so nothing can be shown.
    """

    verdict: Verdict
    checks: list[Check]
    game: str = ""
    table: str = ""
    key: str = ""  # the fingerprint of the key that signed it, where one has


def passed(code: str, **values: str | int) -> Check:
    return check_of(Problem(code, values), True)


def failed(code: str, **values: str | int) -> Check:
    return check_of(Problem(code, values), False)


def unknown(code: str, **values: str | int) -> Check:
    """What cannot be shown; nothing speaks against it."""
    return replace(passed(code, **values), known=False)


def check_of(problem: Problem, ok: bool) -> Check:
    return Check(problem.code, ok, dict(problem.values), problem.game)


def verify(content: bytes, notes: Notes | None = None, key: str = "") -> Verification:
    """Looks through a saved game, as it lies in its file.

    With the notes of somebody who was there it is held against them; with the fingerprint of a
    server's key, the signature against that.
    """
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
    seen = [*signature(saved, notes, key), *(compared(saved, notes) if notes else [])]
    table = saved.sealed.table if saved.sealed else ""
    verdict = verdict_of(saved, checks, seen, notes)
    return Verification(
        verdict,
        [*checks, *seen],
        saved.match.game.name,
        table,
        signer(saved) if saved.signature else "",
    )


def unreadable(error: LudothequeError) -> Check:
    """An error with what caused it, so that both can be said in the reader's language."""
    cause = error.__cause__
    because = unreadable(cause) if isinstance(cause, LudothequeError) else None
    return replace(check_of(error.problem, False), cause=because)


def verdict_of(
    saved: Saved, checks: list[Check], seen: list[Check], notes: Notes | None
) -> Verdict:
    if not all(check.ok for check in [*checks, *seen]):
        return "wrong"
    if saved.sealed is None:
        return "unsealed"
    if saved.sealed.lost_from:
        return "lost"
    if not (saved.sealed.secret and saved.sealed.over):
        return "unfinished"
    if notes and not any(leaves_open(check) for check in [*checks, *seen]):
        return "proven"
    return "signed" if any(check.code == "verify-signed" for check in seen) else "consistent"


def leaves_open(check: Check) -> bool:
    """Whether notes prove less by it: they say nothing of some draws, or somebody was left out."""
    about = check.code.startswith("verify-notes") or check.code == "verify-left-out"
    return about and not check.known


def checks_of(saved: Saved, text: str) -> Iterator[Check]:
    """Whatever can be looked at in this game, until the first thing that does not hold."""
    yield whole(saved, text)
    yield passed("verify-moves", moves=len(saved.match.log))
    if saved.sealed is None:
        yield unknown("verify-unsealed")
        return
    yield from ending(saved, saved.sealed)
    if not saved.sealed.secret:
        yield from promises(saved, saved.sealed)
    else:
        yield from revelations(saved, saved.sealed)


def whole(saved: Saved, text: str) -> Check:
    """The file is, byte for byte, as this game is written."""
    sign = (lambda digest: saved.signature) if saved.signature else None
    expected = save(saved.match, saved.sealed, saved.players, sign)
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
        yield unknown("verify-lost", draw=sealed.lost_from)
    elif sealed.over:
        yield failed("verify-no-secret")
    else:
        yield unknown("verify-unfinished")
    yield from orderly(saved, sealed)


def ending(saved: Saved, sealed: Sealed) -> Iterator[Check]:
    """Why it is over fits what was played, and who gave up."""
    seats = [seat.word for seat in saved.match.seats]
    resigned = [seat for seat in seats if seat in sealed.resigned]
    outcome = saved.match.outcome
    if list(sealed.resigned) != resigned:
        yield failed("verify-end")
    elif outcome is not None:
        yield passed("verify-over") if sealed.over == outcome.reason else failed("verify-end")
    elif sealed.over == RESIGNED:
        left = len(seats) - len(resigned)
        yield passed("verify-over-resigned") if left <= 1 else failed("verify-end")
    elif sealed.over == ENDED:
        yield passed("verify-over-ended")
    elif sealed.over or sealed.secret:
        yield failed("verify-end")


def orderly(saved: Saved, sealed: Sealed) -> Iterator[Check]:
    """Contributions and choices are numbered as they came, and nobody's are too many."""
    last = 1
    for place, given in enumerate(sealed.contributions, 1):
        if not last <= given.from_draw <= len(saved.draws) + 1 or no_seat(saved, given.seat):
            yield failed("verify-order", number=place, seat=given.seat)
        last = given.from_draw
    for place, each in enumerate(sealed.rounds, 1):
        yield from orderly_round(saved, sealed, place, each, last)
        last = each.from_draw or last
    for place, choice in enumerate(sealed.choices, 1):
        if choice.number != place or no_seat(saved, choice.seat):
            yield failed("verify-order", number=choice.number, seat=choice.seat)


def orderly_round(
    saved: Saved, sealed: Sealed, place: int, each: Round, last: int
) -> Iterator[Check]:
    """A round follows the one before it; whoever takes part does so once, and has a seat."""
    is_last = place == len(sealed.rounds)
    mixed = last <= each.from_draw <= len(saved.draws) + 1 if each.is_mixed else is_last
    if each.number != place or place > MOST_ROUNDS or not mixed:
        yield failed("verify-round", number=each.number)
    people = Counter((made.seat, made.person) for made in each.commitments)
    seats = Counter(seat for seat, _ in people)
    for seat, _ in people:
        if no_seat(saved, seat) or seats[seat] > MOST_PEOPLE:
            yield failed("verify-round-seat", number=each.number, seat=seat)
    for made in each.commitments:
        if people[made.seat, made.person] > 1 or not fits(sealed.table, each.number, made):
            yield failed("verify-commitment", number=each.number, seat=made.seat)


def no_seat(saved: Saved, letter: str) -> bool:
    return WORDS[letter] not in saved.match.seats


def fits(table: str, number: int, made: Commitment) -> bool:
    """Whether a number is the one that was committed to, as far as it was told."""
    if not made.value:
        return True
    value = bytes.fromhex(made.value)
    return fair.commitment_of(table, number, made.seat, value).hex() == made.commitment


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
        yield unknown("verify-lost", draw=sealed.lost_from)


def contributions(sealed: Sealed) -> Iterator[Check]:
    if not (sealed.contributions or sealed.rounds):
        yield unknown("verify-no-contribution")
    for given in sealed.contributions:
        yield unknown("verify-contribution", seat=given.seat, draw=given.from_draw)
    for each in sealed.rounds:
        if each.is_mixed:
            seats = sorted({seat for seat, _, _ in each.given})
            values = {"number": each.number, "draw": each.from_draw}
            yield passed("verify-mixed", seats=", ".join(seats) or "–", **values)
        for left in each.left_out:
            yield unknown("verify-left-out", number=each.number, seat=left.seat)


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
    waiting: list[Contribution | Round] = [*sealed.contributions, *sealed.rounds]
    waiting = [each for each in reversed(waiting) if each.from_draw]
    outcomes = (entry.choice for entry in saved.match.log if entry.seat == FATE)
    for number, (found, (among, line)) in enumerate(zip(outcomes, saved.draws, strict=True), 1):
        if number == sealed.lost_from:
            return
        while waiting and waiting[-1].from_draw <= number:
            mix = mixed(mix, waiting.pop())
        yield Draw(number, among, found, fair.drawn(secret, table, number, mix, among), line)


def mixed(mix: bytes, given: Contribution | Round) -> bytes:
    """What goes into the dice with one round more, or in older games with one contribution."""
    if isinstance(given, Round):
        return fair.mixed(mix, given.number, given.given)
    return fair.mixed_alone(mix, given.seat, bytes.fromhex(given.value))


def draws(saved: Saved, sealed: Sealed, secret: bytes) -> Check:
    count = 0
    for draw in all_draws(saved, sealed, secret):
        if draw.outcome != draw.expected:
            return failed("verify-draw", draw=draw.number, line=draw.line)
        count += 1
    return passed("verify-draws", draws=count)


def hidden_moves(match: Match) -> Iterator[tuple[str, str]]:
    """Every move of a player's that was kept from the others: whose, and what it was."""
    for entry in match.log:
        if entry.seat in match.seats and match.hides(entry.move):
            yield entry.seat.word, match.game.notation.write(entry.move)


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


def opens(choice: SealedChoice, sealed: Sealed, secret: bytes) -> bool:
    salt = fair.salt_of(secret, sealed.table, choice.number)
    return fair.choice_seal(salt, choice.number, choice.seat, choice.move).hex() == choice.seal


# ---------------------------------------------------------------- who signed it


def signature(saved: Saved, notes: Notes | None, key: str) -> Iterator[Check]:
    """Whether the server that the file names has signed it, and is the one that was asked for."""
    sealed = saved.sealed
    if sealed is None:
        return
    if not saved.signature:
        yield failed("verify-unsigned") if key else unknown("verify-unsigned")
    elif not is_genuine(saved, sealed):
        yield failed("verify-signature")
    elif key and signer(saved) != plain_fingerprint(key):
        yield failed("verify-other-key", key=grouped(signer(saved)))
    elif key or (notes and notes.key == sealed.key):
        yield passed("verify-signed", key=grouped(signer(saved)))
    else:
        yield unknown("verify-signed-by", key=grouped(signer(saved)))


def is_genuine(saved: Saved, sealed: Sealed) -> bool:
    public, digest = bytes.fromhex(sealed.key), bytes.fromhex(saved.digest)
    return fair.is_signed(public, digest, bytes.fromhex(saved.signature))


def signer(saved: Saved) -> str:
    """The fingerprint of the key that a saved game names."""
    return fair.fingerprint_of(bytes.fromhex(saved.sealed.key)) if saved.sealed else ""


def plain_fingerprint(text: str) -> str:
    """Without the gaps that make it readable."""
    return "".join(text.split()).lower()


def grouped(fingerprint: str) -> str:
    return " ".join(fingerprint[at : at + 4] for at in range(0, len(fingerprint), 4))


# ---------------------------------------------------------------- what somebody noted


def compared(saved: Saved, notes: Notes) -> Iterator[Check]:
    """A saved game held against notes, until the first thing that differs."""
    sealed = saved.sealed
    if sealed is None or (notes.table, notes.seal) != (sealed.table, sealed.seal):
        yield failed("verify-notes-other-table")
    elif notes.key != (sealed.key or NO_KEY):
        yield failed("verify-notes-other-key")
    else:
        differing = next(differences(saved, sealed, notes), None)
        yield differing or passed("verify-notes", lines=len(notes.lines), moves=len(notes.moves))
        if differing is None:
            yield from gaps(saved, sealed, notes)


def differences(saved: Saved, sealed: Sealed, notes: Notes) -> Iterator[Check]:
    if notes.odd:
        yield failed("verify-notes-odd", number=notes.odd, line=notes.lines[notes.odd - 1])
    yield from differing_moves(list(told_moves(saved)), notes)
    yield from differing_choices(sealed, notes)
    yield from differing_rounds(sealed, notes)
    yield from differing_own(notes)
    if notes.secret and notes.secret != sealed.secret:
        yield failed("verify-notes-secret")
    if notes.resigned != set(sealed.resigned) and notes.secret:
        yield failed("verify-notes-end")


def differing_moves(told: list[str], notes: Notes) -> Iterator[Check]:
    for number, (noted, found) in enumerate(zip(notes.moves, told, strict=False), 1):
        hidden = noted == f"fate {HIDDEN}" and found.startswith("fate ")
        if noted != found and not hidden:
            yield failed("verify-notes-move", number=number, noted=noted, found=found)
    if len(told) < len(notes.moves):
        yield failed("verify-notes-cut", noted=len(notes.moves), found=len(told))
    if len(told) > len(notes.moves) and notes.secret:
        yield failed("verify-notes-longer", noted=len(notes.moves), found=len(told))


def differing_choices(sealed: Sealed, notes: Notes) -> Iterator[Check]:
    for number, noted in enumerate(notes.choices, 1):
        found = sealed.choices[number - 1] if number <= len(sealed.choices) else None
        if found is None or not is_same(found, noted, bool(notes.secret)):
            yield failed("verify-notes-choice", number=number, seat=noted.seat)
    if len(sealed.choices) > len(notes.choices) and notes.secret:
        number, extra = len(notes.choices) + 1, sealed.choices[len(notes.choices)]
        yield failed("verify-notes-choice", number=number, seat=extra.seat)


def is_same(found: SealedChoice, noted: SealedChoice, to_the_end: bool) -> bool:
    """A choice can be taken back after the notes have ended."""
    back = found.taken_back == noted.taken_back or not to_the_end
    return back and (found.seat, found.seal) == (noted.seat, noted.seal)


def differing_rounds(sealed: Sealed, notes: Notes) -> Iterator[Check]:
    """The same people committed to the same, told the same, and it counted from the same draw."""
    if sealed.contributions:
        yield failed("verify-notes-uncommitted", seat=sealed.contributions[0].seat)
    for noted in notes.rounds:
        found = sealed.rounds[noted.number - 1] if noted.number <= len(sealed.rounds) else None
        if found is None:
            yield failed("verify-notes-round-gone", number=noted.number)
        elif not goes_on(noted, found):
            yield failed("verify-notes-round", number=noted.number)
    if len(sealed.rounds) > len(notes.rounds) and notes.secret:
        yield failed("verify-notes-round-added", number=len(notes.rounds) + 1)


def goes_on(noted: Round, found: Round) -> bool:
    """Whether a round is what was noted, or what can have become of it since."""
    if noted.is_mixed:
        return found == noted
    told, now = promised(noted), promised(found)
    return now == told if noted.is_closed else now[: len(told)] == told


def promised(each: Round) -> list[tuple[str, int, str]]:
    return [(made.seat, made.person, made.commitment) for made in each.commitments]


def differing_own(notes: Notes) -> Iterator[Check]:
    """A number that the server had taken was mixed in, in the round for which it was given."""
    for own in notes.own:
        each = notes.rounds[own.round - 1] if own.round <= len(notes.rounds) else None
        if each is None or not each.is_closed:
            continue
        made = fair.commitment_of(notes.table, own.round, own.seat, bytes.fromhex(own.value)).hex()
        mine = next((one for one in each.commitments if one.commitment == made), None)
        if mine is None and own.state != "sent":
            yield failed("verify-notes-own", number=own.round)
        if mine and each.is_mixed and not mine.value and own.state == "revealed":
            yield failed("verify-notes-own", number=own.round)


def gaps(saved: Saved, sealed: Sealed, notes: Notes) -> Iterator[Check]:
    """What these notes cannot speak for."""
    if not notes.secret:
        yield unknown("verify-notes-early", moves=len(notes.moves))
    draws = range(1, len(saved.draws) + 1)
    open_draws = [number for number in draws if not covered(notes, number)]
    if open_draws:
        yield unknown("verify-notes-open", first=open_draws[0], last=open_draws[-1])
    elif draws:
        yield passed("verify-notes-covered", draws=len(draws))
