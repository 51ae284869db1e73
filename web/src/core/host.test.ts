import { beforeEach, expect, it, vi } from "vitest";
import { sitting } from "../../tests/sitting";
import { ApiError } from "./api";
import { Host } from "./host.svelte";
import { memory } from "./memory.svelte";
import { notices } from "./notices.svelte";

sitting({ host: "key-of-host" });
let host: Host;
beforeEach(() => {
  host = new Host("t");
});

it("acts with the host's key, for a seat that is busy meanwhile", async () => {
  const keys: string[] = [];
  const busy: string[] = [];
  const action = async (key: string) => {
    keys.push(key);
    busy.push(host.busy);
  };
  await host.act(action);
  await host.actFor("B", action);
  expect([keys, busy]).toEqual([
    ["key-of-host", "key-of-host"],
    ["", "B"],
  ]);
  expect(host.busy).toBe("");
});

it("does nothing where this browser has no such key", async () => {
  memory.forget("t");
  const action = vi.fn();
  await host.act(action);
  await host.actFor("B", action);
  expect(host.key).toBeUndefined();
  expect(action).not.toHaveBeenCalled();
});

it("shows a notice where the server says no, and is not busy any more", async () => {
  await host.actFor("B", () => Promise.reject(new ApiError("seat-taken")));
  expect(notices.all.map(({ key }) => key)).toEqual(["seat-taken"]);
  expect(host.busy).toBe("");
});

it("hides no error that nobody foresaw", async () => {
  const fails = host.actFor("B", () => Promise.reject(new TypeError("a mistake")));
  await expect(fails).rejects.toThrow("a mistake");
  expect(host.busy).toBe("");
});
