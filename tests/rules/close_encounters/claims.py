"""What each hint of Close Encounters claims, checked on the history of the game alone.

Where circles can lie follows from the log: who circled when, and who walked where since. How
likely a trap is, is found by drawing cards at random and keeping those that can be: every card that
can be is as likely as another.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.match import Match
from ludotheque.games.close_encounters.view import View
from tests.kit.hints import Claims, Said

from .reference import distance, valley

DRAWS = 20_000
ABOUT = 2  # in a hundred: as exact as "about" has to be, and as so many draws are


@dataclass
class Circle:
    """One circle of a card, and where it can be for all that is known."""

    truth: str
    room: set[str]
    live: bool = True


@dataclass
class Card:
    """What everybody knows of one player's card, oldest circle first."""

    circles: list[Circle] = field(default_factory=list)

    @property
    def live(self) -> list[Circle]:
        return [circle for circle in self.circles if circle.live]

    def circle(self, number: str, free: set[str]) -> None:
        sprung = {circle.truth for circle in self.circles if not circle.live}
        self.circles.append(Circle(number, free - sprung))

    def walked(self, number: str) -> bool:
        """Another player has entered a number; whether that sprang a circle."""
        sprung = [circle for circle in self.live if circle.truth == number]
        for circle in sprung:
            circle.live, circle.room = False, {number}
        for circle in self.live:
            circle.room.discard(number)
        return bool(sprung)


def cards(match: Match) -> dict[str, Card]:
    """From the log; nothing that happened before it."""
    numbers, chips = valley(match.board.text).numbers, set[str]()
    found = {seat.word: Card() for seat in match.seats}
    for entry in match.log:
        kind, _, what = match.game.notation.write(entry.move).partition(" ")
        if kind == "circle":
            closed = chips if match.options["chips"] == "must_jump" else set()
            found[entry.seat.word].circle(what, set(numbers) - closed)
        elif kind == "to" and what in numbers:
            others = [card for seat, card in found.items() if seat != entry.seat.word]
            chips |= {what for card in others if card.walked(what)}
    return found


def entered(said: Said) -> set[str]:
    squares = {move.removeprefix("to ") for move in said.moves}
    return squares & valley(said.match.board.text).numbers


def unharmed(card: Card, numbers: set[str], rng: np.random.Generator) -> float:
    """How likely it is that none of the numbers is circled."""
    if not any(circle.room & numbers for circle in card.live):
        return 1.0
    drawn = [rng.choice([int(each) for each in sorted(c.room)], DRAWS) for c in card.circles]
    places = np.stack(drawn)
    can_be = (np.diff(np.sort(places, axis=0), axis=0) > 0).all(axis=0)
    live = [place for place, circle in enumerate(card.circles) if circle.live]
    harmed = np.isin(places[live], [int(number) for number in numbers]).any(axis=0)
    return 1.0 - float((harmed & can_be).sum() / can_be.sum())


def risk(said: Said) -> float:
    found: float = said.once("risk", lambda: risk_by_drawing(said))
    return found


def risk_by_drawing(said: Said) -> float:
    """The chance of a trap on the way, in a hundred."""
    rng, safe = np.random.default_rng(1), 1.0
    for seat, card in cards(said.match).items():
        if seat != said.seat.word:
            safe *= unharmed(card, entered(said), rng)
    return 100 * (1 - safe)


def risk_is_right(said: Said) -> bool:
    true, told = risk(said), int(said.value("risk"))
    return (told == 0) == (true == 0) and abs(told - true) <= ABOUT


# ---------------------------------------------------------------- walking


def end_of(said: Said) -> str:
    """The last square that is entered; a walk may end because there is no other, or by circling."""
    return [move.removeprefix("to ") for move in said.moves if move.startswith("to ")][-1]


def steps_nearer(said: Said) -> int:
    me, text = of_type(View, said.match.view(said.seat)).players[said.seat], said.match.board.text
    there = end_of(said)
    return distance(text, me.pawn, me.bound) - distance(text, there, me.bound)


def goes(said: Said) -> bool:
    return end_of(said) == str(said.value("square"))


def land(said: Said) -> bool:
    me = of_type(View, said.match.view(said.seat)).players[said.seat]
    arrives = end_of(said) == me.bound and said.value("end") == me.bound
    return arrives and risk_is_right(said)


def walk(said: Said) -> bool:
    return goes(said) and said.value("nearer") == steps_nearer(said) >= 0


def walk_safe(said: Said) -> bool:
    return walk(said) and risk(said) == 0


def walk_little_risk(said: Said) -> bool:
    return walk(said) and risk_is_right(said) and 0 < int(said.value("risk")) <= 15


def walk_risk(said: Said) -> bool:
    return walk(said) and risk_is_right(said)


def walk_back(said: Said) -> bool:
    return goes(said) and said.value("farther") == -steps_nearer(said) > 0 and risk_is_right(said)


def stay(said: Said) -> bool:
    legal = [said.match.game.notation.write(move) for move in said.match.legal(said.seat)]
    return legal == ["stay"]


# ---------------------------------------------------------------- circling


def detours(said: Said) -> dict[str, int]:
    """How far a number lies off each opponent's shortest way; where one stands, one has been."""
    text, number, found = said.match.board.text, str(said.value("number")), dict[str, int]()
    for player in of_type(View, said.match.view(said.seat)).players:
        if player.seat != said.seat.word and player.pawn != number:
            there = distance(text, player.pawn, number) + distance(text, number, player.bound)
            found[player.seat] = there - distance(text, player.pawn, player.bound)
    return found


def circles(said: Said) -> bool:
    return said.moves == (f"circle {said.value('number')}",)


def on_the_way(said: Said) -> list[str]:
    return [seat for seat, detour in detours(said).items() if detour == 0]


def circle_one(said: Said) -> bool:
    return circles(said) and on_the_way(said) == [said.value("seat")]


def circle_several(said: Said) -> bool:
    return circles(said) and len(on_the_way(said)) == said.value("count") > 1


def circle_near(said: Said) -> bool:
    return circles(said) and detours(said).get(str(said.value("seat"))) == 1


def circle_aside(said: Said) -> bool:
    return circles(said) and not on_the_way(said)


def pass_(said: Said) -> bool:
    view = of_type(View, said.match.view(said.seat))
    return view.phase == "landed" and said.value("count") == len(view.card or ())


CLAIMS: Claims = {
    "circle-one": circle_one,
    "circle-several": circle_several,
    "circle-near": circle_near,
    "circle-aside": circle_aside,
    "pass": pass_,
    "stay": stay,
    "land": land,
    "walk-safe": walk_safe,
    "walk-little-risk": walk_little_risk,
    "walk-risk": walk_risk,
    "walk-back": walk_back,
}
