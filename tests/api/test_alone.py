"""The API needs no web server: none is loaded with it, nor what is not there in a browser."""

from __future__ import annotations

import json
import pkgutil
import subprocess
import sys

from ludotheque import api

# Frameworks and sockets; what signs with code of its own; compilers; SQLite.
UNWANTED = {
    "litestar", "uvicorn", "uvloop", "h11", "websockets", "cryptography", "numpy", "numba",
    "llvmlite", "sqlite3", "asyncpg", "filelock", "prometheus_client",
}  # fmt: skip


def modules() -> list[str]:
    found = pkgutil.walk_packages(api.__path__, f"{api.__name__}.")
    return [api.__name__, *(module.name for module in found)]


def test_none_of_its_modules_loads_a_server() -> None:
    program = (
        "import importlib, json, sys\n"
        f"for name in {modules()!r}:\n"
        "    importlib.import_module(name)\n"
        "print(json.dumps([*sys.modules]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = set(json.loads(done.stdout))
    assert set(modules()) <= loaded
    assert {name.split(".")[0] for name in loaded} & UNWANTED == set()
    assert not [name for name in loaded if name.startswith("ludotheque.server")]
