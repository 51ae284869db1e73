// Games stand side by side: none knows another, what they share knows none, and neither does the page.

import { expect, test } from "vitest";

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*["'](\.[^"'?]*)/g;

/** Every source of the page, by its path. */
const sources = new Map(
  Object.entries(
    import.meta.glob<string>("../src/**/*.{ts,svelte}", {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  ).map(([path, text]) => [path.replace("../src/", ""), text]),
);
const files = [...sources.keys()];
const games = [...new Set(files.flatMap((file) => /^games\/([^/]+)\//.exec(file)?.[1] ?? []))];

/** The game whose folder a path lies in; empty for what belongs to none. */
const gameOf = (path: string): string => {
  const [folder, game = ""] = path.split("/");
  return folder === "games" && games.includes(game) ? game : "";
};

const read = (file: string): string => sources.get(file) ?? "";

/** What a file imports, as paths from the sources. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(IMPORT)].map(([, to = ""]) =>
    new URL(to, `file:///${file}`).pathname.slice(1),
  );

const isTest = (file: string): boolean => file.endsWith(".test.ts");
const within = (folder: string) => (file: string) => file.startsWith(`${folder}/`);

test("there are games, and their imports are found", () => {
  expect(games.length).toBeGreaterThan(1);
  for (const game of games) expect(importsOf(`games/${game}/table.ts`).length).toBeGreaterThan(5);
});

test("no game imports from another", () => {
  const wrong = files
    .filter((file) => gameOf(file) !== "")
    .flatMap((file) => importsOf(file).map((to) => ({ file, to })))
    .filter(({ file, to }) => !["", gameOf(file)].includes(gameOf(to)));
  expect(wrong).toEqual([]);
});

test("what the games share imports from no game", () => {
  const wrong = files.filter(within("kit")).filter((file) => importsOf(file).some(gameOf));
  expect(wrong).toEqual([]);
});

test("nothing outside the games names one", () => {
  const named = (file: string) => games.some((game) => read(file).includes(game));
  const outside = files.filter((file) => !within("games")(file) && !isTest(file));
  expect(outside.filter(named)).toEqual([]);
});

// These few look at the words or the table of a real game.
const TESTS_OF_GAMES = [
  "core/names.test.ts",
  "core/places.test.ts",
  "core/words.svelte.test.ts",
  "house/chairs.test.ts",
  "table/arrival.svelte.test.ts",
  "table/banner.test.ts",
];

test("no further test of the page names a game", () => {
  const named = (file: string) => games.some((game) => read(file).includes(game));
  const outside = files.filter((file) => !within("games")(file) && isTest(file));
  expect(outside.filter(named).toSorted()).toEqual(TESTS_OF_GAMES);
});

// Methods of ours may be called `fetch`; what the browser calls so stands alone, or on its global.
const NETWORK =
  /(?<![.\w]|async )fetch\(|\b(?:window|globalThis|self)\.fetch\b|\bnew (?:WebSocket|EventSource|XMLHttpRequest)\b|\bsendBeacon\(/;

test("whatever reaches the network is recognised, and nothing else", () => {
  for (const call of ['fetch("/")', "await fetch(path)", "window.fetch", "new WebSocket(to)"]) {
    expect(call).toMatch(NETWORK);
  }
  for (const other of ["codes.fetch()", "async fetch(): Promise<void>", "prefetch(x)"]) {
    expect(other).not.toMatch(NETWORK);
  }
});

test("the page reaches the network by the house alone, and its service worker for it", () => {
  const reaching = files.filter((file) => !isTest(file) && NETWORK.test(read(file)));
  const others = reaching.filter((file) => !within("browser")(file));
  expect(others).toEqual(["core/house.ts", "service-worker.ts"]);
});

test("nothing knows the house in the browser but where the page begins", () => {
  const knowing = files
    .filter((file) => !within("browser")(file))
    .filter((file) => importsOf(file).some(within("browser")));
  expect(knowing).toEqual(["main.ts"]);
});

test("no table and no game asks which house it is in", () => {
  const asking = /\bisStatic\b|\bknowsServer\b|\.place\s*[!=]==/;
  const inside = (file: string) => within("table")(file) || within("games")(file);
  expect(files.filter((file) => inside(file) && asking.test(read(file)))).toEqual([]);
});

// A path is no address of a static edition: `addressOf` makes one of it.
const LINK =
  /<a\b[^>]*?\bhref=(?:\{`|\{?["'])\/|\blocation\.(?:pathname|search|href|assign|replace)\b/;
const KNOWS_ADDRESSES = ["core/address.ts"];

test("whatever takes a path for an address is recognised", () => {
  for (const wrong of ['<a class="b" href="/new">', "<a href={`/new/$" + "{x}`}>"]) {
    expect(wrong).toMatch(LINK);
  }
  expect("location.pathname").toMatch(LINK);
  expect('<a href={addressOf("/new")}>').not.toMatch(LINK);
});

test("no screen takes a path for an address", () => {
  const wrong = files.filter((file) => !isTest(file) && LINK.test(read(file)));
  expect(wrong).toEqual(KNOWS_ADDRESSES);
});
