// The service worker as the page has it (`service-worker.ts`): registered where browsers allow that,
// told what is under way here, and told when a newer one may take its place.

import { pageFolder } from "./address";

/** What the page tells a service worker. */
export type ToServiceWorker =
  | { readonly type: "opened" } // a page of its edition: perhaps the last of an older one is gone
  | { readonly type: "keep-house" } // all of the house in the browser, to play without a network
  | { readonly type: "take-over" }; // unless a game is under way in some tab

/** Locks that pages hold: browsers release them with the page, however it ends. */
export type GameLock = "ludotheque game"; // while a game is under way in it
export type PageLock = "ludotheque page "; // as long as it is open, followed by its first script

const GAME: GameLock = "ludotheque game";
const PAGE: PageLock = "ludotheque page ";
const AN_HOUR = 3_600_000; // milliseconds

let registration: ServiceWorkerRegistration | undefined;

/**
 * Registers the service worker, where that is possible: over HTTPS, or on this machine. `script` is
 * what this page began with. A newer service worker begins if `isNewest` says so of this page.
 */
export async function startOffline(
  script: string,
  isNewest: () => Promise<boolean>,
): Promise<void> {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  hold(`${PAGE}${script.split("/").at(-1)}`);
  try {
    const address = new URL("sw.js", pageFolder());
    registration = await navigator.serviceWorker.register(address, { updateViaCache: "none" });
  } catch {
    return; // a browser may be told to keep nothing: one plays as long as there is a network
  }
  const found = registration;
  if (!found) return; // there is none where a browser only pretends to have registered it
  const noteWaiting = async () => {
    if (found.waiting && found.active && (await isNewest())) {
      tell(found.waiting, { type: "take-over" });
    }
  };
  tell(found.active, { type: "opened" });
  void noteWaiting();
  found.addEventListener("updatefound", () => {
    found.installing?.addEventListener("statechange", noteWaiting);
  });
  lookNowAndThen(found);
}

/** Whoever comes back to a page that was open for long is told of a newer edition. */
function lookNowAndThen(found: ServiceWorkerRegistration): void {
  let last = Date.now();
  addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < AN_HOUR) return;
    last = Date.now();
    found.update().catch(() => {}); // no network
  });
}

function tell(worker: ServiceWorker | null | undefined, message: ToServiceWorker): void {
  worker?.postMessage(message);
}

/** Loads the newest edition; its service worker takes over if no game is under way in any tab. */
export function renew(): void {
  const { waiting } = registration ?? {};
  if (!waiting) {
    location.reload();
    return;
  }
  // One that may not take over says nothing.
  const timer = setTimeout(() => location.reload(), 1_000);
  waiting.addEventListener("statechange", () => {
    clearTimeout(timer);
    location.reload();
  });
  tell(waiting, { type: "take-over" });
}

/** Has the whole house kept, to play without a network from now on. */
export async function keepHouse(): Promise<void> {
  if (!registration) return;
  const { active } = await navigator.serviceWorker.ready;
  tell(active, { type: "keep-house" });
}

// ------------------------------------------------------------ what is under way

/** A game is under way in this tab: no newer edition takes over until what is returned is called. */
export const holdGame = (): (() => void) => hold(GAME);

/** Holds a lock that others may hold too, until what is returned is called. */
function hold(name: string): () => void {
  const ending = new AbortController();
  const ended = new Promise<void>((resolve) => {
    ending.signal.addEventListener("abort", () => resolve());
  });
  // Over plain HTTP there are no locks, and no service worker either.
  void navigator.locks?.request(name, { mode: "shared" }, () => ended);
  return () => ending.abort();
}
