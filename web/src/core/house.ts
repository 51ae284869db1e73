// The house that the page belongs to: where tables stand, and whoever answers for them. The page
// speaks to it here and nowhere else. A server is one such house.

import { addressOf, isStatic } from "./address";
import type { Socket } from "./line";

export type Method = "GET" | "POST" | "DELETE";

/** What goes with a question besides its path. */
export interface Asking {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly cache?: RequestCache;
}

/** What can be done in a house: the page asks for these, and not what kind of house it is. */
export interface Abilities {
  /** Whether there is anything to play with: a browser may withhold what a house in it stands on. */
  readonly play: boolean;
  /** Whether friends elsewhere can join or watch, by invitations, links and open seats. */
  readonly friends: boolean;
  /** Whether phones can be hands around a big screen. */
  readonly phones: boolean;
}

/** All that a server can do. */
const EVERYTHING: Abilities = { play: true, friends: true, phones: true };

/** What can be done in a browser without a server. It needs HTTPS, or an address of this machine. */
export const alone = (): Abilities => ({ play: isSecureContext, friends: false, phones: false });

export interface House {
  readonly can: Abilities;
  /** Asks for something by its path, such as `/api/games`. Rejects where nobody answers. */
  ask(method: Method, path: string, asking?: Asking): Promise<Response>;
  /** Opens a live connection to a table. */
  dial(table: string): Socket;
}

/** A server, at the page's own origin unless another one is named. */
export class ServerHouse implements House {
  constructor(
    private readonly origin = "",
    readonly can: Abilities = EVERYTHING,
  ) {}

  ask(method: Method, path: string, asking: Asking = {}): Promise<Response> {
    return fetch(this.origin + path, { method, ...asking });
  }

  dial(table: string): Socket {
    const address = new URL(`/live/${table}`, this.origin || location.origin);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(address);
  }
}

let current: House = new ServerHouse("", isStatic() ? alone() : EVERYTHING);

/** The house that this page plays in. */
export const house = (): House => current;

/** Plays in another house from now on; what is connected to the one before stays there. */
export function enter(other: House): void {
  current = other;
}

/** The page's own document, as its host has it now. */
export const servedDocument = (): Promise<Response> =>
  fetch(addressOf("/"), { headers: { accept: "text/html" }, cache: "no-store" });
