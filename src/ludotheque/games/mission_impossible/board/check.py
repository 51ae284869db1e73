"""What makes a good board, requirement by requirement.

Each requirement has a check of its own, and each way to miss it a message of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ludotheque.engine.errors import Problem
from ludotheque.kit.grid import Point, add

from ..constants import CLUES, FACES, NOWHERE, PLACES, PLAYERS, SQUARES
from .plan import AGENT_NAMES, Plan, is_whole, problem, square_name
from .tables import FAR, all_distances, distances

OF_AN_AGENT = 4  # clues
APART = 4  # streets between two squares of one colour, at least
KNOWN = {
    "american": {"sunglasses", "broken-nose", "wart", "beard"},
    "french": {"broken-nose"},
    "german": {"broken-nose"},
    "english": {"broken-nose"},
}


def check(plan: Plan) -> list[Problem]:
    """Everything that the rules require of a board and this one lacks; nothing if it is good."""
    checks = (
        check_size,
        check_number_of_clues,
        check_agents,
        check_clues,
        check_known_clues,
        check_colours,
        check_one_piece,
        check_turned,
        check_apart,
        check_plain_between,
        check_reach,
    )
    return [found for one_check in checks for found in one_check(plan)]


def check_size(plan: Plan) -> Iterator[Problem]:
    """The rules' tables have room for so many squares."""
    if len(plan.squares) > SQUARES:
        yield problem("board-too-many-squares", squares=len(plan.squares), most=SQUARES)


# ---------------------------------------------------------------- the clues


def check_number_of_clues(plan: Plan) -> Iterator[Problem]:
    if len(plan.clues) != CLUES:
        yield problem("board-clues", clues=len(plan.clues), listed=", ".join(plan.clues))


def check_agents(plan: Plan) -> Iterator[Problem]:
    """Four different clues each (MI-S1), and no two agents alike."""
    for agent, clues in plan.cards.items():
        if len(clues) != OF_AN_AGENT or len(set(clues)) != len(clues):
            yield problem("board-agent-clues", agent=agent, clues=len(set(clues)))
    for one, other in combinations(AGENT_NAMES, 2):
        if set(plan.cards[one]) == set(plan.cards[other]):
            yield problem("board-agents-alike", agent=one, other=other)


def check_clues(plan: Plan) -> Iterator[Problem]:
    """Each fits four agents, so that none says more than another."""
    for clue in plan.clues:
        agents = sum(clue in clues for clues in plan.cards.values())
        if agents != OF_AN_AGENT:
            yield problem("board-clue-agents", clue=clue, agents=agents)


def check_known_clues(plan: Plan) -> Iterator[Problem]:
    """What the rule sheet itself tells of the clues."""
    for agent, clues in KNOWN.items():
        for clue in sorted(clues - set(plan.cards[agent])):
            yield problem("board-clue-known", agent=agent, clue=clue)


# ---------------------------------------------------------------- the city


def check_colours(plan: Plan) -> Iterator[Problem]:
    for district, squares in enumerate(plan.coloured, start=1):
        if len(squares) != PLACES:
            yield problem("board-colour-squares", district=district, squares=len(squares))


def check_one_piece(plan: Plan) -> Iterator[Problem]:
    steps = distances(plan, 0)
    apart = [square for square, far in enumerate(steps) if far == FAR]
    if apart:
        start = plan.squares[0].name
        yield problem("board-apart", squares=plan.names(apart), start=start)


def check_turned(plan: Plan) -> Iterator[Problem]:
    """Six-fold symmetry: a sixth of a turn lays every district on the next."""
    if middle(plan) is None:
        yield problem("board-no-middle")
        return
    for number, square in enumerate(plan.squares):
        image = turned_square(plan, number)
        district = square.district
        wanted = (district + 1) % PLAYERS if district != NOWHERE else NOWHERE
        if image == NOWHERE or plan.squares[image].district != wanted:
            place = turned_name(plan, square.point)
            yield problem("board-turn-square", square=square.name, image=place)
    streets = {frozenset(street) for street in plan.streets}
    for a, b in plan.streets:
        images = frozenset({turned_square(plan, a), turned_square(plan, b)})
        if images not in streets and NOWHERE not in images:
            ends = {"first": plan.squares[a].name, "second": plan.squares[b].name}
            yield problem("board-turn-street", **ends)


def middle(plan: Plan) -> Point | None:
    """The lattice point around which the board may turn, if there is one."""
    columns = [square.column for square in plan.squares]
    rows = [square.row for square in plan.squares]
    x, y = min(columns) + max(columns), min(rows) + max(rows)
    whole = x % 2 == 0 and y % 2 == 0 and (x + y) % 4 == 0
    return (x // 2, y // 2) if whole else None


def turned(plan: Plan, point: Point) -> Point:
    """Where a lattice point comes to lie after a sixth of a turn clockwise."""
    centre = middle(plan)
    assert centre is not None
    x, y = point[0] - centre[0], point[1] - centre[1]
    return add(centre, ((x - 3 * y) // 2, (x + y) // 2))


def turned_square(plan: Plan, square: int) -> int:
    return plan.at.get(turned(plan, plan.squares[square].point), NOWHERE)


def turned_name(plan: Plan, point: Point) -> str:
    """The name of the place, which may lie outside the drawing."""
    place = turned(plan, point)
    inside = place[0] >= 0 and 0 <= place[1] < plan.rows
    return square_name(place, plan.rows) if inside else "–"


def check_apart(plan: Plan) -> Iterator[Problem]:
    """Nobody can hide for ever by hopping between squares of their own."""
    apart = all_distances(plan)
    for district, squares in enumerate(plan.coloured, start=1):
        for a, b in combinations(squares, 2):
            if apart[a][b] < APART:
                ends = {"first": plan.squares[a].name, "second": plan.squares[b].name}
                yield problem("board-colour-near", district=district, steps=apart[a][b], **ends)


def check_plain_between(plan: Plan) -> Iterator[Problem]:
    for a, b in plan.streets:
        if plan.squares[a].district != NOWHERE and plan.squares[b].district != NOWHERE:
            ends = {"first": plan.squares[a].name, "second": plan.squares[b].name}
            yield problem("board-colours-touch", **ends)


def check_reach(plan: Plan) -> Iterator[Problem]:
    """A roll can reach some opponent's square from anywhere, even with three at the table."""
    if not is_whole(plan):
        return
    for district in range(PLAYERS):
        others = [
            *plan.coloured[(district + 2) % PLAYERS],
            *plan.coloured[(district + 4) % PLAYERS],
        ]
        steps = [distances(plan, square) for square in others]
        nearest = [min(far[i] for far in steps if far[i] > 0) for i in range(len(plan.squares))]
        lost = [square for square, far in enumerate(nearest) if far > FACES]
        if lost:
            names = plan.names(lost)
            yield problem("board-out-of-reach", district=1 + district, squares=names, steps=FACES)
