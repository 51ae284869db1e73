import { describe, expect, it } from "vitest";
import { choiceSeal, drawn, firstMix, isHex, mixed, saltOf, sealOf } from "./fair";

// The worked example of docs/fairness.md: whoever changes one of the two breaks every seal.
const TABLE = "5f0c8a3d2b7e4c19a6d8e2f1";
const SECRET = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const SEAL = "b59c130f784c5d679b922776a7a770f905aa9676abda27a2e4db065ab22c982e";
const MIXES = [
  "458f498152e7c63a9c1c5fce46b0c4e4eb43beb001e7431fd18db8b09dfadac1",
  "f6890b38317a17a5bcf12d3712e32618dfc809142c570c7961e2f5c2a361aea9",
  "d250d5ae77d6d96d344399b4ffb9357213a31fe7e6cfa78eeb5ac09770cedcf0",
] as const;

describe("what follows from a secret", () => {
  it("is its seal", () => {
    expect(sealOf(SECRET)).toBe(SEAL);
  });

  it("is what is mixed in, one contribution after the other", () => {
    expect(firstMix(TABLE, SEAL)).toBe(MIXES[0]);
    expect(mixed(MIXES[0], "A", "11".repeat(32))).toBe(MIXES[1]);
    expect(mixed(MIXES[1], "B", "22".repeat(32))).toBe(MIXES[2]);
  });

  it.each([
    [2, [1, 0, 1, 1, 0, 1, 0, 1]],
    [6, [3, 3, 1, 0, 3, 2, 1, 2]],
    [36, [13, 31, 13, 7, 8, 21, 4, 28]],
    [5040, [3710, 1715, 1652, 2715, 4710, 1504, 4521, 3174]],
  ])("is every draw among %d", (outcomes, expected) => {
    const found = expected.map((_, index) => drawn(SECRET, TABLE, index + 1, MIXES[2], outcomes));
    expect(found).toEqual(expected);
  });

  it("passes over what would favour the first outcomes", () => {
    const found = [9, 10, 11].map((draw) => drawn(SECRET, TABLE, draw, MIXES[2], 2n ** 63n + 1n));
    const expected = [6857196184693912089n, 5791430481415761406n, 136934098907225653n];
    expect(found).toEqual(expected.map(Number));
  });

  it("is a seal for each secret choice", () => {
    const salt = saltOf(SECRET, TABLE, 1);
    expect(salt).toBe("f9280dfe71a8f7251a602af2fcf24191c14396bf6bc0649827be8f3dcf7f20ac");
    expect(choiceSeal(salt, 1, "B", "circle 42")).toBe(
      "04a52f60b66c0a5ef309ddb45b4ee57ad976b2db343bb866d4b098e5bf923832",
    );
  });
});

it("hexadecimal is thirty-two bytes in small letters", () => {
  expect(isHex(SECRET)).toBe(true);
  for (const wrong of ["", SECRET.slice(1), `${SECRET}0`, SECRET.toUpperCase(), `${SECRET}\n`]) {
    expect(isHex(wrong)).toBe(false);
  }
});
