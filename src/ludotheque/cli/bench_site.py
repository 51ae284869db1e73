"""`bench --site`: the real server on this machine, which shares its cores with the load."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass

from . import arguments
from .bench import game_with_turns, report
from .labels import label
from .options import MOST_PROCESSES, MOST_STORED
from .progress import busy

TABLES = 50


@dataclass(frozen=True)
class SiteBench:
    """What every measure of the server has in common."""

    seconds: float
    tables: int
    store: str
    as_json: bool

    def measure(
        self,
        peer: str,
        rounds: int,
        workers: str,
        open_tables: int,
        listeners: int,
        stored_tables: str,
    ) -> None:
        """The one that was asked for; without any, the rate of moves."""
        if counts := arguments.numbers_from("--workers", workers, MOST_PROCESSES):
            self.with_workers(counts)
        elif open_tables:
            self.with_open_tables(open_tables, listeners)
        elif sizes := arguments.numbers_from("--stored-tables", stored_tables, MOST_STORED):
            self.with_stored_tables(sizes)
        elif peer:
            self.beside_peer(rounds)
        else:
            self.alone()

    def alone(self) -> None:
        from ludotheque.lab.load import load_site

        with busy(label("bench")):
            found = load_site(game_with_turns(), self.seconds, self.tables or TABLES)
        report(json.dumps(found), self.as_json)

    def beside_peer(self, rounds: int) -> None:
        from ludotheque.lab.peers_boardgameio import compare_with_boardgameio

        with busy(label("bench")) as doing:
            found = compare_with_boardgameio(
                game_with_turns(), self.seconds, self.tables or TABLES, rounds, doing
            )
        report(json.dumps(found), self.as_json)

    def with_workers(self, counts: list[int]) -> None:
        """Says so where workers and load had to share cores."""
        from ludotheque.lab.load_workers import load_workers

        with busy(label("bench")) as doing:
            found = load_workers(
                game_with_turns(), self.seconds, counts, self.store, self.tables, doing
            )
        report(json.dumps(found), self.as_json)
        if any(each["missing_cores"] for each in found["by_workers"]):
            print(label("few_cores").format(cores=found["cores"]), file=sys.stderr)

    def with_open_tables(self, tables: int, listeners: int) -> None:
        from ludotheque.lab.load_open import load_open

        with busy(label("bench")) as doing:
            found = load_open(game_with_turns(), tables, listeners, doing)
        report(json.dumps(found), self.as_json)

    def with_stored_tables(self, sizes: list[int]) -> None:
        from ludotheque.lab.load_stored import load_stored
        from ludotheque.lab.own_postgres import TEMPORARY

        with busy(label("bench")) as doing:
            found = load_stored(game_with_turns(), sizes, self.store or TEMPORARY, progress=doing)
        report(json.dumps(found), self.as_json)
