"""Running the site: its port and addresses, what the server admits, and how it ends."""

from __future__ import annotations

import asyncio
import errno
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
import segno
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludotheque.cli import serve as serve_command
from ludotheque.engine.errors import LudothequeError
from ludotheque.server import door as door_room
from ludotheque.server.door import Door, open_door
from ludotheque.server.serving import LARGEST_MESSAGE, Server, configured, open_site
from ludotheque.words import say
from tests.cli.command import command, environment_of_its_own

PATIENCE = 60.0  # seconds, before a silent process counts as a failure

# ---------------------------------------------------------------- a stand-in for the site


class Echo:
    """Says who asks, and repeats what it hears; `/forever` never answers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self.answer(scope, send)
        elif scope["type"] == "websocket":
            await self.repeat(receive, send)

    async def answer(self, scope: Any, send: Any) -> None:
        if scope["path"] == "/forever":
            await asyncio.Event().wait()
        told = {"client": scope["client"][0], "scheme": scope["scheme"]}
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": json.dumps(told).encode()})

    async def repeat(self, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})

    async def close(self) -> None:
        (self.folder / "closed").touch()


async def stand_in(folder: Path, door: Door) -> Echo:
    (folder / "hosts").write_text("\n".join(sorted(door.hosts)))
    return Echo(folder)


@contextmanager
def open_echo(folder: Path) -> Iterator[Door]:
    """The stand-in in this process, served as the site is."""
    opened = threading.Event()
    server, door = Server(configured(), opened.set), open_door(0)
    work = open_site(server, folder, door, stand_in)
    thread = threading.Thread(target=asyncio.run, args=(work,), daemon=True)
    thread.start()
    try:
        assert opened.wait(PATIENCE)
        yield door
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


@pytest.fixture(scope="module")
def echo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    with open_echo(tmp_path_factory.mktemp("echo")) as door:
        yield door


def get(port: int, path: str, **headers: str) -> tuple[http.client.HTTPResponse, Any]:
    """An answer, and what it says."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    with closing(line):
        line.request("GET", path, headers=headers)
        response = line.getresponse()
        return response, json.loads(response.read())


@contextmanager
def live(port: int, path: str = "/live") -> Iterator[ClientConnection]:
    with connect(f"ws://127.0.0.1:{port}{path}", compression="deflate") as connection:
        yield connection


def last_word(connection: ClientConnection) -> int:
    """The code with which the server closes a connection."""
    with pytest.raises(ConnectionClosed) as caught:
        connection.recv(PATIENCE)
    assert caught.value.rcvd is not None
    return int(caught.value.rcvd.code)


# ---------------------------------------------------------------- the port


def test_any_free_port_will_do() -> None:
    with closing(open_door(0)) as one, closing(open_door(0)) as other:
        assert 0 < one.port != other.port > 0
        assert one.address == f"http://127.0.0.1:{one.port}"


def test_a_door_to_this_machine_is_open_to_nobody_else() -> None:
    with closing(open_door(0)) as door:
        assert door.listener.getsockname()[0] == "127.0.0.1"
        names = ("127.0.0.1", "localhost", "[::1]")
        assert door.hosts == {f"{name}:{door.port}" for name in names}
        assert door.network_addresses == ()


def test_a_door_to_the_network_goes_by_this_machine_s_addresses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(door_room, "network_names", lambda: ("192.168.1.7", "10.0.0.7"))
    with closing(open_door(0, lan=True)) as door:
        assert door.listener.getsockname()[0] == "0.0.0.0"
        network = (f"http://192.168.1.7:{door.port}", f"http://10.0.0.7:{door.port}")
        assert door.network_addresses == network
        assert {f"192.168.1.7:{door.port}", f"127.0.0.1:{door.port}"} < door.hosts


def test_a_machine_may_change_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter([("192.168.1.7",), ("10.0.0.7", "172.16.0.7")])
    monkeypatch.setattr(door_room, "EVERYWHERE", "127.0.0.1")
    monkeypatch.setattr(door_room, "network_names", lambda: next(names))
    with closing(open_door(0, lan=True)) as door:
        here = (f"http://10.0.0.7:{door.port}", f"http://172.16.0.7:{door.port}")
        assert door.reachable() == here
    with closing(open_door(0)) as door:
        assert door.reachable() == ()


def refused(port: int) -> str:
    with pytest.raises(LudothequeError) as caught:
        open_door(port)
    assert caught.value.problem.values["port"] == str(port)
    return caught.value.problem.code


def test_a_port_in_use_is_told_of() -> None:
    with closing(open_door(0)) as door:
        assert refused(door.port) == "port-in-use"
    with closing(open_door(door.port)) as again:
        assert again.port == door.port


@pytest.mark.parametrize(
    ("number", "code"), [(errno.EACCES, "port-forbidden"), (errno.ENOBUFS, "port-unusable")]
)
def test_a_port_that_cannot_be_had_is_told_of(
    monkeypatch: pytest.MonkeyPatch, number: int, code: str
) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(socket, "create_server", refuse)
    assert refused(80) == code


def test_the_addresses_on_networks_are_true_ones() -> None:
    names = door_room.network_names()
    assert len(set(names)) == len(names)
    for name in names:
        with socket.create_server((name, 0)):  # only one's own address can be listened at
            assert not name.startswith(("127.", "0."))


def test_loopback_and_repeated_addresses_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = iter(["192.168.1.7", "127.0.0.1", "", "192.168.1.7", "10.0.0.7"])
    monkeypatch.setattr(door_room, "way_to", lambda _: next(ways))
    assert door_room.network_names() == ("192.168.1.7", "10.0.0.7")


def test_no_way_is_no_error() -> None:
    assert door_room.way_to("not an address") == ""


# ---------------------------------------------------------------- what the server admits


def test_the_application_is_told_the_hosts_it_goes_by(tmp_path: Path) -> None:
    with open_echo(tmp_path) as door:
        assert set((tmp_path / "hosts").read_text().split()) == door.hosts
        assert not (tmp_path / "closed").exists()
    assert (tmp_path / "closed").exists()


def test_nobody_can_say_that_they_are_somebody_else(echo: Door) -> None:
    claims = {"X-Forwarded-For": "10.9.8.7", "X-Forwarded-Proto": "https"}
    response, told = get(echo.port, "/", **claims)
    assert told == {"client": "127.0.0.1", "scheme": "http"}
    assert response.getheader("server") is None


def test_messages_come_through_up_to_a_size(echo: Door) -> None:
    with live(echo.port) as connection:
        longest = "x" * LARGEST_MESSAGE
        connection.send(longest)
        assert connection.recv(PATIENCE) == longest


def announced(opcode: int, length: int) -> bytes:
    """The head of a masked frame; the mask is all zeros, and leaves what follows as it is."""
    return bytes([opcode, 0xFF]) + length.to_bytes(8, "big") + bytes(4)


def test_a_message_that_is_too_large_ends_the_connection(echo: Door) -> None:
    """At its announcement: were any more sent, the answer might be lost on the way."""
    with live(echo.port) as connection:
        connection.socket.sendall(announced(0x81, LARGEST_MESSAGE + 1))
        assert last_word(connection) == 1009


def test_a_message_in_many_parts_is_no_way_around(echo: Door) -> None:
    half = LARGEST_MESSAGE // 2
    with live(echo.port) as connection:
        connection.socket.sendall(announced(0x01, half) + bytes(half))
        connection.socket.sendall(announced(0x80, half + 1))
        assert last_word(connection) == 1009


def test_nothing_is_compressed(echo: Door) -> None:
    with live(echo.port) as connection:
        assert connection.protocol.extensions == []


def test_no_address_is_logged_and_no_stranger_s_mistake(
    echo: Door, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    get(echo.port, "/?invitation=secret")
    with live(echo.port, "/live?invitation=secret") as connection:
        connection.send(b"\xff\xfe", text=True)
        assert last_word(connection) == 1007
    with socket.create_connection(("127.0.0.1", echo.port), PATIENCE) as line:
        line.sendall(b"no such language\r\n\r\n")
        assert line.recv(1000).startswith(b"HTTP/1.1 400")
    assert caplog.text == ""
    assert capfd.readouterr() == ("", "")


# ---------------------------------------------------------------- processes of their own

SERVE_STAND_IN = """
import sys
from pathlib import Path
from ludotheque.server.serving import serve
from tests.server.test_serving import stand_in

ready = lambda address: print(address, flush=True)
sys.exit(serve(Path(sys.argv[1]), 0, False, ready, stand_in))
"""


@contextmanager
def process(*arguments: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    environment = environment_of_its_own(**environment)
    environment["PYTHONPATH"] += os.pathsep + str(Path(__file__).parents[2])
    running = subprocess.Popen(
        [sys.executable, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment,
    )
    with running:
        try:
            yield running
        finally:
            running.kill()


def port_told(running: subprocess.Popen[str]) -> int:
    """The port in the first line that a server prints."""
    assert running.stdout is not None
    return int(running.stdout.readline().rsplit(":", 1)[1])


def leave_hanging(port: int) -> socket.socket:
    """A request that will never be answered."""
    line = socket.create_connection(("127.0.0.1", port), PATIENCE)
    line.sendall(b"GET /forever HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return line


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_everything_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    with process("-c", SERVE_STAND_IN, str(tmp_path)) as running:
        port = port_told(running)
        with live(port) as connection, leave_hanging(port):
            connection.send("are you there?")
            assert connection.recv(PATIENCE) == "are you there?"
            running.send_signal(number)
            assert last_word(connection) == 1012  # the page knows that it may come back
            out, err = running.communicate(timeout=PATIENCE)
        assert (running.returncode, out, err) == (0, "", "")
    assert (tmp_path / "closed").exists()


def test_the_port_is_free_again_after_a_kill(tmp_path: Path) -> None:
    with process("-c", SERVE_STAND_IN, str(tmp_path)) as running:
        port = port_told(running)
        with live(port):
            running.kill()
            running.wait(PATIENCE)
            with closing(open_door(port)) as again:
                assert again.port == port


# ---------------------------------------------------------------- the command


def test_the_site_is_served_until_it_is_interrupted(tmp_path: Path) -> None:
    arguments = ["-m", "ludotheque", "serve", "--port", "0", "--lang", "fr"]
    with process(*arguments, LUDOTHEQUE_DATA=str(tmp_path / "data")) as running:
        port = port_told(running)
        response, games = get(port, "/api/games")
        assert response.status == 200
        assert response.getheader("content-security-policy")
        assert games
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=PATIENCE)
        assert (running.returncode, err) == (0, "")
        assert out.splitlines()[-1] == say("fr", "goodbye")
    assert (tmp_path / "data" / "key").exists()


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with closing(open_door(0)) as door:
        result = command("serve", "--port", str(door.port), "--data", str(tmp_path))
    assert result.code == 1
    assert str(door.port) in result.sentence
    assert result.out == ""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_data_folder_that_cannot_be_written_is_one_sentence(
    tmp_path: Path, language: str
) -> None:
    (tmp_path / "file").write_text("")
    data = str(tmp_path / "file" / "folder")
    result = command("serve", "--port", "0", "--data", data, "--lang", language)
    assert result.code == 1
    assert data in result.sentence
    assert result.out == ""


@pytest.mark.parametrize("port", ["-1", "65536", "many"])
def test_a_port_that_is_none_is_misuse(port: str) -> None:
    assert command("serve", "--port", port).code == 2
    assert command("--port", port).code == 2


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("how", ["serve", "--no-browser"])
def test_without_the_page_there_is_one_sentence_and_no_site(
    tmp_path: Path, language: str, how: str
) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "favicon.svg").touch()
    nothing = {"LUDOTHEQUE_PAGE": str(tmp_path / "page")}
    data = ["--port", "0", "--data", str(tmp_path / "data"), "--lang", language]
    result = command(how, *data, **nothing)
    assert result.code == 1
    assert str(tmp_path / "page") in result.sentence
    assert result.out == ""
    assert not (tmp_path / "data").exists()


@pytest.fixture
def served_at_once(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path, Door]]:
    """Instead of serving, what would be served; everything is announced all the same."""
    seen: list[tuple[Path, Door]] = []

    def run(folder: Path, door: Door, ready: Callable[[], None], factory: object) -> None:
        seen.append((folder, door))
        ready()

    monkeypatch.setattr(serve_command, "run", run)
    return seen


def test_where_tables_are_kept(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    served_at_once: list[tuple[Path, Door]],
) -> None:
    named, other = tmp_path / "named", tmp_path / "other"
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.delenv("LUDOTHEQUE_DATA", raising=False)
    command("serve", "--port", "0", "--data", str(named), LUDOTHEQUE_DATA=str(other))
    command("serve", "--port", "0", LUDOTHEQUE_DATA=str(other))
    command("serve", "--port", "0", "--data", "~/home")
    command("serve", "--port", "0")
    folders = [folder for folder, _ in served_at_once]
    assert folders[:3] == [named, other, tmp_path / "home"]
    assert folders[3].name == "ludotheque"


def test_a_home_that_nobody_has_is_one_sentence() -> None:
    result = command("serve", "--port", "0", "--data", "~nobody-of-this-name/data")
    assert result.code == 1
    assert "~nobody-of-this-name" in result.sentence


# ---------------------------------------------------------------- without a command

BROWSER = """#!/bin/sh
echo "$1" >> {seen}
"""


def test_without_a_command_the_site_is_shown_in_the_browser(tmp_path: Path) -> None:
    seen, browser = tmp_path / "seen", tmp_path / "browser"
    browser.write_text(BROWSER.format(seen=seen))
    browser.chmod(0o755)
    data = str(tmp_path / "data")
    with process(
        "-m", "ludotheque", "--port", "0", "--data", data, BROWSER=str(browser)
    ) as running:
        port = port_told(running)
        wait_for(lambda: seen.exists() and seen.read_text().endswith("\n"))
        assert seen.read_text() == f"http://127.0.0.1:{port}\n"
        assert get(port, "/api/games")[0].status == 200
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=PATIENCE)
        assert (running.returncode, err) == (0, "")


def wait_for(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a browser would be shown, where there is one."""
    seen: list[str] = []
    monkeypatch.setattr(serve_command, "open_browser", seen.append)
    return seen


def test_only_without_a_command_a_browser_is_opened(
    opened: list[str], served_at_once: list[tuple[Path, Door]]
) -> None:
    command("serve", "--port", "0")
    command("--no-browser", "--port", "0")
    assert len(served_at_once) == 2
    assert opened == []
    assert command("--port", "0").code == 0
    wait_for(lambda: bool(opened))
    assert opened == [served_at_once[-1][1].address]


@pytest.mark.parametrize("option", ["--lan", "--no-browser", "--data=here", "--port=1"])
def test_an_option_of_the_site_before_another_command_is_misuse(option: str) -> None:
    result = command(option, "rules", "pac-man")
    assert result.code == 2
    assert option.partition("=")[0] in result.sentence


class Browser:
    """A browser in a window, as far as anybody can tell."""

    def __init__(self, seen: list[str]) -> None:
        self.seen = seen

    def open(self, address: str) -> bool:
        self.seen.append(address)
        return True


def missing() -> None:
    raise webbrowser.Error("there is none")


def test_a_browser_that_is_missing_or_inside_the_terminal_is_not_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[str] = []
    monkeypatch.delenv("BROWSER", raising=False)
    for found in (missing, lambda: webbrowser.GenericBrowser("false"), lambda: Browser(seen)):
        monkeypatch.setattr(webbrowser, "get", found)
        serve_command.open_browser("http://127.0.0.1:4747")
    assert seen == ["http://127.0.0.1:4747"]


# ---------------------------------------------------------------- a code to scan


def matrix_of(drawing: list[str]) -> list[list[int]]:
    """The squares of a code drawn in half blocks: 1 for a dark one."""
    halves = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}
    rows = ([halves[character] for character in line] for line in drawing)
    return [[pair[half] for pair in row] for row in rows for half in (0, 1)]


def test_on_a_network_the_address_can_be_scanned(
    monkeypatch: pytest.MonkeyPatch, served_at_once: list[tuple[Path, Door]]
) -> None:
    monkeypatch.setattr(door_room, "EVERYWHERE", "127.0.0.1")
    monkeypatch.setattr(door_room, "network_names", lambda: ("192.168.1.7", "10.0.0.7"))
    result = command("serve", "--lan", "--port", "0")
    ((_, door),) = served_at_once
    drawing = [line for line in result.out.splitlines() if set(line) <= set(" ▀▄█")]
    expected = segno.make_qr(f"http://192.168.1.7:{door.port}").matrix_iter(border=4)
    for drawn, wanted in zip_longest(matrix_of(drawing), expected):
        assert wanted is None or drawn == list(wanted)
    for address in (door.address, *door.network_addresses):
        assert result.out.count(address) == 1


def test_no_network_is_told_of(
    monkeypatch: pytest.MonkeyPatch, served_at_once: list[tuple[Path, Door]]
) -> None:
    monkeypatch.setattr(door_room, "EVERYWHERE", "127.0.0.1")
    monkeypatch.setattr(door_room, "network_names", lambda: ())
    result = command("serve", "--lan", "--port", "0")
    assert result.code == 0
    assert len(result.out.splitlines()) == 4


class Terminal:
    """As much of a terminal as is asked for."""

    def __init__(self, encoding: str, is_terminal: bool) -> None:
        self.encoding = encoding
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal


def test_a_terminal_without_blocks_shows_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Terminal("ascii", True))
    assert serve_command.code_to_scan("http://192.168.1.7:4747") == ""


def test_a_terminal_shows_the_code_in_black_and_white(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Terminal("utf-8", True))
    lines = serve_command.code_to_scan("http://192.168.1.7:4747").splitlines()
    assert len(lines) > 10
    assert all(line.startswith("\x1b[97;40m") and line.endswith("\x1b[0m") for line in lines)
