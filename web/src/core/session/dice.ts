// This browser's part in fair dice: it notes what everybody is told, whoever looks at this screen, and
// commits to salt and reveals it for each seat of its own. Nobody is asked, and nobody waits for it.

import type { EntryShown, Outgoing } from "../../protocol";
import { logOf } from "../api";
import type { Answer } from "../line";
import {
  commitmentFor,
  doubtProgress,
  nextStep,
  noteGame,
  noteOutcomes,
  noteProgress,
  noteSeal,
  notesOf,
  noteTold,
  type Step,
  saltFor,
  summaryOf,
} from "../notes";
import type { Commands } from "./commands";

/** What the dice have to know of the table. */
export interface DiceTable {
  /** The seats that take part here. */
  readonly seats: () => ReadonlyArray<string>;
  /** The number of the log's last entry. */
  readonly last: () => number;
  readonly isOver: () => boolean;
  /** Whether entries of the log are on their way already. */
  readonly isRecalling: () => boolean;
}

export class Dice {
  /** What was attempted on this connection: each step is attempted once. */
  private readonly attempts = new Set<string>();
  private isFetching = false;

  constructor(
    private readonly table: string,
    private readonly commands: Pick<Commands, "ask" | "report">,
    private readonly at: DiceTable,
  ) {}

  /** A new connection: its server may have forgotten what it was told. */
  restart(): void {
    this.attempts.clear();
    doubtProgress(this.table);
  }

  /** Notes what a message says to everybody. */
  note(message: Outgoing): void {
    if (message.type === "news" || message.type === "recalled") this.noteEntries(message.told);
    if (message.type !== "snapshot" || !message.fairness) return;
    const { fairness, game, version, position } = message;
    noteSeal(this.table, fairness.seal, fairness.key, position.over);
    noteOutcomes(this.table, fairness.outcomes);
    noteGame(this.table, `${game} ${version}`);
  }

  noteEntries(told: ReadonlyArray<EntryShown>): void {
    noteTold(this.table, told);
  }

  /** Takes the steps that are due, and fetches what was not noted, as behind a curtain. */
  async keepUp(): Promise<void> {
    this.takeSteps();
    const { seal, heard } = notesOf(this.table);
    if (!seal || heard >= this.at.last() || this.at.isRecalling() || this.isFetching) return;
    this.isFetching = true;
    const told = await logOf(this.table, heard).catch(() => []); // asked again with the next news
    this.isFetching = false;
    this.noteEntries(told);
    if (told.length > 0) void this.keepUp();
  }

  /** Adds one more pinch of salt for a seat of one's own; whether it was taken. */
  async addSalt(seat: string | undefined): Promise<boolean> {
    if (!seat) return false;
    const { rounds } = summaryOf(notesOf(this.table).lines);
    const underWay = rounds.find(({ from }) => from === 0);
    const answer = await this.commit(seat, underWay?.number ?? rounds.length + 1);
    this.commands.report(answer);
    return answer.type === "accepted";
  }

  private takeSteps(): void {
    const isBehind = notesOf(this.table).heard < this.at.last();
    if (this.at.isOver() || isBehind) return;
    for (const seat of this.at.seats()) {
      const step = nextStep(notesOf(this.table), seat);
      if (!step || !this.isFirstAttempt(seat, step)) continue;
      void (step.type === "commit" ? this.commit(seat, step.round) : this.reveal(seat, step.round));
    }
  }

  /** Whether a step was not attempted on this connection; a round is opened once, too. */
  private isFirstAttempt(seat: string, { type, round, opens }: Step): boolean {
    const attempts = [`${seat} ${type} ${round}`, ...(opens ? [`${seat} opens`] : [])];
    if (attempts.some((each) => this.attempts.has(each))) return false;
    for (const each of attempts) this.attempts.add(each);
    return true;
  }

  /** Commits to salt for a round; it is noted before its hash is sent. */
  private async commit(seat: string, round: number): Promise<Answer> {
    const commitment = commitmentFor(this.table, round, seat);
    const answer = await this.commands.ask({ type: "commit", seat, round, commitment });
    if (answer.type === "accepted") noteProgress(this.table, round, seat, "committed");
    return answer;
  }

  private async reveal(seat: string, round: number): Promise<Answer> {
    const value = saltFor(this.table, round, seat);
    const answer = await this.commands.ask({ type: "reveal", seat, round, value });
    if (answer.type === "accepted") noteProgress(this.table, round, seat, "revealed");
    return answer;
  }
}
