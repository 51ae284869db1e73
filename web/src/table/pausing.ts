// Who still has to agree, where a game without turns is to be paused, or to go on.

import type { RealTime } from "../core/realtime.svelte";
import type { Session } from "../core/session.svelte";

/** The sides of one's own that decide, and have not said so yet. */
export function undecided(session: Session, live: RealTime): ReadonlyArray<string> {
  const deciding = session.seats.filter((seat) => seat.yours && !seat.resigned && !seat.stand_in);
  return deciding.map(({ seat }) => seat).filter((seat) => !live.asked.includes(seat));
}

/** The sides of one's own that have said so. */
export function decided(session: Session, live: RealTime): ReadonlyArray<string> {
  return session.mine.filter((seat) => live.asked.includes(seat));
}

/** Those who have said so, by their names. */
export function askedNames(session: Session, live: RealTime): string {
  const names = live.asked.map((seat) => session.names[seat] ?? seat);
  return new Intl.ListFormat(document.documentElement.lang || "en").format(names);
}

/** Makes play wait while a tip is read, where nobody but bots would have to wait. */
export class PauseForTip {
  private held = ""; // the tip for which play was made to wait
  private asking: "pause" | "resume" | "" = ""; // what was asked for and has not happened yet

  constructor(
    private readonly session: Session,
    private readonly live: RealTime,
  ) {}

  /** Brings about what is wanted: a pause while this tip is shown, and none while none is. */
  settle(tip: string): void {
    const { live } = this;
    if (this.asking !== "" && live.paused !== (this.asking === "pause")) return;
    this.asking = "";
    if (tip) {
      this.wait(tip);
      return;
    }
    this.held = "";
    if (live.pausedForTip && live.paused) this.ask("resume");
    else live.pausedForTip = false;
  }

  private wait(tip: string): void {
    const { live } = this;
    if (this.held === tip || (live.paused && !live.pausedForTip) || !this.isAlone) return;
    this.held = tip;
    if (live.paused) return;
    live.pausedForTip = true;
    this.ask("pause");
  }

  /** Whether nobody but bots would have to wait. */
  private get isAlone(): boolean {
    return this.session.seats.every((seat) => seat.yours || seat.kind === "bot" || seat.resigned);
  }

  private ask(what: "pause" | "resume"): void {
    this.asking = what;
    for (const seat of undecided(this.session, this.live)) void this.live[what](seat);
  }
}
