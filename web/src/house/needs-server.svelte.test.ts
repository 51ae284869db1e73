// What the page offers in a house without a server, and what in one with a server.

import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { game as table } from "../../tests/fake-table";
import App from "../App.svelte";
import { type Abilities, alone, enter, type House, house } from "../core/house";
import { memory } from "../core/memory.svelte";
import { router } from "../core/router.svelte";
import { Session } from "../core/session.svelte";
import { settings } from "../core/settings.svelte";
import { loadWords, say } from "../core/words.svelte";
import type { GameShown } from "../protocol";
import Go from "../screens/Go.svelte";
import NewTable from "../screens/NewTable.svelte";
import Shelf from "../screens/Shelf.svelte";
import Table from "../screens/Table.svelte";
import InviteDialog from "../table/InviteDialog.svelte";
import WatchDialog from "../table/WatchDialog.svelte";
import InvitePanel from "./InvitePanel.svelte";
import SitterDialog from "./SitterDialog.svelte";

const GAME: GameShown = {
  name: "some-game",
  version: 1,
  seats: [2],
  boards: ["plain"],
  options: [],
  clauses: [],
  bots: ["novice"],
  levels: ["novice"],
  secrets: false,
  realtime: false,
};

const EVERYTHING: Abilities = { play: true, friends: true, phones: true };
const ALONE: Abilities = { play: true, friends: false, phones: false };

const before = house();
let asked: string[] = [];

/** A house that knows one game and nothing else, and can do so much. */
function enterHouse(can: Abilities): void {
  const answers: Record<string, string> = {
    "/api/games": JSON.stringify([GAME]),
    "/api/games/some-game/words/en": "game-title = Some game",
  };
  const other: House = {
    place: "server",
    can,
    prepare: () => {},
    isThere: async () => true,
    ask: async (_, path) => {
      asked.push(path);
      const answer = answers[path];
      return answer ? new Response(answer) : new Response("{}", { status: 404 });
    },
    dial: () => ({ onopen: null, onmessage: null, onclose: null, send() {}, close() {} }),
  };
  enter(other);
}

beforeAll(async () => {
  settings.language = "en";
  await loadWords();
});
beforeEach(() => {
  asked = [];
});
afterEach(() => enter(before));

const needsServer = () => screen.queryByLabelText(say("page-server-address"));

describe("without a server", () => {
  beforeEach(() => enterHouse(ALONE));

  it("the way to one leads to the same screen there", async () => {
    router.go("/go#K7QM4P");
    render(Go, { code: "K7QM4P" });
    expect(screen.queryByRole("link", { name: say("page-server-go") })).toBeNull();
    const field = screen.getByLabelText(say("page-server-address"));
    await fireEvent.input(field, { target: { value: "192.168.1.7:4747" } });
    const way = screen.getByRole<HTMLAnchorElement>("link", { name: say("page-server-go") });
    expect(way.href).toBe("http://192.168.1.7:4747/go#K7QM4P");
    const follow = vi.fn((event: Event) => event.preventDefault()); // jsdom has no other page
    way.addEventListener("click", follow);
    await fireEvent.keyDown(field, { key: "Enter" });
    expect(follow).toHaveBeenCalledOnce();
  });

  it("no code is asked for, and none looked up", () => {
    render(Go, { code: "K7QM4P" });
    expect(screen.queryByLabelText(say("hand-go-code"))).toBeNull();
    expect(asked).toEqual([]);
  });

  it("an invitation leads to its server", () => {
    render(Table, { table: "abc", invitation: "secret" });
    expect(screen.getByText(say("page-join-elsewhere"))).toBeTruthy();
    expect(needsServer()).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it("phones cannot be chosen at a new table", async () => {
    render(NewTable, { game: "some-game" });
    const phones = await screen.findByRole("radio", { name: say("page-around-phones") });
    expect(phones).toHaveProperty("disabled", true);
    expect(screen.getByText(say("page-around-here-help"))).toBeTruthy();
    expect(needsServer()).toBeTruthy();
  });

  it("the shelf tells how to play with friends, and asks for no network", async () => {
    render(Shelf);
    expect(await screen.findByText(say("page-server-title"))).toBeTruthy();
    expect(needsServer()).toBeTruthy();
    expect(asked).not.toContain("/api/here");
  });

  it("nobody elsewhere can be given a seat", () => {
    const sitter = { who: "bot", bot: "novice" } as const;
    const chosen = { phones: false, sitter, known: "", onchoose: () => {} };
    render(SitterDialog, { open: true, seat: "B", game: GAME, ...chosen });
    const elsewhere = screen.getByRole("radio", { name: new RegExp(say("page-sitter-elsewhere")) });
    expect(elsewhere).toHaveProperty("disabled", true);
    expect(screen.getByText(say("page-server-needed"))).toBeTruthy();
    const here = screen.getByRole("radio", { name: new RegExp(say("page-sitter-here")) });
    expect(here).toHaveProperty("disabled", false);
  });

  it("no link is made to a seat or to watch by, and no big screen opened", () => {
    const session = new Session("t", table, "fake");
    memory.remember({ table: "t", game: "fake", since: 0, host: "key", tokens: {} });
    render(InvitePanel, { table: "t", seat: "B", invitation: "secret", host: "key" });
    render(InviteDialog, { session, open: true });
    render(WatchDialog, { session, open: true });
    expect(screen.getAllByLabelText(say("page-server-address"))).toHaveLength(3);
    expect(screen.queryByLabelText(say("page-invite-link"))).toBeNull();
    expect(screen.queryByLabelText(say("table-watch-link"))).toBeNull();
    const big = screen.getByRole("button", { name: say("table-watch-screen") });
    expect(big).toHaveProperty("disabled", true);
    expect(asked).toEqual([]);
    session.close();
  });

  it("nothing is played where the browser withholds what it needs, and the page says so", () => {
    vi.stubGlobal("isSecureContext", false);
    enterHouse(alone());
    render(App);
    expect(screen.getByRole("heading", { name: say("page-insecure-title") })).toBeTruthy();
    expect(screen.getByText(say("page-insecure"))).toBeTruthy();
    expect(asked).toEqual([]);
  });
});

describe("with a server", () => {
  beforeEach(() => enterHouse(EVERYTHING));

  it("phones can be chosen at a new table, and nothing is said of servers", async () => {
    render(NewTable, { game: "some-game" });
    const phones = await screen.findByRole("radio", { name: say("page-around-phones") });
    expect(phones).toHaveProperty("disabled", false);
    expect(screen.getByText(say("page-around-screen-help"))).toBeTruthy();
    expect(needsServer()).toBeNull();
  });

  it("a code is asked for", () => {
    render(Go, { code: "" });
    expect(screen.getByLabelText(say("hand-go-code"))).toBeTruthy();
    expect(needsServer()).toBeNull();
  });

  it("the big screen can be opened", () => {
    const session = new Session("t", table, "fake");
    render(WatchDialog, { session, open: true });
    const big = screen.getByRole<HTMLAnchorElement>("link", { name: say("table-watch-screen") });
    expect(new URL(big.href).pathname).toBe("/table/t/screen");
    expect(needsServer()).toBeNull();
    session.close();
  });
});
