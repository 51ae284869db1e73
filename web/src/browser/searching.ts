// Workers in which bots search, as the house in its own worker has them.

import type { CallRequest, LoadRequest, SearchAnswer, Write } from "./search.worker";

type Unnumbered<Request> = Omit<Request, "id">;

interface Waiting {
  readonly resolve: (found: readonly number[]) => void;
  readonly reject: (error: Error) => void;
}

/** One worker; what it is asked is answered in turn. */
export class SearchWorker {
  private readonly worker = new Worker(new URL("./search.worker.ts", import.meta.url), {
    type: "module",
  });
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  /** Files of games are found under `folder`, by the names that it lists. */
  constructor(private readonly fileOf: (game: string) => string) {
    this.worker.onmessage = ({ data }: MessageEvent<SearchAnswer>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.found) waiting?.resolve(data.found);
      else waiting?.reject(new Error(data.error));
    };
    this.worker.onerror = (event) => this.fail(event.message || "the worker could not be started");
  }

  /** Loads a game: where its free memory begins, and how much memory there is. */
  load(game: string): Promise<readonly number[]> {
    return this.ask({ game, address: this.fileOf(game) });
  }

  /** What a function of a game returns, called after some writes. */
  async call(
    game: string,
    entry: string,
    kinds: string,
    numbers: CallRequest["numbers"],
    writes: readonly Write[],
  ): Promise<number> {
    const [found = 0] = await this.ask({ game, entry, kinds, numbers, writes });
    return found;
  }

  end(): void {
    this.worker.terminate();
    this.fail("the worker was ended");
  }

  private ask(message: Unnumbered<LoadRequest> | Unnumbered<CallRequest>) {
    this.asked += 1;
    const id = this.asked;
    return new Promise<readonly number[]>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...message, id });
    });
  }

  private fail(said: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(said));
    this.waiting.clear();
  }
}
