import { beforeEach, describe, expect, it } from "vitest";
import { memory } from "./memory.svelte";

const KEY = "ludotheque.tables";
const table = (name: string, more = {}) => ({
  table: name,
  game: "some-game",
  since: 1,
  tokens: { A: `key of ${name}` },
  ...more,
});
const written = () => JSON.parse(localStorage.getItem(KEY) ?? "[]");

beforeEach(() => {
  for (const { table: name } of memory.tables) memory.forget(name);
  localStorage.clear();
});

describe("the memory of tables", () => {
  it("keeps what it is told, the latest first", () => {
    memory.remember(table("one"));
    memory.remember(table("two"));
    expect(memory.tables.map((each) => each.table)).toEqual(["two", "one"]);
    expect(written()).toEqual(memory.tables);
  });

  it("adds keys to those it has, and knows still when it began", () => {
    memory.remember(table("one", { host: "host" }));
    memory.remember(table("one", { since: 99, tokens: { B: "other" } }));
    expect(memory.find("one")).toEqual(
      table("one", { host: "host", tokens: { A: "key of one", B: "other" } }),
    );
  });

  it("forgets for good", () => {
    memory.remember(table("one"));
    memory.forget("one");
    expect(memory.find("one")).toBeUndefined();
    expect(written()).toEqual([]);
  });

  it("does not lose what another window has written meanwhile", () => {
    memory.remember(table("one"));
    localStorage.setItem(KEY, JSON.stringify([table("elsewhere"), ...written()]));
    memory.remember(table("two"));
    expect(memory.tables.map((each) => each.table)).toEqual(["two", "elsewhere", "one"]);
  });

  it("hears of what another window writes", () => {
    localStorage.setItem(KEY, JSON.stringify([table("elsewhere")]));
    dispatchEvent(new StorageEvent("storage", { key: KEY }));
    expect(memory.find("elsewhere")).toBeDefined();
  });

  it.each(["", "no", "{}", "[1, null, {}]"])("survives what makes no sense: %s", (text) => {
    localStorage.setItem(KEY, text);
    dispatchEvent(new StorageEvent("storage", { key: KEY }));
    expect(memory.tables).toEqual([]);
  });
});
