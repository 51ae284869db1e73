// The five notes of the tune: a hue each, from low to high. Chips have the colour of their owner
// instead, and glow in the hue of their note.

export const NOTES = [1, 2, 3, 4, 5] as const;

export const HUES = ["#ff6a45", "#ffd447", "#33d69a", "#5fbdff", "#bd93ff"] as const;

export function hueOf(note: number): string {
  return HUES[(note - 1) % HUES.length] ?? HUES[0];
}
