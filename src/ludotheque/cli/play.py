"""`play`: from what was asked for to a table with players around it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from ludotheque.bots.by_name import SIMPLE, require_bot
from ludotheque.bots.foresight import Foresight, foresight
from ludotheque.bots.searchers import Searchers
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.registry import all_games
from ludotheque.engine.registry import game as game_named
from ludotheque.engine.saving import NOBODY, Players
from ludotheque.engine.seats import Seat
from ludotheque.engine.text import Saved, load_saved
from ludotheque.terminal.files import read_text
from ludotheque.terminal.race import Race
from ludotheque.terminal.saving import Shelf
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.session import Chance, SeatAssignment, Session
from ludotheque.words import say

from .arguments import LARGEST_SEED, board_text, whole
from .language import spoken
from .problems import UsageError, failure
from .reporting import sentence


@dataclass(frozen=True)
class Wishes:
    """A game as it was asked for; what was left open is decided here."""

    game: str = ""
    seats: int | None = None
    humans: int | None = None
    bot: str = "greedy"
    seed: int | None = None
    options: Mapping[str, str | int] = field(default_factory=dict)
    board: str = ""
    resume: str = ""
    fast: bool = False


def play_in_terminal(wishes: Wishes) -> None:
    require_bot(wishes.bot)
    screen = Screen(wishes.fast)
    seed = secrets.randbelow(LARGEST_SEED) if wishes.seed is None else wishes.seed
    try:
        if not wishes.game and not wishes.resume:
            wishes = choose_from_shelf(screen, wishes)
    except EOFError:
        return
    saved = saved_game(wishes) if wishes.resume else None
    match = saved.match if saved else new_match(wishes, seed)
    shelf = Shelf(wishes.resume) if wishes.resume else Shelf()
    fate = Chance(seed, searchers_for(wishes, match, screen))
    kind = Race if match.game.about.realtime else Session
    around = seating(wishes, match, saved.players if saved else NOBODY)
    kind(match, around, screen, spoken(), fate, shelf).play()


def searchers_for(wishes: Wishes, match: Match, screen: Screen) -> Searchers | None:
    """What thinks ahead for the bots. Who names a seed waits for it: the same game, each time."""
    wanted = foresight()
    if wishes.bot in SIMPLE or wanted == Foresight.NEVER:
        return None
    searchers = Searchers()
    searchers.request(match.game)
    if wishes.seed is not None or wanted == Foresight.ALWAYS:
        screen.write(say(spoken(), "bots-wait"))
        searchers.wait(match.game)
    return searchers


def new_match(wishes: Wishes, seed: int) -> Match:
    game = game_named(wishes.game)
    seats = wishes.seats or max(game.about.seats)
    return game.match(seats, seed, wishes.options, board_text(game, wishes.board))


def saved_game(wishes: Wishes) -> Saved:
    """A saved game has its own seats, options and board."""
    given = {"seats": wishes.seats, "option": wishes.options, "board": wishes.board}
    for what, wish in given.items():
        if wish:
            raise UsageError("not-with-resume", what=what, option=f"--{what}")
    saved = load_saved(read_text(wishes.resume))
    game = saved.match.game.name
    if wishes.game and wishes.game != game:
        raise failure("resume-other-game", file=wishes.resume, game=game, asked=wishes.game)
    return saved


def seating(wishes: Wishes, match: Match, known: Players) -> SeatAssignment:
    """People sit in the first seats, bots in the others."""
    humans = 1 if wishes.humans is None else wishes.humans
    if humans > len(match.seats):
        raise failure("too-many-people", humans=humans, seats=len(match.seats))
    return SeatAssignment(frozenset(Seat(number) for number in range(humans)), wishes.bot, known)


# ---------------------------------------------------------------- the shelf


def choose_from_shelf(screen: Screen, wishes: Wishes) -> Wishes:
    """Asks for what was left open; an empty answer takes what is proposed."""
    games = all_games()
    screen.write(say(spoken(), "shelf"))
    for number, game in enumerate(games, start=1):
        screen.write(shelf_line(number, game))
    number = ask_number(screen, "shelf-choose", range(1, len(games) + 1), 1)
    game = games[number - 1]
    seats = wishes.seats or ask_number(
        screen, "shelf-seats", game.about.seats, max(game.about.seats)
    )
    humans = wishes.humans
    if humans is None:
        humans = ask_number(screen, "shelf-humans", range(seats + 1), 1)
    return replace(wishes, game=game.name, seats=seats, humans=humans)


def shelf_line(number: int, game: Game) -> str:
    title = say(spoken(), "game-title", game=game.name)
    tagline = say(spoken(), "game-tagline", game=game.name)
    return f"  {number}  {title} – {tagline}"


def ask_number(screen: Screen, key: str, allowed: Sequence[int], proposed: int) -> int:
    """Asks until the answer is one of the numbers allowed."""
    bounds = {"least": min(allowed), "most": max(allowed), "proposed": proposed}
    while True:
        answer = screen.ask(say(spoken(), key, bounds) + " ").strip()
        if not answer:
            return proposed
        try:
            return whole("", min(allowed), max(allowed))(answer)
        except UsageError:
            problem = UsageError("answer-out-of-range", **bounds)
            screen.write(sentence(problem))
