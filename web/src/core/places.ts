// A sentence in parts, of which those that name a place of the board can be touched.

import { say } from "./words.svelte";

type Values = Readonly<Record<string, string | number>>;

/** A part of a sentence, and the place that it names; empty for plain words. */
export interface Part {
  readonly text: string;
  readonly place: string;
}

const ARTICLE = /^(the |le |la |les |l’)/i;

/** How a place may be written: by its name, or by words of its own without their article. */
function spellings(place: string, game: string): string[] {
  const words = say(`place-${place}`, {}, game).replace(ARTICLE, "");
  return words ? [words, place] : [place];
}

/** Where a place is named in a text, as a word of its own; nothing where it is not. */
function found(text: string, place: string, game: string): { at: number; length: number } | null {
  for (const spelling of spellings(place, game)) {
    const literal = spelling.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const match = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "iu").exec(text);
    if (match) return { at: match.index, length: match[0].length };
  }
  return null;
}

/** A sentence in parts; `keys` says which of its values name places, one or several. */
export function partsOf(
  text: string,
  values: Values | undefined,
  keys: ReadonlyArray<string>,
  game: string,
): ReadonlyArray<Part> {
  const places = keys.flatMap((key) => String(values?.[key] ?? "").split(", ")).filter(Boolean);
  let parts: Part[] = [{ text, place: "" }];
  for (const place of new Set(places)) {
    const [index, hit] = firstIn(parts, place, game);
    const part = parts[index];
    if (!part || !hit) continue;
    const [before, after] = [part.text.slice(0, hit.at), part.text.slice(hit.at + hit.length)];
    const name = part.text.slice(hit.at, hit.at + hit.length);
    const split = [plain(before), { text: name, place }, plain(after)].filter((each) => each.text);
    parts = [...parts.slice(0, index), ...split, ...parts.slice(index + 1)];
  }
  return parts;
}

const plain = (text: string): Part => ({ text, place: "" });

function firstIn(parts: ReadonlyArray<Part>, place: string, game: string) {
  for (const [index, part] of parts.entries()) {
    const hit = part.place ? null : found(part.text, place, game);
    if (hit) return [index, hit] as const;
  }
  return [-1, null] as const;
}
