// The worker in which a house runs: Python with its tables, and the database where they are kept.
// `src/ludotheque/browser/house.py` is what it calls there.

import type { PyodideInterface } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import { gameFiles, plain } from "./games";
import type { AskRequest, FromHouse, NotOpened, Start, ToHouse } from "./messages";
import { loadPython } from "./python";
import { SearchWorker } from "./searching";
import { type Ask, storageFor } from "./storage";

/** `BrowserHouse` in Python. */
interface PythonHouse extends PyProxy {
  readonly store: { readonly note_claim: (table: string, epoch: number) => void };
  answer(method: string, path: string, headers: PyProxy, body: string): Promise<PyProxy>;
  open_line(
    line: number,
    table: string,
    tell: (text: string) => void,
    hangUp: (code: number) => void,
  ): void;
  hear(line: number, text: string | undefined): void;
}

interface PythonModule extends PyProxy {
  start(
    ask: unknown,
    name: string,
    workers: () => PythonSearchWorker,
    thinkers: number,
    games: ReturnType<typeof gameFiles>,
    hurried: boolean,
  ): Promise<PythonHouse | string>;
}

/** `SearchWorker` in Python. */
type PythonSearchWorker = ReturnType<typeof searchWorker>;

const MOST_THINKERS = 2;

type Answered = readonly [number, Record<string, string>, Uint8Array<ArrayBuffer>];

const worker = self as unknown as {
  postMessage(message: FromHouse): void;
  onmessage: ((event: MessageEvent<ToHouse>) => void) | null;
};

let opened: { readonly python: PyodideInterface; readonly house: PythonHouse } | undefined;

async function start({ files, database, hurried = false }: Start): Promise<void> {
  const { python, gameFile } = await loadPython(files, (loaded, total) =>
    worker.postMessage({ type: "progress", loaded, total }),
  );
  const storage = storageFor((table, epoch) => opened?.house.store.note_claim(table, epoch));
  const module: PythonModule = python.pyimport("ludotheque.browser.house");
  const house = await module.start(
    inPython(python, storage),
    database,
    () => searchWorker(python, gameFile),
    thinkers(),
    gameFiles(python, gameFile),
    hurried,
  );
  if (typeof house === "string") {
    worker.postMessage({ type: "failed", error: JSON.parse(house) });
    return;
  }
  opened = { python, house };
  worker.postMessage({ type: "ready" });
}

/** As many as leave a core for the page and one for the house. */
function thinkers(): number {
  return Math.max(1, Math.min(MOST_THINKERS, navigator.hardwareConcurrency - 2));
}

/** A worker in which bots search, for Python. */
function searchWorker(python: PyodideInterface, fileOf: (game: string) => string) {
  const search = new SearchWorker(fileOf);
  return {
    load: async (game: string) => python.toPy(await search.load(game)),
    call: (game: string, entry: string, kinds: string, numbers: PyProxy, writes: PyProxy) =>
      search.call(game, entry, kinds, plain(numbers), plain(writes)),
    end: () => search.end(),
  };
}

/** A storage for Python, which has lists and bytes where JavaScript has arrays. */
function inPython(python: PyodideInterface, ask: Ask) {
  return async (what: string, values: PyCallable): Promise<unknown> =>
    python.toPy(await ask(what, plain(values)));
}

async function answer({ id, method, path, headers, body }: AskRequest): Promise<void> {
  if (!opened) return;
  const found = await opened.house.answer(method, path, opened.python.toPy(headers), body);
  const [status, told, content]: Answered = found.toJs({ dict_converter: Object.fromEntries });
  found.destroy();
  worker.postMessage({ type: "answer", id, status, headers: told, body: content });
}

function dial(line: number, table: string): void {
  opened?.house.open_line(
    line,
    table,
    (text) => worker.postMessage({ type: "text", line, text }),
    (code) => worker.postMessage({ type: "closed", line, code }),
  );
}

function notLoaded(error: unknown): NotOpened {
  const said = error instanceof Error ? error.message : String(error);
  return { type: "failed", error: { code: "house-not-loaded", values: { said } } };
}

worker.onmessage = ({ data }) => {
  switch (data.type) {
    case "start":
      start(data).catch((error: unknown) => worker.postMessage(notLoaded(error)));
      return;
    case "ask":
      void answer(data);
      return;
    case "dial":
      dial(data.line, data.table);
      return;
    case "say":
      opened?.house.hear(data.line, data.text ?? undefined); // Python's None, unlike null
  }
};
