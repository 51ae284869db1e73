// What every browser has and the tests' own does not, in as far as the page needs it to start.

globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { matches: false, media }) as unknown as MediaQueryList;

Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
globalThis.scrollTo = () => {};

globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;

/** Nothing is laid out here, and so nothing ever changes its size. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** Dialogs are open or not here, and tell when they close; nothing lies behind them. */
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
