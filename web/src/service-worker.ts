// The service worker: the page comes from here where there is no network, and so does the house in the
// browser, once a game was opened. It has the files of one edition; an older one, whose pages may
// still be open, keeps its own until they are gone. What is asked of a server is none of its business.
//
// It stands alone in one file, so it shares types with the page and no code. The first line of that
// file lists the page: `vite.config.ts` writes it, and `ludotheque export` for a static edition.

import type { GameLock, PageLock, ToServiceWorker } from "./core/offline";

/** What is listed in the first line. */
interface Edition {
  /** Another one for each edition. */
  readonly name: string;
  /** The script that its document begins with. */
  readonly script: string;
  /** The files of the page, from the folder that it lies in. */
  readonly files: readonly string[];
  /** Whether no server is behind the page: then it has one address, and each screen is a query of it. */
  readonly static: boolean;
}

/** What is needed of the list of the files of the house. */
interface HouseList {
  readonly answers: Readonly<Record<string, string>>;
  readonly sizes: Readonly<Record<string, number>>;
}

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Heard extends Lasting {
  readonly data: ToServiceWorker;
}

interface Worker {
  readonly edition: Edition;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", hear: (event: Lasting) => void): void;
  addEventListener(type: "fetch", hear: (event: Fetching) => void): void;
  addEventListener(type: "message", hear: (event: Heard) => void): void;
}

const worker = self as unknown as Worker;
const { edition } = worker;
const scope = worker.registration.scope; // ends with a slash

const GAME: GameLock = "ludotheque game";
const PAGE: PageLock = "ludotheque page ";
const SHELVES = `ludotheque page ${scope} `; // how the caches of all editions here begin
const SHELF = `${SHELVES}${edition.script} ${edition.name}`;
const HOUSE = `ludotheque house ${scope}`; // of all editions: its files have hashes in their names
const LIST = "house/files.json";
const HASHED = "assets/";
const OF_SERVER = /^(?:api|live|health|ready|house)(?:\/|$)/;
const PATIENCE = 3_000; // milliseconds that the network has to answer, where something was kept

const addressOf = (file: string): string => new URL(file, scope).href;
const inHouse = (file: string): string => addressOf(`house/${file}`);
const LIST_ADDRESS = addressOf(LIST);

// ------------------------------------------------------------ what is kept

async function keepPage(): Promise<void> {
  const shelf = await caches.open(SHELF);
  // What has a hash in its name may come from anywhere; of all else, the newest.
  const requests = edition.files.map(
    (file) =>
      new Request(addressOf(file), { cache: file.startsWith(HASHED) ? "default" : "no-cache" }),
  );
  await shelf.addAll(requests);
}

/** What the shelf needs to stand; and all of the house, where an earlier edition had all of it. */
async function keepForShelf(): Promise<void> {
  const before = await (await caches.open(HOUSE)).match(LIST_ADDRESS);
  const list: HouseList | undefined = await before?.json();
  if (list && (await areKept(Object.keys(list.sizes)))) await keepHouse();
  else await keepListed(({ answers }) => Object.values(answers));
}

async function areKept(files: readonly string[]): Promise<boolean> {
  const house = await caches.open(HOUSE);
  const found = await Promise.all(files.map((file) => house.match(inHouse(file))));
  return found.every(Boolean);
}

async function keepHouse(): Promise<void> {
  const list = await keepListed(({ sizes }) => Object.keys(sizes));
  if (!list || (await isPlaying())) return; // a game that is under way may need older files
  const house = await caches.open(HOUSE);
  const wanted = new Set([LIST_ADDRESS, ...Object.keys(list.sizes).map(inHouse)]);
  const others = (await house.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(others.map((each) => house.delete(each)));
}

/** Keeps some files of the house, and last its list: one that is kept leads to files that are. */
async function keepListed(some: (list: HouseList) => string[]): Promise<HouseList | undefined> {
  const answer = await fetch(LIST_ADDRESS, { cache: "no-cache" }).catch(() => undefined);
  if (!answer?.ok) return undefined; // not every server has a house for browsers
  const list: HouseList = await answer.clone().json();
  const house = await caches.open(HOUSE);
  for (const address of some(list).map(inHouse)) {
    if (!(await house.match(address))) await house.add(address);
  }
  await house.put(LIST_ADDRESS, answer);
  return list;
}

/** Removes what older editions kept, unless a page of theirs is open. */
async function forgetOlder(): Promise<void> {
  const held = await heldLocks();
  for (const name of await caches.keys()) {
    if (!name.startsWith(SHELVES) || name === SHELF) continue;
    const [script = ""] = name.slice(SHELVES.length).split(" ");
    // Where the script is the same, whatever its pages need is in this edition too.
    if (script === edition.script || !held.has(PAGE + script)) await caches.delete(name);
  }
}

async function heldLocks(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = "" }) => name));
}

/** Whether a game is under way in any tab. */
const isPlaying = async (): Promise<boolean> => (await heldLocks()).has(GAME);

// ------------------------------------------------------------ what is asked for

/** From the network; where that does not answer soon, what was kept at an address. */
async function newest(request: Request, kept: string, cache: string): Promise<Response> {
  const found = await (await caches.open(cache)).match(kept, { ignoreVary: true });
  const asked = fetch(request);
  if (!found) return asked;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
  const answer = await Promise.race([asked.catch(() => undefined), late]);
  return answer && answer.status < 500 ? answer : found;
}

async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function ofHouse(request: Request): Promise<Response> {
  const house = await caches.open(HOUSE);
  const found = await house.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  // Where there is no room to keep it, it is still what was asked for.
  if (answer.status === 200) await house.put(request, answer.clone()).catch(() => {});
  return answer;
}

/** The answer to a request, if it is for something of the page. */
function answer(request: Request): Promise<Response> | undefined {
  const address = request.url.replace(/[?#].*$/s, "");
  if (request.method !== "GET" || !address.startsWith(scope)) return undefined;
  const path = address.slice(scope.length);
  if (request.mode === "navigate") {
    const isScreen = edition.static ? /^(?:index\.html)?$/.test(path) : !OF_SERVER.test(path);
    return isScreen ? newest(request, scope, SHELF) : undefined;
  }
  if (path === LIST) return newest(request, LIST_ADDRESS, HOUSE);
  if (path.startsWith("house/")) return ofHouse(request);
  if (path.startsWith(HASHED)) return keptOrFetched(request);
  return path && edition.files.includes(path) ? newest(request, address, SHELF) : undefined;
}

// ------------------------------------------------------------ its life

worker.addEventListener("install", (event) => {
  event.waitUntil(keepPage().then(keepForShelf));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const given = answer(event.request);
  if (given) event.respondWith(given);
});

worker.addEventListener("message", (event) => {
  switch (event.data.type) {
    case "opened":
      event.waitUntil(forgetOlder());
      return;
    case "keep-house":
      event.waitUntil(keepHouse());
      return;
    case "take-over":
      event.waitUntil(isPlaying().then((plays) => (plays ? undefined : worker.skipWaiting())));
  }
});
