// What of a table may be seen on this screen now. Where several people share it, the secrets of one
// of them are not shown while others look; and nobody is shown what they have not asked for.

import type { GameTable } from "../../games/contract";
import type { EntryShown, Happening } from "../../protocol";
import type { Curtain } from "../curtain.svelte";
import { HASTE, type LogLine, linesOfTold, PAUSES } from "../logbook";
import type { Stage } from "../stage.svelte";
import type { Log } from "./log.svelte";
import type { Match } from "./match.svelte";
import type { Seating } from "./seating.svelte";

type Game = Pick<GameTable, "covers" | "gathers" | "isSecret" | "lingers" | "publicly">;

export class Visible {
  /** Whether all look at a screen that several share: nobody's secrets are drawn meanwhile. */
  readonly covered: boolean = $derived.by(() => {
    const { shared, viewer, watched } = this.curtain;
    if (!shared || !viewer || !this.game.publicly) return false;
    return watched || (this.stage.busy && !this.isForReader(this.stage.event));
  });
  /** What is to be drawn now. */
  readonly view: unknown = $derived.by(() => {
    const { view } = this.stage;
    return this.covered && view !== undefined ? this.game.publicly?.(view) : view;
  });
  /** The event that is to be seen now. */
  readonly event: Happening | null = $derived.by(() => {
    const { event } = this.stage;
    return this.covered && this.isSecret(event) ? null : event;
  });
  /** The log as far as it has been shown: it tells nothing ahead of the board. */
  readonly lines: ReadonlyArray<LogLine> = $derived.by(() =>
    linesOfTold(
      this.log.shown.map((each) => this.withoutSecrets(this.asAskedFor(each))),
      this.gameName,
      this.leftOut,
    ),
  );
  /**
   * What the log leaves out: where nobody else has to agree to a pause, that there was one; and
   * without turns, how long a bot thought, which nobody waits for.
   */
  private readonly leftOut: ReadonlySet<string> = $derived.by(() => {
    const people = this.seating.seats.filter(({ kind }) => kind === "person");
    const alone = people.length === 1 || people.every(({ yours }) => yours);
    return new Set([...(alone ? PAUSES : []), ...(this.hasTurns ? [] : [HASTE])]);
  });

  constructor(
    private readonly game: Game,
    private readonly gameName: string,
    private readonly stage: Pick<Stage, "busy" | "event" | "view">,
    private readonly curtain: Pick<Curtain, "shared" | "viewer" | "watched">,
    private readonly match: Pick<Match, "position">,
    private readonly log: Log,
    private readonly seating: Pick<Seating, "seats">,
    private readonly hasTurns = true,
  ) {}

  /** What happened since a seat last chose something, as far as it has been shown. */
  since(seat: string, wasForced: (index: number) => boolean): ReadonlyArray<EntryShown> {
    return this.log.sinceChoice(seat, wasForced).map((each) => this.asAskedFor(each));
  }

  /** Some entries with those of their events that are to be shown. */
  asSeen(told: ReadonlyArray<EntryShown>): ReadonlyArray<EntryShown> {
    return told.map((each) => this.asAskedFor(each));
  }

  /** Whether one of some events is there to be read by whoever has the screen. */
  hasToRead(events: ReadonlyArray<Happening>): boolean {
    return events.some((event) => this.game.lingers?.(event) ?? false);
  }

  /** Whether one of some events makes all who share this screen look up. */
  gathersAll(events: ReadonlyArray<Happening>): boolean {
    const { shared, viewer } = this.curtain;
    if (!shared || !viewer) return false;
    return events.some((event) => this.game.gathers?.(event, viewer) ?? false);
  }

  private isSecret(event: Happening | null): boolean {
    return event !== null && (this.game.isSecret?.(event) ?? false);
  }

  /** Whether an event is there to be read by whoever has the screen, and by nobody else. */
  private isForReader(event: Happening | null): boolean {
    return event !== null && this.isSecret(event) && this.hasToRead([event]);
  }

  /** An entry without its secrets, while all look. */
  private withoutSecrets(told: EntryShown): EntryShown {
    if (!this.covered) return told;
    return { ...told, events: (told.events ?? []).filter((event) => !this.isSecret(event)) };
  }

  /** An entry without what its reader has not asked for. */
  private asAskedFor(told: EntryShown): EntryShown {
    const view = this.match.position?.view;
    const covers = (event: Happening) => this.game.covers?.(event, view) ?? false;
    return { ...told, events: (told.events ?? []).filter((event) => !covers(event)) };
  }
}
