// A worker in which bots search: it loads the files of games, writes into their memory, and calls
// their functions. `src/ludotheque/browser/thinking.py` says what, through `searching.ts`.

import { Instance } from "$ludotheque/engine/wasm_instance.mjs";
import { compiledFile } from "./games";

/** What is done to an instance's memory: bytes are written or cleared, or there is more of it. */
export type Write =
  | readonly ["write", address: number, content: Uint8Array]
  | readonly ["clear", address: number, length: number]
  | readonly ["grow", pages: number, unused: number];

export interface LoadRequest {
  readonly id: number;
  readonly game: string;
  readonly address: string;
}

export interface CallRequest {
  readonly id: number;
  readonly game: string;
  readonly entry: string;
  readonly kinds: string;
  readonly numbers: readonly (number | bigint)[];
  readonly writes: readonly Write[];
}

/** A number, or two of them where something was loaded; or what went wrong. */
export interface SearchAnswer {
  readonly id: number;
  readonly found?: readonly number[];
  readonly error?: string;
}

const instances = new Map<string, Instance>();

export async function load({ game, address }: LoadRequest): Promise<readonly number[]> {
  const instance = new Instance(await compiledFile(address));
  instances.set(game, instance);
  return [instance.heap, instance.size];
}

export function call({ game, entry, kinds, numbers, writes }: CallRequest): readonly number[] {
  const instance = instances.get(game);
  if (!instance) throw new Error(`${game} is not loaded`);
  for (const [what, at, given] of writes) {
    if (what === "write") instance.bytes(at, given.length).set(given);
    else if (what === "clear") instance.bytes(at, given).fill(0);
    else instance.grow(at);
  }
  return [Number(instance.call(entry, kinds, numbers))];
}

const worker = self as unknown as {
  postMessage(message: SearchAnswer): void;
  onmessage: ((event: MessageEvent<LoadRequest | CallRequest>) => void) | null;
};

worker.onmessage = async ({ data }) => {
  const { id } = data;
  try {
    const found = "entry" in data ? call(data) : await load(data);
    worker.postMessage({ id, found });
  } catch (error) {
    worker.postMessage({ id, error: String(error) });
  }
};
