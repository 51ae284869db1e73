// How long ago something was, in words that a person would use.

import { settings } from "./settings.svelte";

const STEPS: ReadonlyArray<readonly [Intl.RelativeTimeFormatUnit, number]> = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const WEEK = 7 * 86_400;

/** “Two hours ago”; the date, where that was more than a week ago. */
export function ago(then: number, now: number = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  if (seconds > WEEK) {
    return new Intl.DateTimeFormat(settings.language, { dateStyle: "long" }).format(then);
  }
  const [unit, length] = STEPS.find(([, each]) => seconds >= each) ?? ["second", 1];
  const written = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  return seconds < 45
    ? written.format(0, "second")
    : written.format(-Math.floor(seconds / length), unit);
}
