// What hands at this screen carry about: one element follows each pointer, and nothing else is drawn
// meanwhile. Nothing here knows where a piece belongs: it is let go near a place, and the table says
// what it thinks.

import type { Point } from "./ground";
import { pictureOf } from "./printshop";
import { type Scene, type Thing, takenIn } from "./scene";
import type { Sight } from "./sight.svelte";
import { targetNear, targetsIn } from "./targets";
import type { Unit, Workbench } from "./workbench.svelte";

interface Carried {
  readonly thing: Thing;
  readonly element: HTMLElement;
  /** From the pointer to the middle of what it carries. */
  readonly aside: Point;
}

const LIFT = 54; // pixels by which a piece is held away from a finger that would cover it

export class Carrying {
  things: ReadonlyArray<Thing> = $state.raw([]);
  /** Where the elements go that follow pointers. */
  layer: HTMLElement | undefined = $state();

  private readonly carried = new Map<number, Carried>(); // by their pointers

  constructor(
    private readonly scene: Scene,
    private readonly bench: Workbench,
    private readonly sight: Sight,
    /** A team-mate was quicker to take what this pointer wanted to carry. */
    private readonly lost: (id: number) => void,
  ) {}

  piecesOf(seat: string): ReadonlySet<number> {
    const own = this.things.filter((each) => each.seat === seat);
    return new Set(own.flatMap((each) => ("piece" in each ? [each.piece] : [])));
  }

  // ---------------------------------------------------------------- up and about

  lift(id: number, thing: Thing, finger: boolean): void {
    const element = this.elementFor(thing);
    if (!element || !this.layer) return;
    const away = thing.seat === this.scene.own[1] ? LIFT : -LIFT;
    this.carried.set(id, { thing, element, aside: { x: 0, y: finger ? away : 0 } });
    this.layer.append(element);
    this.things = [...this.things, thing];
    if ("unit" in thing) this.bench.armed = { ...this.bench.armed, [thing.seat]: thing.unit };
    else void this.hold(id, thing.seat, thing.piece);
  }

  private async hold(id: number, seat: string, piece: number): Promise<void> {
    const held = await this.bench.take(seat, piece);
    const thing = this.carried.get(id)?.thing;
    if (!held && thing && "piece" in thing && thing.piece === piece) this.lost(id);
  }

  carry(id: number, at: Point): void {
    const each = this.carried.get(id);
    if (!each) return;
    const { x, y } = moved(at, each.aside);
    each.element.style.transform = `translate3d(${x}px, ${y}px, 0)`;
  }

  /** Every piece that is carried turns with it, in the hand and in the tray. */
  turn(quarters: number): void {
    if (!this.scene.view.rotation) return;
    for (const { thing, element } of this.carried.values()) {
      if (!("piece" in thing)) continue;
      this.bench.rotate(thing.seat, thing.piece, quarters);
      const picture = element.firstElementChild as HTMLElement | null;
      if (picture) picture.style.rotate = this.turned(thing.seat, thing.piece);
    }
  }

  // ---------------------------------------------------------------- down again

  drop(id: number, at: Point): void {
    const each = this.forget(id);
    if (!each) return;
    const { thing, aside } = each;
    if ("unit" in thing) this.dropUnit(thing.seat, thing.unit, moved(at, aside));
    else this.dropPiece(thing.seat, thing.piece, at, moved(at, aside));
  }

  putBack(id: number): void {
    const each = this.forget(id);
    if (!each) return;
    if ("unit" in each.thing) this.bench.arm(each.thing.seat, null);
    else this.bench.putBack(each.thing.seat, each.thing.piece);
  }

  private forget(id: number): Carried | undefined {
    const each = this.carried.get(id);
    if (!each) return undefined;
    each.element.remove();
    this.carried.delete(id);
    this.things = this.things.filter((thing) => thing !== each.thing);
    return each;
  }

  private dropPiece(seat: string, piece: number, at: Point, middle: Point): void {
    const board = this.sight.onBoard(middle);
    const place = board && this.scene.ground.placeMeant(board, takenIn(this.scene));
    if (place) {
      void this.bench.lay(seat, piece, place);
      return;
    }
    this.bench.putBack(seat, piece);
    const tray = this.sight.trayAt(at);
    if (tray?.seat === seat) this.bench.move(this.scene.view, seat, piece, tray.slot);
  }

  private dropUnit(seat: string, unit: Unit, middle: Point): void {
    const { ground, legal } = this.scene;
    const board = this.sight.onBoard(middle);
    const targets = targetsIn(ground, seat, unit, legal[seat] ?? []);
    const target = board && targetNear(targets, board, ground.size);
    if (target) void this.bench.put(seat, target.move);
    else this.bench.arm(seat, null);
  }

  // ---------------------------------------------------------------- how it looks in the hand

  private elementFor(thing: Thing): HTMLElement | null {
    const picture =
      "unit" in thing
        ? this.pictureOfUnit(thing.unit, thing.seat)
        : this.pictureOfPiece(thing.piece, thing.seat);
    if (!picture) return null;
    const element = document.createElement("div");
    element.className = "held";
    element.append(picture);
    return element;
  }

  private pictureOfPiece(piece: number, seat: string): HTMLElement | null {
    const shown = this.scene.drawn(seat, piece);
    const density = Math.min(2, devicePixelRatio || 1);
    const picture = shown && pictureOf(shown, seat, this.sight.scale * density);
    if (!picture) return null;
    picture.style.width = `${picture.width / density}px`;
    picture.style.rotate = this.turned(seat, piece);
    return picture;
  }

  /** A unit is carried as it looks in the stock. */
  private pictureOfUnit(unit: Unit, seat: string): SVGElement | null {
    const where = `section[data-seat="${seat}"] [data-unit="${unit}"] svg`;
    const copy = this.sight.room?.querySelector(where)?.cloneNode(true) as SVGElement | undefined;
    if (!copy) return null;
    copy.style.width = "64px";
    return copy;
  }

  private turned(seat: string, piece: number): string {
    return `${90 * this.bench.turn(seat, piece)}deg`;
  }
}

function moved(at: Point, by: Point): Point {
  return { x: at.x + by.x, y: at.y + by.y };
}
