"""`export`: a static edition in a folder, where everything is found from where it lies."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from ludotheque.api.routes.games import games as route_of_games
from ludotheque.cli import export
from ludotheque.engine.registry import all_games
from ludotheque.server import static
from tests.cli.command import command
from tools import browser_package


@pytest.fixture(scope="module", autouse=True)
def made() -> None:
    """The files of the house, which take a while unless they are there."""
    browser_package.make()


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("web") / "some" / "folder"
    result = command("export", str(folder))
    assert (result.code, result.err) == (0, "")
    assert str(folder) in result.out
    return folder


def files_in(folder: Path) -> set[str]:
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix() for path in found}


def plain(names: set[str]) -> set[str]:
    return {name for name in names if not export.is_compressed(name) and name != export.MARK}


def listed_in(edition: Path) -> dict[str, object]:
    first, _, _ = (edition / "sw.js").read_text(encoding="utf-8").partition("\n")
    found = export.EDITION.fullmatch(first)
    assert found is not None
    listed: dict[str, object] = json.loads(found[1])
    return listed


# ---------------------------------------------------------------- what is in it


def addresses(edition: Path) -> Iterator[tuple[str, str]]:
    """Every address that a file names, and the file."""
    document = (edition / "index.html").read_text(encoding="utf-8")
    for address in re.findall(r'\b(?:src|href)="([^"]*)"', document):
        yield "index.html", address
    manifest = json.loads((edition / "manifest.webmanifest").read_text(encoding="utf-8"))
    for address in (manifest["start_url"], *(icon["src"] for icon in manifest["icons"])):
        yield "manifest.webmanifest", address
    for sheet in edition.rglob("*.css"):
        for address in re.findall(r"""url\(["']?([^"')]+)""", sheet.read_text(encoding="utf-8")):
            yield sheet.relative_to(edition).as_posix(), address
    for script in (edition / "assets").glob("*.js"):
        text = script.read_text(encoding="utf-8")
        for address in re.findall(r"""[`"']([./][\w./-]*\.(?:css|js|woff2))[`"']""", text):
            yield script.relative_to(edition).as_posix(), address


def test_every_address_is_relative_and_leads_to_a_file(edition: Path) -> None:
    found = [each for each in addresses(edition) if not each[1].startswith("data:")]
    assert {"index.html", "manifest.webmanifest"} < {file for file, _ in found}
    for file, address in found:
        parts = urlsplit(address)
        assert not parts.scheme, (file, address)
        assert not parts.path.startswith("/"), (file, address)
        assert ((edition / file).parent / parts.path).exists(), (file, address)


def test_the_service_worker_lists_exactly_the_files_of_the_page(edition: Path) -> None:
    listed = listed_in(edition)
    assert listed["static"] is True
    of_page = {name for name in plain(files_in(edition)) if not name.startswith("house/")}
    names = ["index.html" if name == "./" else str(name) for name in listed["files"]]  # type: ignore[attr-defined]
    assert sorted(names) == sorted(of_page - {"sw.js"})


def test_the_house_lists_exactly_its_files(edition: Path) -> None:
    listed = json.loads((edition / "house" / "files.json").read_text(encoding="utf-8"))
    there = plain(files_in(edition / "house")) - {"files.json"}
    assert set(listed["sizes"]) == there
    named = {*listed["archives"], *listed["games"].values(), *listed["answers"].values()}
    core = {name for name in there if name.startswith(listed["pyodide"])}
    assert named | core == there
    for name, size in listed["sizes"].items():
        assert (edition / "house" / name).stat().st_size == size
    assert set(listed["games"]) == {game.name for game in all_games()}
    assert route_of_games.path in listed["answers"]


def test_all_that_a_server_would_answer_is_what_is_answered(edition: Path) -> None:
    listed = json.loads((edition / "house" / "files.json").read_text(encoding="utf-8"))
    shelf = json.loads((edition / "house" / listed["answers"]["/api/games"]).read_bytes())
    paths = {"/api/games"}
    for game in shelf:
        at = f"/api/games/{game['name']}"
        paths |= {f"{at}/boards/{board}" for board in game["boards"]}
        paths |= {f"{at}/words/{language}" for language in ("en", "fr")}
    assert set(listed["answers"]) == paths


def test_the_document_says_what_it_is_and_what_it_may_do(edition: Path) -> None:
    text = (edition / "index.html").read_text(encoding="utf-8")
    assert '<meta name="ludotheque-house" content="browser">' in text
    assert "'wasm-unsafe-eval'" in text
    assert text.index("Content-Security-Policy") < text.index("<script")
    assert "frame-ancestors" not in text


def test_no_compressed_form_is_of_something_else(edition: Path) -> None:
    """Of what is changed for an export, there is none that was made before."""
    assert not (edition / "index.html.br").exists()
    assert not (edition / "sw.js.br").exists()
    assert gzip.decompress((edition / "sw.js.gz").read_bytes()) == (edition / "sw.js").read_bytes()


# ---------------------------------------------------------------- where it goes


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_folder_with_something_else_is_left_alone(tmp_path: Path, language: str) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    result = command("export", str(tmp_path), "--lang", language)
    assert result.code == 1
    assert str(tmp_path) in result.sentence
    assert files_in(tmp_path) == {"letter.txt"}


def test_an_empty_folder_is_filled_and_an_earlier_export_replaced(tmp_path: Path) -> None:
    assert command("export", str(tmp_path)).code == 0
    everything = files_in(tmp_path)
    (tmp_path / "robots.txt").write_text("mine")
    (tmp_path / "assets" / "index-old.js").write_text("of an older edition")
    mark = tmp_path / export.MARK
    mark.write_text(mark.read_text() + "assets/index-old.js\ngone/gone.js\n../../letter.txt\n")
    assert command("export", str(tmp_path)).code == 0
    assert files_in(tmp_path) == everything | {"robots.txt"}


def test_a_file_that_somebody_put_there_is_not_overwritten(tmp_path: Path) -> None:
    export.write(tmp_path, {"index.html": b"old"})
    (tmp_path / "sw.js").write_text("mine")
    result = command("export", str(tmp_path))
    assert result.code == 1
    assert str(tmp_path / "sw.js") in result.sentence
    assert (tmp_path / "index.html").read_bytes() == b"old"


def test_what_is_listed_beyond_the_folder_is_not_removed(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    export.write(tmp_path / "web", {"a/b.js": b"", "index.html": b""})
    mark = tmp_path / "web" / export.MARK
    mark.write_text(mark.read_text() + "../letter.txt\n")
    export.write(tmp_path / "web", {"index.html": b""})
    assert files_in(tmp_path) == {"letter.txt", "web/index.html", f"web/{export.MARK}"}
    assert not (tmp_path / "web" / "a").exists()


def test_where_nothing_can_be_written_one_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = command("export", str(tmp_path / "file" / "web"))
    assert result.code == 1
    assert str(tmp_path / "file" / "web") in result.sentence


def test_without_the_files_of_the_house_one_sentence_says_what_makes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export.static_edition, "__defaults__", (static.FOLDER, tmp_path / "none"))
    result = command("export", str(tmp_path / "web"))
    assert result.code == 1
    assert "make static" in result.sentence
    assert not (tmp_path / "web").exists()
