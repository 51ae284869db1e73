// The keys to the seats of a table: which of them the server is shown, and which are thrown away.

import type { Curtain } from "../curtain.svelte";
import { memory } from "../memory.svelte";

type SeatKeys = Readonly<Record<string, string>>;

export class Keys {
  /** The keys that the server was shown, by their seats. */
  private shown: SeatKeys = {};

  constructor(
    private readonly table: string,
    private readonly curtain: Pick<Curtain, "viewerKeys">,
    /** Whether this screen only watches: then it shows no key, whatever is kept here. */
    private readonly watching = false,
  ) {}

  /** The keys to seats at which one is not let in yet. */
  get waiting(): SeatKeys {
    return this.watching ? {} : (memory.find(this.table)?.waiting ?? {});
  }

  /** The seats whose keys the server was shown. */
  get seats(): ReadonlyArray<string> {
    return Object.keys(this.shown);
  }

  holds(seat: string): boolean {
    return seat in this.shown;
  }

  /** The first key that the server was shown. */
  get first(): string | undefined {
    return Object.values(this.shown)[0];
  }

  /** All keys for a new connection: of those who look, and to seats at which one asks to be let in. */
  show(): ReadonlyArray<string> {
    this.renew();
    return [...Object.values(this.shown), ...Object.values(this.waiting)];
  }

  /** The server knows by now whatever keys those who look have. */
  renew(): void {
    this.shown = this.curtain.viewerKeys();
  }

  /** Throws away keys that were shown and open no seat of one's own any more. */
  keepOnly(mine: ReadonlyArray<string>): void {
    this.discard(this.seats.filter((seat) => !mine.includes(seat)));
  }

  /** Throws away the key to a seat that is one's own no more. */
  giveUp(seat: string): void {
    this.discard([seat]);
    const { [seat]: _, ...kept } = this.shown;
    this.shown = kept;
  }

  /** Throws away keys that were shown to the server; one that came in meanwhile may be good. */
  private discard(seats: ReadonlyArray<string>): void {
    const known = memory.find(this.table);
    if (!known || seats.length === 0) return;
    const kept = Object.entries(known.tokens).filter(
      ([seat, token]) => !(seats.includes(seat) && token === this.shown[seat]),
    );
    memory.forget(this.table);
    memory.remember({ ...known, tokens: Object.fromEntries(kept) });
  }
}
