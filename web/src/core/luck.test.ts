import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chance, expected, luckOf, total } from "./luck";

/** Counts of two faces around an even one, whose unevenness is the value. */
function uneven(value: number, faces: number, even: number): number[] {
  const off = Math.sqrt((value * even) / 2);
  const rest = Array.from({ length: faces - 2 }, () => even);
  return [even + off, even - off, ...rest];
}

describe("how uneven dice are", () => {
  // From tables of the chi-square distribution: value, faces, part beyond it.
  it.each([
    [11.0705, 6, 0.05],
    [15.0863, 6, 0.01],
    [3, 6, 0.69999],
    [7.8147, 4, 0.05],
    [9.4877, 5, 0.05],
    [2, 3, 0.36788],
    [1, 7, 0.98561],
    [3.8415, 2, 0.05],
  ])("%d among %d faces leaves %d", (value, faces, part) => {
    expect(chance(uneven(value, faces, 100))).toBeCloseTo(part, 4);
  });

  it("is nothing where nothing was rolled, or all came equally often", () => {
    expect(chance([0, 0, 0, 0, 0, 0])).toBe(1);
    expect(chance([])).toBe(1);
    expect(chance([7, 7, 7, 7, 7, 7])).toBeCloseTo(1, 6);
  });

  it("lies between none and all, and does not care which face is which", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 2, maxLength: 12 }), (counts) => {
        const part = chance(counts);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
        expect(chance([...counts].reverse())).toBeCloseTo(part, 9);
      }),
    );
  });
});

describe("what is said of luck", () => {
  it("is nothing before there are enough dice", () => {
    expect(luckOf([9, 0, 0, 0, 0, 0])).toBe("early");
    expect(luckOf([])).toBe("early");
  });

  it("grows more careful the rarer it is", () => {
    expect(luckOf([20, 24, 18, 21, 19, 18])).toBe("ordinary");
    expect(luckOf(uneven(12, 6, 20))).toBe("uneven");
    expect(luckOf([60, 10, 10, 10, 10, 20])).toBe("rare");
  });

  it("counts and expects", () => {
    expect(total([1, 2, 3])).toBe(6);
    expect(expected([1, 2, 3])).toBe(2);
    expect(expected([])).toBe(0);
  });
});
