"""The page as it is built: it can lie in any folder of any web host, and be installed from there.

Only its document names files from the root of the host, since a server answers with it at the
address of every screen. Everything else finds its neighbours from where it lies itself.
"""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.static import DOCUMENT, FOLDER

TEXTS = {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}
ROOTED = re.compile(
    r"""["'`(=\s]/?assets/"""
)  # also without the stroke that a script puts before it
FROM_ROOT = re.compile(r"""url\(\s*["']?/|\bfrom\s*["'`]/|\bimport\(?\s*["'`]/""")
PICTURES = {"image/png": ".png", "image/svg+xml": ".svg"}


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """Every text of the built page, by the path that a server has it at."""
    assert (FOLDER / "index.html").is_file(), "run `make setup-test` first"
    return {
        "/" + path.relative_to(FOLDER).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(FOLDER.rglob("*"))
        if path.suffix in TEXTS
    }


@pytest.fixture(scope="module")
def manifest(texts: dict[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(texts["/manifest.webmanifest"])
    return found


def test_nothing_but_the_document_names_a_file_from_the_root_of_its_host(
    texts: dict[str, str],
) -> None:
    assert sum(path.endswith(".js") for path in texts) > 10
    files = [path for path in texts if "/assets/" not in path] + ["/icon-192.png"]
    named = re.compile("|".join(rf"""["'`(]{re.escape(path)}\b""" for path in files))
    for path, text in texts.items():
        if path != DOCUMENT:
            # The service worker lists the page from the folder that both of them lie in.
            patterns = (FROM_ROOT, named) if path == "/sw.js" else (ROOTED, FROM_ROOT, named)
            assert not [match for each in patterns if (match := each.search(text))], path


def test_the_document_names_every_file_from_the_root_and_each_is_there(
    texts: dict[str, str],
) -> None:
    named = re.findall(r'\b(?:src|href)="([^"]*)"', texts[DOCUMENT])
    assert len(named) > 5
    for path in named:
        assert path.startswith("/")
        assert (FOLDER / path[1:]).is_file()


def test_the_manifest_says_what_is_installed_and_from_the_folder_it_lies_in(
    manifest: dict[str, Any],
) -> None:
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert "id" not in manifest  # it would count from the root of the host: two folders, one page
    assert manifest["display"] == "standalone"
    assert manifest["lang"] == "en"
    assert "games" in manifest["categories"]
    for key in ("name", "short_name", "description"):
        assert manifest[key].strip()


def test_there_are_icons_to_install_it_with(manifest: dict[str, Any]) -> None:
    pictures = [(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]]
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= set(pictures)
    for icon in manifest["icons"]:
        path = FOLDER / icon["src"]
        assert path.is_file()
        assert path.suffix == PICTURES[icon["type"]]
        if path.suffix == ".png":
            assert "{}x{}".format(*size_of(path)) == icon["sizes"]


def test_the_document_has_an_icon_for_a_phone_that_reads_no_manifest(
    texts: dict[str, str],
) -> None:
    found = re.search(r'<link rel="apple-touch-icon" href="/([^"]+)"', texts[DOCUMENT])
    assert found is not None
    assert size_of(FOLDER / found[1]) == (180, 180)


def size_of(png: Path) -> tuple[int, int]:
    width, height = struct.unpack_from(">II", png.read_bytes(), 16)
    return width, height
