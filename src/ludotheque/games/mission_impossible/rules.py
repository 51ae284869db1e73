"""Mission Impossible's rules, in the part of Python that also compiles for the CPU and the GPU.

Whole numbers, fixed-size arrays and loops only; each function cites the clauses that it
carries out. What a refusal says, what a seat sees and how a move is written stand elsewhere.

Who hunts whom follows from who is who: the agents in play stand in a circle, in the order of
the series, and each hunts the next who has not fallen. Whoever falls, falls to their hunter.
So all that play ever proves in public is of one kind: that this seat's agent is, or is not,
the very next in the circle after that seat's. `ruled_out` holds it, for good.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.engine.chance import below
from ludotheque.kit.first_turn import ABSENT, TO_ROLL, roll_for_start

from .constants import ACTIONS as ACTIONS
from .constants import (
    AGENTS,
    CONFRONT,
    FACES,
    GO,
    KINDS,
    LAY,
    NOWHERE,
    PASS,
    PLACES,
    PLAYERS,
    START,
    Cards,
    Phase,
    Rounds,
)
from .constants import Clause as Clause

if TYPE_CHECKING:
    from .state import Board, State


# ---------------------------------------------------------------- districts and squares


def district_of(s: State, seat: int) -> int:
    """A figure for each, and with it a colour (MI-S3).

    Three players have every other district, four have two pairs that face each other.
    """
    if s.seats == 3:
        return 2 * seat
    return seat + seat // 2 if s.seats == 4 else seat


def owner_of(s: State, b: Board, square: int) -> int:
    """Whose colour a square has. Those of absent players are plain squares (MI-S5)."""
    district = b.district[square]
    owner = 0 + district
    if s.seats == 3:
        owner = district // 2 if district % 2 == 0 else NOWHERE
    elif s.seats == 4:
        owner = district - district // 3 if district % 3 != 2 else NOWHERE
    return owner if district != NOWHERE and owner < s.seats else NOWHERE


def is_out(s: State, seat: int) -> bool:
    return s.fell_to[seat] != NOWHERE


def is_safe(s: State, b: Board, seat: int) -> bool:
    """Nobody can be confronted on a square of their own colour (MI-2)."""
    return owner_of(s, b, s.figure[seat]) == seat


def has_card(s: State, b: Board, square: int, seat: int) -> bool:
    """Whether somebody else's card lies there, for `seat` to read (MI-5)."""
    owner = owner_of(s, b, square)
    if owner == NOWHERE or owner == seat:
        return False
    return s.taken[owner][b.place[square]] == NOWHERE


# ---------------------------------------------------------------- cards


def has_laid(s: State, seat: int, kind: int) -> bool:
    for place in range(PLACES):
        if s.card[seat][place] == kind:
            return True
    return False


def cards_laid(s: State, seat: int) -> int:
    """How many of one's squares are covered; they are covered in their order (MI-S4)."""
    count = 0
    for place in range(PLACES):
        if s.card[seat][place] != NOWHERE:
            count += 1
    return count


# ---------------------------------------------------------------- hunters and the hunted


def target_of(s: State, seat: int) -> int:
    """The next in the series who is in the game and has not fallen (MI-S5, MI-7a, MI-8)."""
    agent = 0 + s.agent[seat]
    for _ in range(AGENTS):
        agent = (agent + 1) % AGENTS
        if s.player[agent] != NOWHERE and not is_out(s, s.player[agent]):
            return s.player[agent]
    return NOWHERE


def multiplier(s: State, seat: int) -> int:
    """With two left, the number of agents that one has eliminated, but at least one (MI-8)."""
    return s.eliminated[seat] if s.left == 2 and s.eliminated[seat] > 1 else 1


def reach(s: State) -> int:
    """How far whoever has the turn may go (MI-4, MI-8)."""
    return s.die * multiplier(s, s.turn)


# ---------------------------------------------------------------- what refuses an action


def refuse_lay(s: State, b: Board, seat: int, kind: int) -> int:
    """The five cards of one's agent, each once (MI-S1, MI-S4)."""
    if s.phase != Phase.SET_UP:
        return Clause.MI_S4
    if not b.fits[s.agent[seat]][kind]:
        return Clause.MI_S1
    return Clause.MI_S4 if has_laid(s, seat, kind) else 0


def refuse_start(s: State, b: Board, seat: int, square: int) -> int:
    """Once all cards lie, on any square of one's own colour (MI-1)."""
    if s.phase != Phase.SET_UP:
        return Clause.MI_1
    if cards_laid(s, seat) < PLACES:
        return Clause.MI_S4
    if s.start[seat] != NOWHERE or square >= b.squares:
        return Clause.MI_1
    return 0 if b.district[square] == district_of(s, seat) else Clause.MI_1


def refuse_go(s: State, b: Board, seat: int, square: int) -> int:
    """Any other square, no farther than the die allows (MI-4)."""
    if square >= b.squares:
        return Clause.MI_4
    steps = b.distance[s.figure[seat]][square]
    return 0 if 0 < steps and steps <= reach(s) else Clause.MI_4


def refuse_confront(s: State, b: Board, seat: int, other: int) -> int:
    """Somebody who stands there too (MI-7), and not on a square of their own (MI-2)."""
    if other == seat or other >= s.seats or s.figure[other] != s.figure[seat]:
        return Clause.MI_7
    return Clause.MI_2 if is_safe(s, b, other) else 0


def refuse_set_up(s: State, b: Board, seat: int, action: int) -> int:
    if action < START:
        return refuse_lay(s, b, seat, action - LAY)
    if action < CONFRONT:
        return refuse_start(s, b, seat, action - START)
    return Clause.MI_S4 if cards_laid(s, seat) < PLACES else Clause.MI_1


# ---------------------------------------------------------------- the verbs


def setup(s: State, b: Board) -> None:
    """Six notebooks, and nothing on the board (MI-S1)."""
    s.phase = Phase.DEAL
    s.turn = 0
    s.first = 0
    s.round = 0
    s.die = 0
    s.left = s.seats
    for agent in range(AGENTS):
        s.player[agent] = NOWHERE
    for seat in range(PLAYERS):
        s.total[seat] = TO_ROLL if seat < s.seats else ABSENT
        s.agent[seat] = NOWHERE
        s.start[seat] = NOWHERE
        s.figure[seat] = NOWHERE
        s.fell_to[seat] = NOWHERE
        s.eliminated[seat] = 0
        s.tail[seat] = seat
        for place in range(PLACES):
            s.card[seat][place] = NOWHERE
            s.taken[seat][place] = NOWHERE
        for other in range(PLAYERS):
            s.known[seat][other] = 1 if seat == other else 0
            s.ruled_out[seat][other] = 1 if seat == other else 0
            for place in range(PLACES):
                s.noted[seat][other][place] = 0


def chance(s: State, b: Board) -> int:
    """A deal of the notebooks (MI-S2), or one die (MI-3, MI-4)."""
    if s.phase == Phase.FIRST_ROLL or s.phase == Phase.ROLL:
        return FACES
    deals = 0
    if s.phase == Phase.DEAL:
        deals = 1
        for seat in range(s.seats):
            deals *= AGENTS - seat
    return deals


def draw(s: State, b: Board, k: int) -> None:
    if s.phase == Phase.DEAL:
        deal(s, k)
    elif s.phase == Phase.FIRST_ROLL:
        begin_by_roll(s, 1 + k)
    else:
        s.die = 1 + k
        s.phase = Phase.MOVE


def acting(s: State, b: Board) -> int:
    """All who are not ready yet, at once (MI-S4); then one after the other (MI-3)."""
    if s.phase == Phase.MOVE or s.phase == Phase.CONFRONT:
        return 1 << s.turn
    bits = 0
    if s.phase == Phase.SET_UP:
        for seat in range(s.seats):
            if s.start[seat] == NOWHERE:
                bits |= 1 << seat
    return bits


def refusal(s: State, b: Board, seat: int, action: int) -> int:
    """The clause that forbids an action; by what the seat itself knows."""
    if s.phase == Phase.OVER:
        return Clause.MI_W
    if s.phase == Phase.DEAL:
        return Clause.MI_S2
    if seat >= s.seats:
        return Clause.MI_3
    if s.phase == Phase.SET_UP:
        return refuse_set_up(s, b, seat, action)
    if action < CONFRONT:
        return Clause.MI_S4 if action < START else Clause.MI_1
    if s.phase == Phase.FIRST_ROLL or seat != s.turn:
        return Clause.MI_3
    if s.phase == Phase.ROLL:
        return Clause.MI_4
    if s.phase == Phase.MOVE:
        return refuse_go(s, b, seat, action - GO) if action >= GO else Clause.MI_7
    if action >= GO:
        return Clause.MI_7
    return 0 if action == PASS else refuse_confront(s, b, seat, action - CONFRONT)


def legal(s: State, b: Board, seat: int, out: list[int]) -> int:
    n = 0
    if s.phase == Phase.SET_UP and seat < s.seats:
        n = legal_set_up(s, b, seat, out)
    elif seat == s.turn and s.phase == Phase.MOVE:
        n = legal_go(s, b, out)
    elif seat == s.turn and s.phase == Phase.CONFRONT:
        for other in range(s.seats):
            if refuse_confront(s, b, seat, other) == 0:
                out[n] = CONFRONT + other
                n += 1
        out[n] = PASS
        n += 1
    return n


def legal_set_up(s: State, b: Board, seat: int, out: list[int]) -> int:
    n = 0
    for kind in range(KINDS):
        if refuse_lay(s, b, seat, kind) == 0:
            out[n] = LAY + kind
            n += 1
    for place in range(PLACES):
        square = b.coloured[district_of(s, seat)][place]
        if refuse_start(s, b, seat, square) == 0:
            out[n] = START + square
            n += 1
    return n


def legal_go(s: State, b: Board, out: list[int]) -> int:
    """The squares within reach, the nearest first (MI-4)."""
    at = s.figure[s.turn]
    n = 0 + b.within[at][reach(s)]
    for i in range(n):
        out[i] = GO + b.near[at][1 + i]
    return n


def apply(s: State, b: Board, seat: int, action: int) -> None:
    if action >= GO:
        go(s, b, action - GO)
    elif action == PASS:
        end_turn(s)
    elif action >= CONFRONT:
        confront(s, action - CONFRONT)
    elif action >= START:
        choose_start(s, b, seat, b.place[action - START])
    else:
        s.card[seat][cards_laid(s, seat)] = action - LAY


def over(s: State, b: Board) -> bool:
    return s.phase == Phase.OVER


def score(s: State, b: Board, seat: int) -> int:
    """Nothing for the fallen; one for a survivor, and one for each elimination (MI-O, MI-W)."""
    return 0 if is_out(s, seat) else 1 + s.eliminated[seat]


def imagine(s: State, b: Board, seat: int, rng: list[int]) -> None:
    """Identities and cards, each way that fits what the seat knows as likely as any other.

    The fallen know everything, and when it is over so does everybody.
    """
    if s.phase == Phase.DEAL or s.phase == Phase.OVER or is_out(s, seat):
        return
    imagine_agents(s, b, seat, rng)
    for other in range(s.seats):
        if other != seat:
            imagine_cards(s, b, seat, other, rng)
            if s.phase == Phase.SET_UP and s.start[other] != NOWHERE:
                s.start[other] = below(rng, PLACES)


# ---------------------------------------------------------------- deduction


def begin_line_ups(s: State, b: Board, seat: int) -> None:
    """Makes ready to go through every way in which the agents can sit, as far as `seat` knows.

    Between them they are all that the cards noted (MI-5, MI-6), the notebooks seen (MI-7)
    and what was proven before everybody leave open.
    """
    t = s.scratch
    n = 0
    for step in range(AGENTS):
        agent = (s.agent[seat] + step) % AGENTS
        if s.player[agent] != NOWHERE:
            t.cast[n] = agent
            n += 1
            for other in range(s.seats):
                t.fits[other][agent] = 1 if can_be(s, b, seat, other, agent) else 0
    t.line[0] = seat
    t.line[1] = NOWHERE
    t.depth = 1


def can_be(s: State, b: Board, seat: int, other: int, agent: int) -> bool:
    """Whether another player can be that agent, by what `seat` knows of them alone."""
    if s.known[seat][other]:
        return s.agent[other] == agent
    for place in range(PLACES):
        if s.noted[seat][other][place] and not b.fits[agent][s.card[other][place]]:
            return False
    return True


def next_line_up(s: State, seat: int) -> bool:
    """Finds one more, and leaves it in `scratch.line`: a seat for each agent of `cast`."""
    t = s.scratch
    last = s.seats - 1
    depth = 0 + t.depth
    while depth > 0:
        found = NOWHERE
        for other in range(t.line[depth] + 1, s.seats):
            if found == NOWHERE and can_follow(s, seat, other, depth, last):
                found = other
        t.line[depth] = found
        if found == NOWHERE:
            depth -= 1
        elif depth == last:
            t.depth = depth
            return True
        else:
            depth += 1
            t.line[depth] = NOWHERE
    t.depth = 0
    return False


def can_follow(s: State, seat: int, other: int, depth: int, last: int) -> bool:
    """Whether a player can be the agent at that depth, after those who are set already."""
    t = s.scratch
    if not t.fits[other][t.cast[depth]] or s.ruled_out[t.line[depth - 1]][other]:
        return False
    for earlier in range(depth):
        if t.line[earlier] == other:
            return False
    return depth < last or not s.ruled_out[other][seat]


def count_line_ups(s: State, b: Board, seat: int) -> int:
    count = 0
    begin_line_ups(s, b, seat)
    while next_line_up(s, seat):
        count += 1
    return count


def imagine_agents(s: State, b: Board, seat: int, rng: list[int]) -> None:
    """Any of the line-ups; the true one is always among them."""
    chosen = below(rng, count_line_ups(s, b, seat))
    begin_line_ups(s, b, seat)
    found = next_line_up(s, seat)
    while found and chosen > 0:
        found = next_line_up(s, seat)
        chosen -= 1
    for i in range(s.seats):
        s.agent[s.scratch.line[i]] = s.scratch.cast[i]
        s.player[s.scratch.cast[i]] = s.scratch.line[i]


def imagine_cards(s: State, b: Board, seat: int, other: int, rng: list[int]) -> None:
    """The cards of an imagined agent that `seat` has not read, in any order."""
    count = 0
    for kind in range(KINDS):
        read = False
        for place in range(PLACES):
            if s.noted[seat][other][place] and s.card[other][place] == kind:
                read = True
        if b.fits[s.agent[other]][kind] and not read:
            s.scratch.pile[count] = kind
            count += 1
    for place in range(PLACES):
        if s.card[other][place] != NOWHERE and not s.noted[seat][other][place]:
            taken = below(rng, count)
            count -= 1
            s.card[other][place] = s.scratch.pile[taken]
            s.scratch.pile[taken] = s.scratch.pile[count]


# ---------------------------------------------------------------- carrying out


def deal(s: State, k: int) -> None:
    """A notebook each, unseen; those left over lie open (MI-S2, MI-S5)."""
    for seat in range(s.seats):
        nth = k % (AGENTS - seat)
        k = k // (AGENTS - seat)
        for agent in range(AGENTS):
            if s.player[agent] == NOWHERE:
                if nth == 0 and s.agent[seat] == NOWHERE:
                    s.player[agent] = seat
                    s.agent[seat] = agent
                nth -= 1
    s.phase = Phase.SET_UP


def choose_start(s: State, b: Board, seat: int, place: int) -> None:
    """When all have chosen, the figures are set down at once (MI-1)."""
    s.start[seat] = place
    for other in range(s.seats):
        if s.start[other] == NOWHERE:
            return
    for other in range(s.seats):
        s.figure[other] = b.coloured[district_of(s, other)][s.start[other]]
    s.phase = Phase.FIRST_ROLL


def begin_by_roll(s: State, face: int) -> None:
    """The highest roll starts; those who tie for it roll again (MI-3)."""
    if roll_for_start(s, face):
        s.first = s.turn
        s.phase = Phase.ROLL


def go(s: State, b: Board, square: int) -> None:
    """Read the card that lies there (MI-5); then face whoever stands there (MI-7)."""
    s.figure[s.turn] = square
    if has_card(s, b, square, s.turn):
        read(s, owner_of(s, b, square), b.place[square])
    s.die = 0
    for other in range(s.seats):
        if refuse_confront(s, b, s.turn, other) == 0:
            s.phase = Phase.CONFRONT
            return
    end_turn(s)


def read(s: State, owner: int, place: int) -> None:
    """What a card says is noted (MI-6). It goes back, or stays with its reader (MI-5)."""
    s.noted[s.turn][owner][place] = 1
    if s.cards == Cards.KEPT:
        s.taken[owner][place] = s.turn


def confront(s: State, other: int) -> None:
    """The notebook is shown, in silence (MI-7): to target, hunter or neither (MI-7a to MI-7c).

    Whoever is confronted has seen it, also when they fall by it.
    """
    seat = 0 + s.turn
    s.known[other][seat] = 1
    if target_of(s, seat) == other:
        fall(s, other, seat)
    elif target_of(s, other) == seat:
        fall(s, seat, other)
    else:
        part(s, seat, other)
    if s.left == 1:
        s.phase = Phase.OVER
    else:
        end_turn(s)


def part(s: State, seat: int, other: int) -> None:
    """Nobody falls, and all know that neither hunts the other (MI-7c)."""
    s.ruled_out[s.tail[seat]][other] = 1
    s.ruled_out[s.tail[other]][seat] = 1


def fall(s: State, fallen: int, victor: int) -> None:
    """Out of the game; notebooks, mission and notes go to the victor (MI-7a, MI-7b).

    With them go the identities that the fallen had been shown, and notes on the victor's own cards
    too: they pass on, should the victor fall.
    """
    s.fell_to[fallen] = victor
    s.figure[fallen] = NOWHERE
    s.eliminated[victor] += 1
    s.left -= 1
    prove(s, s.tail[victor], fallen)
    s.tail[victor] = s.tail[fallen]
    s.known[victor][fallen] = 1
    for other in range(s.seats):
        if s.known[fallen][other]:
            s.known[victor][other] = 1
        for place in range(PLACES):
            if s.noted[fallen][other][place]:
                s.noted[victor][other][place] = 1
            if s.taken[other][place] == fallen:
                s.taken[other][place] = victor


def prove(s: State, seat: int, after: int) -> None:
    """All know now that one comes right after the other in the circle (MI-7a, MI-7b)."""
    for other in range(s.seats):
        if other != after:
            s.ruled_out[seat][other] = 1
        if other != seat:
            s.ruled_out[other][after] = 1


def end_turn(s: State) -> None:
    """On to the next who has not fallen (MI-3); a round may have been the last (MI-W)."""
    s.turn = (s.turn + 1) % s.seats
    if s.turn == s.first:
        s.round += 1
    while is_out(s, s.turn):
        s.turn = (s.turn + 1) % s.seats
        if s.turn == s.first:
            s.round += 1
    ended = s.rounds != Rounds.NONE and s.round >= s.rounds
    s.phase = Phase.OVER if ended else Phase.ROLL
