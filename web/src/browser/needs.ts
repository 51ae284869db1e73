// What a browser must have so that a house can stand in it. Each part has the name by which whoever
// looks for a newer browser finds it.

const PARTS: Readonly<Record<string, () => boolean>> = {
  WebAssembly: () => typeof WebAssembly === "object",
  "module workers": hasModuleWorkers,
  IndexedDB: () => typeof indexedDB === "object",
  "Web Locks": () => typeof navigator.locks === "object",
  BroadcastChannel: () => typeof BroadcastChannel === "function",
};

/** The names of what this browser does not have. */
export const missingParts = (): string[] =>
  Object.entries(PARTS).flatMap(([name, has]) => (has() ? [] : [name]));

/** Only a browser that knows them asks which type of worker is wanted; no worker is started. */
function hasModuleWorkers(): boolean {
  let asked = false;
  const options = {
    get type(): WorkerType {
      asked = true;
      throw new TypeError("that was all to be known");
    },
  };
  try {
    new Worker("data:text/javascript,", options).terminate();
  } catch {
    // It asked; or there are no workers, or none from such an address.
  }
  return asked;
}
