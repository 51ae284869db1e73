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
let working = false;

function work(): void {
  const start = performance.now();
  while (waiting.length > 0 && performance.now() - start < SLICE) {
    const job = waiting.shift();
    const picture = job && pictureOf(job.piece, job.seat, job.scale);
    if (picture) job.ready(picture);
  }
  working = waiting.length > 0;
  if (working) requestAnimationFrame(work);
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
  if (!working) requestAnimationFrame(work);
  working = true;
  return () => {
    const at = waiting.indexOf(job);
    if (at >= 0) waiting.splice(at, 1);
  };
}
