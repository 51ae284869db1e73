"""What a seat does not know, sampled so that it fits what the seat does know: others' circles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.chance import below

from .circles import is_possible
from .constants import NOWHERE, Chips, Circle

if TYPE_CHECKING:
    from .state import Board, State


def imagine(s: State, b: Board, seat: int, rng: list[int]) -> None:
    """The others' live circles, drawn anew from all the squares where they can be.

    Everybody knows how many there are, in which turn each was made, where an opponent has come
    unharmed since, and where chips lie. Given that each circle was drawn blindly from all that
    its owner could then circle, every outcome is as likely here as it is in truth.
    """
    for owner in range(s.seats):
        if owner != seat:
            while not redraw(s, b, owner, rng):
                pass


def redraw(s: State, b: Board, owner: int, rng: list[int]) -> bool:
    """Draws a card's live circles, oldest first, each from the squares that are left for it.

    The squares for an older circle are among those for a newer one, so that every outcome is
    as likely as the next. It is otherwise only where circles can lie under chips; there some
    draws must be thrown away. Says whether this one stands.
    """
    for place in range(s.live[owner]):
        if s.trap[owner][place] != NOWHERE:
            s.circled[owner][s.trap[owner][place]] = Circle.NEVER
            s.trap[owner][place] = NOWHERE
    for place in range(s.live[owner]):
        made = s.made[owner][place]
        choices = 0
        for number in range(b.numbers):
            if s.circled[owner][number] == Circle.NEVER:
                if is_possible(s, b, owner, number, made):
                    s.scratch.choice[choices] = number
                    choices += 1
        if choices == 0:
            return False
        s.scratch.choices[place] = choices
        number = s.scratch.choice[below(rng, choices)]
        s.circled[owner][number] = Circle.LIVE
        s.trap[owner][place] = number
    return s.chips == Chips.MAY_ENTER or is_kept(s, b, owner, rng)


def is_kept(s: State, b: Board, owner: int, rng: list[int]) -> bool:
    """Whether a draw stands where chips must be jumped, so that it comes as often as it should.

    A circle under a chip is dead, and leaves its owner one square more for each later circle:
    the draw and the truth then differ in how likely they are, circle by circle (CE-2c).
    """
    for place in range(s.live[owner]):
        made = s.made[owner][place]
        dead = dead_circles(s, owner, made)
        most = most_dead(s, b, owner, made, place)
        if dead < most:
            drawn = s.scratch.choices[place]
            free = could_circle(s, b, owner, made)
            if below(rng, free * (drawn - dead + most)) >= drawn * (free - dead + most):
                return False
    for chip in range(s.placed[owner]):
        made = s.chip_made[owner][chip]
        dead = dead_circles(s, owner, made)
        if dead > 0 and below(rng, could_circle(s, b, owner, made)) < dead:
            return False
    return True


def was_chipped(s: State, number: int, turn: int) -> bool:
    """Whether a chip lay on a number at the end of a turn."""
    return s.fallen[number] > 0 and s.fallen[number] <= turn


def dead_circles(s: State, owner: int, turn: int) -> int:
    """Older circles of a card that lay under chips when another was made."""
    count = 0
    for place in range(s.live[owner]):
        if s.made[owner][place] < turn and was_chipped(s, s.trap[owner][place], turn):
            count += 1
    return count


def most_dead(s: State, b: Board, owner: int, turn: int, older: int) -> int:
    """The most that can have been: only where the owner itself came into another's trap."""
    count = 0
    for number in range(b.numbers):
        fallen = s.fallen[number]
        if was_chipped(s, number, turn) and s.circled[owner][number] != Circle.SPRUNG:
            if fallen > s.entered[owner][number] and fallen > s.made[owner][0]:
                count += 1
    return count if count < older else older


def could_circle(s: State, b: Board, owner: int, turn: int) -> int:
    """Among how many squares an owner chose when a circle was made (CE-2c)."""
    count = 0
    for number in range(b.numbers):
        if not was_chipped(s, number, turn):
            count += 1
    for place in range(s.live[owner]):
        if s.made[owner][place] < turn and not was_chipped(s, s.trap[owner][place], turn):
            count -= 1
    for chip in range(s.placed[owner]):
        if s.chip_made[owner][chip] < turn and not was_chipped(s, s.chip_at[owner][chip], turn):
            count -= 1
    return count
