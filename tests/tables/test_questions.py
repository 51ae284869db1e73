"""Questions to thinkers: asked, taken once, answered in time or not, and never left behind."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import msgspec
import pytest

from ludotheque.bots.foresight import Foresight
from ludotheque.bots.player import legal_actions
from ludotheque.bots.worker import NO_ACTION
from ludotheque.bots.workshop import Workshop
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.match import Match
from ludotheque.engine.registry import load
from ludotheque.engine.seats import Seat
from ludotheque.tables import questions as at_server
from ludotheque.tables.questions import Questions, kind_of
from ludotheque.tables.thinker import Thinker
from tests.bots import dawdle
from tests.bots.dawdle.bot import GATE
from tests.bots.workshops import Gate, in_process, opened
from tests.fixtures import fixture_games
from tests.postgres import Databases, own_postgres

from .thinking import ByHand, asking, database, standing, thinking, until

DASH, HOARD, _ = fixture_games()
DAWDLE = load(dawdle.__name__)
HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
BOT = "novice"  # one that would search; here nobody has anything compiled, and all play simply
INSERTING = (
    "INSERT INTO question (id, server, kind, turn, body, until)"
    " VALUES ($1, 'nobody', $2, 1, '', now() + make_interval(secs => $3))"
)


@pytest.fixture(autouse=True)
def a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """May take its time before a thinker that is free has taken a question, and answers it."""
    monkeypatch.setattr(at_server, "HEAD_START", 30.0)
    monkeypatch.setattr(at_server, "LATENESS", 60.0)


@pytest.fixture
async def looking(postgres: Databases) -> AsyncIterator[Any]:
    """A connection to a database of servers, to look into it."""
    connection = await database(await postgres.new())
    yield connection
    await connection.close()


@pytest.fixture
def address(looking: Any, postgres: Databases) -> str:
    """Of the same database."""
    name = looking._params.database
    return urlsplit(postgres.address)._replace(path=f"/{name}").geturl()


def begun() -> Match:
    return HOARD.match(3)


def asked(workshop: Workshop, match: Match, seed: int = 1, table: str = "") -> asyncio.Task[Any]:
    return asyncio.create_task(workshop.choose(match, min(match.acting), BOT, seed, table))


async def is_read(questions: Questions, by: str = "") -> None:
    """Waits until the server has heard of a thinker."""

    async def heard() -> bool:
        return by in questions.thinkers if by else questions.thinkers.read(kind_of(HOARD))

    await until(heard)


async def is_empty(looking: Any) -> bool:
    return not await standing(looking)


async def has_answered(thinker: Thinker, questions: int) -> bool:
    """Whoever asked may have the answer before the thinker has counted it."""
    return thinker.answered == questions


async def is_legal(match: Match, move: Any) -> bool:
    return move in match.legal(min(match.acting))


# ---------------------------------------------------------------- asking and answering


async def test_a_thinker_answers_as_a_worker_would(address: str, looking: Any) -> None:
    async with asking(address) as (questions, workshop), thinking(address, HOARD) as thinker:
        await is_read(questions)
        for seed in range(3):
            choice = await asked(workshop, begun(), seed)
            assert choice.elsewhere
            assert choice.move == in_process(begun(), Seat.A, BOT, seed)
        await until(lambda: has_answered(thinker, 3))
        assert not any(worker.process for worker in workshop._workers)
        await until(lambda: is_empty(looking))


async def test_where_nobody_thinks_nobody_is_asked(address: str, looking: Any) -> None:
    waiting = ByHand(address, HOARD)
    await waiting.line.open()
    async with asking(address) as (questions, workshop):
        work = asked(workshop, begun())
        assert await questions.offer(HOARD, await request_of(begun()), 1, 10.0) is None
        assert not (await work).elsewhere
        assert await waiting.take_all() == []
    await waiting.line.close()


async def request_of(match: Match) -> Any:
    s, seat = match.state, min(match.acting)
    return Workshop()._request(match, s, seat, BOT, [1, 1])


async def test_simple_bots_are_answered_at_home(address: str) -> None:
    async with asking(address) as (questions, workshop), thinking(address, HOARD):
        await is_read(questions)
        choice = await workshop.choose(begun(), Seat.A, "greedy", 1)
        assert not choice.elsewhere


async def test_a_question_is_taken_once(address: str, looking: Any) -> None:
    async with (
        asking(address) as (questions, workshop),
        ByHand.present(address, HOARD, free=40) as one,
        ByHand.present(address, HOARD, free=40) as other,
    ):
        await is_read(questions, one.name)
        work = [asked(workshop, begun(), number, f"table {number}") for number in range(40)]
        taken: list[str] = []
        async with asyncio.timeout(60):
            while len(taken) < len(work):
                found = await asyncio.gather(*(each.take_all(3) for each in (one, other)))
                for by, rows in zip((one, other), found, strict=True):
                    taken += [row["id"] for row in rows]
                    action = legal_actions(begun(), begun().state, Seat.A)[0]
                    assert all([await by.answer(row, action) for row in rows])
        assert len(set(taken)) == len(taken)
        assert all(choice.elsewhere for choice in await asyncio.gather(*work))
        await until(lambda: is_empty(looking))


async def test_a_table_that_asks_much_has_its_turn_after_others(address: str, looking: Any) -> None:
    async with (
        asking(address) as (questions, workshop),
        ByHand.present(address, HOARD, free=9) as hands,
    ):
        await is_read(questions)
        tables = ("greedy", "greedy", "greedy", "modest")
        work = [asked(workshop, begun(), seed, table) for seed, table in enumerate(tables)]
        await until(lambda: are_standing(looking, len(work)))
        first = [row["id"] for row in await hands.take_all(2)]
        turns = {row["id"]: row["turn"] for row in await standing(looking)}
        assert sorted(turns.values()) == [1, 1, 2, 3]
        assert [turns[name] for name in first] == [1, 1]
        for task in work:
            task.cancel()


async def has_asked(questions: Questions, number: int) -> bool:
    return len(questions._asked) == number


# ---------------------------------------------------------------- those who do not answer


async def test_what_a_dead_thinker_had_is_taken_by_another(address: str, looking: Any) -> None:
    async with (
        asking(address) as (questions, workshop),
        ByHand.present(address, HOARD) as dying,
    ):
        await is_read(questions)
        work = asked(workshop, begun())
        row = await dying.take()
        async with thinking(address, HOARD) as thinker:
            await is_read(questions, thinker.name)
            dying.fall_silent()
            assert (await work).elsewhere
            await until(lambda: has_answered(thinker, 1))
        assert not await dying.answer(row, 0)
        await until(lambda: is_empty(looking))


async def test_a_server_answers_itself_what_a_dead_thinker_had(address: str, looking: Any) -> None:
    async with asking(address) as (questions, workshop), ByHand.present(address, HOARD) as dying:
        await is_read(questions)
        work = asked(workshop, begun())
        row = await dying.take()
        dying.fall_silent()
        choice = await work
        assert not choice.elsewhere
        assert choice.move == in_process(begun(), Seat.A, BOT, 1)
        assert not await dying.answer(row, 0)
        await until(lambda: is_empty(looking))


async def test_a_late_answer_is_ignored(
    address: str, looking: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thinker is there all the time, and does not answer."""
    monkeypatch.setattr(at_server, "LATENESS", 0.0)
    async with asking(address) as (questions, workshop), ByHand.present(address, HOARD) as slow:
        await is_read(questions)
        work = asked(workshop, begun())
        row = await slow.take()
        choice = await work
        assert not choice.elsewhere
        await until(lambda: is_empty(looking))
        assert not await slow.answer(row, 0)
        assert await is_legal(begun(), choice.move)


async def test_only_the_first_answer_counts(address: str) -> None:
    async with asking(address) as (questions, workshop), ByHand.present(address, HOARD) as hands:
        await is_read(questions)
        work = asked(workshop, begun())
        row = await hands.take()
        first, second, *_ = legal_actions(begun(), begun().state, Seat.A)
        assert await hands.answer(row, first)
        assert not await hands.answer(row, second)
        move = HOARD.notation.to_move(begun().state, begun().board.plan, Seat.A, first)
        assert (await work).move == move


@pytest.mark.parametrize("action", [NO_ACTION, 10_000])
async def test_an_answer_that_is_no_move_is_none(action: int, address: str) -> None:
    async with asking(address) as (questions, workshop), ByHand.present(address, HOARD) as hands:
        await is_read(questions)
        work = asked(workshop, begun())
        assert await hands.answer(await hands.take(), action)
        choice = await work
        assert not choice.elsewhere
        assert await is_legal(begun(), choice.move)


async def test_what_cannot_be_read_is_given_to_the_server(address: str, looking: Any) -> None:
    """Nor is another game played than the one that the thinker takes the question for."""
    other = await request_of(begun())
    async with thinking(address, DASH):
        for name, body in (("nonsense", b"\xff"), ("other", msgspec.msgpack.encode(other))):
            row = (name, "nobody", kind_of(DASH), 1, body, 60.0)
            await looking.execute(at_server.ASKING, *row)
            query = "SELECT answer FROM question WHERE id = $1"
            found = await until(lambda: looking.fetchval(query, name))  # noqa: B023
            assert at_server.read_answer(found).action == NO_ACTION


# ---------------------------------------------------------------- here or there


async def test_a_free_worker_does_not_wait_for_thinkers_that_are_busy(
    address: str, looking: Any
) -> None:
    async with (
        asking(address) as (questions, workshop),
        ByHand.present(address, HOARD, free=0) as busy,
    ):
        await is_read(questions)
        assert not (await asked(workshop, begun())).elsewhere
        assert await busy.take_all() == []
        assert await is_empty(looking)


async def test_whoever_is_free_first_has_the_question(address: str) -> None:
    """The only worker is busy: a thinker takes one; then the worker is free, and has the other."""
    async with (
        asking(address) as (questions, workshop),
        ByHand.present(address, HOARD, free=0) as hands,
    ):
        await is_read(questions)
        worker = await workshop._free_worker(float("inf"), "busy")
        assert worker is not None
        work = asked(workshop, begun(), 1)
        row = await hands.take()
        second = asked(workshop, begun(), 2)
        await until(lambda: has_asked(questions, 2))
        workshop._set_free(worker)
        assert not (await second).elsewhere
        assert await hands.take_all() == []
        assert await hands.answer(row, legal_actions(begun(), begun().state, Seat.A)[0])
        assert (await work).elsewhere
        assert len(workshop._idle) == 1


# ---------------------------------------------------------------- nothing is left behind


async def test_what_nobody_waits_for_is_withdrawn(address: str, looking: Any) -> None:
    async with asking(address) as (questions, workshop), ByHand.present(address, HOARD) as hands:
        await is_read(questions)
        work = asked(workshop, begun())
        row = await hands.take()
        work.cancel()
        await until(lambda: is_empty(looking))
        assert not await hands.answer(row, 0)
        assert not questions._asked


async def test_a_server_that_ends_withdraws_its_questions(address: str, looking: Any) -> None:
    async with ByHand.present(address, HOARD, free=9), asking(address) as (questions, workshop):
        await is_read(questions)
        work = [asked(workshop, begun(), number) for number in range(3)]
        await until(lambda: are_standing(looking, 3))
        await questions.close()
        assert await is_empty(looking)
        choices = await asyncio.gather(*work)
        assert not any(choice.elsewhere for choice in choices)


async def are_standing(looking: Any, number: int) -> bool:
    return len(await standing(looking)) == number


async def test_what_a_dead_server_left_is_swept_away(address: str, looking: Any) -> None:
    await looking.execute(INSERTING, "old", kind_of(HOARD), -60.0)
    await looking.execute(INSERTING, "new", kind_of(HOARD), 60.0)
    async with asking(address), ByHand.present(address, HOARD) as hands:
        await until(lambda: are_standing(looking, 1))
        assert (await hands.take())["id"] == "new"


async def test_nobody_takes_what_is_too_old(address: str, looking: Any) -> None:
    await looking.execute(INSERTING, "old", kind_of(HOARD), -1.0)
    async with ByHand.present(address, HOARD) as hands:
        assert await hands.take_all() == []


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """Where a bot of the game `dawdle` stands while it thinks."""
    made = Gate()
    monkeypatch.setenv(GATE, made.setting)
    yield made
    made.listener.close()


async def test_a_thinker_that_ends_gives_back_what_it_had(
    address: str, looking: Any, gate: Gate
) -> None:
    match = DAWDLE.match(DAWDLE.about.seats[0])
    body = msgspec.msgpack.encode(await request_of(match))
    async with thinking(address, DAWDLE):
        await looking.execute(at_server.ASKING, "it", "nobody", kind_of(DAWDLE), 1, body, 60.0)
        bot = await gate.reached()
        (row,) = await standing(looking)
        assert row["thinker"]
    bot.close()
    (row,) = await standing(looking)
    assert (row["thinker"], row["answer"]) == (None, None)


async def test_what_was_given_back_is_taken_by_another(address: str, gate: Gate) -> None:
    match = DAWDLE.match(DAWDLE.about.seats[0])
    async with asking(address) as (questions, workshop), ByHand.present(address, DAWDLE) as other:
        async with thinking(address, DAWDLE) as thinker:
            await until(lambda: present(questions, thinker.name))
            work = asyncio.create_task(workshop.choose(match, min(match.acting), BOT, 1))
            bot = await gate.reached()  # it thinks
            taking = asyncio.create_task(other.take())
        bot.close()
        row = await taking
        assert await other.answer(row, legal_actions(match, match.state, min(match.acting))[0])
        assert (await work).elsewhere


async def present(questions: Questions, name: str) -> bool:
    return name in questions.thinkers


# ---------------------------------------------------------------- versions, rights, lost lines


async def test_a_thinker_of_another_version_is_not_asked(
    address: str, looking: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with asking(address) as (questions, workshop), ByHand.present(address, HOARD) as older:
        older.kinds = [kind.replace(" ", " 0.0.", 1) for kind in older.kinds]
        await is_read(questions, older.name)
        older.fall_silent()
        await older.announce(8)
        assert older.kinds[0] != kind_of(HOARD)
        await until(lambda: not_read(questions))
        assert not (await asked(workshop, begun())).elsewhere
        await looking.execute(INSERTING, "new", kind_of(HOARD), 60.0)
        assert await older.take_all() == []


async def not_read(questions: Questions) -> bool:
    return not questions.thinkers.read(kind_of(HOARD))


async def test_the_rights_that_are_documented_are_enough_and_no_more(
    address: str, looking: Any
) -> None:
    role = f"thinker_{urlsplit(address).path.strip('/')}"
    found = re.findall(r"^(?:CREATE ROLE|GRANT) .*;$", HOSTING.read_text(encoding="utf-8"), re.M)
    assert len(found) == 3
    for statement in found:
        await looking.execute(
            statement.replace("thinker LOGIN", f"{role} LOGIN").replace(
                "TO thinker;", f"TO {role};"
            )
        )
    parts = urlsplit(address)
    limited = parts._replace(netloc=f"{role}@{parts.netloc.rpartition('@')[2]}").geturl()
    async with asking(address) as (questions, workshop), thinking(limited, HOARD):
        await is_read(questions)
        assert (await asked(workshop, begun())).elsewhere
    connection = await asyncpg.connect(limited, server_settings={"search_path": "ludotheque"})
    for forbidden in (
        "SELECT * FROM log",
        "SELECT * FROM owner",
        "SELECT * FROM code",
        "UPDATE question SET body = ''",
        "DELETE FROM question",
        INSERTING.replace("$1", "'x'").replace("$2", "'x'").replace("$3", "1"),
    ):
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            await connection.execute(forbidden)
    await connection.close()


@pytest.mark.parametrize(
    ("where", "code"),
    [
        ("postgresql://nobody@127.0.0.1:9/nothing", "think-unreachable"),
        ("", "think-no-questions"),
        ("postgresql://:::", "think-failed"),
    ],
)
async def test_why_nobody_can_think(where: str, code: str, postgres: Databases) -> None:
    async with opened() as workshop:
        thinker = Thinker(where or await postgres.new(), workshop, 1, Foresight.NEVER)
        with pytest.raises(LudothequeError) as error:
            await thinker.open()
    assert error.value.problem.code == code


async def test_a_lost_connection_is_opened_again(address: str, looking: Any) -> None:
    async with asking(address) as (questions, workshop), thinking(address, HOARD) as thinker:
        await is_read(questions)
        questions._line.cut()
        assert not (await asked(workshop, begun())).elsewhere
        thinker._line.cut()

        async def is_elsewhere() -> bool:
            return bool((await asked(workshop, begun())).elsewhere)

        await until(is_elsewhere)


async def test_a_game_goes_on_without_the_database() -> None:
    with own_postgres() as server:
        looking = await database(server.address)
        async with (
            asking(server.address) as (questions, workshop),
            ByHand.present(server.address, HOARD) as hands,
        ):
            await is_read(questions)
            work = asked(workshop, begun())
            await hands.take()
            hands.fall_silent()
            server.kill()
            assert not (await work).elsewhere
            assert not (await asked(workshop, begun())).elsewhere
        looking.terminate()
