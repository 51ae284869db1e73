// How good a bot is, in a word; and who it is in a game: a name, and a sentence on its manner.

import { say } from "./words.svelte";

export const levelOf = (bot: string): string => say(`bot-${bot}`) || bot;
export const characterOf = (bot: string, game: string): string =>
  say(`character-${bot}`, {}, game) || levelOf(bot);
export const mannerOf = (bot: string, game: string): string =>
  say(`character-${bot}-manner`, {}, game) || say(`bot-${bot}-hint`);
