// The house that the page belongs to: where tables stand, and whoever answers for them. The page
// speaks to it here and nowhere else. A server is one such house.

import { addressOf } from "./address";
import type { Socket } from "./line";

export type Method = "GET" | "POST" | "DELETE";

/** What goes with a question besides its path. */
export interface Asking {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly cache?: RequestCache;
}

export interface House {
  /** Asks for something by its path, such as `/api/games`. Rejects where nobody answers. */
  ask(method: Method, path: string, asking?: Asking): Promise<Response>;
  /** Opens a live connection to a table. */
  dial(table: string): Socket;
}

/** A server, at the page's own origin unless another one is named. */
export class ServerHouse implements House {
  constructor(private readonly origin = "") {}

  ask(method: Method, path: string, asking: Asking = {}): Promise<Response> {
    return fetch(this.origin + path, { method, ...asking });
  }

  dial(table: string): Socket {
    const address = new URL(`/live/${table}`, this.origin || location.origin);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(address);
  }
}

let current: House = new ServerHouse();

/** The house that this page plays in. */
export const house = (): House => current;

/** Plays in another house from now on; what is connected to the one before stays there. */
export function enter(other: House): void {
  current = other;
}

/** The page's own document, as its host has it now. */
export const servedDocument = (): Promise<Response> =>
  fetch(addressOf("/"), { headers: { accept: "text/html" }, cache: "no-store" });
