"""What a game of Situation 4 consists of: the state, its scratch space, the board's tables.

Declared once. From these declarations the engine makes the plain Python object and the NumPy
record. How they change stands in `rules.py`; how a board's tables come about, in `board/`.
"""

from typing import Annotated

from .constants import BANKS, NEIGHBOURS, OBJECTIVES, PLACES, RAYS, SIDES, SITES, TOUCHED, ZONES


class Scratch:
    """Working memory: of the ways over the board, and of the bot."""

    way: Annotated[list[int], "i2", PLACES * BANKS]  # where there is still to look on from
    exposed: Annotated[list[list[int]], "i1", (SIDES, ZONES)]  # a side could lay a piece there now
    steps: Annotated[list[list[int]], "i2", (SIDES, PLACES)]  # pieces to lay until a side is there
    ahead: Annotated[list[list[int]], "i1", (SIDES, ZONES)]  # steps that a side has on the other
    likely: Annotated[list[list[int]], "i1", (SIDES, ZONES)]  # chances to cover it, in hundredths


class State:
    """One position. Sides, places, objectives and bridge sites are counted from 0."""

    # Options and seating, fixed for the game.
    seats: Annotated[int, "i1"]
    rotation: Annotated[int, "i1"]
    minutes: Annotated[int, "i1"]  # 0 if there is no limit
    members_a: Annotated[int, "i1"]  # one less than play on side A
    members_b: Annotated[int, "i1"]
    pace: Annotated[int, "i1"]  # how quick bots are; no rule asks for it
    places: Annotated[int, "i1"]  # which come first by keyboard; no rule asks for it

    # How far the game has come, and when: times are counted in actions.
    phase: Annotated[int, "i1"]
    ending: Annotated[int, "i1"]  # why it is over
    dealing: Annotated[int, "i1"]  # the side whose tray is being shuffled
    dealt: Annotated[int, "i2"]  # pieces of it that have been drawn
    actions: Annotated[int, "i2"]
    started: Annotated[int, "i2"]  # when play began
    laid_at: Annotated[list[int], "i2", SIDES]  # when each side laid its last piece
    acted_at: Annotated[int, "i2"]  # when somebody last laid, planted or placed something
    finished_since: Annotated[int, "i2"]  # since when some side has finished
    ready: Annotated[list[int], "i1", SIDES]
    declared: Annotated[list[int], "i1", SIDES]
    stuck: Annotated[
        list[int], "i1", SIDES
    ]  # can do nothing more that scores, and so counts as declared

    # The trays: where each piece belongs, and how far it lies turned, in quarters.
    tray: Annotated[list[list[int]], "u1", (SIDES, PLACES)]
    turned: Annotated[list[list[int]], "i1", (SIDES, PLACES)]

    # The board. Whose a thing is: 0 for nobody's, or one more than the side.
    on: Annotated[list[int], "i1", PLACES]  # the pieces laid
    unit: Annotated[list[int], "i1", PLACES]  # NO_UNIT, or a paratrooper or a tank of a side
    flag: Annotated[list[int], "i1", OBJECTIVES]
    bridge: Annotated[list[int], "i1", SITES]

    # What each side has.
    laid: Annotated[list[int], "i2", SIDES]  # how many pieces
    paratroopers: Annotated[list[int], "i1", SIDES]  # received, and not yet dropped
    tanks: Annotated[list[int], "i1", SIDES]  # received, and not yet placed
    bridges: Annotated[list[int], "i1", SIDES]  # not yet laid

    # What follows from it, kept up with every action; only `open_to` is ever undone.
    covering: Annotated[list[list[int]], "i2", (SIDES, ZONES)]  # pieces laid on each zone
    completed_at: Annotated[list[int], "i2", OBJECTIVES]  # pieces its side had laid by then
    joined: Annotated[list[list[int]], "i1", (SIDES, PLACES)]  # next to a piece that carries on
    guarded: Annotated[list[list[int]], "i1", (SIDES, PLACES)]  # next to a tank of the side
    open_to: Annotated[list[list[int]], "i1", (SIDES, PLACES)]  # where a piece may be laid now
    openings: Annotated[list[int], "i2", SIDES]  # how many places that is
    linked: Annotated[list[int], "i1", PLACES]  # pieces connected to their side's base line
    reached: Annotated[list[list[int]], "i1", (PLACES, BANKS)]  # banks where a tank can come

    scratch: Scratch


class Board:
    """A board as tables. `NOWHERE` fills what is left over."""

    places: Annotated[int, "i8"]
    areas: Annotated[int, "i8"]
    objectives: Annotated[int, "i8"]
    sites: Annotated[int, "i8"]

    # Which places interlock.
    degree: Annotated[list[int], "i1", PLACES]
    neighbours: Annotated[list[list[int]], "i2", (PLACES, NEIGHBOURS)]
    baseline: Annotated[list[list[int]], "i1", (SIDES, PLACES)]  # 1 where it touches a side's

    # Which zones a place touches: AREA + area, OBJECTIVE + objective, PARATROOPS + side and
    # TANKS + side; and by how many places each zone is touched.
    touched: Annotated[list[int], "i1", PLACES]  # how many zones
    zone: Annotated[list[list[int]], "i1", (PLACES, TOUCHED)]
    zone_size: Annotated[list[int], "i2", ZONES]  # 0 for zones that the board does not have
    objective_value: Annotated[list[int], "i2", OBJECTIVES]
    tank_base: Annotated[list[list[int]], "i1", (SIDES, PLACES)]  # 1 where it touches a side's
    # How near a zone is to a side's base line rather than to the other's, in hundredths.
    nearness: Annotated[list[list[int]], "i1", (SIDES, ZONES)]

    # The river. A piece has a south bank (0), a north bank (1), or both.
    has_bank: Annotated[list[list[int]], "i1", (PLACES, BANKS)]
    # From a bank of a place to its neighbour: the bank come to on dry land, or NOWHERE.
    passage: Annotated[list[list[list[int]]], "i1", (PLACES, NEIGHBOURS, BANKS)]
    site_dots: Annotated[list[list[int]], "i2", (SITES, BANKS)]  # the places under both dots

    # The shape of the piece that fits each place: how far it reaches, clockwise from straight up.
    signature: Annotated[list[list[int]], "u1", (PLACES, RAYS)]
