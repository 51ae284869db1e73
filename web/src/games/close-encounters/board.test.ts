import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { inReach, keyed, laidOut } from "../../../tests/drafts";
import { expectFirstRolls } from "../../../tests/first-rolls";
import { settings } from "../../core/settings.svelte";
import { loadWords } from "../../core/words.svelte";
import Board from "./Board.svelte";
import { stepsIn } from "./choosing";
import { drawing, position } from "./fixtures";
import { knowledge } from "./knowledge.svelte";
import Seat from "./Seat.svelte";
import Tray from "./Tray.svelte";
import { Valley } from "./valley";

const valley = new Valley(drawing);

beforeAll(async () => {
  settings.language = "en";
  await Promise.all([loadWords(), loadWords("close-encounters")]);
});

beforeEach(() => {
  knowledge.shown = true;
});

const NAMES = { A: "Ada", B: "Basile", C: "Chloé" };

const laid = (name: string) => laidOut(position(name), drawing, NAMES);

// Not by their role: for a hundred of them that takes the tests' browser seconds.
const buttons = () => [...document.querySelectorAll<HTMLElement>(".valley button")];
const reached = () => inReach(buttons());

test("every choice is a button with a name, and the board is one stop of the keyboard", () => {
  render(Board, laid("circle").props);
  expect(buttons().length).toBeGreaterThan(90);
  for (const button of buttons()) expect(button.getAttribute("aria-label")).toBeTruthy();
  expect(reached()).toHaveLength(1);
  const region = document.querySelector(".valley");
  expect(region?.tagName).toBe("SECTION");
  expect(region?.getAttribute("aria-label")).toMatch(/^The valley/);
});

test("a number is typed, chosen and confirmed with the keyboard alone", async () => {
  const { draft, sending, props } = laid("circle");
  render(Board, props);
  reached()[0]?.focus();
  await keyed("4");
  await keyed("2");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Circle 42");
  await keyed("ArrowDown");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Circle 53");
  await keyed("Enter");
  expect(draft.moves).toEqual(["circle 53"]);
  await keyed("Enter");
  expect(sending.send).toHaveBeenCalledExactlyOnceWith(draft.seat, ["circle 53"], false);
});

test("arrows walk, the number pad goes aslant, and Escape walks back", async () => {
  const { offer, draft, props } = laid("walk");
  render(Board, props);
  reached()[0]?.focus();
  const pawn = offer.view.players.find(({ seat }) => seat === offer.seat)?.pawn ?? "";
  const near = stepsIn(offer.legal).find((square) => !valley.isApart(pawn, square)) ?? "";
  const heading = String(valley.heading(pawn, near));
  const codes = ["Numpad7", "Numpad8", "Numpad9", "Numpad4", "Numpad6", "Numpad1", "Numpad2"];
  const grid = ["-1,-1", "0,-1", "1,-1", "-1,0", "1,0", "-1,1", "0,1"];
  await keyed("7", { code: codes[grid.indexOf(heading)] ?? "Numpad3" });
  expect(draft.moves).toEqual([`to ${near}`]);
  await keyed("Escape");
  expect(draft.moves).toEqual([]);
});

test("a step that is not on offer is asked for all the same: the server says why not", async () => {
  const { offer, sending, props } = laid("walk");
  render(Board, props);
  reached()[0]?.focus();
  const bound = offer.view.players.find(({ seat }) => seat === offer.seat)?.bound;
  await keyed(bound === "ship" ? "ArrowDown" : "ArrowUp");
  expect(sending.object).toHaveBeenCalledOnce();
});

test("the way so far is drawn, with what is left of the roll", async () => {
  const { draft, props } = laid("walk");
  const { container } = render(Board, props);
  const left = props.view.walk?.left ?? 0;
  expect(container.querySelector(".trail")).toBeNull();
  expect(container.querySelector(".count text")?.textContent).toBe(String(left));
  draft.choose(draft.options[0] ?? "");
  await tick();
  expect(container.querySelector(".trail")).toBeTruthy();
  expect(container.querySelector(".count text")?.textContent).toBe(String(left - 1));
});

test("the squares of a safe area that must be left are tinted, and no words cover the board", async () => {
  const { container } = render(Board, laid("leaving").props);
  expect(container.querySelectorAll(".tile.leaving").length).toBeGreaterThan(5);
  expect([...container.querySelectorAll("p")].map((each) => each.textContent)).toEqual([]);
});

test("who only watches sees everything and is offered nothing", () => {
  const { props } = laid("walk");
  const view = { ...props.view, card: null };
  const { container } = render(Board, { ...props, view, draft: null });
  expect(buttons()).toEqual([]);
  expect(container.querySelectorAll(".own")).toHaveLength(0);
  const chips = props.view.players.flatMap((player) => player.chips);
  expect(container.querySelectorAll(".chip")).toHaveLength(chips.length);
  expect(container.querySelectorAll(".pawn")).toHaveLength(3);
});

test("one's own circles are on the board, and what is clear is shaded if one likes", async () => {
  const { props } = laid("walk");
  const players = props.view.players.map((player) => ({ ...player, clear: [12, 13] }));
  const card = [{ number: 40, made: 0, dead: false }];
  const { container } = render(Board, { ...props, view: { ...props.view, players, card } });
  expect(container.querySelectorAll(".own")).toHaveLength(1);
  expect(container.querySelectorAll(".clear")).toHaveLength(2);
  knowledge.shown = false;
  await tick();
  expect(container.querySelectorAll(".clear")).toHaveLength(0);
  expect(localStorage.getItem("ludotheque.close-encounters.clear")).toBe("no");
});

test("a number is typed into the bar, and the card opens with every number on it", async () => {
  const { draft, props } = laid("circle");
  const { container } = render(Tray, props);
  const field = screen.getByLabelText("Number");
  await fireEvent.input(field, { target: { value: "7" } });
  await fireEvent.submit(field.closest("form") as HTMLFormElement);
  expect(draft.moves).toEqual(["circle 7"]);
  expect(container.querySelectorAll(".ringed")).toHaveLength(2);
});

test("who has arrived is offered to circle nothing", async () => {
  const { draft, props } = laid("landed");
  render(Tray, props);
  await fireEvent.click(screen.getByText("Circle nothing"));
  expect(draft.moves).toEqual(["pass"]);
});

test("a seat shows the notes that have sounded, in a picture and in words", () => {
  const { view } = position("walk");
  const players = view.players.map((player) => ({ ...player, chips: [4, 5, 6], due: 0 }));
  const { container } = render(Seat, { view: { ...view, players }, seat: "B" });
  expect(container.querySelectorAll(".note.lit")).toHaveLength(3);
  expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(
    /^3 notes of five placed, \d traps?, going to/,
  );
});

test("first rolls: what is to come is left open, and whoever was outrolled is shown with their roll", () => {
  expectFirstRolls(Tray, laid("landed").props);
});
