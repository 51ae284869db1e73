// Python in a worker: Pyodide's core, and what is put into it, from a folder that
// `tools/browser_package.py` has filled.

import type { loadPyodide, PyodideInterface } from "pyodide";

interface Files {
  readonly pyodide: string; // the folder of its core
  readonly about: unknown; // Pyodide's version and interfaces, as it compares them with its own
  readonly archives: readonly string[]; // wheels and zips with Python packages
  readonly games: Readonly<Record<string, string>>; // files of WebAssembly, by the game's name
  readonly sizes: Readonly<Record<string, number>>; // in bytes, of every file
}

type Core = { readonly loadPyodide: typeof loadPyodide };
type Report = (loaded: number, total: number) => void;

export interface Loaded {
  readonly python: PyodideInterface;
  /** The address of a game's file of WebAssembly. */
  readonly gameFile: (game: string) => string;
}

/** Loads everything but the games' files; `report` is told how much of it has come. */
export async function loadPython(folder: string, report: Report): Promise<Loaded> {
  const files: Files = await (await fetched(new URL("files.json", folder).href)).json();
  const core = new URL(files.pyodide, folder).href;
  const counting = countBytes(amountOf(files), report);
  const [{ loadPyodide }, ...archives] = await Promise.all([
    import(/* @vite-ignore */ `${core}pyodide.mjs`) as Promise<Core>,
    ...files.archives.map((name) => archive(new URL(name, folder).href)),
  ]);
  const loading = loadPyodide({
    indexURL: core,
    packageBaseUrl: core,
    lockFileContents: JSON.stringify({ info: files.about, packages: {} }), // none to be fetched
  });
  const python = await Promise.race([loading, counting.failure]);
  await counting.end();
  for (const [place, content] of archives.entries()) {
    const kind = files.archives[place]?.endsWith(".whl") ? "wheel" : "zip";
    python.unpackArchive(content, kind, { extractDir: "/lib/ludotheque" });
  }
  python.runPython("import sys; sys.path.append('/lib/ludotheque')");
  return { python, gameFile: (game) => new URL(files.games[game] ?? "", folder).href };
}

/** The bytes that are fetched; modules, which the browser imports itself, cannot be counted. */
function amountOf({ sizes, pyodide, archives }: Files): number {
  const isCounted = (name: string) =>
    archives.includes(name) || (name.startsWith(pyodide) && !name.endsWith(".mjs"));
  const counted = Object.entries(sizes).filter(([name]) => isCounted(name));
  return counted.reduce((total, [, size]) => total + size, 0);
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

async function archive(address: string): Promise<ArrayBuffer> {
  return (await fetched(address)).arrayBuffer();
}

interface Counting {
  /** Rejects when something cannot be fetched: Pyodide itself would wait for ever. */
  readonly failure: Promise<never>;
  /** Nothing more is counted; done when all is reported of what was. */
  readonly end: () => Promise<void>;
}

/**
 * From now on, whatever this worker fetches is counted: also what Pyodide fetches by itself. It gets
 * the browser's own responses, since only of those does a browser keep the code that it compiled.
 */
function countBytes(total: number, report: Report): Counting {
  const fetchPlainly = globalThis.fetch;
  let loaded = 0;
  const counts: Promise<void>[] = [];
  async function count(response: Response): Promise<void> {
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      loaded += part.value.byteLength;
      report(loaded, total);
    }
  }
  let fail: (error: unknown) => void;
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failure.catch(() => undefined); // what fails later, whoever asked for it hears of
  globalThis.fetch = async (...asked) => {
    try {
      const response = await fetchPlainly(...asked);
      counts.push(count(response.clone()).catch(fail));
      return response;
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  async function end(): Promise<void> {
    globalThis.fetch = fetchPlainly;
    await Promise.all(counts);
  }
  return { failure, end };
}
