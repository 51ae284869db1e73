import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Box, overlap, place } from "./placing";

const between = (min: number, max: number) => fc.integer({ min, max });
const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 640 };

describe("a card that speaks of something", () => {
  it("stays on the screen, and off a small thing wherever that is", () => {
    const things = fc.record({
      left: between(0, 1400),
      top: between(0, 860),
      width: between(10, 200),
      height: between(10, 120),
    });
    fc.assert(
      fc.property(things, between(200, 340), between(80, 240), (target, width, height) => {
        const { left, top, edge } = place(
          { width, height },
          { screen: wide, target, free: [], narrow: false },
        );
        const card: Box = { left, top, width, height };
        expect(overlap(card, target)).toBe(0);
        expect(overlap(card, { left: 0, top: 0, ...wide })).toBe(width * height);
        expect(edge).not.toBe("none");
      }),
    );
  });

  it("leaves the action bar of a phone free, and what it speaks of too", () => {
    const bar = { left: 0, top: 520, width: 360, height: 120 };
    const card = { width: 336, height: 150 };
    fc.assert(
      fc.property(between(0, 320), between(0, 600), (left, top) => {
        const target = { left, top, width: 40, height: 40 };
        const room = { screen: phone, target, free: [bar], narrow: true };
        const box = { ...place(card, room), ...card };
        expect(overlap(box, target)).toBe(0);
        expect(overlap(box, bar)).toBe(0);
      }),
    );
  });

  it("points at it from the edge that faces it", () => {
    const target = { left: 700, top: 400, width: 40, height: 40 };
    const placed = place(
      { width: 300, height: 150 },
      { screen: wide, target, free: [], narrow: false },
    );
    expect(placed.edge).toBe("left");
    expect(placed.top + placed.along).toBe(420);
  });

  it("stands beside the whole that the thing is a part of, where there is room", () => {
    const frame = { left: 400, top: 50, width: 600, height: 600 };
    fc.assert(
      fc.property(between(400, 960), between(50, 610), (left, top) => {
        const target = { left, top, width: 40, height: 40 };
        const card = { width: 330, height: 150 };
        const placed = place(card, { screen: wide, target, free: [], frame, narrow: false });
        expect(overlap({ ...placed, ...card }, frame)).toBe(0);
      }),
    );
  });

  it("stands right above a bar for what is in the bar", () => {
    const bar = { left: 16, top: 670, width: 930, height: 114 };
    const target = { left: 808, top: 730, width: 120, height: 40 };
    const card = { width: 336, height: 154 };
    const screen = { width: 1280, height: 800 };
    const placed = place(card, { screen, target, free: [bar], frame: bar, narrow: false });
    expect(placed.edge).toBe("bottom");
    expect(placed.left + placed.along).toBe(868);
    expect(bar.top - placed.top - card.height).toBeLessThan(20);
  });

  it("points at nothing where there is nothing, or no room", () => {
    const card = { width: 300, height: 150 };
    const room = { screen: wide, free: [], narrow: false };
    expect(place(card, { ...room, target: null }).edge).toBe("none");
    expect(place(card, { ...room, target: { left: 0, top: 0, ...wide } }).edge).toBe("none");
  });
});
