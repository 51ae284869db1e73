// The game as it is seen from side B's edge. Map and cut are alike after half a turn, and whatever is
// printed upright stays upright: so the same map is drawn, and every place lies where the opposite
// one did. In the tray each piece looks like the one that belongs opposite.

import { turnedEdges } from "./describing";
import { curvesOf, type Point } from "./ground";
import type { BoardShown, PieceShown, ZoneShown } from "./view";

const HALF = 2; // quarter turns
const ALIKE = 6; // units by which the outlines of two pieces that are alike may differ

type Spot = readonly [number, number];

export function turnedBoard(board: BoardShown): BoardShown {
  const { width, height } = board;
  const seen = ({ left, top, ...zone }: ZoneShown): ZoneShown => ({
    ...zone,
    left: width - left - zone.width,
    top: height - top - zone.height,
  });
  const turned = <Shown extends { readonly zone: ZoneShown }>(all: ReadonlyArray<Shown>) =>
    all.map((each) => ({ ...each, zone: seen(each.zone) }));
  const at = ([x, y]: Spot): Spot => [width - x, height - y];
  return {
    ...board,
    places: turnedPlaces(board),
    areas: turned(board.areas),
    objectives: turned(board.objectives).map((each) => ({ ...each, flag: at(each.flag) })),
    bases: turned(board.bases),
    base_lines: turned(board.base_lines),
    sites: board.sites.map((site) => ({ ...site, south: at(site.south), north: at(site.north) })),
  };
}

/** In reading order, as they are seen now. */
function turnedPlaces({ places }: BoardShown): BoardShown["places"] {
  const opposite = places.toReversed();
  return places
    .map((place, number) => {
      const { outline, x, y } = opposite[number] ?? place;
      return { ...place, outline, x, y, edges: turnedEdges(place.edges, HALF) };
    })
    .toReversed();
}

/** A side's pieces, in the same order, each as it looks from the other edge. */
export function turnedPieces(pieces: ReadonlyArray<PieceShown>): ReadonlyArray<PieceShown> {
  const corners = pieces.map(({ outline }) => curvesOf(outline).map(([start]) => start));
  return pieces.map((piece, number) => {
    const wanted = (corners[number] ?? []).map((corner) => turnedPoint(corner, HALF));
    for (const quarters of [0, 1, 2, 3]) {
      const twin = pieces.find(
        (each, at) =>
          isAsLarge(each, piece, quarters) && areAlike(corners[at] ?? [], wanted, quarters),
      );
      if (twin && twin !== piece) return { ...pictured(twin, quarters), ...inWords(piece) };
    }
    return { ...pictured(piece, HALF), ...inWords(piece) };
  });
}

function inWords({ edges, terrain }: PieceShown): Pick<PieceShown, "edges" | "terrain"> {
  return { edges: turnedEdges(edges, HALF), terrain };
}

function isAsLarge(one: PieceShown, other: PieceShown, quarters: number): boolean {
  const [width, height] = quarters % 2 === 0 ? [one.width, one.height] : [one.height, one.width];
  return Math.abs(width - other.width) < ALIKE && Math.abs(height - other.height) < ALIKE;
}

function areAlike(
  corners: ReadonlyArray<Point>,
  wanted: ReadonlyArray<Point>,
  quarters: number,
): boolean {
  if (corners.length !== wanted.length) return false;
  const turned = corners.map((corner) => turnedPoint(corner, quarters));
  return wanted.every(({ x, y }) =>
    turned.some((corner) => Math.hypot(corner.x - x, corner.y - y) < ALIKE),
  );
}

/** Clockwise around the origin. */
function turnedPoint({ x, y }: Point, quarters: number): Point {
  const turns: ReadonlyArray<Point> = [
    { x, y },
    { x: -y, y: x },
    { x: -x, y: -y },
    { x: y, y: -x },
  ];
  return turns[quarters % turns.length] ?? { x, y };
}

const PAIR = /(-?\d+(?:\.\d+)?)[ ,]*(-?\d+(?:\.\d+)?)/g;

/** A piece's picture, turned; the paths of a piece name every point, and nothing else. */
function pictured(piece: PieceShown, quarters: number): PieceShown {
  if (quarters === 0) return piece;
  const path = (text: string) =>
    text.replaceAll(PAIR, (_, east: string, south: string) => {
      const { x, y } = turnedPoint({ x: Number(east), y: Number(south) }, quarters);
      return `${x},${y} `;
    });
  const [width, height] =
    quarters % 2 === 0 ? [piece.width, piece.height] : [piece.height, piece.width];
  const layers = piece.layers.map((layer) => ({ ...layer, path: path(layer.path) }));
  return { ...piece, width, height, outline: path(piece.outline), layers };
}
