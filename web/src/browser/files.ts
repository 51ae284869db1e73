// The files of the house in the browser, as `files.json` in their folder lists them. What every house
// answers alike, such as the games on the shelf, is among them: it can be read before Python has come.

import type { Here } from "../protocol";

interface Listed {
  readonly version?: string;
  /** For each path of the API that has an answer here, the name of its file. */
  readonly answers?: Readonly<Record<string, string>>;
}

const LIST = "files.json";

export class HouseFiles {
  private asked: Promise<Listed> | undefined;

  /** `folder` is their address, and ends with a slash. */
  constructor(readonly folder: string) {}

  /** Whether they can be had: from the network, or from what the browser has kept of them. */
  async areThere(): Promise<boolean> {
    return this.list().then(
      () => true,
      () => false,
    );
  }

  /** The answer to what is asked for by this path, if it has one here. */
  async answer(path: string): Promise<Response | undefined> {
    const { version = "", answers = {} } = await this.list();
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

  private async fetched(name: string): Promise<Response> {
    const address = new URL(name, this.folder).href;
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response;
  }
}

/** Nobody else reaches a house in a browser. */
function hereIn(version: string): Here {
  return { lan: false, public: false, addresses: [], can_open: false, version };
}
