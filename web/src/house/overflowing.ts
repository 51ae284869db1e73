// Boxes of a given size, and whether what stands in them is more than is seen at once.

/** Has `look` called with an element whenever it, or something that stands in it, changes its size. */
export const watchingSize = (look: (it: HTMLElement) => void) => (it: HTMLElement) => {
  const sizes = new ResizeObserver(() => look(it));
  const observe = () => {
    for (const each of [it, ...it.children]) sizes.observe(each);
  };
  const added = new MutationObserver(observe);
  added.observe(it, { childList: true });
  observe();
  return () => {
    sizes.disconnect();
    added.disconnect();
  };
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
