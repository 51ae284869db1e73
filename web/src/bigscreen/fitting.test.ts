import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EDGE, fitOf, planOf } from "./fitting";

const windows = fc.record({
  width: fc.integer({ min: 320, max: 7680 }),
  height: fc.integer({ min: 320, max: 4320 }),
});
const ratios = fc.double({ min: 0.5, max: 2, noNaN: true });

describe("the big screen", () => {
  it.each([
    [1280, 720, 1],
    [1920, 1080, 1.5],
    [3840, 2160, 3],
  ])("is the same picture at %i × %i, only larger", (width, height, scale) => {
    expect(fitOf({ width, height })).toEqual({ scale, width: 1280, height: 720, upright: false });
  });

  it("has a larger board on a tablet, which is higher for its width", () => {
    const [tablet, wall] = [
      { width: 1024, height: 768 },
      { width: 1280, height: 720 },
    ].map(fitOf);
    expect([tablet?.width, tablet?.height]).toEqual([1280, 960]);
    expect(tablet && planOf(tablet, 1).board).toBeGreaterThan((wall && planOf(wall, 1).board) ?? 0);
  });

  it("has larger letters beside a narrow board", () => {
    const fit = fitOf({ width: 1280, height: 720 });
    expect(planOf(fit, 1).ease).toBe(1);
    expect(planOf(fit, 0.72).ease).toBeGreaterThan(1.2);
  });

  it("fills any window, and never draws for less than it was designed for", () => {
    fc.assert(
      fc.property(windows, (window) => {
        const { scale, width, height, upright } = fitOf(window);
        expect(width * scale).toBeCloseTo(window.width);
        expect(height * scale).toBeCloseTo(window.height);
        expect(width).toBeGreaterThanOrEqual((upright ? 720 : 1280) - 0.001);
        expect(height).toBeGreaterThanOrEqual((upright ? 1240 : 720) - 0.001);
      }),
    );
  });

  it("has a board that stays inside, whatever its shape", () => {
    fc.assert(
      fc.property(windows, ratios, (window, ratio) => {
        const fit = fitOf(window);
        const { board } = planOf(fit, ratio);
        expect(board).toBeGreaterThan(200);
        expect(board).toBeLessThanOrEqual(fit.width - 2 * EDGE);
        expect(board / ratio).toBeLessThanOrEqual(fit.height - 2 * EDGE + 0.001);
      }),
    );
  });
});
