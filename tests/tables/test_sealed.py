"""Sealed tables: what is committed, contributed and revealed, and what nobody is told too early."""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine import fair
from ludotheque.engine.seats import FATE, Seat
from ludotheque.engine.verify import verify
from ludotheque.games.pac_man.notation import Empty
from ludotheque.tables import news
from ludotheque.tables.entries import Drawn, Entry, Header, Moved, Revealed, encode, read_entry
from ludotheque.tables.fairness import MOST_CONTRIBUTIONS
from ludotheque.tables.house import House
from ludotheque.tables.keys import KEY_BYTES, Keys
from ludotheque.tables.live import LiveTable
from ludotheque.tables.table import NotAllowed, Table, TableError
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
    sitting,
    until,
)
from tests.tables.sealed import NAME, SealedGame

ONE, OTHER = "1" * 64, "2" * 64
OTHER_KEYS = Keys(bytes(range(1, KEY_BYTES + 1)))
SECRETIVE = ("close-encounters", 2)


def refused(error: pytest.ExceptionInfo[TableError]) -> str:
    return error.value.problem.code


def rolls(table: Table) -> list[int]:
    return [entry.choice for entry in table.match.log if entry.seat == FATE]


def expected(table: Table, draws: int, among: int = 36) -> list[int]:
    """What the secret gives, with each contribution from its draw on."""
    secret, told = KEYS.table_secret(table.name), table.fairness.told(over=False)
    found = []
    for draw in range(1, draws + 1):
        mixed = [
            (given.seat, bytes.fromhex(given.value))
            for given in told.contributions
            if given.from_draw <= draw
        ]
        mix = fair.mix_of(table.name, bytes.fromhex(told.seal), mixed)
        found.append(fair.drawn(secret, table.name, draw, mix, among))
    return found


def contributing(seat: Seat, value: str) -> Any:
    return partial(Table.contribute, seat=seat, value=value)


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
    async with housed(tmp_path, manners=NEVER, sealed=True) as found:
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
    assert snapshot["fairness"] == {
        "seal": seal, "draws": 0, "contributions": [], "choices": [],
        "secret": "", "lost_from": 0,
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
    async with housed(tmp_path, manners=NEVER) as house:
        live = await seated(house, header())
        name = live.table.name
    async with housed(tmp_path, manners=NEVER, sealed=True) as house:
        live = await house.table(name)
        ear = Ear(A)
        await live.join(ear)
        assert ear.of_type("snapshot")[0]["fairness"] is None
        with pytest.raises(TableError) as error:
            await live.do(contributing(A, ONE))
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
    assert not live.may_play(grant)
    with pytest.raises(TableError) as error:
        await house.claim(live, grant)
    assert refused(error) == "not-your-seat"


# ---------------------------------------------------------------- dice


async def test_dice_follow_from_the_secret_and_from_what_was_contributed(house: House) -> None:
    live = await house.open_table(header(), NAME)
    await live.do(lambda table: table.sit(A, "Ann", 1, 0, ONE))
    await live.do(sitting(B))
    await play(live, 40)
    await live.do(contributing(B, OTHER))
    await end(live)
    drawn = rolls(live.table)
    assert len(drawn) > 5
    assert drawn == expected(live.table, len(drawn))
    given = live.table.fairness.contributions
    assert [(each.seat, each.value) for each in given] == [("A", ONE), ("B", OTHER)]
    assert given[0].from_draw == 1 < given[1].from_draw


def a_sealed_game(seed: int, *contributing: Seat) -> SealedGame:
    return SealedGame("pac-man", 2, seed=seed).sit(*contributing)


def test_the_same_contributions_give_the_same_dice_whatever_is_played() -> None:
    one, other = (a_sealed_game(seed) for seed in (1, 2))
    for game in (one, other):
        game.take(game.table.contribute(A, ONE))
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
    with_it.take(with_it.table.contribute(B, ONE))
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
        assert live.table.fairness.contributions == []
        home, *drawn = rolls(live.table)
        assert [home] == expected(live.table, 1, among=4)  # which one stays empty, with three
        assert drawn == expected(live.table, 1 + len(drawn))[1:]


async def test_which_home_stays_empty_is_drawn_and_told_like_a_roll(tmp_path: Path) -> None:
    """From the secret and what everybody contributed, before the first roll (PM-1)."""
    async with housed(tmp_path, sealed=True) as house:
        live = await seated(house, header("pac-man", 3), people=())
        await until(lambda: live.table.fairness.draws > 1)
        (outcome,) = expected(live.table, 1, among=4)
        plan = live.table.match.board.plan
        home = plan.spaces[plan.homes[outcome]].name
        first = live.table.match.log[0]
        assert (first.seat, first.move) == (FATE, Empty(home))
        drawn = Drawn(f"empty {home}")
        assert news.entry_for(live.table.match, drawn, frozenset()) == drawn  # hidden from nobody


# ---------------------------------------------------------------- contributions


async def test_what_is_no_contribution_is_refused_and_changes_nothing(house: House) -> None:
    live = await seated(house, header("pac-man", 3), people=(A, B))
    before = everything(live.table)
    wrong = ["", "1" * 63, "1" * 65, "G" * 64, "A" * 64, ONE + "\n", "é" * 64, "１" * 64]
    for value in wrong:
        with pytest.raises(TableError) as error:
            await live.do(contributing(A, value))
        assert refused(error) == "not-a-contribution"
    for seat, code in ((C, "nobody-there"), (Seat.D, "no-such-seat")):
        with pytest.raises(TableError) as error:
            await live.do(contributing(seat, ONE))
        assert refused(error) == code
    assert everything(live.table) == before


async def test_a_seat_contributes_a_few_times_and_never_the_same_twice(house: House) -> None:
    live = await seated(house, header())
    for number in range(MOST_CONTRIBUTIONS):
        await live.do(contributing(A, f"{number:064x}"))
        with pytest.raises(TableError) as error:
            await live.do(contributing(A, f"{number:064x}"))
        assert refused(error) == "contributed-already"
    with pytest.raises(TableError) as error:
        await live.do(contributing(A, ONE))
    assert refused(error) == "contributions-full"
    await live.do(contributing(B, f"{0:064x}"))
    assert len(live.table.fairness.contributions) == MOST_CONTRIBUTIONS + 1
    await end(live)
    with pytest.raises(TableError) as error:
        await live.do(contributing(B, ONE))
    assert refused(error) == "table-over"


def test_nobody_is_kept_from_a_seat_by_what_they_bring(tmp_path: Path) -> None:
    """What finds no room, or is none, is left out; and one sits down all the same."""
    game = SealedGame("pac-man", 2)
    for value in ("", "nonsense", "A" * 64):
        assert game.table.sit(A, "Ann", 1, 0, value).contribution == ""
    game.take(game.table.sit(A, "Ann", 1, 0, ONE))
    for number in range(MOST_CONTRIBUTIONS - 1):
        game.take(game.table.contribute(A, f"{number:064x}"))
    game.take(game.table.invite(A))
    game.take(game.table.join(A, "Arthur", 2, 0, OTHER))
    game.take(game.table.admit(A, 2, by=1))
    assert len(game.table.places[A].people) == 2
    assert len(game.table.fairness.contributions) == MOST_CONTRIBUTIONS


async def test_a_contribution_is_told_to_everybody(house: House) -> None:
    live = await house.open_table(header())
    watcher = Ear()
    await live.join(watcher)
    await live.do(lambda table: table.sit(A, "Ann", 1, 0, ONE))
    await live.do(sitting(B))
    await live.do(contributing(B, OTHER))
    told = [told["entry"] for told in watcher.told]
    assert told[0]["contribution"] == ONE
    assert told[-1] == {"type": "contributed", "seat": "B", "value": OTHER}
    fairness = [news["fairness"] for news in watcher.of_type("news") if news["fairness"]]
    assert [len(each["contributions"]) for each in fairness] == [1, 2]
    assert fairness[-1]["contributions"][1] == {
        "seat": "B", "value": OTHER, "from_draw": live.table.fairness.draws + 1
    }  # fmt: skip


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
        (shown,) = ear.last["fairness"]["choices"]
        assert shown == {
            "number": 1, "seat": moved, "seal": entry["seal"],
            "taken_back": False, "move": "",
        }  # fmt: skip
    await end(live, 60)
    shown = ears[""].last["fairness"]["choices"]
    secret = bytes.fromhex(ears[""].last["fairness"]["secret"])
    assert len(shown) >= 4
    for choice in shown:
        salt = fair.salt_of(secret, live.table.name, choice["number"])
        sealed = choice["number"], choice["seat"], choice["move"]
        assert fair.choice_seal(salt, *sealed).hex() == choice["seal"]


async def test_a_choice_that_was_taken_back_stays_listed(house: House) -> None:
    live = await seated(house, header(*SECRETIVE))
    watcher = Ear()
    await live.join(watcher)
    seat, move = a_move(live.table)
    for _ in range(2):
        await live.do(moving(seat, move))
        await live.do(partial(Table.undo, seat=seat))
    await live.do(moving(seat, move))
    choices = watcher.last["fairness"]["choices"]
    assert [choice["taken_back"] for choice in choices] == [True, True, False]
    assert len({choice["seal"] for choice in choices}) == 3  # the same move, other salts
    await end(live, 60)
    assert verify(live.table.saved().encode()).verdict == "fair"


# ---------------------------------------------------------------- nothing too early


class Listening(Behind):
    """Remembers every byte that is stored."""

    def __init__(self, real: Any) -> None:
        super().__init__(real)
        self.stored: list[bytes] = []

    async def create(self, table: str, at: int, header: bytes) -> None:
        self.stored.append(header)
        await super().create(table, at, header)

    def append(self, table: str, seq: int, at: int, body: bytes) -> Any:
        self.stored.append(body)
        return super().append(table, seq, at, body)


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

    async with housed(tmp_path, before=before, manners=NEVER, sealed=True) as house:
        live = await seated(house, header(*kind), people=(A, B, C)[: kind[1]])
        ears = [Ear(), *(Ear(seat) for seat in (A, B))]
        for ear in ears:
            await live.join(ear)
        await play(live, 30)
        texts = [text for ear in ears for text in ear.texts]
        early = [*texts, *(body.decode() for body in listening[0].stored)]
        early += [live.table.saved(), repr(live.table.fairness.told(over=False))]
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
    assert last["fairness"]["secret"] == last["told"][-1]["entry"]["secret"]
    assert ear.kinds.count("revealed") == 1


# ---------------------------------------------------------------- reading back


async def test_a_server_that_was_killed_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    async with housed(tmp_path, manners=NEVER, sealed=True) as house:
        live = await house.open_table(header(*SECRETIVE), NAME)
        name = live.table.name
        await live.do(lambda table: table.sit(A, "Ann", 1, 0, ONE))
        await live.do(sitting(B))
        await play(live, 40)
        before = everything(live.table)
    async with housed(tmp_path, manners=NEVER, sealed=True) as house:
        live = await house.table(name)
        assert everything(live.table) == before
        await live.do(contributing(B, OTHER))
        await end(live, 60)
        drawn = rolls(live.table)
        assert drawn == expected(live.table, len(drawn))
        assert verify(live.table.saved().encode()).verdict == "fair"


async def test_what_fate_owed_when_a_server_was_killed_is_what_it_would_have_drawn(
    tmp_path: Path,
) -> None:
    """A move is stored, and the roll that follows it is not."""
    async with housed(tmp_path, manners=NEVER, sealed=True) as house:
        live = await seated(house, header())
        await play(live, 20)
        log = await entries(house, live.table.name)
        last = max(at for at, entry in enumerate(log) if isinstance(entry, Drawn))
        name, head = live.table.name, encode(live.table.header)
    async with housed(tmp_path / "again", manners=NEVER, sealed=True) as house:
        await house.store.create(name, 0, head)
        for seq, entry in enumerate(log[:last], 1):
            await house.store.append(name, seq, seq, encode(entry))
        live = await house.table(name)
        await until(lambda: live.table.seq > last)
        await live.settled()
        assert (await entries(house, name))[last] == log[last]


async def test_a_secret_that_was_not_told_when_a_server_was_killed_is_told_after(
    tmp_path: Path,
) -> None:
    async with housed(tmp_path, manners=NEVER, sealed=True) as house:
        live = await seated(house, header())
        await end(live)
        log = await entries(house, live.table.name)
        name, head = live.table.name, encode(live.table.header)
        assert isinstance(log[-1], Revealed)
    async with housed(tmp_path / "again", manners=NEVER, sealed=True) as house:
        await house.store.create(name, 0, head)
        for seq, entry in enumerate(log[:-1], 1):
            await house.store.append(name, seq, seq, encode(entry))
        live = await house.table(name)
        await until(lambda: bool(live.table.fairness.secret))
        await live.settled()
        assert await entries(house, name) == log


# ---------------------------------------------------------------- a key that is lost


async def test_a_table_whose_key_is_lost_says_so_and_pretends_nothing(tmp_path: Path) -> None:
    async with housed(tmp_path, manners=NEVER, sealed=True) as house:
        live = await seated(house, header(*SECRETIVE))
        await play(live, 30)
        name, sealed = live.table.name, live.table.fairness.draws
        choices = len(live.table.fairness.choices)
    async with housed(tmp_path, manners=NEVER, sealed=True, keys=OTHER_KEYS) as house:
        live = await house.table(name)
        ear = Ear()
        await live.join(ear)
        await play(live)
        assert ear.kinds[0] == "unsealed"
        assert ear.of_type("news")[0]["fairness"]["lost_from"] == sealed + 1
        with pytest.raises(TableError) as error:
            await live.do(contributing(A, ONE))
        assert refused(error) == "table-unsealed"
        await end(live, 60)
        assert ear.kinds.count("unsealed") == 1
        assert "revealed" not in ear.kinds
        assert len(live.table.fairness.choices) == choices
        assert not any(told["entry"].get("seal") for told in ear.told)
        report = verify(live.table.saved().encode())
        assert report.verdict == "lost"
    async with housed(tmp_path, manners=NEVER, sealed=True) as house:  # the key is back
        live = await house.table(name)
        await until(lambda: bool(live.table.fairness.secret))
        await live.settled()
        report = verify(live.table.saved().encode())
        assert report.verdict == "lost"
        checks = {check.code: check.values for check in report.checks}
        assert checks["verify-draws"] == {"draws": sealed}


# ---------------------------------------------------------------- rematches, and failures


async def test_a_rematch_is_sealed_anew_and_whoever_claims_a_seat_contributes(house: House) -> None:
    live = await seated(house, header(), people=(A,))
    await live.do(partial(Table.resign, seat=A))
    again = await house.play_again(live, A)
    assert again.table.header.seal not in ("", live.table.header.seal)
    grant = KEYS.read(KEYS.seat_token(live.table.name, A, 0, 1))
    assert grant is not None
    await house.claim(again, grant, ONE)
    (given,) = again.table.fairness.contributions
    assert (given.seat, given.value, given.from_draw) == ("A", ONE, 1)
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
