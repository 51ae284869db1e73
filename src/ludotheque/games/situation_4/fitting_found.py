"""The task in which a policy must find which piece of its tray fits where, as people must.

It sees the shape of every place, and that of every piece in its tray as it lies there (see
`board/signatures.py`), in the order of the tray's own numbers: nothing else tells where a piece
belongs. It may try any piece on any open place. One that does not fit fails. One that does is
turned by itself as it must lie.

Where pieces lie turned (S4-7), a shape does not say everything: the map is its own image after a
half turn, so that each piece looks like the one for the opposite place, turned by half.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.compile import NO_ACTION
from ludotheque.engine.contract import Slice

from .constants import ACTIONS, LAY, MISFIT, OWNED, QUARTERS, RAYS, SIDES, Phase
from .observing import BYTE, public_slices, put_public
from .rules import legal

if TYPE_CHECKING:
    from .board.plan import Plan
    from .state import Board, State


def slices(plan: Plan, seats: int) -> list[Slice]:
    places = plan.places
    return [
        *public_slices(plan),
        Slice("tray", (places,), 1, "by number, the pieces that are still in one's own tray"),
        Slice(
            "piece_shape",
            (places, RAYS),
            BYTE,
            "by number, how far each of these reaches from its middle, clockwise from straight up"
            " as it lies; 0 for pieces that are laid, and for all before play begins",
        ),
        Slice("place_shape", (places, RAYS), BYTE, "the same of the piece that fits each place"),
    ]


def observe(s: State, b: Board, seat: int, out: list[int]) -> None:
    """Pieces lie face down until play begins (S4-2)."""
    at = put_public(s, b, seat, out)
    shapes = at + b.places
    for piece in range(b.places):
        if is_in_tray(s, seat, piece):
            out[at + piece] = 1
            if s.phase >= Phase.PLAY:
                put_shape(b, s.tray[seat][piece], s.turned[seat][piece], out, shapes + piece * RAYS)
    shapes += b.places * RAYS
    for place in range(b.places):
        for ray in range(RAYS):
            out[shapes + place * RAYS + ray] = b.signature[place][ray]


def is_in_tray(s: State, side: int, piece: int) -> bool:
    """Not laid yet; the opponent may have laid another on its place, and then it never will be."""
    return s.on[s.tray[side][piece]] != OWNED + side


def put_shape(b: Board, place: int, turned: int, out: list[int], at: int) -> None:
    """The signature of a piece that lies turned clockwise by so many quarters."""
    shift = turned * (RAYS // QUARTERS)
    for ray in range(RAYS - shift):
        out[at + shift + ray] = b.signature[place][ray]
    for ray in range(shift):
        out[at + ray] = b.signature[place][RAYS - shift + ray]


# ---------------------------------------------------------------- actions of its own


def name(plan: Plan, action: int) -> str:
    """Such as `try 12 b3`: pieces and places go by what people call them."""
    piece, place = divmod(action - ACTIONS, plan.places)
    return f"try {1 + piece} {plan.place_names[place]}"


def action_count(plan: Plan) -> int:
    """The rules' own, then each piece of the tray on each place."""
    return ACTIONS + plan.places * plan.places


def offer(s: State, b: Board, seat: int, out: list[int]) -> int:
    """Every piece of the tray on every open place, then what else is legal, in the rules' order."""
    n = legal(s, b, seat, out)
    lays = 0
    while lays < n and out[lays] < MISFIT:
        lays += 1
    if lays == 0:
        return n
    tries = 0
    for piece in range(b.places):
        if is_in_tray(s, seat, piece):
            tries += lays
    for i in range(n - 1, lays - 1, -1):  # from the last, since they move up among themselves
        out[tries + i - lays] = out[i]
    at = 0
    for piece in range(b.places):
        if is_in_tray(s, seat, piece):
            for place in range(b.places):
                if s.open_to[seat][place] != 0:
                    out[at] = ACTIONS + piece * b.places + place
                    at += 1
    return tries + n - lays


def meant(s: State, b: Board, seat: int, action: int) -> int:
    """Laying the piece, if it fits there (S4-7); the rules' own actions stand for themselves."""
    if action < ACTIONS:
        return action
    piece = (action - ACTIONS) // b.places
    place = (action - ACTIONS) % b.places
    if seat < SIDES and s.tray[seat][piece] == place:
        return LAY + place
    return NO_ACTION
