import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Box, overlap, type Placed, place, type Room, type Size, stay } from "./placing";

const between = (min: number, max: number) => fc.integer({ min, max });
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const EMPTY = { screen: wide, targets: [], needed: [], spared: [] };

const boxOf = ({ left, top, shape }: Placed, shapes: ReadonlyArray<Size>): Box => ({
  left,
  top,
  width: shapes[shape]?.width ?? 0,
  height: shapes[shape]?.height ?? 0,
});

const put = (card: Size, room: Partial<Room>) => place([card], { ...EMPTY, ...room });

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
        const { left, top, edge } = put({ width, height }, { targets: [target] });
        const card: Box = { left, top, width, height };
        expect(overlap(card, target)).toBe(0);
        expect(overlap(card, { left: 0, top: 0, ...wide })).toBe(width * height);
        expect(edge).not.toBe("none");
      }),
    );
  });

  it("leaves all that is needed on a phone free, and what it speaks of too", () => {
    const bar = { left: 0, top: 724, width: 390, height: 120 };
    const hand = { left: 0, top: 560, width: 390, height: 160 };
    const card = { width: 366, height: 150 };
    fc.assert(
      fc.property(between(0, 340), between(0, 500), (left, top) => {
        const target = { left, top, width: 40, height: 40 };
        const room = { screen: phone, targets: [target], needed: [bar, hand] };
        const box = { ...put(card, room), ...card };
        for (const each of [target, bar, hand]) expect(overlap(box, each)).toBe(0);
      }),
    );
  });

  it("takes a shape that is liked less where only that has room", () => {
    const board = { left: 0, top: 100, width: 390, height: 516 };
    const bar = { left: 0, top: 728, width: 390, height: 116 };
    const shapes = [
      { width: 336, height: 170 },
      { width: 378, height: 90 },
    ];
    const placed = place(shapes, { screen: phone, targets: [board], needed: [bar], spared: [] });
    expect(placed.shape).toBe(1);
    for (const each of [board, bar]) expect(overlap(boxOf(placed, shapes), each)).toBe(0);
    expect(place(shapes, { ...EMPTY, targets: [bar] }).shape).toBe(0);
  });

  it("points at it from the edge that faces it", () => {
    const target = { left: 700, top: 400, width: 40, height: 40 };
    const placed = put({ width: 300, height: 150 }, { targets: [target] });
    const middle = { left: [0, placed.top + placed.along], top: [placed.left + placed.along, 0] };
    if (placed.edge === "left" || placed.edge === "right") expect(middle.left[1]).toBe(420);
    else expect(middle.top[0]).toBe(720);
  });

  it("stands beside the whole that the thing is a part of, where there is room", () => {
    const board = { left: 400, top: 50, width: 600, height: 600 };
    fc.assert(
      fc.property(between(400, 960), between(50, 610), (left, top) => {
        const target = { left, top, width: 40, height: 40 };
        const card = { width: 330, height: 150 };
        const placed = put(card, { targets: [target], spared: [board] });
        expect(overlap({ ...placed, ...card }, board)).toBe(0);
      }),
    );
  });

  it("stays where it is until something comes there that matters", () => {
    const card = { width: 300, height: 150 };
    const target = { left: 700, top: 400, width: 40, height: 40 };
    const placed = put(card, { targets: [target] });
    const moved = { ...target, left: 640 };
    expect(stay(placed, card, { ...EMPTY, targets: [moved] })).toMatchObject({
      left: placed.left,
      top: placed.top,
    });
    const there = { left: placed.left, top: placed.top, width: 20, height: 20 };
    expect(stay(placed, card, { ...EMPTY, targets: [target], needed: [there] })).toBeNull();
    expect(stay(placed, card, { ...EMPTY, screen: { width: 320, height: 200 } })).toBeNull();
  });

  it("points at nothing where something else lies between", () => {
    const bar = { left: 0, top: 780, width: 1060, height: 80 };
    const confirm = { left: 920, top: 790, width: 130, height: 50 };
    const seat = { left: 910, top: 677, width: 152, height: 91 };
    const board = { left: 187, top: 57, width: 705, height: 710 };
    const room = { targets: [confirm], needed: [bar], spared: [seat, board] };
    const card = { width: 336, height: 153 };
    const above: Placed = { left: 995, top: 518, shape: 0, edge: "none", along: 0 };
    expect(stay(above, card, { ...EMPTY, ...room, spared: [board] })?.edge).toBe("bottom");
    expect(stay(above, card, { ...EMPTY, ...room })?.edge).toBe("none");
  });

  it("points at nothing where there is nothing, or no room, or much between", () => {
    const card = { width: 300, height: 150 };
    expect(put(card, {}).edge).toBe("none");
    expect(put(card, { targets: [{ left: 0, top: 0, ...wide }] }).edge).toBe("none");
    const needed = [{ left: 0, top: 200, width: 1440, height: 690 }];
    const targets = [{ left: 700, top: 850, width: 40, height: 40 }];
    expect(put(card, { targets, needed }).edge).toBe("none");
  });
});
