// Who can reach this server, as far as it has been asked; everything that shows a link looks here.

import type { Here } from "../protocol";
import { here, openToNetwork } from "./api";
import { type Reach, reach } from "./invitations";
import { notices } from "./notices.svelte";

export class Reached {
  private found: Here | null = $state.raw(null);
  private failed = $state(false);
  private asked: Promise<void> | null = null;
  /** Whether the server is being opened to the network. */
  busy = $state(false);

  /** Where friends find the server; null until that is known. */
  readonly by: Reach | null = $derived.by(() => {
    if (this.found) return reach(this.found, location);
    return this.failed ? { origin: location.origin, alone: false, canOpen: false } : null;
  });

  /** The address at which others on the network find the shelf, where they do. */
  get network(): string | undefined {
    return this.found?.lan ? this.found.addresses[0] : undefined;
  }

  /** Asks the server, unless that was done before. */
  ask(): Promise<void> {
    this.asked ??= here().then(
      (found) => {
        this.found = found;
      },
      () => {
        this.failed = true;
        this.asked = null;
      },
    );
    return this.asked;
  }

  /** Lets the network in. */
  async open(): Promise<void> {
    this.busy = true;
    try {
      this.found = await openToNetwork();
    } catch (error) {
      notices.fail(error);
    } finally {
      this.busy = false;
    }
  }
}

export const reached = new Reached();
