// How a table is laid in windows of different sizes. The style sheet of `Layout.svelte` has the same
// three arrangements: wide, low and upright.

import type { Corner } from "../games/contract";

/** There is room for seats at both sides of the board, and for a line of controls below it. */
export const WIDE = "(min-aspect-ratio: 6/5) and (min-width: 900px) and (min-height: 600px)";

/** A telephone: what one holds and the board are not seen at the same time. */
export const NARROW = "(max-width: 899px)";

/** A drawer comes in from the side, or else from below. */
export const BESIDE = "(min-width: 900px), (orientation: landscape)";

/** Has `look` called with an element whenever it, or something that stands in it, changes its size. */
export const watchingSize = (look: (it: HTMLElement) => void) => (it: HTMLElement) => {
  const observer = new ResizeObserver(() => look(it));
  for (const each of [it, ...it.children]) observer.observe(each);
  return () => observer.disconnect();
};

/** Whether an element holds more than is seen at once: then keys must be able to scroll it. */
export const overflows = (it: HTMLElement): boolean => it.scrollHeight > it.clientHeight + 1;

/**
 * Words in a box of a given height: what does not fit in letters of the usual size is set in smaller
 * ones (`.small`), and `look` is told whether that is still too much.
 */
export const fitting = (look: (scrolls: boolean) => void) => (it: HTMLElement) => {
  const fit = () => {
    it.classList.remove("small");
    it.classList.toggle("small", overflows(it));
    look(overflows(it));
  };
  const stop = watchingSize(fit)(it);
  const said = new MutationObserver(fit);
  said.observe(it, { subtree: true, childList: true, characterData: true });
  return () => {
    stop();
    said.disconnect();
  };
};

const CONTROLS = 56; // pixels: a line of controls
const AROUND = 700; // pixels beside the board: two columns of seats, the panel, and gaps
const ENOUGH = 0.83; // of the board's size in a window without anything else
const LOWEST = 600;

/** Whether the panel can stand beside a board of this ratio and leave it large. */
export function hasPanel(width: number, height: number, ratio: number): boolean {
  return height >= LOWEST && width - AROUND >= ENOUGH * (height - CONTROLS) * ratio;
}

const FEW: ReadonlyArray<Corner> = ["lb", "lt", "rt", "rb"];
const MANY: ReadonlyArray<Corner> = ["lb", "lm", "lt", "rt", "rm", "rb"];

/** Where so many people sit around a board, the nearest first and the others clockwise from there. */
export function corners(count: number): ReadonlyArray<Corner> {
  if (count === 2) return ["lb", "rt"];
  return count <= FEW.length ? FEW : MANY;
}
