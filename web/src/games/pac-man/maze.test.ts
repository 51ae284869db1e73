import * as fc from "fast-check";
import { expect, test } from "vitest";
import { drawing, start } from "./fixtures";
import { corner, Maze, STEP, sideTowards } from "./maze";

const maze = new Maze(drawing);
const anySpace = fc.constantFrom(...drawing.spaces.map((space) => space.name));

test("every space lies on the glass, and is the nearest to itself", () => {
  for (const { name } of drawing.spaces) {
    const { x, y } = maze.place(name);
    expect(x > 0 && y > 0 && x < maze.width && y < maze.height).toBe(true);
    expect(maze.nearest({ x: x + 9, y: y - 9 })).toBe(name);
  }
});

test("what the board does not know is the centre", () => {
  expect(maze.place("")).toEqual(maze.centre);
  expect(maze.isCentre("")).toBe(true);
  expect(maze.isCentre("c4")).toBe(false);
});

test("a way along a track turns only at right angles and leads both ways", () => {
  for (const { a, b } of drawing.links) {
    const { places, kind } = maze.way(a, b);
    expect(kind).toBe("track");
    expect([places[0], places.at(-1)]).toEqual([maze.place(a), maze.place(b)]);
    for (const [index, place] of places.slice(1).entries()) {
      const from = places[index] ?? place;
      expect(Math.abs(place.x - from.x) + Math.abs(place.y - from.y)).toBe(STEP);
    }
    expect(maze.way(b, a).places).toEqual(places.toReversed());
  }
});

test("whoever leaves by a door comes in by another", () => {
  const [one, other] = drawing.doors.map((door) => door.space);
  const { places, kind } = maze.way(one ?? "", other ?? "");
  expect(kind).toBe("doors");
  expect(places).toHaveLength(4);
  expect(maze.heading(one ?? "", other ?? "")).toBe(drawing.doors[0]?.side);
  // The trail is broken where it is off the board.
  expect(maze.trail([one ?? "", other ?? ""]).match(/M/g)).toHaveLength(2);
});

test("between any two spaces there is a way to be shown", () => {
  fc.assert(
    fc.property(anySpace, anySpace, (from, to) => {
      const { places } = maze.way(from, to);
      expect([places[0], places.at(-1)]).toEqual([maze.place(from), maze.place(to)]);
    }),
  );
});

test("the longer leg says where something lies", () => {
  expect(sideTowards({ x: 0, y: 0 }, { x: 3, y: 1 })).toBe("right");
  expect(sideTowards({ x: 0, y: 0 }, { x: -3, y: 1 })).toBe("left");
  expect(sideTowards({ x: 0, y: 0 }, { x: 1, y: 2 })).toBe("bottom");
  expect(sideTowards({ x: 0, y: 0 }, { x: 1, y: -2 })).toBe("top");
});

test("no dot lies on a space", () => {
  for (const dot of maze.dots()) expect(maze.nearest(dot, 20)).toBeNull();
});

test("everybody's seat stands at the corner of their home", () => {
  const maze = new Maze(drawing);
  for (const { seat, home } of start.players) {
    const { x, y } = maze.place(home);
    const across = x < maze.width / 2 ? "l" : "r";
    expect(corner(start, drawing, seat)).toBe(`${across}${y < maze.height / 2 ? "t" : "b"}`);
  }
});
