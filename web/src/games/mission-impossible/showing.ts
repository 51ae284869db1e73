// What is seen between two positions: each event says which parts of the picture are from now on what
// they are in the position that it leads to. Pure, and total: an event that nobody here has heard of
// changes nothing.

import { byCode, changing, partsOf } from "../../kit/events";
import { firstRolls } from "../../kit/first-rolls";
import type { Sound } from "../contract";
import type { View } from "./view";

/** How long an event stays to be seen: moves are quick, and a confrontation takes its time. */
export const lasts = byCode(
  {
    dealt: 500,
    "laid-card": 120,
    placed: 160,
    "rolled-for-start": 600,
    tied: 500,
    starts: 600,
    rolled: 650,
    "rolled-times": 900,
    went: 700,
    "read-card": 500,
    "took-card": 500,
    "card-says": 1500,
    safe: 250,
    confronted: 2300,
    parted: 1500,
    "saw-notebook": 2800,
    eliminated: 1900,
    trapped: 2200,
    "took-notebook": 2800,
    "learnt-identity": 1800,
    "two-left": 1200,
    "over-survivor": 1200,
    "over-rounds": 800,
  },
  0,
);

export const sound = byCode<Sound, null>(
  {
    dealt: "page",
    "laid-card": "choose",
    "rolled-for-start": "dice",
    rolled: "dice",
    "rolled-times": "dice",
    went: "step",
    "read-card": "page",
    "took-card": "page",
    confronted: "page",
    parted: "step",
    eliminated: "stamp",
    trapped: "stamp",
    "took-notebook": "page",
    "two-left": "turn",
  },
  null,
);

// ---------------------------------------------------------------- what events change

const { taking, takingOf, takingOfAll } = partsOf<View>();
const player = takingOf("players", "seat");
const everybody = takingOfAll("players", "seat");
const card = takingOf("cards", "square");

const rolled = taking("phase", "turn", "die", "reach");
/** The victor knows from then on whom the fallen had been shown. */
const fell = everybody("square", "safe", "fell_to", "eliminated", "known_to");
const over = taking("phase", "die", "reach");

export const advanced = changing<View>({
  dealt: taking("phase"),
  opened: taking("opened"),
  "laid-card": [player("seat", "cards_laid"), taking("cards", "notebook")],
  "laid-all": player("seat", "cards_laid"),
  ready: player("seat", "ready"),
  placed: player("seat", "square", "safe"),
  ...firstRolls("die"),
  rolled,
  "rolled-times": rolled,
  went: [player("seat", "square", "safe"), taking("die", "reach")],
  "read-card": card("square", "noted_by"),
  "took-card": card("square", "noted_by", "holder"),
  "card-says": card("square", "says"),
  confronted: player("seat", "known_to"),
  parted: taking("not_hunting"),
  "saw-notebook": player("seat", "agent", "target"),
  eliminated: fell,
  trapped: fell,
  "took-notebook": [
    player("fallen", "agent", "target"),
    player("victor", "target"),
    taking("notebook"),
  ],
  "learnt-identity": player("seat", "agent", "known_to"),
  "over-survivor": over,
  "over-rounds": over,
});
