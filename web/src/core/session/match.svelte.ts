// The table and where its match stands, as the server described them last. The stage may still be
// showing how the match got there.

import type { Position, Snapshot } from "../../protocol";
import { GO, READY } from "../realtime.svelte";
import type { Log } from "./log.svelte";
import type { Seating } from "./seating.svelte";

export class Match {
  /** The table as a whole; nothing before it was described, or behind a curtain. */
  snapshot: Snapshot | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  /** The table where the same people play again; empty while nobody has asked for one. */
  rematch: string = $state("");

  constructor(
    private readonly seating: Pick<Seating, "seats">,
    private readonly log: Pick<Log, "isWhole" | "moves">,
    /** Whether people take turns; in a game without them it is never anybody's turn. */
    private readonly hasTurns = true,
  ) {}

  clear(): void {
    this.snapshot = null;
    this.position = null;
  }

  get length(): number {
    return this.position?.length ?? 0;
  }

  get over(): boolean {
    return this.position?.over ?? false;
  }

  /** Whether everybody sits: the match is under way, or over. */
  get started(): boolean {
    const { seats } = this.seating;
    const seated = seats.every(({ kind, stand_in }) => kind !== "open" || stand_in);
    return seats.length > 0 && (this.length > 0 || seated);
  }

  /**
   * Whether a game without turns has begun, as far as the log is known: where sides have to be
   * ready first, the clock has then said go.
   */
  get begun(): boolean {
    const { moves, isWhole } = this.log;
    const waits = moves.includes(READY) || this.unready.length > 0;
    return this.started && isWhole && (!waits || moves.includes(GO));
  }

  /** The sides of one's own that have not said that they are ready. */
  get unready(): ReadonlyArray<string> {
    const legal = Object.entries(this.position?.legal ?? {});
    return legal.filter(([, moves]) => moves.includes(READY)).map(([seat]) => seat);
  }

  /** The seat of one's own that is to act now; empty if it is somebody else's turn. */
  get turn(): string {
    if (!this.position || this.over || !this.hasTurns) return "";
    const resigned = this.seating.seats.filter((each) => each.resigned).map(({ seat }) => seat);
    return Object.keys(this.position.legal).find((seat) => !resigned.includes(seat)) ?? "";
  }

  /** Those of some seats that are to act now and play themselves. */
  due(own: ReadonlyArray<string>): ReadonlyArray<string> {
    if (!this.started || this.over) return [];
    return this.seating.seats
      .filter(({ seat, resigned, stand_in }) => this.isActing(seat) && !resigned && !stand_in)
      .map(({ seat }) => seat)
      .filter((seat) => own.includes(seat));
  }

  isActing(seat: string): boolean {
    return this.position?.acting.includes(seat) ?? false;
  }

  /** What a seat of one's own may play now. */
  legal(seat: string): ReadonlyArray<string> {
    return this.position?.legal[seat] ?? [];
  }

  /** Whether a position is the one that is known: the log may have grown by what is no move. */
  isAt(position: Position): boolean {
    return JSON.stringify(position) === JSON.stringify(this.position);
  }
}
