import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../core/api";
import { Approach } from "../core/approach.svelte";
import { lookAt } from "../core/known";
import { memory } from "../core/memory.svelte";
import { settings } from "../core/settings.svelte";
import { loadWords } from "../core/words.svelte";
import KnownGame from "../house/KnownGame.svelte";
import Arrival from "./Arrival.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>the table</p>" }));
const OUTDATED = { code: "table-other-version", values: { version: 1, current: 2 } };

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ["en", /cannot be played on/, "To the shelf"],
  ["fr", /On ne peut pas y continuer la partie/, "À l’étagère"],
] as const)(
  "a table of before says that it cannot be played on, in %s",
  async (language, words, way) => {
    settings.language = language;
    await loadWords("", language);
    const approach = new Approach(async () => {
      throw new ApiError(OUTDATED.code, OUTDATED.values, 409);
    });
    render(Arrival, { approach, children });
    await approach.lay();
    expect((await screen.findByText(words)).textContent).toMatch(/1.*2/);
    screen.getByRole("link", { name: way });
    expect(screen.queryByRole("button")).toBeNull(); // trying again would not help
  },
);

it.each([
  ["en", /this table cannot be played on\.$/],
  ["fr", /on ne peut plus jouer à cette table\.$/],
] as const)(
  "on the shelf it says so too, and another can be begun, in %s",
  async (language, words) => {
    settings.language = language;
    await loadWords("", language);
    memory.remember({ table: "t", game: "pac-man", since: 0, tokens: { A: "key" } });
    vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
      Response.json({ type: "failed", ...OUTDATED }, { status: 409 }),
    );
    const [known] = memory.tables;
    if (!known) throw new Error("nothing is remembered");
    render(KnownGame, { known, found: lookAt(known) });
    await screen.findByText(words);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/new/pac-man",
    ]);
  },
);
