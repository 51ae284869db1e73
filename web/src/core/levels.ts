// How good a bot is, in a word; and who it is in a game: a name, and a sentence on its manner.

import type { GameShown } from "../protocol";
import { say } from "./words.svelte";

export const levelOf = (bot: string): string => say(`bot-${bot}`) || bot;
export const characterOf = (bot: string, game: string): string =>
  say(`character-${bot}`, {}, game) || levelOf(bot);
export const mannerOf = (bot: string, game: string): string =>
  say(`character-${bot}-manner`, {}, game) || say(`bot-${bot}-help`);

/** All who can be chosen in a game, to be listed: each with name and level, and its manner. */
export function charactersOf({ name, levels }: GameShown) {
  return levels.map((bot) => ({
    value: bot,
    label: say("page-character", { name: characterOf(bot, name), level: levelOf(bot) }),
    help: mannerOf(bot, name),
  }));
}
