// The keyboard's way: a piece of the tray is taken up, arrows go from one open place to the next, and
// what is there is said; nothing is shown that a hand with a mouse would not see.

import { tick } from "svelte";
import { say } from "../../core/words.svelte";
import { alike, described, turnedPiece } from "./describing";
import { GAME } from "./game";
import { openTo, type Scene } from "./scene";
import { inReadingOrder, placeToward } from "./steering";
import type { Workbench } from "./workbench.svelte";

export class Placing {
  /** The place that arrows have come to. */
  cursor = $state("");
  /** The last thing that was said. */
  said = $state("");

  private placed: { readonly seat: string; readonly piece: number } | null = $state.raw(null);

  constructor(
    private readonly scene: Scene,
    private readonly bench: Workbench,
    /** The whole board: there the keyboard goes on when a piece has been laid. */
    private readonly room: () => HTMLElement | undefined,
  ) {}

  /** Whether a piece is being placed, so that what is said is worth reading too. */
  get isHeard(): boolean {
    return this.placed !== null && this.said !== "";
  }

  /** A key on a piece of the tray; whether it meant something. */
  key(seat: string, key: string, piece: number): boolean {
    if (!this.scene.active) return false;
    if (key.toLowerCase() === "r" && this.scene.view.rotation) return this.turn(seat, piece);
    if (this.placed?.piece === piece && this.placed.seat === seat) return this.keyed(key);
    if (key !== "Enter" && key !== " ") return false;
    this.start(seat, piece);
    return true;
  }

  stop(): void {
    this.placed = null;
    this.cursor = "";
  }

  private turn(seat: string, piece: number): boolean {
    this.bench.rotate(seat, piece);
    const words = this.inWords(seat, piece);
    if (words) this.said = described(words);
    return true;
  }

  private inWords(seat: string, piece: number) {
    const shown = this.scene.drawn(seat, piece);
    return shown && turnedPiece(shown, this.bench.turn(seat, piece));
  }

  private start(seat: string, piece: number): void {
    const mate = this.scene.holder(seat, piece);
    if (mate > 0) {
      this.said = say("tray-held", { mate }, GAME);
      return;
    }
    if (this.bench.chosen[seat] !== piece) this.bench.choose(seat, piece);
    this.placed = { seat, piece };
    const open = inReadingOrder(openTo(this.scene, seat), this.scene.ground, this.isFar(seat));
    this.cursor = open[0] ?? "";
    if (!this.cursor) this.said = say("placing-nowhere", {}, GAME);
    else if (this.scene.view.likeliest_first) this.startAtLikeliest(seat, piece, open);
    else this.said = say("placing-in-order", { piece, count: open.length, ...this.here() }, GAME);
  }

  private startAtLikeliest(seat: string, piece: number, open: ReadonlyArray<string>): void {
    const words = this.inWords(seat, piece);
    const like = words ? alike(words, open, this.scene.ground) : [];
    this.cursor = like[0] ?? this.cursor;
    const told = { piece, places: like.join(", "), count: like.length, place: this.cursor };
    this.said = say("placing-begins", told, GAME);
  }

  /** Whether a side looks at the map from its upper edge. */
  private isFar(seat: string): boolean {
    return this.scene.own[1] === seat;
  }

  private here(): { readonly place: string; readonly what: string } {
    const place = this.scene.ground.places.get(this.cursor);
    return { place: this.cursor, what: place ? described(place) : "" };
  }

  private keyed(key: string): boolean {
    if (!this.placed) return false;
    const { seat, piece } = this.placed;
    if (key === "Escape") {
      this.bench.choose(seat, null);
      this.stop();
      this.said = say("placing-ends", {}, GAME);
    } else if (key === "Enter") void this.lay(seat, piece);
    else if (key.startsWith("Arrow")) this.steer(seat, piece, key);
    else return key === " ";
    return true;
  }

  private async lay(seat: string, piece: number): Promise<void> {
    const place = this.cursor;
    if (!place) return;
    this.stop();
    const tray = this.bench.tray(this.scene.view, seat);
    const next = tray.at(tray.indexOf(piece) + 1);
    const laid = await this.bench.lay(seat, piece, place);
    await this.goOn(seat, laid ? next : piece);
    this.said = say(laid ? "placing-laid" : "placing-refused", { piece, place }, GAME);
  }

  /** The keyboard goes on at a piece, or else at the first; whoever presses a key next acts there. */
  private async goOn(seat: string, piece: number | undefined): Promise<void> {
    const tray = `section[data-seat="${seat}"]`;
    const find = (where: string) => this.room()?.querySelector<HTMLElement>(`${tray} ${where}`);
    await tick();
    (find(`[data-piece="${piece}"]`) ?? find("[data-piece]"))?.focus();
  }

  /** Arrows go from one open place to the next; what is there is said. */
  private steer(seat: string, piece: number, key: string): void {
    const { ground } = this.scene;
    this.cursor = placeToward(ground, openTo(this.scene, seat), this.cursor, key);
    if (!this.cursor) return;
    const words = this.scene.view.likeliest_first ? this.inWords(seat, piece) : undefined;
    const like = words && alike(words, [this.cursor], ground).length > 0;
    this.said = say(like ? "placing-alike" : "placing-at", this.here(), GAME);
  }
}
