import { beforeEach, expect, it, vi } from "vitest";
import type { GameShown, TableWanted } from "../protocol";
import { commitmentOf } from "./fair";
import { notesOf } from "./notes";
import { open } from "./opening";
import type { Plan } from "./plan";

const SEAL = "5e".repeat(32);
const KEY = "4e".repeat(32);
const GAME: GameShown = {
  name: "fake",
  version: 1,
  seats: [4],
  boards: ["plain"],
  options: [],
  clauses: [],
  bots: ["greedy"],
  levels: [],
  secrets: false,
  realtime: false,
};
const PLAN: Plan = {
  sitters: [
    { who: "bot", bot: "greedy" },
    { who: "me" },
    { who: "elsewhere" },
    { who: "here", name: "Nadia" },
  ],
  board: "plain",
  options: {},
  guided: false,
  phones: false,
};

interface Asked {
  readonly path: string;
  readonly body: TableWanted;
}

let asked: Asked[];

/** A server that opens tables, and gives seals beforehand or does not. */
function serving(seals: boolean): void {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (path, init) => {
    asked.push({ path: String(path), body: JSON.parse(String(init?.body ?? "{}")) });
    const given = { table: "t", seal: SEAL, key: KEY, reservation: "reserved" };
    const opened = { table: "t", host: "h", tokens: {}, invitations: {}, seal: SEAL, key: KEY };
    const isSeal = path === "/api/seals";
    return new Response(JSON.stringify(isSeal ? given : opened), {
      status: isSeal && !seals ? 429 : 201,
    });
  });
}

beforeEach(() => {
  localStorage.clear();
  asked = [];
});

it("a table is opened with the hash of salt for each seat of one's own, chosen after the seal", async () => {
  serving(true);
  await open(PLAN, GAME);
  expect(asked.map(({ path }) => path)).toEqual(["/api/seals", "/api/tables"]);
  const { reservation, seats } = (asked[1] as Asked).body;
  const { seal, key, own } = notesOf("t");
  expect(reservation).toBe("reserved");
  expect({ seal, key }).toEqual({ seal: SEAL, key: KEY });
  expect(own.map(({ round, seat }) => ({ round, seat }))).toEqual([
    { round: 1, seat: "B" },
    { round: 1, seat: "D" },
  ]);
  const made = own.map(({ seat, value }) => commitmentOf("t", 1, seat, value));
  expect(seats.map(({ commitment }) => commitment)).toEqual([
    undefined,
    made[0],
    undefined,
    made[1],
  ]);
  expect(JSON.stringify(asked)).not.toContain(own[0]?.value);
});

it("a table is opened all the same where there is no seal beforehand", async () => {
  serving(false);
  await open(PLAN, GAME);
  const { reservation, seats } = (asked[1] as Asked).body;
  expect(reservation).toBeUndefined();
  expect(seats.every(({ commitment }) => commitment === undefined)).toBe(true);
  expect(location.pathname).toBe("/table/t");
});
