// Sentences in the chosen language, from the same Fluent files that the server's side uses. They are
// part of the page; those of a game that stands in another package come from the server.
//
// `say` may be called anywhere in a template: it speaks anew when the language changes or when
// words have come in. A game's words are loaded with the first thing that is said of it. While a
// language is on its way, the one before it goes on being spoken: nothing is ever blank.

import { FluentBundle, type FluentFunction, FluentResource } from "@fluent/bundle";
import { ApiError, games as shelved, wordsOf } from "./api";
import { isLetter } from "./seats";
import { LANGUAGES, type Language, settings } from "./settings.svelte";

type Values = Readonly<Record<string, string | number>>;
type Load = () => Promise<string>;

const house = import.meta.glob<string>("../../../src/ludotheque/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const page = import.meta.glob<string>("../../../src/ludotheque/words/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../../src/ludotheque/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});

function loaders(language: Language, game: string): Load[] {
  const own = Object.entries(games).filter(([path]) =>
    path.endsWith(`/games/${game.replaceAll("-", "_")}/words/${language}.ftl`),
  );
  if (own.length === 0 && served.has(game)) return [() => fetched(language, game)];
  if (game) return own.map(([, load]) => load);
  const shared = [...Object.entries(house), ...Object.entries(page)];
  return shared.filter(([path]) => path.endsWith(`/${language}.ftl`)).map(([, load]) => load);
}

const served = new Set<string>();

/** From now on the words of this game come from the server, if they are no part of the page. */
export function serveWords(game: string): void {
  served.add(game);
}

/** The words that the server has for a game; none, where it does not have the game. */
async function fetched(language: Language, game: string): Promise<string> {
  const shelf = await shelved();
  return shelf.some(({ name }) => name === game) ? wordsOf(game, language) : "";
}

const ARTICLE = /^((le|la|les) |l[’'])/i;
const NAMELESS = /^Joueur(?= \S$)/; // “Joueur A” takes an article inside a sentence
const ELIDED = /^[aeiouhâàäéèêëîïôöûüœæ]\p{L}/iu; // not the bare letter of a seat
const CONTRACTED: Readonly<Record<string, string>> = {
  "de le": "du",
  "de les": "des",
  "à le": "au",
  "à les": "aux",
};

/** A name in the middle of a French sentence: “le Stagiaire”, “l’Ombre”, “Rosa”. */
function frenchName(value: string): string {
  const name = value.replace(NAMELESS, "le joueur");
  return ARTICLE.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** A name after “de” or “à”: “du Stagiaire”, “de l’Ombre”, “d’Anna”, “de Rosa”. */
function frenchNameAfter(preposition: "de" | "à", value: string): string {
  const name = frenchName(value);
  const [article = "", ...rest] = name.split(" ");
  const contracted = CONTRACTED[`${preposition} ${article}`];
  if (contracted && rest.length > 0) return `${contracted} ${rest.join(" ")}`;
  return preposition === "de" && ELIDED.test(name) ? `d’${name}` : `${preposition} ${name}`;
}

/** What a word file may call to set a name into a French sentence; the server has the same three. */
const FUNCTIONS: Readonly<Record<string, FluentFunction>> = {
  LE: ([name]) => frenchName(String(name)),
  DE: ([name]) => frenchNameAfter("de", String(name)),
  AU: ([name]) => frenchNameAfter("à", String(name)),
};

/** Everything that has been loaded, by language and game; the house is the game without a name. */
const bundles: Record<string, FluentBundle> = $state.raw({});
let loaded = $state(0);
const loading = new Map<string, Promise<void>>();

function shelfmark(language: Language, game: string): string {
  return `${language}/${game}`;
}

/** Loads the words of the house, or of a game, and returns when they can be said. */
export function loadWords(game = "", language: Language = settings.language): Promise<void> {
  const mark = shelfmark(language, game);
  // A game of which the page knows nothing yet may have words later.
  if (loaders(language, game).length === 0) return Promise.resolve();
  const started = loading.get(mark) ?? fetchWords(mark, language, game);
  loading.set(mark, started);
  started.catch(() => loading.delete(mark)); // asked for again another time
  return started;
}

async function fetchWords(mark: string, language: Language, game: string): Promise<void> {
  expectWords(1);
  try {
    const texts = await Promise.all(loaders(language, game).map((load) => load()));
    const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    for (const text of texts)
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    bundles[mark] = bundle;
    loaded += 1;
  } finally {
    expectWords(-1);
  }
}

let expected = 0;

/** Counts the words on their way, and marks the document while there are any: tests look for it. */
function expectWords(more: 1 | -1): void {
  expected += more;
  document.documentElement.toggleAttribute("data-loading-words", expected > 0);
}

function bundleFor(game: string): FluentBundle | undefined {
  void loaded; // said anew when words have come in
  const mark = shelfmark(settings.language, game);
  if (!bundles[mark]) loadWords(game).catch(() => {});
  return bundles[mark] ?? LANGUAGES.map((each) => bundles[shelfmark(each, game)]).find(Boolean);
}

/** The sentence behind a key: a game's own where it has one, or the house's. */
export function say(key: string, values?: Values, game = "", attribute = ""): string {
  for (const place of game ? [game, ""] : [""]) {
    const bundle = bundleFor(place);
    const message = bundle?.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, values ? { ...values } : null, []);
  }
  return "";
}

/** Why something could not be had; what has no sentence of its own is a house that does not answer. */
export function sentenceOf(error: unknown): string {
  const { code, values } = error instanceof ApiError ? error : new ApiError("page-unreachable");
  return say(`${code}`, values) || say("page-unreachable");
}

/** Whether there are words for a key. */
export function hasWords(key: string, game = ""): boolean {
  return [game, ""].some((place) => bundleFor(place)?.hasMessage(key));
}

/** Values as a sentence wants them: seats by the names of those who sit there. */
export function named(values: Values | undefined, names: Readonly<Record<string, string>>): Values {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([key, value]) => [
      key,
      isLetter(value) ? names[value] || value : value,
    ]),
  );
}

// ---------------------------------------------------------------- how long ago

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
