// Chances and changes as they are written in the reader's language.

import { settings } from "../core/settings.svelte";

/** A share of one, in whole hundredths. */
export function percent(share: number): string {
  const format = { style: "percent", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(settings.language, format).format(share);
}

/** A change in thousandths as points of a hundred, with its sign; nothing is plain nought. */
export function signed(thousandths: number): string {
  const format = { signDisplay: "exceptZero", maximumFractionDigits: 0 } as const;
  const written = new Intl.NumberFormat(settings.language, format).format(points(thousandths));
  return written.replace("-", "−");
}

/** Thousandths as whole points of a hundred. */
export function points(thousandths: number): number {
  return Math.round(thousandths / 10) || 0;
}
