// Mice and fingers on the board, as the browser tells of them: what lies under each, and what it
// means to press, to carry, to tap and to turn a wheel there.

import { Carrying } from "./carrying.svelte";
import { Gestures, type Spot } from "./gestures";
import type { Point } from "./ground";
import { type Scene, type Thing, takenIn } from "./scene";
import type { Sight } from "./sight.svelte";
import type { Unit, Workbench } from "./workbench.svelte";

const LINGER = 260; // milliseconds after which a finger that rests takes a piece up
const TWICE = 320; // milliseconds between two taps that belong together

export class Pointing {
  readonly carrying: Carrying;

  private readonly gestures: Gestures<Thing>;
  private readonly fingers = new Set<number>();
  private lastTap = { key: "", at: 0 };
  private chooser = ""; // the side that chose last, by tapping

  constructor(
    private readonly scene: Scene,
    private readonly bench: Workbench,
    private readonly sight: Sight,
    private readonly told: {
      /** A piece is chosen by tapping it: nobody places one by keys any more. */
      readonly chosen: () => void;
      /** Somebody points at this point of the room, or at nothing any more. */
      readonly lookedAt: (at: Point | null) => void;
    },
  ) {
    const carrying = new Carrying(scene, bench, sight, (id) => this.gestures.cancel(id));
    this.carrying = carrying;
    this.gestures = new Gestures<Thing>(
      {
        lift: (id, thing) => carrying.lift(id, thing, this.fingers.has(id)),
        carry: (id, at) => carrying.carry(id, at),
        drop: (id, at) => carrying.drop(id, at),
        putBack: (id) => carrying.putBack(id),
        tap: (spot, at) => this.tap(spot, at),
        pan: (by) => sight.pan(by),
        pinch: (around, factor, by) => sight.pinch(around, factor, by),
      },
      () => scene.own.length > 1,
    );
  }

  letGo(): void {
    this.gestures.letGo();
  }

  // ---------------------------------------------------------------- taps

  private tap(spot: Spot<Thing>, at: Point): void {
    if (spot === "map") this.tapMap(at);
    else if ("unit" in spot.thing) this.bench.arm(spot.thing.seat, spot.thing.unit);
    else this.tapPiece(spot.thing.seat, spot.thing.piece);
  }

  /** One tap chooses a piece; two turn it, where pieces can be turned. */
  private tapPiece(seat: string, piece: number): void {
    if (this.isSecond(`${seat}${piece}`) && this.scene.view.rotation) {
      this.bench.rotate(seat, piece);
      if (this.bench.chosen[seat] !== piece) this.bench.choose(seat, piece);
      return;
    }
    this.told.chosen();
    this.chooser = seat;
    this.bench.choose(seat, piece);
  }

  private isSecond(key: string): boolean {
    const now = performance.now();
    const twice = this.lastTap.key === key && now - this.lastTap.at < TWICE;
    this.lastTap = { key: twice ? "" : key, at: now };
    return twice;
  }

  private tapMap(at: Point): void {
    const { own, active, ground } = this.scene;
    const { chosen } = this.bench;
    const seat = chosen[this.chooser] ? this.chooser : (own.find((each) => chosen[each]) ?? "");
    const piece = chosen[seat];
    const board = this.sight.onBoard(at);
    const place = board && ground.placeAt(board, takenIn(this.scene));
    if (piece && place && active) void this.bench.lay(seat, piece, place);
    else {
      for (const each of own) this.bench.arm(each, null);
      this.told.lookedAt(at);
    }
  }

  // ---------------------------------------------------------------- what the browser tells

  readonly heed = (element: HTMLElement): (() => void) => {
    const heeding = new AbortController();
    const { signal } = heeding;
    element.addEventListener("pointerdown", this.pressed, { signal });
    element.addEventListener("pointermove", this.moved, { signal });
    element.addEventListener("pointerup", this.released, { signal });
    element.addEventListener("pointercancel", this.cancelled, { signal });
    element.addEventListener("touchmove", this.keepStill, { signal, passive: false });
    element.addEventListener("wheel", this.wheeled, { signal, passive: false });
    addEventListener("keydown", this.keyed, { signal });
    return () => {
      this.letGo();
      heeding.abort();
    };
  };

  private readonly pressed = (event: PointerEvent): void => {
    const spot = this.spotOf(event.target);
    if (spot === null || event.button !== 0) return;
    const touch = event.pointerType === "touch";
    if (touch) this.fingers.add(event.pointerId);
    this.sight.room?.setPointerCapture(event.pointerId);
    this.gestures.down(event.pointerId, this.sight.inRoom(event), spot, touch);
    if (touch) setTimeout(() => this.gestures.linger(event.pointerId), LINGER);
    else if (event.target instanceof HTMLElement) {
      event.target.closest<HTMLElement>("[data-piece]")?.focus({ preventScroll: true });
    }
  };

  private spotOf(target: EventTarget | null): Spot<Thing> | null {
    if (!(target instanceof Element)) return null;
    const { active } = this.scene;
    const seat = target.closest<HTMLElement>("section[data-seat]")?.dataset.seat ?? "";
    const piece = Number(target.closest<HTMLElement>("[data-piece]")?.dataset.piece);
    const unit = target.closest<HTMLElement>("[data-unit]")?.dataset.unit as Unit | undefined;
    if (piece) {
      return active && this.scene.holder(seat, piece) === 0 ? { thing: { seat, piece } } : null;
    }
    if (unit) return active ? { thing: { seat, unit } } : null;
    const control = target.closest("button, select, a, input");
    return control === null && this.sight.map?.contains(target) ? "map" : null;
  }

  private readonly moved = (event: PointerEvent): void => {
    const at = this.sight.inRoom(event);
    this.gestures.move(event.pointerId, at);
    if (event.pointerType === "mouse") this.told.lookedAt(this.gestures.carrying ? null : at);
  };

  private readonly released = (event: PointerEvent): void => {
    this.gestures.up(event.pointerId, this.sight.inRoom(event));
    this.fingers.delete(event.pointerId);
  };

  private readonly cancelled = (event: PointerEvent): void => {
    this.gestures.cancel(event.pointerId);
    this.fingers.delete(event.pointerId);
  };

  /** What is carried does not scroll the page. */
  private readonly keepStill = (event: TouchEvent): void => {
    if (this.gestures.carrying && event.cancelable) event.preventDefault();
  };

  /** A wheel turns what is carried; on the map, it comes nearer. */
  private readonly wheeled = (event: WheelEvent): void => {
    if (this.gestures.carrying) {
      event.preventDefault();
      this.carrying.turn(event.deltaY > 0 ? 1 : -1);
    } else if (event.target instanceof Node && this.sight.map?.contains(event.target)) {
      event.preventDefault();
      this.sight.wheel(event);
    }
  };

  /** Keys that mean something while a hand is full. */
  private readonly keyed = (event: KeyboardEvent): void => {
    const { carrying } = this.gestures;
    if (event.key.toLowerCase() === "r" && carrying) this.carrying.turn(1);
    if (event.key === "Escape" && (carrying || Object.keys(this.bench.armed).length > 0)) {
      this.letGo();
      for (const seat of this.scene.own) this.bench.arm(seat, null);
    }
  };
}
