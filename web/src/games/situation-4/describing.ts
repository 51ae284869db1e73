// Pieces and places in words: what is to be seen on them and along their edges, and which open
// places are described like a piece. Descriptions are all that is compared: no outline is.

import { say } from "../../core/words.svelte";
import { rimOf, sidesOf } from "./arranging";
import { GAME } from "./game";
import type { Ground } from "./ground";
import type { EdgesShown, PieceShown, PlaceShown } from "./view";

interface Described {
  readonly edges: EdgesShown;
  readonly terrain: ReadonlyArray<string>;
}

const QUARTERS = 4;
const MOST_TERRAIN = 4; // kinds that are named; more would not be listened to

/** The edges after some quarter turns clockwise: what was at the left comes to the top. */
export function turnedEdges(edges: EdgesShown, turns: number): EdgesShown {
  const sides = sidesOf(edges);
  const at = (side: number) => sides[(side - (turns % QUARTERS) + QUARTERS) % QUARTERS] ?? [];
  return { top: at(0), right: at(1), bottom: at(2), left: at(3) };
}

/** A piece as it lies after somebody has turned it. */
export function turnedPiece(piece: PieceShown, turns: number): Described {
  return { edges: turnedEdges(piece.edges, turns), terrain: piece.terrain };
}

/** What is seen, and what is met along the four sides, as one sentence or two. */
export function described({ edges, terrain }: Described): string {
  const seen = terrain.slice(0, MOST_TERRAIN).map((kind) => say(`terrain-${kind}`, {}, GAME));
  const [top = "", right = "", bottom = "", left = ""] = sidesOf(edges).map(sideInWords);
  const values = { terrain: seen.join(", "), top, right, bottom, left };
  return say(`described-${rimOf(edges)}`, values, GAME);
}

function sideInWords(side: ReadonlyArray<string>): string {
  return side.map((edge) => say(`edge-${edge}`, {}, GAME)).join(", ");
}

/** How much alike two descriptions are: 0 where an edge differs; more, the more is seen on both. */
export function likeness(piece: Described, place: Described): number {
  const same = sidesOf(piece.edges).join(";") === sidesOf(place.edges).join(";");
  if (!same) return 0;
  const shared = piece.terrain.filter((kind) => place.terrain.includes(kind)).length;
  const all = new Set([...piece.terrain, ...place.terrain]).size;
  return all === 0 ? 1 : shared / all;
}

const ALIKE = 0.5; // of what is seen on either

/** The places among these that are described like a piece, the likest first. */
export function alike(
  piece: Described,
  open: ReadonlyArray<string>,
  ground: Ground,
): ReadonlyArray<string> {
  return open
    .map((name) => ground.places.get(name))
    .filter((place): place is PlaceShown => place !== undefined)
    .map((place) => ({ name: place.name, like: likeness(piece, place) }))
    .filter(({ like }) => like >= ALIKE)
    .toSorted((a, b) => b.like - a.like)
    .map(({ name }) => name);
}
