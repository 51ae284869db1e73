// A game to be looked through: every position that it had, and somebody who leafs through them,
// one after the other in motion, or anywhere at once. A game without turns is played at its real
// times, or faster. Asks nobody, draws nothing.

import type { GameTable } from "../games/contract";
import type { Frame, Replay } from "../protocol";
import { FilmClock, shortened } from "./reel";
import { isLetter } from "./seats";
import { pace } from "./settings.svelte";
import { Stage } from "./stage.svelte";

type Story = Pick<Replay, "first" | "frames">;

/** The view before anything has happened, and after each frame. What did not change is shared. */
export function viewsOf({ first, frames }: Story): ReadonlyArray<unknown> {
  const views: unknown[] = [first];
  for (const { changes } of frames) {
    const before = views.at(-1);
    const same = Object.keys(changes).length === 0;
    views.push(same ? before : { ...(before as object), ...changes });
  }
  return views;
}

export interface Turn {
  /** How many frames come before it. */
  readonly at: number;
  /** Whose it is; empty where nobody ever acts again. */
  readonly seat: string;
}

/** Where turns begin: what fate does belongs to whoever acts next. */
export function turnsOf(frames: ReadonlyArray<Pick<Frame, "seat">>): Turn[] {
  const turns: Turn[] = [];
  let following = "";
  for (let at = frames.length - 1; at >= 0; at -= 1) {
    const seat = frames[at]?.seat ?? "";
    const actor = isLetter(seat) ? seat : following;
    if (turns.length > 0 && actor === following) turns[turns.length - 1] = { at, seat: actor };
    else turns.push({ at, seat: actor });
    following = actor;
  }
  return turns.reverse();
}

/** How many frames at the beginning show nothing, like the shuffling of trays: all of fate's. */
export function silentIn(frames: ReadonlyArray<Frame>): number {
  const first = frames.findIndex(({ seat, events }) => isLetter(seat) || events.length > 0);
  return Math.max(first, 0);
}

export const REAL_SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;
export type Speed = (typeof REAL_SPEEDS)[number];
/** Where moves take the time that it takes to show them, nobody could follow a faster one. */
export const SPEEDS: ReadonlyArray<Speed> = [0.5, 1, 2, 4];

const BREATH = 140; // milliseconds between two frames that move
const STILL = 900; // milliseconds that a frame stays where nothing moves
const SILENCE = 3_000; // milliseconds of a silence that are left where silences are skipped

export class Playback {
  /** How many frames have been played, those before `start` included. */
  at: number = $state(0);
  playing: boolean = $state(false);

  readonly stage: Stage;
  /** Whether its frames have times of their own. */
  readonly timed: boolean;
  readonly views: ReadonlyArray<unknown>;
  readonly turns: ReadonlyArray<Turn>;
  /** Where it begins: frames before that show nothing. */
  readonly start: number;
  private readonly frames: ReadonlyArray<Frame>;
  private shown = 0; // counts what is shown: whatever comes too late finds it changed
  private timer: ReturnType<typeof setTimeout> | undefined;
  private rate: Speed = $state(1);
  private quick: boolean = $state(false);
  private times: ReadonlyArray<number>; // when each frame is due, in milliseconds of the film
  private readonly clock = new FilmClock();

  constructor(story: Story, game: GameTable) {
    this.frames = story.frames;
    this.times = story.frames.map(({ at }) => at);
    this.timed = this.times.some((time) => time > 0);
    this.views = viewsOf(story);
    this.start = silentIn(story.frames);
    this.turns = turnsOf(story.frames).map((turn) => ({
      ...turn,
      at: Math.max(turn.at, this.start),
    }));
    this.stage = new Stage(game);
    this.at = this.start;
    this.stage.cut(this.views[this.start]);
  }

  get length(): number {
    return this.frames.length;
  }

  get speeds(): ReadonlyArray<Speed> {
    return this.timed ? REAL_SPEEDS : SPEEDS;
  }

  get speed(): Speed {
    return this.rate;
  }

  set speed(speed: Speed) {
    this.rate = speed;
    if (!this.timed || !this.playing) return;
    this.clock.changeSpeed(speed, performance.now());
    this.expect();
  }

  /** Whether long silences are skipped. */
  get brisk(): boolean {
    return this.quick;
  }

  set brisk(brisk: boolean) {
    this.quick = brisk;
    const real = this.frames.map(({ at }) => at);
    this.times = brisk ? shortened(real, SILENCE) : real;
    if (this.timed && this.playing) this.roll();
  }

  /** The time of play where one looks, in milliseconds. */
  get time(): number {
    return this.frames[this.at - 1]?.at ?? 0;
  }

  /** Whose turn it is where one looks; empty at the end. */
  get turn(): string {
    if (this.at >= this.length) return "";
    return this.turns.findLast(({ at }) => at <= this.at)?.seat ?? "";
  }

  /** Shows the position after so many frames, at once; whatever was going on stops. */
  jump(to: number): void {
    this.pause();
    this.show(Math.min(Math.max(Math.trunc(to) || 0, this.start), this.length));
  }

  /** One frame on, in motion. */
  forward(): void {
    this.pause();
    this.advance();
  }

  back(): void {
    this.jump(this.at - 1);
  }

  /** To the beginning of the next turn, or of this one, or of the one before. */
  nextTurn(): void {
    this.jump(this.turns.find(({ at }) => at > this.at)?.at ?? this.length);
  }

  previousTurn(): void {
    this.jump(this.turns.findLast(({ at }) => at < this.at)?.at ?? 0);
  }

  play(): void {
    if (this.playing || this.length === 0) return;
    if (this.at >= this.length) this.show(this.start);
    this.playing = true;
    if (this.timed) this.roll();
    else this.advance();
  }

  /** Runs from where one looks, each frame at its time. */
  private roll(): void {
    this.clock.start(this.times[this.at - 1] ?? 0, performance.now(), this.speed);
    this.expect();
  }

  private expect(): void {
    clearTimeout(this.timer);
    const next = this.times[this.at];
    if (next === undefined) {
      this.pause();
      return;
    }
    const wait = this.clock.until(next, performance.now());
    this.timer = setTimeout(() => {
      this.advance();
      if (this.playing) this.expect();
    }, wait);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Nobody looks any more. */
  close(): void {
    this.pause();
    this.show(this.at);
  }

  private show(at: number): void {
    this.shown += 1;
    this.at = at;
    this.stage.cut(this.views[at]);
  }

  private advance(): void {
    const frame = this.frames[this.at];
    if (!frame) {
      this.pause();
      return;
    }
    if (this.stage.busy) this.show(this.at);
    this.shown += 1;
    this.at += 1;
    const mine = this.shown;
    this.stage.play({
      events: frame.events,
      view: this.views[this.at],
      tempo: 1 / this.speed,
      shown: () => {
        if (mine === this.shown) this.goOn(frame);
      },
    });
  }

  private goOn({ events }: Frame): void {
    if (!this.playing || this.timed) return;
    if (this.at >= this.length) {
      this.pause();
      return;
    }
    const rests = pace() > 0 ? BREATH : STILL;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.advance(), events.length > 0 ? rests / this.speed : 0);
  }
}
