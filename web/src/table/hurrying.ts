// Fast forward, as somebody at this screen can ask for it, agree to it, and stop it.

import { listOf } from "../core/names";
import type { Session } from "../core/session.svelte";
import { say } from "../core/words.svelte";

const HOST = ""; // who has no seat

export interface Hurrying {
  /** Whether bots play without pauses now. */
  readonly on: boolean;
  /**
   * The seats of one's own by which it can be asked for, or agreed to; none if that is done. An
   * empty one is the host's, who has none.
   */
  readonly asking: ReadonlyArray<string>;
  /** Likewise, one by which it can be stopped; null if there is none, or nothing to stop. */
  readonly stopping: string | null;
  /** How it stands, in a few words; empty where nobody has asked. */
  readonly words: string;
}

/** How it stands with fast forward, seen from this screen; nothing where it cannot be asked for. */
export function hurryingOf(session: Session): Hurrying | null {
  const told = session.fastForward.received;
  if (!told || session.over) return null;
  const here = isHostOfBots(session) ? [HOST] : ownPersons(session);
  const asked = here.some((seat) => told.asked.includes(seat));
  const needed = here.filter((seat) => told.awaited.includes(seat));
  const asking = needed.length > 0 ? needed : asked ? [] : here.slice(0, 1);
  return {
    on: told.on,
    asking: told.on ? [] : asking,
    stopping: told.on || asked ? (here[0] ?? null) : null,
    words: wordsOf(session, asking.length > 0),
  };
}

/** Whoever can still agree is told who asks; all others, who is waited for. */
function wordsOf(session: Session, canAgree: boolean): string {
  const { on = false, asked = [], awaited = [] } = session.fastForward.received ?? {};
  if (on) return say("table-fast");
  if (asked.length === 0) return "";
  const names = (seats: ReadonlyArray<string>) =>
    listOf(seats.map((seat) => session.names[seat] ?? seat));
  return canAgree
    ? say("table-fast-asked", { names: names(asked) })
    : say("table-fast-wait", { names: names(awaited) });
}

const ownPersons = (session: Session): string[] =>
  session.curtain.own.filter((own) =>
    session.seats.some(({ seat, kind }) => seat === own && kind === "person"),
  );

/** Whether bots play every seat, nobody has one as their own, and whoever looks on is the host. */
const isHostOfBots = (session: Session): boolean =>
  session.seats.every(({ kind, stand_in }) => kind !== "person" && (kind === "bot" || stand_in)) &&
  session.host.key !== undefined;
