// What the host of a table may do without a seat. The browser that opened a table has the host's key;
// others have none, and nothing is done there.

import { memory } from "./memory.svelte";
import { notices } from "./notices.svelte";

type Action = (key: string) => Promise<unknown>;

export class Host {
  /** The seat that something is being done for; empty where nothing is. */
  busy: string = $state("");

  constructor(private readonly table: string) {}

  /** The host's key, where this browser has it. */
  get key(): string | undefined {
    return memory.find(this.table)?.host;
  }

  /** Does something with the host's key, and shows a notice where it fails. */
  async act(action: Action): Promise<void> {
    const { key } = this;
    if (!key) return;
    try {
      await action(key);
    } catch (error) {
      notices.fail(error);
    }
  }

  /** Likewise for one seat, which is busy meanwhile. */
  async actFor(seat: string, action: Action): Promise<void> {
    if (!this.key) return;
    this.busy = seat;
    try {
      await this.act(action);
    } finally {
      this.busy = "";
    }
  }
}
