// What is seen and heard of events. There are no turns: every position is shown as it comes, and
// the board moves its pieces by itself, so that no event holds anything up.

import { byCode } from "../../kit/events";
import type { Happening } from "../../protocol";
import type { Marks, Sound } from "../contract";
import type { View } from "./view";

export const sound = byCode<Sound, null>(
  {
    begun: "turn",
    laid: "step",
    bridgehead: "choose",
    "area-covered": "treasure",
    completed: "note-3",
    "paratroopers-received": "note-4",
    "tanks-received": "note-2",
    "base-lost": "caught",
    "objective-lost": "caught",
    dropped: "page",
    "tank-placed": "bite",
    "flag-planted": "pay",
    "flag-taken": "caught",
    "bridge-laid": "gobble",
    declared: "choose",
  },
  null,
);

export function lasts(_event: Happening): number {
  return 0;
}

export function advanced(view: View, _event: Happening): View {
  return view;
}

/** What events speak of, as the board knows it: places, areas, objectives and bridge sites. */
export function marks(events: ReadonlyArray<Happening>): Marks {
  const named = events.flatMap(({ values: { place, area, objective, site } }) => [
    ...(place ? [`${place}`] : []),
    ...(area ? [`area ${area}`] : []),
    ...(objective ? [`objective ${objective}`] : []),
    ...(site ? [`site ${site}`] : []),
  ]);
  return { places: [...new Set(named)], ways: [] };
}
