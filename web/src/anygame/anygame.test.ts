import { fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { flushSync, tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { drafted, seated, way } from "../../tests/drafts";
import { timeShown } from "../../tests/fake-table";
import type { RealTime } from "../core/realtime.svelte";
import { settings } from "../core/settings.svelte";
import { loadWords, say } from "../core/words.svelte";
import { gameClient } from "../games";
import type { GameTable } from "../games/contract";
import type { GameShown, Way } from "../protocol";
import { wholeOf } from "../table/told";
import { anyGame, withDefaults } from "./client";

const WORDS = {
  en: `
game-title = Treasure
move-hide = Hide it in box { $first }
move-stay = Stay
phase-open = { $turn } opens a box.
own-open = Open a box.
field-own-coin = Your coin
event-found = { $seat } finds it.
`,
  fr: "game-title = Trésor",
};

function onShelf(name: string, more: Partial<GameShown> = {}): GameShown {
  const lists = { seats: [2], boards: ["one"], options: [], clauses: [], bots: [], levels: [] };
  return { name, version: 1, ...lists, secrets: false, realtime: false, ...more };
}

const SHELF = [onShelf("treasure", { secrets: true }), onShelf("mute", { realtime: true })];

const asked: string[] = [];

beforeAll(async () => {
  settings.language = "en";
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (path === "/api/games") return Response.json(SHELF);
    const language = path.endsWith("/fr") ? "fr" : "en";
    return new Response(path.includes("/treasure/") ? WORDS[language] : "");
  });
  for (const { name } of SHELF) gameClient(name);
  await Promise.all([
    loadWords(),
    ...SHELF.flatMap(({ name }) => [loadWords(name), loadWords(name, "fr")]),
  ]);
  vi.unstubAllGlobals(); // everything is known now
});

const VIEW = {
  phase: "open",
  turn: "B",
  players: [
    { seat: "A", points: 2, out: false },
    { seat: "B", points: 1, out: true },
  ],
  boxes: [{ name: "a", worth: 3 }],
  own_coin: "a",
};
const SEATS = seated({ A: "Ada", B: "Basile" }, "A");
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const tableOf = (name: string): Promise<GameTable> => gameClient(name).table();

async function board(name: string, view: unknown, ways: Way[] | null, more: object = {}) {
  const { Board } = await tableOf(name);
  const legal = (ways ?? []).map(({ move }) => move);
  const { draft, sending } = drafted({ seat: "A", legal, ways: ways ?? [] });
  const props = { view, drawing: {}, seats: SEATS, draft: ways && draft, pace: 0, event: null };
  render(Board, { ...props, ...more });
  return { draft, sending };
}

const spoken = (sentence: { key: string; values?: object }, game: string) =>
  say(sentence.key, { ...sentence.values }, game);

describe("the words of any game", () => {
  it("come from the server, in the language that is spoken", () => {
    expect(say("game-title", {}, "treasure")).toBe("Treasure");
    settings.language = "fr";
    expect(say("game-title", {}, "treasure")).toBe("Trésor");
    settings.language = "en";
    expect(asked).toContain("/api/games/treasure/words/fr");
  });

  it("are not asked for where the server does not have the game", async () => {
    gameClient("elsewhere");
    await loadWords("elsewhere");
    expect(say("game-title", {}, "elsewhere")).toBe("");
    expect(asked.filter((path) => path.includes("elsewhere"))).toEqual([]);
  });

  it("tell an event that has none by what it is called", () => {
    const line = (key: string) => ({
      id: 1,
      seat: "A",
      at: 0,
      sentences: [{ key, values: { seat: "A", box: "c", owner: "B" }, game: "treasure" }],
    });
    expect(wholeOf(line("event-found"), { A: "Ada" })).toBe("Ada finds it.");
    expect(wholeOf(line("event-looked-at"), { B: "Basile" })).toBe(
      "looked at: box c, owner Basile.",
    );
  });
});

describe("the table of any game", () => {
  it("says what is expected in the game's words, or whose turn it is", async () => {
    const { expected } = await tableOf("treasure");
    expect(spoken(expected(VIEW), "treasure")).toBe("B opens a box.");
    expect(spoken(expected(VIEW, "B"), "treasure")).toBe("Open a box.");
    expect(spoken(expected({ ...VIEW, phase: "else" }), "treasure")).toBe("It is B’s turn.");
    expect(spoken(expected({}), "treasure")).toBe("The game is on.");
  });

  it("calls a move by its words, or as it is written", async () => {
    const { offered } = await tableOf("treasure");
    expect(spoken(offered("hide c", VIEW), "treasure")).toBe("Hide it in box c");
    expect(spoken(offered("stay", VIEW), "treasure")).toBe("Stay");
    expect(spoken(offered("e2 e4", VIEW), "treasure")).toBe("e2 e4");
  });

  it("describes all that a view says", async () => {
    const { described, standing } = await tableOf("treasure");
    const sentences = described(VIEW).map((each) => spoken(each, "treasure"));
    expect(sentences).toContain("A, points: 2.");
    expect(sentences).toContain("B, out: yes.");
    expect(sentences).toContain("Your coin: a.");
    expect(sentences).toContain("boxes: name a, worth 3.");
    expect(standing(VIEW)).toEqual([
      { seat: "A", points: 2 },
      { seat: "B", points: 1 },
    ]);
  });

  it("passes a screen on only when everything was read, where there are secrets", async () => {
    const event = { code: "found", values: {} };
    expect((await tableOf("treasure")).lingers?.(event)).toBe(true);
    expect((await tableOf("mute")).lingers?.(event)).toBe(false);
    expect((await tableOf("mute")).lasts(event)).toBe(0);
  });

  it("shows what a seat has", async () => {
    const { Seat } = await tableOf("treasure");
    render(Seat, { view: VIEW, seat: "B" });
    const said = screen.getAllByRole("listitem").map((each) => each.textContent?.trim());
    expect(said).toEqual(["points 1", "out"]);
  });
});

describe("the board of any game", () => {
  it("shows the picture as an image, and never as a part of the page", async () => {
    await board("treasure", { ...VIEW, picture: PICTURE }, null);
    const image = screen.getByRole("img");
    expect(image.getAttribute("src")).toBe(`data:image/svg+xml,${encodeURIComponent(PICTURE)}`);
    expect(image.getAttribute("alt")).toBe("Treasure: a picture of the position");
    expect(document.querySelector("script, .board svg")).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("tells what the view says, where there is no picture", async () => {
    await board("treasure", VIEW, null);
    expect(screen.getByRole("table").textContent).toContain("worth");
    expect(screen.getByText("Your coin")).toBeTruthy();
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("offers moves as buttons, step by step, and leads the keyboard on", async () => {
    const { draft } = await board("treasure", VIEW, [
      way("hide a", way("stay"), way("hide b")),
      way("hide c"),
    ]);
    const first = screen.getByRole("button", { name: "Hide it in box a" });
    first.focus();
    await fireEvent.click(first, { detail: 0 });
    await tick();
    flushSync();
    await tick();
    expect(draft.moves).toEqual(["hide a"]);
    expect(document.activeElement?.textContent?.trim()).toBe("Stay");
    expect(screen.getByText("Hide it in box a")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Stay" }), { detail: 1 });
    expect(draft.finished).toBe(true);
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  it("lets one search among many", async () => {
    const many = Array.from({ length: 20 }, (_, index) => way(`hide ${index}`));
    await board("treasure", VIEW, many);
    expect(screen.getAllByRole("button")).toHaveLength(20);
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "box 13" } });
    expect(screen.getAllByRole("button").map((each) => each.textContent?.trim())).toEqual([
      "Hide it in box 13",
    ]);
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "cellar" } });
    expect(screen.getByText("No move says that.")).toBeTruthy();
  });

  it("plays what is listed where there are no turns, for each side of one's own", async () => {
    const time = timeShown({ ready_move: "ready" });
    const live = { paused: false, play: vi.fn(), time } as unknown as RealTime;
    const legal = { A: ["ready", "done"], B: ["done"] };
    await board("mute", {}, null, { live, legal });
    const buttons = screen.getAllByRole("button", { name: "done" });
    expect(buttons).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "ready" })).toBeNull();
    await fireEvent.click(buttons[1] as HTMLElement);
    expect(live.play).toHaveBeenCalledWith("B", "done");
  });
});

describe("a client with some parts of its own", () => {
  const Nothing: Component<Record<string, never>> = () => ({});

  it("has the others from the client of any game", async () => {
    const Board = () => ({});
    const table = { Board, standing: () => [{ seat: "A", points: 9 }] };
    const own = withDefaults({
      name: "treasure",
      Lid: Nothing,
      age: 6,
      table: async () => ({ table }),
    });
    const found = await own.table();
    expect([own.Lid, own.age, own.minutes]).toEqual([Nothing, 6, undefined]);
    expect(found.Board).toBe(Board);
    expect(found.standing(VIEW)).toEqual([{ seat: "A", points: 9 }]);
    expect(spoken(found.offered("stay", VIEW), "treasure")).toBe("Stay");
    expect(found.Seat).toBeDefined();
  });

  it("may have no table at all", async () => {
    const own = withDefaults({ name: "treasure", Lid: Nothing });
    expect((await own.table()).Board).toBeDefined();
    expect(own.colours).toEqual(anyGame("treasure").colours);
  });

  it("draws a lid with its name", () => {
    const { Lid } = anyGame("treasure");
    render(Lid);
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Treasure");
  });
});
