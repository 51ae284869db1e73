"""What thinkers on other machines are sent says nothing that the asking seat may not know.

Every question that stands in the real database is looked into: for twin games that its seat cannot
tell apart it is the same, byte by byte; it has nothing of the table that it comes from; and nothing
is in it but what a question is made of. That this would be noticed is shown with leaks.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ludotheque.bots import workshop as workshops
from ludotheque.bots.hints import find_hint
from ludotheque.bots.player import legal_actions
from ludotheque.bots.worker import MoveRequest
from ludotheque.bots.workshop import Workshop
from ludotheque.engine import compile, declare
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.tables import questions as at_server
from ludotheque.tables.house import House
from ludotheque.tables.live_table import LiveTable
from ludotheque.tables.postgres_store import PostgresStore
from ludotheque.tables.questions import Questions, kind_of
from ludotheque.tables.table import Table
from tests.postgres import Databases
from tests.tables.room import AT_ONCE, KEYS, Ear, header, sitting
from tests.tables.thinking import ByHand, asked_in, asking, until
from tests.tiers import times

from .comparing import EVERY_SECRETIVE_GAME
from .laid import EACH
from .twins import SECRETIVE, Twins, some_twins

SEED, HINT_SEED = 11, (1 << 61) + 987_654_321
WHOLE = "SELECT * FROM question WHERE id = ANY($1::text[])"
ASKED_OF_A_TABLE = times(6, 30)
TAUGHT = tuple(game for game in SECRETIVE if game.name not in ("hoard", "dash", "rush"))
EVERY_TAUGHT_GAME = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)


class Asked:
    """A server's workshop, and a thinker by hand who looks into all that it is asked."""

    def __init__(self, questions: Questions, workshop: Workshop, hands: ByHand) -> None:
        self.questions, self.workshop, self.hands = questions, workshop, hands

    async def rows(self, work: Awaitable[Any], match: Match, seat: Seat) -> list[Any]:
        """All questions that are asked until something is done; each is answered with a move."""
        task, rows = asyncio.ensure_future(work), list[Any]()
        async with asyncio.timeout(120):
            while not task.done():
                for row in await self.take_all():
                    rows.append(row)
                    assert await self.hands.answer(row, first_legal(match, row, seat))
                await asyncio.sleep(0)
        await task
        return rows

    async def take_all(self) -> list[Any]:
        """Takes what there is; everything that stands in the database of it."""
        names = [row["id"] for row in await self.hands.take_all()]
        return await self.hands.line.fetch(WHOLE, names)


def first_legal(match: Match, row: Any, seat: Seat) -> int:
    s = declare.plain(match.game.declared.State)
    for name, value in asked_in(row).state.items():
        with suppress(AttributeError):  # what a leak has added
            setattr(s, name, value)
    return legal_actions(match, s, seat)[0]


@pytest.fixture
async def address(postgres: Databases) -> str:
    address = await postgres.new()
    await (await PostgresStore.open(address, KEYS.check)).close()
    return address


@pytest.fixture
async def asked(address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Asked]:
    monkeypatch.setattr(at_server, "HEAD_START", 60.0)  # nobody here but thinkers
    async with (
        asking(address) as (questions, workshop),
        ByHand.present(address, *SECRETIVE, free=1000) as hands,
    ):

        async def heard() -> bool:
            return questions.thinkers.read(kind_of(SECRETIVE[0]))

        await until(heard)
        yield Asked(questions, workshop, hands)


# ---------------------------------------------------------------- what a seat cannot know


def move_of(asked: Asked, match: Match, seat: Seat) -> Awaitable[Any]:
    return asked.workshop.choose(match, seat, "master", SEED, "a table")


def hint_of(asked: Asked, match: Match, seat: Seat) -> Awaitable[Any]:
    return find_hint(asked.workshop, match, seat, HINT_SEED, "a table")


Work = Callable[[Asked, Match, Seat], Awaitable[Any]]
EVERY_WORK = pytest.mark.parametrize("work", [move_of, hint_of], ids=["move", "hint"])


async def all_compared(asked: Asked, game: Game, work: Work) -> list[bool]:
    """Whether the same was asked in both of twin games, for all secrets of a game."""
    found = list[bool]()
    for twins in some_twins(game, EACH):
        found += await compared(asked, twins, work)
    assert found
    return found


async def compared(asked: Asked, twins: Twins, work: Work) -> list[bool]:
    """The same, each time that the observer was to choose."""
    seat, same = twins.observer, list[bool]()
    own = [at for at, entry in enumerate(twins.one.log) if entry.seat == seat]
    for at in own[-2:]:
        told = []
        for match in (each.branch(at) for each in twins.both):
            rows = await asked.rows(work(asked, match, seat), match, seat)
            assert rows
            told.append([(row["kind"], row["turn"], row["body"]) for row in rows])
        same.append(told[0] == told[1])
    return same


@EVERY_WORK
@EVERY_SECRETIVE_GAME
async def test_a_question_is_the_same_whatever_its_seat_cannot_know(
    game: Game, work: Work, asked: Asked
) -> None:
    assert all(await all_compared(asked, game, work))


def true_position(true: Any, match: Match, seat: int, rng: Any) -> Any:
    s = declare.plain(match.game.declared.State)
    compile.interpreted(match.game).copy(s, match.state)
    return s


def with_log(true: Any, self: Workshop, match: Match, *more: Any) -> MoveRequest:
    request: MoveRequest = true(self, match, *more)
    return replace(request, state={**request.state, "log": match.text()})


LEAKS: dict[str, tuple[Any, str, Callable[..., Any]]] = {
    "true position": (workshops, "imagined", true_position),
    "log": (Workshop, "_request", with_log),
}


@EVERY_SECRETIVE_GAME
@pytest.mark.parametrize("leak", LEAKS)
async def test_a_question_that_tells_too_much_is_noticed(
    leak: str, game: Game, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner, name, instead = LEAKS[leak]
    true = getattr(owner, name)
    monkeypatch.setattr(owner, name, lambda *more: instead(true, *more))
    assert not all(await all_compared(asked, game, move_of))


# ---------------------------------------------------------------- what is the table's own


async def at_a_table(asked: Asked, address: str, game: Game) -> tuple[LiveTable, list[Any]]:
    """A person and bots play at a table; what was asked meanwhile, and a hint for the person."""
    store = await PostgresStore.open(address, KEYS.check)
    house = House(store, KEYS, asked.workshop, delays=AT_ONCE)
    rows = list[Any]()
    try:
        live = await house.open_table(header(game.name, game.about.seats[-1]))
        await live.join(Ear(Seat.A))
        await live.do(sitting(Seat.A))
        for place in live.table.places[1:]:
            await live.do(partial(Table.seat_bot, seat=place.seat, bot="master"))
        async with asyncio.timeout(120):
            while len(rows) < ASKED_OF_A_TABLE:
                rows += await whatever_is_asked(asked, live)
    finally:
        await house.close()
    return live, rows


async def whatever_is_asked(asked: Asked, live: LiveTable) -> list[Any]:
    """Answers one question, or moves for the person, after a hint."""
    match = live.table.match
    if Seat.A in live.table.acting:
        await live.settled()
        found = await asked.rows(live.queries.hint(Seat.A), match, Seat.A)
        move = match.game.notation.write(match.legal(Seat.A)[0])
        await live.do(partial(Table.move, seat=Seat.A, move=move, request=""))
        return found
    found = await asked.take_all()
    for row in found:
        await asked.hands.answer(row, first_legal(match, row, Seat(asked_in(row).seat)))
    await asyncio.sleep(0.001)
    return found


def secrets_of(live: LiveTable) -> dict[str, bytes]:
    """Whatever only this table has, or only the server."""
    name, seats = live.table.name, live.table.places
    secret = KEYS.table_secret(name)
    found = {
        "name": name.encode(),
        "name in bytes": bytes.fromhex(name),
        "secret": secret,
        "secret in letters": secret.hex().encode(),
        "seal": live.table.header.seal.encode(),
        "key": bytes(range(32)),
        "key in letters": bytes(range(32)).hex().encode(),
        "host": KEYS.host_token(name).encode(),
        "person": b"player A",
        "seed of hints": msgspec.msgpack.encode(live.answers.hint_seed),
    }
    for place in seats:
        for person in range(3):
            token = KEYS.seat_token(name, place.seat, place.round, person)
            found[f"token {place.seat.word} {person}"] = token.encode()
    return found


def told_in(rows: list[Any], live: LiveTable) -> set[str]:
    text = b" ".join(as_bytes(value) for row in rows for value in row.values())
    return {name for name, secret in secrets_of(live).items() if secret in text}


def as_bytes(value: object) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode()


@EVERY_TAUGHT_GAME
async def test_a_question_has_nothing_of_its_table(game: Game, asked: Asked, address: str) -> None:
    live, rows = await at_a_table(asked, address, game)
    assert told_in(rows, live) == set()
    names = {field.name for field in declare.fields(game.declared.State)}
    for row in rows:
        request = asked_in(row)
        assert request == only_what_is_asked(request)
        assert row["body"] == msgspec.msgpack.encode(request)
        assert request.state.keys() == names
        assert all(map(is_whole, request.state.values()))


def only_what_is_asked(request: MoveRequest) -> MoveRequest:
    """The same with what it is made of, and nothing that it could have besides."""
    return MoveRequest(
        package=request.package,
        board=request.board,
        state=request.state,
        seat=request.seat,
        bot=request.bot,
        rng=request.rng,
        milliseconds=request.milliseconds,
        foresight=request.foresight,
    )


def is_whole(value: object) -> bool:
    return all(map(is_whole, value)) if isinstance(value, list) else isinstance(value, int)


@pytest.mark.parametrize("leak", ["name", "token A 1", "seed of hints"])
async def test_a_question_with_something_of_its_table_is_noticed(
    leak: str, asked: Asked, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    true = Questions.offer

    async def telling(self: Questions, game: Game, request: MoveRequest, *more: Any) -> Any:
        (live,) = known
        state = {**request.state, "more": secrets_of(live)[leak]}
        return await true(self, game, replace(request, state=state), *more)

    known = list[LiveTable]()
    keep = House._keep

    def kept(self: House, live: LiveTable) -> LiveTable:
        known.append(live)
        return keep(self, live)

    monkeypatch.setattr(House, "_keep", kept)
    monkeypatch.setattr(Questions, "offer", telling)
    live, rows = await at_a_table(asked, address, TAUGHT[0])
    assert leak in told_in(rows, live)
