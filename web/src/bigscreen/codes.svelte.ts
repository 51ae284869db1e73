// The codes of a table's seats, as its host may hand them out, and what else only a host may do.

import { codes, endTable, freeSeat, here, newCode, seatBot } from "../core/api";
import { type Reach, reach } from "../core/invitations";
import { memory } from "../core/memory.svelte";
import { notices } from "../core/notices.svelte";
import type { SeatCode } from "../protocol";

export class Codes {
  /** The code of every seat that somebody can still sit down at. */
  all: Readonly<Record<string, SeatCode>> = $state.raw({});
  /** Where phones find this server, once that is known. */
  reached: Reach | null = $state.raw(null);
  /** The seat for which something is being arranged. */
  busy: string = $state("");

  constructor(private readonly table: string) {
    void this.ask();
  }

  /** The host's key, where this screen has it. */
  get host(): string | undefined {
    return memory.find(this.table)?.host;
  }

  private async ask(): Promise<void> {
    try {
      this.reached = reach(await here(), location);
    } catch {
      this.reached = { origin: location.origin, alone: false };
    }
  }

  /** Asks for the codes as they are now. */
  async fetch(): Promise<void> {
    const { host } = this;
    if (!host) return;
    try {
      this.learn(await codes(this.table, host));
    } catch (error) {
      notices.fail(error);
    }
  }

  private learn(found: ReadonlyArray<SeatCode>): void {
    this.all = Object.fromEntries(found.map((each) => [each.seat, each]));
  }

  /** A new code for a seat: the phone that held it until now holds nothing any more. */
  async renew(seat: string): Promise<void> {
    await this.arrange(seat, async (host) => {
      const fresh = await newCode(this.table, seat, host);
      this.all = { ...this.all, [seat]: fresh };
    });
  }

  /** Puts a bot into a free seat. */
  async sitBot(seat: string, bot: string): Promise<void> {
    await this.arrange(seat, (host) => seatBot(this.table, seat, bot, host));
  }

  /** Takes a bot away; its seat has a code again. */
  async sendAway(seat: string): Promise<void> {
    await this.arrange(seat, (host) => freeSeat(this.table, seat, host));
  }

  /** Ends the game for everybody. */
  async end(): Promise<void> {
    await this.arrange("", (host) => endTable(this.table, host));
  }

  private async arrange(seat: string, act: (host: string) => Promise<unknown>): Promise<void> {
    const { host } = this;
    if (!host || this.busy) return;
    this.busy = seat;
    try {
      await act(host);
    } catch (error) {
      notices.fail(error);
    } finally {
      this.busy = "";
    }
  }
}
