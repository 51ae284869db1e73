"""Finds the games: in this package, and in others that announce one.

Another package announces a game by an entry point of the group `ludotheque.games`, whose value is
the name of the game's package.
"""

from __future__ import annotations

import copyreg
import importlib
import logging
import pkgutil
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from .checking import check
from .contract import Contract, ContractError
from .errors import LudothequeError, Problem
from .game import Game

log = logging.getLogger(__name__)

GROUP = "ludotheque.games"  # of entry points; and where our own stand


@cache
def load(package: str) -> Game:
    """The game that a package hands over as `contract`."""
    try:
        module = importlib.import_module(package)
        contract = module.contract
    except Exception as error:
        raise ContractError(f"{package}: {type(error).__name__}: {error}") from error
    if not isinstance(contract, Contract):
        raise ContractError(f"{package}.contract is no contract, but {contract!r}")
    try:
        check(contract)
    except ContractError as error:
        raise ContractError(f"{package}: {error}") from error
    game = Game(contract)
    if not package.startswith(f"{GROUP}."):
        from ludotheque.words import ELSEWHERE

        ELSEWHERE[game.name] = game.folder / "words"
    return game


def by_package(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    return load, (game.package,)


# A game is pickled as the name of its package, and a copy of it is the game itself.
copyreg.pickle(Game, by_package)


def packages() -> list[str]:
    """The packages that hold games: our own by name, then those of others."""
    shelf = importlib.import_module(GROUP)
    own = sorted(each.name for each in pkgutil.iter_modules(shelf.__path__) if each.ispkg)
    others = sorted(point.value for point in entry_points(group=GROUP))
    return list(dict.fromkeys([*(f"{GROUP}.{name}" for name in own), *others]))


def tried(package: str) -> Game | None:
    """A game; one of another package that cannot be loaded is left out, with a warning."""
    try:
        return load(package)
    except ContractError as error:
        if package.startswith(f"{GROUP}."):
            raise
        log.warning("A game is left out: %s", error)
        return None


@cache
def all_games() -> tuple[Game, ...]:
    """Every game that there is."""
    games = tuple(found for package in packages() if (found := tried(package)) is not None)
    names = [game.name for game in games]
    for game in games:
        if names.count(game.name) > 1:
            raise ContractError(f"two games are called {game.name}; one is in {game.package}")
    return games


def game(name: str) -> Game:
    for candidate in all_games():
        if candidate.name == name:
            return candidate
    for point in entry_points(group=GROUP):
        if point.name == name:
            load(point.value)  # which says why it is not among them
    allowed = ", ".join(candidate.name for candidate in all_games())
    raise LudothequeError(Problem("no-such-game", {"game": name, "allowed": allowed}))
