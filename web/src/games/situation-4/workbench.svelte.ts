// What the people at this screen are doing: the pieces that each side has in hand or has chosen,
// how its tray is arranged, and what was just laid and is still on its way. A piece lies on the
// board as soon as it is let go there, and comes back if it is refused.

import type { Outcome } from "../../core/realtime.svelte";
import {
  EMPTY,
  type Kept,
  moved,
  type Order,
  recalled,
  remember,
  type Sort,
  slotted,
  sorted,
  withNew,
} from "./arranging";
import type { PieceShown, View } from "./view";

/** What a workbench needs of the table. */
export interface Means {
  play(seat: string, move: string, says?: (why: string) => void): Promise<Outcome>;
  hold(seat: string, thing: string): Promise<boolean>;
  release(seat: string, thing: string): Promise<void>;
}

/** A piece that was let go on a place, and of which nothing has been heard yet. */
export interface Laying {
  readonly seat: string;
  readonly piece: number;
  readonly place: string;
  readonly turn: number;
}

/** Why a piece does not lie where it was let go. */
export interface Refusal {
  readonly seat: string;
  readonly place: string;
  readonly why: string;
}

/** Units and the like, by the word with which their moves begin. */
export const STOCK = ["flag", "drop", "tank", "bridge"] as const;
export type Unit = (typeof STOCK)[number];

const QUARTERS = 4;

export function thing(piece: number): string {
  return `piece ${piece}`;
}

export function layMove(piece: number, place: string, turn: number): string {
  return `lay ${piece} at ${place}${turn ? ` turned ${turn}` : ""}`;
}

export class Workbench {
  laying: ReadonlyArray<Laying> = $state.raw([]);
  /** The piece that each side has chosen, to be laid by pointing at its place. */
  chosen: Readonly<Record<string, number>> = $state.raw({});
  /** The unit that each side has taken from its stock. */
  armed: Readonly<Record<string, Unit>> = $state.raw({});
  /** Pieces that came back, to be shown so for a moment. */
  returned: ReadonlyArray<string> = $state.raw([]);

  /** Why the last piece came back, for a moment; a new one takes the place of the one before. */
  refusal: Refusal | null = $state.raw(null);

  private kept: Readonly<Record<string, Kept>> = $state.raw({});

  constructor(
    private readonly table: string,
    private readonly means: () => Means | null,
  ) {}

  // ---------------------------------------------------------------- the tray

  private ofSeat(seat: string): Kept {
    return this.kept[seat] ?? recalled(this.table, seat);
  }

  private keep(seat: string, kept: Kept): void {
    this.kept = { ...this.kept, [seat]: kept };
    remember(this.table, seat, kept);
  }

  /** The slots of a side's tray; those of pieces that are on their way are empty. */
  slots(view: View, seat: string): Order {
    const away = new Set(
      this.laying.filter((each) => each.seat === seat).map((each) => each.piece),
    );
    return this.slotsKept(view, seat).map((piece) => (away.has(piece) ? EMPTY : piece));
  }

  /** The same, with the pieces that are on their way. */
  private slotsKept(view: View, seat: string): Order {
    return slotted(this.ofSeat(seat).order, trayOf(view, seat));
  }

  /** The pieces of a side that lie in its tray, in order; not those that are on their way. */
  tray(view: View, seat: string): Order {
    return this.slots(view, seat).filter((piece) => piece !== EMPTY);
  }

  move(view: View, seat: string, piece: number, slot: number): void {
    const order = moved(this.slotsKept(view, seat), piece, slot);
    this.keep(seat, { ...this.ofSeat(seat), order });
  }

  /** Closes the gaps that pieces have left. */
  tidy(view: View, seat: string): void {
    this.keep(seat, { ...this.ofSeat(seat), order: this.tray(view, seat) });
  }

  sort(view: View, seat: string, by: Sort, drawn: (piece: number) => PieceShown | undefined): void {
    const order = sorted(this.tray(view, seat), by, drawn);
    this.keep(seat, { ...this.ofSeat(seat), order });
  }

  turn(seat: string, piece: number): number {
    return this.ofSeat(seat).turns[piece] ?? 0;
  }

  rotate(seat: string, piece: number, quarters = 1): void {
    const kept = this.ofSeat(seat);
    const turned = (this.turn(seat, piece) + quarters + QUARTERS) % QUARTERS;
    this.keep(seat, { ...kept, turns: { ...kept.turns, [piece]: turned } });
  }

  // ---------------------------------------------------------------- hands

  choose(seat: string, piece: number | null): void {
    const { [seat]: before, ...others } = this.chosen;
    if (before) void this.means()?.release(seat, thing(before));
    this.chosen = piece === null || piece === before ? others : { ...others, [seat]: piece };
    this.arm(seat, null);
    if (this.chosen[seat]) void this.take(seat, this.chosen[seat]);
  }

  arm(seat: string, unit: Unit | null): void {
    const { [seat]: before, ...others } = this.armed;
    this.armed = unit === null || unit === before ? others : { ...others, [seat]: unit };
  }

  /** Takes a piece into the hand; where a team-mate was quicker, it is not chosen any more. */
  async take(seat: string, piece: number): Promise<boolean> {
    const held = (await this.means()?.hold(seat, thing(piece))) ?? false;
    if (!held && this.chosen[seat] === piece) {
      const { [seat]: _, ...others } = this.chosen;
      this.chosen = others;
    }
    return held;
  }

  putBack(seat: string, piece: number): void {
    void this.means()?.release(seat, thing(piece));
  }

  // ---------------------------------------------------------------- the board

  /** Lays a piece: shown at once, and taken back if the table refuses it. */
  async lay(seat: string, piece: number, place: string): Promise<boolean> {
    const means = this.means();
    if (!means || this.laying.some((each) => each.seat === seat && each.piece === piece))
      return false;
    const laying = { seat, piece, place, turn: this.turn(seat, piece) };
    this.laying = [...this.laying, laying];
    if (this.chosen[seat] === piece) {
      const { [seat]: _, ...others } = this.chosen;
      this.chosen = others;
    }
    const move = layMove(piece, place, laying.turn);
    const { ok } = await means.play(seat, move, (why) => this.object(seat, place, why));
    if (ok) return true;
    this.laying = this.laying.filter((each) => each !== laying);
    this.comeBack(seat, piece);
    return false;
  }

  /** Says for a moment why something was refused, where it was meant to lie. */
  private object(seat: string, place: string, why: string): void {
    const refusal = { seat, place, why };
    this.refusal = refusal;
    setTimeout(
      () => {
        if (this.refusal === refusal) this.refusal = null;
      },
      MOMENT + READING * why.length,
    );
  }

  private comeBack(seat: string, piece: number): void {
    void this.means()?.release(seat, thing(piece));
    const mark = `${seat}${piece}`;
    this.returned = [...this.returned, mark];
    setTimeout(() => {
      this.returned = this.returned.filter((each) => each !== mark);
    }, SHAKE);
  }

  /**
   * Pieces of which the position tells are on their way no longer; and those that lie in the trays
   * of these sides for the first time have their slots from now on.
   */
  settle(view: View, own: ReadonlyArray<string> = []): void {
    for (const seat of view.phase === "play" ? own : []) {
      const kept = this.ofSeat(seat);
      const order = withNew(kept.order, trayOf(view, seat));
      if (order !== kept.order) this.keep(seat, { ...kept, order });
    }
    const there = (laid: Laying) =>
      view.pieces.some(({ seat, piece }) => seat === laid.seat && piece === laid.piece);
    if (this.laying.some(there)) this.laying = this.laying.filter((each) => !there(each));
  }

  /** Plants a flag, drops a paratrooper, and so on; the stock has one less, once it is heard. */
  async put(seat: string, move: string): Promise<void> {
    this.arm(seat, null);
    await this.means()?.play(seat, move);
  }
}

const SHAKE = 600; // milliseconds
const MOMENT = 4_000; // for a refusal to be seen at all
const READING = 30; // and for each letter of it to be read

function trayOf(view: View, seat: string): Order {
  return view.sides.find((each) => each.seat === seat)?.tray ?? [];
}

/** The moves of a kind among those that may be made, by what they are made on. */
export function placesFor(legal: ReadonlyArray<string>, unit: Unit): ReadonlyArray<string> {
  return legal
    .filter((move) => move.startsWith(`${unit} `))
    .map((move) => move.slice(unit.length + 1));
}
