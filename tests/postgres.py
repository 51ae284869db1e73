"""A real PostgreSQL for tests, which nobody need install: it comes as a wheel.

`LUDOTHEQUE_POSTGRES` names another one to be used instead, where a test does not stop or kill it.
Each test has a database of its own there.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from ludotheque.lab.own_postgres import NOBODY, OwnPostgres, new_folder
from tests.server.server import free_port

GIVEN = "LUDOTHEQUE_POSTGRES"
NUMBERS = count(1)
# Whatever is written survives the death of the server, if not that of the machine.
QUICK = {"fsync": "off", "full_page_writes": "off", "max_connections": "200"}
# A standby comes back as soon as it can, and finds there what it has missed.
REPLICATED = {
    "synchronous_standby_names": "*",
    "wal_retrieve_retry_interval": "200ms",
    "wal_keep_size": "256MB",
}
ROOMY = 1 << 32  # bytes of a disk that is not full
# A disk in memory that only its own processes see, and that is gone with them. Whoever may not
# mount anything may do so in a namespace of their own.
MOUNTING = """
    mount -t tmpfs -o size="$1",mode=700 none "$2" && echo 0 &&
    while read size; do
        mount -t tmpfs --options-mode ignore -o remount,size="$size" none "$2" 2>/dev/null; echo $?
    done
"""


class Databases:
    """A PostgreSQL in which databases can be made."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.made: list[str] = []

    async def new(self) -> str:
        """The address of an empty database."""
        name = f"ludotheque_test_{os.getpid()}_{next(NUMBERS)}"
        await self._execute(f"CREATE DATABASE {name}")
        self.made.append(name)
        return urlsplit(self.address)._replace(path=f"/{name}").geturl()

    async def drop_all(self) -> None:
        for name in self.made:
            await self._execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    async def _execute(self, statement: str) -> None:
        connection = await asyncpg.connect(self.address)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


def disks_can_be_made() -> bool:
    """Whether the system lets a PostgreSQL have a disk of its own."""
    command = ["unshare", "--user", "--map-root-user", "--mount", "true"]
    is_there = shutil.which(command[0]) is not None
    return is_there and subprocess.run(command, capture_output=True).returncode == 0


class Disk:
    """A disk of its own for a PostgreSQL, which can be made full at once."""

    def __init__(self, folder: Path, as_user: dict[str, Any]) -> None:
        command = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", MOUNTING, "sh"]
        self._process = subprocess.Popen(
            [*command, str(ROOMY), str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            **as_user,
        )
        self._require_done()
        self.place = Path(f"/proc/{self._process.pid}/root{folder}")

    def _require_done(self) -> None:
        assert self._process.stdout is not None
        said = self._process.stdout.readline().strip()
        assert said == "0", f"no disk can be made here ({said})"

    def _resize(self, size: int) -> None:
        assert self._process.stdin is not None
        print(size, file=self._process.stdin, flush=True)
        self._require_done()

    def fill(self) -> None:
        """Nothing more can be written; whatever is freed meanwhile can be used again."""
        while True:
            found = os.statvfs(self.place)
            try:
                self._resize((found.f_blocks - found.f_bfree) * found.f_frsize)
            except AssertionError:  # something was written meanwhile
                continue
            return

    def empty(self) -> None:
        self._resize(ROOMY)

    def remove(self) -> None:
        self._process.communicate()


class Postgres(OwnPostgres):
    """A PostgreSQL for a test, perhaps with a disk of its own, or a standby of another one."""

    def __init__(self, folder: Path, has_disk: bool = False, **settings: str) -> None:
        super().__init__(folder, free_port(), QUICK | settings)
        self.disk = self._new_disk() if has_disk else None

    def _new_disk(self) -> Disk:
        place = self.folder / "disk"
        place.mkdir()
        if self.as_user:
            shutil.chown(place, NOBODY, NOBODY)
        return Disk(place, self.as_user)

    @property
    def data(self) -> Path:
        return self.disk.place / "data" if self.disk else super().data

    def copy(self, original: Postgres) -> None:
        """Makes this one a standby of another."""
        source = ("-h", "127.0.0.1", "-p", str(original.port), "-U", "postgres")
        self.run("pg_basebackup", *source, "-D", str(self.data), "-R", "-c", "fast", "--no-sync")

    def promote(self) -> None:
        """From now on it is written to."""
        self.run("pg_ctl", "promote", "-D", str(self.data), "-w")

    def remove(self) -> None:
        self.kill()
        if self.disk is not None:
            self.disk.remove()
        super().remove()


@contextmanager
def own_postgres(has_disk: bool = False, **settings: str) -> Iterator[Postgres]:
    """One that runs until the end of a test, and may be stopped and killed meanwhile."""
    server = Postgres(new_folder(), has_disk, **settings)
    try:
        server.initialise()
        server.start()
        yield server
    finally:
        server.remove()


class Replicated:
    """A PostgreSQL with a standby that has everything before anybody is told of it."""

    def __init__(self) -> None:
        self.primary = self._made()
        self.primary.initialise()
        self.primary.start()
        self.standby = self._copied()

    @staticmethod
    def _made() -> Postgres:
        return Postgres(new_folder(), disks_can_be_made(), **REPLICATED)

    def _copied(self) -> Postgres:
        standby = self._made()
        standby.copy(self.primary)
        standby.start()
        return standby

    def promote(self) -> None:
        """The primary is lost with its disk; the standby is what there is, and gets one itself."""
        self.primary.remove()
        self.primary = self.standby
        self.primary.promote()
        self.standby = self._copied()

    def remove(self) -> None:
        for each in (self.primary, self.standby):
            each.remove()


@contextmanager
def replicated_postgres() -> Iterator[Replicated]:
    found = Replicated()
    try:
        yield found
    finally:
        found.remove()


@contextmanager
def databases() -> Iterator[Databases]:
    """Where tests make their databases."""
    if given := os.environ.get(GIVEN):
        found = Databases(given)
        yield found
        asyncio.run(found.drop_all())
    else:
        with own_postgres() as server:
            yield Databases(server.address)
