// What a dialog and a sheet have in common: the browser's own modal dialog, opened and closed as a
// value says. The browser keeps the focus inside, closes on Escape, and gives the focus back.

import type { Attachment } from "svelte/attachments";

/** Keeps a `<dialog>` open for as long as it is wanted; a click beside it closes it. */
export function modal(wanted: () => boolean, close: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    show(dialog, wanted());
    const clicked = (event: MouseEvent) => {
      if (isBeside(dialog, event)) close();
    };
    dialog.addEventListener("click", clicked);
    return () => dialog.removeEventListener("click", clicked);
  };
}

/** Opens it, with the focus on its title, so that it is heard first; or closes it. */
function show(dialog: HTMLDialogElement, wanted: boolean): void {
  if (wanted && !dialog.open) {
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[data-title]")?.focus();
  } else if (!wanted && dialog.open) {
    dialog.close();
  }
}

/** A click on what lies behind the dialog reaches the dialog itself, outside of its box. */
function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === dialog && !inside;
}
