"""A live connection is given to the process of this machine that owns its table.

The processes of one `serve --workers` listen for each other's connections at sockets in a folder
that only their user can open. Whoever has read and judged the request for a live connection sends
its descriptor there, with the request as it came, and has nothing more to do with it. The owner
judges the request again, and answers as if it had accepted the connection. Where a connection
cannot be given, it is passed on message by message: see `relay`.
"""

from __future__ import annotations

import array
import asyncio
import os
import socket
import struct
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.types import Scope

from .logs import HANDED_OVER, note_event
from .transport import GIVE_AWAY, Frames, sockets_of

if TYPE_CHECKING:
    import uvicorn
    from uvicorn.server import ServerState

    from .door import Door

LARGEST = 128 * 1024  # bytes that are sent with a connection
BACKLOG = 1024  # connections that wait to be adopted
PATIENCE = 5.0  # seconds for a connection to be sent
AGAIN = 1.0  # seconds before adopting is tried again where the system refuses
PEER = struct.Struct("3i")  # how Linux tells of the other end: process, user, group
TCP = (socket.AF_INET, socket.AF_INET6)


class NotGiven(Exception):  # noqa: N818
    """What came is no live connection, or not all of it came."""


class Given(msgspec.Struct, array_like=True, frozen=True):
    """What is sent with a connection: the head of the request, and what was read after it."""

    head: bytes
    early: bytes


encode = msgspec.msgpack.Encoder().encode
given = msgspec.msgpack.Decoder(Given)


class Adopted(Frames):
    """A live connection that another process has accepted. It is not given away again."""

    can_be_given = False

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        request: Given,
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._request = request

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        client = self.client[0] if self.client else ""
        if not sockets_of(self.config).admit(self.transport, client):
            self.transport.abort()
            return
        self.data_received(self._request.head)
        if self._request.early:
            self.data_received(self._request.early)


class Handover:
    """Gives connections to other processes, and takes those that they give."""

    def __init__(self, folder: Path, door: Door) -> None:
        self.folder, self.door = folder, door
        self._listener: socket.socket | None = None
        self._path: Path | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def _place(self, address: str) -> Path:
        """Where the process takes connections that is reached at an address by the relay."""
        return self.folder / address.replace("/", "-")

    # ------------------------------------------------------------ giving

    def give(self, address: str, scope: Scope) -> bool:
        """Gives a live connection to the process at an address; says whether it did."""
        state = scope.get("state") or {}
        give_away = state.get(GIVE_AWAY)
        if give_away is None or not give_away(partial(send, self._place(address))):
            return False
        state[HANDED_OVER] = True
        return True

    # ------------------------------------------------------------ taking

    def listen(self, address: str) -> None:
        """Takes connections from now on; where it cannot, they are passed on as messages."""
        path = self._place(address)
        try:
            listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            listener.setblocking(False)
            path.unlink(missing_ok=True)  # of a process that had the same port, and was killed
            listener.bind(str(path))
            listener.listen(BACKLOG)
        except OSError as error:
            note_event("no-handover", said=str(error.strerror))
            return
        self._listener, self._path = listener, path
        self._begin(self._accept(listener))

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _accept(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                giver, _ = await loop.sock_accept(listener)
            except OSError:  # too many files are open
                await asyncio.sleep(AGAIN)
            else:
                self._begin(self._take(giver))

    async def _take(self, giver: socket.socket) -> None:
        with giver, suppress(OSError, TimeoutError, NotGiven):
            if not is_own_user(giver):
                return
            async with asyncio.timeout(PATIENCE):
                connection, request = await receive(giver)
            try:
                assert self.door.served is not None
                await self.door.served.adopt(connection, request)
            except BaseException:
                connection.close()
                raise

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._listener is not None:
            self._listener.close()
        if self._path is not None:
            self._path.unlink(missing_ok=True)


# ---------------------------------------------------------------- descriptors


def send(place: Path, descriptor: int, head: bytes, early: bytes) -> bool:
    """Sends a descriptor at once or not at all; whether it did.

    Whoever listens there takes no part of a message: what could not be sent whole is still ours.
    """
    message = encode(Given(head, early))
    if len(message) > LARGEST:
        return False
    rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [descriptor]))
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as giver, suppress(OSError):
        giver.setblocking(False)
        giver.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LARGEST)
        giver.connect(str(place))
        return giver.sendmsg([message], [rights]) == len(message)
    return False


def is_own_user(giver: socket.socket) -> bool:
    """Whether the other end runs for the same user; elsewhere than on Linux the folder says so."""
    if not hasattr(socket, "SO_PEERCRED"):
        return True
    told = giver.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, PEER.size)
    _, user, _ = PEER.unpack(told)
    return bool(user == os.getuid())


async def receive(giver: socket.socket) -> tuple[socket.socket, Given]:
    """A connection, and what was sent with it."""
    loop = asyncio.get_running_loop()
    connection, message = await receive_descriptor(giver)
    try:
        while len(message) <= LARGEST and (more := await loop.sock_recv(giver, LARGEST)):
            message += more
        return connection, given.decode(message)
    except msgspec.DecodeError as error:
        connection.close()
        raise NotGiven from error
    except BaseException:
        connection.close()
        raise


async def receive_descriptor(giver: socket.socket) -> tuple[socket.socket, bytes]:
    flags = getattr(socket, "MSG_CMSG_CLOEXEC", 0)  # no process that is started has it too
    while True:
        try:
            message, descriptors, _, _ = socket.recv_fds(giver, LARGEST, 1, flags)
            break
        except BlockingIOError:
            await readable(giver)
    if not descriptors:
        raise NotGiven
    try:
        connection = socket.socket(fileno=descriptors[0])
    except OSError:
        os.close(descriptors[0])
        raise
    if connection.family not in TCP or connection.type != socket.SOCK_STREAM:
        connection.close()
        raise NotGiven
    return connection, message


async def readable(giver: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(giver, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(giver)
