// What can be chosen, read out of the moves that the server offers, and what the view says about
// the squares and the people there. Nothing here knows what is allowed: it sorts what it was given.

import { fieldsIn, notation } from "../../kit/notation";
import type { Card, View } from "./view";

export const GAME = "mission-impossible";
export const PLACES = 5; // coloured squares, and cards, of each player

/** A move as it is written, taken apart. */
export const parsed = notation({
  lay: "lay {clue}",
  start: "start {square}",
  confront: "confront {seat}",
  pass: "pass",
  go: "{square}",
});

/** The squares that a figure may go to, among some moves. */
export const squaresIn = fieldsIn(parsed, "go", "square");

/** Those who may be confronted, among some moves. */
export const opponentsIn = fieldsIn(parsed, "confront", "seat");

export const isSettingUp = (legal: ReadonlyArray<string>): boolean =>
  legal.some((move) => ["lay", "start"].includes(parsed(move).kind));

/** Whose notebook this is; nobody's, where one only watches. */
export const ownSeat = (view: View): string => view.notebook?.seat ?? "";

/** Whose colour a district has; empty for one that nobody plays. */
export function ownerOf(view: View, district: number | null | undefined): string {
  if (!district) return "";
  return view.players.find((player) => player.district === district)?.seat ?? "";
}

/** The card that lies on a square, for anybody who comes by. */
export function cardOn(view: View, square: string): Card | undefined {
  return view.cards.find((card) => card.square === square && card.holder === null);
}

/** What a square has to offer to whoever lands on it. */
export interface Offer {
  /** Somebody else's card, and whether one has read it before. */
  readonly card: "none" | "fresh" | "known";
  /** Those who stand there and could be confronted. */
  readonly people: ReadonlyArray<string>;
  /** Those who stand there, on a square of their own. */
  readonly sheltered: ReadonlyArray<string>;
  /** Whether it is a square of one's own colour. */
  readonly safe: boolean;
  /** Whether it has anybody's colour. */
  readonly coloured: boolean;
}

export function offerOf(view: View, seat: string, square: string, district: number | null): Offer {
  const card = cardOn(view, square);
  const there = view.players.filter((each) => each.square === square && each.seat !== seat);
  return {
    card: !card || card.owner === seat ? "none" : card.says === null ? "fresh" : "known",
    people: there.filter((each) => !each.safe).map((each) => each.seat),
    sheltered: there.filter((each) => each.safe).map((each) => each.seat),
    safe: ownerOf(view, district) === seat,
    coloured: ownerOf(view, district) !== "",
  };
}
