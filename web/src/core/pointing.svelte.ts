// What somebody wants to see on the board: touched in the log, or named in a sentence. It stays lit
// for a few seconds, or until the same thing is touched again.

import type { Marks } from "../games/contract";

const LIT = 8_000; // milliseconds

class Pointing {
  marks: Marks | null = $state.raw(null);
  /** What was touched. */
  source: string = $state("");
  /** Which values of sentences name places on the board in sight. */
  placeValues: ReadonlyArray<string> = $state.raw([]);
  /** What is lit only as long as the pointer is over its name. */
  private hovered = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Lights what was touched; touched once more, it goes out. */
  show(source: string, marks: Marks): void {
    const again = source === this.source && source !== this.hovered;
    this.clear();
    if (again) return;
    this.source = source;
    this.marks = marks;
    this.timer = setTimeout(() => this.clear(), LIT);
  }

  /** Lights what the pointer is over, unless something was touched. */
  hover(source: string, marks: Marks): void {
    if (this.source) return;
    this.show(source, marks);
    this.hovered = source;
  }

  unhover(source: string): void {
    if (source === this.hovered) this.clear();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.hovered = "";
    this.source = "";
    this.marks = null;
  }

  /** A board has come into sight, until the function that this returns is called. */
  watch(placeValues: ReadonlyArray<string> = []): () => void {
    this.placeValues = placeValues;
    return () => {
      this.placeValues = [];
      this.clear();
    };
  }
}

export const pointing = new Pointing();
