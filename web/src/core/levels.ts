// How good a bot is: in a word, and in a sentence.

import { say } from "./words.svelte";

export const levelOf = (bot: string): string => say(`bot-${bot}`) || bot;
export const levelHint = (bot: string): string => say(`bot-${bot}-hint`);
