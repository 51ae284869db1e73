// A point of a board's drawing, in its own units.

export interface Place {
  readonly x: number;
  readonly y: number;
}
