"""Questions that servers put to thinkers, in the database that they share.

A question is the request that a worker of a workshop would get: a position in which all that the
asking seat cannot know has been imagined, and nothing else of the table. It stands in the database
until it is answered, or until nobody waits for the answer. Thinkers (`thinker.py`) are woken when
there is one; each is taken by one of them, and the server that asked is told. A thinker says every
second that it is there, and how many more it could take: where none is, none is asked.

Who may read the table of questions is settled by the database. What is told to whoever listens
(channels have no rights) are names of questions, servers and thinkers, all of them random.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from ludotheque.bots.worker import NO_ACTION, MoveAnswer, MoveRequest
from ludotheque.engine import __version__
from ludotheque.engine.errors import Problem
from ludotheque.engine.game import Game

from .postgres_database import Connection, connect, is_lost, told_error
from .store import StoreError

PROTOCOL = 1  # of what stands in the table, and of what is told
ASKED = "ludotheque_question"  # the channel on which thinkers are woken
PRESENT = "ludotheque_thinker"  # and on which they say that they are there
BEAT = 1.0  # seconds between two times that they say so
SILENCE = 3.0  # seconds after which one that says nothing is taken to be gone
STATEMENT = 2.0  # seconds for a statement: a question can as well be answered by a worker
HEAD_START = 0.3  # seconds that a thinker with nothing to do has to take a question
LATENESS = 2.0  # seconds, besides those for thinking, that an answer may take
SWEEPING = 10.0  # seconds between two times that old questions are looked for
OLD = 5.0  # seconds after its time at which nobody can be waiting for a question


def channel_of(server: str) -> str:
    """On which a server is told what becomes of its questions."""
    return f"ludotheque_{server}"


@cache
def kind_of(game: Game) -> str:
    """What a thinker must be able to read: nobody takes the question of another version."""
    return f"{PROTOCOL} {__version__} {game.package} {game.about.version}"


# ---------------------------------------------------------------- a connection to listen at


class Line:
    """One connection to the database, for short statements and for listening.

    Once lost, it is opened again by `mend`; until then every statement fails at once.
    """

    def __init__(self, address: str, channels: Mapping[str, Callable[[str], None]]) -> None:
        self._address, self._channels = address, channels
        self._connection: Connection | None = None
        self._turn = asyncio.Lock()

    @property
    def is_open(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    async def open(self) -> None:
        """Raises what the driver does."""
        connection = await connect(self._address)
        try:
            for channel, told in self._channels.items():
                await connection.add_listener(channel, heard(told))
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection

    async def mend(self) -> None:
        """Opens it, if it is closed and can be opened."""
        if not self.is_open:
            with suppress(Exception):
                await self.open()

    async def fetch(self, query: str, *values: object) -> list[Any]:
        async with self._turn:
            if self._connection is None or self._connection.is_closed():
                raise StoreError(Problem("store-unreachable"))
            try:
                found: list[Any] = await self._connection.fetch(query, *values, timeout=STATEMENT)
            except Exception as error:
                if is_lost(error):  # a statement that takes too long counts as lost too
                    self.cut()
                raise told_error(error) from error
            return found

    def cut(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.close(timeout=STATEMENT)


def heard(told: Callable[[str], None]) -> Callable[..., None]:
    """What the driver calls when something is said on a channel."""
    return lambda connection, process, channel, said: told(said)


# ---------------------------------------------------------------- who is there


class Presence(msgspec.Struct, frozen=True):
    """What a thinker says of itself; with no slots, that it ends."""

    thinker: str
    slots: int  # questions that it thinks about at once, at the most
    free: int  # more that it could take now
    kinds: list[str]


@dataclass
class Present:
    """A thinker that was heard of."""

    slots: int
    free: int
    kinds: frozenset[str]
    until: float  # by the loop's clock


class Thinkers:
    """Those who have said lately that they are there."""

    def __init__(self) -> None:
        self._present: dict[str, Present] = {}

    def hear(self, said: str) -> None:
        try:
            found = msgspec.json.decode(said, type=Presence)
        except msgspec.MsgspecError:  # of another version
            return
        if found.slots > 0:
            until = asyncio.get_running_loop().time() + SILENCE
            kinds = frozenset(found.kinds)
            self._present[found.thinker] = Present(found.slots, found.free, kinds, until)
        else:
            self._present.pop(found.thinker, None)

    def forget_silent(self) -> None:
        now = asyncio.get_running_loop().time()
        self._present = {name: one for name, one in self._present.items() if one.until > now}

    def __contains__(self, thinker: str) -> bool:
        return thinker in self._present

    def read(self, kind: str) -> bool:
        """Whether any of them reads questions of this kind."""
        return any(kind in one.kinds for one in self._present.values())

    @property
    def slots(self) -> int:
        return sum(one.slots for one in self._present.values())

    def reserve(self, kind: str) -> bool:
        """Counts on one that has nothing to do, if there is one."""
        for one in self._present.values():
            if kind in one.kinds and one.free > 0:
                one.free -= 1
                return True
        return False


# ---------------------------------------------------------------- at a server

ASKING = f"""
    WITH asked AS (
        INSERT INTO question (id, server, kind, turn, body, until)
        VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6)) RETURNING id
    )
    SELECT pg_notify('{ASKED}', '') FROM asked
"""
WITHDRAWING = "DELETE FROM question WHERE id = $1 AND thinker IS NULL RETURNING id"
LOOKING = "SELECT id, thinker FROM question WHERE server = $1"
COLLECTING = "DELETE FROM question WHERE server = $1 AND answer IS NOT NULL RETURNING id, answer"
REMOVING = "DELETE FROM question WHERE id = ANY($1::text[])"
LEAVING = "DELETE FROM question WHERE server = $1"
RELEASING = f"""
    WITH released AS (
        UPDATE question SET thinker = NULL
        WHERE id = ANY($1::text[]) AND thinker = ANY($2::text[]) AND answer IS NULL RETURNING id
    )
    SELECT pg_notify('{ASKED}', '') FROM released LIMIT 1
"""
SWEEPING_UP = "DELETE FROM question WHERE until < now() - make_interval(secs => $1)"


class Question:
    """One that a server has asked; an `Offer` for the workshop."""

    def __init__(self, questions: Questions, name: str, kind: str, milliseconds: int) -> None:
        self.name, self.kind = name, kind
        self.on_taken: Callable[[], None] | None = None
        self.thinker = ""  # who has taken it
        self.is_open = True
        self._questions, self._milliseconds = questions, milliseconds
        self._answer: MoveAnswer | None = None
        self._taken_at = 0.0
        self._change = asyncio.Event()

    @property
    def is_taken(self) -> bool:
        return bool(self.thinker) or self._answer is not None

    # ------------------------------------------------------------ what becomes of it

    def take(self, thinker: str) -> None:
        if thinker != self.thinker:
            self.thinker, self._taken_at = thinker, loop_time()
            self._changed()

    def give_back(self, thinker: str) -> None:
        if thinker == self.thinker:
            self.thinker = ""
            self._changed()

    def solve(self, answer: MoveAnswer) -> None:
        """The first answer counts; one without an action says that they cannot."""
        if self._answer is None and self.is_open:
            if answer.action == NO_ACTION:
                self.close()
            else:
                self._answer = answer
                self._changed()

    def close(self) -> None:
        self.is_open = False
        self._changed()

    def _changed(self) -> None:
        self._change.set()
        if self.on_taken is not None and self.is_taken and self.is_open:
            self.on_taken()

    # ------------------------------------------------------------ what the workshop does

    def head_start(self) -> float:
        is_waiting = self.is_open and not self.is_taken
        return HEAD_START if is_waiting and self._questions.thinkers.reserve(self.kind) else 0.0

    async def wait(self, until: float) -> None:
        while not self.is_taken and self.is_open and await self._has_changed(until):
            pass

    async def answer(self, until: float) -> MoveAnswer | None:
        while self.is_taken and self.is_open:
            if self._answer is not None:
                return self._answer
            if not await self._has_changed(min(until, self._due)):
                self.close()
        return None

    @property
    def _due(self) -> float:
        if not self._milliseconds:
            return float("inf")
        return self._taken_at + self._milliseconds / 1000 + LATENESS

    async def _has_changed(self, until: float) -> bool:
        """Waits for something to happen to it; whether it did in time."""
        try:
            async with asyncio.timeout_at(None if until == float("inf") else until):
                await self._change.wait()
        except TimeoutError:
            return False
        self._change.clear()
        return True

    async def withdraw(self) -> bool:
        if not self.is_open:
            return True
        return not self.is_taken and await self._questions.withdraw(self)

    def end(self) -> None:
        self._questions.forget(self)


class Questions:
    """Those that this server asks, and the thinkers that could answer them."""

    def __init__(self, address: str, server: str) -> None:
        self.server = server
        self.thinkers = Thinkers()
        self._asked: dict[str, Question] = {}
        self._leftover: set[str] = set()  # that are to be removed
        self._news = asyncio.Event()
        self._line = Line(address, {PRESENT: self._hear_thinker, channel_of(server): self._hear})
        self._tasks: tuple[asyncio.Task[None], ...] = ()

    @classmethod
    async def open(cls, address: str, server: str) -> Questions:
        """Never fails: while the database cannot be reached, nobody is asked."""
        found = cls(address, server)
        await found._line.mend()
        found._tasks = tuple(
            map(asyncio.create_task, (found._tidy(), found._watch(), found._sweep()))
        )
        return found

    # ------------------------------------------------------------ asking

    async def offer(
        self, game: Game, request: MoveRequest, turn: int, seconds: float
    ) -> Question | None:
        kind = kind_of(game)
        if not self._line.is_open or not self.thinkers.read(kind):
            return None
        question = Question(self, secrets.token_hex(8), kind, request.milliseconds)
        self._asked[question.name] = question
        body, most = msgspec.msgpack.encode(request), min(seconds, 3600.0)
        try:
            row = (question.name, self.server, kind, turn, body, most)
            await self._line.fetch(ASKING, *row)
        except BaseException as error:
            self.forget(question)
            if isinstance(error, StoreError):
                return None
            raise
        return question

    async def withdraw(self, question: Question) -> bool:
        """Whether nobody had taken it; without the database, nobody's answer can come either."""
        try:
            if await self._line.fetch(WITHDRAWING, question.name):
                self._asked.pop(question.name, None)
                question.close()
                return True
            await self._look()
        except StoreError:
            question.close()
            return True
        if not question.is_taken:  # somebody has swept it away
            question.close()
        return not question.is_open

    def forget(self, question: Question) -> None:
        """Nobody waits for it any more."""
        if self._asked.pop(question.name, None) is not None:
            self._leftover.add(question.name)
            self._news.set()

    # ------------------------------------------------------------ what is heard

    def _hear(self, said: str) -> None:
        """A thinker has done something with a question: its name, what, and who it was."""
        name, _, more = said.partition(" ")
        what, _, thinker = more.partition(" ")
        question = self._asked.get(name)
        if question is None:
            return
        match what:
            case "taken":
                question.take(thinker)
            case "returned":
                question.give_back(thinker)
            case "answered":
                self._news.set()

    def _hear_thinker(self, said: str) -> None:
        self.thinkers.hear(said)
        self._close_unread()

    def _close_unread(self) -> None:
        """What nobody is there to answer is answered by a worker."""
        for question in self._asked.values():
            is_read = self._line.is_open and self.thinkers.read(question.kind)
            if question.is_open and not is_read:
                question.close()

    async def _tidy(self) -> None:
        """Collects answers, and removes what nobody waits for, whenever there is news."""
        while True:
            await self._news.wait()
            self._news.clear()
            with suppress(StoreError):
                await self._collect()
                await self._remove_leftover()

    async def _collect(self) -> None:
        for name, body in await self._line.fetch(COLLECTING, self.server):
            if (question := self._asked.pop(name, None)) is not None:
                question.solve(read_answer(body))

    async def _remove_leftover(self) -> None:
        if names := list(self._leftover):
            await self._line.fetch(REMOVING, names)
            self._leftover.difference_update(names)

    async def _watch(self) -> None:
        """Every second: who is still there, and what was not heard."""
        while True:
            await asyncio.sleep(BEAT)
            self.thinkers.forget_silent()
            self._close_unread()
            await self._line.mend()
            with suppress(StoreError):
                await self._release()
                if self._asked:
                    await self._look()
            if self._asked or self._leftover:
                self._news.set()

    async def _release(self) -> None:
        """What a thinker had that is gone, others may take."""
        lost = [
            each
            for each in self._asked.values()
            if each.is_open and each.is_taken and each.thinker not in self.thinkers
        ]
        if lost:
            thinkers = {each.thinker for each in lost}
            await self._line.fetch(RELEASING, [each.name for each in lost], list(thinkers))
            for each in lost:
                each.give_back(each.thinker)

    async def _look(self) -> None:
        """What has become of all questions, as the database has it."""
        asked = list(self._asked.values())
        found = dict(map(tuple, await self._line.fetch(LOOKING, self.server)))
        for question in asked:
            if thinker := found.get(question.name):
                question.take(thinker)
            elif question.thinker:
                question.give_back(question.thinker)

    async def _sweep(self) -> None:
        """Removes what a server has left behind that is no more."""
        while True:
            with suppress(StoreError):
                await self._line.fetch(SWEEPING_UP, OLD)
            await asyncio.sleep(SWEEPING)

    # ------------------------------------------------------------ the end

    async def close(self) -> None:
        """Withdraws all that was asked."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for question in list(self._asked.values()):
            question.close()
        self._asked.clear()
        with suppress(StoreError):
            await self._line.fetch(LEAVING, self.server)
        await self._line.close()


def loop_time() -> float:
    return asyncio.get_running_loop().time()


def read_answer(body: bytes) -> MoveAnswer:
    """What a thinker answered: an action, and whether it was in haste; nothing else is taken."""
    try:
        found = msgspec.msgpack.decode(body, type=MoveAnswer)
    except msgspec.MsgspecError:
        return MoveAnswer(NO_ACTION)
    return MoveAnswer(found.action, in_haste=found.in_haste)
