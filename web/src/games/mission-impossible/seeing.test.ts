import { beforeEach, expect, test } from "vitest";
import { router } from "../../core/router.svelte";
import { agentFinding, clueFinding, HERRING } from "./deducing";
import { drawing, position } from "./fixtures";
import { conclusions, disclosure, notice, pencil, unnoticed } from "./keeping.svelte";
import { factsOf, learned } from "./learning";
import {
  covers,
  gathers,
  isCovered,
  isDisclosed,
  isSecret,
  lingers,
  notesTitle,
  publicly,
  seen,
} from "./seeing";
import type { Player } from "./view";

const { view, seat: own } = position("fallen");
const others = view.players.filter(({ seat }) => seat !== own).map(({ seat }) => seat);

beforeEach(() => {
  localStorage.clear();
  router.go("/table/t1");
  disclosure.close(own);
});

// ---------------------------------------------------------------- the fallen

test("whoever has fallen sees no more than they knew, until they ask", () => {
  expect(view.everything).toBe(true);
  expect(isCovered(view)).toBe(true);
  const covered = seen(view);
  for (const player of covered.players) {
    const known = player.seat === own || player.known_to.includes(own);
    expect(player.agent !== null).toBe(known);
  }
  for (const card of covered.cards) {
    expect(card.says !== null).toBe(card.owner === own || card.noted_by.includes(own));
  }
  expect(covered.everything).toBe(false);
});

test("whoever asks sees everything, and can cover it again; others are not meant", () => {
  disclosure.open(own);
  expect(isDisclosed(view)).toBe(true);
  expect(seen(view)).toBe(view);
  router.go("/table/t2");
  expect(isCovered(view)).toBe(true);
  router.go("/table/t1");
  disclosure.close(own);
  expect(isCovered(view)).toBe(true);
  expect(localStorage.getItem("ludotheque.mission-impossible.disclosed")).not.toContain(
    `t1 ${own}`,
  );
});

test("the log keeps covered what the fallen hear of others, and nothing else", () => {
  const [other = ""] = others;
  const says = (seat: string) => ({ code: "card-says", values: { seat, clue: "wart" } });
  expect(covers(says(other), view)).toBe(true);
  expect(covers(says(own), view)).toBe(false);
  expect(covers({ code: "took-notebook", values: { victor: other, fallen: own } }, view)).toBe(
    true,
  );
  expect(covers({ code: "learnt-identity", values: { victor: other, seat: "C" } }, view)).toBe(
    true,
  );
  expect(covers({ code: "saw-notebook", values: { seat: other, other: own } }, view)).toBe(false);
  expect(covers({ code: "saw-notebook", values: { seat: own, other } }, view)).toBe(true);
  expect(covers({ code: "went", values: { seat: other, square: "f9" } }, view)).toBe(false);
  expect(covers({ code: "toString", values: {} }, view)).toBe(false);
  disclosure.open(own);
  expect(covers(says(other), view)).toBe(false);
});

test("nothing is covered for somebody who still plays, nor once the game is over", () => {
  expect(isCovered(position("go").view)).toBe(false);
  expect(isCovered({ ...view, phase: "over" })).toBe(false);
  expect(isCovered({ ...view, notebook: null })).toBe(false);
});

test("what was read may be read in peace before the screen is passed on", () => {
  expect(lingers({ code: "card-says", values: {} })).toBe(true);
  expect(lingers({ code: "took-notebook", values: {} })).toBe(true);
  expect(lingers({ code: "went", values: {} })).toBe(false);
});

// ---------------------------------------------------------------- around one screen

test("what all may see has nobody's secret in it, and everything else", () => {
  for (const name of ["set-up", "go", "meet", "confront", "fallen"]) {
    const { view: whole } = position(name);
    const open = publicly(whole);
    expect(open.notebook).toBeNull();
    expect(open.everything).toBe(false);
    expect(open.cards.every(({ says }) => says === null)).toBe(true);
    for (const { agent, target, suspects } of open.players) {
      expect([agent, target, suspects]).toEqual([null, null, []]);
    }
    const places = (of: typeof whole) => of.players.map(({ square, safe }) => [square, safe]);
    expect(places(open)).toEqual(places(whole));
    expect(open.cards).toHaveLength(whole.cards.length);
    expect(notesTitle(open)).toBeNull();
  }
  const ended = { ...view, phase: "over" };
  expect(publicly(ended)).toBe(ended);
});

test("everybody looks at what others do and at any confrontation, and not at one's own way", () => {
  const went = (seat: string) => ({ code: "went", values: { seat, square: "f9" } });
  expect(gathers(went("B"), "A")).toBe(true);
  expect(gathers(went("A"), "A")).toBe(false);
  expect(gathers({ code: "confronted", values: { seat: "A", other: "B" } }, "A")).toBe(true);
  expect(gathers({ code: "card-says", values: { seat: "A", clue: "wart" } }, "A")).toBe(false);
  expect(gathers({ code: "ready", values: { seat: "B" } }, "A")).toBe(false);
});

test("what is told to some alone is secret, and nothing else", () => {
  expect(isSecret({ code: "card-says", values: {} })).toBe(true);
  expect(isSecret({ code: "mission", values: {} })).toBe(true);
  expect(isSecret({ code: "went", values: {} })).toBe(false);
  expect(isSecret({ code: "toString", values: {} })).toBe(false);
});

test("there is a notebook for whoever plays, and for whoever asked to see everything", () => {
  expect(notesTitle(position("go").view)?.key).toBe("book-title");
  expect(notesTitle(view)).toBeNull();
  disclosure.open(own);
  expect(notesTitle(view)?.key).toBe("book-title");
  expect(notesTitle({ ...position("go").view, notebook: null })).toBeNull();
});

// ---------------------------------------------------------------- pencil and switch

test("pencil marks go round, and are kept by table and seat", () => {
  const marks = () => ["A", "B"].map((seat) => pencil.at(seat, "C wart"));
  pencil.turn("A", "C wart");
  expect(marks()).toEqual(["yes", ""]);
  pencil.turn("A", "C wart");
  expect(marks()).toEqual(["no", ""]);
  router.go("/table/t2");
  expect(marks()).toEqual(["", ""]);
  router.go("/table/t1");
  pencil.turn("A", "C wart");
  expect(marks()).toEqual(["maybe", ""]);
  expect(localStorage.getItem("ludotheque.mission-impossible.marks")).toContain("maybe");
  pencil.turn("A", "C wart");
  expect(marks()).toEqual(["", ""]);
});

test("only so many notebooks are kept: those that were written in last", () => {
  for (let table = 0; table < 50; table += 1) {
    router.go(`/table/many${table}`);
    pencil.turn("A", "B wart");
  }
  const kept = JSON.parse(localStorage.getItem("ludotheque.mission-impossible.marks") ?? "{}");
  expect(Object.keys(kept)).toHaveLength(40);
  expect(pencil.at("A", "B wart")).toBe("yes");
  router.go("/table/many0");
  expect(pencil.at("A", "B wart")).toBe("");
});

test("the switch is kept in this browser", () => {
  conclusions.shown = false;
  expect(localStorage.getItem("ludotheque.mission-impossible.conclusions")).toBe("no");
  conclusions.shown = true;
  expect(localStorage.getItem("ludotheque.mission-impossible.conclusions")).toBe("yes");
});

// ---------------------------------------------------------------- what follows

const somebody: Player = {
  seat: "B",
  district: 2,
  square: "f9",
  safe: false,
  cards_laid: 5,
  ready: true,
  roll: 3,
  outrolled: false,
  eliminated: 0,
  multiplier: 1,
  fell_to: null,
  known_to: [],
  agent: null,
  target: null,
  suspects: [],
};
const table = { ...position("go").view, cards: [] };
const find = (suspects: string[], clue: string, conclude = true) =>
  clueFinding(table, drawing, { ...somebody, suspects }, clue, conclude);

test("a clue is certain if all whom somebody can be have it, and ruled out if none has", () => {
  const [first, second] = drawing.agents;
  const both = [first?.name ?? "", second?.name ?? ""];
  for (const clue of drawing.clues) {
    const having = [first, second].filter((agent) => agent?.clues.includes(clue)).length;
    expect(find(both, clue)).toBe(["impossible", "open", "certain"][having]);
    expect(find(both, clue, false)).toBe("open");
  }
  expect(find(both, HERRING)).toBe("open");
  expect(find([], "wart")).toBe("open");
});

test("what was read is read, whatever else follows", () => {
  const card = { square: "f9", owner: "B", holder: null, noted_by: ["A"], says: "wart" };
  const seenIt = { ...table, cards: [card] };
  expect(clueFinding(seenIt, drawing, somebody, "wart", false)).toBe("read");
});

test("an agent is certain if nobody else is left, and known if the notebook was seen", () => {
  const can = (suspects: string[], agent: string) =>
    agentFinding({ ...somebody, suspects }, agent, true);
  expect(can(["german"], "german")).toBe("certain");
  expect(can(["german", "french"], "german")).toBe("open");
  expect(can(["german", "french"], "english")).toBe("impossible");
  expect(agentFinding({ ...somebody, agent: "german" }, "german", false)).toBe("read");
  expect(agentFinding({ ...somebody, suspects: ["german"] }, "german", false)).toBe("open");
});

// ---------------------------------------------------------------- what is new

test("what was learned is new once, and only after the first look", () => {
  const { view: now, seat } = position("go");
  const facts = factsOf(now, seat);
  expect(facts.length).toBeGreaterThan(0);
  router.go("/table/fresh");
  expect(unnoticed(seat, facts)).toEqual([]);
  expect(unnoticed(seat, [...facts, "card z9"])).toEqual(["card z9"]);
  notice(seat, [...facts, "card z9"]);
  expect(unnoticed(seat, [...facts, "card z9"])).toEqual([]);
});

test("a fact says what was read, and on whose square", () => {
  const { view: now, seat } = position("go");
  const card = now.cards.find(({ noted_by }) => noted_by.includes(seat));
  expect(learned(now, `card ${card?.square}`)).toMatchObject({
    seat: card?.owner,
    clue: card?.says,
  });
  expect(factsOf(now, "")).toEqual([]);
});
