import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { RealTime } from "../../core/realtime.svelte";
import { settings } from "../../core/settings.svelte";
import { loadWords } from "../../core/words.svelte";
import Board from "./Board.svelte";
import { drawing, handout, moment } from "./fixtures";
import Seat from "./Seat.svelte";

beforeAll(async () => {
  settings.language = "en";
  settings.motion = "none";
  await Promise.all([loadWords(), loadWords("situation-4")]);
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

function laid(name: string, own: string) {
  const { view, legal } = moment(name);
  const live = {
    paused: false,
    holder: vi.fn(() => 0),
    play: vi.fn(async () => ({ ok: true as const })),
    hold: vi.fn(async () => true),
    release: vi.fn(async () => {}),
  };
  const seats = ["A", "B"].map((seat) => ({
    seat,
    name: `Side ${seat}`,
    kind: "person",
    bot: "",
    stand_in: "",
    resigned: false,
    present: true,
    people: [],
    asking: [],
    away_in_ms: 0,
    yours: own.includes(seat),
  }));
  const props = {
    view,
    drawing,
    seats,
    draft: null,
    pace: 0,
    event: null,
    legal,
    live: live as unknown as RealTime,
    handout: name === "ready" ? null : handout,
  };
  return { props, live, view };
}

const pieces = () => [...document.querySelectorAll<HTMLElement>("[data-piece]")];
const keyed = async (key: string) => {
  await fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await tick();
};

test("before it begins the trays lie face down, and there is nothing to take", () => {
  render(Board, laid("ready", "A").props);
  expect(pieces()).toEqual([]);
  expect(document.querySelectorAll(".back")).toHaveLength(drawing.places.length);
});

test("once it has begun every piece is an option with a description, and one stop of the keyboard", () => {
  render(Board, laid("begun", "A").props);
  expect(pieces()).toHaveLength(drawing.places.length);
  expect(pieces().filter((piece) => piece.tabIndex === 0)).toHaveLength(1);
  for (const piece of pieces()) expect(piece.ariaLabel).toMatch(/^Piece \d+: .+left: .+\.$/);
});

test("by keyboard a piece is taken, its place chosen, and it is laid there", async () => {
  const { props, live, view } = laid("begun", "A");
  render(Board, props);
  const open = view.sides[0]?.open ?? [];
  pieces()[0]?.focus();
  await keyed("ArrowDown");
  const piece = Number((document.activeElement as HTMLElement).dataset.piece);
  expect(piece).not.toBe(Number(pieces()[0]?.dataset.piece));
  await keyed("Enter");
  expect(live.hold).toHaveBeenCalledWith("A", `piece ${piece}`);
  expect(document.querySelector(".cursor")).not.toBeNull();
  await keyed("ArrowRight");
  await keyed("ArrowLeft");
  await keyed("Enter");
  expect(live.play).toHaveBeenCalledTimes(1);
  const [seat, move] = live.play.mock.calls[0] as unknown as [string, string];
  expect(seat).toBe("A");
  expect(move).toMatch(new RegExp(`^lay ${piece} at (${open.join("|")})$`));
  expect(document.querySelector(".cursor")).toBeNull();
});

test("whoever thinks better of it puts the piece back", async () => {
  const { props, live } = laid("begun", "A");
  render(Board, props);
  pieces()[0]?.focus();
  const piece = pieces()[0]?.dataset.piece;
  await keyed("Enter");
  await keyed("Escape");
  expect(live.release).toHaveBeenCalledWith("A", `piece ${piece}`);
  expect(live.play).not.toHaveBeenCalled();
});

test("a flag calls from its objective, and is planted there with one press", async () => {
  const { legal } = moment("flag");
  const [seat = "", moves = []] =
    Object.entries(legal).find(([, each]) => each.some((move) => move.startsWith("flag "))) ?? [];
  const { props, live } = laid("flag", seat);
  render(Board, props);
  const lit = [...document.querySelectorAll<HTMLElement>(".targets button")];
  const flags = moves.filter((move) => move.startsWith("flag "));
  expect(lit.map(({ dataset }) => dataset.move)).toEqual(flags);
  if (lit[0]) await fireEvent.click(lit[0]);
  expect(live.play).toHaveBeenCalledWith(seat, flags[0]);
});

test("a piece in a team-mate's hand says so, and cannot be taken", async () => {
  const { props, live } = laid("begun", "A");
  const [held] = props.view.sides[0]?.tray ?? [];
  live.holder.mockImplementation(((_: string, thing: string) =>
    thing === `piece ${held}` ? 2 : 0) as never);
  render(Board, props);
  const piece = pieces().find(({ dataset }) => Number(dataset.piece) === held);
  expect(piece?.ariaDisabled ?? piece?.getAttribute("aria-disabled")).toBe("true");
  expect(piece?.ariaLabel ?? piece?.getAttribute("aria-label")).toContain("team-mate 2");
  piece?.focus();
  await keyed("Enter");
  expect(live.hold).not.toHaveBeenCalled();
});

test("two at one screen have a tray each, the far one turned round; a watcher has none", () => {
  const { unmount } = render(Board, laid("begun", "AB").props);
  expect(document.querySelectorAll("section[data-seat]")).toHaveLength(2);
  expect(document.querySelector(".far")?.getAttribute("data-seat")).toBe("B");
  unmount();
  render(Board, { ...laid("over", "").props, live: null });
  expect(document.querySelectorAll("section[data-seat]")).toHaveLength(0);
  expect(document.querySelectorAll(".ledger li")).toHaveLength(drawing.objectives.length);
});

test("a side's points are told with what they come from", () => {
  const { view } = moment("over");
  render(Seat, { view, seat: "A" });
  const { total, areas } = view.sides[0]?.points ?? { total: -1, areas: -1 };
  expect(screen.getByRole("img").ariaLabel ?? "").toContain(`${total} points: ${areas} from areas`);
});
