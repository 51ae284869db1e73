// Hints: what a good player would do in a seat of one's own, asked for, drawn, and put away again.

import type { GameTable, Proposal } from "../../games/contract";
import type { EntryShown, HintGiven } from "../../protocol";
import { sound } from "../sound";
import type { Commands } from "./commands";
import type { Drafting } from "./drafting.svelte";
import type { Match } from "./match.svelte";
import type { Seating } from "./seating.svelte";

export type Hint = HintGiven & { readonly seat: string };

/**
 * - `none`: there is no hint.
 * - `asking`: one was asked for, and is being thought of.
 * - `given`: one is shown, for as long as it is of use; `proposal` where taking its moves over is a
 *   step of its own.
 */
type HintState =
  | { readonly name: "none" | "asking" }
  | { readonly name: "given"; readonly hint: Hint; readonly proposal: Proposal | null };

export class Hints {
  private state: HintState = $state.raw({ name: "none" });

  constructor(
    private readonly game: Pick<GameTable, "proposed">,
    private readonly commands: Pick<Commands, "ask" | "report">,
    private readonly match: Pick<Match, "length" | "position">,
    private readonly seating: Pick<Seating, "isMine">,
    private readonly drafting: Pick<Drafting, "draft">,
    /** Whether people take turns; without them, a hint outlives what others do. */
    private readonly hasTurns: boolean,
  ) {}

  get asking(): boolean {
    return this.state.name === "asking";
  }

  get current(): Hint | null {
    return this.state.name === "given" ? this.state.hint : null;
  }

  /** The moves of a hint, where taking them over is a step of its own. */
  get proposal(): Proposal | null {
    return this.state.name === "given" ? this.state.proposal : null;
  }

  /** Whether a hint that was drawn has been taken back, or something else is chosen instead. */
  get isStale(): boolean {
    const { current: hint, proposal } = this;
    const { draft } = this.drafting;
    if (!hint || !draft || proposal || draft.seat !== hint.seat) return false;
    return hint.moves.some((move, index) =>
      draft.together === 1 ? draft.chosen[index] !== move : !draft.chosen.includes(move),
    );
  }

  /** Asks what a good player would do in a seat of one's own; it is drawn, and not played. */
  async ask(seat: string): Promise<void> {
    if (this.asking) return;
    this.close();
    this.state = { name: "asking" };
    const after = this.match.length;
    try {
      const answer = await this.commands.ask({ type: "advise", seat, after });
      if (answer.type === "counsel") this.take(seat, answer);
      else this.commands.report(answer);
    } finally {
      if (this.asking) this.state = { name: "none" };
    }
  }

  /** Takes a hint in, unless the game has gone on: then it is of no use any more. */
  private take(seat: string, hint: HintGiven): void {
    const late = this.hasTurns && this.match.position?.length !== hint.length;
    if (late || !this.seating.isMine(seat)) return;
    sound("choose");
    const draft = this.drafting.draft?.seat === seat ? this.drafting.draft : null;
    const proposal = (draft && this.game.proposed?.(draft, hint.moves)) ?? null;
    this.state = { name: "given", hint: { ...hint, seat }, proposal };
    if (!proposal) draft?.drawHint(hint.moves);
  }

  /** Puts the moves of a hint in the place of what one has laid. */
  takeOver(): void {
    const { proposal } = this;
    this.close();
    proposal?.take();
  }

  /** Puts the hint away. */
  close(): void {
    if (this.state.name !== "given") return;
    const { proposal } = this.state;
    this.state = { name: "none" };
    proposal?.drop();
  }

  /** Puts it away where it is of no use after this: with turns after any move, else after one's own. */
  follow(told: ReadonlyArray<EntryShown>): void {
    const ends = ({ entry }: EntryShown) =>
      entry.type === "undone" ||
      (entry.type === "drawn" && this.hasTurns) ||
      (entry.type === "moved" && (this.hasTurns || entry.seat === this.current?.seat));
    if (told.some(ends)) this.close();
  }
}
