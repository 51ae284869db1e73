import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { settings } from "../../core/settings.svelte";
import { loadWords } from "../../core/words.svelte";
import type { Happening } from "../../protocol";
import Epilogue from "./Epilogue.svelte";
import { fallsOf, firstTarget } from "./ending";
import { drawing, entries, start } from "./fixtures";

beforeAll(async () => {
  settings.language = "en";
  await loadWords("mission-impossible");
});

const line = (events: ReadonlyArray<Happening>, id: number) => ({
  id,
  seat: "",
  at: 0,
  sentences: events.map(({ code, values }) => ({ key: `event-${code}`, values, game: "" })),
});
const lines = entries.map(({ events }, id) => line(events, id));
const ends = entries.at(-1)?.view ?? start;

test("the log tells who fell to whom, and in which round", () => {
  const roll = (seat: string) => ({ code: "rolled", values: { seat, die: 3 } });
  const told = [
    [roll("A")],
    [roll("B"), { code: "eliminated", values: { seat: "B", other: "C" } }],
    [roll("A")],
    [{ code: "rolled-times", values: { seat: "B", die: 2 } }],
    [{ code: "trapped", values: { seat: "B", other: "A" } }],
  ];
  expect(fallsOf(told.map(line))).toEqual([
    { fallen: "C", victor: "B", how: "eliminated", round: 1 },
    { fallen: "B", victor: "A", how: "trapped", round: 2 },
  ]);
});

test("every player of a whole game is told of: who they were, and how it ended for them", () => {
  expect(ends.phase).toBe("over");
  const falls = fallsOf(lines);
  const fallen = ends.players.filter(({ fell_to }) => fell_to !== null);
  expect(fallen.length).toBeGreaterThan(0);
  expect(falls.map(({ fallen }) => fallen).sort()).toEqual(fallen.map(({ seat }) => seat));
  for (const { seat, agent, fell_to } of ends.players) {
    const fall = falls.find((each) => each.fallen === seat);
    expect(fall?.victor ?? null).toBe(fell_to);
    const shown = render(Epilogue, {
      props: { view: ends, drawing, seat, names: { [fell_to ?? ""]: "Nadia" }, lines },
    }).container;
    expect(shown.textContent?.toLowerCase()).toContain(`was the ${agent} agent`);
    expect(shown.textContent).toContain(fall ? `in round ${fall.round}` : "Survived");
    if (fall) expect(shown.textContent).toContain("Nadia");
    expect(shown.querySelectorAll("svg.flag")).toHaveLength(2);
  }
});

test.each([
  ["en", "You fell to Nadia", "Fell to you", "You survived", "You were the"],
  [
    "fr",
    "Vous tombez face à Nadia",
    "Tombe face à vous",
    "Vous avez survécu",
    "Vous étiez l’agent",
  ],
] as const)("whoever reads how it ended for them is “you”, in %s", async (language, ...told) => {
  settings.language = language;
  await loadWords("mission-impossible");
  const [fell, felled, survived, was] = told;
  const [loser = "", winner = ""] = ["A", "B"];
  const players = ends.players.map((each) => ({
    ...each,
    fell_to: each.seat === loser ? winner : null,
  }));
  const end = { ...ends, players };
  const log = [line([{ code: "eliminated", values: { seat: winner, other: loser } }], 0)];
  const read = (seat: string, you: string) =>
    render(Epilogue, {
      props: { view: end, drawing, seat, you, names: { A: "Rosa", B: "Nadia" }, lines: log },
    }).container.textContent ?? "";
  expect(read(loser, loser)).toContain(fell);
  expect(read(loser, loser)).toContain(was);
  expect(read(loser, winner)).toContain(felled);
  expect(read(winner, winner)).toContain(survived);
  expect(read(winner, "")).not.toMatch(/you|vous/i);
  settings.language = "en";
});

test("nothing comes to light while something is hidden, as where a game was broken off", () => {
  const hidden = { ...ends, everything: false };
  const props = { view: hidden, drawing, seat: "A", names: {}, lines };
  expect(render(Epilogue, { props }).container.textContent?.trim()).toBe("");
});

test("an agent hunts the next one in the series whom somebody plays", () => {
  const series = drawing.agents.map(({ name }) => name);
  const [first = "", second = "", third = ""] = series;
  const with_absent = { ...ends, opened: [second] };
  expect(firstTarget({ ...ends, opened: [] }, drawing, first)).toBe(second);
  expect(firstTarget(with_absent, drawing, first)).toBe(third);
  expect(firstTarget({ ...ends, opened: [] }, drawing, series.at(-1) ?? "")).toBe(first);
});
