// Laying one's cards: any card on any square of one's own, in any order, and then a start; all of it
// on one's own table until it is confirmed. The rules want the cards square by square: whatever lies
// without a gap from the first square on is in the draft, as far as the server has told what may
// follow, and the rest lies ahead of it.

import type { Draft } from "../../core/draft.svelte";
import type { Proposal } from "../contract";
import { PLACES } from "./choosing";
import { parsed } from "./moves";
import type { View } from "./view";

/** What the board hears when a card is dragged onto it and let go: an event with the pointer's place. */
export const DROPPED = "card-dropped";

export class Laying {
  /** What lies behind a gap, by the place of its square; empty for nothing. */
  private ahead: ReadonlyArray<string> = $state.raw([]);
  /** The card that was last taken into one's fingers. */
  private wanted: string = $state("");
  /** Which start chance has chosen, as a share of all, as soon as one may start; below 0 for none. */
  private drawn = -1;
  /** What a hint would lay and where it would start, as moves; empty for nothing. */
  private hinted: ReadonlyArray<string> = $state.raw([]);
  /** What lay, and where one would have started, before a hint was taken over. */
  private before: { slots: ReadonlyArray<string>; start: string } | null = null;

  constructor(
    private readonly draft: Draft,
    /** The squares of one's own that have no card yet, in reading order. */
    readonly squares: ReadonlyArray<string>,
    /** The cards that are still to be laid. */
    readonly hand: ReadonlyArray<string>,
  ) {}

  /** What lies on each square, wherever it was chosen; empty for nothing. */
  get laid(): ReadonlyArray<string> {
    const drafted = this.drafted;
    return this.squares.map((_, index) => {
      const clue = drafted[index] ?? this.ahead[index] ?? "";
      return index < drafted.length || !drafted.includes(clue) ? clue : "";
    });
  }

  private get drafted(): string[] {
    return this.draft.moves
      .map(parsed)
      .flatMap((chosen) => (chosen.kind === "lay" ? [chosen.clue] : []));
  }

  get start(): string {
    const last = parsed(this.draft.moves.at(-1) ?? "pass");
    return last.kind === "start" ? last.square : "";
  }

  /** Whether every card lies. */
  get complete(): boolean {
    return this.drafted.length === this.squares.length;
  }

  /** The cards that are still in one's hand. */
  get left(): ReadonlyArray<string> {
    return this.hand.filter((clue) => !this.laid.includes(clue));
  }

  /** The card in one's fingers. */
  get held(): string {
    return this.left.includes(this.wanted) ? this.wanted : (this.left[0] ?? "");
  }

  squareOf(clue: string): string {
    return this.squares[this.laid.indexOf(clue)] ?? "";
  }

  clueOn(square: string): string {
    return this.laid[this.squares.indexOf(square)] ?? "";
  }

  // ---------------------------------------------------------------- hints

  /** Shows what a hint would lay; what lies stays as it is. */
  propose(moves: ReadonlyArray<string>): Proposal {
    this.hinted = moves;
    return { take: () => this.takeOver(moves), drop: () => this.drop() };
  }

  private drop(): void {
    this.hinted = [];
  }

  /** What a hint would lay on a square, where something else lies or nothing; empty for nothing. */
  hintOn(square: string): string {
    const chosen = parsed(this.hinted[this.squares.indexOf(square)] ?? "pass");
    return chosen.kind === "lay" && chosen.clue !== this.clueOn(square) ? chosen.clue : "";
  }

  private takeOver(moves: ReadonlyArray<string>): void {
    if (this.draft.sent) return;
    this.before = { slots: this.laid, start: this.start };
    [this.ahead, this.drawn] = [[], -1];
    this.draft.drawHint(moves);
  }

  /** Lays again what lay before a hint was taken over. */
  private restore({ slots, start }: { slots: ReadonlyArray<string>; start: string }): void {
    this.settle(slots);
    if (start) this.draft.choose(`start ${start}`);
  }

  // ---------------------------------------------------------------- laying

  /** Takes a card into one's fingers; one that lies is picked up again. */
  take(clue: string): void {
    if (this.draft.sent) return;
    if (this.laid.includes(clue)) this.settle(this.laid.map((each) => (each === clue ? "" : each)));
    this.wanted = clue;
  }

  /** Lays the card in one's fingers on a square; what lay there goes back into the hand. */
  lay(square: string): void {
    const [at, clue] = [this.squares.indexOf(square), this.held];
    if (at < 0 || !clue || this.draft.sent) return;
    this.wanted = "";
    this.settle(this.laid.map((each, index) => (index === at ? clue : each)));
  }

  /** Lays everything by chance, and chooses a start by chance too. */
  shuffle(chance: () => number = Math.random): void {
    if (this.draft.sent) return;
    this.drop();
    const cards = [...this.hand];
    for (let last = cards.length - 1; last > 0; last -= 1) {
      const other = Math.floor(chance() * (last + 1));
      [cards[last], cards[other]] = [cards[other] ?? "", cards[last] ?? ""];
    }
    this.settle(cards);
    this.drawn = chance();
    this.catchUp();
  }

  /** Takes into the draft whatever has no gap before it any more, as soon as it may. */
  catchUp(): void {
    if (this.before && this.draft.chosen.length === 0) this.restore(this.before);
    const next = this.laid[this.drafted.length];
    if (next && this.draft.options.includes(`lay ${next}`)) this.settle(this.laid);
    if (this.drawn >= 0 && this.complete) this.begin();
  }

  /** Starts where chance has said, if one may start already. */
  private begin(): void {
    const starts = this.draft.options.filter((move) => parsed(move).kind === "start");
    const start = starts[Math.floor(this.drawn * starts.length)];
    if (!start) return;
    this.drawn = -1;
    this.draft.choose(start);
  }

  /** Writes what lies without a gap into the draft, a choice each, and keeps the rest. */
  private settle(slots: ReadonlyArray<string>): void {
    this.before = null;
    if (slots.includes("")) this.drawn = -1;
    this.draft.takeBack(true);
    let told = 0;
    while (slots[told] && this.draft.options.includes(`lay ${slots[told]}`)) {
      this.draft.choose(`lay ${slots[told]}`);
      told += 1;
    }
    this.ahead = slots.map((clue, index) => (index < told ? "" : clue));
  }
}

const layings = new WeakMap<Draft, Laying>();

/** The laying that belongs to a draft; the board and the tray share it. */
export function layingOf(draft: Draft, view: View, own: ReadonlyArray<string>): Laying {
  const found = layings.get(draft);
  if (found) return found;
  const hand = view.notebook?.hand ?? [];
  const laying = new Laying(draft, own.slice(PLACES - hand.length), hand);
  layings.set(draft, laying);
  return laying;
}

/** A hint changes nothing of what is being laid: it is shown, and can be taken over. */
export const proposed = (draft: Draft, moves: ReadonlyArray<string>): Proposal | null =>
  layings.get(draft)?.propose(moves) ?? null;
