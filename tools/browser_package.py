"""Puts together what the house in the browser loads, and says how large it is.

    python -m tools.browser_package [FOLDER]

Pyodide's core comes from the page's packages, msgspec's wheel from a package index, by its hash in
`requirements/browser.lock`. Our package is compiled by that same Python, in Node, and comes without
its sources: so it starts in two thirds of the time. Each game is one file of WebAssembly, for its
bots. What every house answers alike, such as the boards, is asked for here: the shelf stands before
Python has come. `files.json` lists everything with its size. Beside what can be compressed lie
compressed forms. Where all of it is as new as its sources, nothing is done; without FOLDER it
lies in the package. Whatever goes wrong is told in one sentence.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import multiprocessing
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from tools.page import PageError, digest, node, read

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "ludotheque"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
LOCK = ROOT / "requirements" / "browser.lock"
FILES = PACKAGE / "browser" / "files"
STAMP = ".stamp"
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# For which the wheel is made: it changes with Pyodide's version.
PYTHON, PLATFORM = "314", "pyemscripten_2026_0_wasm32"
ROOMS = ("api", "bots", "browser", "engine", "games", "kit", "tables", "words")
# What stands in these rooms and needs processes, files or compilers; or the page has it already.
LEFT_OUT = (
    "*/__pycache__/*",
    "bots/analysis_process.py",
    "bots/analyst.py",
    "bots/elsewhere.py",
    "bots/process.py",
    "bots/searchers.py",
    "bots/work*",
    "browser/files/*",
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
DRIVERS = "lab/drivers"  # of random games, by which the speed of a browser is measured
COMPRESSIBLE = (".ftl", ".json", ".mjs", ".wasm")
MOST_PROCESSES = 4  # each needs about 400 MB to compile a game
NEEDS = "the games are compiled to WebAssembly with Numba and ziglang"

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


# Writes a `.gz` and a `.br` beside each file that it is told of.
COMPRESS = """
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
async function compress(path) {
  const plain = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
  await writeFile(`${path}.br`, await promisify(brotliCompress)(plain, { params }));
}
await Promise.all(process.argv.slice(1).map(compress));
"""


def main(arguments: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    if len(words) > 1:
        print("usage: python -m tools.browser_package [FOLDER]", file=sys.stderr)
        return 2
    try:
        package(Path(words[0]) if words else FILES)
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    for line in report(FILES):
        print(line)
    return 0


def package(folder: Path) -> dict[str, int]:
    """Fills a folder, which is emptied first; the size of each file in it."""
    make()
    if folder != FILES:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(FILES, folder, ignore=shutil.ignore_patterns(STAMP))
    return dict(listed(folder)["sizes"])


def listed(folder: Path) -> Any:
    return json.loads((folder / LISTED).read_text(encoding="utf-8"))


def make() -> None:
    """Makes the package's own files, unless they are as new as their sources."""
    try:
        from filelock import FileLock
    except ImportError:
        raise PageError("these files need filelock, which is not installed here.") from None

    (ROOT / "build").mkdir(exist_ok=True)
    with FileLock(ROOT / "build" / "browser-files.lock"):  # tests of several processes come here
        made_from = fingerprint()
        if read(FILES / STAMP) == made_from:
            return
        with tempfile.TemporaryDirectory() as place:
            fill(Path(place) / "files")
            (Path(place) / "files" / STAMP).write_text(made_from, encoding="utf-8")
            shutil.rmtree(FILES, ignore_errors=True)
            shutil.move(Path(place) / "files", FILES)


def made_files() -> list[Path]:
    """Everything but our own mark."""
    found = (path for path in FILES.rglob("*") if path.is_file())
    return sorted(path for path in found if path.name != STAMP)


def fingerprint() -> str:
    """Changes with whatever these files are made from."""
    folders = (*ROOMS, DRIVERS)
    ours = (path for room in folders for path in (PACKAGE / room).rglob("*") if path.is_file())
    others = (LOCK, ROOT / "web" / "package-lock.json", Path(__file__), PACKAGE / "__init__.py")
    return digest(ROOT, [*filter(is_source, ours), *others])


def is_source(path: Path) -> bool:
    return "__pycache__" not in path.parts and not path.is_relative_to(FILES)


def fill(folder: Path) -> None:
    """Makes everything, in a folder that is not there yet."""
    if str(PACKAGE.parent) not in sys.path:
        sys.path.insert(0, str(PACKAGE.parent))  # where the package is being built
    core = folder / f"pyodide-{pyodide_version()}"
    core.mkdir(parents=True)
    for name in CORE:
        shutil.copyfile(PYODIDE / name, core / name)
    wheel = fetch_wheel(folder)
    compiled = compile_package(folder)
    games = compile_games(folder)
    answers = asyncio.run(answers_in(folder))
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    sizes = {path.relative_to(folder).as_posix(): path.stat().st_size for path in files}
    everything = {
        "version": version(),
        "pyodide": f"{core.name}/",
        "about": about_pyodide(),
        "archives": [wheel.name, compiled.name],
        "games": games,
        "answers": answers,
        "sizes": sizes,
    }
    (folder / LISTED).write_text(json.dumps(everything, indent=2) + "\n", encoding="utf-8")
    compress([path for path in (*files, folder / LISTED) if path.suffix in COMPRESSIBLE])


def version() -> str:
    from ludotheque.engine import __version__

    return __version__


def kept(folder: Path, name: str, content: bytes) -> str:
    """Writes a file that has its content's hash in its name; the name."""
    stem, dot, ending = name.rpartition(".")
    named = f"{stem}-{hashlib.sha256(content).hexdigest()[:16]}{dot}{ending}"
    (folder / named).parent.mkdir(exist_ok=True)
    (folder / named).write_bytes(content)
    return named


# ---------------------------------------------------------------- Python, and our package


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
    return folder / kept(folder, "ludotheque.zip", content)


def sources() -> Iterator[Path]:
    """Every file of ours that the browser needs."""
    yield PACKAGE / "__init__.py"
    for room in ROOMS:
        for path in sorted((PACKAGE / room).rglob("*")):
            name = path.relative_to(PACKAGE).as_posix()
            if path.is_file() and not any(fnmatch(name, each) for each in LEFT_OUT):
                yield path


# ---------------------------------------------------------------- games, and answers


def compile_games(folder: Path) -> dict[str, str]:
    """One file for each game, with all that a browser calls of it; their names."""
    try:
        import numba  # noqa: F401

        from ludotheque.engine.registry import all_games
        from ludotheque.engine.wasm_compile import linker
    except ImportError as error:
        raise PageError(f"{NEEDS}; {error.name} is not installed here.") from None
    if linker() is None:
        raise PageError(f"{NEEDS}; no linker is installed here.")
    names = [game.name for game in all_games() if game.folder.is_relative_to(PACKAGE)]
    processes = max(1, min(MOST_PROCESSES, len(names), os.cpu_count() or 1))
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        contents = list(pool.map(compiled_game, names))
    both = zip(names, contents, strict=True)
    return {name: kept(folder, f"{name}.wasm", content) for name, content in both}


def compiled_game(name: str) -> bytes:
    """The search of its bots, the play-outs of an analysis, and random games for measuring."""
    from ludotheque.bots import choosers, only_random, playouts, search
    from ludotheque.engine import drive
    from ludotheque.engine.errors import LudothequeError
    from ludotheque.engine.registry import game
    from ludotheque.engine.wasm import Program
    from ludotheque.engine.wasm_compile import module_for
    from ludotheque.lab.drivers import simulation

    programs = (
        Program(*search.DRIVERS),
        Program(drive, playouts),
        Program(choosers, only_random, drive, simulation),
    )
    try:
        return module_for(game(name), *programs)
    except LudothequeError as error:
        raise PageError(f"{name} could not be compiled to WebAssembly: {error}") from None


async def answers_in(folder: Path) -> dict[str, str]:
    """What any house answers, by the path that is asked for, in a file each."""
    from ludotheque.engine.registry import all_games
    from ludotheque.words import LANGUAGES

    paths = {"/api/games": "games.json"}
    for game in all_games():
        for board in game.about.boards:
            paths[f"/api/games/{game.name}/boards/{board}"] = f"{game.name}-{board}.json"
        for language in LANGUAGES:
            paths[f"/api/games/{game.name}/words/{language}"] = f"{game.name}-{language}.ftl"
    return {
        path: kept(folder, f"answers/{name}", await answer(path)) for path, name in paths.items()
    }


async def answer(path: str) -> bytes:
    from ludotheque.api import dispatch
    from ludotheque.api.request import Services
    from ludotheque.api.route import OK

    nobody: Any = None  # what is asked for here needs no table, and no analyst
    status, _, body = await dispatch.answer(Services(nobody, nobody, nobody), "GET", path)
    if status != OK:
        raise PageError(f"{path} was not answered: {body.decode(errors='replace')}")
    return body


# ---------------------------------------------------------------- sizes


def compress(paths: Sequence[Path]) -> None:
    command = [str(node()), "--input-type=module", "-e", COMPRESS, "--", *map(str, paths)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise PageError(f"the files could not be compressed:\n{done.stderr}")


def report(folder: Path) -> Iterator[str]:
    """How large each file is, plain and as it travels, and what they come to."""
    found = listed(folder)
    sizes: Mapping[str, int] = found["sizes"]
    travels = {name: travelling(folder / name) for name in sizes}
    for name, size in sizes.items():
        yield f"{size:>10,} {travels[name]:>10,}  {name}"
    games: Mapping[str, str] = found["games"]
    every_game = sum(travels[name] for name in games.values())
    largest = max((travels[name] for name in games.values()), default=0)
    total = sum(travels.values())
    yield f"{'':>10} {total - every_game + largest:>10,}  to play one game, compressed, at most"
    yield f"{sum(sizes.values()):>10,} {total:>10,}  everything, and compressed"


def travelling(path: Path) -> int:
    smallest = path.with_name(f"{path.name}.br")
    return (smallest if smallest.is_file() else path).stat().st_size


if __name__ == "__main__":
    sys.exit(main())
