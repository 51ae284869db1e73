import { beforeEach, expect, it, vi } from "vitest";
import { FakeServer, failed, goOn, positionOf, toldOf } from "../../../tests/parts";
import { sitting } from "../../../tests/sitting";
import type { Snapshot } from "../../protocol";
import { notesOf } from "../notes";
import { Dice } from "./dice";

const SEAL = "5e".repeat(32);
const fetched = vi.fn(async (_: string) => Response.json([]));
const report = vi.fn();
let server: FakeServer;
let dice: Dice;
let table: { seats: string[]; last: number; isOver: boolean; isRecalling: boolean };

sitting();
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("fetch", fetched);
  server = new FakeServer();
  table = { seats: ["A"], last: 0, isOver: false, isRecalling: false };
  dice = new Dice(
    "t",
    { ask: server.ask, report },
    {
      seats: () => table.seats,
      last: () => table.last,
      isOver: () => table.isOver,
      isRecalling: () => table.isRecalling,
    },
  );
  const fairness = { seal: SEAL, key: "", outcomes: [["1", "2"]] };
  const snapshot: Partial<Snapshot> = { game: "fake", version: 1, position: positionOf() };
  dice.note({ type: "snapshot", ...snapshot, fairness } as unknown as Snapshot);
});

const closed = toldOf(2, { type: "closed" });
const committed = () => {
  const { commitment } = server.asked[0] as { commitment: string };
  return toldOf(1, { type: "committed", seat: "A", person: 1, commitment });
};

it("notes which game it is and what was sealed", () => {
  const outcomes = [["1", "2"]];
  expect(notesOf("t")).toMatchObject({ seal: SEAL, game: "fake 1", outcomes });
});

it("commits once on a connection, and reveals once nobody else can commit", async () => {
  void dice.keepUp();
  void dice.keepUp();
  expect(server.asked).toMatchObject([{ type: "commit", seat: "A", round: 1 }]);
  await server.answer();
  expect(notesOf("t").own).toMatchObject([{ state: "committed" }]);
  dice.noteEntries([committed(), closed]);
  table.last = 2;
  void dice.keepUp();
  void dice.keepUp();
  expect(server.asked.slice(1)).toMatchObject([{ type: "reveal", seat: "A", round: 1 }]);
  await server.answer();
  expect(notesOf("t").own).toMatchObject([{ state: "revealed" }]);
});

it("does it again on the next connection: the server may have forgotten it", async () => {
  void dice.keepUp();
  await server.answer();
  dice.noteEntries([committed(), closed]);
  void dice.keepUp();
  await server.answer();
  dice.restart();
  expect(notesOf("t").own).toMatchObject([{ state: "committed" }]);
  void dice.keepUp();
  expect(server.asked.map(({ type }) => type)).toEqual(["commit", "reveal", "reveal"]);
});

it("takes part for each seat of its own, and for none where the game is over", () => {
  table.isOver = true;
  void dice.keepUp();
  expect(server.asked).toEqual([]);
  Object.assign(table, { isOver: false, seats: ["A", "B"] });
  void dice.keepUp();
  expect(server.asked).toMatchObject([{ seat: "A" }, { seat: "B" }]);
});

it("fetches what it has not noted before it takes part, once at a time", async () => {
  table.last = 1;
  fetched.mockResolvedValueOnce(Response.json([toldOf(1, { type: "drawn", move: "1-2" })]));
  void dice.keepUp();
  void dice.keepUp();
  expect(server.asked).toEqual([]);
  await vi.waitFor(() => expect(notesOf("t").lines).toEqual(["fate 1-2"]));
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/tables/t/log?since=0"]);
  expect(server.asked).toMatchObject([{ type: "commit" }]);
});

it("fetches nothing that is on its way already", () => {
  Object.assign(table, { last: 1, isRecalling: true });
  void dice.keepUp();
  expect([fetched.mock.calls, server.asked]).toEqual([[], []]);
});

it("tries again later where nothing could be fetched", async () => {
  table.last = 1;
  fetched.mockRejectedValueOnce(new Error("no network"));
  await dice.keepUp();
  fetched.mockResolvedValueOnce(Response.json([]));
  await dice.keepUp();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("adds salt by hand for a seat, and says where it is not taken", async () => {
  expect(await dice.addSalt(undefined)).toBe(false);
  const added = dice.addSalt("A");
  await server.answer(failed("round-closed"));
  expect(await added).toBe(false);
  expect(report).toHaveBeenCalledExactlyOnceWith(failed("round-closed"));
  const again = dice.addSalt("A");
  await server.answer();
  expect(await again).toBe(true);
  await goOn();
});
