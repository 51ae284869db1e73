import { expect, test } from "vitest";
import { codesIn, testAnyEvent, testTurnsAreQuick } from "../../../tests/showing";
import { type After, drawing, entries, short, start } from "./fixtures";
import { advanced, CENTRE, lasts, sound } from "./showing";
import type { View } from "./view";

const centre = drawing.spaces.find((space) => space.kind === "centre")?.name ?? "";

/** What a picture shows; the board knows the name of the centre. */
function pictured(view: View) {
  const { pacmen, trays, ghosts, swallowed, marbles } = short(view);
  const places = ghosts.map((space) => (space === CENTRE ? centre : space));
  return { pacmen, trays, ghosts: places, swallowed, marbles };
}

function told({ pacmen, trays, ghosts, swallowed, marbles }: After) {
  return { pacmen, trays, ghosts, swallowed, marbles };
}

test("after all events of an entry the picture is the position that the server tells", () => {
  let view = start;
  for (const { events, after } of entries) {
    for (const event of events) view = advanced(view, event);
    expect(pictured(view)).toEqual(told(after));
  }
  expect(view.phase).toBe("over");
});

test("the dice that are left and the player whose turn it is are shown while they are played", () => {
  let view = start;
  for (const { events, after } of entries) {
    for (const event of events) view = advanced(view, event);
    if (after.phase === "choose" || after.phase === "walk") {
      expect([view.turn, view.dice]).toEqual([after.turn, after.dice]);
    }
  }
});

test("while dice roll, nobody is said to choose yet", () => {
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.code === "rolled") expect(advanced(start, event).phase).toBe("roll");
  }
});

test("the recorded game has every event but those of a piece that cannot go", () => {
  const codes = codesIn({ start, entries });
  for (const code of ["tied", "caught", "gobbled-ghost", "sent-self-home", "yellow-put-back"]) {
    expect(codes).toContain(code);
  }
});

test("where homes are drawn, everybody stands at theirs from then on", () => {
  const players = start.players.map((player) => ({ ...player, home: "", pacman: "" }));
  const values = { space: "c9", A: "i9", B: "i3" };
  const drawn = advanced(
    { ...start, phase: "empty-home", players },
    { code: "empty-home", values },
  );
  expect(drawn.players.map(({ home, pacman }) => [home, pacman])).toEqual([
    ["i9", "i9"],
    ["i3", "i3"],
  ]);
  expect(drawn.phase).toBe("first-roll");
});

test("a piece that stays is not walking any more", () => {
  const chosen = { code: "chose", values: { seat: "A", piece: "ghost-1", die: 3 } };
  const walking = advanced(start, chosen);
  expect(walking.walk).toEqual({ piece: "ghost-1", left: 3, came: null });
  const values = { seat: "A", piece: "ghost-1", die: 3 };
  expect(advanced(walking, { code: "stayed", values }).walk).toBeNull();
  expect(advanced(walking, { code: "cannot-move", values }).walk).toBeNull();
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
