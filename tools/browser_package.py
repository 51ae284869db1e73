"""Puts together what the house in the browser loads: Python, msgspec, and our own package.

    python -m tools.browser_package FOLDER

Pyodide's core comes from the page's packages, msgspec's wheel from a package index, by its hash in
`requirements/browser.lock`. Our package is compiled by that same Python, in Node, and comes without
its sources: so it starts in two thirds of the time. `files.json` lists everything with its size.
Whatever goes wrong is told in one sentence.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path

from tools.page import PageError, node

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "ludotheque"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
LOCK = ROOT / "requirements" / "browser.lock"
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# For which the wheel is made: it changes with Pyodide's version.
PYTHON, PLATFORM = "314", "pyemscripten_2026_0_wasm32"
ROOMS = ("api", "bots", "browser", "engine", "games", "kit", "tables", "words")
# What stands in these rooms and needs processes, files or compilers; or the page has it already.
LEFT_OUT = (
    "*/__pycache__/*",
    "bots/anal*",
    "bots/elsewhere.py",
    "bots/process.py",
    "bots/searchers.py",
    "bots/work*",
    "engine/wasm_compile.py",
    "games/*/mapmaking/*",
    "tables/backup.py",
    "tables/postgres*",
    "tables/questions.py",
    "tables/shared_store.py",
    "tables/sqlite*",
    "tables/thinker.py",
    "words/*.ftl",
)
LISTED = "files.json"

# Compiles every source in a zip, without docstrings and assertions, and leaves the source out. With
# no dates in it, the result is the same each time.
COMPILE = """
import { readFileSync, writeFileSync } from "node:fs";
const [pyodide, source, target] = process.argv.slice(1);
const { loadPyodide } = await import(`file://${pyodide}/pyodide.mjs`);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(source)), "zip", { extractDir: "/package" });
python.runPython(`
import zipfile
from pathlib import Path
from py_compile import PycInvalidationMode, compile

root = Path("/package")
for path in sorted(root.rglob("*.py")):
    name = str(path.relative_to(root))
    compile(str(path), f"{path}c", name, True, 2, PycInvalidationMode.UNCHECKED_HASH)
    path.unlink()
with zipfile.ZipFile("/compiled.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for path in sorted(filter(Path.is_file, root.rglob("*"))):
        entry = zipfile.ZipInfo(str(path.relative_to(root)))
        archive.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)
`);
writeFileSync(target, python.FS.readFile("/compiled.zip"));
"""


def main(arguments: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    if len(words) != 1:
        print("usage: python -m tools.browser_package FOLDER", file=sys.stderr)
        return 2
    try:
        for name, size in package(Path(words[0])).items():
            print(f"{size:>10,}  {name}")
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def package(folder: Path) -> dict[str, int]:
    """Fills a folder, which is emptied first; the size of each file in it."""
    shutil.rmtree(folder, ignore_errors=True)
    core = folder / f"pyodide-{pyodide_version()}"
    core.mkdir(parents=True)
    for name in CORE:
        shutil.copyfile(PYODIDE / name, core / name)
    wheel = fetch_wheel(folder)
    compiled = compile_package(folder)
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    sizes = {path.relative_to(folder).as_posix(): path.stat().st_size for path in files}
    listed = {
        "pyodide": f"{core.name}/",
        "about": about_pyodide(),
        "archives": [wheel.name, compiled.name],
        "sizes": sizes,
    }
    (folder / LISTED).write_text(json.dumps(listed, indent=2) + "\n", encoding="utf-8")
    return sizes


def pyodide_version() -> str:
    try:
        found = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))
    except OSError:
        raise PageError("Pyodide is missing: “make setup” fetches it.") from None
    return str(found["version"])


def about_pyodide() -> object:
    """What it compares itself with. Of the packages that it lists besides, none is used."""
    return json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]


def fetch_wheel(folder: Path) -> Path:
    """The wheel of msgspec for Pyodide, as the lock file has it."""
    command = [
        sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
        "--no-deps", "--only-binary", ":all:", "--platform", PLATFORM, "--python-version", PYTHON,
        "--require-hashes", "--requirement", str(LOCK), "--dest", str(folder),
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = list(folder.glob("*.whl"))
    if done.returncode != 0 or len(found) != 1:
        said = (done.stderr.strip() or "nothing was said").splitlines()[-1]
        raise PageError(f"msgspec’s wheel for Pyodide could not be fetched: {said}")
    return found[0]


def compile_package(folder: Path) -> Path:
    """Our package in one file, which has its content's hash in its name."""
    with tempfile.TemporaryDirectory() as place:
        source, target = Path(place) / "source.zip", Path(place) / "compiled.zip"
        with zipfile.ZipFile(source, "w") as archive:
            for path in sources():
                archive.write(path, path.relative_to(PACKAGE.parent))
        command = [str(node()), "--input-type=module", "-e", COMPILE, "--"]
        done = subprocess.run(
            [*command, str(PYODIDE), str(source), str(target)],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise PageError(f"the package could not be compiled for Pyodide:\n{done.stderr}")
        content = target.read_bytes()
    made = folder / f"ludotheque-{hashlib.sha256(content).hexdigest()[:16]}.zip"
    made.write_bytes(content)
    return made


def sources() -> Iterator[Path]:
    """Every file of ours that the browser needs."""
    yield PACKAGE / "__init__.py"
    for room in ROOMS:
        for path in sorted((PACKAGE / room).rglob("*")):
            name = path.relative_to(PACKAGE).as_posix()
            if path.is_file() and not any(fnmatch(name, each) for each in LEFT_OUT):
                yield path


if __name__ == "__main__":
    sys.exit(main())
