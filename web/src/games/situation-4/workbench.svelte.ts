// What the people at this screen are doing: the pieces that each side has in hand or has chosen,
// how its tray is arranged, and what was just laid and is still on its way. A piece lies on the
// board as soon as it is let go there, and comes back if it is refused.

import type { Granted } from "../../core/realtime.svelte";
import {
  arranged,
  type Kept,
  moved,
  type Order,
  recalled,
  remember,
  type Sort,
  sorted,
} from "./arranging";
import type { PieceShown, View } from "./view";

/** What a workbench needs of the table. */
export interface Means {
  play(seat: string, move: string): Promise<Granted>;
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

  /** The pieces of a side that lie in its tray, in order; not those that are on their way. */
  tray(view: View, seat: string): Order {
    const side = view.sides.find((each) => each.seat === seat);
    const away = new Set(
      this.laying.filter((each) => each.seat === seat).map((each) => each.piece),
    );
    const there = (side?.tray ?? []).filter((piece) => !away.has(piece));
    return arranged(this.ofSeat(seat).order, there);
  }

  move(view: View, seat: string, piece: number, before: number | null): void {
    const order = moved(this.tray(view, seat), piece, before);
    this.keep(seat, { ...this.ofSeat(seat), order });
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
    const { ok } = await means.play(seat, layMove(piece, place, laying.turn));
    if (ok) return true;
    this.laying = this.laying.filter((each) => each !== laying);
    this.comeBack(seat, piece);
    return false;
  }

  private comeBack(seat: string, piece: number): void {
    void this.means()?.release(seat, thing(piece));
    const mark = `${seat}${piece}`;
    this.returned = [...this.returned, mark];
    setTimeout(() => {
      this.returned = this.returned.filter((each) => each !== mark);
    }, SHAKE);
  }

  /** Pieces of which the position tells are on their way no longer. */
  settle(view: View): void {
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

/** The moves of a kind among those that may be made, by what they are made on. */
export function placesFor(legal: ReadonlyArray<string>, unit: Unit): ReadonlyArray<string> {
  return legal
    .filter((move) => move.startsWith(`${unit} `))
    .map((move) => move.slice(unit.length + 1));
}
