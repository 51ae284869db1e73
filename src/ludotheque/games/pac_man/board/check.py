"""What makes a good board, requirement by requirement.

Each requirement has a check of its own, and each way to miss it a message of its own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations, islice

from ludotheque.engine.errors import Problem
from ludotheque.kit.grid import Point, add, chess_name

from ..constants import DEGREE, HOMES, NOWHERE, SPACES
from .plan import CLOCKWISE, HOME_LETTERS, Door, Kind, Links, Plan, Side, Space, problem
from .tables import exits, ghost_links, pacman_links, reached

MARBLES = ((56, 4), (72, 4))  # white and yellow: the European edition, the American edition
WALLS = 12  # how many pairs of blocking spaces are told: enough to go on with


def check(plan: Plan) -> list[Problem]:
    """Everything that the rules require of a board and this one lacks; nothing if it is good."""
    checks = (
        check_sizes,
        check_square,
        check_marbles,
        check_homes,
        check_centre,
        check_turned_spaces,
        check_turned_tracks,
        check_turned_doors,
        check_quarters,
        check_doors,
        check_dead_ends,
        check_one_piece,
        check_walls,
    )
    return [found for one_check in checks for found in one_check(plan)]


def check_sizes(plan: Plan) -> Iterator[Problem]:
    """The rules' tables have room for so many spaces, and so many ways out of each."""
    if len(plan.spaces) > SPACES:
        yield problem("board-too-many-spaces", spaces=len(plan.spaces), most=SPACES)
    for space, ends in zip(plan.spaces, pacman_links(plan), strict=True):
        if len(ends) > DEGREE:
            yield problem("board-too-many-ways", space=space.name, ways=len(ends), most=DEGREE)


def check_square(plan: Plan) -> Iterator[Problem]:
    if plan.columns != plan.rows:
        yield problem("board-not-square", columns=plan.columns, rows=plan.rows)


def check_marbles(plan: Plan) -> Iterator[Problem]:
    white, yellow = plan.count(Kind.HOLE), plan.count(Kind.RINGED)
    if (white, yellow) not in MARBLES:
        yield problem("board-marbles", white=white, yellow=yellow)


def check_homes(plan: Plan) -> Iterator[Problem]:
    """Each home lies clockwise of the one before, seen from the middle."""
    from_middle = [
        (2 * home.column - plan.columns + 1, 2 * home.row - plan.rows + 1)
        for home in (plan.spaces[number] for number in plan.homes)
    ]
    for home, (x, y) in enumerate(from_middle):
        following = (home + 1) % HOMES
        next_x, next_y = from_middle[following]
        if x * next_y - y * next_x <= 0:
            letters = {"home": HOME_LETTERS[home], "following": HOME_LETTERS[following]}
            yield problem("board-homes-order", **letters)


def check_centre(plan: Plan) -> Iterator[Problem]:
    centre = plan.spaces[plan.centre]
    if (2 * centre.column, 2 * centre.row) != (plan.columns - 1, plan.rows - 1):
        yield problem("board-centre-not-middle", space=centre.name)
    if not exits(plan):
        yield problem("board-centre-closed", space=centre.name)


def turned(plan: Plan, point: Point) -> Point:
    """Where a grid point comes to lie when the board is turned clockwise by a quarter."""
    return plan.rows - 1 - point[1], point[0]


def turned_space(plan: Plan, space: int) -> int:
    return plan.at.get(turned(plan, plan.spaces[space].point), NOWHERE)


def name_of(plan: Plan, point: Point) -> str:
    return chess_name(point, plan.rows)


def check_turned_spaces(plan: Plan) -> Iterator[Problem]:
    """Four-fold symmetry: a quarter turn lays every space on one of its kind."""
    if plan.columns != plan.rows:
        return
    for number, space in enumerate(plan.spaces):
        image = turned_space(plan, number)
        if image == NOWHERE or plan.spaces[image].kind != space.kind:
            place = name_of(plan, turned(plan, space.point))
            yield problem("board-turn-space", space=space.name, image=place)


def check_turned_tracks(plan: Plan) -> Iterator[Problem]:
    """A quarter turn lays every track on a track."""
    if plan.columns != plan.rows:
        return
    paths = {link.path for link in plan.links} | {link.path[::-1] for link in plan.links}
    for link in plan.links:
        image = tuple(turned(plan, point) for point in link.path)
        if image not in paths:
            first, second = plan.spaces[link.a].name, plan.spaces[link.b].name
            ends = {
                "image_first": name_of(plan, image[0]),
                "image_second": name_of(plan, image[-1]),
            }
            yield problem("board-turn-track", first=first, second=second, **ends)


def check_turned_doors(plan: Plan) -> Iterator[Problem]:
    """A quarter turn lays every door on a door."""
    if plan.columns != plan.rows:
        return
    for door in plan.doors:
        image = Door(turned_space(plan, door.space), door.side.turned)
        if image not in plan.doors:
            space = plan.spaces[door.space]
            place = name_of(plan, turned(plan, space.point))
            yield problem("board-turn-door", space=space.name, image=place)


def check_quarters(plan: Plan) -> Iterator[Problem]:
    """A quarter holds 14 white marbles (or 18) and a yellow one.

    The quarters are turned into one another: the upper left one has the left half of the
    middle row, the upper right one the upper half of the middle column, and so on.
    """
    if plan.columns != plan.rows:
        return
    wanted = [(white // HOMES, yellow // HOMES) for white, yellow in MARBLES]
    points = [(space.kind, space.point) for space in plan.spaces]
    for quarter in range(1, HOMES + 1):
        kinds = [kind for kind, point in points if is_upper_left(plan, point)]
        counted = kinds.count(Kind.HOLE), kinds.count(Kind.RINGED)
        if counted not in wanted:
            yield problem("board-quarter", quarter=quarter, white=counted[0], yellow=counted[1])
        points = [(kind, (point[1], plan.rows - 1 - point[0])) for kind, point in points]


def is_upper_left(plan: Plan, point: Point) -> bool:
    column, row = point
    return 2 * column < plan.columns - 1 and 2 * row <= plan.rows - 1


def check_doors(plan: Plan) -> Iterator[Problem]:
    """Four doors, one a side, at the edge, each with a hole of its own."""
    for side in CLOCKWISE:
        doors = sum(door.side == side for door in plan.doors)
        if doors != 1:
            yield problem("board-door-sides", side=side.value, doors=doors)
    beside = [door.space for door in plan.doors]
    for door in plan.doors:
        space = plan.spaces[door.space]
        if not is_at_edge(plan, space, door.side):
            yield problem("board-door-inside", space=space.name, side=door.side.value)
    for hole in plan.door_holes:
        if beside.count(hole) > 1:
            yield problem("board-door-shared", space=plan.spaces[hole].name)


def is_at_edge(plan: Plan, space: Space, side: Side) -> bool:
    column, row = add(space.point, side.step)
    return not (0 <= column < plan.columns and 0 <= row < plan.rows)


def check_dead_ends(plan: Plan) -> Iterator[Problem]:
    """Wherever a piece gets in, it can go on without turning back."""
    for number, ends in enumerate(pacman_links(plan)):
        if number != plan.centre and len(ends) < 2:
            yield problem("board-dead-end", space=plan.spaces[number].name)
    for number, ends in enumerate(ghost_links(plan, doors=False)):
        if plan.spaces[number].is_hole and len(ends) < 2:
            yield problem("board-dead-end-ghosts", space=plan.spaces[number].name)


def check_one_piece(plan: Plan) -> Iterator[Problem]:
    """Pac-Men reach everything from any home; ghosts reach every hole from the centre."""
    circuit = set(range(len(plan.spaces))) - {plan.centre}
    apart = circuit - reached(pacman_links(plan), plan.homes[0])
    if apart:
        yield problem("board-apart", spaces=plan.names(apart))
    holes = circuit - set(plan.homes)
    apart = holes - reached(ghost_links(plan, doors=False), plan.centre)
    if apart and exits(plan):
        yield problem("board-apart-ghosts", spaces=plan.names(apart))


def check_walls(plan: Plan) -> Iterator[Problem]:
    """Nowhere can two pieces wall a player in: without any two spaces, the rest hangs together."""
    links = pacman_links(plan)
    circuit = set(range(len(plan.spaces))) - {plan.centre}
    if len(plan.spaces) > SPACES or cut_off(links, circuit, ()):
        return
    alone = {space for space in circuit if cut_off(links, circuit, (space,))}
    for space in sorted(alone):
        cut = cut_off(links, circuit, (space,))
        name = plan.spaces[space].name
        yield problem("board-walled-by-one", space=name, cut=plan.names(cut), count=len(cut))
    yield from islice(walls_of_two(plan, links, circuit - alone), WALLS)


def walls_of_two(plan: Plan, links: Links, blocking: set[int]) -> Iterator[Problem]:
    circuit = set(range(len(plan.spaces))) - {plan.centre}
    for pair in combinations(sorted(blocking), 2):
        cut = cut_off(links, circuit, pair)
        if cut:
            first, second = (plan.spaces[space].name for space in pair)
            wall = {"first": first, "second": second, "cut": plan.names(cut)}
            yield problem("board-walled-by-two", count=len(cut), **wall)


def cut_off(links: Links, circuit: set[int], taken: Collection[int]) -> set[int]:
    """What no longer hangs together with the greater part, once some spaces are taken away."""
    left = circuit.difference(taken)
    parts = []
    while left:
        part = reached(links, min(left), taken)
        parts.append(part)
        left -= part
    greatest = max(parts, key=len, default=set())
    return set().union(*(part for part in parts if part is not greatest))
