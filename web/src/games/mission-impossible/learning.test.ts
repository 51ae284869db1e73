import { beforeAll, expect, test } from "vitest";
import { settings } from "../../core/settings.svelte";
import { loadWords, say } from "../../core/words.svelte";
import { HERRING } from "./deducing";
import { drawing, position } from "./fixtures";
import { factsOf, learned, tellings } from "./learning";
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
