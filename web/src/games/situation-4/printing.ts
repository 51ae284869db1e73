// Prints map and pieces onto canvases: once each, so that nothing is drawn again while a piece is
// dragged. Knows inks and outlines, and nothing of the game.

import { type Edition, inkOf, paperOf } from "./inks";
import type { BoardShown, LayerShown, PieceShown } from "./view";

type Context = CanvasRenderingContext2D;

/** Where a canvas looks: so many pixels a unit, and where the board's corner lies on it. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const HATCH = 92; // units from one line of a side's hatching to the next
const BEVEL = 26; // units
const FLUSH = 0.72; // how much of the relief is left once a piece lies among others
const DEPTH = 30; // how thick the cardboard looks, in units

const paths = new Map<string, Path2D>();
const MOST_PATHS = 12_000;

/** Paths are read once: the same ones are printed again at every size. */
export function pathOf(text: string): Path2D {
  const known = paths.get(text);
  if (known) return known;
  if (paths.size > MOST_PATHS) paths.clear();
  const path = new Path2D(text);
  paths.set(text, path);
  return path;
}

/** A canvas of its own, or nothing where none can be drawn on. */
export function blank(width: number, height: number): [HTMLCanvasElement, Context] | null {
  if (typeof Path2D === "undefined") return null;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext("2d");
  return context && [canvas, context];
}

export function printLayers(
  context: Context,
  edition: Edition,
  layers: ReadonlyArray<LayerShown>,
): void {
  context.lineJoin = "round";
  for (const layer of layers) printLayer(context, edition, layer);
}

function printLayer(context: Context, edition: Edition, { kind, line, path: text }: LayerShown) {
  const ink = inkOf(edition, kind);
  const path = pathOf(text);
  context.globalAlpha = ink.alpha ?? 1;
  context.setLineDash([...(ink.dash ?? [])]);
  if (ink.fill && !line) {
    context.fillStyle = ink.fill;
    context.fill(path, "evenodd");
  }
  if (ink.stroke && ink.width) stroke(context, path, ink.stroke, ink.width);
  context.setLineDash([]);
  if (ink.inner) stroke(context, path, ink.inner.stroke, ink.inner.width);
  context.globalAlpha = 1;
}

function stroke(context: Context, path: Path2D, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(path);
}

/** The whole map in one edition, as a camera sees it. */
export function printMap(
  board: BoardShown,
  edition: Edition,
  size: { readonly width: number; readonly height: number },
  camera: Camera,
): HTMLCanvasElement | null {
  const made = blank(size.width, size.height);
  if (!made) return null;
  const [canvas, context] = made;
  aim(context, camera);
  context.beginPath();
  context.rect(0, 0, board.width, board.height);
  context.clip();
  context.fillStyle = paperOf(edition);
  context.fillRect(0, 0, board.width, board.height);
  printLayers(context, edition, board.layers);
  if (edition !== "board") hatch(context, edition, board.width, board.height);
  return canvas;
}

export function aim(context: Context, { scale, x, y }: Camera): void {
  context.setTransform(scale, 0, 0, scale, x, y);
}

/** Each side's puzzle has lines of its own direction all over it: nobody depends on colour. */
export function hatch(context: Context, edition: Edition, width: number, height: number): void {
  const reach = width + height;
  const rises = edition === "A";
  context.beginPath();
  for (let at = -reach; at < reach; at += HATCH) {
    context.moveTo(at, rises ? height : -height);
    context.lineTo(at + 2 * height, rises ? -height : height);
  }
  context.strokeStyle = edition === "A" ? "#0c4b5c" : "#5b1f5e";
  context.lineWidth = 9;
  context.globalAlpha = 0.2;
  context.stroke();
  context.globalAlpha = 1;
}

// ---------------------------------------------------------------- cardboard

/** A light edge towards the light, a dark one away from it: what is clipped looks embossed. */
export function bevel(context: Context, outline: Path2D, strength = 1): void {
  const wide = BEVEL * strength;
  context.save();
  context.clip(outline);
  context.translate(wide / 2, wide / 2);
  stroke(context, outline, `rgb(255 252 238 / ${0.62 * strength})`, wide);
  context.translate(-wide, -wide);
  stroke(context, outline, `rgb(40 24 10 / ${0.42 * strength})`, wide);
  context.restore();
  stroke(context, outline, `rgb(34 24 14 / ${0.75 * strength})`, 8);
}

/** The edge of the cardboard below its face. */
export function thickness(context: Context, outline: Path2D, depth: number): void {
  context.save();
  context.translate(depth * 0.55, depth);
  context.fillStyle = "#7d6344";
  context.fill(outline);
  stroke(context, outline, "rgb(40 26 12 / 0.7)", 8);
  context.restore();
}

/** What of a printed map lies on a place, as a piece: laid flush, and only just raised. */
export function layPiece(
  context: Context,
  printed: HTMLCanvasElement,
  outline: string,
  camera: Camera,
): void {
  const path = pathOf(outline);
  context.save();
  aim(context, camera);
  thickness(context, path, DEPTH / 4);
  context.clip(path);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(printed, 0, 0);
  context.restore();
  context.save();
  aim(context, camera);
  bevel(context, path, FLUSH);
  context.restore();
}

/** A piece on a canvas of its own, with room around it for its thickness. */
export function printPiece(
  piece: PieceShown,
  edition: Edition,
  scale: number,
): HTMLCanvasElement | null {
  const made = blank(
    (piece.width + 2 * PIECE_MARGIN) * scale,
    (piece.height + 2 * PIECE_MARGIN) * scale,
  );
  if (!made) return null;
  const [canvas, context] = made;
  const outline = pathOf(piece.outline);
  aim(context, { scale, x: canvas.width / 2, y: canvas.height / 2 });
  thickness(context, outline, DEPTH);
  context.save();
  context.clip(outline);
  context.fillStyle = paperOf(edition);
  context.fillRect(-piece.width, -piece.height, 2 * piece.width, 2 * piece.height);
  printLayers(context, edition, piece.layers);
  context.translate(-piece.width, -piece.height);
  hatch(context, edition, 2 * piece.width, 2 * piece.height);
  context.restore();
  bevel(context, outline);
  return canvas;
}

/** Units around a piece on its canvas. */
export const PIECE_MARGIN = 44;
