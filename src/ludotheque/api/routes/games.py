"""What there is to play, before any table is opened: games, their boards, their words."""

from __future__ import annotations

import msgspec

from ludotheque.bots.by_name import BOTS
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.game import Game
from ludotheque.engine.levels import NAMES
from ludotheque.engine.registry import all_games
from ludotheque.engine.registry import game as game_named
from ludotheque.words import LANGUAGES, text_of

from ..errors import ANYWHERE
from ..request import ApiRequest, Here
from ..route import TEXT, get

encode = msgspec.json.Encoder().encode


class OptionShown(msgspec.Struct, frozen=True):
    """A switch that the host can turn; the first value is the default."""

    name: str
    values: list[str]
    least: int | None = None  # numbers admitted besides
    most: int | None = None


class GameShown(msgspec.Struct, frozen=True):
    """A game on the shelf."""

    name: str
    version: int
    seats: list[int]
    boards: list[str]
    options: list[OptionShown]
    clauses: list[str]
    bots: list[str]
    levels: list[str]  # those of them that are characters, from the mildest to the strongest
    secrets: bool
    realtime: bool  # whether there are no turns


@get("/api/games", errors=ANYWHERE)
async def games(request: ApiRequest) -> list[GameShown]:
    """Every game on the shelf."""
    return [shown(each) for each in all_games()]


def shown(found: Game) -> GameShown:
    about = found.about
    options = [
        OptionShown(
            option.name,
            list(option.values),
            option.numbers[0] if option.numbers else None,
            option.numbers[-1] if option.numbers else None,
        )
        for option in about.options
    ]
    return GameShown(
        about.name, about.version, list(about.seats), list(about.boards), options,
        list(found.clauses), list(BOTS), list(NAMES), about.secrets, about.realtime,
    )  # fmt: skip


@get(
    "/api/games/{game}/boards/{board}",
    errors=(*ANYWHERE, 404),
)
async def board_of_game(request: ApiRequest, game: str, board: str) -> msgspec.Raw:
    """One of a game's own boards, as whoever draws it needs it; its shape is the game's affair."""
    found = game_named(game)
    if board not in found.about.boards:
        raise LudothequeError(Problem("not-found"))
    return msgspec.Raw(encode(found.views.drawing(found.laid_out(board).plan)))


@get(
    "/api/games/{game}/words/{language}",
    media_type=TEXT,
    errors=(*ANYWHERE, 404),
)
async def words_of_game(request: ApiRequest, game: str, language: str) -> str:
    """A game's own words in a language, as a Fluent file; empty where it has none."""
    found = game_named(game)
    if language not in LANGUAGES:
        raise LudothequeError(Problem("not-found"))
    return text_of(language, found.name)


@get("/api/here", errors=ANYWHERE)
async def here(request: ApiRequest) -> Here:
    """How friends can reach this server: what to write into links and codes for them."""
    return request.services.here(request.client)


ROUTES = [games, board_of_game, words_of_game, here]
