"""A client of a few lines, built with the real settings and the real tools of the page."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools import page

SETTINGS = (
    ".npmrc", "index.html", "package-lock.json", "package.json", "svelte.config.js",
    "tsconfig.json", "vite.config.ts",
)  # fmt: skip

MAIN = """
import { mount } from "svelte";
import Greeting from "./Greeting.svelte";
import words from "../../src/ludotheque/words/page/en.ftl?raw";

mount(Greeting, { target: document.getElementById("app")!, props: { words } });
void import("./later").then(({ board }) => board());
"""

GREETING = """
<script lang="ts">
  let { words }: { words: string } = $props();
</script>

<h1>{words}</h1>

<style>
  h1 { color: rebeccapurple; }
</style>
"""

LATER = """export function board(): void { document.title = "the board has come"; }\n"""


class TinyClient:
    """A whole project in a folder of its own; `said` is what its builds told."""

    def __init__(self, root: Path) -> None:
        self.said: list[str] = []
        self.project = page.Project(root, self.said.append)
        self.root = root
        self.write("src/ludotheque/words/page/en.ftl", "greeting = Good evening\n")
        for name in SETTINGS:
            shutil.copy(page.ROOT / "web" / name, root / "web")
        shutil.copytree(page.ROOT / "web" / "public", root / "web" / "public")
        (root / "web" / "node_modules").symlink_to(page.ROOT / "web" / "node_modules")
        self.write("web/src/main.ts", MAIN)
        self.write("web/src/Greeting.svelte", GREETING)
        self.write("web/src/later.ts", LATER)
        shutil.copy(page.ROOT / "web" / "src" / "service-worker.ts", root / "web" / "src")

    def write(self, path: str, text: str) -> None:
        (self.root / "web").mkdir(parents=True, exist_ok=True)
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text, encoding="utf-8")

    def build(self) -> list[str]:
        """Builds the page where that is needed; what was told of it."""
        self.said.clear()
        self.project.build()
        return list(self.said)
