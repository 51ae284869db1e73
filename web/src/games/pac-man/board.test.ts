import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { finding, inReach, keyed, laidOut } from "../../../tests/drafts";
import { expectFirstRolls } from "../../../tests/first-rolls";
import { settings } from "../../core/settings.svelte";
import { loadWords } from "../../core/words.svelte";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import { diceByPiece } from "./choosing";
import { drawing, type Offer, position } from "./fixtures";
import Seat from "./Seat.svelte";
import Tray from "./Tray.svelte";

beforeAll(async () => {
  settings.language = "en";
  await Promise.all([loadWords(), loadWords("pac-man"), loadWords("pac-man", "fr")]);
});

const HALF_A_GHOST = 33; // units from its middle to its topmost point
const NAMES = { A: "Ada", B: "Basile", C: "Chloé", D: "Dimitri" };

const laid = (name: string) => laidOut(position(name), drawing, NAMES);

const buttons = () => screen.getAllByRole("button");
const reached = () => inReach(buttons());

test("every choice is a button with a name, and the board is one stop of the keyboard", () => {
  render(Board, laid("choose").props);
  expect(buttons().length).toBeGreaterThan(1);
  for (const button of buttons()) expect(button.getAttribute("aria-label")).toBeTruthy();
  expect(reached()).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Move your Pac-Man" })).toBeTruthy();
  expect(screen.getByRole("region").getAttribute("aria-label")).toMatch(
    /^The maze, with \d+ marbles/,
  );
});

test("the whole choice is made with the keyboard alone", async () => {
  const { draft, sending, props } = laid("choose");
  render(Board, props);
  screen.getByRole("button", { name: "Move your Pac-Man" }).focus();
  await keyed("Enter");
  const die = diceByPiece(props.draft.options).get("pac-man")?.[0];
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Move your Pac-Man by \d$/);
  await keyed("Enter");
  expect(draft.moves).toEqual([`pac-man ${die}`]);
  expect((document.activeElement as HTMLElement).dataset.kind).toBe("end");
  await keyed("Enter");
  expect(draft.finished).toBe(true);
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(
    /^Confirm: your Pac-Man goes to/,
  );
  await keyed("Enter");
  expect(sending.send).toHaveBeenCalledOnce();
});

test("arrows walk along the track, and Escape walks back", async () => {
  const { offer, draft, props } = laid("walk");
  render(Board, props);
  reached()[0]?.focus();
  const keys = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
  for (let turns = 0; draft.moves.length === 0 && turns < 4; turns += 1) {
    await keyed(keys[turns] ?? "");
  }
  expect(offer.legal).toContain(draft.moves[0]);
  const walked = draft.moves.length;
  await keyed("Escape");
  expect(draft.moves).toHaveLength(walked - 1);
});

test("an end that is pointed at shows its way and is not yet chosen", async () => {
  const { draft, props } = laid("walk");
  const { container } = render(Board, props);
  expect(container.querySelector(".trail")).toBeNull();
  const end = buttons().find((each) => each.dataset.kind === "end");
  end?.focus();
  await tick();
  expect(container.querySelector(".trail")).toBeTruthy();
  expect(draft.preview.length).toBeGreaterThan(0);
  expect(draft.moves).toEqual([]);
});

test("who only watches sees everything and is offered nothing", () => {
  const { props } = laid("choose");
  const { container } = render(Board, { ...props, draft: null });
  expect(screen.queryAllByRole("button")).toEqual([]);
  const lying = Object.keys(props.view.marbles).length;
  expect(container.querySelectorAll(".marble")).toHaveLength(lying);
  expect(container.querySelectorAll(".mover")).toHaveLength(props.view.players.length + 2);
});

test("the dice offer themselves, and the one that is picked is pressed", async () => {
  const { draft, props } = laid("choose");
  render(Tray, props);
  const [one, other] = props.view.dice;
  const first = screen.getByRole("button", { name: `Die: ${one}` });
  await fireEvent.click(first);
  expect(first.getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByRole("button", { name: `Die: ${other}` }).getAttribute("aria-pressed")).toBe(
    "false",
  );
  expect(draft.moves).toEqual([]);
});

test("a die that is still to be walked does not look spent", () => {
  const { props } = laid("walk");
  const { walk, turn } = props.view;
  const view = { ...props.view, dice: [], walk: { piece: "pac-man", left: 5, came: null } };
  expect(walk).toBeTruthy();
  const event = { code: "rolled", values: { seat: turn, first: 3, second: 5 } };
  const { rerender } = render(Tray, { ...props, view, event, draft: null });
  void rerender({ ...props, view, event: null });
  flushSync();
  expect(screen.getByRole("button", { name: "Die: 5" }).className).not.toContain("spent");
  expect(screen.getByRole("button", { name: /3/ }).className).toContain("spent");
});

test("those who could pay are called by their names", async () => {
  const { offer, draft, props } = laid("name");
  render(Tray, props);
  const seat = offer.legal[0]?.slice(-1) as keyof typeof NAMES;
  await fireEvent.click(screen.getByRole("button", { name: new RegExp(NAMES[seat]) }));
  expect(draft.moves).toEqual([`name ${seat}`]);
});

test("a tray is pictured, marble by marble, and told in words", () => {
  const { view } = position("choose") as Offer;
  const players = view.players.map((player) => ({ ...player, white: 23, yellow: 2 }));
  const turned = { ...view, players, swallowed: 3 };
  const { container } = render(Seat, { view: turned, seat: view.turn });
  expect(container.querySelectorAll("circle.white")).toHaveLength(23);
  expect(container.querySelectorAll("circle.inside")).toHaveLength(3);
  expect(container.querySelector(".yellow")?.textContent).toContain("2");
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "23 white marbles, 2 yellow ones, 3 gobbled this turn",
  );
});

test("the ring around a ghost that may be gobbled is as wide as one around a piece", () => {
  const { draft, props } = laid("walk");
  const ringsOf = () => {
    const { container, unmount } = render(Board, props);
    const rings = [...container.querySelectorAll(".mark.end .ring")];
    const widths = rings.map((ring) => Number(ring.getAttribute("r"))).sort((a, b) => a - b);
    unmount();
    return widths;
  };
  const empty = ringsOf();
  for (const line of draft.lines()) {
    if (line.at(-1) !== draft.lines()[0]?.at(-1)) continue;
    draft.ways = finding(draft.ways, line, { ghost: "ghost-1" });
  }
  const met = ringsOf();
  expect(empty.at(-1)).toBe(empty[0]);
  expect(met[0]).toBe(empty[0]);
  expect(met.at(-1)).toBeGreaterThan(HALF_A_GHOST);
});

test.each([74, 154, 474])("what an end brings stands above its ring, at height %s", (y) => {
  const finds = { white: 3, yellow: 1, ghost: "", caught: "" };
  const { container } = render(Badge, { finds, x: 474, y, width: 948, scale: 1, quiet: true });
  const [, down = "0"] = /translate\(\S+ (\S+)\)/.exec(container.innerHTML) ?? [];
  expect(Number(down)).toBeLessThan(0);
  expect(y + Number(down)).toBeGreaterThan(0);
});

test("the marbles that are left are counted on the board, the yellow ones too", () => {
  const { props } = laid("choose");
  const marbles = { c4: "white", d4: "white", b6: "yellow" };
  const { container } = render(Board, { ...props, view: { ...props.view, marbles } });
  const counts = [...container.querySelectorAll(".left .count")].map((each) => each.textContent);
  expect(counts).toEqual(["2", "1"]);
});

test("a bot is called by its name on the board, as everywhere else", () => {
  const { offer, props } = laid("name");
  const bots = props.seats.map((seat) => ({ ...seat, kind: "bot", bot: "greedy", name: "greedy" }));
  render(Board, { ...props, seats: bots });
  const payer = offer.legal[0]?.split(" ")[1] ?? "";
  const called = { A: "Agatha", B: "Basil", C: "Coralie", D: "Dexter" }[payer];
  expect(screen.getByRole("button", { name: `${called} pays` })).toBeTruthy();
});

test("first rolls: what is to come is left open, and whoever was outrolled is shown with their roll", () => {
  expectFirstRolls(Tray, laid("choose").props);
});

test("before homes are drawn nobody stands anywhere, and every home is still nobody's", () => {
  const { props } = laid("choose");
  const players = props.view.players.map((player) => ({ ...player, home: "", pacman: "" }));
  const view = { ...props.view, phase: "empty-home", players };
  const { container } = render(Board, { ...props, view, draft: null });
  expect(container.querySelectorAll(".mover")).toHaveLength(2); // the ghosts
});
