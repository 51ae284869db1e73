// How the house's parts behave under keys and clicks, as a browser would carry them out.

import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync, tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { settings } from "../core/settings.svelte";
import { loadWords } from "../core/words.svelte";
import Choice from "./Choice.svelte";
import CopyLine from "./CopyLine.svelte";
import Dialog from "./Dialog.svelte";
import Field from "./Field.svelte";
import LinkLine from "./LinkLine.svelte";
import Rows from "./Rows.svelte";
import Stepper from "./Stepper.svelte";
import Switch from "./Switch.svelte";
import Tabs from "./Tabs.svelte";
import Words from "./Words.svelte";

beforeAll(async () => {
  settings.language = "en";
  await loadWords("", "en");
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const words = (text: () => string) =>
  createRawSnippet(() => ({ render: () => `<p>${text()}</p>` }));
const press = (on: Element, key: string) =>
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

it("a name is not broken at its hyphen, and the sentence reads the same", () => {
  const text = "Votre Pac-Man : 6 cases, peut-être 7.";
  const { container } = render(Words, { text });
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll(".whole")].map((each) => each.textContent)).toEqual([
    "Pac-Man",
  ]);
});

describe("tabs", () => {
  const tabs = ["log", "rules", "chat"].map((id) => ({ id, label: id.toUpperCase() }));
  const panel = createRawSnippet<[string]>((current) => ({
    render: () => `<p>panel of ${current()}</p>`,
  }));

  const names = () => screen.getAllByRole("tab").map((tab) => tab.textContent?.trim());
  const chosen = () => screen.getByRole("tab", { selected: true });

  it("show one panel, named after its tab", () => {
    render(Tabs, { tabs, current: "rules", panel });
    expect(names()).toEqual(["LOG", "RULES", "CHAT"]);
    expect(chosen().textContent).toContain("RULES");
    const shown = screen.getByRole("tabpanel", { name: "RULES" });
    expect(shown.textContent).toContain("panel of rules");
    expect(chosen().getAttribute("aria-controls")).toBe(shown.id);
  });

  it("are walked through by arrows, round and round, and by Home and End", () => {
    render(Tabs, { tabs, current: "log", panel });
    const visited = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End"].map(
      (key) => {
        press(chosen(), key);
        flushSync();
        expect(document.activeElement).toBe(chosen());
        return chosen().textContent?.trim();
      },
    );
    expect(visited).toEqual(["RULES", "CHAT", "LOG", "CHAT", "LOG", "CHAT"]);
  });

  it("are one stop for the Tab key", () => {
    render(Tabs, { tabs, current: "log", panel });
    press(chosen(), "ArrowRight");
    flushSync();
    const stops = screen.getAllByRole("tab").map((tab) => tab.tabIndex);
    expect(stops).toEqual([-1, 0, -1]);
  });
});

describe("a choice", () => {
  const options = [
    { value: "one", label: "One", help: "The first." },
    { value: "two", label: "Two", help: "The second." },
  ];

  it("is a group of radio buttons of one name, which the browser walks by itself", () => {
    render(Choice, { label: "Which?", options, value: "one" });
    expect(screen.getByRole("group", { name: "Which?" })).toBeTruthy();
    const radios = screen.getAllByRole<HTMLInputElement>("radio");
    expect(new Set(radios.map((radio) => radio.name)).size).toBe(1);
    expect(radios.map((radio) => radio.checked)).toEqual([true, false]);
  });

  it("tells what is chosen, with its sentence", () => {
    const bound = $state({ label: "Which?", options, value: "one" });
    render(Choice, bound);
    screen.getByRole("radio", { name: "Two" }).click();
    flushSync();
    expect(bound.value).toBe("two");
    const described = screen.getByRole("radio", { name: "Two" }).getAttribute("aria-describedby");
    expect(document.getElementById(described ?? "")?.textContent).toBe("The second.");
  });
});

describe("a dialog", () => {
  it("is named by its title, which gets the focus", async () => {
    render(Dialog, { open: true, title: "A question", children: words(() => "The answer") });
    await tick();
    const dialog = screen.getByRole("dialog", { name: "A question" });
    expect(dialog.textContent).toContain("The answer");
    expect(document.activeElement?.textContent).toBe("A question");
  });

  it("closes by its button, and has nothing in it then", async () => {
    render(Dialog, { open: true, title: "A question", children: words(() => "The answer") });
    await tick();
    screen.getByRole("button", { name: "Close" }).click();
    flushSync();
    const dialog = document.querySelector("dialog");
    expect(dialog?.open).toBe(false);
    expect(dialog?.textContent?.trim()).toBe("");
  });

  it("closes when the browser closes it, as Escape does, and opens again", async () => {
    const children = words(() => "The answer");
    const { rerender } = render(Dialog, { open: true, title: "A question", children });
    await tick();
    document.querySelector("dialog")?.close();
    flushSync();
    expect(document.querySelector("dialog")?.textContent?.trim()).toBe("");
    await rerender({ open: false });
    await rerender({ open: true });
    expect(document.querySelector("dialog")?.open).toBe(true);
  });

  it("closes on a click beside it, and not on one inside", async () => {
    render(Dialog, { open: true, title: "A question", children: words(() => "The answer") });
    await tick();
    const dialog = document.querySelector("dialog") as HTMLDialogElement;
    vi.spyOn(dialog, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 100, 200, 200));
    const click = (clientX: number, target: Element) =>
      target.dispatchEvent(new MouseEvent("click", { clientX, clientY: 150, bubbles: true }));
    click(150, dialog);
    click(20, dialog.querySelector("p") as Element);
    flushSync();
    expect(dialog.open).toBe(true);
    click(20, dialog);
    flushSync();
    expect(dialog.open).toBe(false);
  });
});

describe("smaller parts", () => {
  it("a field tells when Enter is pressed, but not in the midst of composing a letter", () => {
    const onenter = vi.fn();
    render(Field, { label: "Name", value: "", onenter });
    const field = screen.getByRole("textbox", { name: "Name" });
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing: true }));
    expect(onenter).not.toHaveBeenCalled();
    press(field, "Enter");
    expect(onenter).toHaveBeenCalledOnce();
  });

  it("a switch is a checkbox with its name and its sentence", () => {
    render(Switch, { label: "Hints", help: "Short ones.", checked: true });
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Hints" });
    expect(box.checked).toBe(true);
    expect(document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Short ones.",
    );
  });

  it("a number is one of the choices, and changing it chooses it", () => {
    const options = [{ value: "none", label: "No limit" }];
    render(Rows, { label: "Minutes", options, number: { least: 5, most: 120 }, value: "none" });
    const [none, number] = screen.getAllByRole<HTMLInputElement>("radio");
    expect([none?.checked, number?.checked]).toEqual([true, false]);
    screen.getAllByRole<HTMLButtonElement>("button").at(-1)?.click();
    flushSync();
    expect([none?.checked, number?.checked]).toEqual([false, true]);
    expect(screen.getByRole("status").textContent).toBe("6");
    none?.click();
    flushSync();
    expect(number?.checked).toBe(false);
    number?.click();
    flushSync();
    expect([none?.checked, number?.checked]).toEqual([false, true]);
  });

  it("a stepper stays between its ends", () => {
    render(Stepper, { label: "Rounds", least: 3, most: 4, value: 3 });
    const [fewer, more] = screen.getAllByRole<HTMLButtonElement>("button");
    expect(fewer?.disabled).toBe(true);
    more?.click();
    flushSync();
    expect(screen.getByRole("status").textContent).toBe("4");
    expect([fewer?.disabled, more?.disabled]).toEqual([false, true]);
  });

  it.each([
    ["a link", () => render(LinkLine, { link: "/table/t", label: "The link" })],
    ["a number", () => render(CopyLine, { text: "12345", label: "The number" })],
  ])("%s that was copied says so for a while", async (_, shown) => {
    vi.useFakeTimers();
    vi.stubGlobal("navigator", { clipboard: { writeText: async () => {} } });
    const { unmount } = shown();
    screen.getByRole("button").click();
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.queryByText("Copied")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(screen.queryByText("Copied")).toBeNull();
    screen.getByRole("button").click();
    await vi.advanceTimersByTimeAsync(100);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
