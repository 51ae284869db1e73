"""From the functions that Numba compiles to one file of WebAssembly.

A program is what some drivers are compiled to together with a game. The last of them names in
`ENTRIES` the functions that are called from outside. Each gets an entry that takes numbers alone:
a record comes as its address; an array as its address and its lengths; a tuple with names as its
fields, one after the other. `wasm.py` calls them so.

The LLVM text of these entries, with all that they call, is taken from Numba before it is optimised
and compiled for the browser; LLVM is part of llvmlite. Only a linker is missing there: that of the
package `ziglang`, or any `wasm-ld` on the path.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from . import compile, declare
from .errors import LudothequeError, Problem
from .wasm import EXTRA, Program

if TYPE_CHECKING:
    from .game import Game

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
STACK = 1 << 20  # bytes; what would need more ends with an error, and overwrites nothing
FOLDER = "wasm"  # of the cache of a game
COUNTING = ("NRT_incref", "NRT_decref")  # references to memory, of which there are none to count
RECORD_TYPES = {"State": "State", "Board": "Board", "States": "State"}  # declared by each game
MANY = re.compile(r"(?:Sequence\[(\w+)\]|(States))")
INTEGERS = ("list[int]", "Rng", "Actions", "Numbers")
TABLE = "list[list[int]]"


# ---------------------------------------------------------------- files


def module_for(game: Game, *programs: Program) -> bytes:
    """A file of WebAssembly with some programs of a game; parts that were made before are found."""
    return linked(
        [kept_object(game, program) for program in programs],
        [program.exported(entry) for program in programs for entry in program.entries],
    )


def kept_object(game: Game, program: Program) -> bytes:
    """A program of a game, compiled and not linked, from the on-disk cache if it is there."""
    folder = compile.cache_folder(game)
    if folder is None:
        return compiled(game, program)
    key = blake2b(f"{program.name} {FEATURES}".encode(), digest_size=8).hexdigest()
    path = folder / FOLDER / f"{key}.o"
    if path.is_file():
        return path.read_bytes()
    made = compiled(game, program)
    path.parent.mkdir(exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(made)
    Path(file.name).replace(path)  # whoever looks there meanwhile sees all of it, or nothing
    return made


# ---------------------------------------------------------------- entries


class Entry:
    """The source of a function that takes numbers, and calls one that takes records and arrays."""

    def __init__(self, game: Game, program: Program, name: str) -> None:
        self.game, self.program, self.name = game, program, name
        self.parameters: list[str] = []
        self.types: list[Any] = []  # of Numba
        self.names: dict[str, Any] = {}
        hints = dict(program.function(name).__annotations__)
        self.returns = hints.pop("return")
        arguments = [self.argument(parameter, hint) for parameter, hint in hints.items()]
        call = f"called({', '.join(arguments)})"
        self.body = f"return int({call})" if self.returns != "None" else f"{call}; return 0"

    @property
    def source(self) -> str:
        return f"def entry({', '.join(self.parameters)}):\n    {self.body}\n"

    def argument(self, name: str, hint: str) -> str:
        """The expression for an argument, from parameters which this adds."""
        numba = numba_module()
        many = MANY.fullmatch(hint)
        if hint in ("int", "bool"):
            number = self.add(name, numba.int64)
            return f"{number} != 0" if hint == "bool" else number
        if hint in INTEGERS:
            return self.array(name, numba.int64, 1)
        if hint == TABLE:
            return self.array(name, numba.int64, 2)
        if many is not None:
            return self.array(name, self.record(many[1] or many[2]), 1)
        found = None if hint in RECORD_TYPES else self.program.named(hint)
        if found is not None and hasattr(found, "_fields"):
            self.names[hint] = found
            fields = (
                self.argument(f"{name}_{each}", hint_of(found, each)) for each in found._fields
            )
            return f"{hint}({', '.join(fields)})"
        address = self.add(name, numba.types.CPointer(self.record(hint)))
        return f"carray({address}, 1)[0]"

    def array(self, name: str, kind: Any, depth: int) -> str:
        numba = numba_module()
        address = self.add(name, numba.types.CPointer(kind))
        lengths = [self.add(f"{name}_length{at}", numba.int64) for at in range(depth)]
        shape = lengths[0] if depth == 1 else f"({', '.join(lengths)})"
        return f"carray({address}, {shape})"

    def record(self, name: str) -> Any:
        numba = numba_module()
        declared = RECORD_TYPES.get(name)
        found = getattr(self.game.declared, declared) if declared else self.program.named(name)
        return numba.from_dtype(declare.dtype(found))

    def add(self, name: str, kind: Any) -> str:
        self.parameters.append(name)
        self.types.append(kind)
        return name

    def text(self, built: SimpleNamespace) -> tuple[str, str]:
        """The LLVM text of the entry with all that it calls, and its name there."""
        numba = numba_module()
        names = self.names | {"called": getattr(built, self.name), "carray": numba.carray}
        names["__name__"] = __name__
        function = declare.written(self.source, "entry", __file__, names)
        made = numba.cfunc(numba.int64(*self.types), nopython=True)(function)
        return made._library.get_llvm_str(), made._wrapper_name.removeprefix("cfunc.")


def hint_of(kind: Any, field: str) -> str:
    """The annotation of a field, as it was written."""
    hint = kind.__annotations__[field]
    return str(getattr(hint, "__forward_arg__", hint))


# ---------------------------------------------------------------- compiling


def numba_module() -> Any:
    """Numba, of which this uses more than its declared types know."""
    import numba

    return numba


def llvm_binding() -> Any:
    import llvmlite.binding

    return llvmlite.binding


@contextmanager
def unoptimised() -> Iterator[None]:
    """While this lasts, Numba leaves its LLVM text as it is."""
    config: Any = numba_module().config
    before = config.OPT
    config.OPT = type(before)(0)
    try:
        yield
    finally:
        config.OPT = before


def compiled(game: Game, program: Program) -> bytes:
    """An object file in which a program's entries are all that can be seen."""
    llvm = llvm_binding()
    with unoptimised():
        built = compile.for_wasm(game, *program.drivers)
        texts = {name: Entry(game, program, name).text(built) for name in program.entries}
    machine = target_machine()
    module = None
    for name, (text, inner) in texts.items():
        part = llvm.parse_assembly(uncounted(text))
        part.triple, part.data_layout = TRIPLE, str(machine.target_data)
        part.get_function(inner).name = program.exported(name)
        if module is None:
            module = part
        else:
            module.link_in(part)
    assert module is not None
    hide_all_but(module, {program.exported(name) for name in program.entries})
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    made: bytes = machine.emit_object(module)
    return made


@cache
def target_machine() -> Any:
    llvm = llvm_binding()
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)


def uncounted(text: str) -> str:
    """The text with empty functions in place of those that count references."""
    text = re.sub(r"^target (datalayout|triple).*$", "", text, flags=re.MULTILINE)
    for name in COUNTING:
        defined = rf"^define [^\n]*@{name}\([^\n]*\{{\n.*?^\}}\n"
        text = re.sub(defined, "", text, count=1, flags=re.MULTILINE | re.DOTALL)
        text = re.sub(rf"^declare [^\n]*@{name}\([^\n]*\n", "", text, flags=re.MULTILINE)
        text += f"\ndefine linkonce_odr void @{name}(ptr %p) {{ ret void }}\n"
    return text


def hide_all_but(module: Any, entries: set[str]) -> None:
    """Whatever nobody outside may call is optimised with its callers, or left out."""
    llvm = llvm_binding()
    for each in (*module.functions, *module.global_variables):
        if each.is_declaration:
            continue
        is_entry = each.name in entries
        each.linkage = llvm.Linkage.external if is_entry else llvm.Linkage.internal


# ---------------------------------------------------------------- linking


def linked(objects: Sequence[bytes], entries: Sequence[str]) -> bytes:
    """One file of WebAssembly from object files; it imports nothing."""
    program = linker()
    if program is None:
        raise LudothequeError(Problem("no-wasm", {"extra": EXTRA}))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        paths = [folder / f"{number}.o" for number in range(len(objects))]
        for path, content in zip(paths, objects, strict=True):
            path.write_bytes(content)
        made = folder / "linked.wasm"
        options = ["--no-entry", "--strip-all", "--stack-first", f"-zstack-size={STACK}", "-O2"]
        exports = [f"--export={name}" for name in (*entries, "__heap_base")]
        command = [*program, *map(str, paths), "-o", str(made), *options, *exports]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise LudothequeError(Problem("wasm-not-linked", {"why": last_line(done.stderr)}))
        return made.read_bytes()


def linker() -> list[str] | None:
    """The command that links, where there is one."""
    if find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    found = shutil.which("wasm-ld")
    return [found] if found else None


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["?"])[-1]
