import { expect, test } from "vitest";
import { byCode, changing, text, whole, withPlayer } from "./events";

test("what an event does not say is empty, or nothing", () => {
  expect(text({ seat: "A" }, "seat")).toBe("A");
  expect(text({}, "seat")).toBe("");
  expect(whole({ total: "7" }, "total")).toBe(7);
  expect(whole({ total: "seven" }, "total")).toBe(0);
});

test("a table knows its own codes alone, whatever an object has by nature", () => {
  const lasts = byCode({ rolled: 600 }, 0);
  expect(lasts({ code: "rolled", values: {} })).toBe(600);
  for (const code of ["eclipsed", "constructor", "__proto__"]) {
    expect(lasts({ code, values: {} })).toBe(0);
  }
});

test("an event changes the view by what it says; an unknown one changes nothing", () => {
  const view = { players: [{ seat: "A", roll: 0 }] };
  const advanced = changing<typeof view>({
    rolled: (now, values) => withPlayer(now, text(values, "seat"), () => ({ roll: 3 })),
  });
  expect(advanced(view, { code: "rolled", values: { seat: "A" } }).players[0]?.roll).toBe(3);
  expect(advanced(view, { code: "toString", values: {} })).toBe(view);
});
