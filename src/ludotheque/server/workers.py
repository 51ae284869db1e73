"""Several processes behind one port: each a whole server, with tables of its own.

The system spreads connections over them; what comes in for another one's table is passed on, and a
live connection is handed over to it. Where tables are kept in a folder, the process that has
started the others writes for all. One that ends is started again, and meanwhile the others have its
tables.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import msgspec

from ludotheque.tables.sqlite_store import SqliteStore

from .door import Door, Proxies, PublicAddress, open_door
from .limits import CountingServer
from .logs import note_event, write_lines
from .metrics import Metrics
from .serving import SECONDS_FOR_CONNECTIONS, SECONDS_FOR_THE_APP, run, site
from .settings import Hosting, settings

ORDER = "LUDOTHEQUE_WORKER"  # the environment's name for what a worker is to do
READY = b"ready\n"
STARTING = 120.0  # seconds until a worker must be ready
AGAIN = 1.0  # seconds before a worker that has ended is started again
ENDING = SECONDS_FOR_CONNECTIONS + SECONDS_FOR_THE_APP + 5.0  # seconds for a worker to end


class Order(msgspec.Struct, frozen=True):
    """What a worker is told."""

    folder: str
    port: int
    lan: bool
    public: str
    proxies: str
    listen: str
    keep_days: int
    store: str
    workers: int
    shared: str
    handover: str
    log: bool
    metrics: tuple[str, int] | None = None


# ---------------------------------------------------------------- the one that starts the others


class Workers:
    """So many processes, which are started again until they are told to end."""

    def __init__(self, orders: list[Order], ready: Callable[[], None]) -> None:
        self.orders, self.ready = orders, ready
        self._ending = asyncio.Event()
        self._waiting = len(orders)  # of them, to be ready for the first time

    def end(self) -> None:
        self._ending.set()

    async def run(self) -> None:
        """Until it is told to end."""
        await asyncio.gather(*map(self._keep_running, self.orders))

    async def _keep_running(self, order: Order) -> None:
        has_been_ready = False
        while not self._ending.is_set():
            process = await started(order)
            try:
                is_ready = await self._is_ready(process)
                if is_ready and not has_been_ready:
                    has_been_ready = True
                    self._waiting -= 1
                    if self._waiting == 0:
                        self.ready()
                if not is_ready and not has_been_ready:
                    raise WorkerError
                await self._until_end_of(process)
            finally:
                await ended(process)
            if not self._ending.is_set():
                note_event("worker-ended", code=process.returncode or 0)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._ending.wait(), AGAIN)

    async def _is_ready(self, process: Process) -> bool:
        assert process.stdout is not None
        with suppress(TimeoutError):
            return await asyncio.wait_for(process.stdout.readline(), STARTING) == READY
        return False

    async def _until_end_of(self, process: Process) -> None:
        gone, told = asyncio.create_task(process.wait()), asyncio.create_task(self._ending.wait())
        await asyncio.wait({gone, told}, return_when=asyncio.FIRST_COMPLETED)
        for task in (gone, told):
            task.cancel()


class WorkerError(Exception):
    """A worker could not be started; it has said why."""


async def started(order: Order) -> Process:
    """Its own session keeps it from keys that interrupt this process, which tells it to end."""
    environment = os.environ | {ORDER: msgspec.json.encode(order).decode()}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", __name__),
        stdin=DEVNULL,
        stdout=PIPE,
        env=environment,
        start_new_session=True,
    )


async def ended(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), ENDING + settings().drain)
    except TimeoutError:
        process.kill()
        await process.wait()


@asynccontextmanager
async def shared_store(folder: Path, place: Path, wanted: bool) -> AsyncIterator[str]:
    """The socket of a store in a folder, which this process has and the others ask."""
    if not wanted:
        yield ""
        return
    store = await SqliteStore.open(folder)
    server = CountingServer(store)
    path = place / "store"
    await server.listen(path)
    try:
        yield str(path)
    finally:
        await server.close()
        await store.close()


@contextmanager
def kept_port(door: Door) -> Iterator[None]:
    """The port stays taken, though nobody listens there in this process."""
    with socket.socket(door.listener.family) as keeper:
        keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        keeper.bind(door.listener.getsockname())
        door.close()
        yield


async def serve(
    folder: Path,
    door: Door,
    hosting: Hosting,
    ready: Callable[[], None],
    log: bool = False,
    metrics: tuple[str, int] | None = None,
) -> None:
    """Serves until this process is told to end.

    Figures are told by each worker, the first at the port that was given, the others at those that
    follow.
    """
    loop = asyncio.get_running_loop()
    with tempfile.TemporaryDirectory(prefix="ludotheque-") as place:  # for this user alone
        async with shared_store(folder, Path(place), not hosting.store) as path:
            order = Order(
                folder=str(folder),
                port=door.port,
                lan=door.lan,
                public=door.public.address if door.public else "",
                proxies=",".join(map(str, door.proxies.networks)),
                listen=door.listener.getsockname()[0],
                keep_days=0,
                store=hosting.store,
                workers=hosting.workers,
                shared=path,
                handover=place,
                log=log,
            )
            workers = Workers(list(orders(order, hosting, metrics)), ready)
            for signal_number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(signal_number, workers.end)
            with kept_port(door):
                await workers.run()


def orders(order: Order, hosting: Hosting, metrics: tuple[str, int] | None) -> Iterator[Order]:
    """One for each worker: the first removes old tables, and each tells figures elsewhere."""
    for number in range(hosting.workers):
        yield msgspec.structs.replace(
            order,
            keep_days=0 if number else hosting.keep_days,
            metrics=(metrics[0], metrics[1] + number) if metrics else None,
        )


# ---------------------------------------------------------------- a worker


def main() -> None:
    order = msgspec.json.decode(os.environ.pop(ORDER), type=Order)
    if order.log:
        write_lines()
    public = PublicAddress.read(order.public) if order.public else None
    proxies = Proxies.read(order.proxies)
    door = open_door(order.port, order.lan, public, proxies, order.listen, shared=True)
    figures = Metrics() if order.metrics else None
    if figures is not None and order.metrics is not None:
        figures.serve(*order.metrics)
    hosting = Hosting(
        figures,
        order.keep_days,
        order.store,
        workers=order.workers,
        shared=order.shared,
        handover=order.handover,
    )

    def ready() -> None:
        sys.stdout.buffer.write(READY)
        sys.stdout.buffer.flush()

    run(Path(order.folder), door, ready, site(hosting))


if __name__ == "__main__":
    main()
