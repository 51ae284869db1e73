// The six seats, the same in all games: a letter, a colour and a shape each.

import type { SeatColours } from "../games/contract";

export const SEATS = ["A", "B", "C", "D", "E", "F"] as const;
export type Letter = (typeof SEATS)[number];

export const SHAPES = ["circle", "triangle", "square", "diamond", "hexagon", "star"] as const;
export type Shape = (typeof SHAPES)[number];

/** As long as a name may be at a table, so that it still fits beside its seat. */
export const LONGEST_NAME = 24;

export function isLetter(text: unknown): text is Letter {
  return (SEATS as readonly unknown[]).includes(text);
}

export function shapeOf(seat: string): Shape {
  return SHAPES[Math.max(0, (SEATS as readonly string[]).indexOf(seat))] ?? "circle";
}

/** A seat's colour, as the style sheet has it: `var(--seat-a)`, and `--seat-a-ink` to write on it. */
export function colourOf(seat: string): string {
  return `var(--seat-${seat.toLowerCase()})`;
}

/** Gives seats other colours on the whole page, where a game has its own; returns how to end it. */
export function paintSeats(colours: SeatColours = {}): () => void {
  const { style } = document.documentElement;
  const properties = propertiesOf(colours);
  for (const [name, value] of properties) style.setProperty(name, value);
  return () => {
    for (const [name] of properties) style.removeProperty(name);
  };
}

/** Likewise for what stands in one element: the value of its `style`. */
export function seatColours(colours: SeatColours = {}): string {
  return propertiesOf(colours)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ");
}

function propertiesOf(colours: SeatColours): ReadonlyArray<readonly [string, string]> {
  return Object.entries(colours).flatMap(([seat, { colour, ink }]) => [
    [`--seat-${seat.toLowerCase()}`, colour] as const,
    [`--seat-${seat.toLowerCase()}-ink`, ink] as const,
  ]);
}

/** Outlines around the origin, in a box of 20 by 20; each survives being drawn very small. */
export const OUTLINES: Readonly<Record<Shape, string>> = {
  circle: "M0,-9 A9,9 0 1 1 0,9 A9,9 0 1 1 0,-9 Z",
  triangle: "M0,-9.6 L9.6,7.6 L-9.6,7.6 Z",
  square: "M-8,-8 H8 V8 H-8 Z",
  diamond: "M0,-10 L9,0 L0,10 L-9,0 Z",
  hexagon: "M-4.9,-8.5 H4.9 L9.8,0 L4.9,8.5 H-4.9 L-9.8,0 Z",
  star: "M0,-10 L2.6,-3.4 9.6,-3.1 4.1,1.3 6,8.2 0,4.2 -6,8.2 -4.1,1.3 -9.6,-3.1 -2.6,-3.4 Z",
};
