// What somebody has settled for this browser: language, theme, sound, motion. Kept here alone.

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["auto", "full", "fast", "none"] as const;
export type Motion = (typeof MOTIONS)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  /** From 0 to 1. Nothing sounds before the first touch, whatever it says. */
  volume: number;
  /** Whether a move that is complete still waits for a confirmation. */
  confirm: boolean;
  /** The name under which one sits down. */
  name: string;
  /** The names of those who sat at this screen, by the number of their seat. */
  friends: string[];
}

const KEY = "ludotheque.settings";

function defaults(): Settings {
  const french = navigator.languages.find((each) => /^(fr|en)\b/i.test(each))?.startsWith("fr");
  return {
    language: french ? "fr" : "en",
    theme: "auto",
    motion: "auto",
    volume: 0.6,
    confirm: true,
    name: "",
    friends: [],
  };
}

const isOneOf = (allowed: ReadonlyArray<unknown>) => (value: unknown) => allowed.includes(value);

/** What each of them can be; whatever else was kept is from another edition, or broken. */
const GOOD: { readonly [Name in keyof Settings]: (value: unknown) => boolean } = {
  language: isOneOf(LANGUAGES),
  theme: isOneOf(THEMES),
  motion: isOneOf(MOTIONS),
  volume: (value) => typeof value === "number" && value >= 0 && value <= 1,
  confirm: (value) => typeof value === "boolean",
  name: (value) => typeof value === "string",
  friends: (value) => Array.isArray(value) && value.every((each) => typeof each === "string"),
};

/** The settings as they were written down, as far as they make sense. */
export function readSettings(text: string | null): Settings {
  let found: Record<string, unknown> = {};
  try {
    found = Object(JSON.parse(text ?? "{}"));
  } catch {
    // As if nothing had been written.
  }
  const good = Object.entries(GOOD).filter(([name, isGood]) => isGood(found[name]));
  return { ...defaults(), ...Object.fromEntries(good.map(([name]) => [name, found[name]])) };
}

function kept(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    return readSettings(null); // a browser that keeps nothing
  }
}

export const settings: Settings = $state(kept());

/** Writes them down whenever one changes, and puts them into force; called once, at the start. */
export function keepSettings(): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY) Object.assign(settings, readSettings(newValue)); // settled in another window
  });
  $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
    $effect(() => {
      document.documentElement.lang = settings.language;
      document.documentElement.dataset.theme = settings.theme;
      document.documentElement.dataset.motion = pace() === 0 ? "none" : "full";
    });
  });
}

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
let isStill = $state(stillness.matches);
stillness.addEventListener("change", ({ matches }) => {
  isStill = matches;
});

/** How fast things move: 1 for the ordinary pace, 0 for not at all. */
export function pace(): number {
  const wanted = settings.motion === "auto" && isStill ? "none" : settings.motion;
  return { auto: 1, full: 1, fast: 0.4, none: 0 }[wanted];
}
