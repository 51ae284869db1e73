import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Outcome } from "../../core/realtime.svelte";
import { handout, moment } from "./fixtures";
import type { View } from "./view";
import { type Means, Workbench } from "./workbench.svelte";

const { view } = moment("begun");

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

/** A table that answers when it is told to. */
function bench() {
  const answers: ((outcome: Outcome) => void)[] = [];
  const means = {
    play: vi.fn((_seat: string, _move: string, _says?: (why: string) => void) => {
      return new Promise<Outcome>((answer) => answers.push(answer));
    }),
    hold: vi.fn(async () => true),
    release: vi.fn(async () => {}),
  } satisfies Means;
  const found = new Workbench("/table/x", () => means);
  const moves = () => means.play.mock.calls.map(([seat, move]) => [seat, move]);
  return { bench: found, means, moves, answer: (outcome: Outcome) => answers.shift()?.(outcome) };
}

const REFUSED = { ok: false, answer: { type: "error" } } as unknown as Outcome;

function withPiece(seat: string, piece: number, place: string): View {
  const laid = { place, seat, piece, unit: "" as const, unit_seat: "" };
  const sides = view.sides.map((side) =>
    side.seat === seat ? { ...side, tray: side.tray.filter((each) => each !== piece) } : side,
  );
  return { ...view, sides, pieces: [...view.pieces, laid] };
}

test("a piece lies on the board as soon as it is let go, and until the position tells of it", async () => {
  const { bench: found, moves, answer } = bench();
  const laid = found.lay("A", 7, "b1");
  expect(moves()).toEqual([["A", "lay 7 at b1"]]);
  expect(found.laying).toEqual([{ seat: "A", piece: 7, place: "b1", turn: 0 }]);
  expect(found.tray(view, "A")).not.toContain(7);
  answer({ ok: true });
  expect(await laid).toBe(true);
  expect(found.laying).toHaveLength(1);
  found.settle(withPiece("A", 7, "b1"));
  expect(found.laying).toEqual([]);
});

test("a piece that is refused goes back to where it was in the tray, and out of the hand", async () => {
  vi.useFakeTimers();
  const { bench: found, means, answer } = bench();
  const before = found.tray(view, "A");
  const laid = found.lay("A", 7, "b1");
  answer(REFUSED);
  expect(await laid).toBe(false);
  expect(found.laying).toEqual([]);
  expect(found.tray(view, "A")).toEqual(before);
  expect(found.returned).toEqual(["A7"]);
  vi.advanceTimersByTime(1_000);
  expect(found.returned).toEqual([]);
  expect(means.release).toHaveBeenCalledWith("A", "piece 7");
});

test("why a piece came back is said for a moment, and only the last of several", () => {
  vi.useFakeTimers();
  const { bench: found, means } = bench();
  void found.lay("A", 7, "b1");
  void found.lay("A", 8, "c1");
  for (const [number, [, , says]] of means.play.mock.calls.entries()) {
    says?.(`because ${number}`);
    vi.advanceTimersByTime(1_000);
  }
  expect(found.refusal).toEqual({ seat: "A", place: "c1", why: "because 1" });
  vi.advanceTimersByTime(3_000);
  expect(found.refusal).not.toBeNull(); // there is time to read it
  vi.advanceTimersByTime(2_000);
  expect(found.refusal).toBeNull();
});

test("the same piece is not laid twice while it is on its way; another one is", () => {
  const { bench: found, means } = bench();
  void found.lay("A", 7, "b1");
  void found.lay("A", 7, "c1");
  void found.lay("A", 8, "c1");
  void found.lay("B", 7, "c4");
  expect(means.play).toHaveBeenCalledTimes(3);
});

test("a piece that was turned is laid as it was turned", () => {
  const { bench: found, moves } = bench();
  found.rotate("A", 7);
  found.rotate("A", 7);
  found.rotate("A", 7, -1);
  found.rotate("A", 9, -1);
  void found.lay("A", 7, "b1");
  void found.lay("A", 9, "c1");
  expect(moves()).toEqual([
    ["A", "lay 7 at b1 turned 1"],
    ["A", "lay 9 at c1 turned 3"],
  ]);
});

test("whoever chooses a piece holds it, and lets the one before go", async () => {
  const { bench: found, means } = bench();
  found.choose("A", 3);
  found.choose("A", 5);
  expect(means.hold.mock.calls).toEqual([
    ["A", "piece 3"],
    ["A", "piece 5"],
  ]);
  expect(means.release.mock.calls).toEqual([["A", "piece 3"]]);
  expect(found.chosen).toEqual({ A: 5 });
  found.choose("A", 5);
  expect(found.chosen).toEqual({});
});

test("what a team-mate was quicker to take is not chosen any more", async () => {
  const { bench: found, means } = bench();
  means.hold.mockResolvedValueOnce(false);
  found.choose("A", 3);
  await vi.waitFor(() => expect(found.chosen).toEqual({}));
});

test("the tray is arranged by hand and sorted, and stays so", () => {
  const drawn = (piece: number) => handout.sides[0]?.[piece - 1];
  const { bench: found } = bench();
  const [first = 0, second = 0] = found.tray(view, "A");
  found.move(view, "A", second, 0);
  expect(found.tray(view, "A").slice(0, 2)).toEqual([second, first]);
  found.sort(view, "A", "edges", drawn);
  const order = found.tray(view, "A");
  const again = new Workbench("/table/x", () => null);
  expect(again.tray(view, "A")).toEqual(order);
  expect(again.tray(view, "B")).toEqual(view.sides[1]?.tray);
});

test("a piece that is laid leaves a gap, and all others stay where they lie, until it is closed", async () => {
  const { bench: found, answer } = bench();
  found.settle(view, ["A"]);
  const before = found.slots(view, "A");
  const slot = before.indexOf(7);
  const laid = found.lay("A", 7, "b1");
  const gap = before.with(slot, 0);
  expect(found.slots(view, "A")).toEqual(gap);
  answer({ ok: true });
  await laid;
  const after = withPiece("A", 7, "b1");
  found.settle(after, ["A"]);
  expect(found.slots(after, "A")).toEqual(gap);
  expect(new Workbench("/table/x", () => null).slots(after, "A")).toEqual(gap);
  found.tidy(after, "A");
  expect(found.slots(after, "A")).toEqual(before.toSpliced(slot, 1));
});

test("nothing happens where one only watches", async () => {
  const watching = new Workbench("/table/x", () => null);
  expect(await watching.lay("A", 7, "b1")).toBe(false);
  expect(watching.laying).toEqual([]);
});
