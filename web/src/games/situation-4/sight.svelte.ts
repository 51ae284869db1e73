// How the map is looked at, and what lies under a point of the room. Points of the room are counted
// in pixels from the corner of the whole board, trays included; points of the map in units.

import { type Extent, type Ground, type Look, type Point, shifted, WHOLE, zoomed } from "./ground";
import { cameraOf } from "./press";

const NOTCH = 1.18; // how much nearer one notch of a wheel comes
const TURN = 40; // pixels of a wheel that make one notch

export class Sight {
  /** The whole board, and the map on it. */
  room: HTMLElement | undefined = $state();
  map: HTMLElement | undefined = $state();
  width = $state(0);
  height = $state(0);
  look: Look = $state.raw(WHOLE);

  readonly extent: Extent = $derived({ width: this.width, height: this.height });

  constructor(private readonly ground: () => Ground) {}

  /** Pixels a unit. */
  get scale(): number {
    return this.camera.scale;
  }

  private get camera() {
    return cameraOf(this.ground().board, this.extent, this.look);
  }

  // ---------------------------------------------------------------- where something is

  inRoom({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = this.room?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  }

  /** In pixels from the map's corner; nothing, where the map does not lie. */
  private inMap(at: Point): Point | null {
    const there = this.fromMap(at);
    const near = this.nearest(there);
    return this.map && near.x === there.x && near.y === there.y ? there : null;
  }

  /** Likewise, wherever it lies. */
  private fromMap(at: Point): Point {
    const [outer, box] = [this.room?.getBoundingClientRect(), this.map?.getBoundingClientRect()];
    if (!outer || !box) return this.middle;
    return { x: at.x + outer.left - box.left, y: at.y + outer.top - box.top };
  }

  /** The point of the map that is nearest to one, in pixels from the map's corner. */
  private nearest({ x, y }: Point): Point {
    const { width, height } = this.extent;
    return { x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(height, y)) };
  }

  onBoard(at: Point): Point | null {
    const there = this.inMap(at);
    const { scale, x, y } = this.camera;
    return there && { x: (there.x - x) / scale, y: (there.y - y) / scale };
  }

  /** Where a point of the board lies, in pixels from the map's corner. */
  onMap({ x, y }: Point): Point {
    const { scale, ...corner } = this.camera;
    return { x: corner.x + x * scale, y: corner.y + y * scale };
  }

  /** The tray under a point, and the slot of it. */
  trayAt(at: Point): { seat: string; slot: number } | null {
    const box = this.room?.getBoundingClientRect();
    const under = document.elementsFromPoint(at.x + (box?.left ?? 0), at.y + (box?.top ?? 0));
    const tray = under.map((each) => each.closest<HTMLElement>("section[data-seat]")).find(Boolean);
    if (!tray) return null;
    const slot = under.map((each) => each.closest<HTMLElement>("[data-slot]")).find(Boolean);
    return { seat: tray.dataset.seat ?? "", slot: Number(slot?.dataset.slot ?? -1) };
  }

  // ---------------------------------------------------------------- coming nearer

  private get middle(): Point {
    return { x: this.extent.width / 2, y: this.extent.height / 2 };
  }

  pan(by: Point): void {
    this.look = shifted(this.look, by, this.extent);
  }

  /** Two fingers come nearer to what lies between them, be it at the map's edge. */
  pinch(around: Point, factor: number, by: Point): void {
    const there = this.nearest(this.fromMap(around));
    this.look = shifted(zoomed(this.look, factor, there, this.extent), by, this.extent);
  }

  zoom(factor: number, around: Point = this.middle): void {
    this.look = zoomed(this.look, factor, around, this.extent);
  }

  /** A wheel comes nearer to what it points at. */
  wheel(event: WheelEvent): void {
    const there = this.inMap(this.inRoom(event));
    const notches = -Math.sign(event.deltaY) * Math.min(1, Math.abs(event.deltaY) / TURN);
    if (there) this.zoom(NOTCH ** notches, there);
  }
}
