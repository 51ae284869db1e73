// The move in the making: when there is one, when it is kept, and when it waits for a confirmation.
// The move itself is in `draft.svelte.ts`.

import type { GameTable } from "../../games/contract";
import type { EntryShown, Position } from "../../protocol";
import { Draft } from "../draft.svelte";
import { settings } from "../settings.svelte";
import { sound } from "../sound";
import type { Commands } from "./commands";
import { isOwn, type Log } from "./log.svelte";
import type { Match } from "./match.svelte";
import { isSame, type Playing } from "./playing.svelte";

export class Drafting {
  /** The move in the making; nothing while it is not for somebody here to choose. */
  draft: Draft | null = $state.raw(null);

  constructor(
    private readonly game: Pick<GameTable, "goesOn" | "together">,
    private readonly commands: Pick<Commands, "ask" | "report">,
    private readonly match: Match,
    private readonly log: Log,
    private readonly playing: Playing,
  ) {}

  /** What this seat may play can be chosen now; says whether that begins a new draft. */
  offer(seat: string, position: Position): boolean {
    const isOffered = this.draft?.length === position.length && this.draft.seat === seat;
    if (!seat) this.draft = null;
    else if (!isOffered) this.begin(seat, position);
    return seat !== "" && !isOffered;
  }

  drop(): void {
    this.draft = null;
  }

  /** Drops the draft when the match goes on to a position, unless it can be kept. */
  follow(told: ReadonlyArray<EntryShown>, position: Position): void {
    if (!this.isKept(told, position)) this.draft = null;
    else if (this.draft) this.draft.length = position.length;
  }

  /** Where all choose at the same time, what the others do leaves one's own choice as it is. */
  private isKept(told: ReadonlyArray<EntryShown>, { legal }: Position): boolean {
    const draft = this.draft;
    const disturbs = ({ entry }: EntryShown) =>
      ["drawn", "undone"].includes(entry.type) ||
      (entry.type === "moved" && entry.seat === draft?.seat);
    if (!draft || told.some(disturbs)) return false;
    return isSame(draft.legal, legal[draft.seat] ?? []);
  }

  private begin(seat: string, position: Position): void {
    const confirms = this.confirms(seat, position);
    const owes = this.owesConfirmation(seat, position);
    const draft: Draft = new Draft(seat, position.length, position.legal[seat] ?? [], {
      send: (from, moves, forced) =>
        this.playing.send(from, moves, forced, settings.confirm && (owes || (confirms && !forced))),
      object: (from, moves) => void this.explain(from, moves),
      more: (moves) => void this.lookFurther(draft, moves),
      confirms: () => settings.confirm && confirms,
      automatic: () =>
        this.playing.isAutomatic && !(settings.confirm && (owes || this.isUnsure(seat, position))),
      together: this.game.together?.(position.view, seat) ?? 1,
    });
    this.draft = draft;
    void this.consider(draft);
  }

  /** Whether a choice is to be confirmed: once a turn, as late as it can still be taken back. */
  private confirms(seat: string, { view, length }: Position): boolean {
    if (this.game.goesOn?.(view)) return false;
    return !this.playing.sentInTurn(seat, length).some(({ confirmed }) => confirmed);
  }

  /** Whether something of this turn was sent unconfirmed, and nothing more is to follow. */
  private owesConfirmation(seat: string, { view, length }: Position): boolean {
    if (this.game.goesOn?.(view)) return false;
    const sent = this.playing.sentInTurn(seat, length).filter(({ forced }) => !forced);
    return sent.length > 0 && sent.every(({ confirmed }) => !confirmed);
  }

  /** Whether something of this turn was sent from elsewhere, or before the page was loaded anew. */
  private isUnsure(seat: string, { view, length }: Position): boolean {
    if (this.game.goesOn?.(view)) return false;
    const isOfSeat = isOwn(this.log.match[length - 1], seat);
    return isOfSeat && this.playing.sentInTurn(seat, length).length === 0;
  }

  /** Asks what may be played. */
  private async consider(draft: Draft): Promise<void> {
    const { seat, length: after } = draft;
    const answer = await this.commands.ask({ type: "consider", seat, after });
    if (this.draft !== draft) return;
    if (draft.length !== after)
      void this.consider(draft); // others have moved meanwhile
    else if (answer.type !== "considered") draft.learn(draft.ways);
    else if (answer.length === draft.length) draft.learn(answer.ways);
  }

  /** Asks what may follow the beginning of a move. */
  private async lookFurther(draft: Draft, moves: ReadonlyArray<string>): Promise<void> {
    const { seat, length: after } = draft;
    const answer = await this.commands.ask({ type: "consider", seat, after, moves });
    if (answer.type === "considered" && answer.length === draft.length) {
      draft.extend(moves, answer.ways);
    } else draft.forget(moves);
  }

  /** Asks why a move cannot be made after some others; the rules answer with their clause. */
  private async explain(seat: string, moves: ReadonlyArray<string>): Promise<void> {
    const after = this.match.length;
    sound("refused");
    this.commands.report(await this.commands.ask({ type: "consider", seat, moves, after }));
  }
}
