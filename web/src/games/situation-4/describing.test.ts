import { beforeAll, expect, test } from "vitest";
import { settings } from "../../core/settings.svelte";
import { loadWords } from "../../core/words.svelte";
import { alike, described, likeness, turnedEdges } from "./describing";
import { drawing, handout } from "./fixtures";
import { Ground } from "./ground";

const ground = new Ground(drawing);
const pieces = handout.sides[0] ?? [];
const all = drawing.places.map(({ name }) => name);

beforeAll(async () => {
  await Promise.all([loadWords("situation-4", "en"), loadWords("situation-4", "fr")]);
});

test.each(["en", "fr"] as const)(
  "every piece and every place can be described, in %s",
  (language) => {
    settings.language = language;
    for (const each of [...pieces, ...drawing.places]) {
      const words = described(each);
      expect(words).toMatch(/\p{L}+.*\.$/u);
      expect(words).not.toMatch(/[{}]|undefined|: ?;/);
    }
  },
);

test("four quarters are none, and one brings what was at the left to the top", () => {
  for (const { edges } of pieces) {
    expect(turnedEdges(edges, 4)).toEqual(edges);
    expect(turnedEdges(edges, 1).top).toEqual(edges.left);
    expect(turnedEdges(turnedEdges(edges, 1), 3)).toEqual(edges);
  }
});

test("the place of a piece is among those that are described like it", () => {
  for (const piece of pieces) {
    const found = alike(piece, all, ground);
    expect(found.length).toBeGreaterThan(0);
    expect(alike(piece, found.slice(0, 1), ground)).toEqual(found.slice(0, 1));
  }
});

test("where an edge differs, nothing is alike", () => {
  const [piece] = pieces;
  if (!piece) throw new Error("no pieces");
  const other = { ...piece, edges: { ...piece.edges, top: ["tab", "tab", "tab"] as const } };
  expect(likeness(piece, piece)).toBe(1);
  expect(likeness(piece, other)).toBe(0);
  expect(alike(piece, [], ground)).toEqual([]);
});
