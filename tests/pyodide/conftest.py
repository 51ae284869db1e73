"""What these tests share: the built parts of `web/src/browser/`, and one browser."""

from __future__ import annotations

import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tools.browser_package import package
from tools.page import node

from .chromium import Chromium, Tab, Visitor, running, served

WEB = Path(__file__).resolve().parents[2] / "web"
BUILD = """
import { build } from "vite";
import { resolve } from "node:path";
const [folder, ...entries] = process.argv.slice(1);
const entry = Object.fromEntries(
  entries.map((name) => [name.replace(".worker", ""), `src/browser/${name}.ts`]),
);
await build({
  configFile: false, logLevel: "error", publicDir: false,
  resolve: { alias: { $ludotheque: resolve("../src/ludotheque") } },
  worker: { format: "es" },
  build: { lib: { entry, formats: ["es"] }, outDir: folder, emptyOutDir: false },
});
"""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what a tab loads."""
    folder = tmp_path_factory.mktemp("site")
    command = [
        str(node()),
        "--input-type=module",
        "-e",
        BUILD,
        "--",
        str(folder),
        "storage",
        "house.worker",
    ]
    subprocess.run(command, cwd=WEB, check=True)
    package(folder / "python")
    (folder / "empty.html").write_text("<!doctype html><title>Empty</title>", encoding="utf-8")
    return folder


@pytest.fixture(scope="session")
def chromium(site: Path) -> Iterator[Chromium]:
    with served(site) as origin, running(origin) as found:
        yield found


@pytest.fixture
async def visitor(chromium: Chromium) -> AsyncIterator[Visitor]:
    found = await chromium.visitor()
    yield found
    await found.leave()


@pytest.fixture
async def tab(visitor: Visitor) -> Tab:
    return await visitor.tab()
