// The client of any game: all that the page needs of a game that has no folder of its own, or only
// some parts there. What is loaded once it is played stands in `table.ts`.

import type { Component } from "svelte";
import { serveWords } from "../core/words.svelte";
import type { GameClient, GameTable } from "../games/contract";
import AnyLid from "./Lid.svelte";

/** The parts that a game brings itself; the rest comes from here. */
export interface OwnParts<View, Drawing> extends Partial<Omit<GameClient, "name" | "table">> {
  readonly name: string;
  readonly table?: () => Promise<{ readonly table: Partial<GameTable<View, Drawing>> }>;
}

const COLOURS: ReadonlyArray<GameClient["colours"]> = [
  { box: "#5b2333", ink: "#f7e3c2", glow: "#e0a458" },
  { box: "#23405b", ink: "#f2ead8", glow: "#7fb7d6" },
  { box: "#2f4a36", ink: "#f3ecd2", glow: "#c9b458" },
  { box: "#4a3260", ink: "#f4e6f2", glow: "#d79ac4" },
  { box: "#6b4423", ink: "#fbeccf", glow: "#e8c15a" },
];

/** Always the same colours for the same name. */
function coloursOf(name: string): GameClient["colours"] {
  const sum = [...name].reduce((all, letter) => all * 7 + letter.charCodeAt(0), 0);
  return COLOURS[sum % COLOURS.length] ?? { box: "#5b2333", ink: "#f7e3c2", glow: "#e0a458" };
}

/** A whole client, from the parts that a game has of its own. */
export function withDefaults<View, Drawing>(own: OwnParts<View, Drawing>): GameClient {
  const { table, ...parts } = own;
  serveWords(own.name);
  const colours = own.colours ?? coloursOf(own.name);
  const Lid: Component<Record<string, never>> = (internals) =>
    AnyLid(internals, { game: own.name, colours });
  return {
    Lid,
    colours,
    guides: false,
    ...parts,
    async table() {
      const [{ tableOf }, ownTable] = await Promise.all([import("./table"), table?.()]);
      return { ...(await tableOf(own.name)), ...(ownTable?.table as Partial<GameTable>) };
    },
  };
}

/** The client of a game that has no part of its own. */
export const anyGame = (name: string): GameClient => withDefaults({ name });
