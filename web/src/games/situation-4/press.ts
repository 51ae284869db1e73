// The printing press of the chart: the bare board, faintly printed, and the pieces that lie on it.
// Maps are printed once for a size and a look; a new piece is added to what is there already.

import { type Extent, type Look, MARGIN, type Point, WHOLE } from "./ground";
import { type Edition, paperOf } from "./inks";
import { aim, blank, type Camera, layPiece, printMap } from "./printing";
import type { BoardShown, Piece } from "./view";

const FAINT = 0.58; // how strongly the bare board is printed

/** Pixels a unit at which the whole board, its frame included, fills an extent. */
export function fitting(board: BoardShown, { width, height }: Extent): number {
  return Math.min(width / (board.width + 2 * MARGIN), height / (board.height + 2 * MARGIN));
}

/** Where the board's corner lies, and how large a unit is, in the pixels of a viewport. */
export function cameraOf(board: BoardShown, extent: Extent, look: Look): Camera {
  const scale = fitting(board, extent);
  const x = (extent.width - board.width * scale) / 2;
  const y = (extent.height - board.height * scale) / 2;
  return { scale: scale * look.zoom, x: x * look.zoom + look.x, y: y * look.zoom + look.y };
}

/** Where a point of the board lies in a viewport that shows the whole of it. */
export function spotOn(board: BoardShown, extent: Extent, { x, y }: Point): Point {
  const camera = cameraOf(board, extent, WHOLE);
  return { x: camera.x + x * camera.scale, y: camera.y + y * camera.scale };
}

const EDITIONS = ["A", "B"] as const;

export class Press {
  private size: Extent = { width: 1, height: 1 };
  private camera: Camera = { scale: 1, x: 0, y: 0 };
  private printed = new Map<Edition, HTMLCanvasElement | null>();
  private lying = new Map<string, string>(); // places, and whose piece is drawn there

  constructor(
    private readonly board: BoardShown,
    private readonly outlines: ReadonlyMap<string, { readonly outline: string }>,
  ) {}

  /** Prints for another size or another look: everything anew. */
  set(canvas: HTMLCanvasElement, extent: Extent, look: Look, density: number): void {
    this.size = { width: extent.width * density, height: extent.height * density };
    const { scale, x, y } = cameraOf(this.board, extent, look);
    this.camera = { scale: scale * density, x: x * density, y: y * density };
    this.printed.clear();
    this.lying.clear();
    canvas.width = Math.max(1, Math.round(this.size.width));
    canvas.height = Math.max(1, Math.round(this.size.height));
    this.printGround(canvas);
  }

  private edition(edition: Edition): HTMLCanvasElement | null {
    if (!this.printed.has(edition)) {
      this.printed.set(edition, printMap(this.board, edition, this.size, this.camera));
    }
    return this.printed.get(edition) ?? null;
  }

  /** Prints one of the sides' maps before its first piece needs it; whether one was left to print. */
  prepare(): boolean {
    const next = EDITIONS.find((edition) => !this.printed.has(edition));
    if (next) this.edition(next);
    return next !== undefined;
  }

  private printGround(canvas: HTMLCanvasElement): void {
    const context = blank(1, 1) && canvas.getContext("2d");
    const map = this.edition("board");
    if (!context || !map) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    aim(context, this.camera);
    context.fillStyle = paperOf("board");
    context.fillRect(0, 0, this.board.width, this.board.height);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = FAINT;
    context.drawImage(map, 0, 0);
    context.globalAlpha = 1;
  }

  /** Draws the pieces that lie on the board: only the new ones, unless some were taken away. */
  lay(canvas: HTMLCanvasElement, pieces: ReadonlyArray<Piece>): void {
    const owners = new Map(pieces.map(({ place, seat }) => [place, seat]));
    const gone = [...this.lying].some(([place, seat]) => owners.get(place) !== seat);
    if (gone) {
      this.lying.clear();
      this.printGround(canvas);
    }
    const context = blank(1, 1) && canvas.getContext("2d");
    for (const { place, seat } of pieces) {
      if (this.lying.has(place) || !context) continue;
      this.layOne(context, place, seat);
      this.lying.set(place, seat);
    }
  }

  private layOne(context: CanvasRenderingContext2D, place: string, seat: string): void {
    const map = this.edition(seat === "B" ? "B" : "A");
    const outline = this.outlines.get(place)?.outline;
    if (map && outline) layPiece(context, map, outline, this.camera);
  }
}
