// A pointer over a board: what is heard of it, and where on the drawing it is.

import type { Place } from "./place";

type Listeners = Readonly<Record<string, (event: never) => void>>;

/** Listens to events of an element, and of the window; for `{@attach …}`. */
export function listening(own: Listeners, window: Listeners = {}) {
  return (node: HTMLElement): (() => void) => {
    const ending = new AbortController();
    const listen = (on: EventTarget, listeners: Listeners) => {
      for (const [name, listener] of Object.entries(listeners)) {
        on.addEventListener(name, listener as (event: Event) => void, { signal: ending.signal });
      }
    };
    listen(node, own);
    listen(globalThis, window);
    return () => ending.abort();
  };
}

/** Where a pointer is on the drawing that fills an element; nothing while it is not shown. */
export function placeAt(
  { clientX, clientY }: MouseEvent,
  element: HTMLElement | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): Place | null {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
  return { x: x * width, y: y * height };
}
