// What the keyboard does anywhere at a table, unless the key is wanted by what has the focus.

export interface Shortcuts {
  readonly confirm: () => void;
  readonly mayConfirm: () => boolean;
  readonly takeBack: () => void;
  readonly mayTakeBack: () => boolean;
  readonly help: () => void;
  readonly log: () => void;
  readonly rules: () => void;
  readonly chat: () => void;
  readonly skip: () => void;
}

const WRITING = "input, textarea, select, [contenteditable]";
const CONTROL = `${WRITING}, button, a[href], summary, [role="button"], [role="tab"], [role="slider"]`;

const OVER = "dialog[open], [popover][data-open]";

/** What is to be called with every key that is pressed. */
export function shortcuts(can: Shortcuts): (event: KeyboardEvent) => void {
  const letters: Readonly<Record<string, () => void>> = {
    "?": can.help,
    l: can.log,
    r: can.rules,
    c: can.chat,
    s: can.skip,
  };
  return (event) => {
    if (event.defaultPrevented || !isFree(event)) return;
    const done = wanted(event, can) ?? letters[event.key.toLowerCase()];
    if (!done) return;
    event.preventDefault();
    done();
  };
}

function wanted(event: KeyboardEvent, can: Shortcuts): (() => void) | undefined {
  const back = event.key === "Escape" || event.key === "Backspace";
  if (back && can.mayTakeBack()) return can.takeBack;
  if (event.key === "Enter" && can.mayConfirm() && !isIn(event, CONTROL)) return can.confirm;
  return undefined;
}

/** Whether the key belongs to nothing else: no line to write on, no dialog or menu, no chord. */
function isFree(event: KeyboardEvent): boolean {
  const chord = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
  return !chord && !isIn(event, WRITING) && !document.querySelector(OVER);
}

function isIn(event: KeyboardEvent, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}
