// The inks of the printed map, layer by layer, three times over: the bare board in the colours of
// a map of 1969; side A's puzzle in greens, with blue water; side B's in oranges, with violet.

import { SIDES } from "./game";

/** How one layer is printed: filled, outlined, or both; widths are in units of the board. */
export interface Ink {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: ReadonlyArray<number>;
  readonly alpha?: number;
  /** A second, narrower line on top, as the light middle of a road. */
  readonly inner?: { readonly stroke: string; readonly width: number };
}

export type Inks = Readonly<Record<string, Ink>>;
/** Who printed it: the board itself, or one of the two sides. */
export type Edition = "board" | "A" | "B";

interface Hues {
  readonly paper: string;
  readonly ink: string;
  readonly contour: string;
  readonly high: string;
  readonly wheat: string;
  readonly crop: string;
  readonly plough: string;
  readonly orchard: string;
  readonly wood: string;
  readonly woodEdge: string;
  readonly tree: string;
  readonly furrow: string;
  readonly water: string;
  readonly deep: string;
  readonly shore: string;
  readonly road: string;
  readonly zone: string;
  readonly works: string;
  readonly roof: string;
  readonly house: string;
  readonly shade: string;
  readonly light: string;
}

const HUES: Readonly<Record<Edition, Hues>> = {
  board: {
    paper: "#efe6cd",
    ink: "#33302a",
    contour: "#9a7148",
    high: "#cbb27c",
    wheat: "#e3c676",
    crop: "#b7c08a",
    plough: "#d3b28a",
    orchard: "#c4c486",
    wood: "#8fa577",
    woodEdge: "#6f8a5e",
    tree: "#4d6644",
    furrow: "#a5835c",
    water: "#8fb3bd",
    deep: "#4f7f8f",
    shore: "#3f6877",
    road: "#fbf6e6",
    zone: "#f4ecd2",
    works: "#c3bba6",
    roof: "#efe6cd",
    house: "#59504a",
    shade: "#5f4a33",
    light: "#fffbe8",
  },
  A: {
    paper: "#c9dcb4",
    ink: "#14312c",
    contour: "#5d7d4a",
    high: "#9fb878",
    wheat: "#dfe6a0",
    crop: "#9cc58b",
    plough: "#b3c89a",
    orchard: "#b4cf86",
    wood: "#5f9a72",
    woodEdge: "#3d7a58",
    tree: "#1f5a42",
    furrow: "#6f9468",
    water: "#4f97b8",
    deep: "#1f5f86",
    shore: "#17486b",
    road: "#f3f7e2",
    zone: "#e4efd2",
    works: "#a9c0ae",
    roof: "#eaf2dc",
    house: "#2f4f4a",
    shade: "#123c38",
    light: "#f8ffe2",
  },
  B: {
    paper: "#f3cf9d",
    ink: "#3d1d2e",
    contour: "#a8602f",
    high: "#e0a164",
    wheat: "#fbdc8c",
    crop: "#efb26a",
    plough: "#e2a37c",
    orchard: "#efbf7b",
    wood: "#cf7c4c",
    woodEdge: "#a95a35",
    tree: "#84371f",
    furrow: "#b8733f",
    water: "#8f78b8",
    deep: "#5c418c",
    shore: "#452c72",
    road: "#fff3dc",
    zone: "#fce6c4",
    works: "#d8b59c",
    roof: "#fdeed6",
    house: "#5d3540",
    shade: "#5a1f2e",
    light: "#fff4d6",
  },
};

const RED = "#b3372a";
const BLACK = "#1d1b19";
const IVORY = "#fbf3dc";

function inksIn(hues: Hues): Inks {
  return {
    height: { fill: `${hues.high}2e`, stroke: `${hues.contour}99`, width: 3.4 },
    wheat: { fill: hues.wheat, alpha: 0.68 },
    crop: { fill: hues.crop, alpha: 0.68 },
    plough: { fill: hues.plough, alpha: 0.56 },
    orchard: { fill: hues.orchard, alpha: 0.6 },
    wood: { fill: hues.wood, stroke: hues.woodEdge, width: 4, alpha: 0.9 },
    shade: { fill: hues.shade, alpha: 0.17 },
    light: { fill: hues.light, alpha: 0.42 },
    furrow: { stroke: hues.furrow, width: 3.5, alpha: 0.65 },
    stream: { stroke: hues.deep, width: 9, alpha: 0.85 },
    water: { fill: hues.water },
    wave: { stroke: hues.deep, width: 3, alpha: 0.6 },
    shore: { stroke: hues.shore, width: 6 },
    street: { stroke: hues.ink, width: 18, inner: { stroke: hues.road, width: 9 } },
    track: { stroke: hues.ink, width: 7 },
    sleeper: { stroke: hues.ink, width: 5 },
    zone: { fill: hues.zone, alpha: 0.92 },
    runway: { fill: hues.works, stroke: hues.ink, width: 3 },
    basin: { fill: hues.water, stroke: hues.shore, width: 5 },
    works: { fill: hues.works, stroke: hues.ink, width: 4 },
    building: { fill: hues.house },
    roof: { fill: hues.roof, stroke: hues.ink, width: 3 },
    barge: { fill: "#7a4b36", stroke: hues.ink, width: 3 },
    pipe: { stroke: hues.ink, width: 4 },
    siding: { stroke: hues.ink, width: 6 },
    mark: { stroke: hues.road, width: 5 },
    "tree-shadow": { fill: hues.shade, alpha: 0.4 },
    tree: { fill: hues.tree },
    bush: { fill: hues.tree, alpha: 0.8 },
    peak: { fill: hues.contour },
    church: { fill: hues.ink },
    "zone-edge": { stroke: RED, width: 11, dash: [34, 16] },
    grid: { stroke: hues.ink, width: 4, alpha: 0.5 },
    base: { fill: hues.zone },
    "base-border": { fill: BLACK },
    hatch: { stroke: hues.ink, width: 4, alpha: 0.35 },
    emblem: { fill: hues.ink },
    plate: { fill: RED },
    value: { fill: IVORY },
    "base-line": { fill: BLACK },
    "red-edge": { stroke: "#d23a2a", width: 18 },
    dot: { fill: "#fffdf4", stroke: hues.ink, width: 7 },
  };
}

const EDITIONS: Readonly<Record<Edition, Inks>> = {
  board: inksIn(HUES.board),
  A: inksIn(HUES.A),
  B: inksIn(HUES.B),
};

/** A kind that nobody here has heard of is drawn as a thin dark line, and so not lost. */
const UNKNOWN: Ink = { stroke: HUES.board.ink, width: 4, alpha: 0.5 };

export function inkOf(edition: Edition, kind: string): Ink {
  return EDITIONS[edition][kind] ?? UNKNOWN;
}

export function paperOf(edition: Edition): string {
  return HUES[edition].paper;
}

interface Paint {
  readonly body: string;
  readonly dark: string;
  readonly pale: string;
  readonly ink: string;
}

const PAINTS: Readonly<Record<string, Paint>> = {
  A: { body: SIDES.A.colour, dark: "#174a52", pale: "#cfe6d8", ink: "#f4fbf4" },
  B: { body: SIDES.B.colour, dark: "#6b2a3f", pale: "#ffe3c2", ink: "#fff8ec" },
};

const PLAIN: Paint = { body: "#77706a", dark: "#3c3733", pale: "#e9e2d2", ink: "#ffffff" };

/** The colours of a side's wood and tin. */
export function coloursOf(seat: string): Paint {
  return PAINTS[seat] ?? PLAIN;
}
