"""A static edition: the page and the house in the browser, in a folder for any web host.

Everything in it is named from where it lies, so that it serves under any path. A file of ours lists
what was written there: an earlier export is replaced, and what is not ours is never touched.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path

from ludotheque.server import static
from ludotheque.server.security import policy_in_document
from ludotheque.server.static import Page

from .problems import failure
from .serve import tell

MARK = ".ludotheque-export"  # lists the files of an export
DOCUMENT, WORKER, LIST = "index.html", "sw.js", "house/files.json"
# By these a browser sees a newer edition: they are written when all else is there.
LAST = (LIST, WORKER, DOCUMENT)
CHARSET = '<meta charset="utf-8">'
HOUSE = '<meta name="ludotheque-house" content="browser">'
FROM_ROOT = re.compile(r'\b(src|href)="/')
EDITION = re.compile(r"self\.edition=(\{.*\});")
MEGABYTE = 1_000_000

Contents = Mapping[str, bytes]  # by the path inside the folder


def export_to(target: str) -> None:
    """Writes a static edition, and says how to look at it."""
    folder = Path(target)
    contents = static_edition()
    write(folder, contents)
    plain = [name for name in contents if not is_compressed(name)]
    size = sum(len(contents[name]) for name in plain) / MEGABYTE
    tell("export-made", folder=target, files=len(plain), megabytes=f"{size:.1f}")
    tell("export-look", command=f"python3 -m http.server --bind 127.0.0.1 --directory {target}")


# ---------------------------------------------------------------- what is written


def static_edition(page: Path = static.FOLDER, house: Path = static.HOUSE) -> Contents:
    """All files of a static edition."""
    Page(page)  # says so where it has not been built
    if not (house / Path(LIST).name).is_file():
        raise failure("house-files-missing", folder=str(house))
    found = {**read(page, ""), **read(house, "house/")}
    document = static_document(found[DOCUMENT].decode())
    changed = {DOCUMENT: document, WORKER: static_worker(found[WORKER].decode(), document)}
    for name, text in changed.items():
        found.pop(f"{name}.br", None)  # of what it was before
        found[name] = text.encode()
        found[f"{name}.gz"] = gzip.compress(found[name], mtime=0)
    return found


def read(folder: Path, at: str) -> dict[str, bytes]:
    names = (path.relative_to(folder).as_posix() for path in visible(folder))
    return {f"{at}{name}": (folder / name).read_bytes() for name in names}


def visible(folder: Path) -> Iterator[Path]:
    """Every file that is not hidden."""
    for path in sorted(folder.rglob("*")):
        hidden = any(part.startswith(".") for part in path.relative_to(folder).parts)
        if path.is_file() and not hidden:
            yield path


def is_compressed(name: str) -> bool:
    return Path(name).suffix in static.COMPRESSED.values()


def static_document(document: str) -> str:
    """The document for any folder, which says that no server is behind it."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{policy_in_document()}">'
    text = FROM_ROOT.sub(r'\1="./', document)
    return text.replace(CHARSET, f"{CHARSET}\n    {policy}\n    {HOUSE}", 1)


def static_worker(program: str, document: str) -> str:
    """The service worker of an edition with this document."""
    first, _, rest = program.partition("\n")
    found = EDITION.fullmatch(first)
    assert found is not None, "the page was built without a list of its files"
    edition = json.loads(found[1])
    seen = blake2b(f"{edition['name']} {document}".encode(), digest_size=8)
    told = json.dumps(edition | {"name": seen.hexdigest(), "static": True}, separators=(",", ":"))
    return f"self.edition={told};\n{rest}"


# ---------------------------------------------------------------- writing


def write(folder: Path, contents: Contents) -> None:
    """Fills a folder that is new or empty, or was filled so before."""
    before = written_before(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        check_is_free(folder, contents, before)
        note(folder, before | set(contents))  # what is half done can be done again
        for name in sorted(contents, key=lambda name: (name.startswith(LAST), name)):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(contents[name])
        remove(folder, before - set(contents))
        note(folder, set(contents))
    except OSError as error:
        why = error.strerror or str(error)
        raise failure("export-not-written", folder=str(folder), why=why) from error


def written_before(folder: Path) -> set[str]:
    """The files of an earlier export there."""
    mark = folder / MARK
    if mark.is_file():
        return set(mark.read_text(encoding="utf-8").splitlines())
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise failure("export-not-ours", folder=str(folder))
    return set()


def check_is_free(folder: Path, contents: Contents, before: set[str]) -> None:
    """Somebody may have added files to an export; they are left there, and not overwritten."""
    for name in contents:
        if name not in before and (folder / name).exists():
            raise failure("export-in-the-way", file=str(folder / name))


def note(folder: Path, names: set[str]) -> None:
    text = "".join(f"{name}\n" for name in sorted(names))
    (folder / MARK).write_text(text, encoding="utf-8")


def remove(folder: Path, names: set[str]) -> None:
    """Removes files of an earlier export, and folders that are empty then."""
    root = folder.resolve()
    for name in names:
        path = (root / name).resolve()
        if path.is_relative_to(root):
            path.unlink(missing_ok=True)
    folders = sorted({parent for name in names for parent in (root / name).parents})
    for path in reversed(folders):
        if path != root and path.is_relative_to(root) and path.is_dir() and not any(path.iterdir()):
            path.rmdir()
