// The table and where its match stands, as the server described them last. The stage may still be
// showing how the match got there.

import type { Position, Snapshot, TimeShown } from "../../protocol";
import type { Seating } from "./seating.svelte";

export class Match {
  /** The table as a whole; nothing before it was described, or behind a curtain. */
  snapshot: Snapshot | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  /** Whether everybody sits: the match is under way, or over. */
  started: boolean = $state(false);
  /** How a game without turns stands with time; nothing where there are turns. */
  time: TimeShown | null = $state.raw(null);
  /** The table where the same people play again; empty while nobody has asked for one. */
  rematch: string = $state("");

  constructor(
    private readonly seating: Pick<Seating, "seats">,
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

  /** Whether a game without turns has begun: where sides have to be ready first, all are. */
  get begun(): boolean {
    return this.time?.begun ?? false;
  }

  /** The sides of one's own that have not said that they are ready. */
  get unready(): ReadonlyArray<string> {
    const legal = this.position?.legal ?? {};
    return (this.time?.unready ?? []).filter((seat) => seat in legal);
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
