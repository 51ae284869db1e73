"""The laboratory on a Ray cluster: portions are sent to its nodes, and results come back.

A portion is a Ray task on one CPU, or on one GPU. Ray begins a task again whose node was lost; that
gives the same result, since everything follows from the seed. What a task raises is raised here,
and not tried again. Nothing but this module knows of Ray.
"""

from __future__ import annotations

import logging
import os
import pickle
import platform
import socket
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import lru_cache, partial
from hashlib import blake2b
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, Protocol, TypeVar

from ludotheque.engine import compile
from ludotheque.engine.contract import ContractError
from ludotheque.engine.errors import LudothequeError, Problem
from ludotheque.engine.registry import load
from ludotheque.engine.speeds import CPU, CUDA, Speed

from .portions import A_WORKER

if TYPE_CHECKING:
    from ludotheque.engine.game import Game

VERSION: str = sys.modules["ludotheque"].__version__  # of an installed package or of sources
AUTO = "auto"  # Ray's address for the cluster that this machine is a node of
ADDRESS = "RAY_ADDRESS"  # where another address can be put for that
LOCAL = "local"  # Ray's address for a cluster of this machine alone, which ends with the command
TIMES = 6  # how often a portion is begun, at most, if its process or node is lost each time
STANDARD_ERROR = 2  # its file descriptor
PATIENCE = 20.0  # seconds for the first answer of a cluster
BETWEEN_COUNTS = 1.0  # seconds between two looks at how large the cluster is
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # Ray tells its makers nothing
    "RAY_BACKEND_LOG_LEVEL": "fatal",  # it complains of nodes that are lost only by exceptions
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # it does not warn of how this will change
    "RAY_IGNORE_UNHANDLED_ERRORS": "1",  # nor print errors for which nobody waits any more
}


class Wanted(Protocol):
    """What is to be played, such as a run or a contest. It is pickled."""

    @property
    def game(self) -> Game: ...

    @property
    def bots(self) -> tuple[str, ...]: ...


W = TypeVar("W", bound=Wanted)
Portion = TypeVar("Portion")
Result = TypeVar("Result")


class Sent(NamedTuple):
    """What a node is sent with every portion: plain values, which any version can read."""

    version: str  # Ludothèque's
    package: str  # the game's
    sources: str  # a hash of all that decides how the games go
    work: bytes  # what to play, and the function that makes ready for it


class NodeError(Exception):
    """A node cannot play."""

    def __init__(self, node: str, problem: Problem) -> None:
        super().__init__(node, problem)
        self.node, self.problem = node, problem


# ---------------------------------------------------------------- on the machine of the command


@contextmanager
def connected(address: str, speed: Speed = CPU) -> Iterator[Nodes]:
    """The nodes of a cluster. In the end, however it comes, nothing of ours runs there."""
    ray = require_ray()
    connect(ray, address)
    try:
        nodes = Nodes(ray, speed)
        if not nodes.places:
            raise LudothequeError(Problem("cluster-no-gpu" if speed is CUDA else "cluster-empty"))
        yield nodes
    except ray.exceptions.RayTaskError as error:
        raise_here(error)
    except ray.exceptions.RayError as error:
        raise LudothequeError(Problem("cluster-lost", {"why": one_line(error)})) from error
    finally:
        ray.shutdown()


def require_ray() -> ModuleType:
    os.environ.update(QUIET)
    try:
        import ray
    except ImportError as error:
        raise LudothequeError(Problem("no-ray")) from error
    found: ModuleType = ray
    return found


def connect(ray: ModuleType, address: str) -> None:
    """Connects by Ray's rules of addresses, or says why that cannot be."""
    # Ray prints the errors of nodes to the standard output, whatever it is asked for.
    ray._private.worker.print_to_stdstream = lambda *_, **__: None
    settings = {"include_dashboard": False} if address == LOCAL else {}
    if address == AUTO:
        address = os.environ.get(ADDRESS) or address
    try:
        require_listener(address)
        with standard_error_discarded():  # Ray says there how much it will say
            ray.init(address, logging_level=logging.CRITICAL, log_to_driver=False, **settings)
    except (ImportError, OSError, RuntimeError, ValueError) as error:
        given = {"address": address, "why": one_line(error)}
        raise LudothequeError(Problem("cluster-unreachable", given)) from error


@contextmanager
def standard_error_discarded() -> Iterator[None]:
    """What is written to the standard error, by code that is not Python's too, goes nowhere."""
    try:
        kept = os.dup(STANDARD_ERROR)
    except OSError:  # it is closed
        yield
        return
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), STANDARD_ERROR)
    try:
        yield
    finally:
        os.dup2(kept, STANDARD_ERROR)
        os.close(kept)


def require_listener(address: str) -> None:
    """Somebody listens at HOST:PORT; Ray itself would try that for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


class Nodes:
    """The nodes of a cluster that is connected; there may be more of them later, or fewer."""

    def __init__(self, ray: ModuleType, speed: Speed) -> None:
        self.ray = ray
        self.resource = "GPU" if speed is CUDA else "CPU"
        self.places = self.count()
        self.counted_at = time.monotonic()

    def count(self) -> int:
        """How many portions can be played at once."""
        return int(self.ray.cluster_resources().get(self.resource, 0))

    def most(self) -> int:
        """How many portions may be under way now."""
        if time.monotonic() > self.counted_at + BETWEEN_COUNTS:
            self.places, self.counted_at = self.count(), time.monotonic()
        return A_WORKER * max(1, self.places)

    def sender(
        self, wanted: W, prepare: Callable[[W], Callable[[Portion], Result]]
    ) -> Callable[[Portion], Future[Result]]:
        """Sends a portion to some node, which plays it by what `prepare` makes of all wanted."""
        sources, work = compile.source_hash(wanted.game), pickle.dumps((prepare, wanted))
        sent = Sent(VERSION, wanted.game.package, sources, work)

        # Ray sends a function within another as it is, so that this one can say what is missing.
        def play_there(sent: tuple[str, str, str, bytes], portion: Portion) -> Result:
            try:
                from ludotheque.lab.cluster import play_portion
            except ImportError as error:
                import platform

                raise ImportError(name="ludotheque", path=platform.node()) from error
            result: Result = play_portion(sent, portion)
            return result

        gpus = int(self.resource == "GPU")
        task = self.ray.remote(play_there).options(num_cpus=1, num_gpus=gpus, max_retries=TIMES - 1)

        def send(portion: Portion) -> Future[Result]:
            under_way: Future[Result] = task.remote(tuple(sent), portion).future()
            return under_way

        return send


def raise_here(error: Any) -> NoReturn:
    """Raises what a task raised, as on one machine; or says which node cannot play, and why."""
    cause: Exception = error.cause
    if isinstance(cause, NodeError):
        why = LudothequeError(cause.problem)
        given = {"node": cause.node, "why": str(why)}
        raise LudothequeError(Problem("cluster-node", given)) from why
    if isinstance(cause, ImportError) and cause.name == "ludotheque":
        given = {"node": str(cause.path)}
        raise LudothequeError(Problem("cluster-not-installed", given)) from cause
    raise cause from None


def one_line(error: Exception) -> str:
    return " ".join(str(error).split()).rstrip(".")


# ---------------------------------------------------------------- on a node


def play_portion(sent: tuple[str, str, str, bytes], portion: Any) -> Any:
    """Plays one portion; a process makes everything ready for its first."""
    return ready_for(Sent(*sent))(portion)


@lru_cache(maxsize=1)
def ready_for(sent: Sent) -> Callable[[Any], Any]:
    """What plays portions here, once this node is known to have the same sources."""
    node = platform.node()
    if sent.version != VERSION:
        given = {"node": node, "there": VERSION, "here": sent.version}
        raise LudothequeError(Problem("cluster-other-version", given))
    try:
        game = load(sent.package)
        if compile.source_hash(game) != sent.sources:
            given = {"node": node, "game": game.name}
            raise LudothequeError(Problem("cluster-other-sources", given))
        prepare: Callable[[Any], Callable[[Any], Any]]
        prepare, wanted = pickle.loads(sent.work)
        return compiled_once(game, (prepare.__name__, *wanted.bots), partial(prepare, wanted))
    except ContractError as error:
        raise NodeError(node, Problem("game-not-loaded", {"why": str(error)})) from error
    except LudothequeError as error:
        raise NodeError(node, error.problem) from error


def compiled_once(game: Game, what: Iterable[str], prepare: Callable[[], Result]) -> Result:
    """Makes ready; of a node's processes the first compiles, and the others wait for its cache."""
    folder = compile.cache_folder(game)
    if folder is None:
        return prepare()
    from filelock import FileLock

    name = blake2b(" ".join((platform.node(), *what)).encode(), digest_size=8).hexdigest()
    mark = folder / f"compiled-{name}"
    if not mark.exists():
        with FileLock(folder / f"compiling-{name}"):
            if not mark.exists():
                made = prepare()
                mark.touch()
                return made
    return prepare()
