import { beforeAll, expect, test } from "vitest";
import { testEveryChoice } from "../../../tests/choosing";
import { drafted, way } from "../../../tests/drafts";
import type { Draft } from "../../core/draft.svelte";
import { settings } from "../../core/settings.svelte";
import { loadWords } from "../../core/words.svelte";
import { clearFor, numbersIn, routeTo, routeTowards, stepsIn } from "./choosing";
import { drawing, type Offer, position, start } from "./fixtures";
import { parsed } from "./moves";
import { chooseInstead, goBack, headOf, type Target, targetsIn } from "./targets";
import { Valley } from "./valley";

const valley = new Valley(drawing);

beforeAll(async () => {
  settings.language = "en";
  await loadWords("close-encounters");
});

const targets = ({ view }: Offer, draft: Draft): ReadonlyArray<Target> =>
  targetsIn({ valley, view, draft });

test("moves are taken apart", () => {
  expect(parsed("circle 42")).toEqual({ kind: "circle", number: 42 });
  expect(parsed("to f3")).toEqual({ kind: "step", square: "f3" });
  expect(parsed("pass")).toEqual({ kind: "pass" });
  expect(parsed("stay")).toEqual({ kind: "stay" });
  expect(numbersIn(["circle 4", "pass"])).toEqual([4]);
  expect(stepsIn(["to 4", "to ship", "stay"])).toEqual(["4", "ship"]);
});

test("every number that may be circled can be chosen, and another instead of it", () => {
  const offer = position("circle");
  const { draft } = drafted(offer);
  const all = targets(offer, draft);
  expect(all.map((each) => each.key)).toEqual([...offer.legal]);
  all[3]?.act();
  all[9]?.act();
  expect(draft.moves).toEqual([offer.legal[9]]);
  expect(targets(offer, draft)[0]).toMatchObject({ kind: "confirm", key: offer.legal[9] });
});

test("choosing what is chosen once more plays it", () => {
  const offer = position("recircle");
  const { draft, sending } = drafted(offer);
  targets(offer, draft)[0]?.act();
  expect(sending.send).not.toHaveBeenCalled();
  targets(offer, draft)[0]?.act();
  expect(sending.send).toHaveBeenCalledOnce();
});

/** A walk of two steps that arrives, and what may be circled then. */
function arriving() {
  const offer = position("leaving");
  const circles = ["circle 12", "circle 54", "pass"].map((move) => way(move));
  const [first = ""] = offer.legal;
  const walk = { ...offer, ways: [way(first, way("to ship", ...circles))] };
  return { offer: walk, first, ...drafted(walk) };
}

test("what is circled on arrival belongs to the walk: one confirmation plays both", () => {
  const { offer, first, draft, sending } = arriving();
  draft.choose(first, "to ship");
  expect(draft.finished).toBe(false);
  expect(targets(offer, draft).map(({ key }) => key)).toEqual(["circle 12", "circle 54"]);
  targets(offer, draft)[0]?.act();
  expect(sending.send).not.toHaveBeenCalled();
  targets(offer, draft)[1]?.act(); // another one instead
  expect(draft.moves).toEqual([first, "to ship", "circle 54"]);
  void draft.confirm();
  expect(sending.send).toHaveBeenCalledExactlyOnceWith(offer.seat, draft.moves, false);
});

test("another number can be circled than the one that was drawn together with the walk", () => {
  const { offer, first, draft } = arriving();
  draft.drawHint([first, "to ship", "circle 54"]);
  targets(offer, draft)
    .find(({ key }) => key === "circle 12")
    ?.act();
  expect(draft.moves).toEqual([first, "to ship", "circle 12"]);
  chooseInstead(draft, "pass");
  expect(draft.moves).toEqual([first, "to ship", "pass"]);
});

test("a walk is drawn step by step, and back again", () => {
  const offer = position("walk");
  const { draft } = drafted(offer);
  const steps = targets(offer, draft).filter((each) => each.kind === "step");
  expect(steps.map((each) => `to ${each.square}`)).toEqual([...offer.legal]);
  steps[0]?.act();
  const [first] = offer.legal;
  expect(headOf(offer.view, draft)).toBe(first?.slice(3));
  targets(offer, draft)
    .find((each) => each.kind === "step")
    ?.act();
  expect(draft.moves).toHaveLength(2);
  goBack(draft, 1);
  expect(draft.moves).toEqual([first]);
  targets(offer, draft)
    .find((each) => each.kind === "path")
    ?.act();
  expect(draft.moves).toEqual([]);
});

testEveryChoice(position("walk"), targets, 12);

const NONE: ReadonlySet<number> = new Set();

test("a route is the shortest that is known, and of these the straightest", () => {
  const ways = [
    way("to 62", way("to 52", way("to 41"))),
    way("to 61", way("to 51", way("to 41")), way("to 50", way("to 39"))),
    way("to 60", way("to 50")),
  ];
  expect(routeTo(valley, "72", ways, "50", NONE)).toEqual(["to 61", "to 50"]);
  expect(routeTo(valley, "72", ways, "39", NONE)).toEqual(["to 61", "to 50", "to 39"]);
  expect(routeTo(valley, "72", ways, "61", NONE)).toEqual(["to 61"]);
  expect(routeTo(valley, "72", ways, "9", NONE)).toEqual([]);
});

test("of routes as simple as each other, the one over trap-free squares is taken", () => {
  const ways = [
    way("to 61", way("to 50", way("to 38"))),
    way("to 60", way("to 49", way("to 38")), way("to 50", way("to 38"))),
  ];
  const clear = new Set([60, 49]);
  const safest = ["to 60", "to 49", "to 38"];
  expect(routeTo(valley, "72", ways, "38", NONE)).toEqual(["to 61", "to 50", "to 38"]);
  expect(routeTo(valley, "72", ways, "38", clear)).toEqual(safest);
  expect(routeTowards(valley, "72", ways, "38", clear)).toEqual(safest);
  expect(routeTowards(valley, "72", ways, "5", clear)).toEqual(safest); // beyond what is known
});

test("a route makes no bend and no jump that nobody asked for", () => {
  const straight = ["to 61", "to 50", "to 39"];
  const hooked = way("to 60", way("to 49", way("to 39")), way("to 38", way("to 39")));
  const over = way("to 71", way("to 49", way("to 39"))); // it jumps over 60
  const ways = [hooked, over, way("to 61", way("to 50", way("to 39")), way("to 39"))];
  const clear = new Set([60, 49, 38, 71]);
  expect(routeTo(valley, "72", ways, "39", clear)).toEqual(straight);
  expect(routeTowards(valley, "72", ways, "6", clear)).toEqual(straight);
  expect(routeTo(valley, "72", [over], "39", clear)).toEqual(["to 71", "to 49", "to 39"]);
  expect(routeTo(valley, "72", [way("to 50")], "50", clear)).toEqual(["to 50"]); // asked for
});

test("how far a square is, jumps included", () => {
  expect(valley.stepsOver("72", "39", new Set())).toBe(3);
  expect(valley.stepsOver("72", "39", new Set(["61", "50"]))).toBe(1);
  expect(valley.stepsOver("72", "50", new Set(["61"]))).toBe(1);
});

test("clear is what no opponent can have circled; one's own card does not count", () => {
  const players = start.players.map((player, index) => ({
    ...player,
    clear: [[1], [4, 5, 6], [5, 6, 7]][index] ?? [],
  }));
  expect([...clearFor({ ...start, players }, "A")]).toEqual([5, 6]);
  expect([...clearFor({ ...start, players }, "B")]).toEqual([]);
});

test("a square that is farther than what is known is come nearer to, or not at all", () => {
  const offer = position("walk");
  const { draft } = drafted(offer);
  const from = headOf(offer.view, draft);
  for (const { name } of valley.squares) {
    const route = routeTowards(valley, from, draft.after, name, NONE);
    const end = stepsIn(route).at(-1) ?? from;
    if (route.length > 0) expect(valley.steps(end, name)).toBeLessThan(valley.steps(from, name));
    const known = routeTo(valley, from, draft.after, name, NONE);
    if (known.length > 0) expect(route).toEqual(known);
  }
});

test("what continues a choice is taken back together with it", () => {
  const { draft } = drafted(position("walk"));
  const [first = "", second = ""] = draft.lines()[0] ?? [];
  draft.choose(first);
  draft.continueWith(second);
  expect(draft.moves).toEqual([first, second]);
  draft.takeBack();
  expect(draft.moves).toEqual([]);
});
