// Copying a text that stands on the page, also where the browser withholds the clipboard.

/** Whether the text is on the clipboard now. Otherwise it stands there, marked, to be copied. */
export async function copy(text: string, shown: HTMLElement): Promise<boolean> {
  const range = document.createRange();
  range.selectNodeContents(shown);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand?.("copy") ?? false;
  }
}
