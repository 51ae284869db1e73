import { beforeAll, expect, test } from "vitest";
import { settings } from "../../core/settings.svelte";
import { loadWords, say } from "../../core/words.svelte";
import { HERRING } from "./deducing";
import { drawing, position } from "./fixtures";
import {
  consequences,
  FALLEN,
  factsOf,
  learned,
  newsOf,
  tellings,
  withoutRepeats,
} from "./learning";
import type { View } from "./view";

beforeAll(async () => {
  await Promise.all([loadWords("mission-impossible", "en"), loadWords("mission-impossible", "fr")]);
});

const { view, seat: own } = position("go");
const other = view.players.find(({ seat }) => seat !== own)?.seat ?? "";
const square = view.cards.find(({ owner }) => owner === other)?.square ?? "";

/** The position after one has read a card of the other player's. */
function afterReading(clue: string, suspects: ReadonlyArray<string>): View {
  return {
    ...view,
    cards: view.cards.map((card) =>
      card.square === square ? { ...card, noted_by: [own], says: clue } : card,
    ),
    players: view.players.map((player) =>
      player.seat === other ? { ...player, agent: null, suspects } : player,
    ),
  };
}

function told(after: View, conclude = true): string[] {
  return tellings(after, drawing, learned(after, `card ${square}`), conclude).map(
    ({ key, values, agents }) =>
      say(key, { ...values, agents: agents.join(" ") }, "mission-impossible"),
  );
}

test("a card that was read tells what it says, and whom its owner can still be", () => {
  settings.language = "en";
  const after = afterReading("wart", ["russian", "french"]);
  expect(factsOf(after, own)).toContain(`card ${square}`);
  const [says, follows] = told(after);
  expect(says).toBe(`${square}: ${other} has a wart.`);
  expect(follows).toBe(`${other} can still be: russian french.`);
});

test("without conclusions, it tells whom the clue fits, and no more", () => {
  settings.language = "en";
  const fits = drawing.agents.filter(({ clues }) => clues.includes("wart")).map(({ name }) => name);
  expect(told(afterReading("wart", ["french"]), false)[1]).toBe(`That fits: ${fits.join(" ")}.`);
});

test("where only one agent is left it says so, and whether that is one's target", () => {
  settings.language = "en";
  const target = view.notebook?.target ?? "";
  const [, follows, means] = told(afterReading("wart", [target]));
  expect(follows).toMatch(new RegExp(`^So ${other} is the .+ agent\\.$`));
  expect(means).toBe(`${other} is your target!`);
  const stranger = drawing.agents.find(
    ({ name }) => name !== target && name !== view.notebook?.agent,
  );
  expect(told(afterReading("wart", [stranger?.name ?? ""]))).toHaveLength(2);
});

test("nothing follows from a red herring", () => {
  settings.language = "fr";
  expect(told(afterReading(HERRING, ["russian", "french"]))).toHaveLength(1);
});

test("a notebook that was shown says who hunts oneself", () => {
  settings.language = "en";
  const agent = drawing.agents.find(({ name }) => name !== view.notebook?.target)?.name ?? "";
  const after: View = {
    ...view,
    players: view.players.map((player) =>
      player.seat === other
        ? { ...player, agent, target: view.notebook?.agent ?? "", known_to: [own] }
        : player,
    ),
  };
  const sentences = tellings(after, drawing, learned(after, `agent ${other}`), true);
  expect(sentences.map(({ key }) => key)).toEqual(["slip-agent", "slip-hunts-you"]);
});

// ---------------------------------------------------------------- what follows for oneself

const series = drawing.agents.map(({ name }) => name);
const before = (agent: string) =>
  series[(series.indexOf(agent) + series.length - 1) % series.length] ?? "";

/** The same table with oneself as this agent, the absent ones given, and each other as told. */
function seated(
  agent: string,
  opened: ReadonlyArray<string>,
  told: Readonly<Record<string, Partial<View["players"][number]>>>,
): View {
  const book = view.notebook && { ...view.notebook, agent, target: "chinese" };
  const nobody = { agent: null, target: null, suspects: [], known_to: [], fell_to: null };
  const players = view.players.map((player) => ({ ...player, ...nobody, ...told[player.seat] }));
  return { ...view, notebook: book, opened, players };
}

const [third = "", fourth = ""] = view.players
  .map(({ seat }) => seat)
  .filter((seat) => ![own, other].includes(seat));

test("whoever comes right before oneself in the series hunts one, once that is who they must be", () => {
  settings.language = "en";
  const hunter = before("russian");
  const clear = seated("russian", [], { [other]: { suspects: [hunter] } });
  expect(consequences(clear, drawing)).toEqual([`hunter ${other}`]);
  const says = { ...clear, cards: afterReading("wart", []).cards };
  expect(told(says).at(-1)).toBe(`${other} hunts you: keep your notebook shut!`);
  const open = seated("russian", [], { [other]: { suspects: [hunter, "french"] } });
  expect(consequences(open, drawing)).toEqual([]);
});

test("those between are skipped where they are absent, or known to be out", () => {
  const [near, far] = [before("russian"), before(before("russian"))];
  const known = { [other]: { suspects: [far] } };
  expect(consequences(seated("russian", [], known), drawing)).toEqual([]);
  expect(consequences(seated("russian", [near], known), drawing)).toEqual([`hunter ${other}`]);
  const fell = (suspects: ReadonlyArray<string>) =>
    seated("russian", [], { ...known, [third]: { suspects, fell_to: other } });
  expect(consequences(fell([near]), drawing)).toEqual([`hunter ${other}`]);
  expect(consequences(fell([near, "german"]), drawing)).toEqual([]); // it may be another who fell
});

test("when two are left each hunts the other, and whoever is out hunts nobody", () => {
  const out = { [third]: { fell_to: own }, [fourth]: { fell_to: other } };
  const both = [`target ${other}`, `hunter ${other}`];
  expect(consequences(seated("russian", [], out), drawing)).toEqual(both);
  const fallen = seated("russian", [], { ...out, [own]: { fell_to: other } });
  expect(newsOf(fallen, drawing, own, true)).toEqual([FALLEN, ...factsOf(fallen, own)]);
});

test("what a card has told about somebody is not told of them a second time", () => {
  const after = afterReading("wart", [view.notebook?.target ?? ""]);
  const facts = [`card ${square}`, `target ${other}`, `hunter ${third}`, FALLEN];
  expect(withoutRepeats(after, facts)).toEqual([`card ${square}`, `hunter ${third}`]);
  const herring = afterReading(HERRING, []);
  expect(withoutRepeats(herring, facts.slice(0, 2))).toEqual(facts.slice(0, 2));
});
