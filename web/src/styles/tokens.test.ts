// The colours, taken from the style sheet itself: seats that nobody mixes up, text that all can read.

import { describe, expect, it } from "vitest";
import css from "./tokens.css?raw";

type Colour = readonly [number, number, number];
const THEMES = ["light", "dark"] as const;
const SEATS = ["a", "b", "c", "d", "e", "f"];

/** How an eye without one kind of cone sees linear light (Machado, Oliveira and Fernandes, 2009). */
const EYES: Readonly<Record<string, ReadonlyArray<Colour>>> = {
  trichromat: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanope: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranope: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanope: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** As far apart as colours in Oklab have to be, to be told apart at a glance. */
const FAR_APART = 0.12;

function token(name: string, theme: (typeof THEMES)[number]): Colour {
  const found = css.match(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`));
  const hex = found?.[theme === "light" ? 1 : 2];
  if (!hex) throw new Error(`there is no colour ${name}`);
  return [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as never;
}

const linear = (share: number): number =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;

const dot = (row: Colour, [red, green, blue]: Colour): number =>
  row[0] * red + row[1] * green + row[2] * blue;

function seen(colour: Colour, eye: ReadonlyArray<Colour>): Colour {
  return eye.map((row) => Math.min(1, Math.max(0, dot(row, colour)))) as never;
}

function oklab(colour: Colour): Colour {
  const long = Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], colour));
  const middle = Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], colour));
  const short = Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], colour));
  const cones: Colour = [long, middle, short];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
}

function distance(one: Colour, other: Colour): number {
  return Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)));
}

function contrast(one: Colour, other: Colour): number {
  const shares = [one, other].map((each) => dot([0.2126, 0.7152, 0.0722], each));
  const [low = 0, high = 0] = shares.sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(THEMES)("in the %s theme", (theme) => {
  it.each(Object.keys(EYES))("a %s can tell all seats apart", (eye) => {
    const matrix = EYES[eye] ?? [];
    const colours = SEATS.map((seat) => oklab(seen(token(`seat-${seat}`, theme), matrix)));
    for (const [at, one] of colours.entries()) {
      for (const [next, other] of colours.slice(at + 1).entries()) {
        const pair = `${SEATS[at]} and ${SEATS[at + 1 + next]}`;
        expect(distance(one, other), pair).toBeGreaterThan(FAR_APART);
      }
    }
  });

  it.each(SEATS)("the letter on seat %s can be read", (seat) => {
    const [ground, ink] = [token(`seat-${seat}`, theme), token(`seat-${seat}-ink`, theme)];
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["ink", "ink-soft", "accent", "danger", "good"])("text in %s can be read", (name) => {
    for (const ground of ["paper", "surface", "surface-2", "wall"]) {
      expect(contrast(token(name, theme), token(ground, theme)), ground).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });

  it.each(["accent", "danger"])("text on %s can be read", (name) => {
    const [ground, ink] = [token(name, theme), token(`${name}-ink`, theme)];
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
  });

  it("what glows stands out, without being text", () => {
    expect(contrast(token("glow", theme), token("surface", theme))).toBeGreaterThanOrEqual(3);
  });
});
