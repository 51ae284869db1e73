"""What `docs/architecture.md` says is so: its files exist, and a move takes the way it tells."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import ludotheque
from ludotheque.api.connection import PATH
from ludotheque.server.websocket import live_connection
from tests.tables.room import A, B, header, housed, opened

from .test_glossary import PLACE, ROOT, SOURCES, is_there

TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (.+)\n((?:(?!## ).*\n)+)", TEXT, re.MULTILINE))
PACKAGE = Path(ludotheque.__file__).parent
FOLDER = re.compile(r"`([\w/]+)/`")
LARGEST = 600  # lines of a module


def exists(path: str, name: str) -> bool:
    """Of a file that is named without a folder, one is in some game's."""
    if path.startswith(("tests/", "tools/")):
        return (ROOT / path).is_file()
    if "/" in path or path == "protocol.ts":
        return is_there(path, name)
    return any((SOURCES[Path(path).suffix] / "games").glob(f"*/{path}"))


def test_whatever_it_names_is_there() -> None:
    missing = [place for place in PLACE.findall(TEXT) if not exists(*place)]
    missing += [
        (path, "")
        for path in FOLDER.findall(TEXT)
        if not any((each / path).is_dir() for each in (PACKAGE, ROOT))
    ]
    assert missing == []


def test_it_names_every_room_and_no_other() -> None:
    python, page = SECTIONS["The rooms"].split("**The page**")
    rooms, folders = (re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE) for part in (python, page))
    assert sorted(rooms) == sorted(path.parent.name for path in PACKAGE.glob("*/__init__.py"))
    assert sorted(folders) == sorted(
        path.name for path in SOURCES[".ts"].iterdir() if path.is_dir()
    )


def test_it_names_every_file_of_tables_api_and_server() -> None:
    named = {path for path, _ in PLACE.findall(SECTIONS["The rooms"])}
    for room in ("tables", "api", "server"):
        files = {f"{room}/{path.name}" for path in (PACKAGE / room).glob("[a-z]*.py")}
        assert files - named <= {"tables/errors.py"}


# ---------------------------------------------------------------- the way of a move


@contextmanager
def tracing(files: set[str]) -> Iterator[None]:
    """Notes each file of the package in which a function is called."""
    start = f"{PACKAGE}/"

    def called(frame: FrameType, event: str, argument: object) -> None:
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(start) and frame.f_code.co_name != "<module>":
            files.add(file.removeprefix(start))

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        yield
    finally:
        sys.setprofile(before)


class Browser:
    """The other end of a live connection, without a network."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()
        self.outgoing: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})

    async def receive(self) -> Any:
        return await self.incoming.get()

    async def send(self, message: Any) -> None:
        self.outgoing.put_nowait(message)

    def say(self, **message: object) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def hear(self, kind: str) -> dict[str, Any]:
        while True:
            message = await self.outgoing.get()
            heard: dict[str, Any] = json.loads(message.get("text") or "{}")
            if heard.get("type") == kind:
                return heard


async def test_a_move_takes_the_way_that_is_told(tmp_path: Path) -> None:
    """Every file of the package that runs for a move is named, but for those of its game."""
    ran: set[str] = set()
    async with housed(tmp_path) as house:
        live = await opened(house, header("pac-man", 2))
        browser, scope = Browser(), {"path": f"{PATH}{live.table.name}"}
        serving = asyncio.create_task(
            live_connection(house, scope, browser.receive, browser.send)  # type: ignore[arg-type]
        )
        tokens = [house.keys.seat_token(live.table.name, seat, 0, 1) for seat in (A, B)]
        browser.say(type="hello", tokens=tokens)
        position = (await browser.hear("snapshot"))["position"]
        [(seat, moves)] = position["legal"].items()
        with tracing(ran):
            browser.say(type="play", seat=seat, move=moves[0], request="1")
            await browser.hear("accepted")
            await asyncio.sleep(0)
        browser.incoming.put_nowait({"type": "websocket.disconnect"})
        await serving
    named = {path for path, _ in PLACE.findall(SECTIONS["The way of a move"])}
    assert "games/pac_man/rules.py" in ran
    assert {path for path in ran if not path.startswith("games/")} - named == set()


# ---------------------------------------------------------------- sizes


def modules() -> Iterator[tuple[Path, int]]:
    for suffix, folder in SOURCES.items():
        for path in sorted(folder.rglob(f"*{suffix}")):
            is_ours = not path.name.endswith((".test.ts", "protocol.ts"))
            if is_ours and "fixtures" not in path.parts:
                yield path, len(path.read_text(encoding="utf-8").splitlines())


def test_no_module_is_too_long_to_be_read_in_one_sitting() -> None:
    assert [str(path) for path, lines in modules() if lines > LARGEST] == []
