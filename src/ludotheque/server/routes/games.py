"""What there is to play, before any table is opened: games, their boards, their words."""

from __future__ import annotations

from ipaddress import ip_address

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException

from ludotheque.bots.by_name import BOTS
from ludotheque.engine import __version__
from ludotheque.engine.game import Game
from ludotheque.engine.levels import NAMES
from ludotheque.engine.registry import all_games
from ludotheque.engine.registry import game as game_named
from ludotheque.tables.errors import TableError
from ludotheque.words import LANGUAGES, text_of

from ..authentication import ApiRequest
from ..door import Door
from ..errors import ANYWHERE, errors

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


class Here(msgspec.Struct, frozen=True):
    """Who can reach this server, and at which addresses; its version."""

    lan: bool  # whether the local network can
    public: bool  # whether everybody can, by a name of its own
    addresses: list[str]  # the likeliest first
    can_open: bool  # whether whoever asks can open it to the local network
    version: str


@get("/api/games", sync_to_thread=False, responses=errors(*ANYWHERE))
def games() -> list[GameShown]:
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
    "/api/games/{game:str}/boards/{board:str}",
    sync_to_thread=False,
    responses=errors(*ANYWHERE, 404),
)
def board_of_game(game: str, board: str) -> msgspec.Raw:
    """One of a game's own boards, as whoever draws it needs it; its shape is the game's affair."""
    found = game_named(game)
    if board not in found.about.boards:
        raise NotFoundException
    return msgspec.Raw(encode(found.views.drawing(found.laid_out(board).plan)))


@get(
    "/api/games/{game:str}/words/{language:str}",
    sync_to_thread=False,
    media_type=MediaType.TEXT,
    responses=errors(*ANYWHERE, 404),
)
def words_of_game(game: str, language: str) -> str:
    """A game's own words in a language, as a Fluent file; empty where it has none."""
    found = game_named(game)
    if language not in LANGUAGES:
        raise NotFoundException
    return text_of(language, found.name)


@get("/api/here", sync_to_thread=False, responses=errors(*ANYWHERE))
def here(state: State, request: ApiRequest) -> Here:
    """How friends can reach this server: what to write into links and codes for them."""
    return reached(state["door"], request)


@post("/api/here/network", status_code=200, responses=errors(*ANYWHERE, 403, 409, 413))
async def open_to_network(state: State, request: ApiRequest) -> Here:
    """Opens this server to the local network until it ends; only a page on its own machine may."""
    if not is_at_this_machine(request):
        raise TableError("not-this-machine")
    door: Door = state["door"]
    await door.open_to_network()
    return reached(door, request)


def reached(door: Door, request: ApiRequest) -> Here:
    return Here(
        lan=door.lan,
        public=door.public is not None,
        addresses=list(door.reachable()),
        can_open=door.can_open and is_at_this_machine(request),
        version=__version__,
    )


def is_at_this_machine(request: ApiRequest) -> bool:
    client = request.client
    try:
        return client is not None and ip_address(client.host).is_loopback
    except ValueError:
        return False


ROUTES = [games, board_of_game, words_of_game, here, open_to_network]
