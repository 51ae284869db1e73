// What is drawn of a view. Whoever has fallen may see everything, and sees it only if they ask: until
// then their page shows no more than they knew.

import type { Happening } from "../../protocol";
import type { Sentence } from "../contract";
import { ownSeat } from "./choosing";
import { disclosure } from "./keeping.svelte";
import type { Card, Player, View } from "./view";

/** Whether there is something to see that its reader has not asked for. */
export function isCovered(view: View): boolean {
  const own = ownSeat(view);
  return view.everything && view.phase !== "over" && own !== "" && !disclosure.isOpen(own);
}

/** Whether somebody who has fallen looks at everything by their own wish. */
export function isDisclosed(view: View): boolean {
  return view.everything && view.phase !== "over" && ownSeat(view) !== "" && !isCovered(view);
}

/** The view as it is to be drawn. */
export function seen(view: View): View {
  if (!isCovered(view)) return view;
  const own = ownSeat(view);
  const player = (each: Player): Player =>
    each.seat === own || each.known_to.includes(own)
      ? each
      : { ...each, agent: null, target: null };
  const card = (each: Card): Card =>
    each.owner === own || each.noted_by.includes(own) ? each : { ...each, says: null };
  return {
    ...view,
    players: view.players.map(player),
    cards: view.cards.map(card),
    everything: false,
  };
}

/** Who is told a secret, by the event that tells it; the fallen hear it too. */
const TOLD_TO: Readonly<Record<string, string>> = {
  mission: "seat",
  "laid-card": "seat",
  "chose-start": "seat",
  "card-says": "seat",
  "saw-notebook": "other",
  "took-notebook": "victor",
  "learnt-identity": "victor",
};

export const isSecret = ({ code }: Happening): boolean => Object.hasOwn(TOLD_TO, code);

/** Whether an event tells a secret that its reader hears only because they have fallen. */
export function covers(event: Happening, view: View): boolean {
  const addressee = Object.hasOwn(TOLD_TO, event.code) ? TOLD_TO[event.code] : undefined;
  if (!addressee || !isCovered(view)) return false;
  return event.values[addressee] !== ownSeat(view);
}

/** What somebody who shares a screen must have the time to read. */
export function lingers({ code }: Happening): boolean {
  return [
    "card-says",
    "took-notebook",
    "learnt-identity",
    "parted",
    "eliminated",
    "trapped",
  ].includes(code);
}

// ---------------------------------------------------------------- around one screen

/** The view as everybody may see it. */
export function publicly(view: View): View {
  if (view.phase === "over") return view;
  const nobody = { agent: null, target: null, suspects: [] };
  return {
    ...view,
    players: view.players.map((each) => ({ ...each, ...nobody })),
    cards: view.cards.map((each) => ({ ...each, says: null })),
    notebook: null,
    everything: false,
  };
}

const CONFRONTATIONS = ["confronted", "parted", "eliminated", "trapped", "two-left"];
const DOINGS = ["rolled-for-start", "starts", "went"]; // a roll alone is over before one looks up

/** Everybody looks at what the others do, and at any confrontation. */
export function gathers({ code, values }: Happening, eyes: string): boolean {
  return CONFRONTATIONS.includes(code) || (DOINGS.includes(code) && values.seat !== eyes);
}

/** What the notebook is called, where there is one to open. */
export function notesTitle(view: View): Sentence | null {
  if (isCovered(view) || !(view.notebook || view.everything)) return null;
  return { key: view.notebook ? "book-title" : "book-title-all" };
}
