"""Two real servers, each with one of two truths, and everything that is heard from them.

Both have the same key, the same clock and the same dice, so that nothing need be left out of the
comparison but two things in the headers of HTTP answers: the date, and the server's port; and the
seals of secret choices, which say by design that these are different, and not what they are. Each
of those is worked out here, and exactly these values are left out. Tables are laid beforehand, in
the store; from there they are played on over live connections.
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from ludotheque.engine import fair
from ludotheque.engine.match import Match, MatchEntry
from ludotheque.engine.seats import CLOCK, FATE, Seat
from ludotheque.tables import entries
from ludotheque.tables.access import Keys
from ludotheque.tables.entries import Closed, Drawn, Given, Header, Mixed, Moved, Sat, TookOver
from ludotheque.tables.sqlite_store import SqliteStore
from tests.server.server import PATIENCE, Json, Server, bearing
from tests.server.tiny_page import lay_out
from tests.tiers import times

from .secrets_of import listed
from .serve import DICE, LEAK
from .twins import Twins, written

PATIENT = {"LUDOTHEQUE_BOT_PAUSE": "3600", "LUDOTHEQUE_ABSENCE": "3600"}  # nothing by itself
ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Ada", "Basile", "Cléo", "Dora", "Émile", "Fanny")
NUMBERS = [bytes([number]) * 32 for number in range(6)]  # for the dice, of each seat
TRIED = times(20, 10_000)  # moves that somebody tries at a table, whose turn it is or not
POSTED = times(4, 12)  # moves that are tried by single requests; over the wire, all are
WHOLE = 40  # choices: a game that is not longer is played over the wire from its first move
LIVE = 6  # choices at the end of a longer one that are made over the wire
STRANGE = ("", "abracadabra", "hide", "circle 0", "circle 999", "to nowhere", "first A", "6-6")
UNREADABLE = ("{", '{"type": "peek"}', '{"type": "hello"}', '{"type": "recall", "since": -1}')


class PlantedServer(Server):
    """`serve.py` in a process of its own."""

    program = ("tests.secrets.serve", "serve")


@dataclass
class World:
    """One server, and which of two twins it has."""

    server: Server
    truth: int
    dice: Path
    keys: Keys
    client: httpx.Client

    def tokens(self, table: str, match: Match) -> dict[Seat, str]:
        return {seat: self.keys.seat_token(table, seat, 0, 1) for seat in match.seats}

    def foresee(self, draws: Sequence[int]) -> None:
        """Writes down what the dice will show."""
        with self.dice.open("a", encoding="ascii") as file:
            file.write("".join(f"{number} " for number in draws))


@dataclass(frozen=True)
class Laid:
    """Twins at a table: those of their choices that are not in its log yet are to be played."""

    name: str
    twins: Twins
    begun: int
    phones: bool = False  # around one screen, each with a hand of their own on a phone
    before: str = ""  # the table that this is a rematch of: with people who come and go at a seat

    @property
    def shared(self) -> Seat:
        """The seat at which people come and go, where they do: the one after the observer's."""
        return self.twins.one.seats[(self.twins.observer + 1) % len(self.twins.one.seats)]

    def match(self, truth: int) -> Match:
        return self.twins.both[truth]


def lay(number: int, twins: Twins, phones: bool = False) -> Laid:
    """A table. What fate draws first and what the clock does is in its log before it is opened."""
    log = twins.one.log
    by_clock = [at for at, entry in enumerate(log) if entry.seat == CLOCK]
    begun = max(0, len(log) - LIVE) if len(log) > WHOLE else 0
    begun = max([begun, *(1 + at for at in by_clock)])
    while begun < len(log) and log[begun].seat == FATE:
        begun += 1
    return Laid(f"{number:024x}", twins, begun, phones)


# ---------------------------------------------------------------- seals


@dataclass
class Sealing:
    """The seals that the secret choices at a table must have, in their order."""

    table: str
    secret: bytes
    seals: list[str] = field(default_factory=list)

    def seal(self, match: Match, choice: MatchEntry) -> str:
        """The next one; nothing for a choice that is no secret."""
        text, number = written(match, choice), len(self.seals) + 1
        if choice.seat not in match.seats or not listed(match.game).is_secret(choice.move):
            return ""
        salt = fair.salt_of(self.secret, self.table, number)
        self.seals.append(fair.choice_seal(salt, number, choice.seat.word, text).hex())
        return self.seals[-1]


# ---------------------------------------------------------------- the two servers


@asynccontextmanager
async def two_worlds(
    folder: Path, tables: Sequence[Laid], leak: Path | None = None
) -> AsyncIterator[list[World]]:
    """Both servers with all tables; neither may have complained of anything by the end."""
    page = lay_out(folder / "page")
    with ExitStack() as stack:
        worlds = [await prepared(folder, truth, tables, page, leak) for truth in range(2)]
        for world in worlds:
            world.server.start()
            stack.callback(end, world)
        yield worlds
    complaints = [world.server.complaints for world in worlds]
    assert complaints == ["", ""], complaints


def end(world: World) -> None:
    world.client.close()
    world.server.stop()


async def prepared(
    folder: Path, truth: int, tables: Sequence[Laid], page: Path, leak: Path | None
) -> World:
    home, dice = folder / f"world-{truth}", folder / f"dice-{truth}"
    home.mkdir()
    dice.write_text("", encoding="ascii")
    if truth:
        shutil.copy2(folder / "world-0" / "key", home / "key")
    keys = Keys.open(home)
    await fill(home, truth, tables, keys)
    paths = {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "LUDOTHEQUE_PAGE": str(page)}
    settings = {DICE: str(dice), LEAK: str(leak or ""), **paths, **PATIENT}
    server = PlantedServer(home, **settings)
    return World(server, truth, dice, keys, server.client())


async def fill(home: Path, truth: int, tables: Sequence[Laid], keys: Keys) -> None:
    store = await SqliteStore.open(home)
    for table in tables:
        match, secret = table.match(truth), keys.table_secret(table.name)
        header = Header(
            match.game.name, match.game.about.version, len(match.seats), match.options,
            match.board.name, seal=fair.seal_of(secret).hex(), phones=table.phones,
            rematch_of=table.before,
        )  # fmt: skip
        epoch = await store.create(table.name, 0, entries.encode(header))
        last = None
        log = log_of(table, match, Sealing(table.name, secret))
        for number, entry in enumerate(log, 1):
            last = store.append(table.name, epoch, number, number, entries.encode(entry))
        assert last is not None
        await last
    await store.close()


def log_of(table: Laid, match: Match, sealing: Sealing) -> Iterator[entries.Entry]:
    """Everybody sits down; one of them is away for a while, and a bot plays meanwhile."""
    for seat in match.seats:
        made = fair.commitment_of(table.name, 1, seat.word, NUMBERS[seat]).hex()
        yield Sat(seat.word, NAMES[seat], number=1, commitment=made)
    yield Closed()
    yield Mixed([Given(seat.word, 1, NUMBERS[seat].hex()) for seat in match.seats])
    away = table.shared.word
    if table.before:
        yield from comings_and_goings(away)
    if table.begun:
        yield TookOver(away, "greedy")
    for choice in match.log[: table.begun]:
        text = written(match, choice)
        by = "bot" if choice.seat.word == away else ""
        seal = sealing.seal(match, choice)
        yield Drawn(text) if choice.seat == FATE else Moved(choice.seat.word, text, by, seal=seal)
    if table.begun:
        yield entries.GaveBack(away)


# Those who come and go at a shared seat, by the number of each. The first is its player.
HOLDER, SHUT_OUT, GONE, DECLINED, ASKING = range(101, 106)


def comings_and_goings(seat: str) -> Iterator[entries.Entry]:
    """A seat has a new code, its player comes by it, and others come to the seat and leave it."""
    yield entries.Renewed(seat)
    yield Sat(seat, "Holder", number=HOLDER)
    for number in (SHUT_OUT, GONE, DECLINED, ASKING):
        yield entries.Invited(seat, number)
        yield entries.AskedToJoin(seat, f"Number {number}", number)
    yield entries.Admitted(seat, SHUT_OUT, HOLDER)
    yield entries.SentAway(seat, SHUT_OUT, HOLDER)
    yield entries.Admitted(seat, GONE, HOLDER)
    yield entries.Left(seat, number=GONE)
    yield entries.Declined(seat, DECLINED, HOLDER)


# ---------------------------------------------------------------- what is heard


@dataclass
class Transcript:
    """Every byte that somebody was sent, in order."""

    lines: list[tuple[str, str]] = field(default_factory=list)

    def note(self, who: str, text: str) -> None:
        self.lines.append((who, text))

    def without(self, seals: Sequence[str]) -> Transcript:
        """The same with a name in the place of each of these values."""
        names = {seal: f"seal {number}" for number, seal in enumerate(seals, 1)}
        return Transcript([(who, named(text, names)) for who, text in self.lines])


A_SEAL = re.compile("[0-9a-f]{64}")


def named(text: str, names: dict[str, str]) -> str:
    return A_SEAL.sub(lambda found: names.get(found[0], found[0]), text)


class Ear:
    """Somebody at a live connection, whose every message is written down."""

    def __init__(self, line: ClientConnection, who: str, transcript: Transcript) -> None:
        self.line, self.who, self.transcript = line, who, transcript
        self.asked = 0

    @classmethod
    async def arrive(
        cls, world: World, table: str, who: str, transcript: Transcript, *tokens: str
    ) -> Ear:
        address = world.server.live + table
        line = await connect(
            address, compression=None, max_size=None, proxy=None, ping_interval=None
        )
        ear = cls(line, who, transcript)
        await ear.say({"type": "hello", "tokens": list(tokens)})
        await ear.catch_up()
        return ear

    async def say(self, message: Json | str) -> None:
        await self.line.send(message if isinstance(message, str) else json.dumps(message))

    async def ask(self, message: Json) -> Json:
        """Sends a message under a name of its own, and listens until that is answered."""
        self.asked += 1
        name = f"{self.who} {self.asked}"
        await self.say({**message, "request": name})
        while True:
            async with asyncio.timeout(PATIENCE):
                text = str(await self.line.recv())
            self.transcript.note(self.who, text)
            heard: Json = json.loads(text)
            if heard.get("request") == name:
                return heard

    async def catch_up(self) -> None:
        await self.ask({"type": "ping"})

    async def depart(self) -> None:
        await self.line.close()


# ---------------------------------------------------------------- one table, played through


class Visit:
    """An observer and a watcher at one table, while the others play."""

    tried = TRIED

    def __init__(self, world: World, table: Laid) -> None:
        self.world, self.table = world, table
        self.match = table.match(world.truth).anew()
        self.whole = table.match(world.truth).log
        self.seat = table.twins.observer
        self.tokens = world.tokens(table.name, self.match)
        self.transcript, self.unheard = Transcript(), Transcript()
        self.sealing = Sealing(table.name, world.keys.table_secret(table.name))

    @property
    def ears(self) -> tuple[Ear, ...]:
        """Those whose every message is compared."""
        return self.observer, self.watcher

    @property
    def bearers(self) -> dict[str, str]:
        """Those whose requests are compared, and what they show."""
        return {"observer": self.tokens[self.seat], "watcher": ""}

    async def run(self) -> Transcript:
        """Everything that the observer and a watcher are sent from here to the end of the log."""
        for choice in self.whole[: self.table.begun]:
            self.sealing.seal(self.match, choice)
            self.match.follow(choice)
        await self.arrive()
        own = [at for at, each in enumerate(self.whole) if each.seat == self.seat]
        while len(self.match.log) < len(self.whole):
            if len(self.match.log) in own[-1:]:
                await self.look_around()  # where there is something to choose
            await self.go_on()
        await self.look_around()
        await self.last_things()
        for ear in {*self.ears, self.observer, self.others}:
            await ear.depart()
        return self.transcript.without(self.sealing.seals)

    async def arrive(self) -> None:
        name, heard = self.table.name, self.transcript
        mine = self.tokens[self.seat]
        theirs = [token for seat, token in self.tokens.items() if seat != self.seat]
        self.others = await Ear.arrive(self.world, name, "others", self.unheard, *theirs)
        self.observer = await Ear.arrive(self.world, name, "observer", heard, mine)
        self.watcher = await Ear.arrive(self.world, name, "watcher", heard)

    # ------------------------------------------------------------ playing on

    async def go_on(self) -> None:
        """The next choice of a player, and whatever fate makes of it."""
        choice, at = self.whole[len(self.match.log)], len(self.match.log)
        coming = [choice, *self.fate_after(at)]
        self.world.foresee([each.choice for each in coming[1:]])
        await self.play(choice)
        if at in self.table.twins.varied:
            undo = {"type": "undo", "seat": choice.seat.word}
            if (await self.others.ask(undo))["type"] == "accepted":
                await self.play(choice)
        for each in coming:
            self.match.follow(each)
        for ear in self.ears:
            await ear.catch_up()

    def fate_after(self, at: int) -> list[MatchEntry]:
        after = self.whole[at + 1 :]
        players = (place for place, each in enumerate(after) if each.seat != FATE)
        return after[: next(players, len(after))]

    async def play(self, choice: MatchEntry) -> None:
        player = self.observer if choice.seat == self.seat else self.others
        move = written(self.match, choice)
        answer = await player.ask({"type": "play", "seat": choice.seat.word, "move": move})
        assert answer["type"] == "accepted", answer
        self.sealing.seal(self.match, choice)

    # ------------------------------------------------------------ asking for everything

    def moves(self) -> list[str]:
        """Moves of all that could ever be named, by the rules' numbers, and some that are none."""
        notation, plan = self.match.game.notation, self.match.board.plan
        named = list[str]()
        for action in range(self.match.game.rules.ACTIONS):
            with suppress(IndexError):  # the board is smaller than the largest there could be
                named.append(notation.write(notation.to_move(self.match.state, plan, 0, action)))
        known = list(dict.fromkeys(named))
        return [*known[:: 1 + len(known) // self.tried], *STRANGE]

    def refused(self) -> list[str]:
        write = self.match.game.notation.write
        acts = self.seat in self.match.acting
        legal = {write(move) for move in self.match.legal(self.seat)} if acts else set()
        return [move for move in self.moves() if move not in legal]

    async def look_around(self) -> None:
        """All that can be asked for without changing the game, in every way there is."""
        for ear in self.ears:
            for message in [*self.questions(), *self.attempts()]:
                await ear.ask(message)
            for text in UNREADABLE:
                await ear.say(text)
            await ear.say({"type": "recall", "since": 0})
            await ear.catch_up()
        for who in self.bearers:
            self.read_everything(who)
        for ear in self.ears:
            await ear.catch_up()

    def questions(self) -> Iterator[Json]:
        own, length = self.seat.word, len(self.match.log)
        for seat in self.match.seats:
            yield {"type": "consider", "seat": seat.word, "after": length}
        for move in self.moves():
            yield {"type": "consider", "seat": own, "moves": [move]}
        yield {"type": "consider", "seat": own, "after": 0, "moves": []}
        if (
            self.match.game.about.secrets
        ):  # else a hint may tell what is to be found: it was asked for
            yield {"type": "advise", "seat": own}

    def attempts(self) -> Iterator[Json]:
        own, length = self.seat.word, len(self.match.log)
        for move in self.refused():
            yield {"type": "play", "seat": own, "move": move, "after": length}
        for move in self.moves()[:5]:
            yield {"type": "play", "seat": own, "move": move, "after": length + 1}
            for seat in self.match.seats:
                if seat != self.seat:
                    yield {"type": "play", "seat": seat.word, "move": move}
                    yield {"type": "undo", "seat": seat.word}
        yield {"type": "say", "seat": own, "text": "Where can it be?"}
        for kind in ("fast-forward", "slow-down"):
            yield {"type": kind, "seat": own}
        for seat in self.match.seats:
            value = f"{length + 100:064x}"
            for number in (1, 3):  # which are not open: when a round is closed is a matter of time
                yield {"type": "commit", "seat": seat.word, "round": number, "commitment": value}
                yield {"type": "reveal", "seat": seat.word, "round": number, "value": value}

    def read_everything(self, who: str) -> None:
        letters = [seat.word for seat in self.match.seats]
        for eyes in ("", "watcher", "all", *letters):
            self.fetch("GET", f"/replay?eyes={eyes}" if eyes else "/replay", who)
        for path in (
            "",
            "/board",
            "/ways",
            "/log",
            "/log?since=3",
            "/saved",
            "/fairness",
            "/codes",
            "/analysis",
            "/nothing",
            *self.handouts(),
        ):
            self.fetch("GET", path, who)
        refused = self.refused()
        for move in refused[:: 1 + len(refused) // POSTED]:
            self.fetch("POST", "/moves", who, move=move)
        self.fetch("POST", "/chat", who, text="I have no idea.")
        for path in ("/rematch", "/claim", "/seats/A/invitation"):
            self.fetch("POST", path, who)

    def handouts(self) -> tuple[str, ...]:
        """What is given out once, unless it may tell people what no message does."""
        secret = self.table.twins.secret
        return () if secret is None or secret.shown_in_handout else ("/handout",)

    def fetch(self, method: str, path: str, who: str, **body: Any) -> httpx.Response:
        """One request about the table, as somebody who shows what they have."""
        where = f"/api/tables/{self.table.name}{path}"
        asking = self.world.client.build_request(
            method, where, headers=bearing(self.bearers[who]), json=body or None
        )
        return self.request(asking, f"{who}: {method} {path} {body}")

    def request(self, asking: httpx.Request, what: str) -> httpx.Response:
        """One request; its status, its headers without the date, and its body are written down."""
        told = self.world.client.send(asking)
        headers = [(name, value) for name, value in told.headers.items() if name != "date"]
        text = f"{told.status_code} {headers} {told.text}"
        self.transcript.note(what, text.replace(f":{self.world.server.port}", ":PORT"))
        return told

    async def last_things(self) -> None:
        """What ends a game, or changes who plays it."""
        await self.observer.ask({"type": "undo", "seat": self.seat.word})
        self.fetch("POST", "/undo", "observer")
        if len(self.match.seats) > 2 and self.seat not in self.match.acting:
            await self.observer.ask({"type": "resign", "seat": self.seat.word})
            await self.observer.ask({"type": "leave", "seat": self.seat.word})
        for ear in self.ears:
            await ear.catch_up()
