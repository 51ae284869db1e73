"""The site, on this machine or on the local network with a code to scan; in the browser too."""

from __future__ import annotations

import asyncio
import io
import os
import sys
import threading
import webbrowser
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

from ludotheque.bots.foresight import Foresight, foresight
from ludotheque.bots.searchers import is_prepared
from ludotheque.engine.registry import all_games
from ludotheque.server.door import EVERYWHERE, THIS_MACHINE, Door, Proxies, PublicAddress, open_door
from ludotheque.server.serving import Factory, run, site
from ludotheque.server.settings import Hosting
from ludotheque.words import say

from .language import spoken
from .options import MOST_PORT
from .problems import failure

DATA = "LUDOTHEQUE_DATA"
WHITE_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[0m"


def opened(
    port: int,
    lan: bool,
    public: str = "",
    proxy: str = "",
    listen: str = "",
    shared: bool = False,
) -> Door:
    """The port that was asked for, and for whom it is."""
    found = PublicAddress.read(public) if public else None
    return open_door(port, lan, found, Proxies.read(proxy), listen, shared)


def host_site(
    data: str, door: Door, hosting: Hosting, metrics: str = "", log: bool = False
) -> None:
    """Serves for others until it is told to end, with all that an operator wants to know."""
    from ludotheque.server.logs import write_lines
    from ludotheque.server.metrics import Metrics

    with closing(door):
        if log:
            write_lines()
        if hosting.workers > 1:
            serve_with_workers(data, door, hosting, metrics, log)
            return
        if not metrics:
            serve_site(data, door, factory=site(hosting))
            return
        figures = Metrics()
        stop = figures.serve(*metrics_address(metrics))
        try:
            serve_site(data, door, factory=site(replace(hosting, metrics=figures)))
        finally:
            stop()


def serve_with_workers(data: str, door: Door, hosting: Hosting, metrics: str, log: bool) -> None:
    """Serves in several processes until this one is interrupted."""
    from ludotheque.server.workers import WorkerError, serve

    def ready() -> None:
        announce(door)
        tell_of_bots()

    told = metrics_address(metrics) if metrics else None
    try:
        asyncio.run(serve(data_folder(data), door, hosting, ready, log, told))
    except WorkerError as error:
        raise failure("worker-not-started") from error
    tell("goodbye")


def metrics_address(given: str) -> tuple[str, int]:
    address, _, port = given.rpartition(":")
    if not port.isdecimal() or int(port) > MOST_PORT:
        raise failure("not-a-metrics-port", given=given, example=f"{EVERYWHERE}:9464")
    return address.strip("[]") or THIS_MACHINE, int(port)


def serve_site(
    data: str, door: Door, browser: bool = False, factory: Factory | None = None
) -> None:
    """Serves until it is interrupted."""

    def ready() -> None:
        announce(door)
        tell_of_bots()
        if browser:
            threading.Thread(target=open_browser, args=(door.address,), daemon=True).start()

    try:
        run(data_folder(data), door, ready, factory)
    finally:
        door.close()
    tell("goodbye")


def back_up_to(file: str, data: str, store: str) -> None:
    from ludotheque.tables.backup import Place, back_up

    tables, entries = asyncio.run(back_up(Place(data_folder(data), store), Path(file)))
    tell("backup-made", file=file, tables=tables, entries=entries)


def restore_from(file: str, data: str, store: str) -> None:
    from ludotheque.tables.backup import Place, restore

    place = Place(data_folder(data), store)
    tables, entries = asyncio.run(restore(Path(file), place))
    tell("backup-restored", folder=place.name, tables=tables, entries=entries)


def move_tables(source: str, target: str, data: str) -> None:
    """From one place to another; where one of them is a database, the other folder has the key."""
    from ludotheque.tables.backup import Place, move

    folders = [Path(each).expanduser() for each in (source, target) if not is_database(each)]
    key = data_folder(data) if data or is_database(source) or not folders else folders[0]
    old, new = (
        Place(key, each) if is_database(each) else Place(Path(each).expanduser())
        for each in (source, target)
    )
    tables, entries = asyncio.run(move(old, new))
    tell("store-moved", place=new.name, tables=tables, entries=entries)


def is_database(place: str) -> bool:
    return place.startswith(("postgres://", "postgresql://"))


def open_browser(address: str) -> None:
    """Shows the page, where there is a browser that can; the address has been told anyway."""
    with suppress(webbrowser.Error, OSError):
        found = webbrowser.get()
        # What the system proposes by that class runs inside a terminal, and would take it over.
        in_terminal = type(found) is webbrowser.GenericBrowser and not os.environ.get("BROWSER")
        if not in_terminal:
            found.open(address)


def data_folder(given: str) -> Path:
    """Where tables are kept: the folder asked for, else the environment's, else the user's."""
    from platformdirs import user_data_path

    named = given or os.environ.get(DATA, "")
    try:
        return Path(named).expanduser() if named else user_data_path("ludotheque", False)
    except RuntimeError as error:  # nobody's home
        raise failure("data-folder-unknown", folder=named) from error


def tell(key: str, **values: str | int) -> None:
    print(say(spoken(), key, values), flush=True)


def announce(door: Door) -> None:
    """Says where the site is; on a network, in a way that a phone can read."""
    tell("site-here", address=door.address)
    if door.public:
        tell("site-public", address=door.public.address)
    if door.lan and not door.network:
        tell("site-no-network")
    for number, address in enumerate(door.network_addresses):
        tell("site-on-network", address=address)
        if number == 0:
            print(code_to_scan(address), end="", flush=True)
    tell("site-how-to-stop")


def tell_of_bots() -> None:
    """A word to whoever wonders why the machine is busy, and bots so simple."""
    if foresight() != Foresight.NEVER and not all(map(is_prepared, all_games())):
        tell("bots-get-ready")


def code_to_scan(address: str) -> str:
    """A QR code in half blocks, or nothing where the terminal has none."""
    import segno

    drawn = io.StringIO()
    segno.make_qr(address).terminal(drawn, compact=True)
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return ""
    return coloured(drawn.getvalue()) if sys.stdout.isatty() else drawn.getvalue()


def coloured(drawing: str) -> str:
    """White on black whatever the terminal's colours are: some phones read nothing else."""
    return "".join(f"{WHITE_ON_BLACK}{line}{PLAIN}\n" for line in drawing.splitlines())
