// Numbers for sceneries: they look like chance, and are the same each time.

/** Numbers between 0 and 1, always the same for a seed. */
export function scattered(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}
