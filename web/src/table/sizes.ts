// The sizes of a window at which the table is laid in another way. The style sheet of `Layout.svelte`
// has the same ones.

/** There is room for the panel beside the board. */
export const DOCKED = "(min-width: 1240px) and (min-height: 560px)";

/** There is room for seats beside the board, or else they stand below it. */
export const NARROW = "(max-width: 899px)";

/** A drawer comes in from the side, or else from below. */
export const BESIDE = "(min-width: 900px), (orientation: landscape)";
