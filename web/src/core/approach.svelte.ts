// On the way to a table: one waits until it is laid, or learns what is the matter.

import { ApiError } from "./api";
import type { Laid } from "./laying";

export class Approach {
  laid: Laid | null = $state.raw(null);
  trouble: ApiError | null = $state.raw(null);

  private tries = 0; // by which a try that was given up knows it

  constructor(private readonly layOut: () => Promise<Laid>) {}

  /** Whether there is no such table, or not any more. */
  get gone(): boolean {
    return this.trouble?.code === "no-such-table" || this.laid?.session.status === "gone";
  }

  /** Whether there was one, until now. */
  get deleted(): boolean {
    return this.gone && !!this.laid?.session.snapshot;
  }

  /** Whether there is something to see: the table, the curtain before it, or a shut door. */
  get arrived(): boolean {
    if (!this.laid) return false;
    const { seating, curtain, snapshot } = this.laid.session;
    return seating.shutOut !== "" || curtain.closed || snapshot !== null;
  }

  async lay(): Promise<void> {
    this.leave();
    this.laid = this.trouble = null;
    const current = this.tries;
    try {
      this.settle(current, await this.layOut());
    } catch (error) {
      const trouble = error instanceof ApiError ? error : new ApiError("failed");
      if (current === this.tries) this.trouble = trouble;
    }
  }

  /** Nobody may be there any more when the table is laid. */
  private settle(current: number, laid: Laid): void {
    if (current === this.tries) this.laid = laid;
    else laid.session.close();
  }

  leave(): void {
    this.tries += 1;
    this.laid?.session.close();
  }
}
