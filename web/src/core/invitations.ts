// How an invitation reaches a friend: the address that leads them to the seat, from where they are.

import type { Here } from "../protocol";

export interface Reach {
  /** The address of this server, as friends have to write it. */
  readonly origin: string;
  /** Nobody but this machine can reach it. */
  readonly alone: boolean;
  /** Whether a press of a button lets the local network reach it. */
  readonly canOpen: boolean;
}

const OWN_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Where friends find this server: at its public address; or on the network, if the page was opened
 * on the server's own machine; or where the page was opened. */
export function reach(here: Here, page: Pick<Location, "hostname" | "origin">): Reach {
  const [address] = here.addresses;
  const found = { alone: false, canOpen: false };
  if (here.public && address) return { ...found, origin: address };
  if (!OWN_MACHINE.test(page.hostname)) return { ...found, origin: page.origin };
  if (address) return { ...found, origin: address };
  return { origin: page.origin, alone: true, canOpen: here.can_open };
}

/** The link to a seat. What stands behind the `#` never reaches a server's log. */
export function linkTo(origin: string, table: string, invitation: string): string {
  return `${origin}/table/${encodeURIComponent(table)}#${encodeURIComponent(invitation)}`;
}

/** The short way to a seat: little to type, and large squares in a code that a phone reads. */
export function shortLink(origin: string, code: string): string {
  return `${origin}/go#${encodeURIComponent(code)}`;
}

/** The address at which a code is typed, as somebody would write it. */
export function typed(origin: string): string {
  return `${origin.replace(/^https?:\/\//, "")}/go`;
}

/** A code in two halves, for the eye. */
export function spaced(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`;
}
