"""How heavy, how quick and how large the house in the browser is: a part of `make bench-page`.

    python -m tools.house_bench [weight] [times] [offline] [memory] [turns] [speed]

A static edition on a web host of this machine, which sends compressed forms and whose network takes
no time, in a real browser: what a first visit weighs; how long it takes until the shelf stands and
until a first move can be made, with nothing kept and with everything; whether the page can be
installed and played without its host; what a tab takes of the memory; how long the strongest bot
takes for a move; and how fast rules and search run beside the CPU (`tools/house_speed.py`). Figures
only; nothing here decides whether they are good.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect
from rich.console import Console
from rich.table import Table as Grid

from ludotheque.bots.by_name import levels_of
from ludotheque.engine.game import Game
from ludotheque.engine.levels import NAMES
from ludotheque.engine.seats import Seat
from ludotheque.server.static import FOLDER
from tests.browser.chromium import running_browser
from tests.browser.static import AT, static_edition
from tests.browser.tables import games_shown
from tests.pyodide.chromium import QuietHandler, served
from tests.pyodide.worker import SCRIPT as START_HOUSE
from tools.browser_package import FILES, listed, travelling
from tools.house_speed import tell_speed
from tools.page_bench import BOARD, CHOICE, kilobytes, percentile, visit, weight

VISITS = 5
MOST_VISITS = 15  # where bots have the first move in some of them
WATCHED = 15_000  # milliseconds that bots play while memory is looked at
PATIENCE = 120_000  # milliseconds, on a busy machine
TURNS = 25  # of the strongest bot
TURNS_WITHIN = 120_000  # milliseconds
MILDEST, STRONGEST = NAMES[0], NAMES[-1]
BOX = "main a[href*='/new/']"
PLAY = ".go button"
FORMS = {"br": ".br", "gzip": ".gz"}

# Notes the first time that something is seen or heard, in milliseconds from the navigation.
NOTING = """
(() => {
  const times = (globalThis.times = {});
  const note = (what) => (times[what] ??= performance.now());
  function hear({ type, loaded, total, text }) {
    if (type === "progress" && total && loaded >= total) note("fetched");
    if (type === "ready") note("ready");
    if (type !== "text") return;
    const { position, told = [] } = JSON.parse(text);
    if (told.some(({ entry }) => entry.type === "moved")) note("moved");
    if (position?.acting.length) note("begun");
    if (Object.values(position?.legal ?? {}).some((moves) => moves.length)) note("offered");
  }
  globalThis.Worker = class extends Worker {
    constructor(address, options) {
      super(address, options);
      this.addEventListener("message", ({ data }) => hear(data));
    }
  };
  const look = () => {
    if (document.querySelector(BOX)) note("shelf");
    if (document.querySelector(PLAY)) note("box");
    if (location.search.startsWith("?/table/")) note("table");
    if (times.offered && document.querySelector(CHOICE)) note("choice");
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""
# Whoever plans a table finds this plan; no other table is known.
PLANNING = """
if (location.search.startsWith("?/new/")) {
  history.replaceState({ choices: PLAN }, "");
  localStorage.removeItem("ludotheque.tables");
}
"""
KEPT = """async () => {
  const { sizes } = await (await fetch("house/files.json")).json();
  const kept = await Promise.all(Object.keys(sizes).map((name) => caches.match(`house/${name}`)));
  return kept.every(Boolean);
}"""
IN_CHARGE = "() => navigator.serviceWorker.controller?.state === 'activated'"
ICONS = """(icons) => Promise.all(icons.map(async ({ src, sizes }) => {
  const image = new Image();
  image.src = src;
  await image.decode();
  return sizes === "any" || sizes === `${image.naturalWidth}x${image.naturalHeight}`;
}))"""
# The house plays at a table of its own: a bot in the last seat, in all others whoever moves at once
# and at random. The milliseconds from a position in which the bot is to act until it has moved.
WATCH_BOT = """([wanted, bot, most, within]) => new Promise((done) => {
  const house = window.houses.get("house");
  const { worker } = house;
  const [line, times] = [1, []];
  let since;
  const say = (message) => worker.postMessage({ type: "say", line, text: JSON.stringify(message) });
  const end = () => {
    worker.terminate();
    done(times);
  };
  function play({ acting, legal, length }) {
    const seat = acting.find((each) => legal[each]?.length);
    const moves = legal[seat] ?? [];
    const move = moves[Math.floor(Math.random() * moves.length)];
    if (move) say({ type: "play", seat, move, after: length });
  }
  function hear(text) {
    const { position, told = [] } = JSON.parse(text);
    if (!position) return;
    const isItsMove = ({ entry }) => entry.type === "moved" && entry.seat === bot;
    if (since && told.some(isItsMove)) {
      times.push(performance.now() - since);
      since = undefined;
    }
    if (position.over || times.length >= most) end();
    else if (position.acting.includes(bot)) since ??= performance.now();
    else play(position);
  }
  house.answers.set(1, ({ body }) => {
    const { table, tokens } = JSON.parse(new TextDecoder().decode(body));
    worker.postMessage({ type: "dial", line, table });
    say({ type: "hello", tokens: Object.values(tokens) });
  });
  worker.addEventListener("message", ({ data }) => data.type === "text" && hear(data.text));
  const asked = { method: "POST", path: "/api/tables", headers: {}, body: JSON.stringify(wanted) };
  worker.postMessage({ type: "ask", id: 1, ...asked });
  setTimeout(end, within);
})"""


# ---------------------------------------------------------------- the host


class Handler(QuietHandler):
    """Sends the compressed form of a file where the browser takes it, and counts what it sends."""

    def __init__(self, *given: Any, sent: Counter[str], **named: Any) -> None:
        self.sent, self.encoding = sent, ""
        super().__init__(*given, **named)

    def translate_path(self, path: str) -> str:
        found = Path(super().translate_path(path))
        found = found / "index.html" if found.is_dir() else found
        accepted = [each.strip() for each in self.headers.get("Accept-Encoding", "").split(",")]
        for encoding, ending in FORMS.items():
            form = found.with_name(found.name + ending)
            if encoding in accepted and form.is_file():
                self.encoding = encoding
                return str(form)
        return str(found)

    def guess_type(self, path: Any) -> str:
        return super().guess_type(str(path).removesuffix(FORMS.get(self.encoding, "")))

    def end_headers(self) -> None:
        """As hosts should: what has a hash in its name is kept for good, all else asked for."""
        is_of_house = "/house/" in self.path and not self.path.endswith("/files.json")
        is_for_good = is_of_house or "/assets/" in self.path
        self.send_header("Cache-Control", "max-age=31536000" if is_for_good else "no-cache")
        self.send_header("Vary", "Accept-Encoding")
        if self.encoding:
            self.send_header("Content-Encoding", self.encoding)
        super().end_headers()

    def send_header(self, keyword: str, value: str) -> None:
        body = int(value) if keyword == "Content-Length" else 0
        self.sent[self.encoding or "plain"] += body + len(f"{keyword}: {value}\r\n")
        super().send_header(keyword, value)


class Host(NamedTuple):
    """A web host with a static edition: its address, and bytes that it has sent, by encoding."""

    address: str
    sent: Counter[str]


@contextmanager
def hosting() -> Iterator[Host]:
    sent: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        edition = static_edition(Path(folder))
        with served(edition, partial(Handler, sent=sent)) as origin:
            yield Host(origin + AT, sent)


# ---------------------------------------------------------------- visits


def noting(game: Game | None = None, *sitters: str) -> str:
    """What a browser does before each page: it notes times, and plans a table for these sitters."""
    names = {"BOX": BOX, "PLAY": PLAY, "CHOICE": CHOICE}
    script = NOTING
    for name, selector in names.items():
        script = script.replace(f"({name})", f"({selector!r})")
    if game is None:
        return script
    return script + PLANNING.replace("PLAN", json.dumps(plan(game, sitters)))


def plan(game: Game, sitters: Sequence[str]) -> dict[str, Any]:
    """A table in the planning, as the page has it (`web/src/core/plan.ts`)."""
    seats = [{"who": "me"} if each == "me" else {"who": "bot", "bot": each} for each in sitters]
    options = {each.name: usual(each.values, each.numbers) for each in game.about.options}
    board = next(iter(game.about.boards), "")
    return {
        "sitters": seats, "board": board, "options": options, "guided": False, "phones": False
    }  # fmt: skip


def usual(values: Sequence[str], numbers: Sequence[int]) -> str:
    return values[0] if values else str(min(numbers))


def sitters(game: Game, bot: str = MILDEST) -> tuple[str, ...]:
    """You, and as many bots as the game needs."""
    return ("me", *(bot,) * (min(game.about.seats) - 1))


def until(page: Page, condition: str) -> None:
    """Waits for what an asynchronous function says."""
    while not page.evaluate(condition):
        page.wait_for_timeout(50)


def open_box(page: Page, host: Host, game: Game) -> None:
    """Goes to a new table of a game, and waits until the house is open."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{host.address}?/new/{game.name}")
    page.wait_for_function("() => globalThis.times.ready && globalThis.times.box", timeout=PATIENCE)


def open_table(page: Page, host: Host, game: Game) -> float:
    """The same, and presses Play as soon as a table could be opened; when that was."""
    open_box(page, host, game)
    pressed = float(page.evaluate("() => performance.now()"))
    page.locator(PLAY).click()
    return pressed


# ---------------------------------------------------------------- how heavy


def tell_weight(console: Console, browser: Browser, host: Host) -> None:
    """What comes until the shelf stands, and whatever comes until everything is kept."""
    shelf = weight(browser, host.address)
    grid = Grid("first visit, kB on the wire", "until the shelf stands", title_justify="left")
    for kind in sorted(shelf):
        grid.add_row(kind, kilobytes(shelf[kind]))
    grid.add_section()
    grid.add_row("all", kilobytes(shelf.total()))
    to_the_right(console, grid)
    tell_sent(console, browser, host)
    tell_listed(console)


def tell_sent(console: Console, browser: Browser, host: Host) -> None:
    """All that the host sends, for the service worker too."""
    game = games_shown()[0]
    host.sent.clear()
    with visit(browser, noting(game, *sitters(game))) as page:
        page.goto(host.address, wait_until="networkidle")
        page.wait_for_function(IN_CHARGE)
        at_shelf = host.sent.copy()
        open_table(page, host, game)
        until(page, KEPT)
    console.print(
        f"sent by the host, the service worker’s copies included: {kilobytes(at_shelf.total())} kB "
        f"for the shelf, {kilobytes(host.sent.total())} kB until all games are kept; "
        f"as {', '.join(f'{name} {kilobytes(size)}' for name, size in host.sent.items())} kB",
        soft_wrap=True,
    )


def tell_listed(console: Console) -> None:
    """The files of the house by their list, as they travel."""
    found = listed(FILES)
    games: Mapping[str, str] = found["games"]
    sizes = {name: travelling(FILES / name) for name in found["sizes"]}
    own = {game: sizes[name] for game, name in games.items()}
    every = sum(sizes.values())
    grid = Grid("files of the house, kB compressed", "the game’s own", "to play it")
    for game, size in own.items():
        grid.add_row(game, kilobytes(size), kilobytes(every - sum(own.values()) + size))
    grid.add_section()
    grid.add_row("all games", kilobytes(sum(own.values())), kilobytes(every))
    to_the_right(console, grid)


def to_the_right(console: Console, grid: Grid) -> None:
    """Prints a grid whose columns are figures, except for the first."""
    for column in grid.columns[1:]:
        column.justify = "right"
    console.print(grid)


# ---------------------------------------------------------------- how quick

STEPS = {
    "the box": ("", "box"),
    "fetched": ("", "fetched"),
    "Python is ready": ("", "ready"),
    "Play → table opened": ("pressed", "table"),
    "→ game begun": ("pressed", "begun"),
    "→ choice offered": ("pressed", "offered"),
    "→ choice on the board": ("pressed", "choice"),
}
Times = Mapping[str, float]


def shelf_times(browser: Browser, host: Host) -> Iterator[tuple[float, float]]:
    """Milliseconds until a box stands on the shelf, with nothing kept and with the page kept."""
    for _ in range(VISITS):
        with visit(browser, noting()) as page:
            cold = shelf_time(page, host)
            page.wait_for_function(IN_CHARGE)
            yield cold, shelf_time(page, host)


def shelf_time(page: Page, host: Host) -> float:
    page.goto(host.address)
    page.wait_for_function("() => globalThis.times.shelf")
    return float(page.evaluate("() => globalThis.times.shelf"))


def first_moves(browser: Browser, host: Host, game: Game) -> Iterator[tuple[Times, Times]]:
    """With nothing kept, and then in the same browser with everything kept."""
    for _ in range(MOST_VISITS):
        with visit(browser, noting(game, *sitters(game))) as page:
            cold = first_move(page, host, game)
            until(page, KEPT)
            page.close()
            yield cold, first_move(page.context.new_page(), host, game)


def first_move(page: Page, host: Host, game: Game) -> Times:
    pressed = open_table(page, host, game)
    page.wait_for_function("() => globalThis.times.choice", timeout=PATIENCE)
    found: dict[str, float] = page.evaluate("() => globalThis.times")
    return found | {"pressed": pressed}


def without_bots(times: Sequence[Times]) -> list[Times]:
    """The visits in which no bot had to move first: some people’s turn comes late."""
    return [each for each in times if each.get("moved", each["choice"]) >= each["offered"]]


def tell_times(console: Console, browser: Browser, host: Host) -> None:
    shelf = [*shelf_times(browser, host)]
    for name, found in zip(("nothing", "the page"), zip(*shelf, strict=True), strict=True):
        console.print(f"the shelf stands, with {name} kept: {summed_up(found)}", soft_wrap=True)
    for game in games_shown():
        both: list[tuple[Times, Times]] = []
        for each in first_moves(browser, host, game):
            both.append(each)
            if all(len(without_bots(some)) >= VISITS for some in zip(*both, strict=True)):
                break
        cold, warm = zip(*both, strict=True)
        tell_first_moves(console, game, cold, warm)


def tell_first_moves(
    console: Console, game: Game, cold: Sequence[Times], warm: Sequence[Times]
) -> None:
    """The parts; from Play on, of visits in which no bot had the first move."""
    grid = Grid(f"{game.name}, ms", "nothing kept", "everything kept", title_justify="left")
    for name, (since, what) in STEPS.items():
        grid.add_row(name, *(cell(times, since, what) for times in (cold, warm)))
    grid.add_section()
    grid.add_row("a first move", *(total(times) for times in (cold, warm)))
    to_the_right(console, grid)


def cell(times: Sequence[Times], since: str, what: str) -> str:
    counted = without_bots(times) if since else times
    return median([each[what] - each.get(since, 0.0) for each in counted if what in each])


def total(times: Sequence[Times]) -> str:
    """What the machine takes: until Python is ready, and from Play until there is a choice."""
    return median(
        [each["ready"] + each["choice"] - each["pressed"] for each in without_bots(times)]
    )


def median(values: Sequence[float]) -> str:
    return f"{statistics.median(values):.0f} (of {len(values)})" if values else "–"


def summed_up(values: Sequence[float]) -> str:
    return (
        f"median {statistics.median(values):.0f} ms, longest {max(values):.0f} ms, of {len(values)}"
    )


# ---------------------------------------------------------------- without the host


def tell_offline(console: Console, browser: Browser, _: Host) -> None:
    """Whether it can be installed, and what stands when its host, one of its own, is gone."""
    game = games_shown()[0]
    with visit(browser, noting(game, *sitters(game))) as page:
        with hosting() as host:
            page.goto(host.address)
            page.wait_for_function(IN_CHARGE)
            console.print("the service worker controls the page of a first visit")
            tell_installable(console, page)
            open_table(page, host, game)
            until(page, KEPT)
        page.goto(host.address)
        said(console, page, "the shelf", BOX)
        open_table(page, host, game)
        said(console, page, "a new table", BOARD)
        page.reload()
        said(console, page, "the same table, loaded anew", BOARD)


def said(console: Console, page: Page, what: str, selector: str) -> None:
    try:
        expect(page.locator(selector).first).to_be_visible(timeout=PATIENCE)
    except AssertionError:
        console.print(f"without its host: {what} does not open")
    else:
        console.print(f"without its host: {what} opens")


def tell_installable(console: Console, page: Page) -> None:
    """What the browser says; and what it says of a page without a manifest, to compare."""
    found, manifest = installability(page)
    with page.context.expect_page() as opened:
        page.context.new_page()
    opened.value.goto("about:blank")
    other, _ = installability(opened.value)
    opened.value.close()
    looks = "" if other else " (it says so of a page without a manifest as well: it does not look)"
    console.print(f"errors of installability: {', '.join(found) or 'none'}{looks}", soft_wrap=True)
    errors = [str(each["message"]) for each in manifest["errors"]]
    icons = json.loads(manifest["data"])["icons"]
    right = sum(page.evaluate(ICONS, icons))
    console.print(
        f"errors of the manifest: {', '.join(errors) or 'none'}; "
        f"{right} of its {len(icons)} icons are there, of the size that it says",
        soft_wrap=True,
    )


def installability(page: Page) -> tuple[list[str], dict[str, Any]]:
    session = page.context.new_cdp_session(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    manifest: dict[str, Any] = session.send("Page.getAppManifest")
    return [str(each["errorId"]) for each in errors], manifest


# ---------------------------------------------------------------- how large


class Memory(NamedTuple):
    """In bytes: the heap of the page’s own script, and all that the tab’s processes take."""

    heap: int
    processes: int


def memory_of(browser: Browser, page: Page) -> Memory:
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.send("Performance.enable")
    metrics = session.send("Performance.getMetrics")["metrics"]
    heap = next(each["value"] for each in metrics if each["name"] == "JSHeapUsedSize")
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return Memory(int(heap), sum(share(each["id"]) for each in found if each["type"] == "renderer"))


def share(process: int) -> int:
    """The bytes of a process, with its share of what several have together (PSS)."""
    text = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
    line = next(each for each in text.splitlines() if each.startswith("Pss:"))
    return int(line.split()[1]) * 1024


def tell_memory(console: Console, browser: Browser, host: Host) -> None:
    grid = Grid("memory, MB", "script", "all of the tab", title_justify="left")
    for game in games_shown():
        for name, found in memories(browser, host, game):
            grid.add_row(name, *(f"{size / 1e6:.1f}" for size in found))
        grid.add_section()
    to_the_right(console, grid)


def memories(browser: Browser, host: Host, game: Game) -> Iterator[tuple[str, Memory]]:
    with visit(browser, noting(game, *sitters(game, STRONGEST)[1:], STRONGEST)) as page:
        page.goto(host.address, wait_until="networkidle")
        yield "the shelf", memory_of(browser, page)
        open_box(page, host, game)
        yield "Python is ready", memory_of(browser, page)
        page.locator(PLAY).click()
        page.wait_for_selector(BOARD, timeout=PATIENCE)
        page.wait_for_timeout(WATCHED)
        yield f"{game.name}: {STRONGEST} bots at play", memory_of(browser, page)


# ---------------------------------------------------------------- how long a bot takes


def tell_turns(console: Console, browser: Browser, host: Host) -> None:
    grid = Grid(f"a move of {STRONGEST}, ms", "its time", "median", "90 %", "longest", "moves")
    for game in games_shown():
        times = turns(browser, host, game)
        if not times:
            grid.add_row(game.name, "", "–", "–", "–", "0")
            continue
        figures = (statistics.median(times), percentile(times, 0.9), max(times))
        allowed = levels_of(game)[STRONGEST].milliseconds
        grid.add_row(game.name, str(allowed), *(f"{each:.0f}" for each in figures), str(len(times)))
    to_the_right(console, grid)


def turns(browser: Browser, host: Host, game: Game) -> list[float]:
    """Milliseconds of each move of the strongest bot, in the house’s own worker."""
    seats = [{"kind": "me"} for _ in range(min(game.about.seats) - 1)]
    wanted = {"game": game.name, "seats": [*seats, {"kind": "bot", "bot": STRONGEST}]}
    start = START_HOUSE.replace("/house.js", house_worker())
    with visit(browser) as page:
        page.goto(host.address, wait_until="networkidle")
        page.evaluate(start, ["house", f"{host.address}house/", "measured"])
        given = [wanted, Seat(len(seats)).word, TURNS, TURNS_WITHIN]
        times: list[float] = page.evaluate(WATCH_BOT, given)
    return times


def house_worker() -> str:
    """The address of the worker of the house, from the page’s own."""
    (found,) = (FOLDER / "assets").glob("house.worker-*.js")
    return f"{AT}assets/{found.name}"


# ---------------------------------------------------------------- all of it


PARTS: Mapping[str, Callable[[Console, Browser, Host], None]] = {
    "weight": tell_weight,
    "times": tell_times,
    "offline": tell_offline,
    "memory": tell_memory,
    "turns": tell_turns,
    "speed": lambda console, browser, _: tell_speed(console, browser),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """A browser for each part, so that nothing else is in it."""
    wanted = (sys.argv[1:] if arguments is None else arguments) or PARTS
    console = Console()
    with hosting() as host:
        for name in wanted:
            console.rule(f"without a server: {name}")
            with running_browser() as browser:
                PARTS[name](console, browser, host)
    return 0


if __name__ == "__main__":
    sys.exit(main())
