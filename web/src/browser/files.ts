// The files of the house in the browser, as `files.json` in their folder lists them. What every house
// answers alike, such as the games on the shelf, is among them: it can be read before Python has come.

import type { Here } from "../protocol";

interface Listed {
  readonly version: string;
  readonly pyodide: string; // the folder of Python's core
  readonly archives: readonly string[]; // what is put into it
  /** For each path of the API that has an answer here, the name of its file. */
  readonly answers: Readonly<Record<string, string>>;
  readonly sizes: Readonly<Record<string, number>>; // of every file
}

const LIST = "files.json";

export class HouseFiles {
  private asked: Promise<Listed> | undefined;

  /** `folder` is their address, and ends with a slash. */
  constructor(readonly folder: string) {}

  /** Whether the browser has kept all that a house needs to be opened without a network. */
  async areKept(): Promise<boolean> {
    try {
      const { pyodide, archives, sizes } = await this.list();
      const core = Object.keys(sizes).filter((name) => name.startsWith(pyodide));
      const needed = [...core, ...archives].map((name) => caches.match(this.addressOf(name)));
      return (await Promise.all(needed)).every(Boolean);
    } catch {
      return false; // not even the list is there, or there is nothing to keep it in
    }
  }

  /** The answer to what is asked for by this path, if it has one here. */
  async answer(path: string): Promise<Response | undefined> {
    const { version, answers } = await this.list();
    if (path === "/api/here") return Response.json(hereIn(version));
    const name = Object.hasOwn(answers, path) ? answers[path] : undefined;
    return name === undefined ? undefined : this.fetched(name);
  }

  /** Asked for once; again, where it could not be had. */
  private list(): Promise<Listed> {
    this.asked ??= this.fetched(LIST)
      .then((response): Promise<Listed> => response.json())
      .catch((error: unknown) => {
        this.asked = undefined;
        throw error;
      });
    return this.asked;
  }

  private addressOf(name: string): string {
    return new URL(name, this.folder).href;
  }

  private async fetched(name: string): Promise<Response> {
    const address = this.addressOf(name);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response;
  }
}

/** Nobody else reaches a house in a browser. */
function hereIn(version: string): Here {
  return { lan: false, public: false, addresses: [], can_open: false, version };
}
