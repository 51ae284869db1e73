// What is seen, as against what is so: positions arrive at once, and are shown one event after the
// other. The stage falls behind for a moment and always catches up, whatever a game's drawing does.

import type { GameTable } from "../games/contract";
import type { EntryShown, Happening } from "../protocol";
import { pace } from "./settings.svelte";
import { sound } from "./sound";

/** Some events, and the position that they lead to. */
interface Act {
  readonly events: ReadonlyArray<Happening>;
  readonly view: unknown;
}

export interface Scene extends Act {
  /** What is shown before, with the positions on the way. */
  readonly before?: ReadonlyArray<Act> | undefined;
  /** Called before its events are shown. */
  readonly begun?: (() => void) | undefined;
  /** Called once, when the position is in sight or has been passed over. */
  readonly shown?: (() => void) | undefined;
  /** How long its events take, as a share of the ordinary time. */
  readonly tempo?: number | undefined;
}

/** What was told at once, as it is shown: towards each position on the way, and towards the last. */
export function sceneOf(told: ReadonlyArray<EntryShown>, last: unknown): Scene {
  const before: Act[] = [];
  let events: Happening[] = [];
  for (const { events: more, interim } of told) {
    events.push(...more);
    if (!interim) continue;
    before.push({ events, view: { ...(last as object), ...interim } });
    events = [];
  }
  return { before, events, view: last };
}

const actsOf = ({ before = [], events, view }: Scene): ReadonlyArray<Act> => [
  ...before,
  { events, view },
];

const GLIDE = 200; // milliseconds in which pieces find their places in a position
const PATIENCE = 6_000; // milliseconds of events still waiting, from where on things go faster
const HURRIED = 0.35;

export class Stage {
  /** What is to be drawn now. */
  view: unknown = $state.raw(undefined);
  /** The event that is being shown. */
  event: Happening | null = $state.raw(null);
  /** How long a piece takes to its new place, in milliseconds. */
  pace: number = $state(0);
  /** Whether something is being shown that has happened already. */
  busy: boolean = $state(false);

  private scenes: Scene[] = [];
  private wake: (() => void) | undefined;
  private hurrying = false;
  private showing = 0; // counts the cuts: whoever finds it changed has been cut

  constructor(private readonly game: GameTable) {}

  /** Shows a position at once, and passes over whatever was still to be shown. */
  cut(view: unknown): void {
    const passed = this.scenes;
    this.showing += 1;
    this.scenes = [];
    this.wake?.();
    this.view = view;
    this.pace = GLIDE * pace();
    this.rest();
    for (const scene of passed) scene.shown?.();
  }

  /** Shows what happened, and then the position that it led to. */
  play(scene: Scene): void {
    this.scenes.push(scene);
    if (this.busy) return;
    this.busy = true;
    void this.run(this.showing);
  }

  /** Whatever is still being shown is over now. */
  skip(): void {
    if (!this.busy) return;
    this.hurrying = true;
    this.wake?.();
  }

  private async run(showing: number): Promise<void> {
    for (let scene = this.scenes[0]; scene; scene = this.scenes[0]) {
      scene.begun?.();
      await this.perform(scene, showing);
      if (showing !== this.showing) return;
      this.conclude(scene);
      if (showing !== this.showing) return;
    }
  }

  private conclude(scene: Scene): void {
    this.scenes.shift();
    this.pace = GLIDE * this.speed(scene);
    this.view = scene.view;
    if (this.scenes.length === 0) this.rest();
    scene.shown?.();
  }

  private rest(): void {
    this.event = null;
    this.busy = false;
    this.hurrying = false;
  }

  private async perform(scene: Scene, showing: number): Promise<void> {
    for (const act of actsOf(scene)) {
      for (const event of act.events) {
        const lasts = this.enact(event, act.view, this.speed(scene));
        if (lasts > 0) await this.pass(lasts);
        if (showing !== this.showing) return;
      }
      if (act.view !== scene.view) this.view = act.view;
    }
  }

  /** Draws one event, and says how long it is to be seen. One that cannot be drawn is left out. */
  private enact(event: Happening, next: unknown, speed: number): number {
    try {
      const lasts = Math.max(0, this.game.lasts(event) * speed);
      const view = this.game.advanced(this.view, event, next);
      this.pace = lasts;
      this.event = event;
      this.view = view;
      const heard = this.game.sound(event);
      if (heard && speed > 0) sound(heard);
      return lasts;
    } catch (problem) {
      console.error(problem);
      return 0;
    }
  }

  private speed(scene: Scene): number {
    if (this.hurrying || document.visibilityState === "hidden") return 0;
    return pace() * (scene.tempo ?? 1) * (this.isCrowded() ? HURRIED : 1);
  }

  /** Whether more is waiting than anybody would want to sit through. */
  private isCrowded(): boolean {
    const waiting = this.scenes
      .slice(1)
      .flatMap(actsOf)
      .flatMap(({ events }) => events);
    return waiting.reduce((sum, event) => sum + this.game.lasts(event), 0) > PATIENCE;
  }

  private pass(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
