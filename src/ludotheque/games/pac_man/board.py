"""How a Pac-Man board is read from a drawing, judged, and turned into the rules' tables.

What a board file says, and whether it makes a fair board, belongs here. What pieces do on it
stands in `rules.py`; how it looks, in `picture.py`.

A board file is a drawing that a person can edit. Lines that begin with `#` are comments.
First come the headings, `name: …`; then a blank line; then the maze, seen from above:

    o        a hole with a white marble        -  |     the track: blue dots show the way
    @        a red-ringed hole, yellow marble  +        a bend of the track, no space there
    A B C D  the homes, clockwise              ^ v < >  a door, beside a hole at the edge
    G        the ghosts, in the centre

Spaces and bends lie on a grid, on every fourth column and every second line, counted from the
first of them. A track may run straight over grid points that hold no space. Where no track is
drawn stands a blue barrier. A door's arrow points outwards, half-way to the next grid point:
right above, right below, or two columns beside its hole.

Spaces are named as in chess: a letter for the column, from the left, and a number for the row,
from the bottom. Bends and empty grid points count.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from itertools import combinations, islice
from string import ascii_lowercase

from ludotheque.engine.errors import BoardError, Problem

from .rules import DEGREE, FAR, HOMES, NOWHERE, SPACES, Marble

GAME = "pac-man"
HOME_LETTERS = "ABCD"
HEADINGS = ("name",)
LONGEST_SIDE = len(ascii_lowercase)  # so that one letter names a column
MARBLES = ((56, 4), (72, 4))  # white and yellow: the European edition, the American edition
NAMED = 8  # how many spaces a message lists before it just counts them
WALLS = 12  # how many pairs of blocking spaces are told: enough to go on with

Point = tuple[int, int]  # a grid point: its column from the left, its row from the top
Links = list[list[int]]  # for each space, the spaces that a piece can step to


class Kind(Enum):
    HOLE = "hole"
    RINGED = "ringed"
    HOME = "home"
    CENTRE = "centre"


class Side(Enum):
    """A side of the board; also the way that a door's arrow or a track goes."""

    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"
    LEFT = "left"

    @property
    def step(self) -> Point:
        return STEPS[self]

    @property
    def turned(self) -> Side:
        """The side where this one comes to lie after a quarter turn clockwise."""
        return CLOCKWISE[(CLOCKWISE.index(self) + 1) % len(CLOCKWISE)]


CLOCKWISE = (Side.TOP, Side.RIGHT, Side.BOTTOM, Side.LEFT)
STEPS = {Side.TOP: (0, -1), Side.RIGHT: (1, 0), Side.BOTTOM: (0, 1), Side.LEFT: (-1, 0)}
ARROWS = {"^": Side.TOP, ">": Side.RIGHT, "v": Side.BOTTOM, "<": Side.LEFT}
CENTRE = "G"
KINDS = {"o": Kind.HOLE, "@": Kind.RINGED, CENTRE: Kind.CENTRE} | dict.fromkeys(
    HOME_LETTERS, Kind.HOME
)
BEND = "+"
ACROSS = "-"
ALONG = "|"
ON_GRID = (*KINDS, BEND)


@dataclass(frozen=True)
class Space:
    """Somewhere that a piece can stand. `home` is the home's number, or NOWHERE."""

    name: str
    kind: Kind
    column: int
    row: int  # from the top
    home: int

    @property
    def point(self) -> Point:
        return self.column, self.row

    @property
    def is_hole(self) -> bool:
        return self.kind in (Kind.HOLE, Kind.RINGED)


@dataclass(frozen=True)
class Link:
    """A track between two spaces, and every grid point that it passes, ends included."""

    a: int
    b: int
    path: tuple[Point, ...]


@dataclass(frozen=True)
class Door:
    """A way out of the board, beside the hole with this index."""

    space: int
    side: Side


@dataclass(frozen=True)
class Plan:
    """A board as it was drawn. `text` is the whole file, to the letter."""

    name: str
    text: str
    spaces: tuple[Space, ...]
    links: tuple[Link, ...]
    doors: tuple[Door, ...]

    @cached_property
    def index(self) -> dict[str, int]:
        """The index of each space, by name."""
        return {space.name: number for number, space in enumerate(self.spaces)}

    @cached_property
    def at(self) -> dict[Point, int]:
        """The index of each space, by grid point."""
        return {space.point: number for number, space in enumerate(self.spaces)}

    @cached_property
    def columns(self) -> int:
        return 1 + max(column for column, _ in self._points())

    @cached_property
    def rows(self) -> int:
        return 1 + max(row for _, row in self._points())

    @cached_property
    def centre(self) -> int:
        return next(i for i, space in enumerate(self.spaces) if space.kind == Kind.CENTRE)

    @cached_property
    def homes(self) -> list[int]:
        """The index of each home, in the order of the seats."""
        by_home = {space.home: number for number, space in enumerate(self.spaces)}
        return [by_home[home] for home in range(HOMES)]

    @cached_property
    def door_holes(self) -> list[int]:
        return sorted({door.space for door in self.doors})

    def count(self, kind: Kind) -> int:
        return sum(space.kind == kind for space in self.spaces)

    def names(self, spaces: Iterable[int]) -> str:
        """Names for a message: the first few, in order."""
        numbers = sorted(spaces)
        listed = ", ".join(self.spaces[number].name for number in numbers[:NAMED])
        return listed if len(numbers) <= NAMED else f"{listed}…"

    def _points(self) -> Iterator[Point]:
        yield from self.at
        for link in self.links:
            yield from link.path


def problem(code: str, **values: str | int) -> Problem:
    return Problem(code, values, game=GAME)


def add(point: Point, step: Point, times: int = 1) -> Point:
    return point[0] + times * step[0], point[1] + times * step[1]


def space_name(point: Point, rows: int) -> str:
    """As in chess: a letter from the left, a number from the bottom."""
    return f"{ascii_lowercase[point[0]]}{rows - point[1]}"


# ---------------------------------------------------------------- reading


def read(text: str) -> Plan:
    """The board that a file draws. Raises `BoardError` where it cannot be made out."""
    headings, maze = split(text)
    name = read_name(headings)
    drawing = Drawing(maze)
    points = drawing.space_points()
    spaces = tuple(drawing.space(point) for point in points)
    number = {space.point: index for index, space in enumerate(spaces)}
    links = tuple(drawing.links(points, number))
    doors = tuple(drawing.doors(spaces, number))
    return Plan(name, text, spaces, links, doors)


@dataclass(frozen=True)
class Line:
    """A line of a board file, and its number there."""

    number: int
    text: str


def split(text: str) -> tuple[list[Line], list[Line]]:
    """The headings and the drawing: whatever comes before and after the first blank line."""
    numbered = enumerate(text.removeprefix("\ufeff").splitlines(), start=1)
    lines = [Line(number, line.rstrip()) for number, line in numbered if line[:1] != "#"]
    while lines and not lines[0].text:
        del lines[0]
    if not lines:
        raise BoardError(problem("board-empty"))
    blank = next((row for row, line in enumerate(lines) if not line.text), len(lines))
    return lines[:blank], lines[blank:]


def read_name(headings: Sequence[Line]) -> str:
    found: dict[str, str] = {}
    for line in headings:
        key, colon, value = (part.strip() for part in line.text.partition(":"))
        if not colon or key not in HEADINGS:
            raise BoardError(problem("board-heading-unknown", line=line.number))
        if key in found:
            raise BoardError(problem("board-heading-twice", line=line.number, heading=key))
        found[key] = value
    if not found.get("name"):
        raise BoardError(problem("board-name-missing"))
    return found["name"]


class Drawing:
    """The marks of a drawing, by half steps of the grid: its points have even coordinates."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = lines
        self.left, self.top = self._origin()
        self.marks: dict[Point, str] = {}
        for row, line in enumerate(lines):
            for column, character in enumerate(line.text):
                if character != " ":
                    self._place(character, column, row)
        self.rows = 1 + max(y for _, y in self.marks) // 2
        self._check_size()
        self._check_dashes()
        self._check_points()

    def error(self, code: str, mark: Point, **values: str | int) -> BoardError:
        """Something is wrong at a mark, told by line and column of the file."""
        column = self.left + 2 * mark[0]
        return self._error_at(code, column, self.top + mark[1], **values)

    def _error_at(self, code: str, column: int, row: int, **values: str | int) -> BoardError:
        line = self.lines[row].number
        return BoardError(problem(code, line=line, column=column + 1, **values))

    def _origin(self) -> tuple[int, int]:
        """The text column of the first grid column, and the line of the first grid row."""
        on_grid = [
            (column, row)
            for row, line in enumerate(self.lines)
            for column, character in enumerate(line.text)
            if character in ON_GRID
        ]
        if not on_grid:
            raise BoardError(problem("board-empty"))
        return min(column for column, _ in on_grid), min(row for _, row in on_grid)

    def _place(self, character: str, column: int, row: int) -> None:
        x, y = column - self.left, row - self.top
        on_column, on_row = x % 4 == 0, y % 2 == 0
        if character in ON_GRID:
            fits = on_column and on_row
        elif character == ACROSS:
            fits = on_row
        elif character == ALONG:
            fits = on_column
        elif character in "<>":
            fits = on_row and x % 4 == 2
        elif character in "^v":
            fits = on_column and not on_row
        else:
            raise self._error_at("board-character-unknown", column, row, character=character)
        if not fits:
            raise self._error_at("board-off-grid", column, row, character=character)
        if x % 2 == 0:
            self.marks[x // 2, y] = character

    def _check_size(self) -> None:
        columns = 1 + max(x for x, _ in self.marks) // 2
        if max(columns, self.rows) > LONGEST_SIDE:
            size = {"columns": columns, "rows": self.rows, "most": LONGEST_SIDE}
            raise BoardError(problem("board-too-large", **size))

    def _check_dashes(self) -> None:
        """A track across is three dashes from grid point to grid point, or nothing."""
        for row, line in enumerate(self.lines):
            for start in range((self.left + 1) % 4 - 4, len(line.text), 4):
                stretch = range(start, start + 3)
                dashes = [i for i in stretch if i >= 0 and line.text[i : i + 1] == ACROSS]
                if 0 < len(dashes) < len(stretch):
                    raise self._error_at("board-track-broken", dashes[0], row)

    def _check_points(self) -> None:
        """At every grid point, just those tracks arrive that its mark provides for."""
        ends = {
            add(mark, side.step)
            for mark, character in self.marks.items()
            for side in self._runs(mark, character)
        }
        for point in sorted(ends | set(self.marks), key=reading_order):
            if not is_between(point) and not self._is_sound(point):
                raise self.error("board-track-nowhere", self._nearest_mark(point))

    def _runs(self, mark: Point, character: str) -> tuple[Side, ...]:
        """The ways in which a piece of track between two grid points leads."""
        if character not in (ACROSS, ALONG) or not is_between(mark):
            return ()
        return (Side.LEFT, Side.RIGHT) if character == ACROSS else (Side.TOP, Side.BOTTOM)

    def _is_sound(self, point: Point) -> bool:
        mark, joined = self.marks.get(point), self.joined(point)
        if mark == ACROSS:
            return joined == [Side.RIGHT, Side.LEFT]
        if mark == ALONG:
            return joined == [Side.TOP, Side.BOTTOM]
        return mark in KINDS or (mark == BEND and len(joined) == 2)

    def _nearest_mark(self, point: Point) -> Point:
        """The point itself, or where nothing is drawn there, the track that ends at it."""
        return point if point in self.marks else add(point, self.joined(point)[0].step)

    def joined(self, point: Point) -> list[Side]:
        """The sides on which a track meets a grid point."""
        return [
            side
            for side in CLOCKWISE
            if self.marks.get(add(point, side.step))
            == (ACROSS if side in (Side.LEFT, Side.RIGHT) else ALONG)
        ]

    def space_points(self) -> list[Point]:
        """Where the spaces are, in reading order."""
        points = sorted((p for p, mark in self.marks.items() if mark in KINDS), key=reading_order)
        self._check_centre([point for point in points if self.marks[point] == CENTRE])
        for home in HOME_LETTERS:
            self._check_home(home, [point for point in points if self.marks[point] == home])
        return points

    def _check_centre(self, found: Sequence[Point]) -> None:
        if not found:
            raise BoardError(problem("board-centre-missing"))
        if len(found) > 1:
            raise self.error("board-centre-twice", found[1])

    def _check_home(self, home: str, found: Sequence[Point]) -> None:
        if not found:
            raise BoardError(problem("board-home-missing", home=home))
        if len(found) > 1:
            raise self.error("board-home-twice", found[1], home=home)

    def space(self, point: Point) -> Space:
        mark = self.marks[point]
        column, row = point[0] // 2, point[1] // 2
        home = HOME_LETTERS.find(mark)
        return Space(self.name((column, row)), KINDS[mark], column, row, home)

    def name(self, point: Point) -> str:
        return space_name(point, self.rows)

    def links(self, points: Sequence[Point], number: dict[Point, int]) -> Iterator[Link]:
        passed: set[Point] = set()
        linked: set[tuple[int, int]] = set()
        for start in points:
            for side in self.joined(start):
                path = self._follow(start, side)
                ends = number[path[0]], number[path[-1]]
                self._check_link(path, ends, linked)
                linked.add(ends)
                passed.update(path)
                if ends[0] < ends[1]:
                    yield Link(*ends, path)
        self._check_passed(passed)

    def _check_link(
        self, path: Sequence[Point], ends: tuple[int, int], linked: set[tuple[int, int]]
    ) -> None:
        start = 2 * path[0][0], 2 * path[0][1]
        if ends[0] == ends[1]:
            raise self.error("board-track-loops", start, space=self.name(path[0]))
        if ends in linked:
            names = {"first": self.name(path[0]), "second": self.name(path[-1])}
            raise self.error("board-track-twice", start, **names)

    def _check_passed(self, passed: set[Point]) -> None:
        """No track runs in a ring that touches no space."""
        for mark in sorted(self.marks, key=reading_order):
            if self.marks[mark] == BEND and (mark[0] // 2, mark[1] // 2) not in passed:
                raise self.error("board-track-nowhere", mark)

    def _follow(self, start: Point, side: Side) -> tuple[Point, ...]:
        """The grid points along a track, from one space to the next."""
        path = [start]
        while True:
            point = add(path[-1], side.step, 2)
            path.append(point)
            if self.marks[point] in KINDS:
                return tuple((x // 2, y // 2) for x, y in path)
            back = CLOCKWISE[(CLOCKWISE.index(side) + 2) % 4]
            side = next(way for way in self.joined(point) if way != back)

    def doors(self, spaces: Sequence[Space], number: dict[Point, int]) -> Iterator[Door]:
        for mark in sorted(self.marks, key=reading_order):
            side = ARROWS.get(self.marks[mark])
            if side:
                x, y = add(mark, side.step, -1)
                space = number.get((x // 2, y // 2), NOWHERE)
                if space == NOWHERE or not spaces[space].is_hole:
                    raise self.error("board-door-beside-no-hole", mark)
                yield Door(space, side)


def reading_order(point: Point) -> Point:
    return point[1], point[0]


def is_between(mark: Point) -> bool:
    """Whether a mark stands between two grid points rather than on one."""
    return mark[0] % 2 != 0 or mark[1] % 2 != 0


# ---------------------------------------------------------------- ways


def pacman_links(plan: Plan) -> Links:
    """Tracks and doors, but never the centre (PM-2, PM-9)."""
    return sorted_links(plan, [*tracks(plan, {plan.centre}), *through_doors(plan)])


def ghost_links(plan: Plan, doors: bool) -> Links:
    """Tracks, and doors where they are open; no homes, and the centre just to leave it (PM-15)."""
    arcs = list(tracks(plan, {plan.centre, *plan.homes}))
    arcs += [(plan.centre, hole) for hole in exits(plan)]
    if doors:
        arcs += through_doors(plan)
    return sorted_links(plan, arcs)


def tracks(plan: Plan, closed: set[int]) -> Iterator[tuple[int, int]]:
    """Both ways along every track that touches none of the closed spaces."""
    for link in plan.links:
        if link.a not in closed and link.b not in closed:
            yield link.a, link.b
            yield link.b, link.a


def through_doors(plan: Plan) -> Iterator[tuple[int, int]]:
    """A door's hole is next to the hole of every other door (PM-9)."""
    for a, b in combinations(plan.door_holes, 2):
        yield a, b
        yield b, a


def exits(plan: Plan) -> list[int]:
    """The holes where the ghosts come out."""
    ends = ({link.a, link.b} for link in plan.links)
    return [
        space for pair in ends if plan.centre in pair for space in pair - {plan.centre, *plan.homes}
    ]


def sorted_links(plan: Plan, arcs: Iterable[tuple[int, int]]) -> Links:
    links: list[set[int]] = [set() for _ in plan.spaces]
    for start, end in arcs:
        links[start].add(end)
    return [sorted(ends) for ends in links]


def reached(links: Links, start: int, closed: Iterable[int] = ()) -> set[int]:
    """Every space to be reached from one of them when some are taken away."""
    found = {start}
    waiting = [start]
    barred = set(closed)
    while waiting:
        for end in links[waiting.pop()]:
            if end not in found and end not in barred:
                found.add(end)
                waiting.append(end)
    return found


# ---------------------------------------------------------------- judging


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
    return space_name(point, plan.rows)


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


# ---------------------------------------------------------------- tables


def tables(plan: Plan) -> dict[str, object]:
    """Every table of `state.Board`, as lists of their full size."""
    links = mover_links(plan)
    return {
        "spaces": len(plan.spaces),
        "centre": plan.centre,
        "home": list(plan.homes),
        "marble": padded([marble_in(space) for space in plan.spaces], Marble.NONE.value),
        "home_on": padded([space.home for space in plan.spaces], NOWHERE),
        "links": [links_table(ends) for ends in links],
        "distance": distance_table(links),
    }


def padded(row: Sequence[int], filler: int, length: int = SPACES) -> list[int]:
    return [*row, *[filler] * (length - len(row))]


def marble_in(space: Space) -> int:
    marbles = {Kind.HOLE: Marble.WHITE, Kind.RINGED: Marble.YELLOW}
    return marbles.get(space.kind, Marble.NONE).value


def mover_links(plan: Plan) -> list[Links]:
    """Where each kind of mover can go, in the order of `Mover`."""
    return [pacman_links(plan), ghost_links(plan, doors=False), ghost_links(plan, doors=True)]


def links_table(links: Links) -> list[list[int]]:
    filled = [padded(ends, NOWHERE, DEGREE) for ends in links]
    return filled + [[NOWHERE] * DEGREE for _ in range(SPACES - len(links))]


def distance_table(movers: Sequence[Links]) -> list[list[int]]:
    """The fewest steps that any piece needs between two spaces."""
    union = [
        sorted({end for ends in all_ends for end in ends}) for all_ends in zip(*movers, strict=True)
    ]
    filled = [padded(distances_from(union, start), FAR) for start in range(len(union))]
    return filled + [[FAR] * SPACES for _ in range(SPACES - len(union))]


def distances_from(links: Links, start: int) -> list[int]:
    distance = [FAR] * len(links)
    distance[start] = 0
    waiting = [start]
    for space in waiting:
        for end in links[space]:
            if distance[end] == FAR:
                distance[end] = min(distance[space] + 1, FAR)
                waiting.append(end)
    return distance
