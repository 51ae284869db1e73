// Pieces as pictures: each is printed once at each size, a few at a time, so that a tray which is
// turned over does not hold up the page.

import { printPiece } from "./printing";
import type { PieceShown } from "./view";

const SLICE = 7; // milliseconds of printing in one frame

type Ready = (picture: HTMLCanvasElement) => void;

interface Job {
  readonly piece: PieceShown;
  readonly seat: string;
  readonly scale: number;
  readonly ready: Ready;
}

const waiting: Job[] = [];
let frame = 0;

function work(): void {
  frame = 0;
  const start = performance.now();
  while (waiting.length > 0 && performance.now() - start < SLICE) {
    const job = waiting.shift();
    const picture = job && pictureOf(job.piece, job.seat, job.scale);
    if (picture) job.ready(picture);
  }
  if (waiting.length > 0) frame = requestAnimationFrame(work);
}

/** A picture of a piece, at once. */
export function pictureOf(
  piece: PieceShown,
  seat: string,
  scale: number,
): HTMLCanvasElement | null {
  return printPiece(piece, seat === "B" ? "B" : "A", scale);
}

/** Prints a piece as soon as there is time; returns how to think better of it. */
export function order(piece: PieceShown, seat: string, scale: number, ready: Ready): () => void {
  const job = { piece, seat, scale, ready };
  waiting.push(job);
  frame ||= requestAnimationFrame(work);
  return () => {
    const at = waiting.indexOf(job);
    if (at >= 0) waiting.splice(at, 1);
  };
}
