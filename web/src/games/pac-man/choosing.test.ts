import { expect, test, vi } from "vitest";
import { testEveryChoice } from "../../../tests/choosing";
import { drafted, finding } from "../../../tests/drafts";
import { Draft } from "../../core/draft.svelte";
import type { Way } from "../../protocol";
import { choiceOf } from "./choice.svelte";
import { diceByPiece, endsOf, findsOn, spaceOf, stepsIn, walkerOf } from "./choosing";
import { drawing, type Offer, position } from "./fixtures";
import { Maze } from "./maze";
import { parsed } from "./moves";
import { nextTowards } from "./steering";
import { targetsIn } from "./targets";

const maze = new Maze(drawing);

function targets(offer: Offer, draft: Draft) {
  const choice = choiceOf(draft);
  return targetsIn({ maze, view: offer.view, draft, choice, names: {}, scale: 1 });
}

test("moves are taken apart as they are written", () => {
  expect(parsed("pac-man 4")).toEqual({ kind: "choose", piece: "pac-man", die: 4 });
  expect(parsed("ghost-2 1")).toEqual({ kind: "choose", piece: "ghost-2", die: 1 });
  expect(parsed("name C")).toEqual({ kind: "name", seat: "C" });
  expect(parsed("c4")).toEqual({ kind: "step", space: "c4" });
  expect(parsed("stay")).toEqual({ kind: "stay" });
});

test("each piece has the dice that it is offered with", () => {
  const dice = diceByPiece(["pac-man 4", "pac-man 2", "ghost-1 2", "stay", "c4"]);
  expect([...dice]).toEqual([
    ["pac-man", [4, 2]],
    ["ghost-1", [2]],
  ]);
});

test("a piece, then a die", () => {
  const offer = position("choose");
  const { draft } = drafted(offer);
  const choice = choiceOf(draft);
  choice.pick("pac-man");
  expect(draft.moves).toEqual([]);
  expect(targets(offer, draft).filter((each) => each.kind === "die")).toHaveLength(2);
  choice.pickDie(offer.view.dice[1] ?? 0);
  expect(draft.moves).toEqual([`pac-man ${offer.view.dice[1]}`]);
});

test("a die, then a piece", () => {
  const offer = position("choose");
  const { draft } = drafted(offer);
  const choice = choiceOf(draft);
  choice.pickDie(offer.view.dice[0] ?? 0);
  expect(draft.moves).toEqual([]);
  choice.pick("pac-man");
  expect(draft.moves).toEqual([`pac-man ${offer.view.dice[0]}`]);
});

test("another die or another piece can be chosen instead", () => {
  const offer = position("choose");
  const { draft } = drafted(offer);
  const choice = choiceOf(draft);
  const [one = 0, other = 0] = offer.view.dice;
  choice.settle("pac-man", one);
  choice.pickDie(other);
  expect(draft.moves).toEqual([`pac-man ${other}`]);
  choice.pick("ghost-1");
  expect([draft.moves, choice.piece]).toEqual([[], "ghost-1"]);
  expect(choice.back()).toBe(true);
  expect(choice.piece).toBeNull();
  expect(choice.back()).toBe(false);
});

test("with one die left it goes without saying", () => {
  const offer = position("ghosts");
  const { draft } = drafted(offer);
  choiceOf(draft).pick("ghost-2");
  expect(draft.moves).toEqual([`ghost-2 ${offer.view.dice[0]}`]);
});

test("every end of a walk is offered, by the way that finds the most", () => {
  const offer = position("walk");
  const { draft } = drafted(offer);
  const lines = draft.lines();
  const ends = endsOf(draft, []);
  expect(new Set(ends.map((end) => end.space))).toEqual(new Set(lines.map((line) => line.at(-1))));
  for (const { space, finds } of ends) {
    for (const line of lines.filter((each) => each.at(-1) === space)) {
      const others = findsOn(draft, line);
      expect(finds.white + 2 * finds.yellow).toBeGreaterThanOrEqual(
        others.white + 2 * others.yellow,
      );
    }
  }
});

test("choosing an end draws the way to it, choosing another changes it, once more plays it", () => {
  const offer = position("walk");
  const { draft, sending } = drafted(offer);
  const [first, second] = targets(offer, draft).filter((each) => each.kind === "end");
  first?.act();
  expect(draft.moves).toEqual(first?.line);
  expect(draft.finished).toBe(true);
  const again = targets(offer, draft);
  expect(again.find((each) => each.kind === "confirm")?.space).toBe(first?.space);
  again.find((each) => each.space === second?.space)?.act();
  expect(draft.moves).toEqual(second?.line);
  targets(offer, draft)
    .find((each) => each.kind === "confirm")
    ?.act();
  expect(sending.send).toHaveBeenCalledOnce();
  expect(targets(offer, draft)).toEqual([]);
});

test("a way that was chosen at once is taken back at once, and its piece after it", () => {
  const offer = position("choose");
  const { draft } = drafted(offer);
  const choice = choiceOf(draft);
  choice.settle("pac-man", offer.view.dice[0] ?? 0);
  const [one, other] = targets(offer, draft).filter((each) => each.kind === "end");
  one?.act();
  targets(offer, draft)
    .find((each) => each.space === other?.space)
    ?.act();
  expect(draft.finished).toBe(true);
  choice.back();
  expect(draft.moves).toEqual([`pac-man ${offer.view.dice[0]}`]);
  choice.back();
  expect(draft.moves).toEqual([]);
});

test("a walk can be chosen step by step", () => {
  const offer = position("walk");
  const { draft } = drafted(offer);
  for (let steps = 0; !draft.finished && steps < 9; steps += 1) {
    const next = draft.options[0] ?? "";
    const found = targets(offer, draft).find((each) => each.space === next);
    expect(found?.label).toBeDefined();
    if (found?.kind === "step") found.act();
    else draft.choose(next);
  }
  expect(draft.finished).toBe(true);
});

test("all others can be named to pay, each at its own Pac-Man", () => {
  const offer = position("name");
  const { draft } = drafted(offer);
  const named = targets(offer, draft);
  expect(named.map((each) => each.key)).toEqual(offer.legal);
  named[1]?.act();
  expect(draft.moves).toEqual([offer.legal[1]]);
});

test("the only move that is allowed is not offered before it is known whether it goes by itself", () => {
  const offer = position("name");
  const [only = ""] = offer.legal;
  const draft = new Draft(offer.seat, 0, [only], {
    send: vi.fn(),
    object: vi.fn(),
    confirms: () => true,
  });
  expect(targets(offer, draft)).toEqual([]);
  const several = new Draft(offer.seat, 0, offer.legal, {
    send: vi.fn(),
    object: vi.fn(),
    confirms: () => true,
  });
  expect(targets(offer, several)).not.toEqual([]);
});

test("a piece that may stay can be told to", () => {
  const offer = { ...position("walk"), legal: ["stay"], ways: [] };
  const last = position("name").ways.map((way) => ({ ...way, move: "stay" }));
  const ways = [...last.slice(0, 1), ...position("walk").ways];
  const { draft } = drafted({ ...offer, ways });
  targets(offer, draft)
    .find((each) => each.kind === "stay")
    ?.act();
  expect(draft.moves).toEqual(["stay"]);
});

testEveryChoice(position("choose"), targets, 14);

test("marbles, ghosts and Pac-Men on a way are counted as the server says", () => {
  const offer = position("walk");
  const { draft } = drafted(offer);
  const [[one = "", two = ""] = []] = draft.lines();
  draft.ways = finding(draft.ways, [one], { white: 1 });
  draft.ways = finding(draft.ways, [one, two], { yellow: 1, ghost: "ghost-2" });
  const both = { white: 1, yellow: 1, ghost: "ghost-2", caught: "" };
  expect(findsOn(draft, [one, two])).toEqual(both);
  expect(findsOn(draft, [one])).toMatchObject({ white: 1, yellow: 0, ghost: "" });
  draft.ways = finding(draft.ways, [one, two], { caught: "B" });
  expect(findsOn(draft, [one, two])).toMatchObject({ white: 1, caught: "B" });
  expect(findsOn(draft, ["elsewhere"])).toEqual({ white: 0, yellow: 0, ghost: "", caught: "" });
});

test("what the server says that steps find is what the picture shows there", () => {
  const { view, ways } = position("walk");
  const { draft } = drafted(position("walk"));
  let marbles = 0;
  for (const line of draft.lines()) {
    const lying = [...new Set(stepsIn(line))].map((space) => view.marbles[space]);
    const { white, yellow } = findsOn(draft, line);
    expect(white).toBe(lying.filter((marble) => marble === "white").length);
    expect(yellow).toBe(lying.filter((marble) => marble === "yellow").length);
    marbles += white + yellow;
  }
  expect(ways.length).toBeGreaterThan(0);
  expect(marbles).toBeGreaterThan(0);
});

test("the piece that walks is the one chosen, or the one on its way", () => {
  const { view } = position("walk");
  expect(walkerOf(view, [])).toBe("pac-man");
  expect(walkerOf(position("choose").view, [])).toBeNull();
  expect(walkerOf(position("choose").view, ["ghost-2 3", "c4"])).toBe("ghost-2");
  expect(spaceOf(view, "ghost-1")).toBe(view.ghosts[0]);
  expect(stepsIn(["ghost-2 3", "c4", "stay", "d4"])).toEqual(["c4", "d4"]);
});

test("an arrow leads to what lies that way, straight ahead before aslant", () => {
  const at = (key: string, x: number, y: number) => ({ key, at: { x, y } });
  const from = at("from", 0, 0);
  const all = [from, at("near", 40, 30), at("ahead", 80, 0), at("left", -10, 0)];
  expect(nextTowards(from, all, "right")?.key).toBe("ahead");
  expect(nextTowards(from, all, "left")?.key).toBe("left");
  expect(nextTowards(from, all, "bottom")?.key).toBe("near");
  expect(nextTowards(from, all, "top")).toBeUndefined();
});

test("a walk that ends where it began is drawn, and waits, even where nothing else is confirmed", () => {
  const { seat, view } = position("walk");
  const [piece, home] = ["pac-man", spaceOf(view, "pac-man", seat)];
  const round = ["a1", "a2", home];
  const way = (move: string, then: Way[]): Way => ({ move, then, more: false, finds: {} });
  const ways = round.reduceRight<Way[]>((then, move) => [way(move, then)], []);
  const send = vi.fn(async () => {});
  const sending = { send, object: vi.fn(), confirms: () => false, automatic: () => false };
  const offer: Offer = {
    ...position("walk"),
    view: { ...view, phase: "walk", walk: { piece, left: 3, came: null } },
  };
  const draft = new Draft(seat, 0, ["a1", "b1"], sending);
  draft.learn([...ways, way("b1", [])]);
  const end = (space: string) => targets(offer, draft).find((each) => each.key === `end ${space}`);
  end(home)?.act();
  expect(draft.moves).toEqual(round);
  expect(send).not.toHaveBeenCalled();
  draft.takeBack(true);
  end("b1")?.act();
  expect(send).toHaveBeenCalledOnce();
});
