import { expect, test } from "vitest";
import { likeness } from "./describing";
import { drawing, handout } from "./fixtures";
import { boxOf, Ground } from "./ground";
import { turnedBoard, turnedPieces } from "./turning";

const ground = new Ground(drawing);
const turned = turnedBoard(drawing);
const from = new Ground(turned);
const NEAR = 30; // units: curves are measured at some of their points

test("from the other edge every place lies half a turn further, and the base line is near", () => {
  for (const { name } of drawing.places) {
    const [before, after] = [ground.middleOf(name), from.middleOf(name)];
    expect(Math.abs(before.x + after.x - drawing.width)).toBeLessThan(NEAR);
    expect(Math.abs(before.y + after.y - drawing.height)).toBeLessThan(NEAR);
  }
  const line = turned.base_lines.find(({ side }) => side === "B");
  expect(line?.zone.top).toBeGreaterThan(drawing.height / 2);
});

test("what is printed on the map is right from both edges: the same lies opposite", () => {
  const printed = ({ objectives, bases }: typeof drawing) =>
    [
      ...objectives.map(({ kind, value, zone }) => [kind, value, zone.left, zone.top].join()),
      ...bases.map(({ kind, zone }) => [kind, zone.left, zone.top].join()),
    ].toSorted();
  expect(printed(turned)).toEqual(printed(drawing));
});

test("turned twice it is the board again, in the order in which it is read", () => {
  expect(turnedBoard(turned)).toEqual(drawing);
  const [first] = turned.places;
  expect(from.middleOf(first?.name ?? "").x).toBeLessThan(drawing.width / 4);
  expect(from.middleOf(first?.name ?? "").y).toBeLessThan(drawing.height / 2);
});

test("every piece still fits a place: by its size, and by how both are described", () => {
  const pieces = turnedPieces(handout.sides[1] ?? []);
  for (const piece of pieces) {
    const fitting = turned.places.filter((place) => {
      const { left, top, right, bottom } = boxOf(place.outline);
      const isAsWide = Math.abs(right - left - piece.width) < NEAR;
      const isAsHigh = Math.abs(bottom - top - piece.height) < NEAR;
      return isAsWide && isAsHigh && likeness(piece, place) === 1;
    });
    expect(fitting.length).toBeGreaterThan(0);
  }
});

test("pieces that are alike after half a turn change their looks, and no piece is seen twice", () => {
  const pieces = handout.sides[1] ?? [];
  const outlines = turnedPieces(pieces).map(({ outline }) => outline);
  expect(new Set(outlines)).toEqual(new Set(pieces.map(({ outline }) => outline)));
});
