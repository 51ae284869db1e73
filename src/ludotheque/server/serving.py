"""Running the site, from its port being opened to a clean end.

What the server says to people is the command line's business; here are the facts.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import math
import signal
import socket
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Protocol

import uvicorn

from .door import NO_PROXIES, PORT, Door, Proxies, open_door
from .handover import Adopted, Given
from .logs import note_event
from .transport import A_PAGE, FOR_A_FAMILY, PING, Config, Frames, Requests, Sockets

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

    from .settings import Hosting

# How long the loop may keep the interpreter to itself, in seconds. With Python's own 5 ms a busy
# loop starves the store's threads, and every move waits for them.
SWITCH = 0.001

# How many objects come and go between two searches for rubbish. Tables hold long logs, and with
# Python's own figures the server keeps going through all of them.
COLLECTING = (20_000, 20, 50)
LARGEST_MESSAGE = 64 * 1024
SECONDS_FOR_CONNECTIONS = 1  # to end by themselves, when the server stops
SECONDS_FOR_THE_APP = 1.5

# What strangers can make the server say of them, and what it says when it cuts connections off.
IDLE_TALK = ("Invalid HTTP request", "Invalid UTF-8", "Unsupported upgrade", "Cancel ")


class Running(Protocol):
    """An application that has to be put away at the end."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None: ...

    async def close(self) -> None: ...


Factory = Callable[[Path, Door], Awaitable[Running]]


# ---------------------------------------------------------------- the server


class Server(uvicorn.Server):
    """Says when it is ready; leaves signals, and what comes after it, to its caller."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], drain: float = 0.0
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.drain = (
            drain  # seconds from being told to end to ending, for whoever sends people here
        )
        self.ends_at = math.inf

    @property
    def is_ending(self) -> bool:
        return self.should_exit or self.ends_at < math.inf

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C ends it at once; whoever looks after servers may want it to go on for a while."""
        if not self.is_ending:
            note_event("ending", drain=self.drain if sig == signal.SIGTERM else 0.0)
        if sig == signal.SIGTERM and self.drain and not self.is_ending:
            self.ends_at = time.monotonic() + self.drain
        else:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        self.should_exit = self.should_exit or time.monotonic() >= self.ends_at
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self.ready()

    async def listen(self, listener: socket.socket) -> None:
        """Accepts connections at one more address, until it stops."""
        config = self.config

        def protocol() -> asyncio.Protocol:
            make: Callable[..., asyncio.Protocol] = config.http_protocol_class
            state = self.lifespan.state
            return make(config=config, server_state=self.server_state, app_state=state)

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, sock=listener))

    async def adopt(self, connection: socket.socket, request: Given) -> None:
        """Serves a live connection that another process has accepted, as its own ones."""
        if self.should_exit or not self.started:
            connection.close()  # whoever is there comes back
            return

        def protocol() -> Adopted:
            return Adopted(self.config, self.server_state, self.lifespan.state, request)

        await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Not here: a signal may come before the server runs, and after."""
        yield

    @contextmanager
    def heeding_signals(self) -> Iterator[None]:
        """Whoever asks the process to stop gets a clean end, whenever it is asked."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        numbers = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


async def nobody_home(scope: Scope, receive: Receive, send: Send) -> None:
    """Stands where the application will be, until it is built in the server's own loop."""
    raise RuntimeError("the application is not there yet")


class OnlyOurOwnFaults(logging.Filter):
    """Keeps what strangers do, and what ends with the server, out of its log."""

    def filter(self, record: logging.LogRecord) -> bool:
        kind = record.exc_info[0] if record.exc_info else None
        ended = kind is not None and issubclass(kind, asyncio.CancelledError)
        return not ended and not str(record.msg).startswith(IDLE_TALK)


ONLY_OUR_OWN_FAULTS = OnlyOurOwnFaults()


def configured(proxies: Proxies = NO_PROXIES) -> Config:
    logging.getLogger("uvicorn.error").addFilter(ONLY_OUR_OWN_FAULTS)
    from .settings import settings

    chosen = settings()
    config = Config(
        nobody_home,
        http=Requests,
        ws=Frames,
        ws_ping_interval=PING * chosen.silence,
        ws_ping_timeout=PING * chosen.silence,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # compressing halves the number of moves a second
        log_config=None,
        log_level="warning",
        access_log=False,  # nobody's address is written down, and no invitation in one
        proxy_headers=False,  # the application does that: see `app`
        server_header=False,
        timeout_graceful_shutdown=SECONDS_FOR_CONNECTIONS,
    )
    most = max(FOR_A_FAMILY, A_PAGE * chosen.limits.connections)
    config.sockets = Sockets(most, proxies=proxies)
    config.silence = chosen.silence
    return config


def site(hosting: Hosting | None = None) -> Factory:
    """The site, as somebody runs it."""

    async def build(folder: Path, door: Door) -> Running:
        from .app import build_app

        return await build_app(folder, door, hosting)

    return build


async def open_site(server: Server, folder: Path, door: Door, factory: Factory) -> None:
    """Builds the application, serves it until the server is told to stop, and puts it away."""
    app = await factory(folder, door)
    door.served = server
    try:
        server.config.app = app
        await server.serve([door.listener])
    finally:
        with suppress(TimeoutError):  # whatever was announced is on the disk already
            await asyncio.wait_for(app.close(), SECONDS_FOR_THE_APP)


def run(
    folder: Path, door: Door, ready: Callable[[], None], factory: Factory | None = None
) -> None:
    """Serves behind a door until the process is interrupted; `ready` is called at the start."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*COLLECTING)
    from .settings import settings

    config = configured(door.proxies)
    server = Server(config, ready, settings().drain)
    loop = config.get_loop_factory()
    note_event("started", port=door.port)
    with server.heeding_signals(), asyncio.Runner(loop_factory=loop) as runner:
        runner.run(open_site(server, folder, door, factory or site()))
    note_event("ended")


def serve(
    folder: Path,
    port: int = PORT,
    lan: bool = False,
    ready: Callable[[str], None] | None = None,
    factory: Factory | None = None,
) -> int:
    """Opens a door and serves behind it; the exit code. `ready` is told the site's address."""
    door = open_door(port, lan)
    try:
        run(folder, door, lambda: ready(door.address) if ready else None, factory)
    finally:
        door.close()
    return 0
