// What happened while others played: to oneself, in words, and on the board, as a trail.

import { eventsOf, type LogLine } from "../core/logbook";
import type { Session } from "../core/session.svelte";
import type { Marks, Sentence } from "../games/contract";

export interface Happened {
  /** The number of the entry that it happened in. */
  readonly id: number;
  /** To whom. */
  readonly seat: string;
  readonly sentence: Sentence;
}

/** Whom it is told to: whoever is to act here, or else everybody who plays here. */
function told(session: Session): ReadonlyArray<string> {
  return session.turn ? [session.turn] : session.mine;
}

/** What happened to those who look, since each of them last chose something. */
export function happenedTo(session: Session): ReadonlyArray<Happened> {
  const { game } = session;
  return told(session).flatMap((seat) =>
    session.since(seat).flatMap(({ seq, events }) => {
      const sentences = game.happened?.(events ?? [], seat) ?? [];
      return sentences.map((sentence) => ({ id: seq, seat, sentence }));
    }),
  );
}

/** Where others went since whoever is to act here last chose something. */
export function trailOf(session: Session): Marks | null {
  const [seat] = told(session);
  if (!seat || session.over || (session.draft?.chosen.length ?? 0) > 0) return null;
  const others = session.since(seat).filter(({ entry }) => {
    return entry.type === "moved" && entry.seat !== seat;
  });
  const events = others.flatMap((each) => each.events ?? []);
  return session.game.marks ? { ...session.game.marks(events), places: [] } : null;
}

/** Whether a line of the log tells of something that happened to somebody who plays here. */
export function isOfMine(session: Session, line: LogLine): boolean {
  const events = eventsOf([line]);
  return session.mine.some((seat) => (session.game.happened?.(events, seat) ?? []).length > 0);
}
