"""The house in a tab's worker, as a page has it: requests, and live connections."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from .chromium import Tab

SCRIPT = """
([name, files, database]) => {
  const worker = new Worker("/house.js", { type: "module" });
  const house = { worker, answers: new Map(), heard: [], progress: [], number: 0 };
  (window.houses ??= new Map()).set(name, house);
  worker.onmessage = ({ data }) => {
    if (data.type === "progress") house.progress.push([data.loaded, data.total]);
    else if (data.type === "answer") house.answers.get(data.id)(data);
    else if (data.type === "text" || data.type === "closed") house.heard.push(data);
  };
  return new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message ?? "the worker failed"));
    worker.addEventListener("message", ({ data }) => {
      if (data.type === "ready" || data.type === "failed") resolve(data);
    });
    worker.postMessage({ type: "start", files, database, hurried: true });
  });
}
"""
ASK = """
async ([name, method, path, headers, body]) => {
  const house = window.houses.get(name);
  const id = ++house.number;
  const answered = new Promise((resolve) => house.answers.set(id, resolve));
  house.worker.postMessage({ type: "ask", id, method, path, headers, body });
  const { status, headers: told, body: content } = await answered;
  return [status, told, new TextDecoder().decode(content)];
}
"""
HEARD = """
([name, line, wanted]) => {
  const heard = window.houses.get(name).heard.filter((each) => each.line === line);
  const found = heard.find((each) =>
    wanted === "closed" ? each.type === wanted : each.text?.includes(wanted));
  return found && { ...found };
}
"""


class Answered(NamedTuple):
    status: int
    headers: dict[str, str]
    text: str

    @property
    def content(self) -> Any:
        return json.loads(self.text)


class WorkerHouse:
    """Of one tab, by a name of the test's own."""

    def __init__(self, tab: Tab, name: str = "house") -> None:
        self.tab, self.name = tab, name

    async def start(self, database: str = "house", files: str = "/python/") -> dict[str, Any]:
        address = f"{self.tab.chromium.origin}{files}"
        return dict(await self.tab.evaluate(SCRIPT, [self.name, address, database]))

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Answered:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        text = "" if body is None else json.dumps(body)
        return Answered(*await self.tab.evaluate(ASK, [self.name, method, path, headers, text]))

    async def open_table(self, game: str, *kinds: str, **wanted: Any) -> dict[str, Any]:
        """A table with bots and people at these seats."""
        seats = [{"kind": kind} for kind in kinds]
        answer = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **wanted})
        assert answer.status == 201, answer.text
        return dict(answer.content)

    async def dial(self, line: int, table: str, *tokens: str) -> None:
        await self.post({"type": "dial", "line": line, "table": table})
        await self.say(line, {"type": "hello", "tokens": list(tokens)})

    async def say(self, line: int, message: dict[str, Any] | None) -> None:
        text = None if message is None else json.dumps(message)
        await self.post({"type": "say", "line": line, "text": text})

    async def post(self, message: dict[str, Any]) -> None:
        script = "([name, message]) => window.houses.get(name).worker.postMessage(message)"
        await self.tab.evaluate(script, [self.name, message])

    async def heard(self, line: int, wanted: str) -> dict[str, Any]:
        """The first text on a line with something in it, or its end (`closed`); waits for it."""
        handle = self.tab.page.wait_for_function
        found = await self.tab.chromium.do(
            _value(handle(HEARD, arg=[self.name, line, wanted], polling=50, timeout=0))
        )
        return dict(found)

    async def progress(self) -> list[list[int]]:
        script = "name => window.houses.get(name).progress"
        return [*await self.tab.evaluate(script, self.name)]

    async def stop(self) -> None:
        """At once, as when a tab is closed."""
        await self.tab.evaluate("name => window.houses.get(name).worker.terminate()", self.name)


async def _value(waited_for: Any) -> Any:
    return await (await waited_for).json_value()
