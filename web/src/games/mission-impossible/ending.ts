// How it ended for each: read out of the log, since a position says who fell to whom and not when.

import type { LogLine } from "../../core/logbook";
import type { BoardShown, View } from "./view";

export interface Fall {
  readonly fallen: string;
  readonly victor: string;
  /** Confronted by their hunter, or by confronting their hunter. */
  readonly how: "eliminated" | "trapped";
  /** From 1. */
  readonly round: number;
}

/** Who fell to whom, in this order. Whoever confronts has had one turn in every round so far. */
export function fallsOf(lines: ReadonlyArray<LogLine>): ReadonlyArray<Fall> {
  const turns = new Map<string, number>();
  const falls: Fall[] = [];
  for (const { key, values = {} } of lines.flatMap(({ sentences }) => sentences)) {
    const [seat, other] = [String(values.seat), String(values.other)];
    const round = turns.get(seat) ?? 0;
    if (key === "event-rolled" || key === "event-rolled-times") turns.set(seat, round + 1);
    if (key === "event-eliminated") {
      falls.push({ fallen: other, victor: seat, how: "eliminated", round });
    }
    if (key === "event-trapped") falls.push({ fallen: seat, victor: other, how: "trapped", round });
  }
  return falls;
}

/** Whom an agent was first sent to eliminate: the next in the series whom somebody plays. */
export function firstTarget(view: View, { agents }: BoardShown, agent: string): string {
  const series = agents.map(({ name }) => name);
  const at = series.indexOf(agent);
  const after = [...series.slice(at + 1), ...series.slice(0, at)];
  return after.find((each) => !view.opened.includes(each)) ?? "";
}
