"""How heavy, how quick and how smooth the page is: `make bench-page`.

Measured in a real browser, against a real server, on this machine alone: bytes on the wire of a
first visit, the time until a choice can be clicked at a table, and the frames while pieces move.
Figures only; nothing here decides whether they are good.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, Request
from rich.console import Console
from rich.table import Table as Grid

from tests.browser.chromium import Setting, running_browser
from tests.browser.tables import PlayedTable, games, memory, open_table
from tests.server.server import Server, running

SETTING = Setting(1280, 800)
VISITS = 9
WATCHED = 10_000  # milliseconds of play
FRAME = 17.5  # milliseconds; a frame in time, at sixty a second, with a little grace
BOARD = '[data-tour="board"]'
CHOICE = f"{BOARD} :is(button, [role=button], [tabindex='0']):not([disabled], [aria-disabled=true])"
WHEN_USABLE = """
(() => {
  const look = () => {
    if (document.querySelector(CHOICE)) globalThis.usableAfter = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""
FRAMES = """(time) => new Promise((done) => {
  const began = performance.now();
  const deltas = [];
  let last = began;
  const count = (now) => {
    deltas.push(now - last);
    last = now;
    if (now - began < time) requestAnimationFrame(count);
    else done(deltas.slice(1));
  };
  requestAnimationFrame(count);
})"""


@contextmanager
def visit(browser: Browser, *scripts: str) -> Iterator[Page]:
    """A browser that has never been here, but for what the scripts make it remember."""
    context = browser.new_context(**SETTING.options)
    for script in scripts:
        context.add_init_script(script)
    yield context.new_page()
    context.close()


# ---------------------------------------------------------------- how heavy


def weight(browser: Browser, address: str, *scripts: str) -> Counter[str]:
    """Bytes that came over the wire until nothing more was asked for, by kind."""
    finished: list[Request] = []
    with visit(browser, *scripts) as page:
        page.on("requestfinished", lambda request: finished.append(request))
        page.goto(address, wait_until="networkidle")
        return Counter(by_kind(finished))


def by_kind(requests: list[Request]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for request in requests:
        sizes = request.sizes()
        came = sizes["responseBodySize"] + sizes["responseHeadersSize"]
        found[request.resource_type] += max(0, came)
    return dict(found)


# ---------------------------------------------------------------- how quick


def times_to_a_choice(browser: Browser, server: Server, table: PlayedTable) -> list[float]:
    """Milliseconds from the navigation to a choice that can be clicked, a visit each."""
    when = WHEN_USABLE.replace("CHOICE", repr(CHOICE))
    found = []
    for _ in range(VISITS):
        with visit(browser, memory(table.kept("A")), when) as page:
            page.goto(server.url + table.path)
            page.wait_for_function("() => globalThis.usableAfter")
            found.append(float(page.evaluate("() => globalThis.usableAfter")))
    return found


# ---------------------------------------------------------------- how smooth


def frames(browser: Browser, server: Server, table: PlayedTable) -> list[float]:
    """Milliseconds between frames while bots play, seen by somebody who watches."""
    with visit(browser) as page:
        page.goto(server.url + table.path, wait_until="networkidle")
        page.wait_for_selector(BOARD)
        deltas: list[float] = page.evaluate(FRAMES, WATCHED)
    return deltas


def in_time(deltas: list[float]) -> float:
    return sum(delta <= FRAME for delta in deltas) / len(deltas)


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


# ---------------------------------------------------------------- telling


def weigh(console: Console, browser: Browser, server: Server, table: PlayedTable) -> None:
    shelf = weight(browser, server.url + "/")
    board = weight(browser, server.url + table.path, memory(table.kept("A")))
    grid = Grid("first visit, kB on the wire", "shelf", "table", title_justify="left")
    for kind in sorted(shelf | board):
        grid.add_row(kind, kilobytes(shelf[kind]), kilobytes(board[kind]))
    grid.add_section()
    grid.add_row("all", kilobytes(shelf.total()), kilobytes(board.total()))
    for column in grid.columns[1:]:
        column.justify = "right"
    console.print(grid)


def kilobytes(count: int) -> str:
    return f"{count / 1000:.1f}"


def tell_times(console: Console, times: list[float]) -> None:
    console.print(
        f"usable table: median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms, "
        f"of {len(times)} visits without a cache",
        soft_wrap=True,
    )


def tell_frames(console: Console, deltas: list[float]) -> None:
    console.print(
        f"frames while bots play: median {statistics.median(deltas):.1f} ms, "
        f"95th percentile {percentile(deltas, 0.95):.1f} ms, "
        f"{in_time(deltas):.1%} within {FRAME} ms, of {len(deltas)}",
        soft_wrap=True,
    )


def measure(console: Console, browser: Browser, server: Server) -> None:
    with server.client() as client:
        for game in games():
            name, most = game.name, max(game.about.seats)
            console.rule(name)
            mine = open_table(client, name, *("me",) * most)
            mine.play_on(0, until="A")
            weigh(console, browser, server, mine)
            tell_times(console, times_to_a_choice(browser, server, mine))
            watched = open_table(client, name, *("bot",) * most)
            tell_frames(console, frames(browser, server, watched))


def main() -> int:
    # The bots take their time as they do at home, so that there is something to be seen.
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "data", LUDOTHEQUE_BOT_PAUSE="") as server,
        running_browser() as browser,
    ):
        measure(Console(), browser, server)
    return 0


if __name__ == "__main__":
    sys.exit(main())
