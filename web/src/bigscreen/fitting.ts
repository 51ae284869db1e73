// How large things are on the big screen. It is drawn for one size, and enlarged as a whole to
// whatever it stands on: what is half as high as the screen on a tablet is so on a wall, too.

/** The screen as it is drawn: so wide and so high, in units that are `scale` pixels each. */
export interface Fit {
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  /** Whether it is higher than wide: things then stand below one another. */
  readonly upright: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const LYING: Size = { width: 1280, height: 720 };
const STANDING: Size = { width: 720, height: 1240 };

/** Enlarged as much as leaves at least the size for which it is drawn. */
export function fitOf(window: Size): Fit {
  const upright = window.height > window.width;
  const drawn = upright ? STANDING : LYING;
  const scale = Math.min(window.width / drawn.width, window.height / drawn.height) || 1;
  return { scale, width: window.width / scale, height: window.height / scale, upright };
}

/** Where the board and everything else have their places. */
export interface Plan {
  /** The width of the board. */
  readonly board: number;
  /** How much larger than drawn everything beside the board can be. */
  readonly ease: number;
}

export const EDGE = 20;
const BESIDE = 468; // at least, for what stands beside the board
const UNDER = 560; // at least, for what stands under the board of an upright screen
const ENOUGH = 560; // beside the board: from there on, letters grow instead
const MOST = 1.25;

/** The largest board that leaves room for the rest; `ratio` is its width over its height. */
export function planOf({ width, height, upright }: Fit, ratio: number): Plan {
  const across = width - 2 * EDGE - (upright ? 0 : BESIDE + EDGE);
  const down = height - 2 * EDGE - (upright ? UNDER : 0);
  const board = Math.max(0, Math.min(across, down * ratio));
  const beside = width - board - 3 * EDGE;
  return { board, ease: upright ? 1 : Math.min(MOST, Math.max(1, beside / ENOUGH)) };
}
