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

/** Only a browser that knows them asks which type of worker is wanted; then none is started. */
function hasModuleWorkers(): boolean {
  let asked = false;
  const options = {
    get type(): WorkerType {
      asked = true;
      throw new Error("that is all there was to know");
    },
  };
  try {
    new Worker("", options).terminate();
  } catch {
    // It has asked, or there are no workers at all.
  }
  return asked;
}
