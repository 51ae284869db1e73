"""Building the page: compressed and without anything inline, anew only where a source changed."""

from __future__ import annotations

import gzip
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packaging.tiny_client import TinyClient
from tests.tiers import thorough
from tools import page
from tools.page import PageError


@pytest.fixture(scope="module", autouse=True)
def _packages() -> None:
    """What builds the page is there once `make test` has begun; parallel tests cannot fetch it."""
    assert page.Project(page.ROOT).has_packages(), "run `make setup-test` first"


@pytest.fixture
def tiny(tmp_path: Path) -> TinyClient:
    return TinyClient(tmp_path)


def texts(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        if path.suffix in {".html", ".js", ".css", ".svg", ".webmanifest"}:
            yield path


def test_the_page_is_built_hashed_compressed_and_without_anything_inline(tiny: TinyClient) -> None:
    assert tiny.build() == ["Building the page …"]
    folder = tiny.project.page
    index = (folder / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", index)
    for linked in re.findall(r'(?:src|href)="/([^"]+)"', index):
        assert (folder / linked).is_file()
    scripts = list((folder / "assets").glob("*.js"))
    assert len(scripts) == 3  # the page, the library, and what is loaded later
    assert all(re.search(r"-[\w-]{8}\.js$", script.name) for script in scripts)
    for path in texts(folder):
        assert gzip.decompress(Path(f"{path}.gz").read_bytes()) == path.read_bytes()
        assert Path(f"{path}.br").is_file()


def test_a_second_build_does_nothing(tiny: TinyClient) -> None:
    tiny.build()
    before = {path: path.stat().st_mtime_ns for path in tiny.project.built_files()}
    assert tiny.build() == []
    assert {path: path.stat().st_mtime_ns for path in tiny.project.built_files()} == before


@thorough
def test_a_changed_word_builds_it_anew_and_a_changed_test_does_not(tiny: TinyClient) -> None:
    tiny.build()
    tiny.write("web/src/core/words.test.ts", "// a test\n")
    tiny.write("web/tests/whole.test.ts", "// another\n")
    tiny.write("web/vitest.config.ts", "// how they run\n")
    assert tiny.build() == []
    tiny.write("src/ludotheque/words/page/en.ftl", "greeting = Good morning\n")
    assert tiny.build() == ["Building the page …"]
    scripts = (tiny.project.page / "assets").glob("*.js")
    assert any("Good morning" in script.read_text(encoding="utf-8") for script in scripts)


@thorough
def test_what_is_no_longer_built_is_no_longer_there(tiny: TinyClient) -> None:
    tiny.build()
    tiny.write("web/src/main.ts", "document.title = 'bare';\n")
    tiny.build()
    assert len(list((tiny.project.page / "assets").glob("*.js"))) == 1


@thorough
def test_a_broken_source_is_one_sentence_and_the_old_page_stays(tiny: TinyClient) -> None:
    tiny.build()
    before = tiny.project.built_files()
    tiny.write("web/src/Greeting.svelte", "{#if never ended}")
    with pytest.raises(PageError, match="could not be built") as told:
        tiny.build()
    assert str(tiny.project.log) in str(told.value)
    assert "Greeting.svelte" in tiny.project.log.read_text(encoding="utf-8")
    assert tiny.project.built_files() == before
    assert not tiny.project.is_current()


@thorough
def test_without_a_network_one_sentence_says_so(
    tiny: TinyClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tiny.root / "web" / "node_modules").unlink()
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9/")
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    monkeypatch.setenv("npm_config_cache", str(tiny.root / "cache"))
    for name in [name for name in os.environ if name.lower().endswith("_proxy")]:
        monkeypatch.delenv(name)
    with pytest.raises(PageError, match="is there a network"):
        tiny.build()
    assert not tiny.project.has_packages()


def test_all_packages_are_renewed_where_all_were_there(
    tiny: TinyClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[str] = []

    def pretend(project: page.Project, *arguments: str, told: object) -> None:
        installed.append(arguments[-1])

    monkeypatch.setattr(page.Project, "_node", pretend)
    tiny.project.packages.unlink()
    tiny.project.packages.mkdir()
    for wanted in ("build", "build", "all", "build", "all"):
        tiny.project.install_packages("all" if wanted == "all" else "build")
    assert installed == ["--omit=dev", "--include=dev"]
    tiny.write("web/package-lock.json", "{}")
    tiny.project.install_packages("build")
    assert installed[2:] == ["--include=dev"]


def test_the_page_is_built_without_what_only_its_tests_need() -> None:
    client = page.ROOT / "web"
    package = json.loads((client / "package.json").read_text(encoding="utf-8"))
    files = [client / "vite.config.ts", client / "svelte.config.js"]
    files += [path for path in client.glob("src/**/*") if path.suffix in {".ts", ".svelte", ".css"}]
    used = {name for path in files if ".test." not in path.name for name in imported_by(path)}
    assert "svelte" in used
    assert used <= set(package["dependencies"])


def imported_by(path: Path) -> Iterator[str]:
    """The packages that a source names."""
    text = path.read_text(encoding="utf-8")
    for name in re.findall(r"""(?<!["'])\b(?:from|import|import\()\s*["']([^"']+)["']""", text):
        if not name.startswith((".", "$", "/", "node:")):
            yield "/".join(name.split("/")[: 2 if name.startswith("@") else 1])


def test_a_built_page_serves_where_its_sources_are_not(tiny: TinyClient) -> None:
    tiny.build()
    (tiny.root / "web").rename(tiny.root / "elsewhere")
    assert tiny.build() == []
    (tiny.project.page / "index.html").unlink()
    with pytest.raises(PageError, match="sources are missing"):
        tiny.build()


@pytest.mark.parametrize("folder", ["web", page.PEER])
def test_the_lock_file_names_every_package_by_hash_and_no_registry(folder: str) -> None:
    text = (page.ROOT / folder / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert text.count('"integrity"') == text.count('"node_modules/')
