"""`play`: from what was asked for to a table with players around it; `replay`: one told again."""

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
from ludotheque.terminal.replay_viewer import ReplayViewer
from ludotheque.terminal.saving import Shelf
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.session import Chance, SeatAssignment, Session
from ludotheque.words import say

from .arguments import LARGEST_SEED, board_text, whole
from .language import spoken
from .problems import UsageError, failure
from .reporting import sentence


@dataclass(frozen=True)
class PlayRequest:
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


def play_in_terminal(request: PlayRequest) -> None:
    require_bot(request.bot)
    screen = Screen(request.fast)
    seed = secrets.randbelow(LARGEST_SEED) if request.seed is None else request.seed
    try:
        if not request.game and not request.resume:
            request = choose_from_shelf(screen, request)
    except EOFError:
        return
    saved = saved_game(request) if request.resume else None
    match = saved.match if saved else new_match(request, seed)
    shelf = Shelf(request.resume) if request.resume else Shelf()
    fate = Chance(seed, searchers_for(request, match, screen))
    kind = Race if match.game.about.realtime else Session
    around = seating(request, match, saved.players if saved else NOBODY)
    kind(match, around, screen, spoken(), fate, shelf).play()


def searchers_for(request: PlayRequest, match: Match, screen: Screen) -> Searchers | None:
    """What thinks ahead for the bots. Who names a seed waits for it: the same game, each time."""
    wanted = foresight()
    if request.bot in SIMPLE or wanted == Foresight.NEVER:
        return None
    searchers = Searchers()
    searchers.request(match.game)
    if request.seed is not None or wanted == Foresight.ALWAYS:
        screen.write(say(spoken(), "bots-wait"))
        searchers.wait(match.game)
    return searchers


def new_match(request: PlayRequest, seed: int) -> Match:
    game = game_named(request.game)
    seats = request.seats or max(game.about.seats)
    return game.match(seats, seed, request.options, board_text(game, request.board))


def saved_game(request: PlayRequest) -> Saved:
    """A saved game has its own seats, options and board."""
    given = {"seats": request.seats, "option": request.options, "board": request.board}
    for what, value in given.items():
        if value:
            raise UsageError("not-with-resume", what=what, option=f"--{what}")
    saved = load_saved(read_text(request.resume))
    game = saved.match.game.name
    if request.game and request.game != game:
        raise failure("resume-other-game", file=request.resume, game=game, asked=request.game)
    return saved


def seating(request: PlayRequest, match: Match, known: Players) -> SeatAssignment:
    """People sit in the first seats, bots in the others."""
    humans = 1 if request.humans is None else request.humans
    if humans > len(match.seats):
        raise failure("too-many-people", humans=humans, seats=len(match.seats))
    return SeatAssignment(frozenset(Seat(number) for number in range(humans)), request.bot, known)


# ---------------------------------------------------------------- the shelf


def choose_from_shelf(screen: Screen, request: PlayRequest) -> PlayRequest:
    """Asks for what was left open; an empty answer takes what is proposed."""
    games = all_games()
    screen.write(say(spoken(), "shelf"))
    for number, game in enumerate(games, start=1):
        screen.write(shelf_line(number, game))
    number = ask_number(screen, "shelf-choose", range(1, len(games) + 1), 1)
    game = games[number - 1]
    seats = request.seats or ask_number(
        screen, "shelf-seats", game.about.seats, max(game.about.seats)
    )
    humans = request.humans
    if humans is None:
        humans = ask_number(screen, "shelf-humans", range(seats + 1), 1)
    return replace(request, game=game.name, seats=seats, humans=humans)


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


def tell_saved_game(file: str, step: bool) -> None:
    """A saved game in words, with its board at the end or after every move."""
    saved = load_saved(read_text(file))
    ReplayViewer(saved.match, Screen(), spoken(), saved.players).tell(step)
