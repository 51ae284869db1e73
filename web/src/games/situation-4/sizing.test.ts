import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backIn, cellIn, linesIn } from "./sizing";

const extents = fc.record({
  width: fc.integer({ min: 0, max: 3000 }),
  height: fc.integer({ min: 0, max: 1500 }),
});
const counts = fc.integer({ min: 0, max: 300 });

describe("pieces in a tray", () => {
  it("are never too small to be told apart, nor larger than is of any use", () => {
    fc.assert(
      fc.property(extents, counts, (extent, total) => {
        const cell = cellIn(extent, total);
        expect(cell).toBeGreaterThanOrEqual(40);
        expect(cell).toBeLessThanOrEqual(132);
      }),
    );
  });

  it("lie in rows that fit the height, where one row fits at all", () => {
    fc.assert(
      fc.property(extents, counts, (extent, total) => {
        const cell = cellIn(extent, total);
        fc.pre(extent.height >= cell);
        expect(linesIn(extent.height, cell) * cell).toBeLessThanOrEqual(extent.height);
      }),
    );
  });

  it("are all seen at once, unless they would be too small", () => {
    fc.assert(
      fc.property(extents, counts, (extent, total) => {
        const cell = cellIn(extent, total);
        fc.pre(cell > 40);
        const columns = Math.floor(extent.width / cell);
        expect(linesIn(extent.height, cell) * columns).toBeGreaterThanOrEqual(total);
      }),
    );
  });

  it("are smaller where there are more of them", () => {
    const extent = { width: 700, height: 300 };
    expect(cellIn(extent, 30)).toBeGreaterThan(cellIn(extent, 90));
  });

  it("all fit in face down, unless they would be too small to be seen", () => {
    fc.assert(
      fc.property(extents, fc.integer({ min: 1, max: 300 }), ({ width, height }, count) => {
        const back = backIn({ width, height }, count);
        fc.pre(back > 12);
        expect(Math.floor(width / back) * Math.floor(height / back)).toBeGreaterThanOrEqual(count);
      }),
    );
  });
});
