// Moves on their way to the server: playing them, one after the other, and taking them back.

import type { Answer } from "../line";
import type { Commands } from "./commands";
import type { Log } from "./log.svelte";
import type { Match } from "./match.svelte";
import type { Seating } from "./seating.svelte";

/** Moves that were sent together. */
interface Sent {
  readonly seat: string;
  /** How long the match was before them. */
  readonly start: number;
  /** Whether nobody had a choice. */
  readonly forced: boolean;
  /** Whether they waited for a confirmation. */
  readonly confirmed: boolean;
}

/**
 * - `ready`: nothing is on its way, and a move without any choice may be played automatically.
 * - `careful`: nothing is on its way, and something was taken back: nothing is played automatically
 *   until somebody has chosen a move again.
 * - `sending`: this many commands are not answered yet; it will be as `after` says then.
 */
type PlayingState =
  | Resting
  | { readonly name: "sending"; readonly count: number; readonly after: Resting };
type Resting = { readonly name: "ready" | "careful" };

const READY: Resting = { name: "ready" };
const CAREFUL: Resting = { name: "careful" };
const MOST_TRIES = 8; // times that a move is played again where others were faster

export class Playing {
  /** The seat of one's own whose last move can be taken back; empty where none can be. */
  readonly undoable: string = $derived.by(() => this.lastMover());

  private state: PlayingState = READY;
  private sent: ReadonlyArray<Sent> = [];

  constructor(
    private readonly commands: Pick<Commands, "ask" | "report">,
    private readonly match: Match,
    private readonly log: Log,
    private readonly seating: Pick<Seating, "find">,
    /** Called each time that commands have been answered. */
    private readonly answered: () => void,
  ) {}

  /** Whether moves, or taking them back, are on their way. */
  get isSending(): boolean {
    return this.state.name === "sending";
  }

  /** Whether a move without any choice may be played automatically. */
  get isAutomatic(): boolean {
    return this.resting.name === "ready";
  }

  private get resting(): Resting {
    return this.state.name === "sending" ? this.state.after : this.state;
  }

  private rest(resting: Resting): void {
    this.state = this.state.name === "sending" ? { ...this.state, after: resting } : resting;
  }

  /** Something was taken back: nothing is played automatically. */
  becomeCareful(): void {
    this.rest(CAREFUL);
  }

  /** Forgets what was sent. */
  clear(): void {
    this.sent = [];
  }

  /** Plays the moves, each on the position that the one before it leads to. */
  send(
    seat: string,
    moves: ReadonlyArray<string>,
    forced: boolean,
    confirmed: boolean,
  ): Promise<void> {
    const start = this.match.length;
    const before = this.sent.filter((each) => each.start < start);
    this.sent = [...before, { seat, start, forced, confirmed }];
    if (!forced) this.rest(READY);
    return this.during(() => this.playAll(seat, moves));
  }

  /** Takes one's last choice back, however many moves it consisted of. */
  async undo(): Promise<void> {
    const seat = this.undoable;
    const { length } = this.match;
    if (!seat || this.isSending) return;
    const start = Math.max(this.choiceBefore(seat, length), length - this.loose);
    const lengths = Array.from({ length: length - start }, (_, step) => length - step);
    this.becomeCareful();
    await this.during(async () => {
      const asked = lengths.map((after) => this.commands.ask({ type: "undo", seat, after }));
      const answers = await Promise.all(asked);
      this.commands.report(answers.find(({ type }) => type !== "accepted"));
    });
  }

  /** What a seat has sent since somebody else, or fate, had something to do. */
  sentInTurn(seat: string, length: number): ReadonlyArray<Sent> {
    const start = this.log.ownMovesFrom(seat, length);
    return this.sent.filter(
      (each) => each.seat === seat && each.start >= start && each.start < length,
    );
  }

  /** Whether a seat had no choice in a move that was made at this screen. */
  wasForced(seat: string, index: number): boolean {
    const sent = this.sent.findLast((each) => each.seat === seat && each.start <= index);
    return sent?.forced ?? false;
  }

  private async during(work: () => Promise<void>): Promise<void> {
    const count = this.state.name === "sending" ? this.state.count : 0;
    this.state = { name: "sending", count: count + 1, after: this.resting };
    try {
      await work();
    } finally {
      this.finish();
      this.answered();
    }
  }

  private finish(): void {
    if (this.state.name !== "sending") return;
    const { count, after } = this.state;
    this.state = count > 1 ? { name: "sending", count: count - 1, after } : after;
  }

  /** One after the other: something may happen on the way, and then the rest is not to be played. */
  private async playAll(seat: string, [first, ...rest]: ReadonlyArray<string>): Promise<void> {
    if (first === undefined) return;
    const answer = await this.play(seat, first);
    this.commands.report(answer);
    let accepted = answer.type === "accepted";
    for (const move of rest) {
      if (!accepted || !this.match.legal(seat).includes(move)) return;
      accepted = (await this.play(seat, move)).type === "accepted";
    }
  }

  /** Others may have moved at the same time: what may still be played is played all the same. */
  private async play(seat: string, move: string): Promise<Answer> {
    for (let tries = 0; ; tries += 1) {
      const legal = this.match.legal(seat);
      const after = this.match.length;
      const answer = await this.commands.ask({ type: "play", seat, move, after });
      const stale = answer.type === "error" && answer.code === "stale";
      const same = legal.includes(move) && isSame(legal, this.match.legal(seat));
      if (!stale || !same || tries >= MOST_TRIES) return answer;
    }
  }

  /** How many of the last moves can be taken back, by whoever made them. */
  private get loose(): number {
    return this.match.position?.undoable ?? 0;
  }

  /** The seat that made the match's last move itself, if it is one's own and can still regret it. */
  private lastMover(): string {
    const last = this.log.match.at(-1);
    if (!this.log.isWhole || this.loose === 0 || last?.type !== "moved") return "";
    const seat = this.seating.find(last.seat);
    return seat?.yours && !seat.resigned ? last.seat : "";
  }

  /** Where the match stood before the last thing that this seat really chose. */
  private choiceBefore(seat: string, length: number): number {
    const chosen = this.sentInTurn(seat, length).findLast(({ forced }) => !forced);
    return chosen?.start ?? this.log.ownMovesFrom(seat, length);
  }
}

/** Whether two lists of moves are the same. */
export function isSame(one: ReadonlyArray<string>, other: ReadonlyArray<string>): boolean {
  return one.length === other.length && one.every((move, index) => move === other[index]);
}
