// From a server that does not answer into this browser, and back; and how far a house is.

import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { enter, type House, house, know, ServerHouse } from "../core/house";
import { notices } from "../core/notices.svelte";
import { preparation } from "../core/readiness.svelte";
import { loadWords, say } from "../core/words.svelte";
import OtherHouse from "./OtherHouse.svelte";
import Preparing from "./Preparing.svelte";

const before = house();

function browserHouse(isThere: boolean): House {
  return Object.assign(new ServerHouse(), {
    place: "browser" as const,
    isThere: async () => isThere,
  });
}

beforeEach(() => loadWords());

afterEach(() => {
  enter(before);
  preparation.state = { type: "idle" };
});

it("offers this browser where one can play in it, and enters it", async () => {
  const browser = browserHouse(true);
  know(browser);
  render(OtherHouse);
  await fireEvent.click(await screen.findByRole("button", { name: say("page-here-enter") }));
  expect(house()).toBe(browser);
});

it("offers nothing where one cannot", async () => {
  know(browserHouse(false));
  const { container } = render(OtherHouse);
  await Promise.resolve();
  expect(within(container).queryByRole("button")).toBeNull();
});

it("goes back to the server once it answers", async () => {
  enter(browserHouse(true));
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("no network");
  });
  const show = vi.spyOn(notices, "show").mockReturnValue();
  render(OtherHouse);
  const back = screen.getByRole("button", { name: say("page-here-leave") });
  await fireEvent.click(back);
  const told = { kind: "failed", key: "page-unreachable" };
  await vi.waitFor(() => expect(show).toHaveBeenCalledWith(told));
  expect(house().place).toBe("browser");
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await fireEvent.click(back);
  await vi.waitFor(() => expect(house()).toBe(before));
});

it("shows how much has come, in words and as a bar", async () => {
  preparation.state = { type: "progress", loaded: 0, total: 0 };
  render(Preparing);
  expect(screen.getByRole("status").textContent).toBe(say("page-preparing"));
  preparation.state = { type: "progress", loaded: 4_420_000, total: 14_000_000 };
  const bar = await screen.findByRole("progressbar", {
    name: say("page-preparing-bytes", { loaded: "4.4", total: "14.0" }),
  });
  expect(bar).toHaveProperty("value", 4_420_000);
  expect(screen.getByRole("status").textContent).toBe(say("page-preparing"));
  preparation.state = { type: "progress", loaded: 14_000_000, total: 14_000_000 };
  const starting = await screen.findByRole("progressbar", { name: say("page-preparing") });
  expect(starting.hasAttribute("value")).toBe(false);
  preparation.state = { type: "ready" };
  await vi.waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
});

it("says why it failed, and tries again", async () => {
  const retry = vi.spyOn(preparation, "retry");
  preparation.state = { type: "failed", error: { code: "store-browser-full", values: {} } };
  render(Preparing);
  expect(screen.getByRole("alert").textContent).toContain(say("store-browser-full"));
  await fireEvent.click(screen.getByRole("button", { name: say("page-try-again") }));
  expect(retry).toHaveBeenCalledOnce();
  await fireEvent.click(screen.getByRole("button", { name: say("page-close") }));
  expect(screen.queryByRole("alert")).toBeNull();
});
