import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Gestures, type Spot } from "./gestures";
import type { Point } from "./ground";

type Did = readonly [what: string, ...rest: unknown[]];

function hands(shared = false) {
  const did: Did[] = [];
  const gestures = new Gestures<string>(
    {
      lift: (id, thing) => did.push(["lift", id, thing]),
      carry: (id, at) => did.push(["carry", id, at]),
      drop: (id, at) => did.push(["drop", id, at]),
      putBack: (id) => did.push(["back", id]),
      tap: (spot) => did.push(["tap", spot]),
      pan: (by) => did.push(["pan", by]),
      pinch: (_, factor) => did.push(["pinch", Math.round(factor * 100) / 100]),
    },
    () => shared,
  );
  return { did, gestures, what: () => did.map(([what]) => what) };
}

const at = (x: number, y = 0): Point => ({ x, y });
const PIECE: Spot<string> = { thing: "piece 17" };

test("a piece is taken up once the pointer moves, follows it, and is let go where it is", () => {
  const { gestures, did } = hands();
  gestures.down(1, at(0), PIECE, false);
  gestures.move(1, at(2));
  expect(did).toEqual([]);
  gestures.move(1, at(30, 5));
  gestures.move(1, at(60, 9));
  gestures.up(1, at(60, 9));
  expect(did).toEqual([
    ["lift", 1, "piece 17"],
    ["carry", 1, at(30, 5)],
    ["carry", 1, at(60, 9)],
    ["drop", 1, at(60, 9)],
  ]);
});

test("a press without a movement is a tap; a finger that rests takes the piece up", () => {
  const { gestures, what } = hands();
  gestures.down(1, at(0), PIECE, true);
  gestures.up(1, at(3));
  gestures.down(2, at(0), PIECE, true);
  gestures.linger(2);
  gestures.up(2, at(0));
  expect(what()).toEqual(["tap", "lift", "drop"]);
});

test("on the map one pointer moves it, and two fingers bring it nearer", () => {
  const { gestures, did, what } = hands();
  gestures.down(1, at(0), "map", true);
  gestures.move(1, at(20));
  gestures.move(1, at(25));
  gestures.down(2, at(125), "map", true);
  gestures.move(2, at(225));
  expect(did).toEqual([
    ["pan", at(5)],
    ["pinch", 2],
  ]);
  gestures.up(2, at(225));
  gestures.move(1, at(90));
  gestures.up(1, at(90));
  expect(what()).toEqual(["pan", "pinch"]);
});

test("a second finger puts a carried piece back, and lifting either drops nothing", () => {
  const { gestures, what } = hands();
  gestures.down(1, at(0), PIECE, true);
  gestures.move(1, at(40));
  gestures.down(2, at(90), "map", true);
  gestures.up(1, at(40));
  gestures.up(2, at(90));
  expect(what()).toEqual(["lift", "carry", "back"]);
});

test("two sides at one screen carry their pieces at the same time", () => {
  const { gestures, did } = hands(true);
  gestures.down(1, at(0), PIECE, true);
  gestures.move(1, at(40));
  gestures.down(2, at(300), { thing: "piece 3" }, true);
  gestures.move(2, at(340));
  gestures.up(1, at(41));
  gestures.up(2, at(341));
  expect(did.filter(([what]) => what === "drop")).toEqual([
    ["drop", 1, at(41)],
    ["drop", 2, at(341)],
  ]);
});

test("what the browser takes for itself goes back", () => {
  const { gestures, what } = hands();
  gestures.down(1, at(0), PIECE, true);
  gestures.move(1, at(40));
  gestures.cancel(1);
  gestures.up(1, at(50));
  expect(what()).toEqual(["lift", "carry", "back"]);
});

// ---------------------------------------------------------------- whatever fingers do

const point = fc.record({
  x: fc.integer({ min: 0, max: 400 }),
  y: fc.integer({ min: 0, max: 400 }),
});
const finger = fc.integer({ min: 1, max: 3 });
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("down" as const),
      id: finger,
      at: point,
      piece: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant("move" as const), id: finger, at: point }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant("up" as const), id: finger, at: point }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("cancel" as const), id: finger }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("linger" as const), id: finger }) },
);

function perform(gestures: Gestures<string>, action: Action): void {
  switch (action.does) {
    case "down":
      gestures.down(action.id, action.at, action.piece ? PIECE : "map", true);
      break;
    case "move":
      gestures.move(action.id, action.at);
      break;
    case "up":
      gestures.up(action.id, action.at);
      break;
    case "cancel":
      gestures.cancel(action.id);
      break;
    case "linger":
      gestures.linger(action.id);
  }
}
type Action = typeof step extends fc.Arbitrary<infer Found> ? Found : never;

test("whatever is taken up is let go or put back, once, and two fingers never drop a piece", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 25, maxLength: 70, size: "max" }), (actions) => {
      const { gestures, did } = hands();
      const down = new Set<number>();
      let together = new Set<number>(); // fingers that were down beside another one
      for (const action of actions) {
        if (action.does === "down") {
          together.delete(action.id); // another touch, whether or not the last one was seen to end
          down.add(action.id);
        }
        if (down.size > 1) together = new Set([...together, ...down]);
        const before = did.length;
        perform(gestures, action);
        for (const [what, id] of did.slice(before)) {
          if (what === "drop") expect(together.has(id as number)).toBe(false);
        }
        if (action.does === "up" || action.does === "cancel") {
          down.delete(action.id);
          together.delete(action.id);
        }
      }
      gestures.letGo();
      expect(gestures.carrying).toBe(false);
      const held = new Set<unknown>();
      for (const [what, id] of did) {
        if (what === "lift") {
          expect(held.has(id)).toBe(false);
          held.add(id);
        }
        if (what === "carry") expect(held.has(id)).toBe(true);
        if (what === "drop" || what === "back") expect(held.delete(id)).toBe(true);
      }
      expect(held.size).toBe(0);
    }),
  );
});
