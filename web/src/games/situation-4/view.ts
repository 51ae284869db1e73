// Made by `make types` from src/ludotheque/games/situation_4. Do not edit.

// Made from the types in Python: change those, and make this again.

export interface View {
  readonly phase: string;
  readonly actions: number;
  readonly rotation: boolean;
  readonly likeliest_first: boolean;
  readonly sides: ReadonlyArray<Side>;
  readonly pieces: ReadonlyArray<Piece>;
  readonly objectives: ReadonlyArray<Goal>;
  readonly areas: ReadonlyArray<Area>;
  readonly bridges: ReadonlyArray<Bridge>;
}

/** A map, so wide and so high, layer over layer, and its places in reading order. */
export interface BoardShown {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly layers: ReadonlyArray<LayerShown>;
  readonly places: ReadonlyArray<PlaceShown>;
  readonly areas: ReadonlyArray<AreaShown>;
  readonly objectives: ReadonlyArray<ObjectiveShown>;
  readonly bases: ReadonlyArray<BaseShown>;
  readonly base_lines: ReadonlyArray<BaseLineShown>;
  readonly sites: ReadonlyArray<SiteShown>;
}

/** The pieces of both trays, drawn: for each side by number, piece 1 first. */
export interface Handout {
  readonly sides: ReadonlyArray<ReadonlyArray<PieceShown>>;
}

export interface Side {
  readonly seat: string;
  readonly members: number;
  readonly ready: boolean;
  readonly declared: boolean;
  readonly stuck: boolean;
  readonly laid: number;
  readonly tray: ReadonlyArray<number>;
  readonly paratroop_base: "covered" | "lost" | "open";
  readonly tank_base: "covered" | "lost" | "open";
  readonly paratroopers: number;
  readonly tanks: number;
  readonly bridges: number;
  readonly open: ReadonlyArray<string>;
  readonly closed: ReadonlyArray<string>;
  readonly points: Points;
}

/** A piece on the board, and whatever stands on it. */
export interface Piece {
  readonly place: string;
  readonly seat: string;
  readonly piece: number;
  readonly unit: "" | "paratrooper" | "tank";
  readonly unit_seat: string;
}

/** How an objective stands. */
export interface Goal {
  readonly name: string;
  readonly flag: string | null;
  readonly completed_by: string | null;
  readonly forgotten: boolean;
  readonly pieces_left: number;
  readonly lost: boolean;
}

/** A square area that a side has covered wholly. */
export interface Area {
  readonly name: string;
  readonly seat: string;
}

export interface Bridge {
  readonly site: string;
  readonly seat: string;
}

/** All shapes of one kind as one path, to be filled, or drawn as a line. */
export interface LayerShown {
  readonly kind: string;
  readonly line: boolean;
  readonly path: string;
}

/** A place: its outline, its middle, and how it would be described to somebody. */
export interface PlaceShown {
  readonly name: string;
  readonly outline: string;
  readonly x: number;
  readonly y: number;
  readonly neighbours: ReadonlyArray<string>;
  readonly edges: EdgesShown;
  readonly terrain: ReadonlyArray<string>;
}

/** A square area (S4-23). */
export interface AreaShown {
  readonly name: string;
  readonly zone: ZoneShown;
}

/** A special objective (S4-8), and where its flag is planted. */
export interface ObjectiveShown {
  readonly name: string;
  readonly kind: string;
  readonly value: number;
  readonly zone: ZoneShown;
  readonly flag: readonly [number, number];
}

/** A side's base (S4-10, S4-13). */
export interface BaseShown {
  readonly side: "A" | "B";
  readonly kind: "paratroops" | "tanks";
  readonly zone: ZoneShown;
}

/** A side's base line (S4-5). */
export interface BaseLineShown {
  readonly side: "A" | "B";
  readonly zone: ZoneShown;
}

/** Where a bridge can be laid (S4-19): its two dots, and the places under them. */
export interface SiteShown {
  readonly name: string;
  readonly south: readonly [number, number];
  readonly north: readonly [number, number];
  readonly south_place: string;
  readonly north_place: string;
}

/** What a side has scored so far, by where it comes from. */
export interface Points {
  readonly areas: number;
  readonly objectives: number;
  readonly bridges: number;
  readonly total: number;
}

/** What is met along each side of a piece, clockwise: the border, tabs and holes. */
export interface EdgesShown {
  readonly top: ReadonlyArray<"border" | "hole" | "tab">;
  readonly right: ReadonlyArray<"border" | "hole" | "tab">;
  readonly bottom: ReadonlyArray<"border" | "hole" | "tab">;
  readonly left: ReadonlyArray<"border" | "hole" | "tab">;
}

/** A rectangle, and the places that touch it. */
export interface ZoneShown {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly places: ReadonlyArray<string>;
}

/** A piece in a tray: so wide and so high, its origin in the middle. */
export interface PieceShown {
  readonly width: number;
  readonly height: number;
  readonly outline: string;
  readonly layers: ReadonlyArray<LayerShown>;
  readonly edges: EdgesShown;
  readonly terrain: ReadonlyArray<string>;
}
