// Who won, in a sentence.

import type { Session } from "../core/session.svelte";
import { say } from "../core/words.svelte";

export function winnersOf(session: Session): string {
  const winners = session.position?.winners ?? [];
  const names = winners.map((seat) => session.names[seat] ?? seat);
  if (winners.length === 0) return say("table-over");
  if (winners.length > 1) return say("table-won-shared", { names: joined(names) });
  const alone = session.mine.length === 1 && session.mine[0] === winners[0];
  return alone ? say("table-won-you") : say("table-won", { name: names[0] ?? "" });
}

function joined(names: ReadonlyArray<string>): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? `${names.slice(0, -1).join(", ")}${say("and")}${last}` : last;
}

/** Why the game ended, in the game's words, or in the house's where it did not get to its end. */
export function endingOf(session: Session): string {
  const ending = session.position?.ending ?? "";
  if (!ending) return "";
  if (ending === "resigned") return say("table-ending-resigned");
  if (ending === "ended") return say("table-ending-ended");
  return say(`ending-${ending}`, {}, session.gameName);
}
