// A game without turns, as one plays it: moves that are made at once, things in hands, the clock
// that the server keeps, and what it gives out. The board asks here; what may be done the rules say.

import type { Hand, TimeShown } from "../protocol";
import { ApiError } from "./api";
import type { Answer, Command } from "./line";
import { notices } from "./notices.svelte";
import type { Commands } from "./session/commands";
import { say } from "./words.svelte";

/** What became of a command: it was carried out, or this is its answer, if it was sent at all. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly answer?: Answer };

/**
 * - `missing`: what is given out has not been fetched.
 * - `fetching`: it is on its way.
 * - `done`: it is there, or will not be fetched any more.
 */
type HandoutState = "missing" | "fetching" | "done";

const TICK = 100; // milliseconds between two looks at the clock
const AGAIN = 2_000; // milliseconds until what is given out is asked for again

export class RealTime {
  /** How the match stood with time when the server last told. */
  time: TimeShown | null = $state.raw(null);
  /** What is in the hands of one's own sides. */
  hands: ReadonlyArray<Hand> = $state.raw([]);
  /** What is given out to be looked at, once it is there. */
  handout: unknown = $state.raw(null);
  /**
   * Whether the tip that play waits for asks for this move: if so, play goes on, and what became of
   * the move is told to the function that comes back. Any other move has to wait.
   */
  interrupt: ((move: string) => ((done: boolean) => void) | null) | null = null;

  private isPausedForTip = $state(false);
  private afterTip: (() => void)[] = []; // what waits until play goes on
  private told = 0; // when the time was told, on this browser's clock
  private now = $state(0);
  private ticking: ReturnType<typeof setInterval> | undefined;
  private fetching: HandoutState = "missing";
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly commands: Pick<Commands, "ask" | "report" | "reason">,
    /** Fetches what is given out at this table; fails where there is nothing yet. */
    private readonly fetchHandout: () => Promise<unknown>,
  ) {}

  close(): void {
    clearInterval(this.ticking);
    clearTimeout(this.retryTimer);
    this.fetching = "done";
  }

  // ---------------------------------------------------------------- hearing

  hear(time: TimeShown): void {
    this.time = time;
    this.told = this.now = performance.now();
    const runs = time.on_in_ms !== null || (time.due.length > 0 && !time.paused);
    clearInterval(this.ticking);
    if (runs) this.ticking = setInterval(() => this.look(), TICK);
  }

  private look(): void {
    this.now = performance.now();
  }

  /** Asks for what is given out, if it was not there before. */
  async fetch(): Promise<void> {
    if (this.fetching !== "missing") return;
    this.fetching = "fetching";
    try {
      this.handout = await this.fetchHandout();
      this.fetching = "done";
    } catch (error) {
      this.failed(error);
    }
  }

  private failed(error: unknown): void {
    if (this.fetching === "done") return; // closed meanwhile
    const code = error instanceof ApiError ? error.code : "failed";
    this.fetching = code === "no-handout" ? "done" : "missing";
    if (["no-handout", "no-handout-yet"].includes(code)) return;
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => void this.fetch(), AGAIN);
  }

  // ---------------------------------------------------------------- the clock

  get paused(): boolean {
    return this.time?.paused ?? false;
  }

  /** The sides that want a pause; in a pause, those that want to go on. */
  get asked(): ReadonlyArray<string> {
    return this.time?.asked ?? [];
  }

  /** In how many milliseconds the clock makes a move; nothing, where it is not going to. */
  left(move: string): number | null {
    const due = this.time?.due.find((each) => each.move === move);
    if (!due) return null;
    return this.paused ? due.in_ms : Math.max(0, due.in_ms - (this.now - this.told));
  }

  /** Everything that the clock is going to do, the next first; the beginning is told apart. */
  get due(): ReadonlyArray<{ readonly move: string; readonly left: number }> {
    const moves = (this.time?.due ?? []).filter(({ move }) => move !== this.time?.start_move);
    const all = moves.map(({ move }) => ({ move, left: this.left(move) ?? 0 }));
    return all.sort((one, other) => one.left - other.left);
  }

  /** Whole seconds until it begins, or goes on; nothing, where no countdown runs. */
  get countdown(): number | null {
    const on = this.time?.on_in_ms ?? null;
    const start = this.time?.start_move ?? "";
    const left = on === null ? this.left(start) : Math.max(0, on - (this.now - this.told));
    return left === null || (on === null && this.paused) ? null : Math.ceil(left / 1000);
  }

  /** Whether a pause is there for a tip to be read in: nothing needs to be covered then. */
  get pausedForTip(): boolean {
    return this.isPausedForTip;
  }

  set pausedForTip(pausedForTip: boolean) {
    this.isPausedForTip = pausedForTip;
    if (!pausedForTip) for (const goOn of this.afterTip.splice(0)) goOn();
  }

  /** Waits until play goes on for a move that the tip asks for; nothing, where it has to be read. */
  private async pastTip(move: string): Promise<((done: boolean) => void) | null> {
    if (!this.isPausedForTip) return () => {};
    const goesOn = new Promise<void>((goOn) => this.afterTip.push(goOn));
    const told = this.interrupt?.(move) ?? null;
    if (told) await goesOn;
    return told;
  }

  // ---------------------------------------------------------------- commands

  /**
   * Makes a move, and says what became of it. Whoever calls this may show the move as made at
   * once, and has to take it back where it was refused. Why the rules refused it is told to
   * `says`, where that is given, and otherwise said here.
   */
  async play(seat: string, move: string, says?: (why: string) => void): Promise<Outcome> {
    const told = await this.pastTip(move);
    if (!told) {
      if (says) says(say("tip-waits"));
      else notices.show({ kind: "refused", key: "tip-waits" });
      return { ok: false };
    }
    const outcome = await this.command({ type: "play", seat, move }, says);
    told(outcome.ok);
    return outcome;
  }

  /** Takes something into the hand; what a team-mate holds already stays there. */
  async hold(seat: string, thing: string): Promise<boolean> {
    return (await this.command({ type: "hold", seat, thing })).ok;
  }

  async release(seat: string, thing: string): Promise<void> {
    await this.commands.ask({ type: "release", seat, thing });
  }

  async pause(seat: string): Promise<void> {
    await this.command({ type: "pause", seat });
  }

  /** Goes on after a pause, or wants none after all. */
  async resume(seat: string): Promise<void> {
    await this.command({ type: "resume", seat });
  }

  /** Who of one's own side holds something: a number, or 0 for nobody, or nobody but oneself. */
  holder(seat: string, thing: string): number {
    const found = this.hands.find((hand) => hand.seat === seat && hand.thing === thing);
    return found && !found.yours ? found.number : 0;
  }

  private async command(command: Command, says?: (why: string) => void): Promise<Outcome> {
    const answer = await this.commands.ask(command);
    if (answer.type === "accepted") return { ok: true };
    if (answer.type === "refused" && says) says(this.commands.reason(answer));
    else this.commands.report(answer);
    return { ok: false, answer };
  }
}

/** A time as a clock shows it: minutes and seconds, and hours where there are any. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => `${number}`.padStart(2, "0");
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
