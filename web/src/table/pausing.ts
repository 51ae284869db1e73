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
