// The house that the page belongs to: where tables stand, and whoever answers for them. The page
// speaks to it here and nowhere else. A server is one such house, this browser can be another one.

import { createSubscriber } from "svelte/reactivity";
import { addressOf } from "./address";
import type { Socket } from "./line";
import { memory } from "./memory.svelte";

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

/** Which of the two houses that a page may know a table stands in. */
export type Place = "server" | "browser";

export interface House {
  readonly place: Place;
  readonly can: Abilities;
  /** Gets ready what a table needs, if that takes a while. */
  prepare(): void;
  /** Whether it answers just now. */
  isThere(): Promise<boolean>;
  /** Asks for something by its path, such as `/api/games`. Rejects where nobody answers. */
  ask(method: Method, path: string, asking?: Asking): Promise<Response>;
  /** Opens a live connection to a table. */
  dial(table: string): Socket;
}

/** A server, at the page's own origin unless another one is named. */
export class ServerHouse implements House {
  readonly place = "server";

  constructor(
    private readonly origin = "",
    readonly can: Abilities = EVERYTHING,
  ) {}

  prepare(): void {
    // It is ready whenever it answers.
  }

  isThere(): Promise<boolean> {
    return this.ask("GET", "/api/here", { cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

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
const known = new Map<Place, House>([[current.place, current]]);
let tellEntered = () => {};
const noteReading = createSubscriber((update) => {
  tellEntered = update;
});

/** The house that one plays in at new tables. Whatever shows it is shown anew when that changes. */
export function house(): House {
  noteReading();
  return current;
}

/** Plays in another house from now on; what is connected to the one before stays there. */
export function enter(other: House): void {
  know(other);
  current = other;
  tellEntered();
}

/** Has tables looked for in this house as well, if they stand there. */
export function know(other: House): void {
  known.set(other.place, other);
}

/** From now on there is no server: all tables stand where one plays. */
export function forgetServer(): void {
  known.delete("server");
}

/** Whether there is a server, be it that one plays elsewhere. */
export const knowsServer = (): boolean => known.has("server");

/** The house in which a table stands; for one that is not known here, where one plays. */
export function houseOf(table: string): House {
  const found = memory.find(table);
  return (found && known.get(found.place ?? "server")) ?? house();
}

/** Another house than the one that one plays in, if there is one that answers. */
export async function otherHouse(): Promise<House | undefined> {
  const others = [...known.values()].filter((each) => each !== current);
  const [other] = others;
  return other && (await other.isThere()) ? other : undefined;
}

/** The page's own document, as its host has it now. */
export const servedDocument = (): Promise<Response> =>
  fetch(addressOf("/"), { headers: { accept: "text/html" }, cache: "no-store" });
