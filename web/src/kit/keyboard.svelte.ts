// The keyboard on a board, which is one stop of it: keys go to the board, and the focus stays there.

import { tick } from "svelte";
import { on } from "svelte/events";

interface Board {
  readonly root: () => HTMLElement | undefined;
  readonly targets: () => ReadonlyArray<{ readonly key: string }>;
  /** The key of the target that the keyboard is at. */
  readonly current: () => string;
  /** Does what a key asks for, and says whether it is one that the board heeds. */
  readonly press: (event: KeyboardEvent) => boolean;
  /** The selector of what has the focus before any target; empty where there is nothing such. */
  readonly first?: () => string;
}

/** What a target does with a key that is pressed while it has the focus. */
export function keyboardOn(board: Board): (event: KeyboardEvent) => Promise<void> {
  /** What was chosen may be gone: the keyboard stays on the board, at what is there now. */
  async function refocus(): Promise<void> {
    await tick();
    const first = board.first?.() ?? "";
    const all = [...(board.root()?.querySelectorAll<HTMLElement>(first || "[data-key]") ?? [])];
    const found = first ? all[0] : all.find(({ dataset }) => dataset.key === board.current());
    found?.focus();
  }

  const used = keepFocus(board.targets, refocus);

  return async (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !board.press(event)) return;
    event.preventDefault();
    event.stopPropagation();
    used();
    await refocus();
  };
}

export const chooses = ({ key }: KeyboardEvent): boolean => key === "Enter" || key === " ";
export const takesBack = ({ key }: KeyboardEvent): boolean =>
  key === "Escape" || key === "Backspace";

/**
 * Brings the focus back where it vanished while the keyboard was in use, as soon as something else can
 * be chosen: what may follow is told by the server, and comes later on a slow line. What is returned is
 * to be called at every key that the board heeds.
 */
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
