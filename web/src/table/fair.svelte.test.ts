import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeTable, game } from "../../tests/fake-table";
import { sealOf } from "../core/fair";
import { memory } from "../core/memory.svelte";
import { Session } from "../core/session.svelte";
import { settings } from "../core/settings.svelte";
import { loadWords } from "../core/words.svelte";
import type { Fair, Fairness, Verification } from "../protocol";
import DiceChart from "./DiceChart.svelte";
import FairDialog from "./FairDialog.svelte";

const SECRET = "0123456789abcdef".repeat(4);
const SEALED: Fairness = {
  seal: sealOf(SECRET),
  draws: 0,
  contributions: [],
  choices: [],
  secret: "",
  lost_from: 0,
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
async function look(told: Partial<Fair>): Promise<HTMLElement> {
  const fair: Fair = { fairness: null, dice: {}, draws: [], report: null, ...told };
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(fair));
  render(FairDialog, { session, drawing: null, open: true });
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
  const panel = await look({ fairness: { ...SEALED, draws: 80 } });
  expect(verdict(panel)).toBe("sealed");
  within(panel).getByText("Shuffled, not rolled");
  within(panel).getByText("80 rolls and draws so far, to be worked out again at the end.");
});

it("what the server finds wrong in its own saved game is an alarm, too", async () => {
  const objection = { code: "verify-seal", ok: false, values: {}, game: "", cause: null };
  const report: Verification = { verdict: "wrong", checks: [objection], game: "", table: "t" };
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
  render(FairDialog, { session, drawing: null, open: true });
  const again = await vi.waitFor(() =>
    screen.getByRole("button", { name: /try again/i, hidden: true }),
  );
  vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
    Response.json({ fairness: SEALED, dice: {}, draws: [], report: null }),
  );
  await fireEvent.click(again);
  await vi.waitFor(() => screen.getByText("Sealed"));
});

it("dice are told in words for those who do not see the bars", () => {
  render(DiceChart, { counts: [20, 1, 18, 21, 19, 18] });
  screen.getByText("1: 20 times");
  screen.getByText("2: once");
  screen.getByText(/^97 dice, very uneven/);
  screen.getByText("expected: 16");
});
