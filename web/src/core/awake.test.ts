import { afterEach, expect, it, vi } from "vitest";
import { stayAwake } from "./awake";

afterEach(() => {
  Reflect.deleteProperty(navigator, "wakeLock");
  vi.restoreAllMocks();
});

function lendLock(request: () => Promise<unknown>) {
  const lent = vi.fn(request);
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request: lent } });
  return lent;
}

const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

it("holds the lock while the page is seen, takes it again, and lets it go", async () => {
  const release = vi.fn(async () => {});
  const request = lendLock(async () => ({ release }));
  const sleep = stayAwake();
  expect(request).toHaveBeenCalledTimes(1);
  look("hidden");
  expect(request).toHaveBeenCalledTimes(1);
  look("visible");
  expect(request).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  sleep();
  expect(release).toHaveBeenCalled();
  look("visible");
  expect(request).toHaveBeenCalledTimes(2);
});

it("says nothing where there is no lock, or none is given", async () => {
  stayAwake()();
  const request = lendLock(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  stayAwake()();
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
});
