import { beforeEach, expect, it, vi } from "vitest";
import { FakeServer, failed, seatOf } from "../../../tests/parts";
import { sitting } from "../../../tests/sitting";
import type { Answer } from "../line";
import { memory } from "../memory.svelte";
import { notices } from "../notices.svelte";
import { Commands } from "./commands";

let server: FakeServer;
let commands: Commands;
const giveUp = vi.fn();
const seating = { awaited: seatOf("B"), names: { A: "Rosa" } };

sitting({ waiting: { B: "key-of-B" } });
beforeEach(() => {
  vi.clearAllMocks();
  server = new FakeServer();
  commands = new Commands("t", "fake", server.ask, seating, { giveUp });
});

const refused: Answer = {
  type: "refused",
  request: "",
  game: "other",
  clause: "XX-1",
  reason: "too-far",
  values: { seat: "A" },
} as Extract<Answer, { type: "refused" }>;

it("says whether it was carried out, and nothing more where it was", async () => {
  const said = commands.say("A", "Hello");
  await server.answer();
  expect(await said).toBe(true);
  expect(server.asked).toEqual([{ type: "say", seat: "A", text: "Hello" }]);
  expect(notices.all).toEqual([]);
});

it("shows why the rules refused it, in the words of the game that refused", async () => {
  const resigned = commands.resign("A");
  await server.answer(refused);
  expect(await resigned).toBe(false);
  const notice = { kind: "refused", key: "refused-too-far", game: "other", clause: "XX-1" };
  expect(notices.all).toMatchObject([{ ...notice, values: { seat: "Rosa" } }]);
});

it("shows what failed, and nothing where there is no answer", async () => {
  commands.report(undefined);
  const resigned = commands.resign("A");
  await server.answer(failed("not-your-seat"));
  expect(await resigned).toBe(false);
  expect(notices.all).toMatchObject([{ kind: "failed", key: "not-your-seat", game: "fake" }]);
});

it("gives up a key only where its seat was left", async () => {
  void commands.leave("A");
  await server.answer(failed("not-your-seat"));
  expect(giveUp).not.toHaveBeenCalled();
  void commands.leave("A");
  await server.answer();
  expect(giveUp).toHaveBeenCalledExactlyOnceWith("A");
});

it("lets people in, or not, or sends them away", () => {
  const asker = { seat: "A", number: 2, name: "Eve" };
  void commands.admit(asker);
  void commands.decline(asker);
  void commands.sendAway("A", 2);
  expect(server.asked).toEqual([
    { type: "admit", seat: "A", number: 2 },
    { type: "decline", seat: "A", number: 2 },
    { type: "shut-out", seat: "A", number: 2 },
  ]);
});

it("stops asking, and forgets the key at once", () => {
  void commands.stopAsking();
  expect(server.asked).toEqual([{ type: "leave", seat: "B" }]);
  expect(memory.find("t")?.waiting).toEqual({});
});
