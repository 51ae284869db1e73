"""Saved games of sealed tables: true ones are proven, and whatever is changed in them is found."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as some

from ludotheque.engine import fair
from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.match import Match
from ludotheque.engine.notes import Notes, NotesError, read_notes, written
from ludotheque.engine.saving import seals
from ludotheque.engine.sealed import DIGEST_MARK
from ludotheque.engine.seats import FATE, Seat
from ludotheque.engine.text import load, load_saved
from ludotheque.engine.verify import Verification, verify
from ludotheque.games.pac_man.board.plan import Plan
from ludotheque.tables.access import KEY_BYTES, Keys
from ludotheque.words import say
from tests.tables.sealed import (
    FINGERPRINT,
    KEYS,
    KINDS,
    NAME,
    SEAL,
    SECRET,
    SealedGame,
    a_finished,
    finished,
    resealed,
    unfinished,
)
from tests.tiers import times

EVERY_KIND = pytest.mark.parametrize("kind", KINDS)
kinds = some.sampled_from(list(KINDS))
places = some.integers(0, 1 << 30)


def found(text: str | bytes, notes: Notes | None = None, key: str = "") -> Verification:
    return verify(text.encode() if isinstance(text, str) else text, notes, key)


def wrong(text: str | bytes, notes: Notes | None = None, key: str = "") -> dict[str, str | int]:
    """The first thing that does not hold, with its code; there is a sentence for it."""
    report = found(text, notes, key)
    assert report.verdict == "wrong"
    check = next(check for check in report.checks if not check.ok)
    for language in ("en", "fr"):
        assert " " in say(language, check.code, check.values, game=check.game)
    return {"code": check.code, **check.values}


# ---------------------------------------------------------------- true games


@EVERY_KIND
def test_a_finished_game_is_proven_and_says_what_was_checked(kind: str) -> None:
    text = finished(kind)
    report = found(text, key=FINGERPRINT)
    assert (report.verdict, report.game, report.table) == ("signed", kind, NAME)
    assert report.key == FINGERPRINT
    values = {check.code: check.values for check in report.checks}
    match = load(text)
    draws = sum(entry.seat == FATE for entry in match.log)
    assert values["verify-whole"]["lines"] == text.count("\n")
    assert values["verify-moves"]["moves"] == len(match.log)
    assert values["verify-seal-opened"]["seal"] == SEAL
    assert values["verify-draws"]["draws"] == draws > 0
    mixed = [check.values for check in report.checks if check.code == "verify-mixed"]
    assert [each["seats"] for each in mixed] == ["A", "A, B"]
    assert mixed[0]["draw"] == 1


def test_secret_choices_are_opened_and_those_taken_back_too() -> None:
    text = finished("close-encounters")
    checks = {check.code: check.values for check in found(text).checks}
    assert checks["verify-choices"]["back"] == 1
    assert int(checks["verify-choices"]["choices"]) > 4
    assert re.search(rf"^choice 1 [AB] taken back: {'[0-9a-f]' * 64} circle \d+$", text, re.M)
    assert "verify-choices" in {
        check.code for check in found(finished("mission-impossible")).checks
    }
    assert finished("mission-impossible").count("\nchoice ") == 18


@EVERY_KIND
def test_an_unfinished_game_tells_no_secret_and_what_can_be_checked(kind: str) -> None:
    text = unfinished(kind)
    report = found(text)
    assert report.verdict == "unfinished"
    assert SECRET.hex() not in text
    assert "verify-unfinished" in {check.code for check in report.checks}
    assert all(line.endswith(("A", "B", "C")) or re.search(r": [0-9a-f]{64}$", line)
               for line in text.split("\n") if line.startswith("choice"))  # fmt: skip


@EVERY_KIND
def test_an_old_file_is_still_read_and_said_to_be_unsealed(kind: str) -> None:
    text = load(finished(kind)).text()
    assert "table:" not in text
    report = found(text)
    assert report.verdict == "unsealed"
    assert report.checks[-1].code == "verify-unsealed"


def test_a_game_that_was_given_up_is_proven_as_far_as_it_came() -> None:
    here = SealedGame("pac-man", 2).sit(Seat.A, Seat.B).play(30)
    here.take(here.table.resign(Seat.A))
    assert "\nresigned: A\nover: resigned\n" in here.reveal().saved()
    assert found(here.saved(), key=FINGERPRINT).verdict == "signed"


def test_a_saved_game_is_loaded_with_all_that_it_was_sealed_with() -> None:
    here = SealedGame("close-encounters", 2).sit(Seat.A, Seat.B).play().reveal()
    saved = load_saved(here.table.saved())
    assert saved.sealed == here.table.fairness.told(here.table.ending)
    assert isinstance(load(here.table.saved()), Match)


# ---------------------------------------------------------------- any single change


@settings(max_examples=times(60, 300))
@given(kinds, places, some.integers(0, 255))
@example("pac-man", 0, 0xFF)
def test_a_byte_that_was_replaced_is_found(kind: str, place: int, byte: int) -> None:
    content = bytearray(finished(kind).encode())
    place %= len(content)
    content[place] = byte if byte != content[place] else byte ^ 1
    wrong(bytes(content))


@settings(max_examples=times(40, 200))
@given(kinds, places)
def test_a_byte_that_was_removed_is_found(kind: str, place: int) -> None:
    content = finished(kind).encode()
    place %= len(content)
    wrong(content[:place] + content[place + 1 :])


@settings(max_examples=times(40, 200))
@given(kinds, places, some.binary(min_size=1, max_size=3))
@example("pac-man", -1, b"\n")
@example("pac-man", -1, b" ")
@example("situation-4", -1, b"\r\n")
def test_bytes_that_were_inserted_are_found(kind: str, place: int, more: bytes) -> None:
    content = finished(kind).encode()
    place = len(content) if place < 0 else place % (len(content) + 1)
    wrong(content[:place] + more + content[place:])


@settings(max_examples=times(40, 200))
@given(kinds, places, places)
def test_lines_that_were_swapped_or_removed_are_found(kind: str, one: int, other: int) -> None:
    lines = finished(kind).splitlines(keepends=True)
    one, other = one % len(lines), other % len(lines)
    without = lines[:one] + lines[one + 1 :]
    wrong("".join(without))
    lines[one], lines[other] = lines[other], lines[one]
    if "".join(lines) != finished(kind):
        wrong("".join(lines))


@EVERY_KIND
def test_every_byte_of_what_the_game_was_sealed_with_counts(kind: str) -> None:
    text = finished(kind)
    start, end = text.index("table:"), text.index("moves:")
    for place in range(start, end, 7):
        other = "0" if text[place] != "0" else "1"
        wrong(text[:place] + other + text[place + 1 :])


def test_the_error_says_which_line_it_is() -> None:
    text = finished("pac-man")
    line = text[: text.index("secret:")].count("\n") + 1
    digit = text.index("secret:") + 20
    altered = text[:digit] + ("0" if text[digit] != "0" else "1") + text[digit + 1 :]
    said = wrong(altered)
    assert said["code"] == "saved-altered"
    assert int(said["line"]) <= line <= int(said["last"])
    assert wrong(text.replace("\n", "\r\n", 1)) == {"code": "verify-altered", "line": 1}
    assert wrong(b"\xff" + text.encode()) == {"code": "verify-not-text", "byte": 1}


# ---------------------------------------------------------------- skilful forgeries


def forged(kind: str, pattern: str, replacement: str) -> dict[str, str | int]:
    """A game whose digest and last line fit a line that is not true."""
    text = finished(kind)
    changed = re.sub(pattern, replacement, text, count=1, flags=re.MULTILINE)
    assert changed != text
    return wrong(resealed(changed.splitlines()))


def test_a_forgery_is_one_that_only_the_seals_can_find() -> None:
    """What follows is not found by its digest: that fits."""
    for kind in KINDS:
        assert resealed(finished(kind).splitlines(), KEYS) == finished(kind)


@EVERY_KIND
def test_a_digest_that_does_not_fit_is_said_to_be_it(kind: str) -> None:
    """The last line's short marks are made to fit an altered line; the digest is not."""
    text = finished(kind)
    honest = next(line for line in text.splitlines() if line.startswith(DIGEST_MARK))
    altered = re.sub(r"^(commitment 1 A 1: ).*", rf"\g<1>{'0' * 64}", text, flags=re.MULTILINE)
    *lines, _ = resealed(altered.splitlines()).splitlines()
    lines[-1] = honest
    end = f"end: {' '.join([str(len(lines)), *seals(lines)])}"
    assert wrong("\n".join([*lines, end, ""])) == {"code": "saved-digest", "line": len(lines)}


@EVERY_KIND
def test_another_secret_does_not_open_the_seal(kind: str) -> None:
    other = fair.secret_of(SECRET, "other").hex()
    assert forged(kind, r"^secret: .*", f"secret: {other}")["code"] == "verify-seal"


@EVERY_KIND
def test_another_secret_with_its_own_seal_gives_other_dice(kind: str) -> None:
    other = fair.secret_of(SECRET, "other")
    seal = fair.seal_of(other).hex()
    replaced = rf"seal: {seal}\n\1\nsecret: {other.hex()}"
    assert forged(kind, r"^seal: .*\n(key: .*)\nsecret: .*", replaced)["code"] == "verify-draw"


@EVERY_KIND
def test_another_number_is_not_what_was_committed_to(kind: str) -> None:
    said = forged(kind, r"^(commitment 1 A 1: \w{64}) \w{64}$", rf"\1 {'0' * 64}")
    assert (said["code"], said["seat"]) == ("verify-commitment", "A")


@EVERY_KIND
def test_another_number_with_its_commitment_gives_other_dice(kind: str) -> None:
    made = fair.commitment_of(NAME, 1, "A", bytes(32)).hex()
    replaced = f"commitment 1 A 1: {made} {'0' * 64}"
    assert forged(kind, r"^commitment 1 A 1: .*", replaced)["code"] == "verify-draw"


@EVERY_KIND
def test_a_number_that_was_left_out_is_missed(kind: str) -> None:
    assert forged(kind, r"^(commitment 1 A 1: \w{64}) \w{64}$", r"\1")["code"] == "verify-draw"
    assert forged(kind, r"^commitment 1 A 1: .*\nround 1.*\n", "")["code"] == "verify-round"


@EVERY_KIND
def test_a_number_is_of_the_seat_and_the_round_that_it_was_committed_for(kind: str) -> None:
    assert forged(kind, r"^commitment 1 A 1", "commitment 1 B 1")["code"] == "verify-commitment"
    first = re.search(r"^commitment 1 A 1: (.*)$", finished(kind), re.MULTILINE)
    assert first is not None
    said = forged(kind, r"^commitment 2 A 1: .*$", f"commitment 2 A 1: {first[1]}")
    assert (said["code"], said["number"]) == ("verify-commitment", 2)


@EVERY_KIND
def test_nobody_takes_part_twice_in_a_round_or_without_a_seat(kind: str) -> None:
    line = r"^(commitment 1 A 1: .*)$"
    assert forged(kind, line, r"\1\n\1")["code"] == "verify-commitment"
    made = fair.commitment_of(NAME, 1, "F", bytes(32)).hex()
    said = forged(kind, line, rf"\1\ncommitment 1 F 1: {made} {'0' * 64}")
    assert (said["code"], said["seat"]) == ("verify-round-seat", "F")


def test_no_more_people_take_part_for_a_seat_than_it_has_room_for() -> None:
    made = fair.commitment_of(NAME, 1, "B", bytes(32)).hex()
    lines = "".join(rf"\ncommitment 1 B {number}: {made}" for number in range(1, 10))
    said = forged("pac-man", r"^(commitment 1 A 1: .*)$", rf"\1{lines}")
    assert (said["code"], said["seat"]) == ("verify-round-seat", "B")


def test_a_round_that_counts_from_another_draw_gives_other_dice() -> None:
    text = finished("pac-man")
    since = int(re.search(r"^round 2: from draw (\d+)", text, re.MULTILINE)[1])  # type: ignore[index]
    for other in (since - 1, since + 5):
        said = forged("pac-man", rf"^round 2: from draw {since}", f"round 2: from draw {other}")
        assert said["code"] == "verify-draw"
        assert said["draw"] == min(since, other)


def test_somebody_who_does_not_tell_their_number_is_named() -> None:
    here = SealedGame("pac-man", 2).sit(Seat.A, Seat.B).play(20)
    here.shake(Seat.A, Seat.B, silent=(Seat.B,))
    report = found(here.play().reveal().saved(), key=FINGERPRINT)
    assert report.verdict == "signed"
    assert found(here.saved(), here.notes).verdict == "signed"  # and not proven
    (left_out,) = [check for check in report.checks if check.code == "verify-left-out"]
    assert (left_out.values, left_out.known) == ({"number": 2, "seat": "B"}, False)


def test_another_table_gives_other_dice() -> None:
    assert forged("pac-man", "^table: 5", "table: 6")["code"] == "verify-commitment"


def test_a_roll_that_was_not_drawn_is_found_with_its_line() -> None:
    """The last roll of all may be changed without the rules minding, if nobody walks it."""
    here = SealedGame("pac-man", 2).sit(Seat.A)
    here.take(here.table.resign(Seat.A))
    text = here.reveal().table.saved()
    lines = text.splitlines()
    at = max(number for number, line in enumerate(lines) if line.startswith("fate: "))
    rolls = lines[at].removeprefix("fate: ").split(", ")
    rolls[-1] = "1-1" if rolls[-1] != "1-1" else "6-6"
    lines[at] = "fate: " + ", ".join(rolls)
    said = wrong(resealed(lines))
    assert (said["code"], said["line"]) == ("verify-draw", at + 1)


def test_a_deal_that_was_not_drawn_is_found() -> None:
    text = finished("situation-4")
    first, second = re.search(r"deal (\w+), deal (\w+)", text).groups()  # type: ignore[union-attr]
    said = forged("situation-4", f"deal {first}, deal {second}", f"deal {second}, deal {first}")
    assert said["code"] in ("verify-draw", "saved-illegal", "saved-bad-move")


def test_an_empty_home_that_was_not_drawn_is_found() -> None:
    """With three in Pac-Man it is the first draw; the rolls for the start do not depend on it."""
    here = SealedGame("pac-man", 3).sit(Seat.A)
    for seat in (Seat.A, Seat.B):
        here.take(here.table.resign(seat))
    text = here.reveal().saved()
    assert found(text, key=FINGERPRINT).verdict == "signed"
    (drawn,) = re.findall(r"fate: empty (\w+)", text)
    plan = of_type(Plan, here.table.match.board.plan)
    for home in (plan.spaces[number].name for number in plan.homes):
        if home != drawn:
            said = wrong(resealed(text.replace(f"empty {drawn}", f"empty {home}").splitlines()))
            assert (said["code"], said["draw"]) == ("verify-draw", 1)


def test_a_choice_that_was_not_sealed_is_found() -> None:
    """Both what was chosen and what was played say the same other thing; the seal does not."""
    for kind in ("close-encounters", "mission-impossible"):
        text = finished(kind)
        number, move = re.search(r"^choice (\d+) [A-C]: \w{64} (.*)$", text, re.MULTILINE).groups()  # type: ignore[union-attr]
        said = forged(kind, rf"^(choice {number} .*) {move}$", r"\1 circle 1")
        assert (said["code"], said["number"]) == ("verify-choice", int(number))


def test_choices_that_are_not_those_that_were_played_are_found() -> None:
    text = finished("close-encounters")
    last = text.count("\nchoice ")
    for pattern, replacement in (
        (rf"^choice {last} .*\n", ""),
        (rf"^choice {last} ([AB]):", rf"choice {last} \1 taken back:"),
        (r"^choice 1 ([AB]) taken back:", r"choice 1 \1:"),
    ):
        assert forged("close-encounters", pattern, replacement)["code"] == "verify-choices-differ"
    said = forged("close-encounters", r"^choice 1 (.*)\nchoice 2", r"choice 2 \1\nchoice 1")
    assert said["code"] == "verify-order"


@EVERY_KIND
def test_a_game_whose_secret_was_left_out_is_not_proven(kind: str) -> None:
    assert forged(kind, r"^secret: .*\n", "")["code"] == "verify-no-secret"


SEALED_WITH = (
    "table", "seal", "key", "secret", "commitment", "round", "choice", "over", "digest", "signature"
)  # fmt: skip


@EVERY_KIND
def test_a_game_whose_seal_was_left_out_proves_nothing(kind: str) -> None:
    lines = [line for line in finished(kind).splitlines() if not line.startswith(SEALED_WITH)]
    assert found(load("\n".join([*lines[:-1], "end: unsealed"])).text()).verdict == "unsealed"


def test_a_lost_key_is_told_and_proves_no_more_than_it_can() -> None:
    said = forged_loss(9)
    assert said.verdict == "lost"
    checks = {check.code: check.values for check in said.checks}
    assert checks["verify-draws"] == {"draws": 8}
    assert checks["verify-lost"] == {"draw": 9}


def forged_loss(draw: int) -> Verification:
    text = finished("pac-man")
    lost = text.replace("\ncommitment 1", f"\nunsealed from draw: {draw}\ncommitment 1", 1)
    return found(resealed(lost.splitlines()))


@settings(max_examples=times(20, 60))
@given(kinds, places, some.randoms(use_true_random=False))
def test_random_bytes_never_make_it_fall_over(kind: str, place: int, random: Random) -> None:
    content = bytearray(finished(kind).encode())
    for _ in range(random.randrange(1, 60)):
        content[(place + random.randrange(400)) % len(content)] = random.randrange(256)
    assert found(bytes(content)).verdict in ("wrong", "consistent")


# ---------------------------------------------------------------- who signed it


def test_only_a_key_that_one_knows_shows_who_signed() -> None:
    text = finished("pac-man")
    assert found(text).verdict == "consistent"
    assert "verify-signed-by" in {check.code for check in found(text).checks}
    grouped = " ".join(FINGERPRINT[at : at + 4] for at in range(0, 32, 4)).upper()
    assert found(text, key=grouped).verdict == "signed"
    assert wrong(text, key="0" * 32)["code"] == "verify-other-key"
    unsigned = resealed(text.splitlines())
    assert found(unsigned).verdict == "consistent"
    assert wrong(unsigned, key=FINGERPRINT)["code"] == "verify-unsigned"


OTHERS = Keys(bytes(range(1, KEY_BYTES + 1)))


@EVERY_KIND
def test_a_game_that_was_cut_short_after_its_end_is_not_signed_any_more(kind: str) -> None:
    """The secret stands there, and all that is left fits: the file alone shows nothing."""
    here = a_finished(kind)
    cut = SealedGame.up_to(here, len(here.log) - 8)
    text = resealed(cut.splitlines())
    assert str(wrong(text, here.notes)["code"]).startswith(
        ("verify-end", "verify-notes", "verify-no")
    )
    assert wrong(text, key=FINGERPRINT)["code"] in (
        "verify-unsigned",
        "verify-end",
        "verify-no-secret",
    )
    foreign = re.sub(r"^key: .*", f"key: {OTHERS.public}", text, flags=re.MULTILINE)
    foreign = resealed(foreign.splitlines(), OTHERS)
    assert wrong(foreign, key=FINGERPRINT)


def test_what_another_key_signed_in_this_servers_name_is_found() -> None:
    forgery = resealed(finished("pac-man").splitlines(), OTHERS)
    assert wrong(forgery)["code"] == "verify-signature"


def test_a_secret_choice_that_was_changed_and_sealed_anew_is_found_by_notes_and_signature() -> None:
    """Whoever knows the secret can seal another choice: the file alone does not show it."""
    here = a_finished("close-encounters")
    text = finished("close-encounters")
    number, seat, move = re.findall(
        r"^choice (\d+) ([AB]) taken back: \w{64} (circle \d+)$", text, re.MULTILINE
    )[0]
    other = "circle 41" if move != "circle 41" else "circle 40"
    salt = fair.salt_of(SECRET, NAME, int(number))
    seal = fair.choice_seal(salt, int(number), seat, other).hex()
    line = f"choice {number} {seat} taken back: {seal} {other}"
    forgery = resealed(
        re.sub(rf"^choice {number} .*$", line, text, flags=re.MULTILINE).splitlines()
    )
    assert found(forgery).verdict == "consistent"
    assert wrong(forgery, here.notes)["code"] == "verify-notes-choice"
    assert wrong(forgery, key=FINGERPRINT)["code"] == "verify-unsigned"


# ---------------------------------------------------------------- notes


@EVERY_KIND
def test_notes_prove_the_game_that_they_were_taken_of(kind: str) -> None:
    here = a_finished(kind)
    report = found(here.saved(), here.notes)
    assert report.verdict == "proven", [check for check in report.checks if not check.ok]
    codes = {check.code: check for check in report.checks}
    assert codes["verify-notes"].values["moves"] == len(here.table.match.log)
    assert codes["verify-notes-covered"].values["draws"] == len(load_saved(here.saved()).draws)
    assert found(here.saved(), here.notes, FINGERPRINT).verdict == "proven"


@EVERY_KIND
def test_notes_are_the_same_after_they_were_written_and_read(kind: str) -> None:
    notes = a_finished(kind).notes
    again = read_notes(written(notes).encode())
    assert again == notes
    assert found(finished(kind), again).verdict == "proven"


@settings(max_examples=times(40, 200))
@given(kinds, places, some.binary(min_size=0, max_size=2))
def test_notes_that_were_altered_are_refused_or_do_not_fit(
    kind: str, place: int, more: bytes
) -> None:
    content = written(a_finished(kind).notes).encode()
    place %= len(content)
    changed = content[:place] + more + content[place + 1 :]
    if changed in (content, content + b"\n") or changed.rstrip(b"\n") == content.rstrip(b"\n"):
        return
    honest = a_finished(kind).notes
    try:
        notes = read_notes(changed)
    except NotesError as error:
        codes = [
            say(language, error.problem.code, error.problem.values) for language in ("en", "fr")
        ]
        notes = replace(honest, game="".join(codes))
    assert (notes.own, notes.game) != (honest.own, honest.game)


def test_notes_of_another_table_are_said_to_be() -> None:
    notes = a_finished("pac-man", 2).notes
    assert str(wrong(finished("pac-man"), notes)["code"]).startswith("verify-notes")
    other = replace(notes, table=NAME[::-1])
    assert wrong(finished("pac-man"), other)["code"] == "verify-notes-other-table"


def test_notes_that_end_early_prove_what_they_saw_and_say_so() -> None:
    here = SealedGame("pac-man", 2).sit(Seat.A, Seat.B).play(40)
    early = read_notes(written(here.notes).encode())
    text = here.play().reveal().saved()
    report = found(text, early, FINGERPRINT)
    assert report.verdict == "signed"
    open_ones = {check.code for check in report.checks if not check.known}
    assert "verify-notes-early" in open_ones


def test_draws_whose_latest_round_lacks_the_note_taker_are_not_proven() -> None:
    here = SealedGame("pac-man", 2).sit(Seat.A, Seat.B).play(40)
    first = here.table.fairness.draws + 1
    here.shake(Seat.B)
    text = here.play().reveal().saved()
    report = found(text, here.notes)
    assert report.verdict == "signed"
    (gap,) = [check for check in report.checks if check.code == "verify-notes-open"]
    assert gap.values["first"] == first
