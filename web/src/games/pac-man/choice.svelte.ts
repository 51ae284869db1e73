// What has been picked of a move before there is a move: a piece without its die, or a die without
// its piece. The board and the tray of dice share it, one for each draft.

import type { Draft } from "../../core/draft.svelte";
import { diceByPiece } from "./choosing";
import { parsed } from "./moves";

export class Choice {
  /** The piece that waits for its die. */
  piece: string | null = $state(null);
  /** The die that waits for its piece. */
  die: number | null = $state(null);

  constructor(private readonly draft: Draft) {}

  /** The dice that each piece could walk, whatever has been chosen since. */
  get dice(): ReadonlyMap<string, number[]> {
    return diceByPiece(this.draft.sent ? [] : this.draft.ways.map((way) => way.move));
  }

  /** The piece and the die that have been chosen together. */
  get both(): { readonly piece: string; readonly die: number } | null {
    const first = this.draft.moves[0];
    const chosen = first === undefined ? null : parsed(first);
    return chosen?.kind === "choose" ? chosen : null;
  }

  /** Whether a piece can be picked: by itself, or for the die that has been picked. */
  offers(piece: string): boolean {
    const dice = this.dice.get(piece) ?? [];
    return this.die === null ? dice.length > 0 : dice.includes(this.die);
  }

  offersDie(die: number): boolean {
    const wanted = this.piece ?? null;
    const lists = wanted ? [this.dice.get(wanted) ?? []] : [...this.dice.values()];
    return lists.some((list) => list.includes(die));
  }

  pick(piece: string): void {
    const dice = this.dice.get(piece) ?? [];
    const die = this.die !== null && dice.includes(this.die) ? this.die : dice[0];
    if (die === undefined) return;
    if (dice.length === 1 || die === this.die) this.settle(piece, die);
    else this.wait(this.piece === piece ? null : piece, null);
  }

  pickDie(die: number): void {
    const piece = this.piece ?? this.both?.piece;
    if (piece && this.dice.get(piece)?.includes(die)) this.settle(piece, die);
    else this.wait(null, this.die === die ? null : die);
  }

  settle(piece: string, die: number): void {
    this.wait(null, null);
    this.draft.choose(`${piece} ${die}`);
  }

  /** Lets go of whatever has been chosen, and waits for the other half. */
  private wait(piece: string | null, die: number | null): void {
    if (this.draft.moves.length > 0) this.draft.takeBack(true);
    this.piece = piece;
    this.die = die;
  }

  /** Takes back the last choice; says whether there was one. */
  back(): boolean {
    if (this.draft.moves.length > 0) this.draft.takeBack();
    else if (this.piece !== null || this.die !== null) this.wait(null, null);
    else return false;
    return true;
  }
}

const choices = new WeakMap<Draft, Choice>();

export function choiceOf(draft: Draft): Choice {
  const known = choices.get(draft) ?? new Choice(draft);
  choices.set(draft, known);
  return known;
}
