"""Plays a game of each kind, asks all that can be asked of it, and prints how it was found.

`test_bare_python.py` runs this where nothing but Python can be imported.
"""

from __future__ import annotations

import importlib
import json
from importlib.util import find_spec
from random import Random

from ludotheque.engine import ahead
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.registry import all_games
from ludotheque.engine.seats import Seat
from ludotheque.engine.text import load
from ludotheque.engine.verify import verify

from .source_text import PACKAGE, module_name, sources

LIBRARIES = ("numpy", "numba", "shapely", "rich", "msgspec")
FOLDERS = ("engine", "kit", "games", "skeleton")
NEED_A_LIBRARY = {"terminal", "mapmaking", "bot_duels_solver"}  # imported where they are used


def import_all() -> None:
    """Imports the engine and the games, but for what needs a library."""
    for folder in FOLDERS:
        for path in sources(PACKAGE / folder):
            name = module_name(path)
            if not NEED_A_LIBRARY & set(name.split(".")):
                importlib.import_module(name)


def play(game: Game) -> Match:
    """A whole game at random, in which everything that can be asked is asked now and then."""
    match, random = game.match(game.about.seats[0], seed=1), Random(1)
    while not match.over:
        if len(match.log) % 20 == 0:
            ask(match)
        seat = random.choice(sorted(match.acting))
        match.play(seat, random.choice(match.legal(seat)))
    ask(match)
    return match


def ask(match: Match) -> None:
    game, s, b, plan = match.game, match.state, match.board.plain, match.board.plan
    for seat in (None, *match.seats):
        match.view(seat)
        if game.views.handout is not None:
            game.views.handout(s, b, plan, seat)
    match.revealed()
    for seat in match.seats:
        match.information_state(seat)
        for action in range(0, game.rules.ACTIONS, 7):
            number = game.rules.refusal(s, b, seat, action)
            if number:
                game.reasons.explain(s, b, plan, seat, action, game.clause(number))
        if seat in match.acting:
            give_a_hint(match, seat)


def give_a_hint(match: Match, seat: Seat) -> None:
    """Why the first whole move that comes to mind would be a good one."""
    game, b, plan = match.game, match.board.plain, match.board.plan
    before = ahead.known_to(game, match.board, match.state, seat)
    after, moves, actions = match.at(before).copied(), list[str](), list[int]()
    while found := ahead.ways(game, match.board, match.state, seat, moves=moves):
        moves.append(found[0].move)
        actions.append(game.notation.to_action(after, plan, seat, game.notation.read(moves[-1])))
        game.rules.apply(after, b, seat, actions[-1])
    if actions:
        game.hints.why(before, after, b, plan, seat, actions)


def draw_boards(game: Game) -> None:
    for name in game.about.boards:
        board = game.laid_out(name)
        game.views.drawing(board.plan)
        if game.picture is not None:
            game.picture(board.plan)


def main() -> None:
    assert not any(map(find_spec, LIBRARIES)), "other packages can be imported here"
    import_all()
    verdicts = {}
    for game in all_games():
        draw_boards(game)
        match = play(game)
        text = match.text()
        assert load(text).outcome == match.outcome
        verdicts[game.name] = verify(text.encode()).verdict
    print(json.dumps(verdicts))


if __name__ == "__main__":
    main()
