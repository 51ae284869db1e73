// What can be chosen, read out of the moves that the server offers, and what the view says about
// the squares and the people there. Nothing here knows what is allowed: it sorts what it was given.

import type { Draft } from "../../core/draft.svelte";
import { text } from "../../kit/events";
import { fieldsIn } from "../../kit/notation";
import { parsed } from "./moves";
import type { Card, View } from "./view";

export const GAME = "mission-impossible";
export const PLACES = 5; // coloured squares, and cards, of each player

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
  /** Whether one would be safe there. */
  readonly safe: boolean;
  /** Whether it has anybody's colour. */
  readonly coloured: boolean;
}

export function offerOf(
  view: View,
  draft: Draft,
  square: string,
  district: number | null = null,
): Offer {
  const finds = draft.waysOn([square])[0]?.finds ?? {};
  const known = cardOn(view, square)?.says ? "known" : "fresh";
  return {
    card: finds.card ? known : "none",
    people: [...text(finds, "meets")],
    safe: Boolean(finds.safe),
    coloured: ownerOf(view, district) !== "",
  };
}
