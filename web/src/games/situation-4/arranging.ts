// The pieces of a tray, as somebody arranges them: where each lies, what is looked for, and by how
// many quarters each has been turned. It is kept in this browser, for a table and a seat.
//
// A tray has slots, one after the other. A piece stays in its slot until its owner moves it: where
// one has left, its slot is empty.

import type { EdgesShown, PieceShown } from "./view";

export type Order = ReadonlyArray<number>;
/** Where no piece lies. */
export const EMPTY = 0;
/** What a tray can be sorted by. */
export const SORTS = ["terrain", "edges"] as const;
export type Sort = (typeof SORTS)[number];
/** What lies along the edges of the pieces that are looked for. */
export const RIMS = ["border", "corner", "inner"] as const;
export type Rim = (typeof RIMS)[number];

export interface Wish {
  readonly terrain: string;
  readonly rim: string;
}

export const ANYTHING: Wish = { terrain: "", rim: "" };

/** The slots of a tray, of which these pieces are left; whatever is new comes last. */
export function slotted(order: Order, tray: Order): Order {
  const left = new Set(tray);
  return withNew(order, tray).map((piece) => (left.has(piece) ? piece : EMPTY));
}

/** The same order, with whatever it did not know at its end. */
export function withNew(order: Order, tray: Order): Order {
  const known = new Set(order);
  const added = tray.filter((piece) => !known.has(piece));
  return added.length > 0 ? [...order, ...added] : order;
}

/** The same slots, with one piece put into another slot; what lay there comes to where it was. */
export function moved(slots: Order, piece: number, slot: number): Order {
  const from = slots.indexOf(piece);
  if (from < 0 || slot < 0 || slot >= slots.length) return slots;
  const other = slots[slot] ?? EMPTY;
  return slots.map((each, at) => (at === slot ? piece : at === from ? other : each));
}

type Drawn = (piece: number) => PieceShown | undefined;

export function sorted(order: Order, by: Sort, drawn: Drawn): Order {
  const key = by === "terrain" ? terrainKey : edgesKey;
  const keyed = order.map((piece) => ({ piece, key: key(drawn(piece)) }));
  return keyed.toSorted((a, b) => a.key.localeCompare(b.key)).map(({ piece }) => piece);
}

const SIGNS = { border: "a", tab: "b", hole: "c" };

function terrainKey(piece: PieceShown | undefined): string {
  return piece?.terrain.slice(0, 3).join() ?? "";
}

/** Corners first, then the border, then by the number of edges. */
function edgesKey(piece: PieceShown | undefined): string {
  if (!piece) return "";
  const all = sidesOf(piece.edges).flat();
  return `${2 - bordersOf(piece.edges)}${all.length}${all.map((edge) => SIGNS[edge]).join("")}`;
}

export function sidesOf({ top, right, bottom, left }: EdgesShown) {
  return [top, right, bottom, left];
}

export function bordersOf(edges: EdgesShown): number {
  return sidesOf(edges).filter((side) => side.includes("border")).length;
}

export function rimOf(edges: EdgesShown): Rim {
  const borders = bordersOf(edges);
  return borders > 1 ? "corner" : borders === 1 ? "border" : "inner";
}

export function isWanted(piece: PieceShown | undefined, { terrain, rim }: Wish): boolean {
  if (!piece) return true;
  if (terrain && !piece.terrain.includes(terrain)) return false;
  const found = rimOf(piece.edges);
  return !rim || found === rim || (rim === "border" && found === "corner");
}

/** Everything that is to be seen on the pieces of a tray, the most frequent first. */
export function terrainsOf(pieces: ReadonlyArray<PieceShown>): ReadonlyArray<string> {
  const counts = new Map<string, number>();
  for (const { terrain } of pieces) {
    for (const kind of terrain) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([kind]) => kind);
}

// ---------------------------------------------------------------- what is kept

export interface Kept {
  readonly order: Order;
  readonly turns: Readonly<Record<string, number>>;
}

const NOTHING: Kept = { order: [], turns: {} };

function shelfmark(table: string, seat: string): string {
  return `ludotheque-tray-${table}-${seat}`;
}

export function recalled(table: string, seat: string): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(shelfmark(table, seat)) ?? "");
    return isKept(found) ? found : NOTHING;
  } catch {
    return NOTHING; // nothing was kept, or nothing can be
  }
}

function isKept(found: unknown): found is Kept {
  const { order, turns } = (found ?? {}) as Partial<Kept>;
  const whole = (each: unknown) => typeof each === "number" && Number.isInteger(each);
  return (
    Array.isArray(order) &&
    order.every(whole) &&
    typeof turns === "object" &&
    Object.values(turns ?? {}).every(whole)
  );
}

export function remember(table: string, seat: string, kept: Kept): void {
  try {
    localStorage.setItem(shelfmark(table, seat), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing forgets the order, and nothing else.
  }
}
