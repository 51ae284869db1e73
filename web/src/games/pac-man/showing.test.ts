import { expect, test } from "vitest";
import { eventsOf } from "../../../tests/recordings";
import { codesIn, testAnyEvent, testTurnsAreQuick } from "../../../tests/showing";
import { entries, start } from "./fixtures";
import { advanced, lasts, sound } from "./showing";
import type { View } from "./view";

const played = eventsOf({ start, entries }, advanced);

/** What is on the picture: everything but whose turn it is now, which the position tells. */
const pictured = ({ players, ghosts, swallowed, marbles }: View) => ({
  players: players.map(({ seat, pacman, home, white, yellow }) => [
    seat,
    pacman,
    home,
    white,
    yellow,
  ]),
  ghosts,
  swallowed,
  marbles,
});

test("after all events of an entry the picture is the position that the server tells", () => {
  for (const { seen, next } of played) expect(pictured(seen)).toEqual(pictured(next));
  expect(played.at(-1)?.seen.phase).toBe("over");
});

test("the dice that are left and the player whose turn it is are shown while they are played", () => {
  for (const { seen, next } of played) {
    if (next.phase === "choose" || next.phase === "walk") {
      expect([seen.turn, seen.dice]).toEqual([next.turn, next.dice]);
    }
  }
});

test("while dice roll, nobody is said to choose yet", () => {
  for (const { events, seen } of played) {
    if (events.some(({ code }) => code === "rolled")) expect(seen.phase).toBe("roll");
  }
});

test("a piece walks until its walk is over, and is seen where it steps", () => {
  const caught = { code: "caught", values: { seat: "A", caught: "B" } };
  const values = { seat: "A", piece: "ghost-1", start: "c4", space: "c5" };
  const walk = { piece: "ghost-1", left: 1, came: null };
  const [a, b] = start.players;
  if (!a || !b) throw new Error("two play");
  const before = { ...start, walk, players: [a, { ...b, pacman: "c5" }] };
  const next = { ...start, walk: { piece: "pac-man", left: 4, came: null } };
  const stepped = advanced(before, { code: "stepped", values }, next);
  expect(stepped).toMatchObject({ ghosts: ["c5", start.ghosts[1]], walk });
  expect(stepped.players[1]?.pacman).toBe("c5");
  expect(advanced(stepped, caught, next).players[1]?.pacman).toBe(b.home);
});

test("the recorded game has every event but those of a piece that cannot go", () => {
  const codes = codesIn({ start, entries });
  for (const code of ["tied", "caught", "gobbled-ghost", "sent-self-home", "yellow-put-back"]) {
    expect(codes).toContain(code);
  }
});

test("where homes are drawn, everybody stands at theirs from then on", () => {
  const players = start.players.map((player) => ({ ...player, home: "", pacman: "" }));
  const before = { ...start, phase: "empty-home", players };
  const drawn = advanced(before, { code: "empty-home", values: { space: "c9" } }, start);
  expect(drawn.players).toEqual(start.players);
  expect(drawn.phase).toBe("first-roll");
});

test("a piece that stays is not walking any more", () => {
  const walk = { piece: "ghost-1", left: 3, came: null };
  const values = { seat: "A", piece: "ghost-1", die: 3 };
  const walking = advanced(start, { code: "chose", values }, { ...start, phase: "walk", walk });
  expect(walking).toMatchObject({ phase: "walk", walk });
  expect(advanced(walking, { code: "stayed", values }, start).walk).toBeNull();
  expect(advanced(walking, { code: "cannot-move", values }, start).walk).toBeNull();
});

testAnyEvent(
  { advanced, lasts, sound },
  { start, entries },
  {
    keys: ["seat", "piece", "space", "start", "die", "count", "payer", "ghost", "caught"],
    texts: ["A", "B", "ghost-1", "pac-man", "c4"],
    holds: ({ ghosts }) => expect(ghosts).toHaveLength(start.ghosts.length),
  },
);

testTurnsAreQuick({ lasts }, { start, entries });
