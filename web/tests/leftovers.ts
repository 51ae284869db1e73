// What code under test has started in the browser and not ended: listeners of the window and of the
// document, timers and frames.
//
// Test files share a browser, but each of them loads all modules anew, this one too. So the list is
// kept on the browser itself.

/** Something that goes on until it is stopped. `trace` tells where it was started. */
interface Active {
  readonly what: string;
  readonly key: readonly unknown[];
  readonly trace: Error;
  readonly stop: () => void;
}

const LIST = Symbol.for("ludotheque.active");
const browser = globalThis as typeof globalThis & { [LIST]?: Active[] };
const isWatched = browser[LIST] !== undefined;
browser[LIST] ??= [];
const active = browser[LIST];

/** What goes on now, to be compared with later. */
export const activeNow = (): ReadonlySet<unknown> => new Set(active);

/** What goes on that did not before, in words, with the lines that started it. */
export function startedSince(before: ReadonlySet<unknown>): string[] {
  return active.filter((each) => !before.has(each)).map(({ what, trace }) => what + origin(trace));
}

/** Stops what did not go on before; or everything, as closing the page does. */
export function stopAll(before: ReadonlySet<unknown> = new Set()): void {
  for (const each of active.filter((one) => !before.has(one))) {
    each.stop();
    ended(...each.key);
  }
}

function origin({ stack = "" }: Error): string {
  const lines = stack.split("\n").filter((line) => /^\s+at /.test(line));
  const ours = lines.filter((line) => !/node_modules|leftovers\.ts/.test(line));
  return ["", ...(ours.length > 0 ? ours : lines).slice(0, 4)].join("\n");
}

let watching = true;

function started(what: string, key: readonly unknown[], stop: () => void): void {
  if (watching) active.push({ what, key, stop, trace: new Error(what) });
}

function ended(...key: unknown[]): void {
  const at = active.findIndex((each) => each.key.every((part, index) => part === key[index]));
  if (at >= 0) active.splice(at, 1);
}

/** jsdom keeps a timer of its own for frames, which is not ours to stop. */
function unwatched<T>(action: () => T): T {
  const before = watching;
  watching = false;
  try {
    return action();
  } finally {
    watching = before;
  }
}

const isCapturing = (options: boolean | EventListenerOptions | undefined): boolean =>
  (typeof options === "object" ? options.capture : options) ?? false;

function watchListeners(name: string, target: Window | Document): void {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  target.removeEventListener = (...[type, listener, options]: Parameters<typeof remove>) => {
    ended(target, type, listener, isCapturing(options));
    remove(type, listener, options);
  };
  target.addEventListener = (...[type, listener, options]: Parameters<typeof add>) => {
    add(type, listener, options);
    if (type === "reset") return; // Svelte listens for it once, and for good
    const capture = isCapturing(options);
    const key = [target, type, listener, capture];
    ended(...key); // added a second time, it is still one listener
    started(`a listener of the ${name} for "${type}"`, key, () => remove(type, listener, capture));
    if (typeof options !== "object") return;
    options.signal?.addEventListener("abort", () => ended(...key));
    if (options.once) add(type, () => ended(...key), { once: true, capture });
  };
}

type Callback = (...values: unknown[]) => void;
type Start = (callback: Callback, ...more: unknown[]) => unknown;
type Stop = (handle: unknown) => void;

function watchTimers(start: string, stop: string, repeats = false): void {
  const starting: Start = Reflect.get(globalThis, start);
  const stopping: Stop = Reflect.get(globalThis, stop);
  const watchedStart: Start = (callback, ...more) => {
    const called: Callback = (...values) => {
      if (!repeats) ended(handle);
      callback(...values);
    };
    const handle = unwatched(() => starting(called, ...more));
    started(`${start} (${more[0] ?? 0} ms)`, [handle], () => stopping(handle));
    return handle;
  };
  const watchedStop: Stop = (handle) => {
    ended(handle);
    stopping(handle);
  };
  Object.assign(globalThis, { [start]: watchedStart, [stop]: watchedStop });
}

if (!isWatched) {
  watchListeners("window", window);
  watchListeners("document", document);
  watchTimers("setTimeout", "clearTimeout");
  watchTimers("setInterval", "clearInterval", true);
  watchTimers("requestAnimationFrame", "cancelAnimationFrame");
}
