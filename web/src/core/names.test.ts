import { beforeAll, describe, expect, it } from "vitest";
import type { SeatShown } from "../protocol";
import { introduced, labelOf, nameOf, namesOf, seenFrom } from "./names";
import { settings } from "./settings.svelte";
import { loadWords } from "./words.svelte";

const seat = (letter: string, part: Partial<SeatShown> = {}): SeatShown => ({
  seat: letter,
  name: "",
  kind: "person",
  bot: "",
  stand_in: "",
  resigned: false,
  present: true,
  people: [],
  asking: [],
  away_in_ms: 0,
  yours: false,
  ...part,
});

beforeAll(async () => {
  settings.language = "en";
  await Promise.all([loadWords(), loadWords("pac-man")]);
});

describe("names", () => {
  it("are people's own", () => {
    expect(nameOf(seat("A", { name: "Rosa" }))).toBe("Rosa");
  });

  it("are “you” for somebody nameless who is alone at this screen, and for nobody else", () => {
    const own = { yours: true };
    expect(labelOf(seat("A", own), true)).toBe("You");
    expect(labelOf(seat("A", own), false)).toBe("Player A");
    expect(labelOf(seat("A"), true)).toBe("Player A");
    expect(labelOf(seat("A", { ...own, name: "Rosa" }), true)).toBe("Rosa");
  });

  it("are never the bare letter of a seat, nor the kind of a bot", () => {
    const bot = (letter: string) => seat(letter, { kind: "bot", bot: "greedy", name: "greedy" });
    const names = namesOf([
      seat("A", { name: "A" }),
      bot("B"),
      bot("C"),
      seat("D", { kind: "open" }),
    ]);
    expect(new Set(Object.values(names)).size).toBe(4);
    for (const name of Object.values(names)) expect(name).toMatch(/^(?!greedy).{3,}/);
  });
});

describe("characters", () => {
  const bot = (letter: string, level: string) =>
    seat(letter, { kind: "bot", bot: level, name: level });
  const introducedIn = (game: string, ...seats: SeatShown[]) =>
    introduced(seats, game).map((each) => nameOf(each));

  it("bear the names that the game gives them", () => {
    expect(introducedIn("pac-man", seat("A", { name: "Rosa" }), bot("B", "novice"))).toEqual([
      "Rosa",
      "Crumb",
    ]);
  });

  it("have names of their own where there are several of one", () => {
    const names = introducedIn(
      "pac-man",
      bot("A", "sharp"),
      seat("B", { kind: "bot", bot: "sharp", name: "other-1" }),
      seat("C", { kind: "bot", bot: "sharp", name: "other-2" }),
    );
    expect(names).toEqual(["Lantern", "Pip", "Munch"]);
  });

  it("follow the language of whoever reads, as do those who gave no name", async () => {
    settings.language = "fr";
    await Promise.all([loadWords(), loadWords("pac-man")]);
    const other = seat("B", { kind: "bot", bot: "sharp", name: "other-1" });
    const names = introducedIn("pac-man", seat("A", { name: "A" }), other);
    expect(names).toEqual(["Joueur A", "Pépin"]);
    settings.language = "en";
  });

  it("are told apart at a table of before, where several share a name", () => {
    const names = introducedIn("pac-man", bot("A", "novice"), bot("B", "sharp"), bot("C", "sharp"));
    expect(names).toEqual(["Crumb", "Lantern B", "Lantern C"]);
  });

  it("leave those alone who are none, and a game that has none", () => {
    expect(introducedIn("pac-man", bot("B", "greedy"))).toEqual(["Basil"]);
    expect(introducedIn("some-game", bot("B", "novice"))).toEqual(["Basil"]);
  });
});

describe("seats", () => {
  it("are seen from one's own, in the order in which people sit", () => {
    const order = (...mine: string[]) =>
      seenFrom(["A", "B", "C", "D"].map((each) => seat(each, { yours: mine.includes(each) })))
        .map((each) => each.seat)
        .join("");
    expect(order("A")).toBe("ABCD");
    expect(order("C")).toBe("CDAB");
    expect(order("B", "D")).toBe("BCDA");
    expect(order()).toBe("ABCD");
  });
});
