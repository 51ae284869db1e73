// The games' files of WebAssembly, as the house in its worker has them: for what Python calls
// itself. Bots search in workers of their own (`searching.ts`).

import type { PyodideInterface } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { Instance } from "$ludotheque/engine/wasm_instance.mjs";

/** Fetches a game's file and compiles it. */
export async function compiledFile(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** What an object of Python holds, bytes and lists in it included. */
export function plain<Result>(given: PyProxy): Result {
  return given.toJs({ create_pyproxies: false });
}

/** `GameFiles` in Python (`src/ludotheque/browser/analysing.py`). */
export function gameFiles(python: PyodideInterface, fileOf: (game: string) => string) {
  const modules = new Map<string, WebAssembly.Module>();
  return {
    async load(game: string): Promise<void> {
      if (!modules.has(game)) modules.set(game, await compiledFile(fileOf(game)));
    },
    instance(game: string) {
      const module = modules.get(game);
      if (!module) throw new Error(`${game} is not loaded`);
      return forPython(python, new Instance(module));
    },
  };
}

function forPython(python: PyodideInterface, instance: Instance) {
  return {
    heap: instance.heap,
    size: instance.size,
    call: (entry: string, kinds: string, numbers: PyProxy) =>
      instance.call(entry, kinds, plain<number[]>(numbers)),
    read: (address: number, length: number) => python.toPy(instance.bytes(address, length).slice()),
    write(address: number, content: PyProxy): void {
      const bytes = plain<Uint8Array>(content);
      instance.bytes(address, bytes.length).set(bytes);
    },
    clear: (address: number, length: number) => instance.bytes(address, length).fill(0),
    grow: (pages: number) => instance.grow(pages),
  };
}
