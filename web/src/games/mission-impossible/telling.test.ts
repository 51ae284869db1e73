import { beforeAll, beforeEach, expect, test } from "vitest";
import { finding, way } from "../../../tests/drafts";
import { draftedFrom, sayingIn, testWords, tipsFor } from "../../../tests/telling";
import type { Draft } from "../../core/draft.svelte";
import { settings } from "../../core/settings.svelte";
import { loadWords } from "../../core/words.svelte";
import { entries, position, start } from "./fixtures";
import { conclusions } from "./keeping.svelte";
import { asked, described, expected, offered, staged, standing, warned } from "./telling";
import { tip } from "./tips";
import type { View } from "./view";

beforeAll(async () => {
  await Promise.all([loadWords("mission-impossible", "en"), loadWords("mission-impossible", "fr")]);
});

beforeEach(() => {
  conclusions.shown = true;
});

const sentence = sayingIn("mission-impossible");

const views = [start, ...entries.map(({ view }) => view)];
const NAMES = ["set-up", "half-laid", "go", "meet", "confront"] as const;

testWords(
  "mission-impossible",
  { expected, described, offered, asked },
  {
    views: [...views, position("fallen").view],
    position,
    names: NAMES,
    asks: /^[^{}]+[.?]$/,
  },
);

test("somebody who is to lay cards is told so; the others, for whom they wait", () => {
  settings.language = "en";
  const { view } = position("set-up");
  expect(sentence(expected(view))).toContain("Lay your five cards");
  const ready = (...seats: string[]) => ({
    ...view,
    players: view.players.map((player) => ({ ...player, ready: seats.includes(player.seat) })),
  });
  const [own = "", ...others] = view.players.map(({ seat }) => seat);
  expect(sentence(expected(ready(own)))).toContain("3 players are still laying");
  expect(sentence(expected(ready(own, ...others.slice(1))))).toContain(`${others[0]} is still`);
});

test.each(["en", "fr"] as const)("whoever has laid is not said to be laying, in %s", (language) => {
  settings.language = language;
  const { view } = position("set-up");
  const own = view.notebook?.seat ?? "";
  const ready = { ...view, players: view.players.map((each) => ({ ...each, ready: true })) };
  expect(sentence(expected(ready))).toBe(sentence({ key: "bar-all-ready" }));
  expect(sentence(expected({ ...ready, notebook: null }))).not.toMatch(/0|encore|still/);
  const laying = view.players.map((each) =>
    each.seat === own ? { ...each, cards_laid: 3 } : { ...each, ready: true },
  );
  expect(expected({ ...view, players: laying }).key).toBe("bar-laid");
});

test.each(["en", "fr"] as const)(
  "what is said of oneself is said to oneself, in %s",
  (language) => {
    settings.language = language;
    const { view, seat } = position("go");
    const yours = { ...view, turn: seat };
    for (const phase of ["first-roll", "roll", "move", "confront"]) {
      for (const reach of [null, 1, 4]) {
        const told = expected({ ...yours, phase, reach });
        expect(sentence({ ...told, values: { ...told.values, turn: "Camille" } })).toMatch(
          /\b(you|vous)\b/i,
        );
        const watched = expected({ ...yours, notebook: null, phase, reach });
        expect(sentence({ ...watched, values: { ...watched.values, turn: "Camille" } })).toMatch(
          /^Camille\b/,
        );
      }
    }
  },
);

test("what one does not want to be helped with is not told either", () => {
  const suspicions = () =>
    described(position("go").view).filter(({ key }) => key === "position-suspects").length;
  expect(suspicions()).toBeGreaterThan(0);
  conclusions.shown = false;
  expect(suspicions()).toBe(0);
});

test("what is covered is not told to whoever hears the page", () => {
  const { view, seat } = position("fallen");
  const agents = described(view).filter(({ key }) => key === "position-agent");
  expect(agents.map(({ values }) => values?.seat)).toEqual(
    view.players
      .filter((each) => each.seat !== seat && each.known_to.includes(seat))
      .map((each) => each.seat),
  );
  expect(described(view)[0]?.key).toBe("position-covered");
});

test("the survivor has a point for surviving, and one for each elimination", () => {
  const last = views.at(-1) ?? start;
  const points = standing(last).map((each) => each.points);
  expect(points.filter((each) => each > 0)).toHaveLength(1);
  expect(Math.max(...points)).toBeGreaterThan(1);
});

// ---------------------------------------------------------------- the guided game

const drafted = draftedFrom(position);

test("whoever chooses is spoken to, and asked about the person who is there by name", () => {
  settings.language = "en";
  const going = drafted("go");
  expect(sentence(asked(going.view, going.draft))).toMatch(/^Move (one|up to \d+) squares?\.$/);
  const { view, draft } = drafted("confront");
  const [, seat = ""] =
    /^confront (\w)$/.exec(draft.legal.find((each) => each !== "pass") ?? "") ?? [];
  const several = draft.legal.filter((each) => each.startsWith("confront")).length > 1;
  expect(asked(view, draft).key).toBe(several ? "ask-confront" : "ask-confront-one");
  expect(asked(view, draft).values?.seat ?? seat).toBe(seat);
});

test("whoever would go where somebody stands is asked about them", () => {
  const { view, draft } = drafted("go");
  const [square = ""] = draft.legal;
  draft.ways = [way(square, way("pass"), way("confront B"))];
  draft.choose(square);
  expect(asked(view, draft)).toEqual({ key: "ask-confront-one", values: { seat: "B" } });
});

/** All that is said while nothing changes. */
function said(name: string, ready: (draft: Draft) => void = () => {}): string[] {
  const { view, draft } = drafted(name);
  ready(draft);
  return tipsFor(tip, view, draft);
}

const layAll = (draft: Draft) => {
  for (let card = 0; card < 5; card += 1) draft.choose(draft.options[0] ?? "");
};

test("the guided game speaks of what is to be done, each thing once", () => {
  expect(said("set-up")).toEqual(["tip-mission", "tip-lay"]);
  expect(said("set-up", layAll)).toContain("tip-start");
  expect(said("go")).toEqual(expect.arrayContaining(["tip-go", "tip-report"]));
  expect(said("go", (draft) => draft.choose(draft.options[0] ?? ""))[0]).toBe("tip-confirm");
  expect(said("confront")).toContain("tip-meet");
});

test.each(["en", "fr"] as const)("every tip has its words, in %s", (language) => {
  settings.language = language;
  for (const name of NAMES) {
    for (const key of said(name)) expect(sentence({ key })).not.toBe("");
  }
});

test("who only watches is told nothing", () => {
  expect(tip(position("go").view, null, new Set())).toBeNull();
});

test("of the fallen, whoever lasted longest stands first", () => {
  const { view } = position("go");
  const [a, b, c, d] = view.players;
  const out = (player: typeof a, to: typeof a) => ({ ...player, fell_to: to?.seat ?? "" });
  const players = [a, out(b, a), out(c, a), out(d, c)] as View["players"];
  const fell = (seat = "", other = "") => ({
    ...{ id: 0, seat: "", at: 0 },
    sentences: [{ key: "event-eliminated", values: { seat, other }, game: "" }],
  });
  const lines = [fell(c?.seat, d?.seat), fell(a?.seat, b?.seat), fell(a?.seat, c?.seat)];
  const fallen = standing({ ...view, players }, lines).filter(({ points }) => points === 0);
  expect(fallen.map(({ seat }) => seat)).toEqual([c?.seat, b?.seat, d?.seat]);
});

function changed(name: string, chosen: string, change: (view: View) => View) {
  const { view, draft } = drafted(name);
  if (chosen) draft.choose(chosen);
  return { view: change(view), draft };
}

const joined =
  (square: string, seat: string, safe = false) =>
  (view: View): View => ({
    ...view,
    players: view.players.map((each) => (each.seat === seat ? { ...each, square, safe } : each)),
  });

test("before a card is read, it is said that somebody there can be confronted after it", () => {
  settings.language = "en";
  const { legal, seat, view: now } = position("go");
  const other = now.players.find((each) => each.seat !== seat)?.seat ?? "";
  const [square = ""] = legal;
  const { draft } = changed("go", square, (view) => view);
  expect(warned(now, draft)).toBeNull();
  draft.ways = finding(draft.ways, [square], { meets: other });
  const found = warned(now, draft);
  expect(found && sentence(found)).toContain(`Then you may confront ${other}`);
});

test("whoever shares one's square is spoken of: one confronts only where one arrives", () => {
  settings.language = "en";
  const { seat, view: now } = position("go");
  const other = now.players.find((each) => each.seat !== seat)?.seat ?? "";
  const here = now.players.find((each) => each.seat === seat)?.square ?? "";
  const { view, draft } = changed("go", "", joined(here, other));
  expect(sentence(asked(view, draft))).toContain(`${other} is here too`);
  expect(sentence(asked(now, draft))).not.toContain("here too");
});

test("while a scene is shown, the bar says what is being done, and not what was before", () => {
  settings.language = "en";
  const { view } = position("go");
  const [one, two] = view.players.map(({ seat }) => seat);
  const now = { ...view, turn: two ?? "" };
  const during = (code: string) =>
    sentence(expected(now, "", { code, values: { seat: two ?? "", other: one ?? "" } }));
  expect(during("confronted")).toBe(`${two} shows a notebook.`);
  for (const code of ["parted", "eliminated", "trapped"]) {
    expect(during(code)).toBe(`${two} has played.`);
  }
  expect(during("read-card")).toBe(`${two} reads a card.`);
});

const MET = { seat: "A", other: "B" };
const TOOK = { fallen: "A", victor: "B", agent: "french", target: "none" };
const SCENES: ReadonlyArray<readonly [string, Record<string, string>, string, string]> = [
  ["starts", { seat: "A" }, "You play first.", "Vous commencez."],
  ["confronted", MET, "You confront B", "Vous affrontez B"],
  ["confronted", { seat: "B", other: "A" }, "B confronts you", "B vous affronte"],
  ["eliminated", MET, "B was your target", "C’était votre cible\u00a0: B quitte"],
  ["eliminated", { seat: "B", other: "A" }, "You were B’s target", "Vous étiez la cible de B"],
  ["trapped", MET, "B was hunting you", "C’est B qui vous traquait"],
  ["trapped", { seat: "B", other: "A" }, "You were hunting B", "Vous traquiez B"],
  ["took-notebook", TOOK, "You were the French agent", "Vous étiez l’agent français"],
  [
    "took-notebook",
    { ...TOOK, fallen: "B", victor: "A" },
    "You now have nobody left",
    "vous n’avez plus personne",
  ],
  [
    "took-notebook",
    { ...TOOK, fallen: "B", victor: "A", target: "german" },
    "You now hunt the German agent",
    "vous traquez l’agent allemand",
  ],
  ["two-left", { first: "A", second: "B" }, "Only you and B", "que vous et B"],
  ["two-left", { first: "B", second: "A" }, "Only you and B", "que vous et B"],
  ["over-survivor", { survivor: "A" }, "You are the last", "que vous."],
];

test.each(SCENES)(
  "a scene of one's own speaks to whoever reads it: %s %o",
  (code, values, en, fr) => {
    for (const [language, told] of [
      ["en", en],
      ["fr", fr],
    ] as const) {
      settings.language = language;
      expect(sentence(staged({ code, values }, "A"))).toContain(told);
      for (const you of ["", "C"]) {
        expect(staged({ code, values }, you)).toEqual({ key: `event-${code}`, values });
      }
    }
  },
);
