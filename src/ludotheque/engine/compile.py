"""One source of rules at four speeds: in the interpreter, compiled for the CPU, CUDA, WebAssembly.

A game's functions are cloned into a namespace in which every name resolves to its compiled
sibling, and the drivers (play-outs, bots) are cloned after them, so that nothing is a closure
and everything can be kept in the on-disk cache. Nothing here knows any game.
"""

from __future__ import annotations

import os
import shutil
import sys
import warnings
from collections.abc import Callable, Iterable, Mapping
from contextlib import contextmanager, suppress
from dis import get_instructions
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Protocol

from . import chance, declare

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .game import Game


class Value(Protocol):
    """Whatever a module holds under a name, compiled or not: it is handed on, not looked into."""


Names = dict[str, Value]
Made = dict[Value, Value]  # what a speed made of each function
Wrap = Callable[[FunctionType], Value]
Tabled = Callable[[list[Value]], Value]
Settle = Callable[[Made, set[Value]], None]
Source = Callable[[type], str]

VERBS = (
    "setup",
    "chance",
    "draw",
    "acting",
    "refusal",
    "legal",
    "apply",
    "over",
    "score",
    "imagine",
)
# Functions up to this many bytes of code are inlined by force: much faster for predicates,
# while doing it everywhere makes compilation explode.
SMALL = 130
KEPT_CACHES = 3
PACKAGE = Path(__file__).parents[1]
COMPILED = (
    "engine",
    "kit",
    "bots",
    "envs",
    "lab",
)  # folders of the package with functions that are compiled
NO_ACTION = -1
# What a module says of its own functions: which are parts of their callers, which are called from
# outside (see `wasm_compile.py`).
OWN = ("PARTS", "ENTRIES")
# Always 0, since our grids are one block deep, but a GPU's compiler cannot know that: it compiles
# loops over a state as loops then, and not as thousands of instructions that have to be fetched.
NOT_FOLDED = " - cuda.blockIdx.z"


class DriverError(Exception):
    """Two drivers of one build define the same name."""


def build(
    game: Game,
    drivers: Iterable[ModuleType],
    wrap: Wrap,
    settle: Settle = lambda made, roots: None,
    copying: Source = declare.copy_source,
    folding: Source = declare.fold_source,
    injected: Mapping[str, Value] | None = None,
    table: Tabled = lambda rows: rows,
) -> SimpleNamespace:
    """The game's verbs and the drivers' functions, each calling its own compiled siblings.

    A driver finds the names of all drivers, and the functions that it imports. The sources of the
    functions that copy and hash a state may use the `injected` names; constants that are lists
    become what `table` makes of them.
    """
    maker = Maker(game.folder.name, wrap, table)
    names = maker.add_module(chance, {})
    rules = {verb: getattr(game.rules, verb) for verb in VERBS}
    maker.add_called(rules.values())
    verbs = {verb: maker.made[function] for verb, function in rules.items()}
    sources = {"copy": copying(game.declared.State), "fold_state": folding(game.declared.State)}
    injected = {"fold": names["fold"], **(injected or {})}
    verbs |= maker.add_state_functions(game.declared.State, sources, injected)
    maker.add_called([game.bot.evaluate, *game.bot.overrides.values()])
    shared = names | verbs | {"ACTIONS": game.rules.ACTIONS}
    shared["evaluate"] = maker.made[game.bot.evaluate]
    shared["LAST_RESORT"] = NO_ACTION if game.last_resort is None else game.last_resort
    modules = with_imported(drivers, maker.added)
    require_different_names(modules)
    own = overrides(game, maker, modules)
    settle(maker.made, called_by(modules, shared | own))
    add_drivers(maker, modules, shared, own)
    return SimpleNamespace(**shared)


def add_drivers(maker: Maker, modules: list[ModuleType], shared: Names, own: Names) -> None:
    """Adds the drivers to what is shared; each of them finds the names of all others.

    Whatever a function may call is part of its name, by which it is found in the on-disk cache: the
    drivers before it, or all of them where it calls one that comes later.
    """
    names = [module.__name__.rsplit(".", 1)[-1] for module in modules]
    before = maker.prefix
    is_late = False
    for at, module in enumerate(modules):
        is_late = is_late or calls_any(module, modules[at + 1 :])
        maker.prefix = ".".join((before, *(names if is_late else names[: at + 1])))
        shared |= maker.add_module(module, shared) | own
        maker.namespaces[-1].update(own)
    for namespace in maker.namespaces[-len(modules) :] if modules else ():
        namespace |= shared | namespace
    maker.link()


def calls_any(module: ModuleType, others: Iterable[ModuleType]) -> bool:
    """Whether some function of a module calls one of the functions of others."""
    called = {name for function in functions_of(module).values() for name in global_names(function)}
    return any(called & functions_of(other).keys() for other in others)


def with_imported(drivers: Iterable[ModuleType], added: set[str]) -> list[ModuleType]:
    """The drivers, each after the modules from which it imports functions that it calls."""
    found: dict[str, ModuleType] = {}
    for driver in drivers:
        called = called_modules(functions_of(driver).values())
        for module in (*(module for module in called if module is not driver), driver):
            if module.__name__ not in added:
                found.setdefault(module.__name__, module)
    return list(found.values())


def functions_of(module: ModuleType) -> dict[str, FunctionType]:
    """The functions that a module defines itself."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }


def constants_of(names: Mapping[str, Value]) -> Names:
    """The constants that modules share; some lists are each module's own."""
    return {name: value for name, value in names.items() if name.isupper() and name not in OWN}


def require_different_names(modules: Iterable[ModuleType]) -> None:
    """No two modules define the same function, or a constant with different values."""
    defined: dict[str, tuple[str, Value]] = {}
    for module in modules:
        for name, value in (constants_of(vars(module)) | functions_of(module)).items():
            other, before = defined.setdefault(name, (module.__name__, value))
            if before != value:
                raise DriverError(f"{name} is defined by {other} and by {module.__name__}")


def rule_modules(game: Game) -> list[ModuleType]:
    """Every module whose functions are compiled with a game's rules and its bot."""
    verbs = (getattr(game.rules, verb) for verb in VERBS)
    return called_modules((*verbs, game.bot.evaluate, *game.bot.overrides.values()))


def overrides(game: Game, maker: Maker, modules: Iterable[ModuleType]) -> Names:
    """What the game has itself of the functions that some driver has for every game."""
    defined = {name for module in modules for name in vars(module)}
    own = game.bot.overrides.items()
    return {name: maker.made[function] for name, function in own if name in defined}


def called_by(modules: Iterable[ModuleType], shared: Names) -> set[Value]:
    """Those of the shared functions that some driver calls."""
    names = {
        name
        for module in modules
        for function in vars(module).values()
        if isinstance(function, FunctionType)
        for name in global_names(function)
    }
    return {value for name, value in shared.items() if name in names and callable(value)}


def called_modules(roots: Iterable[Value]) -> list[ModuleType]:
    """The modules of some functions and of all that these call, those that are called first."""
    seen: set[FunctionType] = set()
    found: dict[str, None] = {}

    def visit(function: Value) -> None:
        if not isinstance(function, FunctionType) or function in seen:
            return
        seen.add(function)
        for name in global_names(function):
            visit(function.__globals__.get(name))
        found.setdefault(function.__module__)

    for root in roots:
        visit(root)
    return [sys.modules[name] for name in found]


def global_names(function: FunctionType) -> list[str]:
    """The global names that a function reads; `co_names` has the names of attributes too."""
    return [each.argval for each in get_instructions(function) if each.opname == "LOAD_GLOBAL"]


class Maker:
    """Clones functions and remembers which compiled function stands for which original."""

    def __init__(self, prefix: str, wrap: Wrap, table: Tabled = lambda rows: rows) -> None:
        self.prefix = prefix
        self.wrap = wrap
        self.table = table
        self.made: Made = {}
        self.namespaces: list[Names] = []
        self.added: set[str] = set()  # the names of modules

    def add_called(self, roots: Iterable[Value]) -> None:
        """Adds every module with some of these functions, or with one that they call."""
        for module in called_modules(roots):
            if module.__name__ not in self.added:
                self.add_module(module, {})
        self.link()

    def add_module(self, module: ModuleType, shared: Names) -> Names:
        """The module's names, its functions compiled; imported ones stand for their clones."""
        self.added.add(module.__name__)
        names = dict(vars(module)) | shared
        tables = {name: value for name, value in names.items() if isinstance(value, list)}
        names |= {name: self.table(value) for name, value in tables.items() if name.isupper()}
        self.namespaces.append(names)
        own = functions_of(module)
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value in self.made:
                names[name] = self.made[value]
        for name, function in own.items():
            names[name] = self.made[function] = self.wrap(self.clone(function, names))
        return {name: names[name] for name in own} | constants_of(names)

    def link(self) -> None:
        """Names imported from modules that came later stand for clones too."""
        for names in self.namespaces:
            for name, value in names.items():
                if isinstance(value, FunctionType) and value in self.made:
                    names[name] = self.made[value]

    def clone(self, function: FunctionType, names: Names) -> FunctionType:
        """The same code in other surroundings, under a name that nothing else shares."""
        made = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        made.__module__ = function.__module__
        made.__qualname__ = f"{self.prefix}.{function.__qualname__}"
        made.__doc__ = function.__doc__
        return made

    def add_state_functions(
        self, state: type, sources: Mapping[str, str], injected: Mapping[str, Value]
    ) -> Names:
        near = sys.modules[state.__module__].__file__ or ""
        made = {}
        for name, source in sources.items():
            names: Names = {**injected, "__name__": state.__module__}
            function = declare.written(source, name, near, names)
            made[name] = self.wrap(self.clone(function, names))
        return made


# ---------------------------------------------------------------- the four speeds


def interpreted(game: Game, *drivers: ModuleType) -> SimpleNamespace:
    return _interpreted(game, drivers)


@cache
def _interpreted(game: Game, drivers: tuple[ModuleType, ...]) -> SimpleNamespace:
    return build(game, drivers, lambda function: function, copying=declare.copy_rows_source)


def for_cpu(game: Game, *drivers: ModuleType) -> SimpleNamespace:
    return _for_cpu(game, drivers)


@cache
def _for_cpu(game: Game, drivers: tuple[ModuleType, ...]) -> SimpleNamespace:
    with numba_cache(game) as kept:
        return by_numba(game, drivers, kept)


def for_wasm(game: Game, *drivers: ModuleType) -> SimpleNamespace:
    """Functions that are not called: `wasm_compile.py` takes their LLVM text, not yet optimised.

    Optimised for this machine it would have the sizes of its pointers in it.
    """
    return by_numba(game, drivers, kept=False)


def by_numba(game: Game, drivers: Iterable[ModuleType], kept: bool) -> SimpleNamespace:
    """Compiled by Numba, and kept in the on-disk cache or not."""
    import numba

    njit: Any = numba.njit  # its declared type does not know `_nrt`

    def wrap(function: FunctionType) -> Value:
        made: Value = njit(
            function,
            nogil=True,
            cache=kept,
            error_model="numpy",
            forceinline=is_small(function),
            inline="always" if is_part(function) else "never",
            _nrt=False,  # nothing is allocated, so that nothing need be counted
        )
        return made

    return build(game, drivers, wrap, partial(compile_once, game), table=as_array)


def compile_once(game: Game, made: Made, roots: set[Value]) -> None:
    """Compiles each annotated function once, for the types that its annotations name.

    Left to itself Numba compiles a function again for every mixture of integer widths and
    enums that it is called with. Callees come first, so that callers find them settled.
    """
    import numba

    state = numba.from_dtype(declare.dtype(game.declared.State))
    board = numba.from_dtype(declare.dtype(game.declared.Board))
    types = {
        "State": state,
        "Board": board,
        "s": state,  # by a parameter's name, where several games share a function
        "b": board,
        "int": numba.int64,
        "bool": numba.boolean,
        "list[int]": numba.int64[::1],
    }
    waiting = dict(made)

    def visit(function: FunctionType) -> None:
        compiled: Any = waiting.pop(function, None)  # one of Numba's own
        if compiled is None:
            return
        for name in global_names(function):
            callee = function.__globals__.get(name)
            if isinstance(callee, FunctionType):
                visit(callee)
        hints = [item for item in function.__annotations__.items() if item[0] != "return"]
        compiled.compile(tuple(types.get(hint) or types[name] for name, hint in hints))
        compiled.disable_compile()

    for function, compiled in made.items():
        if compiled in roots and isinstance(function, FunctionType):
            visit(function)


def for_cuda(game: Game, *drivers: ModuleType) -> SimpleNamespace:
    return _for_cuda(game, drivers)


@cache
def _for_cuda(game: Game, drivers: tuple[ModuleType, ...]) -> SimpleNamespace:
    cuda = cuda_module()

    def wrap(function: FunctionType) -> Value:
        made: Value = cuda.jit(function, device=True)
        return made

    return build(
        game,
        drivers,
        wrap,
        copying=partial(declare.copy_source, less=NOT_FOLDED),
        folding=partial(declare.fold_source, less=NOT_FOLDED),
        injected={"cuda": cuda},
        table=as_array,
    )


def as_array(rows: list[Value]) -> Value:
    """A table of whole numbers as compiled code has it; any other list as it is."""
    import numpy as np

    table = np.array(rows)
    return table.astype(np.int64) if table.dtype.kind == "i" else rows


def is_small(function: FunctionType) -> bool:
    return len(function.__code__.co_code) <= SMALL


def is_part(function: FunctionType) -> bool:
    """Whether a driver says that a function is but a part of the one that calls it.

    Every compiled function is optimised with all that it calls: what calls the rules through
    many layers takes long to compile, unless layers are put into their callers beforehand.
    """
    return function.__name__ in function.__globals__.get("PARTS", ())


def cuda_module() -> ModuleType:
    """Numba's CUDA target, which still looks for names that NumPy has dropped.

    It warns of its own deprecations on import, and of small grids, which short runs need.
    """
    import numba
    import numpy as np

    for name, now in (("row_stack", np.vstack), ("in1d", np.isin), ("trapz", np.trapezoid)):
        if not hasattr(np, name):
            setattr(np, name, now)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from numba import cuda
    config: Any = numba.config
    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0
    return cuda


def has_cuda() -> bool:
    try:
        return bool(cuda_module().is_available())
    except Exception:
        return False


# ---------------------------------------------------------------- the on-disk cache


@contextmanager
def numba_cache(game: Game) -> Iterator[bool]:
    """Points Numba at a cache folder of our own while functions are wrapped; says if it has one.

    Numba does not notice a change in another file, so the folder's name is a hash of all
    sources that may be compiled.
    """
    import numba

    config: Any = numba.config
    folder = cache_folder(game)
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder or "")
    try:
        yield folder is not None
    finally:
        config.CACHE_DIR = before


def cache_folder(game: Game) -> Path | None:
    """A writable folder for this very state of the sources, or none."""
    shelf = cache_shelf()
    if shelf is None:
        return None
    root = shelf / "compiled" / game.folder.name
    folder = root / source_hash(game)
    try:
        fresh = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".{os.getpid()}"
        probe.touch()
        probe.unlink(missing_ok=True)  # another thread has it under the same name
    except OSError:
        return None
    if fresh:
        forget_old(root)
    return folder


def cache_shelf() -> Path | None:
    """Where caches go: where the user wants Numba's, or the system's own place for such things."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return Path(chosen) / "ludotheque"
    try:
        from platformdirs import user_cache_path
    except ImportError:  # a bare simulation machine: it compiles anew each time
        return None
    return user_cache_path("ludotheque", appauthor=False)


def forget_old(root: Path) -> None:
    """Keeps only a game's newest caches: changed sources never come back to theirs."""
    with suppress(OSError):  # another process may be tidying too
        folders = sorted(root.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
        for folder in folders[KEPT_CACHES:]:
            shutil.rmtree(folder, ignore_errors=True)


def source_hash(game: Game) -> str:
    """Changes with whatever may be compiled for a game: its own sources, the engine's, drivers'."""
    seen = blake2b(digest_size=8)
    for folder in (*(PACKAGE / name for name in COMPILED), game.folder):
        for path in sorted(folder.rglob("*.py")):
            seen.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes())
    return seen.hexdigest()
