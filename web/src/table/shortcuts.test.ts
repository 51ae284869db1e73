import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Shortcuts, shortcuts } from "./shortcuts";

let can: { [Name in keyof Shortcuts]: ReturnType<typeof vi.fn<Shortcuts[Name]>> };
let pressed: (event: KeyboardEvent) => void;

beforeEach(() => {
  can = {
    confirm: vi.fn(),
    mayConfirm: vi.fn(() => true),
    takeBack: vi.fn(),
    mayTakeBack: vi.fn(() => true),
    help: vi.fn(),
    log: vi.fn(),
    rules: vi.fn(),
    chat: vi.fn(),
    skip: vi.fn(),
  };
  pressed = shortcuts(can);
  addEventListener("keydown", pressed);
});
afterEach(() => {
  removeEventListener("keydown", pressed);
  document.body.replaceChildren();
});

function press(key: string, on: Element = document.body, chord: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...chord });
  return !on.dispatchEvent(event);
}

function within<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  document.body.append(element);
  return element;
}

it("confirms, takes back, opens and skips", () => {
  for (const key of ["Enter", "Escape", "Backspace", "?", "l", "R", "c", "s"]) press(key);
  expect(can.confirm).toHaveBeenCalledOnce();
  expect(can.takeBack).toHaveBeenCalledTimes(2);
  for (const done of [can.help, can.log, can.rules, can.chat, can.skip]) {
    expect(done).toHaveBeenCalledOnce();
  }
});

it("leaves keys alone that mean nothing now", () => {
  can.mayConfirm.mockReturnValue(false);
  can.mayTakeBack.mockReturnValue(false);
  for (const key of ["Enter", "Escape", "Backspace", "x", "Tab"]) expect(press(key)).toBe(false);
  expect(can.confirm).not.toHaveBeenCalled();
  expect(can.takeBack).not.toHaveBeenCalled();
});

it("does not take letters from somebody who writes", () => {
  const field = within("input");
  for (const key of ["l", "?", "Enter", "Backspace", "Escape"]) press(key, field);
  for (const done of Object.values(can)) expect(done).not.toHaveBeenCalled();
});

it("does not confirm where Enter presses a button", () => {
  press("Enter", within("button"));
  expect(can.confirm).not.toHaveBeenCalled();
});

it("keeps still while a dialog is open, for chords, and for what was seen to already", () => {
  press("l", document.body, { ctrlKey: true });
  const board = within("div");
  board.addEventListener("keydown", (event) => event.preventDefault());
  press("Escape", board);
  within("dialog").setAttribute("open", "");
  press("l");
  expect(can.log).not.toHaveBeenCalled();
  expect(can.takeBack).not.toHaveBeenCalled();
});
