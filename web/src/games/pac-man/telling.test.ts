import { beforeAll, expect, test } from "vitest";
import { drafted as draftedOf, way } from "../../../tests/drafts";
import { draftedFrom, sayingIn, testWords, tipsFor } from "../../../tests/telling";
import type { Draft } from "../../core/draft.svelte";
import { settings } from "../../core/settings.svelte";
import { loadWords, say } from "../../core/words.svelte";
import { briefOf } from "../../table/told";
import { choiceOf } from "./choice.svelte";
import { entries, position, start } from "./fixtures";
import { asked, described, expected, lot, offered, standing, warned } from "./telling";
import { tip } from "./tips";
import type { View } from "./view";

beforeAll(async () => {
  const words = ["", "pac-man"].flatMap((game) => [loadWords(game, "en"), loadWords(game, "fr")]);
  await Promise.all(words);
});

const sentence = sayingIn("pac-man");

const views = [start, ...entries.map(({ view }) => view)];

testWords(
  "pac-man",
  { expected, described, offered, asked },
  {
    views,
    position,
    names: ["choose", "ghosts", "walk", "name"],
    more: ["stay"],
    asks: /^[^{}]+[.?]$/,
  },
);

test("only a Pac-Man is promised the marbles on its way", () => {
  const { view } = position("choose");
  const [space = ""] = Object.keys(view.marbles);
  expect(offered(space, view, ["pac-man 3"]).key).toBe("choose-step-to-marble");
  expect(offered(space, view, ["ghost-1 3"]).key).toBe("move-step");
});

test.each(["en", "fr"] as const)("homes that are still to be drawn are told, in %s", (language) => {
  settings.language = language;
  const players = start.players.map((player) => ({ ...player, home: "", pacman: "" }));
  const view = { ...start, phase: "empty-home", players };
  for (const each of [expected(view), ...described(view)]) {
    expect(sentence(each)).toMatch(/^.+[.!]$/);
    expect(each.key).not.toBe("position-player");
  }
});

test.each(["en", "fr"] as const)(
  "which home stays empty is told of the draw, in %s",
  (language) => {
    settings.language = language;
    const found = lot({ number: 1, outcomes: 4, outcome: 0, move: "empty c9" });
    expect(sentence(found ?? { key: "" })).toContain("c9");
    expect(lot({ number: 2, outcomes: 36, outcome: 0, move: "1-1" })).toBeNull();
  },
);

const CHOSE = ["chose", { seat: "A", piece: "pac-man", die: 2 }] as const;
const STEPPED = ["stepped", { seat: "A", piece: "pac-man", space: "c4" }] as const;
const GOBBLED = ["gobbled-white", { seat: "A", space: "c4" }] as const;
const EMPTIED = ["emptied", { seat: "A", count: 1 }] as const;

/** A line of the log that tells these events. */
const lineOf = (...events: ReadonlyArray<readonly [string, Record<string, string | number>]>) => ({
  id: 1,
  seat: "A",
  at: 0,
  sentences: events.map(([code, values]) => ({ key: `event-${code}`, values, game: "pac-man" })),
});

test("in the log, signs end before a sentence begins, and say what was gobbled", () => {
  settings.language = "en";
  expect(briefOf(lineOf(CHOSE, STEPPED, GOBBLED, STEPPED, EMPTIED), {})).toBe(
    "A plays the 2 with their Pac-Man. →\u202fc4 (+1\u00a0marble) →\u202fc4. 1 white marble goes into A’s tray.",
  );
});

test("in the log, signs end with a full stop unless the next line goes on with more of them", () => {
  settings.language = "en";
  const [step, gobble] = [lineOf(STEPPED), lineOf(STEPPED, GOBBLED)];
  expect(briefOf(step, {}, gobble)).toBe("→\u202fc4");
  expect(briefOf(gobble, {}, lineOf(CHOSE))).toBe("→\u202fc4 (+1\u00a0marble).");
  expect(briefOf(step, {})).toBe("→\u202fc4.");
});

test("few marbles are told with their places", () => {
  settings.language = "en";
  const view = { ...start, marbles: { c4: "white", d4: "white", b6: "yellow" } };
  const told = described(view).map(sentence);
  expect(told).toContain("2 white marbles are left in the maze: c4, d4.");
  expect(told).toContain("A yellow marble lies on b6.");
});

test("marbles still inside a Pac-Man count", () => {
  const view = { ...start, turn: "A", swallowed: 4 };
  expect(standing(view)[0]).toEqual({ seat: "A", points: (start.players[0]?.white ?? 0) + 4 });
});

// ---------------------------------------------------------------- what is asked of whoever chooses

const drafted = draftedFrom(position);

test("what is asked follows what has been chosen so far", () => {
  settings.language = "en";
  const { view, draft } = drafted("choose");
  const now = () => sentence(asked(view, draft));
  expect(now()).toBe("Choose a piece and a die.");
  const [[piece, [die = 0]] = ["", []]] = choiceOf(draft).dice;
  choiceOf(draft).pickDie(die);
  expect(now()).toMatch(new RegExp(`^Which piece moves ${die} spaces?\\?$`));
  choiceOf(draft).pick(piece);
  expect(now()).toMatch(new RegExp(`^\\w.*: ${die} spaces?\\.$`));
  draft.takeBack(true);
  choiceOf(draft).pick(piece);
  expect(now()).toMatch(/^Which die for .*\?$/);
});

/** A ghost that can walk three spaces, and comes upon somebody after two of them. */
function catching(own: boolean): { view: View; draft: Draft; line: string[] } {
  const { view, draft: before } = drafted("ghosts");
  const other = view.players.find(({ seat }) => seat !== before.seat)?.seat ?? "";
  const end = { ...way("d7"), finds: { caught: own ? before.seat : other } };
  const { draft } = draftedOf({
    seat: before.seat,
    legal: ["ghost-1 3"],
    ways: [way("ghost-1 3", way("f8", end), way("e8", end))],
  });
  draft.choose("ghost-1 3");
  return { view, draft, line: ["f8", "d7"] };
}

test.each([false, true])("a catch that ends the walk early says so (own: %s)", (own) => {
  settings.language = "en";
  const { view, draft, line } = catching(own);
  expect(sentence(asked(view, draft))).not.toContain("stops");
  draft.preview = line;
  expect(sentence(asked(view, draft))).toMatch(own ? /sends your Pac-Man home.*stops/ : /catches/);
  draft.choose(...line);
  expect(warned(view, draft)?.key).toBe(own ? "stops-sending-home" : "stops-catching");
});

test("what uses up its die is confirmed as anything else", () => {
  const { view, draft } = drafted("walk");
  const line = draft.lines().find((each) => each.length === view.walk?.left) ?? [];
  draft.choose(...line);
  expect(warned(view, draft)).toBeNull();
});

// ---------------------------------------------------------------- the guided game

const tips = (view: View, draft: Draft | null) => tipsFor(tip, view, draft);

test("the guided game begins with the dice, then the pieces", () => {
  const { view, draft } = drafted("choose");
  const players = view.players.map((player) => ({ ...player, white: 0 }));
  expect(tips({ ...view, players }, draft).slice(0, 2)).toEqual(["tip-dice", "tip-piece"]);
});

test("once something is chosen, how to choose it is not said any more", () => {
  const { view, draft } = drafted("choose");
  const players = view.players.map((player) => ({ ...player, white: 0 }));
  choiceOf(draft).pick("pac-man");
  expect(tips({ ...view, players }, draft)).not.toContain("tip-piece");
  expect(tips({ ...view, players }, draft)).not.toContain("tip-dice");
});

test("a ghost that can catch somebody is pointed at itself, whichever it is", () => {
  const { view, draft } = catching(false);
  expect(tip(view, draft, new Set())).toEqual({ key: "tip-catch", at: "ghost-1" });
});

test("a way is explained when one is to be chosen, and confirming when one has been", () => {
  const { view, draft } = drafted("walk");
  expect(tips(view, draft)[0]).toBe("tip-path");
  draft.choose(...(draft.lines()[0] ?? []));
  expect(tips(view, draft)).toContain("tip-confirm");
});

test("where only one player could pay, nobody is asked who pays", () => {
  const { view, seat, legal, ways } = position("name");
  const { draft } = draftedOf({ seat, legal: legal.slice(0, 1), ways: [] }, false);
  expect(asked(view, draft).key).toBe("own-name");
  expect(tips(view, draft)).not.toContain("tip-name");
  draft.learn(ways.slice(0, 1));
  expect(draft.finished).toBe(true);
  expect(tips(view, draft)).not.toContain("tip-name");
});

test("ghosts are explained when one is chosen, and paying when a ghost has been gobbled", () => {
  const ghosts = drafted("ghosts");
  choiceOf(ghosts.draft).pick("ghost-1");
  expect(tips(ghosts.view, ghosts.draft)).toContain("tip-ghosts");
  const { view, draft } = drafted("name");
  expect(tips(view, draft)).toContain("tip-name");
});

test.each(["en", "fr"] as const)(
  "whoever only watches is told of the first roll alone, in %s",
  (language) => {
    settings.language = language;
    expect(tips(start, null)).toEqual(["tip-start"]);
    expect(say("tip-start", {}, "pac-man")).not.toBe("");
    expect(views.slice(-1).flatMap((view) => tips(view, null))).toEqual([]);
  },
);
