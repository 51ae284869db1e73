import { afterEach, expect, test, vi } from "vitest";
import { WHOLE } from "./ground";
import { Sight } from "./sight.svelte";

const BOX = { left: 100, top: 50, width: 400, height: 200 }; // of the map, in the window

function lying(box: typeof BOX): HTMLElement {
  const element = document.createElement("div");
  const { left, top, width, height } = box;
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(left, top, width, height));
  return element;
}

function looking(): Sight {
  const sight = new Sight(() => {
    throw new Error("no ground is needed to come nearer");
  });
  sight.room = lying({ left: 0, top: 0, width: 600, height: 800 });
  sight.map = lying(BOX);
  [sight.width, sight.height, sight.look] = [BOX.width, BOX.height, WHOLE];
  return sight;
}

afterEach(() => vi.restoreAllMocks());

test.each([
  ["in the map", { x: 180, y: 90 }, { x: 180, y: 90 }],
  ["below the map", { x: 180, y: 700 }, { x: 180, y: 250 }],
  ["left of and above the map", { x: 3, y: 2 }, { x: 100, y: 50 }],
])("two fingers whose middle lies %s come nearer to what is nearest", (_, at, anchor) => {
  const [one, other] = [looking(), looking()];
  one.pinch(at, 2, { x: 0, y: 0 });
  other.zoom(2, { x: anchor.x - BOX.left, y: anchor.y - BOX.top });
  expect(one.look).toEqual(other.look);
  expect(one.look).not.toEqual(looking().look);
});
