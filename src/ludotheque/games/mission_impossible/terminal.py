"""Mission Impossible on the terminal: the city as its file draws it, the notes, and the words.

Drawn from what a seat may see (`view.py`) and from the board's plan; nothing here decides what
may be done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from rich.text import Text

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.contract import Keyed, Look
from ludotheque.engine.seats import Seat
from ludotheque.kit.terminal import seen
from ludotheque.kit.terminal.canvas import Canvas, Raster, one_of, spelt
from ludotheque.kit.terminal.marks import INK, MARKS, chip, player_name
from ludotheque.words import say

from .board.plan import GAME, Plan
from .notation import Go, Move, Start
from .view import Player, View

if TYPE_CHECKING:
    from ludotheque.engine.match import Match

ACROSS, DOWN = 2, 2  # columns and lines from one half step to the next, from one row to the next
LEFT, TOP = 6, 0

NIGHT = "on #0b0d1f"
STREET = "#5b6a9a"
FAINT = "#8791c7"
PLAIN = "#c8d0ee"
CHOICE = "bold #05061a on #ffffff"
FEW = 3  # suspects that are named
LINGERS = frozenset({"card-says", "saw-notebook", "took-notebook"})
NOTES = ("notes", "notebook", "carnet", "fiche")  # what is typed to read one's notes

GRID = Raster(LEFT, TOP, ACROSS, DOWN)
place, spot = GRID.place, GRID.spot


# ---------------------------------------------------------------- the board


def board(match: Match, seat: Seat | None, look: Look, choices: Keyed) -> Text:
    plan = of_type(Plan, match.board.plan)
    view = seen(View, match, seat, look)
    width, height = LEFT + ACROSS * (plan.columns - 1) + 4, TOP + DOWN * (plan.rows - 1) + 2
    canvas = Canvas(width, height, NIGHT, look.fancy)
    draw_rows(canvas, plan)
    draw_streets(canvas, plan)
    draw_squares(canvas, plan, view, seat)
    draw_figures(canvas, plan, view)
    for key, move in choices:
        if isinstance(move, Go | Start):
            mark = f"{key}{one_of('›>', look.fancy)}"
            canvas.put_before(spot(plan, move.square), mark, CHOICE)
    return canvas.text()


def draw_rows(canvas: Canvas, plan: Plan) -> None:
    """Each row begins with its letter and the number of its first square; below, all numbers."""
    for row in range(plan.rows):
        names = [square.name for square in plan.squares if square.row == row]
        if names:
            canvas.put((0, place((0, row))[1]), f"{names[0]:>3}", FAINT)
    for number in range(1, 1 + (plan.columns + 1) // 2):
        canvas.put((place((2 * number - 2, 0))[0], canvas.height - 1), str(number), FAINT)


def draw_streets(canvas: Canvas, plan: Plan) -> None:
    for street in plan.streets:
        (x, y), (end_x, end_y) = sorted(
            (place(plan.squares[end].point) for end in street), key=lambda point: point[::-1]
        )
        if y == end_y:
            canvas.put((x + 1, y), one_of("─-", canvas.fancy) * 3, STREET)
        else:
            stroke = "╲\\" if end_x > x else "╱/"
            canvas.put(((x + end_x) // 2, y + 1), one_of(stroke, canvas.fancy), STREET)


def draw_squares(canvas: Canvas, plan: Plan, view: View, seat: Seat | None) -> None:
    """A plain square is a dot; a coloured one has its owner's letter, small; a tick if noted."""
    owners = {player.district - 1: Seat[player.seat] for player in view.players}
    reader = seat.word if seat is not None else ""
    noted = {card.square for card in view.cards if reader in card.noted_by}
    for square in plan.squares:
        owner = owners.get(square.district)
        if owner is None:
            canvas.put(place(square.point), one_of("∙o", canvas.fancy), PLAIN)
            continue
        mark = owner.word.lower() + ("" if square.name not in noted else one_of("✓'", canvas.fancy))
        canvas.put(place(square.point), mark, f"bold {MARKS[owner].colour}")


def draw_figures(canvas: Canvas, plan: Plan, view: View) -> None:
    """Several may stand on one square: then they stand side by side."""
    beside: dict[str, int] = {}
    for player in view.players:
        if player.square is not None:
            x, y = spot(plan, player.square)
            shift = beside.get(player.square, 0)
            beside[player.square] = shift + 1
            seat = Seat[player.seat]
            style = f"bold {INK} on {MARKS[seat].colour}"
            canvas.put((x + shift, y), seat.word, style)


# ---------------------------------------------------------------- beside the board


def players(match: Match, seat: Seat | None, look: Look) -> Text:
    view = seen(View, match, seat, look)
    return Text("\n").join(player_line(player, view, look) for player in view.players)


def player_line(player: Player, view: View, look: Look) -> Text:
    seat = Seat[player.seat]
    turn = player.seat == view.turn and view.phase not in ("deal", "set-up", "over")
    home = one_of("⌂=", look.fancy) if player.safe else " "
    return Text.assemble(
        player_name(seat, look, turn),
        f" {where(player, look):>3}{home} ",
        one_of("✝x", look.fancy) * player.eliminated,
        f" ×{player.multiplier}" if player.multiplier > 1 else "",
        (" " + identity(player, look.language), FAINT),
    )


def where(player: Player, look: Look) -> str:
    if player.square is not None:
        return player.square
    return one_of("†-", look.fancy) if player.fell_to else ""


def identity(player: Player, language: str) -> str:
    """Who they are, or may be, as far as the viewer can tell."""
    if player.agent is not None:
        return agent_name(player.agent, language)
    if 0 < len(player.suspects) <= FEW:
        return "/".join(agent_name(agent, language) for agent in player.suspects)
    return f"{len(player.suspects)}?" if player.suspects else ""


def agent_name(agent: str, language: str) -> str:
    return say(language, "agent-short", {"agent": agent}, game=GAME)


def table(match: Match, seat: Seat | None, look: Look) -> Text:
    """The round, and what only the viewer may see: the mission, and where the next card goes."""
    view = seen(View, match, seat, look)
    most = match.options["rounds"]
    counted: dict[str, str | int] = {"round": view.round, "most": most}
    lines = [sentence("table-round", counted, look)] if view.phase not in ("deal", "set-up") else []
    notebook = view.notebook
    if notebook is not None:
        mission = {"agent": notebook.agent, "target": notebook.target or "none"}
        lines.append(sentence("table-mission", mission, look))
        if notebook.next_square is not None:
            lines.append(sentence("table-next-card", {"square": notebook.next_square}, look))
    return Text("\n").join(lines)


def sentence(key: str, values: Mapping[str, str | int], look: Look) -> Text:
    return Text(spelt(say(look.language, key, values, game=GAME), look.fancy))


# ---------------------------------------------------------------- the notebook


def answer(match: Match, seat: Seat | None, look: Look, words: Sequence[str]) -> Text:
    """One's notes: the table of clues, and the report card, colour by clue."""
    if words[0].casefold() not in NOTES:
        return Text()
    view = seen(View, match, seat, look)
    plan = of_type(Plan, match.board.plan)
    parts = [clue_table(plan, look), report_card(plan, view, look), *conclusions(view, look)]
    return Text("\n\n").join(parts)


def clue_table(plan: Plan, look: Look) -> Text:
    """Which agent has which clues."""
    names = {agent: agent_name(agent, look.language) for agent in plan.cards}
    rows = [[clue_name(clue, look), *("x" if clue in plan.cards[agent] else "" for agent in names)]
            for clue in plan.kinds[:-1]]  # fmt: skip
    title = say(look.language, "notes-clues", game=GAME)
    return grid(title, ["", *names.values()], rows, look)


def report_card(plan: Plan, view: View, look: Look) -> Text:
    """Where each clue was read, player by player."""
    others = [player.seat for player in view.players]
    rows = [
        [clue_name(clue, look), *(squares_with(view, seat, clue) for seat in others)]
        for clue in plan.kinds
    ]
    title = "notes-opened" if view.everything else "notes-report"
    return grid(say(look.language, title, game=GAME), ["", *others], rows, look)


def squares_with(view: View, owner: str, clue: str) -> str:
    found = (card.square for card in view.cards if card.owner == owner and card.says == clue)
    return " ".join(found)


def clue_name(clue: str, look: Look) -> str:
    return say(look.language, "clue-name", {"clue": clue}, game=GAME)


def grid(title: str, head: Sequence[str], rows: Sequence[Sequence[str]], look: Look) -> Text:
    """A table under its title, its columns as wide as they need."""
    cells = [[spelt(cell, look.fancy) for cell in row] for row in (head, *rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(head))]
    lines = (
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    )
    return Text.assemble((spelt(title, look.fancy), "bold"), "\n", "\n".join(lines))


def conclusions(view: View, look: Look) -> list[Text]:
    """Who can still be whom; and who has seen whose notebook."""
    lines = [
        f"{player.seat}  {' / '.join(agent_name(agent, look.language) for agent in known(player))}"
        for player in view.players
        if known(player)
    ]
    seen_by = [
        say(
            look.language,
            "notes-seen",
            {"seat": player.seat, "by": " ".join(player.known_to)},
            GAME,
        )
        for player in view.players
        if player.known_to
    ]
    title = say(look.language, "notes-suspects", game=GAME)
    text = "\n".join(spelt(line, look.fancy) for line in (title, *lines, *seen_by))
    return [Text(text)] if lines or seen_by else []


def known(player: Player) -> Sequence[str]:
    return player.suspects if player.agent is None else (player.agent,)


# ---------------------------------------------------------------- in words


def expected(match: Match, seat: Seat | None, look: Look) -> str:
    view = of_type(View, match.view(seat))
    values: dict[str, str | int] = {"turn": view.turn, "reach": view.reach or 0}
    values["you"] = "yes" if seat is not None and seat.word == view.turn else "no"
    return say(look.language, f"phase-{view.phase}", values, game=GAME)


def label(match: Match, seat: Seat, move: Move, look: Look) -> Text:
    """In words; where a move leads, what it offers: a card to read, somebody to meet."""
    words = say(look.language, f"move-{type(move).__name__.lower()}", asdict(move), game=GAME)
    if not isinstance(move, Go):
        return Text(words)
    view = of_type(View, match.view(seat))
    return Text.assemble(f"{words} ", *offers(view, seat, move.square, look))


def offers(view: View, seat: Seat, square: str, look: Look) -> list[Text]:
    found = [
        Text(one_of("▯#", look.fancy), style=MARKS[Seat[card.owner]].colour)
        for card in view.cards
        if card.square == square and card.holder is None and card.owner != seat.word
    ]
    standing = [player for player in view.players if player.square == square]
    return found + [
        chip(Seat[player.seat], look.fancy) for player in standing if player.seat != seat.word
    ]


# ---------------------------------------------------------------- typing


def unsaid(match: Match) -> str:
    """Choices go by their numbers."""
    return ""


def opened(match: Match, look: Look) -> Text:
    """Every card, and where it lay."""
    plan = of_type(Plan, match.board.plan)
    view = seen(View, match, None, look)
    return report_card(plan, view, look)
