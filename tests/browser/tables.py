"""Tables that are opened and played through the API, for a browser to come to.

A browser holds a seat by the key that it keeps; `memory` is what it must remember to sit there.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from ludotheque.engine.game import Game
from ludotheque.engine.registry import all_games
from tests.server.server import Json, bearing

NAMES = ("Camille", "Nadia", "Olivier", "Sam", "Inès", "Théo")
CLIENTS = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
KEPT = "ludotheque.tables"
SEED = 1982
LONGEST = 100_000  # moves; no game is that long
MOST_TABLES = 30  # in a few of them the first seat is out before the middle
SEVERAL = 4  # moves to choose from, at least, where a choice is wanted


@dataclass
class PlayedTable:
    """A table, the keys to all its seats, and how to move at each."""

    client: httpx.Client
    game: str
    opened: Json
    choose: random.Random = field(default_factory=lambda: random.Random(SEED))

    @property
    def name(self) -> str:
        return str(self.opened["table"])

    @property
    def path(self) -> str:
        return f"/table/{self.name}"

    @property
    def invited(self) -> str:
        """The address that is sent to whoever is to take an open seat."""
        invitation = next(iter(self.opened["invitations"].values()))
        return f"{self.path}#{invitation}"

    def kept(self, *seats: str) -> Json:
        """What the browser of whoever holds these seats remembers of the table."""
        tokens = {seat: self.opened["tokens"][seat] for seat in seats}
        return {
            "table": self.name,
            "game": self.game,
            "since": 0,
            "host": self.opened["host"],
            "tokens": tokens,
            "invitations": self.opened["invitations"],
        }

    # ------------------------------------------------------------ playing

    def look(self, seat: str = "A") -> Json:
        token = self.opened["tokens"][seat]
        answer = self.client.get(f"/api/tables/{self.name}", headers=bearing(token))
        found: Json = answer.raise_for_status().json()
        return found

    def play(self, seat: str, move: str, length: int) -> None:
        self.wish(seat, move, length).raise_for_status()

    def make(self, seat: str, *moves: str) -> None:
        """Plays these moves, however far the game has come meanwhile."""
        for move in moves:
            self.play(seat, move, self.look(seat)["position"]["length"])

    def wish(self, seat: str, move: str, length: int) -> httpx.Response:
        return self.client.post(
            f"/api/tables/{self.name}/moves",
            json={"move": move, "after": length},
            headers=bearing(self.opened["tokens"][seat]),
        )

    def play_on(self, moves: int, until: str = "") -> None:
        """Plays so many moves at random, and then until it is that seat's turn, if one is named."""
        seat = "A"
        for number in range(LONGEST):
            position = self.look(seat)["position"]
            if position["over"] or (number >= moves and until in ("", *position["acting"])):
                return
            if seat not in position["legal"]:  # most moves have several steps; this was the last
                seat = next((each for each in position["acting"] if self.holds(each)), seat)
                position = self.look(seat)["position"]
            if seat in position["legal"]:  # or else the bots are still at it
                move = self.choose.choice(position["legal"][seat])
                answer = self.wish(seat, move, position["length"])
                if not was_overtaken(answer):
                    answer.raise_for_status()

    def play_until_choice(self, seat: str = "A", moves: int = 0) -> None:
        """Plays at least so many moves, until this seat has several moves to choose from."""
        assert self.comes_to_choose(seat, moves), "nobody had a choice until the end"

    def comes_to_choose(self, seat: str, moves: int) -> bool:
        """Likewise; but the seat may be out of the game by then, as the dice fall."""
        self.play_on(moves, until=seat)
        while len(self.look(seat)["position"]["legal"].get(seat, ())) < SEVERAL:
            if self.look(seat)["position"]["over"]:
                return False
            self.play_on(1, until=seat)
        return True

    def resign(self, *seats: str) -> None:
        """They give up, one after the other, as long as there is a game to give up."""
        for seat in seats:
            if not self.look(seat)["position"]["over"]:
                headers = bearing(self.opened["tokens"][seat])
                path = f"/api/tables/{self.name}/resign"
                self.client.post(path, headers=headers).raise_for_status()

    def holds(self, seat: str) -> bool:
        return seat in self.opened["tokens"]

    def play_to_the_end(self) -> None:
        self.play_on(LONGEST)


def was_overtaken(answer: httpx.Response) -> bool:
    """Whether somebody else moved first, as a bot may where several choose at the same time."""
    return answer.status_code == httpx.codes.CONFLICT and answer.json().get("code") == "stale"


def games() -> list[Game]:
    """The games with turns that the page can show; those without secrets first.

    A game without turns is played by those who can see what they do, and not from a list of moves:
    it has tests and pictures of its own.
    """
    with_turns = [each for each in games_shown() if not each.about.realtime]
    return sorted(with_turns, key=lambda each: each.about.secrets)


def games_shown() -> list[Game]:
    """Every game that the page can show."""
    return [each for each in all_games() if (CLIENTS / each.name / "index.ts").exists()]


def open_table(
    client: httpx.Client, game: str, *kinds: str, names: Sequence[str] = NAMES, **more: Any
) -> PlayedTable:
    """A table at which `me`, `open` and `bot` sit in this order."""
    seats = [
        {"kind": kind, "name": "" if kind == "open" else name}
        for kind, name in zip(kinds, names, strict=False)
    ]
    wanted = {"game": game, "seats": seats, **more}
    answer = client.post("/api/tables", json=wanted).raise_for_status()
    return PlayedTable(client, game, answer.json())


def played_table(
    client: httpx.Client, game: str, *kinds: str, moves: int, **more: Any
) -> PlayedTable:
    """A table at which so many moves have been made, and the first seat has to choose."""
    for _ in range(MOST_TABLES):
        found = open_table(client, game, *kinds, **more)
        if found.comes_to_choose("A", moves):
            return found
    raise AssertionError("the first seat is out of every game by then")


def memory(*kept: Json) -> str:
    """A script that makes a browser remember these tables before the page asks."""
    written = json.dumps(json.dumps(kept))
    return f"if (location.origin !== 'null') localStorage.setItem('{KEPT}', {written});"
