import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeTable, game } from "../../tests/fake-table";
import { FAIR, notesOn, SAVED, TABLE, TOLD } from "../../tests/noted";
import { sealOf } from "../core/fair";
import { memory } from "../core/memory.svelte";
import { Session } from "../core/session.svelte";
import { settings } from "../core/settings.svelte";
import { loadWords } from "../core/words.svelte";
import type { EntryShown, Fair, Fairness, Verification } from "../protocol";
import DiceChart from "./DiceChart.svelte";
import FairDialog from "./FairDialog.svelte";

const SECRET = "0123456789abcdef".repeat(4);
const SEALED: Fairness = {
  seal: sealOf(SECRET),
  key: "",
  draws: 0,
  rounds: [],
  contributions: [],
  choices: [],
  secret: "",
  lost_from: 0,
  outcomes: [],
};

let session: Session;

beforeEach(async () => {
  settings.language = "en";
  await loadWords();
  localStorage.clear();
  memory.remember({ table: "t", game: "fake", since: 0, tokens: {} });
  session = new Session("t", game, "fake", new FakeTable().dial);
});
afterEach(() => {
  cleanup();
  session.close();
});

/** Opens the panel before a server that tells this. */
async function look(
  told: Partial<Fair>,
  log: ReadonlyArray<EntryShown> = [],
): Promise<HTMLElement> {
  const fair: Fair = { fairness: null, dice: {}, draws: [], report: null, ...told };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (path) => {
    if (String(path).includes("/log")) return Response.json(log);
    return String(path).endsWith("/saved") ? new Response(SAVED) : Response.json(fair);
  });
  render(FairDialog, { session, open: true });
  await vi.waitFor(() => expect(document.querySelector("[data-verdict]")).not.toBeNull());
  return document.querySelector("[data-verdict]") as HTMLElement;
}

const verdict = (panel: HTMLElement) => panel.dataset.verdict;

it("a table from before there were seals says so, and pretends nothing", async () => {
  const panel = await look({ dice: { 1: 3, 2: 1, 3: 0, 4: 0, 5: 0, 6: 1 } });
  expect(verdict(panel)).toBe("unsealed");
  within(panel).getByText("This table has no seal");
  within(panel).getByText("5 dice so far: too few to speak of luck.");
  expect(within(panel).queryByText("Check it yourself")).toBeNull();
  expect(panel.querySelector("[data-check]")).toBeNull();
});

it("a game without dice shows that it is shuffled", async () => {
  const draws = Array.from({ length: 80 }, (_, index): EntryShown => {
    return { seq: index + 1, at: 0, entry: { type: "drawn", move: "" }, events: [] };
  });
  const panel = await look({ fairness: { ...SEALED, draws: 80 } }, draws);
  expect(verdict(panel)).toBe("sealed");
  within(panel).getByText("Shuffled, not rolled");
  within(panel).getByText("80 rolls and draws so far, to be worked out again at the end.");
});

it("what the server finds wrong in its own saved game is an alarm, too", async () => {
  const objection = {
    code: "verify-seal",
    ok: false,
    values: {},
    game: "",
    cause: null,
    known: true,
  };
  const report: Verification = {
    verdict: "wrong",
    checks: [objection],
    game: "",
    table: "t",
    key: "",
  };
  const panel = await look({ fairness: { ...SEALED, secret: SECRET }, report });
  expect(verdict(panel)).toBe("wrong");
  expect(within(panel).getByRole("alert").textContent).toContain("Something is wrong");
  within(panel).getByText(/^The secret does not open the seal/);
});

it("a lost key is told, and is no alarm", async () => {
  const panel = await look({ fairness: { ...SEALED, draws: 9, lost_from: 4 } });
  expect(verdict(panel)).toBe("lost");
  within(panel).getByText("From roll or draw number 4 on, nothing is sealed.");
  expect(within(panel).queryByRole("alert")).toBeNull();
});

it("where nobody answers, it can be asked again", async () => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no network"));
  render(FairDialog, { session, open: true });
  const again = await vi.waitFor(() =>
    screen.getByRole("button", { name: /try again/i, hidden: true }),
  );
  vi.spyOn(globalThis, "fetch").mockImplementation(async (path) =>
    Response.json(
      String(path).includes("/log") ? [] : { fairness: SEALED, dice: {}, draws: [], report: null },
    ),
  );
  await fireEvent.click(again);
  await vi.waitFor(() => screen.getByText("Sealed"));
});

/** A browser that was there, at the end of the game that both sides test. */
function wasThere(): void {
  const notes = notesOn();
  localStorage.setItem(`ludotheque.notes.${TABLE}`, JSON.stringify(notes));
  session.close();
  session = new Session(TABLE, game, "fake", new FakeTable().dial);
}

it("whoever was there is told what was checked, and who was left out", async () => {
  wasThere();
  const panel = await look(FAIR, TOLD);
  expect(verdict(panel)).toBe("consistent");
  const lines = notesOn().lines.length;
  within(panel).getByText(
    `The table says the same as during the game: all ${lines} lines of your notes.`,
  );
  within(panel).getByText(/^In round 2, the number of B came too late/);
  within(panel).getByText("The server has signed the saved game with its key.");
});

it("the server's fingerprint and the command with the notes are shown, and the notes can be saved", async () => {
  wasThere();
  const panel = await look(FAIR, TOLD);
  within(panel).getByText(/^([0-9a-f]{4} ){7}[0-9a-f]{4}$/);
  within(panel).getByText(`ludotheque verify fake-${TABLE}.txt --notes fake-${TABLE}-notes.txt`);
  screen.getByRole("button", { name: "Save my notes", hidden: true });
});

it("another story than the one that was noted is an alarm", async () => {
  wasThere();
  const log = TOLD.map((each) =>
    each.entry.type === "drawn" ? { ...each, entry: { ...each.entry, move: "6-6" } } : each,
  );
  const panel = await look(FAIR, log);
  expect(verdict(panel)).toBe("wrong");
  within(panel).getByText(/of your notes says “.*fate 1-4.*”; the table now says “.*fate 6-6.*”/);
});

it("dice are told in words for those who do not see the bars", () => {
  render(DiceChart, { counts: [20, 1, 18, 21, 19, 18] });
  screen.getByText("1: 20 times");
  screen.getByText("2: once");
  screen.getByText(/^97 dice, very uneven/);
  screen.getByText("expected: 16");
});
