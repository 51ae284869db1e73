"""What each hint of Pac-Man claims, checked on the slow reference: walks tried one by one."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.engine.compiled_types import of_type
from ludotheque.games.pac_man.board.plan import Plan
from ludotheque.games.pac_man.constants import Phase
from tests.kit.hints import Claims, Said

from .reference import GHOSTS, PACMAN, Slow, read_state, ways_out

Claim = Callable[[Said], bool]

DIE = range(1, 7)
NEVER = 99


def before(said: Said) -> Slow:
    return read_state(said.before, of_type(Plan, said.match.board.plan))


def after(said: Said) -> Slow:
    return read_state(said.after, of_type(Plan, said.match.board.plan))


def own(said: Said) -> str:
    return said.seat.word


def path(said: Said) -> list[str]:
    return [move for move in said.moves if move != "stay" and " " not in move]


def piece_and_die(said: Said) -> tuple[str, int]:
    """What walks, and how far: chosen with the first move, or on its way already."""
    first = said.moves[0]
    if " " in first:
        piece, die = first.split()
        return piece, int(die)
    return before(said).piece, before(said).left


def needed(position: Slow, ghost: str, seat: str) -> int:
    """The least die with which a ghost can stop on a player's Pac-Man; NEVER if there is none."""
    start, goal = position.ghosts[ghost], position.pacmen[seat]
    for die in DIE:
        for spaces, _ in position.walks(ghost, start, None, die, False):
            if spaces[-1] == goal and len(spaces) <= die:
                return die
    return NEVER


def hunting(position: Slow, seat: str) -> int:
    return sum(needed(position, ghost, seat) <= 6 for ghost in GHOSTS)


def gives(position: Slow, seat: str) -> int:
    return min(2, position.trays[seat])


def others(said: Said) -> list[str]:
    return [seat for seat in before(said).seats if seat != own(said)]


# ---------------------------------------------------------------- paying


def name(said: Said) -> bool:
    named = said.moves[0].removeprefix("name ")
    return bool(said.value("seat") == named and said.value("count") == gives(before(said), named))


def name_leader(said: Said) -> bool:
    trays, named = before(said).trays, said.value("seat")
    rivals = [trays[seat] for seat in others(said) if seat != named]
    return name(said) and bool(rivals) and trays[named] > max(rivals)


def gobble_ghost(said: Said) -> bool:
    ghost, most = said.value("ghost"), max(gives(before(said), seat) for seat in others(said))
    gobbled = before(said).ghosts[ghost] == path(said)[-1] == said.value("space")
    home = after(said).ghosts[ghost] == after(said).maze.centre
    return gobbled and home and said.value("count") == most


def paid(said: Said, seat: str) -> int:
    """What a player has less; what was inside the Pac-Man comes into the tray with the turn."""
    return max(0, before(said).trays[seat] - after(said).trays[seat])


def catch(said: Said) -> bool:
    seat = said.value("seat")
    home = after(said).pacmen[seat] == after(said).home(seat) != before(said).pacmen[seat]
    return seat != own(said) and home and said.value("count") == paid(said, seat)


def send_home(said: Said) -> bool:
    home = after(said).pacmen[own(said)] == after(said).home(own(said))
    sent = path(said)[-1:] == [before(said).pacmen[own(said)]]
    free = [before(said).trays[seat] == after(said).trays[seat] for seat in others(said)]
    is_safe = hunting(after(said), own(said)) == 0
    return home and sent and all(free) and not paid(said, own(said)) and is_safe


# ---------------------------------------------------------------- staying


def ends_now(said: Said) -> list[str]:
    """Where the piece could end its walk."""
    (piece, die), position = piece_and_die(said), before(said)
    at, privileged = position.place(piece), bool(position.held[position.turn])
    came = position.came if " " not in said.moves[0] else None
    return [spaces[-1] for spaces, _ in position.walks(piece, at, came, die, privileged)]


def stuck(said: Said) -> bool:
    return said.value("piece") == piece_and_die(said)[0] and not ends_now(said)


def keep_yellow(said: Said) -> bool:
    ends, ghosts = ends_now(said), before(said).ghosts.values()
    return piece_and_die(said)[0] == PACMAN and bool(ends) and all(end in ghosts for end in ends)


def spare_yourself(said: Said) -> bool:
    ends, mine = ends_now(said), before(said).pacmen[own(said)]
    return piece_and_die(said)[0] == said.value("ghost") and bool(ends) and {*ends} == {mine}


# ---------------------------------------------------------------- one's own Pac-Man


def whites(said: Said) -> int:
    marbles = before(said).marbles
    return sum(marbles.get(space) == "white" for space in set(path(said)))


def goes(said: Said) -> bool:
    return piece_and_die(said)[0] == PACMAN and path(said)[-1:] == [said.value("space")]


def yellow(said: Said) -> bool:
    found = any(before(said).marbles.get(space) == "yellow" for space in path(said))
    return goes(said) and found and said.value("count") == whites(said)


def marbles(said: Said) -> bool:
    return goes(said) and said.value("count") == whites(said) > 0


def marbles_safe(said: Said) -> bool:
    return marbles(said) and hunting(after(said), own(said)) == 0


def flee(said: Said) -> bool:
    then, now = hunting(before(said), own(said)), hunting(after(said), own(said))
    return goes(said) and now < then and now == said.value("count")


def steps_to_marble(position: Slow, start: str) -> int:
    """By going through all spaces that can be reached, ring by ring."""
    taken = {*position.pacmen.values(), *position.ghosts.values()}
    seen, ring = {start}, {start}
    for steps in range(1, len(position.maze.tracks)):
        ring = {to for at in ring for to in ways_out(position.board, at, False, False)}
        ring -= seen | taken
        seen |= ring
        if any(space in position.marbles for space in ring):
            return steps
    return NEVER


def near(said: Said) -> bool:
    return goes(said) and steps_to_marble(after(said), path(said)[-1]) == said.value("steps")


def cut_off(said: Said) -> bool:
    there = after(said).pacmen[own(said)]
    return piece_and_die(said)[0] == PACMAN and steps_to_marble(after(said), there) == NEVER


def last(said: Said) -> bool:
    """The game is over, or will be once the other piece has moved (PM-W)."""
    gobbled = bool(before(said).marbles) and not after(said).marbles
    return after(said).phase == Phase.OVER or gobbled


def unless_last(claim: Claim) -> Claim:
    """What could happen in another turn is not to be spoken of where none follows."""
    return lambda said: not last(said) and claim(said)


# ---------------------------------------------------------------- ghosts


def lead_away(said: Said) -> bool:
    ghost, steps = said.value("ghost"), said.value("steps") or NEVER
    then, now = (needed(position, ghost, own(said)) for position in (before(said), after(said)))
    return then <= 6 and then < now == steps


def threaten(said: Said) -> bool:
    seat = said.value("seat")
    return seat != own(said) and needed(after(said), said.value("ghost"), seat) <= 6


def park(said: Said) -> bool:
    return needed(after(said), said.value("ghost"), own(said)) == NEVER


def beside(said: Said) -> bool:
    return bool(needed(after(said), said.value("ghost"), own(said)) == said.value("steps"))


CLAIMS: Claims = {
    "name": name,
    "name-leader": name_leader,
    "stuck": stuck,
    "keep-yellow": keep_yellow,
    "spare-yourself": spare_yourself,
    "gobble-ghost": gobble_ghost,
    "yellow": unless_last(yellow),
    "marbles": marbles,
    "marbles-safe": unless_last(marbles_safe),
    "flee": unless_last(flee),
    "near": unless_last(near),
    "cut-off": unless_last(cut_off),
    "last": last,
    "catch": catch,
    "send-home": unless_last(send_home),
    "lead-away": unless_last(lead_away),
    "threaten": unless_last(threaten),
    "park": unless_last(park),
    "beside": unless_last(beside),
}
