"""How fast a browser runs rules and search, beside the CPU: a part of `tools/house_bench.py`.

The very files of WebAssembly that the house in the browser loads, in a worker of a real browser,
and the same functions compiled by Numba, on one core each, in turns. Random games as `ludotheque
bench` plays them, and searches of the strongest level. That both find the same is said beside it.
What is handed over and back is not counted in the browser, where the page's house does that.
"""

from __future__ import annotations

import base64
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import count, cycle, islice
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page
from rich.console import Console
from rich.table import Table as Grid

from ludotheque.bots.by_name import levels_of
from ludotheque.bots.search import Searcher
from ludotheque.engine import wasm
from ludotheque.engine.errors import Problem
from ludotheque.engine.game import Game
from ludotheque.engine.levels import NAMES, Level
from ludotheque.engine.match import Match
from ludotheque.engine.speeds import CPU, Speed, Wasm
from ludotheque.engine.wasm import Program
from ludotheque.lab.bench import a_run
from ludotheque.lab.simulate import BatchPlayer, Summary, summary
from tests.browser.tables import games_shown
from tests.engine.random_play import random_match
from tests.pyodide.chromium import served
from tools.browser_package import FILES, listed
from tools.page_bench import visit

SECONDS = 4.0  # for each of the two, of each kind
ROUNDS = 8  # in which they take turns: what else the machine does hits both
GAMES = 256  # random games of one call
MOVES = 15  # of a game that is searched
POSITIONS = 4
SEED = 1

# A worker does what it is asked, and knows for how long its functions ran.
WORKER = """
import { Instance } from "./wasm_instance.mjs";
let instance;
let busy = 0;
const text = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
const work = {
  async load(address) {
    const file = await (await fetch(address)).arrayBuffer();
    instance = new Instance(await WebAssembly.compile(file));
    return [instance.heap, instance.size];
  },
  call(entry, kinds, numbers) {
    const began = performance.now();
    const found = instance.call(entry, kinds, numbers);
    busy += performance.now() - began;
    return [String(found), busy / 1000];
  },
  read: (address, length) => btoa(text(instance.bytes(address, length))),
  write(address, content) {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    instance.bytes(address, bytes.length).set(bytes);
  },
  clear: (address, length) => void instance.bytes(address, length).fill(0),
  grow: (pages) => instance.grow(pages),
};
onmessage = async ({ data: [what, given] }) => {
  try {
    postMessage({ found: await work[what](...given) });
  } catch (error) {
    postMessage({ error: String(error) });
  }
};
"""
START = """() => {
  const workers = (window.workers ??= []);
  return workers.push(new Worker("worker.mjs", { type: "module" })) - 1;
}"""
ASK = """([number, what, given]) => new Promise((done, fail) => {
  const worker = window.workers[number];
  worker.onmessage = ({ data }) => (data.error ? fail(new Error(data.error)) : done(data.found));
  worker.onerror = ({ message }) => fail(new Error(message));
  worker.postMessage([what, given]);
})"""


# ---------------------------------------------------------------- WebAssembly in a page


class PageInstance:
    """A game's file, loaded by a worker of a page."""

    def __init__(self, page: Page, file: str) -> None:
        self._page, self._number = page, page.evaluate(START)
        self.busy = 0.0  # seconds that its functions ran
        self.heap, self.size = self._ask("load", file)

    def call(self, entry: str, kinds: str, numbers: Sequence[int]) -> int:
        texts = [str(number) for number in numbers]  # JSON's numbers are too short in JavaScript
        found, self.busy = self._ask("call", entry, kinds, texts)
        return int(found)

    def read(self, address: int, length: int) -> bytes:
        return base64.b64decode(self._ask("read", address, length))

    def write(self, address: int, content: bytes) -> None:
        self._ask("write", address, base64.b64encode(content).decode())

    def clear(self, address: int, length: int) -> None:
        self._ask("clear", address, length)

    def grow(self, pages: int) -> None:
        self._ask("grow", pages)

    def _ask(self, what: str, *given: Any) -> Any:
        return self._page.evaluate(ASK, [self._number, what, [*given]])


class PageHost:
    """Runs what the house in the browser loads, in workers of one page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.instances: list[PageInstance] = []

    def missing(self) -> Problem | None:
        return None

    def started(self, game: Game, program: Program) -> wasm.Instance:
        self.instances.append(PageInstance(self._page, f"{game.name}.wasm"))
        return self.instances[-1]

    @property
    def busy(self) -> float:
        return sum(instance.busy for instance in self.instances)


@contextmanager
def page_host(browser: Browser) -> Iterator[PageHost]:
    """A host in a page of its own; its workers end with it."""
    with tempfile.TemporaryDirectory() as place, served(Path(place)) as origin:
        fill(Path(place))
        with visit(browser) as page:
            page.goto(f"{origin}/empty.html")
            yield PageHost(page)


def fill(folder: Path) -> None:
    """All that the page loads: the games' files are those of the static edition."""
    (folder / "empty.html").write_text("<!doctype html><title>Empty</title>", encoding="utf-8")
    (folder / "worker.mjs").write_text(WORKER, encoding="utf-8")
    instance = Path(wasm.__file__).with_name("wasm_instance.mjs")
    shutil.copyfile(instance, folder / instance.name)
    for game, name in listed(FILES)["games"].items():
        shutil.copyfile(FILES / name, folder / f"{game}.wasm")


# ---------------------------------------------------------------- in turns


class Pace:
    """How much is done by some work in how many seconds of a clock."""

    def __init__(self, work: Callable[[int], int], clock: Callable[[], float]) -> None:
        self._work, self._clock = work, clock
        self._batches = count()
        self._done, self._seconds = 0, 0.0

    def go_on(self, seconds: float) -> None:
        began = self._clock()
        while (took := self._clock() - began) < seconds:
            self._done += self._work(next(self._batches))
        self._seconds += took

    def forget(self) -> None:
        """What was done before does not count: it warmed up."""
        self._done, self._seconds = 0, 0.0

    @property
    def rate(self) -> float:
        return self._done / self._seconds


def race(*paces: Pace) -> list[float]:
    """How much each does in a second."""
    for number in range(ROUNDS + 1):
        for pace in paces:
            pace.go_on(SECONDS / ROUNDS)
            if number == 0:
                pace.forget()
    return [pace.rate for pace in paces]


class Compared(NamedTuple):
    """How much is done in a second here and there, and whether the same was found."""

    cpu: float
    browser: float
    is_same: bool

    @property
    def cells(self) -> tuple[str, ...]:
        share = self.browser / self.cpu
        same = "the same" if self.is_same else "DIFFERENT"
        return f"{self.cpu:,.0f}", f"{self.browser:,.0f}", f"{share:.2f}", same


# ---------------------------------------------------------------- what is done


def games_compared(game: Game, host: PageHost) -> Compared:
    """Steps of random games."""
    run = a_run(game, 1, "cpu")
    players = [BatchPlayer(run, speed) for speed in (CPU, Wasm(host))]
    first = [played(player, 0) for player in players]
    works = [stepping(player) for player in players]
    here, there = race(Pace(works[0], time.perf_counter), Pace(works[1], lambda: host.busy))
    return Compared(here, there, first[0] == first[1])


def stepping(player: BatchPlayer) -> Callable[[int], int]:
    return lambda batch: played(player, batch).steps


def played(player: BatchPlayer, batch: int) -> Summary:
    """The sums include a hash of everything that happened in each game."""
    return summary(player.play(GAMES * batch, GAMES))


def searches_compared(game: Game, host: PageHost) -> Compared:
    """Iterations of the strongest level's search."""
    level, matches = levels_of(game)[NAMES[-1]], positions(game)
    searchers = [Searcher(game, speed) for speed in (CPU, Wasm(host))]
    found = [[chosen(searcher, match, level) for match in matches] for searcher in searchers]
    works = [searching(searcher, matches, level) for searcher in searchers]
    here, there = race(Pace(works[0], time.perf_counter), Pace(works[1], lambda: host.busy))
    return Compared(here, there, found[0] == found[1])


def searching(searcher: Searcher, matches: Sequence[Match], level: Level) -> Callable[[int], int]:
    """Searches one position after the other, and says how many iterations that took."""
    where = cycle([searcher.converted(match.state, match.board) for match in matches])
    seats = cycle([min(match.acting) for match in matches])
    whole = replace(level, blunder_rate=0, visit_exponent=1)  # so it ends no sooner
    rng = searcher.speed.generator(SEED)

    def search(batch: int) -> int:
        searcher.choose(*next(where), next(seats), whole, rng)
        return searcher.iterations

    return search


def positions(game: Game) -> list[Match]:
    """Some in the middle of games, in which a player has a choice."""
    seats = min(game.about.seats)
    matches = (random_match(game, MOVES, seed, seats) for seed in count(SEED))
    return [*islice(filter(has_choice, matches), POSITIONS)]


def has_choice(match: Match) -> bool:
    if match.over or not match.acting:
        return False
    seat = min(match.acting)
    return seat in match.seats and len(match.legal(seat)) > 1


def chosen(searcher: Searcher, match: Match, level: Level) -> tuple[int, int]:
    """The action that is found, and after how many iterations: time does not come into it."""
    speed: Speed = searcher.speed
    s, b = searcher.converted(match.state, match.board)
    whole = replace(level, blunder_rate=0)
    action = searcher.choose(s, b, min(match.acting), whole, speed.generator(SEED))
    return action, searcher.iterations


# ---------------------------------------------------------------- telling


def tell_speed(console: Console, browser: Browser) -> None:
    kinds = {"random games, steps/s": games_compared, "search, iterations/s": searches_compared}
    for name, compared in kinds.items():
        grid = Grid(name, "CPU", "browser", "ratio", "found", title_justify="left")
        for game in games_shown():
            with page_host(browser) as host:
                grid.add_row(game.name, *compared(game, host).cells)
        for column in grid.columns[1:]:
            column.justify = "right"
        console.print(grid)
