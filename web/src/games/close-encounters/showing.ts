// What is seen between two positions: each event says which parts of the picture are from now on what
// they are in the position that it leads to. Pure, and total: an event that nobody here has heard of
// changes nothing.

import { byCode, type Change, changing, partsOf, text, withPlayer } from "../../kit/events";
import { firstRolls } from "../../kit/first-rolls";
import type { Happening } from "../../protocol";
import type { Sound } from "../contract";
import type { View } from "./view";

/** How long an event stays to be seen: quiet walks are quick, and what springs takes its time. */
export const lasts = byCode(
  {
    "all-circled": 500,
    "rolled-for-start": 700,
    tied: 500,
    starts: 600,
    rolled: 650,
    "must-leave": 300,
    "leave-waived": 300,
    stepped: 210,
    jumped: 330,
    stuck: 400,
    trapped: 1200,
    "chip-placed": 950,
    landed: 600,
    passed: 100,
    "over-tune": 2600,
    "over-quiet": 600,
  },
  0,
);

const soundOf = byCode<Sound, null>(
  {
    "rolled-for-start": "dice",
    rolled: "dice",
    stepped: "step",
    jumped: "step",
    trapped: "caught",
    landed: "treasure",
    "circled-number": "choose",
    "over-tune": "tune",
    "over-quiet": "win",
  },
  null,
);

const NOTE_SOUNDS = ["note-1", "note-2", "note-3", "note-4", "note-5"] as const;

export function sound(event: Happening): Sound | null {
  if (event.code === "chip-placed") return NOTE_SOUNDS[Number(event.values.note) - 1] ?? null;
  return soundOf(event);
}

// ---------------------------------------------------------------- what events change

const { taking, takingOf, takingOfAll } = partsOf<View>();
const player = takingOf("players", "seat");
const everybody = takingOfAll("players", "seat");

/** A pawn is seen where it steps, also where a trap sends it back at once. */
const stepped: Change<View> = (view, values, next) => ({
  ...withPlayer(view, text(values, "seat"), { pawn: text(values, "square") }),
  walk: next.walk ?? view.walk, // that it is over, other events say
});

const over = [taking("phase", "walk"), everybody("due")];

export const advanced = changing<View>({
  circled: player("seat", "traps", "due"),
  "circled-number": taking("card"),
  "all-circled": taking("phase"),
  ...firstRolls("total"),
  rolled: taking("phase", "turn", "turns", "dice", "walk"),
  stepped,
  jumped: stepped,
  stuck: taking("walk"),
  trapped: [player("seat", "pawn"), taking("walk")],
  "chip-placed": [player("seat", "chips", "traps", "due"), taking("phase")],
  landed: [player("seat", "bound"), taking("phase", "turn", "walk")],
  passed: taking("phase", "turn"),
  "over-tune": over,
  "over-quiet": over,
});
