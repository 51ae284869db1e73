// The codes of a table's seats, as its host may hand them out, and what else only a host may do.

import { codes, endTable, freeSeat, newCode, seatBot } from "../core/api";
import { Host } from "../core/host.svelte";
import type { Reach } from "../core/invitations";
import { reached } from "../core/reached.svelte";
import type { SeatCode } from "../protocol";

export class Codes {
  /** The code of every seat that somebody can still sit down at. */
  all: Readonly<Record<string, SeatCode>> = $state.raw({});
  readonly host: Host;

  constructor(private readonly table: string) {
    this.host = new Host(table);
    void reached.ask();
  }

  /** Where phones find this server, once that is known. */
  get reached(): Reach | null {
    return reached.by;
  }

  /** Asks for the codes as they are now. */
  async fetch(): Promise<void> {
    await this.host.act(async (key) => this.learn(await codes(this.table, key)));
  }

  private learn(found: ReadonlyArray<SeatCode>): void {
    this.all = Object.fromEntries(found.map((each) => [each.seat, each]));
  }

  /** A new code for a seat: the phone that held it until now holds nothing any more. */
  async renew(seat: string): Promise<void> {
    await this.actFor(seat, async (key) => {
      const fresh = await newCode(this.table, seat, key);
      this.all = { ...this.all, [seat]: fresh };
    });
  }

  /** Puts a bot into a free seat. */
  async sitBot(seat: string, bot: string): Promise<void> {
    await this.actFor(seat, (key) => seatBot(this.table, seat, bot, key));
  }

  /** Takes a bot away; its seat has a code again. */
  async sendAway(seat: string): Promise<void> {
    await this.actFor(seat, (key) => freeSeat(this.table, seat, key));
  }

  /** Ends the game for everybody. */
  async end(): Promise<void> {
    await this.actFor("", (key) => endTable(this.table, key));
  }

  /** One thing at a time. */
  private async actFor(seat: string, action: (key: string) => Promise<unknown>): Promise<void> {
    if (!this.host.busy) await this.host.actFor(seat, action);
  }
}
