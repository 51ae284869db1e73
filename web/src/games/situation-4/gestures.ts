// What fingers and mice mean: taking something up, carrying it, letting it go; moving the map, and
// bringing it nearer with two fingers. Each pointer is followed by itself.
//
// Two fingers never drop a piece: where one person sits at the screen, a second finger puts back
// whatever the first one carries. Where two sides share the screen, every finger that takes
// something up is somebody's hand, and only fingers on the map work together.

import type { Point } from "./ground";

/** What lies under a pointer as it comes down: something to be taken up, or the map. */
export type Spot<Thing> = { readonly thing: Thing } | "map";

export interface Heed<Thing> {
  lift(id: number, thing: Thing, at: Point): void;
  carry(id: number, at: Point): void;
  /** It is let go where it is. */
  drop(id: number, at: Point): void;
  /** It goes back to where it came from, and nothing happens. */
  putBack(id: number): void;
  tap(spot: Spot<Thing>, at: Point): void;
  pan(by: Point): void;
  pinch(around: Point, factor: number, by: Point): void;
}

interface Pointer<Thing> {
  readonly spot: Spot<Thing>;
  readonly touch: boolean;
  readonly start: Point;
  at: Point;
  does: "presses" | "carries" | "pans" | "pinches" | "nothing";
}

const STEADY = { mouse: 4, touch: 9 }; // pixels that do not count as moving

export class Gestures<Thing> {
  private readonly pointers = new Map<number, Pointer<Thing>>();

  constructor(
    private readonly heed: Heed<Thing>,
    /** Whether several people have their fingers on this screen. */
    private readonly shared: () => boolean,
  ) {}

  /** Whether something is being carried: the page must not scroll under it. */
  get carrying(): boolean {
    return [...this.pointers.values()].some(({ does }) => does === "carries");
  }

  down(id: number, at: Point, spot: Spot<Thing>, touch: boolean): void {
    this.up(id, at, false);
    this.pointers.set(id, { spot, touch, start: at, at, does: "presses" });
    if (touch) this.joinFingers();
  }

  move(id: number, at: Point): void {
    const pointer = this.pointers.get(id);
    if (!pointer) return;
    const before = pointer.at;
    if (pointer.does === "pinches") {
      this.pinch(pointer, at);
      return;
    }
    pointer.at = at;
    if (pointer.does === "presses" && this.hasLeft(pointer)) this.begin(id, pointer);
    else if (pointer.does === "pans") this.heed.pan({ x: at.x - before.x, y: at.y - before.y });
    if (pointer.does === "carries") this.heed.carry(id, at);
  }

  /** A finger that has rested on something takes it up, even where a swipe would scroll. */
  linger(id: number): void {
    const pointer = this.pointers.get(id);
    if (pointer?.does === "presses" && pointer.spot !== "map") this.begin(id, pointer);
  }

  up(id: number, at: Point, meant = true): void {
    const pointer = this.pointers.get(id);
    if (!pointer) return;
    this.pointers.delete(id);
    if (pointer.does === "carries") {
      if (meant) this.heed.drop(id, at);
      else this.heed.putBack(id);
    }
    if (pointer.does === "presses" && meant) this.heed.tap(pointer.spot, at);
    if (pointer.does === "pinches") this.rest();
  }

  /** The browser has taken the pointer for something of its own. */
  cancel(id: number): void {
    this.up(id, { x: 0, y: 0 }, false);
  }

  /** Whoever carries something puts it back: the window was left, or play stopped. */
  letGo(): void {
    for (const id of [...this.pointers.keys()]) this.cancel(id);
  }

  private hasLeft({ start, at, touch }: Pointer<Thing>): boolean {
    return Math.hypot(at.x - start.x, at.y - start.y) > (touch ? STEADY.touch : STEADY.mouse);
  }

  private begin(id: number, pointer: Pointer<Thing>): void {
    if (pointer.spot === "map") {
      pointer.does = "pans";
      return;
    }
    pointer.does = "carries";
    this.heed.lift(id, pointer.spot.thing, pointer.at);
  }

  /** Two fingers or more of one person work together, whatever each of them did before. */
  private joinFingers(): void {
    const fingers = [...this.pointers].filter(
      ([, { touch, spot }]) => touch && (!this.shared() || spot === "map"),
    );
    if (fingers.length < 2) return;
    for (const [id, pointer] of fingers) {
      if (pointer.does === "carries") this.heed.putBack(id);
      pointer.does = "pinches";
    }
  }

  private pinch(pointer: Pointer<Thing>, at: Point): void {
    const other = [...this.pointers.values()].find(
      (each) => each !== pointer && each.does === "pinches",
    );
    const before = pointer.at;
    pointer.at = at;
    if (!other) return;
    const [far, was] = [distance(at, other.at), distance(before, other.at)];
    const around = { x: (at.x + other.at.x) / 2, y: (at.y + other.at.y) / 2 };
    const by = { x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 };
    this.heed.pinch(around, was > 1 ? far / was : 1, by);
  }

  /** Once fingers have pinched, the one that stays does nothing until it is lifted too. */
  private rest(): void {
    const fingers = [...this.pointers.values()].filter(({ does }) => does === "pinches");
    if (fingers.length === 1 && fingers[0]) fingers[0].does = "nothing";
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
