// How a title and a line of text are set on a lid.

const WIDEST = 12; // letters on one line of a title
const LONGEST = 52; // letters that fit on the strip at the foot

/** A title in lines, broken between words. */
export function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= WIDEST) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** A line that is too long for the strip ends earlier. */
export const clipped = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;
