"""Sealed tables: what is committed, contributed and revealed, and what nobody is told too early."""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator, Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine import fair
from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.sealed import SealedChoice
from ludotheque.engine.seats import FATE, Seat
from ludotheque.engine.verify import MOST_PEOPLE, MOST_ROUNDS, verify
from ludotheque.games.pac_man.board.plan import Plan
from ludotheque.games.pac_man.notation import Empty
from ludotheque.tables import messages
from ludotheque.tables.access import KEY_BYTES, Keys
from ludotheque.tables.entries import (
    Contributed,
    Drawn,
    Entry,
    Header,
    Moved,
    Revealed,
    Sat,
    encode,
    read_entry,
)
from ludotheque.tables.errors import NotAllowed, TableError
from ludotheque.tables.fairness import Brought
from ludotheque.tables.house import House
from ludotheque.tables.live_table import LiveTable
from ludotheque.tables.table import Table
from ludotheque.tables.timers import Schedule
from tests.tables.room import (
    KEYS,
    NEVER,
    A,
    B,
    Behind,
    C,
    Ear,
    a_move,
    everything,
    header,
    housed,
    moving,
    opened,
    play,
    promising,
    refusal,
    shake,
    sitting,
    tell_numbers,
    until,
)
from tests.tables.sealed import FINGERPRINT, NAME, SealedGame

ONE, OTHER = "1" * 64, "2" * 64
OTHER_KEYS = Keys(bytes(range(1, KEY_BYTES + 1)))
SECRETIVE = ("close-encounters", 2)


def refused(error: pytest.ExceptionInfo[TableError]) -> str:
    return error.value.problem.code


def rolls(table: Table) -> list[int]:
    return [entry.choice for entry in table.match.log if entry.seat == FATE]


def expected(table: Table, draws: int, among: int = 36) -> list[int]:
    """What the secret gives, with each round of numbers from its draw on."""
    secret, told = KEYS.table_secret(table.name), table.fairness.told()
    found = []
    for draw in range(1, draws + 1):
        mix = fair.first_mix(table.name, bytes.fromhex(told.seal))
        for each in told.rounds:
            if each.is_mixed and each.from_draw <= draw:
                mix = fair.mixed(mix, each.number, each.given)
        found.append(fair.drawn(secret, table.name, draw, mix, among))
    return found


def committing(seat: Seat, value: str, number: int = 1) -> Any:
    return partial(Table.commit, seat=seat, person=1, brought=Brought(value, number))


async def bring(live: LiveTable, seat: Seat, value: str) -> None:
    """Somebody sits down with a number for the dice."""
    await live.do(lambda table: table.sit(seat, "Ann", 1, 0, promising(table, seat, value)))


async def end(live: LiveTable, moves: int = 30) -> None:
    """Some moves, and then everybody gives up but one: that ends a game, too."""
    for _ in range(moves):
        if not live.table.over:
            await play(live)
    for place in live.table.places[1:]:
        if not live.table.over:
            await live.do(partial(Table.resign, seat=place.seat))
    assert live.table.over


async def seated(house: House, head: Header, people: Iterable[Seat] = (A, B)) -> LiveTable:
    """A table whose name is always the same, and so are its dice."""
    return await opened(house, head, people, NAME)


async def entries(house: House, name: str) -> list[Entry]:
    return [read_entry(stored.body) for stored in await house.store.read(name)]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Its dice are sealed, and its bots do nothing for an hour."""
    async with housed(tmp_path, delays=NEVER, sealed=True) as found:
        yield found


# ---------------------------------------------------------------- committing


async def test_a_table_is_sealed_before_anything_is_drawn(house: House) -> None:
    live = await house.open_table(header())
    seal = fair.seal_of(KEYS.table_secret(live.table.name)).hex()
    assert live.table.header.seal == seal == house.seal(live.table.name)
    stored = await house.store.header(live.table.name)
    assert stored is not None
    assert seal.encode() in stored
    ear = Ear()
    await live.join(ear)
    (snapshot,) = ear.of_type("snapshot")
    homes, rolls = snapshot["fairness"].pop("outcomes")
    assert homes == ["empty c9", "empty i9", "empty i3", "empty c3"]
    assert (len(rolls), rolls[0], rolls[6], rolls[-1]) == (36, "1-1", "2-1", "6-6")
    assert snapshot["fairness"] == {
        "seal": seal, "key": KEYS.public, "draws": 0, "rounds": [], "contributions": [],
        "choices": [], "secret": "", "lost_from": 0,
    }  # fmt: skip


async def test_every_table_has_a_secret_of_its_own(house: House) -> None:
    tables = [(await house.open_table(header())).table for _ in range(20)]
    assert len({table.header.seal for table in tables}) == 20
    assert len({KEYS.table_secret(table.name) for table in tables}) == 20


async def test_a_house_with_a_fate_of_its_own_seals_nothing(quiet_house: House) -> None:
    live = await seated(quiet_house, header())
    assert live.table.header.seal == ""
    await end(live)
    assert live.table.fairness.secret == ""
    assert "table:" not in live.table.saved()


async def test_a_table_from_before_there_were_seals_goes_on_without(tmp_path: Path) -> None:
    async with housed(tmp_path, delays=NEVER) as house:
        live = await seated(house, header())
        name = live.table.name
    async with housed(tmp_path, delays=NEVER, sealed=True) as house:
        live = await house.table(name)
        ear = Ear(A)
        await live.join(ear)
        assert ear.of_type("snapshot")[0]["fairness"] is None
        with pytest.raises(TableError) as error:
            await live.do(committing(A, ONE))
        assert refused(error) == "table-unsealed"
        await end(live)
        assert not any(kind in ear.kinds for kind in ("unsealed", "revealed"))
        assert verify(live.table.saved().encode()).verdict == "unsealed"


# ---------------------------------------------------------------- reservations


async def test_whoever_reserves_a_table_has_seen_its_seal_before(house: House) -> None:
    name = house.new_name()
    seal, token = house.seal(name), KEYS.reservation(name)
    live = await house.open_table(header(), house.reserved(token))
    assert (live.table.name, live.table.header.seal) == (name, seal)
    with pytest.raises(TableError) as error:
        await house.open_table(header(), house.reserved(token))
    assert refused(error) == "reservation-spent"
    assert (await house.table(name)) is live


@pytest.mark.parametrize(
    "token",
    [
        "",
        "nonsense",
        KEYS.host_token(NAME),
        KEYS.seat_token(NAME, A, 0, 1),
        KEYS.invitation(NAME, A, 0, 1),
        OTHER_KEYS.reservation(NAME),
        KEYS.reservation(NAME)[:-1],
        KEYS.reservation(NAME) + "A",
    ],
)
async def test_a_reservation_that_is_forged_or_foreign_is_none(token: str, house: House) -> None:
    with pytest.raises(TableError) as error:
        house.reserved(token)
    assert refused(error) == "no-reservation"


async def test_a_reservation_allows_nothing_but_to_open_a_table(house: House) -> None:
    live = await seated(house, header())
    grant = KEYS.read(KEYS.reservation(live.table.name))
    assert grant is not None
    assert not live.table.seating.may_play(grant)
    with pytest.raises(TableError) as error:
        await house.claim(live, grant)
    assert refused(error) == "not-your-seat"


# ---------------------------------------------------------------- dice


async def test_dice_follow_from_the_secret_and_from_what_was_contributed(house: House) -> None:
    live = await house.open_table(header(), NAME)
    await bring(live, A, ONE)
    await live.do(sitting(B))
    await tell_numbers(live, {A: ONE})
    await play(live, 40)
    await shake(live, {B: OTHER, A: "3" * 64})
    await end(live)
    drawn = rolls(live.table)
    assert len(drawn) > 5
    assert drawn == expected(live.table, len(drawn))
    first, second = live.table.fairness.rounds
    assert [(each.seat, each.value) for each in first.commitments] == [("A", ONE)]
    assert [(each.seat, each.value) for each in second.commitments] == [
        ("B", OTHER),
        ("A", "3" * 64),
    ]
    assert first.from_draw == 1 < second.from_draw


def a_sealed_game(seed: int, *contributing: Seat) -> SealedGame:
    return SealedGame("pac-man", 2, seed=seed).sit(*contributing)


def test_the_same_contributions_give_the_same_dice_whatever_is_played() -> None:
    one, other = (a_sealed_game(seed) for seed in (1, 2))
    for game in (one, other):
        game.random.seed(9)
        game.shake(A, B)
        game.random.seed(id(game))
        game.play(200)
    assert one.table.match.log != other.table.match.log
    drawn = list(zip(rolls(one.table), rolls(other.table), strict=False))
    assert len(drawn) > 15
    assert all(here == there for here, there in drawn)


def test_a_contribution_changes_what_is_drawn_after_it_and_nothing_before() -> None:
    with_it, without = (a_sealed_game(3) for _ in range(2))
    for game in (with_it, without):
        game.play(60)
    before = len(rolls(with_it.table))
    with_it.shake(B)
    with_it.random.setstate(without.random.getstate())
    for game in (with_it, without):
        game.play(300)
    assert before > 3
    assert rolls(with_it.table)[:before] == rolls(without.table)[:before]
    assert rolls(with_it.table)[before:] != rolls(without.table)[before:]


def test_nothing_can_be_rolled_again_by_taking_moves_back() -> None:
    game = a_sealed_game(4, A, B)
    taken_back = 0
    for _ in range(300):
        game.step()
        if game.table.undoable:
            before = rolls(game.table)
            game.take(game.table.undo(game.table.match.log[-1].seat))
            assert game.table.fairness.draws == len(rolls(game.table)) == len(before)
            taken_back += 1
    assert taken_back > 20
    drawn = rolls(game.table)
    assert drawn == expected(game.table, len(drawn))


async def test_bots_and_those_who_contribute_nothing_hold_nothing_up(tmp_path: Path) -> None:
    async with housed(tmp_path, sealed=True) as house:
        live = await seated(house, header("pac-man", 3), people=())
        await until(lambda: live.table.fairness.draws > 12)
        assert live.table.fairness.rounds == []
        home, *drawn = rolls(live.table)
        assert [home] == expected(live.table, 1, among=4)  # which one stays empty, with three
        assert drawn == expected(live.table, 1 + len(drawn))[1:]


async def test_which_home_stays_empty_is_drawn_and_told_like_a_roll(tmp_path: Path) -> None:
    """From the secret and what everybody contributed, before the first roll (PM-1)."""
    async with housed(tmp_path, sealed=True) as house:
        live = await seated(house, header("pac-man", 3), people=())
        await until(lambda: live.table.fairness.draws > 1)
        (outcome,) = expected(live.table, 1, among=4)
        plan = of_type(Plan, live.table.match.board.plan)
        home = plan.spaces[plan.homes[outcome]].name
        first = live.table.match.log[0]
        assert (first.seat, first.move) == (FATE, Empty(home))
        drawn = Drawn(f"empty {home}")
        assert (
            messages.entry_for(live.table.match, drawn, frozenset()) == drawn
        )  # hidden from nobody


# ---------------------------------------------------------------- rounds of numbers


async def test_what_is_no_commitment_is_refused_and_changes_nothing(house: House) -> None:
    live = await seated(house, header("pac-man", 3), people=(A, B))
    before = everything(live.table)
    wrong = ["", "1" * 63, "1" * 65, "G" * 64, "A" * 64, ONE + "\n", "é" * 64, "１" * 64]
    for value in wrong:
        assert await refusal(live.do(committing(A, value))) == "not-a-commitment"
    assert await refusal(live.do(committing(A, ONE, 2))) == "round-closed"
    for seat, code in ((C, "not-your-seat"), (Seat.D, "no-such-seat")):
        assert await refusal(live.do(committing(seat, ONE))) == code
    assert everything(live.table) == before


async def test_nobody_tells_a_number_before_all_have_committed(house: House) -> None:
    """Whoever knows the others' numbers could choose their own by them."""
    live = await house.open_table(header())
    ear = Ear()
    await live.join(ear)
    await bring(live, A, ONE)
    assert await refusal(live.reveal(A, 1, Brought(ONE, 1))) == "round-closed"
    await bring(live, B, OTHER)
    assert live.table.fairness.awaits_numbers
    assert live.table.fairness.draws == 0
    assert await refusal(live.do(committing(A, ONE))) == "round-closed"
    assert ONE not in "".join(ear.texts)
    await live.reveal(A, 1, Brought(ONE, 1))
    assert ONE not in "".join(ear.texts)  # nor to the others, before they have told theirs
    assert live.table.fairness.draws == 0
    await live.reveal(B, 1, Brought(OTHER, 1))
    assert ONE in ear.texts[-1]
    assert OTHER in ear.texts[-1]
    assert live.table.fairness.draws > 0


async def test_a_number_is_the_one_that_was_committed_to(house: House) -> None:
    live = await house.open_table(header())
    await bring(live, A, ONE)
    await bring(live, B, OTHER)
    for seat, value in ((A, OTHER), (B, ONE), (A, "0" * 64)):
        found = await refusal(live.reveal(seat, 1, Brought(value, 1)))
        assert found == "not-what-was-committed"
    assert await refusal(live.reveal(A, 2, Brought(ONE, 1))) == "not-what-was-committed"
    assert await refusal(live.reveal(A, 1, Brought(ONE, 2))) == "round-closed"
    assert await refusal(live.reveal(A, 1, Brought("x", 1))) == "not-a-commitment"
    assert live.table.fairness.awaits_numbers


async def test_fate_waits_for_numbers_only_so_long_and_whoever_told_none_is_left_out(
    tmp_path: Path,
) -> None:
    delays = replace(NEVER, revealing=0.05)
    async with housed(tmp_path, delays=delays, sealed=True) as house:
        live = await house.open_table(header())
        await bring(live, A, ONE)
        await bring(live, B, OTHER)
        await live.reveal(A, 1, Brought(ONE, 1))
        await until(lambda: live.table.fairness.draws > 0)
        (round_1,) = live.table.fairness.rounds
        assert [each.seat for each in round_1.left_out] == ["B"]
        assert rolls(live.table) == expected(live.table, len(rolls(live.table)))
        assert await refusal(live.reveal(B, 1, Brought(OTHER, 1))) == "round-closed"


async def test_a_round_is_closed_when_all_who_are_there_have_committed(tmp_path: Path) -> None:
    delays = replace(NEVER, committing=3600.0)
    async with housed(tmp_path, delays=delays, sealed=True) as house:
        live = await seated(house, header())
        for seat in (A, B):
            await live.join(Ear(seat))
        await live.do(lambda table: table.commit(A, 1, promising(table, A, ONE)))
        await live.settled()
        assert live.table.fairness.is_open
        drawn = live.table.fairness.draws
        await play(live, 12)  # nobody waits for those who have not committed
        assert live.table.fairness.draws > drawn
        await live.do(lambda table: table.commit(B, 1, promising(table, B, OTHER)))
        await tell_numbers(live, {A: ONE, B: OTHER})
        assert live.table.fairness.rounds[0].from_draw == live.table.fairness.draws + 1


async def test_a_round_does_not_wait_for_ever_for_those_who_are_there(tmp_path: Path) -> None:
    delays = replace(NEVER, committing=0.05)
    async with housed(tmp_path, delays=delays, sealed=True) as house:
        live = await seated(house, header())
        for seat in (A, B):
            await live.join(Ear(seat))
        await shake(live, {A: ONE})
        assert [each.seat for each in live.table.fairness.rounds[0].commitments] == ["A"]


async def test_between_the_closing_of_a_round_and_its_mixing_nothing_is_drawn(house: House) -> None:
    """Else the server could choose whether a roll comes before the numbers or after them."""
    live = await seated(house, header())
    await play(live, 10)
    await live.do(lambda table: table.commit(A, 1, promising(table, A, ONE)))
    await until(lambda: live.table.fairness.awaits_numbers)
    drawn = live.table.fairness.draws
    while live.table.acting:
        await play(live)
    assert live.table.fairness.draws == drawn
    due = Schedule(live).due()
    assert [what for what, (delay, _) in due.items() if not delay] == []  # or it would never rest
    await tell_numbers(live, {A: ONE})
    assert live.table.fairness.rounds[0].from_draw == drawn + 1
    assert live.table.fairness.draws > drawn


async def test_there_are_so_many_rounds_and_no_more(house: House) -> None:
    live = await seated(house, header())
    for number in range(MOST_ROUNDS):
        await shake(live, {A: f"{number:064x}"})
    found = await refusal(live.do(committing(A, ONE, MOST_ROUNDS + 1)))
    assert found == "round-closed"
    await end(live)
    assert len(live.table.fairness.rounds) == MOST_ROUNDS
    assert verify(house.saved(live.table).encode()).verdict == "consistent"


def test_no_more_take_part_for_a_seat_than_it_has_room_for() -> None:
    """Else an honest game would be refused by whoever verifies it."""
    game = SealedGame("pac-man", 2).sit()
    place, brought = game.table.places[A], Brought(ONE)
    for number in range(1, MOST_PEOPLE + 1):
        place.people[number] = place.people[1]
        game.take(game.table.commit(A, number, brought))
    place.people[MOST_PEOPLE + 1] = place.people.pop(1)  # somebody has left, and another came
    with pytest.raises(TableError) as error:
        game.table.commit(A, MOST_PEOPLE + 1, brought)
    assert refused(error) == "round-closed"


def test_nobody_is_kept_from_a_seat_by_what_they_bring() -> None:
    """What is no commitment, or comes for another round, is left out; and one sits all the same."""
    game = SealedGame("pac-man", 2)
    for brought in (Brought(), Brought("nonsense"), Brought("A" * 64), Brought(ONE, 2)):
        assert game.table.sit(A, "Ann", 1, 0, brought).commitment == ""
    assert game.table.sit(A, "Ann", 1, 0, Brought(ONE)).commitment == ONE


async def test_a_round_is_told_to_everybody_as_it_comes(house: House) -> None:
    live = await house.open_table(header())
    watcher = Ear()
    await live.join(watcher)
    await bring(live, A, ONE)
    await live.do(sitting(B))
    await tell_numbers(live, {A: ONE})
    told = [told["entry"] for told in watcher.told if told["entry"]["type"] != "drawn"]
    made = fair.commitment_of(live.table.name, 1, "A", bytes.fromhex(ONE)).hex()
    assert told[0]["commitment"] == made
    assert [entry["type"] for entry in told] == ["sat", "sat", "closed", "mixed"]
    assert told[-1] == {"type": "mixed", "given": [{"seat": "A", "person": 1, "value": ONE}]}
    assert live.connections.shown(frozenset()).fairness.rounds[0].from_draw == 1  # type: ignore[union-attr]


async def test_a_round_goes_on_after_a_server_was_killed(tmp_path: Path) -> None:
    async with housed(tmp_path, delays=NEVER, sealed=True) as house:
        live = await house.open_table(header())
        name = live.table.name
        await bring(live, A, ONE)
        await bring(live, B, OTHER)
        await live.reveal(A, 1, Brought(ONE, 1))
    async with housed(tmp_path, delays=NEVER, sealed=True) as house:
        live = await house.table(name)
        assert live.table.fairness.awaits_numbers
        await tell_numbers(live, {A: ONE, B: OTHER})
        assert live.table.fairness.rounds[0].left_out == []
        assert rolls(live.table) == expected(live.table, len(rolls(live.table)))


async def test_numbers_of_a_table_from_before_there_were_rounds_still_count(tmp_path: Path) -> None:
    """Its log has them, nobody had committed to them, and `verify` says so."""
    async with housed(tmp_path, delays=NEVER, sealed=True) as house:
        live = await house.open_table(header(), NAME)
        old: list[Entry] = [
            Sat("A", "Ann", number=1, contribution=ONE),
            Sat("B", "Ben", number=1),
            Contributed("B", OTHER),
        ]
        for seq, entry in enumerate(old, 1):
            await house.store.append(NAME, live.epoch, seq, seq, encode(entry))
    async with housed(tmp_path, delays=NEVER, sealed=True) as house:
        live = await house.table(NAME)
        await until(lambda: live.table.fairness.draws > 0)
        await shake(live, {A: "3" * 64})
        await end(live)
        report = verify(house.saved(live.table).encode(), key=FINGERPRINT)
        assert report.verdict == "signed"
        open_ones = [check.code for check in report.checks if not check.known]
        assert open_ones == ["verify-contribution", "verify-contribution"]


# ---------------------------------------------------------------- secret choices


async def test_the_seal_of_a_secret_choice_is_told_at_once_and_opens_in_the_end(
    house: House,
) -> None:
    live = await seated(house, header(*SECRETIVE))
    ears = {"A": Ear(A), "B": Ear(B), "": Ear()}
    for ear in ears.values():
        await live.join(ear)
    await play(live)
    moved = live.table.match.log[-1].seat.word
    for who, ear in ears.items():
        entry = ear.told[-1]["entry"]
        assert len(entry["seal"]) == 64
        assert bool(entry["move"]) == (who == moved)
        (shown,) = shown_choices(live)
        assert shown == SealedChoice(1, moved, entry["seal"])
    await end(live, 60)
    secret = bytes.fromhex(ears[""].told[-1]["entry"]["secret"])
    assert len(shown_choices(live)) >= 4
    for choice in shown_choices(live):
        salt = fair.salt_of(secret, live.table.name, choice.number)
        sealed = choice.number, choice.seat, choice.move
        assert fair.choice_seal(salt, *sealed).hex() == choice.seal


def shown_choices(live: LiveTable) -> list[SealedChoice]:
    """What everybody may know of secret choices."""
    shown = live.connections.shown(frozenset()).fairness
    assert shown is not None
    return shown.choices


async def test_a_choice_that_was_taken_back_stays_listed(house: House) -> None:
    live = await seated(house, header(*SECRETIVE))
    watcher = Ear()
    await live.join(watcher)
    seat, move = a_move(live.table)
    for _ in range(2):
        await live.do(moving(seat, move))
        await live.do(partial(Table.undo, seat=seat))
    await live.do(moving(seat, move))
    choices = shown_choices(live)
    assert [choice.taken_back for choice in choices] == [True, True, False]
    assert len({choice.seal for choice in choices}) == 3  # the same move, other salts
    await end(live, 60)
    assert verify(live.table.saved().encode()).verdict == "consistent"


# ---------------------------------------------------------------- nothing too early


class Listening(Behind):
    """Remembers every byte that is stored."""

    def __init__(self, real: Any) -> None:
        super().__init__(real)
        self.stored: list[bytes] = []

    async def create(self, table: str, at: int, header: bytes) -> int:
        self.stored.append(header)
        return await super().create(table, at, header)

    def append(self, table: str, epoch: int, seq: int, at: int, body: bytes) -> Any:
        self.stored.append(body)
        return super().append(table, epoch, seq, at, body)


def spellings(secret: bytes) -> Iterator[str]:
    """Every way in which bytes might be written."""
    yield secret.hex()
    yield secret.hex().upper()
    yield base64.b64encode(secret).decode().rstrip("=")
    yield base64.urlsafe_b64encode(secret).decode().rstrip("=")
    yield str(int.from_bytes(secret, "big"))
    yield secret.decode("latin-1")


def secrets_of(table: Table) -> list[str]:
    """The table's secret, and every salt that follows from it, in all their spellings."""
    secret = KEYS.table_secret(table.name)
    salts = [fair.salt_of(secret, table.name, number) for number in range(1, 60)]
    return [text for each in (secret, *salts) for text in spellings(each)]


@pytest.mark.parametrize("kind", [("pac-man", 2), SECRETIVE, ("mission-impossible", 3)])
async def test_nothing_that_is_told_or_stored_has_the_secret_before_the_end(
    kind: tuple[str, int], tmp_path: Path
) -> None:
    listening: list[Listening] = []

    def before(real: Any) -> Listening:
        listening.append(Listening(real))
        return listening[0]

    async with housed(tmp_path, before=before, delays=NEVER, sealed=True) as house:
        live = await seated(house, header(*kind), people=(A, B, C)[: kind[1]])
        ears = [Ear(), *(Ear(seat) for seat in (A, B))]
        for ear in ears:
            await live.join(ear)
        await play(live, 30)
        texts = [text for ear in ears for text in ear.texts]
        early = [*texts, *(body.decode() for body in listening[0].stored)]
        early += [live.table.saved(), repr(live.table.fairness.told())]
        assert not live.table.over
        words = "".join(early)
        assert not [secret for secret in secrets_of(live.table) if secret in words]
        await end(live)
        secret = KEYS.table_secret(live.table.name).hex()
        assert all(secret in ear.texts[-1] for ear in ears)
        assert secret.encode() in listening[0].stored[-1]
        assert secret in live.table.saved()


async def test_a_game_that_is_not_over_tells_nothing_to_those_who_leave_or_give_up(
    house: House,
) -> None:
    live = await seated(house, header("pac-man", 3), people=(A, B, C))
    await play(live, 5)
    await live.do(partial(Table.leave, seat=A, number=1))
    await live.do(partial(Table.resign, seat=B))
    assert not live.table.over
    assert live.table.fairness.secret == ""
    assert "secret:" not in live.table.saved()
    await live.do(partial(Table.resign, seat=C))
    assert live.table.over
    assert live.table.fairness.secret == KEYS.table_secret(live.table.name).hex()


async def test_the_end_and_the_secret_are_one_news(house: House) -> None:
    live = await seated(house, header())
    ear = Ear(A)
    await live.join(ear)
    await end(live)
    last = ear.of_type("news")[-1]
    assert last["position"]["over"]
    assert last["told"][-1]["entry"]["type"] == "revealed"
    assert last["told"][-1]["entry"]["secret"] == KEYS.table_secret(live.table.name).hex()
    assert ear.kinds.count("revealed") == 1


# ---------------------------------------------------------------- reading back


async def test_a_server_that_was_killed_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    async with housed(tmp_path, delays=NEVER, sealed=True) as house:
        live = await house.open_table(header(*SECRETIVE), NAME)
        name = live.table.name
        await bring(live, A, ONE)
        await live.do(sitting(B))
        await tell_numbers(live, {A: ONE})
        await play(live, 40)
        before = everything(live.table)
    async with housed(tmp_path, delays=NEVER, sealed=True) as house:
        live = await house.table(name)
        assert everything(live.table) == before
        await shake(live, {B: OTHER})
        await end(live, 60)
        drawn = rolls(live.table)
        assert drawn == expected(live.table, len(drawn))
        assert verify(house.saved(live.table).encode(), key=FINGERPRINT).verdict == "signed"


async def test_what_fate_owed_when_a_server_was_killed_is_what_it_would_have_drawn(
    tmp_path: Path,
) -> None:
    """A move is stored, and the roll that follows it is not."""
    async with housed(tmp_path, delays=NEVER, sealed=True) as house:
        live = await seated(house, header())
        await play(live, 20)
        log = await entries(house, live.table.name)
        last = max(at for at, entry in enumerate(log) if isinstance(entry, Drawn))
        name, head = live.table.name, encode(live.table.header)
    async with housed(tmp_path / "again", delays=NEVER, sealed=True) as house:
        epoch = await house.store.create(name, 0, head)
        for seq, entry in enumerate(log[:last], 1):
            await house.store.append(name, epoch, seq, seq, encode(entry))
        live = await house.table(name)
        await until(lambda: live.table.seq > last)
        await live.settled()
        assert (await entries(house, name))[last] == log[last]


async def test_a_secret_that_was_not_told_when_a_server_was_killed_is_told_after(
    tmp_path: Path,
) -> None:
    async with housed(tmp_path, delays=NEVER, sealed=True) as house:
        live = await seated(house, header())
        await end(live)
        log = await entries(house, live.table.name)
        name, head = live.table.name, encode(live.table.header)
        assert isinstance(log[-1], Revealed)
    async with housed(tmp_path / "again", delays=NEVER, sealed=True) as house:
        epoch = await house.store.create(name, 0, head)
        for seq, entry in enumerate(log[:-1], 1):
            await house.store.append(name, epoch, seq, seq, encode(entry))
        live = await house.table(name)
        await until(lambda: bool(live.table.fairness.secret))
        await live.settled()
        assert await entries(house, name) == log


# ---------------------------------------------------------------- a key that is lost


async def test_a_table_whose_key_is_lost_says_so_and_pretends_nothing(tmp_path: Path) -> None:
    async with housed(tmp_path, delays=NEVER, sealed=True) as house:
        live = await seated(house, header(*SECRETIVE))
        await play(live, 30)
        name, sealed = live.table.name, live.table.fairness.draws
        choices = len(live.table.fairness.choices)
    async with housed(tmp_path, delays=NEVER, sealed=True, keys=OTHER_KEYS) as house:
        live = await house.table(name)
        ear = Ear()
        await live.join(ear)
        await play(live)
        assert ear.kinds[0] == "unsealed"
        assert live.table.fairness.lost_from == sealed + 1
        with pytest.raises(TableError) as error:
            await live.do(committing(A, ONE))
        assert refused(error) == "table-unsealed"
        await end(live, 60)
        assert ear.kinds.count("unsealed") == 1
        assert "revealed" not in ear.kinds
        assert len(live.table.fairness.choices) == choices
        assert not any(told["entry"].get("seal") for told in ear.told)
        report = verify(live.table.saved().encode())
        assert report.verdict == "lost"
    async with housed(tmp_path, delays=NEVER, sealed=True) as house:  # the key is back
        live = await house.table(name)
        await until(lambda: bool(live.table.fairness.secret))
        await live.settled()
        report = verify(live.table.saved().encode())
        assert report.verdict == "lost"
        checks = {check.code: check.values for check in report.checks}
        assert checks["verify-draws"] == {"draws": sealed}


# ---------------------------------------------------------------- rematches, and failures


async def test_a_rematch_is_sealed_anew_and_whoever_claims_a_seat_takes_part(house: House) -> None:
    live = await seated(house, header(), people=(A,))
    await live.do(partial(Table.resign, seat=A))
    again = await house.play_again(live, A)
    assert again.table.header.seal not in ("", live.table.header.seal)
    grant = KEYS.read(KEYS.seat_token(live.table.name, A, 0, 1))
    assert grant is not None
    await house.claim(again, grant, promising(again.table, A, ONE))
    await tell_numbers(again, {A: ONE})
    (given,) = again.table.fairness.rounds
    assert (given.commitments[0].seat, given.from_draw) == ("A", 1)
    assert rolls(again.table) == expected(again.table, len(rolls(again.table)))


async def test_a_refused_secret_move_seals_nothing(house: House) -> None:
    live = await seated(house, header(*SECRETIVE))
    await play(live)
    seat, move = live.table.match.log[-1].seat, live.table.match.log[-1].move
    text = live.table.game.notation.write(move)
    with pytest.raises(NotAllowed):
        await live.do(moving(seat, text))
    assert len(live.table.fairness.choices) == 1


def test_the_clock_and_everybody_who_acts_openly_seal_nothing() -> None:
    game = SealedGame("pac-man", 2).sit().play()
    assert game.table.fairness.choices == []
    assert not any(entry.seal for entry in game.log if isinstance(entry, Moved))
