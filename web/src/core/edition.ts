// Which edition of the page is open, and whether the server has a newer one by now. Scripts of an
// older edition are gone from the server: whatever was not loaded yet cannot be loaded any more.

import { servedDocument } from "./house";
import { notices } from "./notices.svelte";
import { renew, startOffline } from "./offline";

const RELOADED = "ludotheque.reloaded"; // when the page last reloaded by itself
const SOON = 30_000; // milliseconds in which it does not do so again

/** The script that this page began with: its name is another one in every edition. */
function ownScript(): string {
  const script = document.querySelector('script[type="module"][src]');
  return script?.getAttribute("src") ?? "";
}

/** Whether the server has another edition of the page than this one; not if it does not say. */
export async function isOlderEdition(): Promise<boolean> {
  const script = ownScript();
  if (!script) return false;
  try {
    const answer = await servedDocument();
    const document = answer.ok ? await answer.text() : "";
    // A network may answer for the server, with a page of its own.
    return document.includes('id="app"') && !document.includes(script);
  } catch {
    return false;
  }
}

/** Says that there is a newer edition, where there is, with a button to load it. */
export async function tellIfOutdated(): Promise<void> {
  if (await isOlderEdition()) tellOutdated();
}

function tellOutdated(): void {
  const action = { key: "page-reload", run: renew } as const;
  notices.show({ kind: "done", key: "page-outdated", action });
}

/** Keeps this edition for when there is no network, and says so when a newer one waits. */
export async function keepEdition(): Promise<void> {
  await startOffline(ownScript(), async () => {
    const isOlder = await isOlderEdition();
    if (isOlder) tellOutdated();
    return !isOlder;
  });
}

/** Reloads the page when a part of it cannot be loaded because there is a newer edition. */
export async function reloadIfOutdated(): Promise<void> {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < SOON || !(await isOlderEdition())) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}
