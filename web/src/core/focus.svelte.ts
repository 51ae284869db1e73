// The keyboard stays on a board. What it is at can vanish without a key being pressed: what may
// follow is told by the server, and comes later on a slow line.

import { on } from "svelte/events";

/** Brings the focus back where it vanished while the keyboard was in use, as soon as something else
 *  can be chosen. What is returned is to be called at every key that the board heeds. */
export function keepFocus(
  targets: () => ReadonlyArray<unknown>,
  refocus: () => Promise<void>,
): () => void {
  let isUsed = false;
  $effect(() =>
    on(document, "pointerdown", () => {
      isUsed = false;
    }),
  );
  $effect(() => {
    if (targets().length > 0 && isUsed && document.activeElement === document.body) void refocus();
  });
  return () => {
    isUsed = true;
  };
}
