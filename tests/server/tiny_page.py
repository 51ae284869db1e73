"""A page as small as a page can be, laid out as the client's build lays its own out."""

from __future__ import annotations

import gzip
from pathlib import Path

DOCUMENT = b"<!doctype html><title>tiny</title><script src=/assets/tiny-1a2b.js></script>"
SCRIPT = b"document.title = 'tiny';\n" * 20
PICTURE = b"<svg xmlns='http://www.w3.org/2000/svg'/>"
HOUSE = {  # files that the house in the browser loads
    "files.json": b"{}",
    "game-1a2b.wasm": b"\0asm",
    "pyodide-1/pyodide.mjs": b"export {};",
    "package-1a2b.zip": b"PK",
    "answers/words-1a2b.ftl": b"word = Wort",
}


def lay_out(folder: Path) -> Path:
    """Fills a folder; only the script has a compressed form of each kind."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(DOCUMENT)
    (folder / "favicon.svg").write_bytes(PICTURE)
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets" / "tiny-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "tiny-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "tiny-1a2b.js.br").write_bytes(b"as if it were brotli")
    (folder / "sw.js").write_bytes(SCRIPT)
    for name, content in HOUSE.items():
        (folder / "house" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "house" / name).write_bytes(content)
    (folder / ".stamp").write_text("not for others")
    return folder
