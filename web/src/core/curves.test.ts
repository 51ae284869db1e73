import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Moment } from "../protocol";
import { apart, Curves, timesOf } from "./curves";

const box = { width: 400, height: 200, left: 40, right: 60, top: 20, bottom: 10 };
const moments: Moment[] = [
  { at: 0, seat: "", chances: [500, 500] },
  { at: 2, seat: "fate", chances: [700, 300] },
  { at: 6, seat: "A", chances: [1000, 0] },
];
const curves = new Curves(box, moments, [0, 2, 6]);

describe("chances as curves", () => {
  it("go from edge to edge, and from bottom to top", () => {
    expect([curves.x(0), curves.x(6)]).toEqual([40, 340]);
    expect([curves.y(0), curves.y(1000)]).toEqual([190, 20]);
    expect(curves.line(0)).toBe("M40,105L140,71L340,20");
  });

  it("know which moment is meant by a place, and by so many frames", () => {
    expect([0, 95, 139, 241, 900].map((x) => curves.nearest(x))).toEqual([0, 1, 1, 2, 2]);
    expect([0, 1, 2, 5, 6, 9].map((at) => curves.indexAt(at))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it("have emblems on the lines, each seat's at places of its own", () => {
    const places = [0, 1].flatMap((seat) => curves.marks(seat, 2, 2));
    for (const { x } of places) expect([40, 140, 340]).toContain(x);
  });

  it("are drawn by the clock where there is one", () => {
    const frames = [100, 200, 300, 400, 500, 9000].map((at) => ({ at }));
    expect(timesOf(moments, frames)).toEqual([0, 200, 9000]);
    expect(timesOf(moments, [{ at: 0 }])).toEqual([0, 2, 6]);
  });

  it("survive a game without a single move", () => {
    const bare = new Curves(box, moments.slice(0, 1), [0]);
    expect(bare.line(0)).toBe("M40,105");
    expect(bare.marks(0, 2)).toEqual([]);
    expect(bare.nearest(300)).toBe(0);
  });
});

describe("labels", () => {
  it("keep their order and their distance, within bounds, where there is room for all", () => {
    const heights = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(heights, (wanted) => {
        const placed = apart(wanted, 20, 0, 200);
        const sorted = placed.toSorted((a, b) => a - b);
        expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...placed)).toBeLessThanOrEqual(200);
        for (const [index, each] of sorted.slice(1).entries()) {
          expect(each - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(20);
        }
        for (const [one, height] of wanted.entries()) {
          for (const [other, lower] of wanted.entries()) {
            if (height < lower) expect(placed[one]).toBeLessThan(placed[other] ?? 0);
          }
        }
      }),
    );
  });
});
