"""A real server that cheats with the dice: an honest player's notes alone show it.

The server and whoever sits at B work together; A is honest, and does what the page does: commits,
tells its number when the round is closed, and notes all that it is told.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from ludotheque.engine import fair
from ludotheque.engine.notes import NO_KEY, Notes, read_notes, written
from ludotheque.engine.verify import Verification, verify
from ludotheque.tables.entries import Entry
from tests.tables.witness import Witness

from .cheating import CHEAT, WANTED
from .server import PATIENCE, Json, Server, running
from .viewer import Viewer

NUMBERS = {"A": "1" * 64, "B": "2" * 64}
STAYING = {"LUDOTHEQUE_BOT_PAUSE": "3600", "LUDOTHEQUE_ABSENCE": "3600"}


class CheatingServer(Server):
    program = ("tests.server.cheating", "serve")


class Page(Viewer):
    """Somebody who takes part in every round, and notes what they are told."""

    def __init__(self, server: Server, opened: Json, seat: str) -> None:
        super().__init__(server, opened["table"], opened["tokens"][seat])
        self.seat = seat
        notes = Notes(opened["table"], "pac-man 2", opened["seal"], opened["key"] or NO_KEY)
        self.witness = Witness(notes, seat)
        self.asked_for: set[str] = set()
        self.noted = 0

    @property
    def notes(self) -> Notes:
        """As they would be in a file."""
        return read_notes(written(self.witness.notes).encode())

    async def take_part(self) -> None:
        """Commits to a number, or tells it, if it is time to."""
        rounds = self.witness.notes.rounds
        number = rounds[-1].number if rounds else 0
        if rounds and rounds[-1].is_closed and not rounds[-1].is_mixed:
            await self.step("reveal", number, value=self.number(number))

    async def shake(self) -> None:
        """Opens one more round, or takes part in the one that is open."""
        rounds = self.witness.notes.rounds
        number = len(rounds) + bool(not rounds or rounds[-1].is_mixed)
        await self.step("commit", number, commitment=self.commitment(number))

    async def step(self, what: str, number: int, **more: str) -> None:
        request = f"{what} {number}"
        if request not in self.asked_for:
            self.asked_for.add(request)
            message = {"type": what, "seat": self.seat, "round": number, "request": request}
            await self.say({**message, **more})

    def number(self, number: int) -> str:
        return fair.hashed(fair.number(number), NUMBERS[self.seat].encode()).hex()

    def commitment(self, number: int) -> str:
        value = bytes.fromhex(self.number(number))
        made = fair.commitment_of(self.table, number, self.seat, value).hex()
        self.witness.keep(number, value.hex(), "sent")
        return made

    def take(self, message: Json) -> None:
        super().take(message)
        if message["type"] in ("news", "recalled"):
            for told in message["told"]:
                self.note(told)
        if message["type"] == "accepted":
            what, _, number = message["request"].partition(" ")
            if what in ("commit", "reveal"):
                state = "committed" if what == "commit" else "revealed"
                self.witness.keep(int(number), self.number(int(number)), state)

    def note(self, told: Json) -> None:
        """Everything once, in order."""
        if told["seq"] == self.noted + 1:
            self.noted = told["seq"]
            self.witness.hear(msgspec.convert(told["entry"], Entry))


async def played(server: Server) -> tuple[Page, bytes]:
    """A game of two pages over the real server, with two rounds of numbers, given up in the end."""
    opened = opened_table(server)
    pages = [Page(server, opened, seat) for seat in "AB"]
    for page in pages:
        page.commitment(1)
        page.witness.keep(1, page.number(1), "committed")
        await page.arrive()
        await page.say({"type": "recall", "since": 0})
        await page.until("recalled")
    over = asyncio.Event()
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as both:
        for page in pages:
            both.create_task(rounds_and_moves(page, over))
    for page in pages:
        await page.depart()
    with server.client() as client:
        saved = client.get(f"/api/tables/{opened['table']}/saved")
    assert saved.status_code == 200, saved.text
    return pages[0], saved.content


async def rounds_and_moves(page: Page, over: asyncio.Event) -> None:
    while not page.over:
        await page.take_part()
        rounds = page.witness.notes.rounds
        if page.noted > 20 and rounds[-1].is_mixed == (len(rounds) == 1):
            await page.shake()
        await page.move()
        if page.seat == "B" and page.noted > 60 and not over.is_set():
            over.set()
            await page.say({"type": "resign", "seat": "B"})
        await page.next()


def opened_table(server: Server) -> Json:
    """A table whose seal was known before; both seats bring their commitments."""
    with server.client() as client:
        given = client.post("/api/seals").json()
        seats = []
        for seat in "AB":
            value = fair.hashed(fair.number(1), NUMBERS[seat].encode())
            made = fair.commitment_of(given["table"], 1, seat, value).hex()
            seats.append({"kind": "me", "name": seat, "commitment": made})
        body = {"game": "pac-man", "seats": seats, "reservation": given["reservation"]}
        answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    opened: Json = answer.json()
    return opened


def judged(folder: Path, cheat: str) -> tuple[Verification, Verification, Page]:
    """What the file says by itself, what it says beside A's notes, and A's page."""
    with running(folder / "data", CheatingServer, **STAYING, **{CHEAT: cheat}) as server:
        page, saved = asyncio.run(played(server))
    return verify(saved), verify(saved, page.notes), page


def test_an_honest_server_is_proven_by_the_notes(tmp_path: Path) -> None:
    alone, noted, page = judged(tmp_path, "honest")
    assert alone.verdict == "consistent"
    assert noted.verdict == "proven", noted.checks
    assert len(page.notes.rounds) == 2


@pytest.mark.parametrize(
    ("cheat", "found"),
    [
        ("exchange", "verify-notes-round"),
        ("add", "verify-notes-odd"),
        ("withhold", "verify-notes-own"),
        ("delay", "verify-notes-round"),
        ("drop", "verify-notes-round-gone"),
        ("second-story", "verify-notes-move"),
        ("hide", "verify-notes-round"),
    ],
)
def test_a_server_that_cheats_is_found_by_the_notes_alone(
    cheat: str, found: str, tmp_path: Path
) -> None:
    alone, noted, page = judged(tmp_path, cheat)
    assert alone.verdict == "consistent", [check for check in alone.checks if not check.ok]
    assert noted.verdict == "wrong"
    first = next(check for check in noted.checks if not check.ok)
    assert first.code == found
    if cheat in ("exchange", "add"):
        roll = next(line for line in page.notes.lines if line.startswith("fate "))
        assert roll == f"fate {WANTED // 6 + 1}-{WANTED % 6 + 1}"
