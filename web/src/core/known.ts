// What has become of a table that this browser remembers.

import type { SeatShown, Snapshot } from "../protocol";
import { ApiError, look } from "./api";
import type { KnownTable } from "./memory.svelte";
import { introduced, listOf, nameOf } from "./names";
import { say } from "./words.svelte";

export type Found =
  | { readonly state: "seen"; readonly snapshot: Snapshot }
  | { readonly state: "gone" }
  | { readonly state: "outdated" }
  | { readonly state: "unseen" };

/** Looks at a table with one's own key; where several share this browser, with nobody's eyes. */
export async function lookAt({ table, tokens }: KnownTable): Promise<Found> {
  try {
    const keys = Object.values(tokens);
    return { state: "seen", snapshot: await look(table, keys.length === 1 ? keys[0] : undefined) };
  } catch (error) {
    if (isOutdated(error)) return { state: "outdated" };
    const gone = error instanceof ApiError && error.status === 404;
    return { state: gone ? "gone" : "unseen" };
  }
}

/** Whether a table was opened under rules, or in a format, that this server does not have. */
export function isOutdated(error: unknown): boolean {
  const codes = ["table-other-version", "table-other-format"];
  return error instanceof ApiError && codes.includes(error.code);
}

export type Stage = "waiting" | "running" | "finished";

export function stageOf({ position, started }: Snapshot): Stage {
  if (position.over) return "finished";
  return started ? "running" : "waiting";
}

/** The seats that are one's own, as far as the keys of this browser say. */
export function isMine({ tokens }: KnownTable, seat: string): boolean {
  return seat in tokens;
}

/** Whether somebody at this browser is to play there. */
export function isMyTurn(known: KnownTable, snapshot: Snapshot): boolean {
  const { acting } = snapshot.position;
  return stageOf(snapshot) === "running" && acting.some((seat) => isMine(known, seat));
}

/** How the table stands, in a sentence: who is to play, who is awaited, or who has won. */
export function standing(known: KnownTable, snapshot: Snapshot): string {
  const { position } = snapshot;
  const seats = introduced(snapshot.seats, known.game);
  switch (stageOf(snapshot)) {
    case "waiting":
      return say("page-seats-open", { count: seats.filter((each) => each.kind === "open").length });
    case "running":
      return turn(known, seats, position.acting);
    case "finished":
      return victory(known, seats, position.winners);
  }
}

function turn(known: KnownTable, seats: Seats, acting: ReadonlyArray<string>): string {
  const people = Object.keys(known.tokens).length;
  const mine = acting.some((seat) => isMine(known, seat));
  if (mine && people === 1) return say("page-turn-yours");
  return acting.length === 1
    ? say("page-turn-of", { name: namesOf(seats, acting) })
    : say("page-turn-several", { names: namesOf(seats, acting) });
}

function victory(known: KnownTable, seats: Seats, winners: ReadonlyArray<string>): string {
  const [only = ""] = winners;
  if (winners.length > 1) return say("page-won-shared", { names: namesOf(seats, winners) });
  const alone = Object.keys(known.tokens).length === 1;
  if (alone && isMine(known, only)) return say("page-won-you");
  return say("page-won-by", { name: namesOf(seats, winners) });
}

type Seats = ReadonlyArray<SeatShown>;

function namesOf(seats: Seats, letters: ReadonlyArray<string>): string {
  const names = seats.filter((each) => letters.includes(each.seat)).map(nameOf);
  return listOf(names);
}
