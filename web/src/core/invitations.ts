// How an invitation reaches a friend: the address that leads them to the seat, from where they are.

import type { Here } from "../protocol";

export interface Reach {
  /** The address of this server, as friends have to write it. */
  readonly origin: string;
  /** Nobody but this machine can reach it. */
  readonly alone: boolean;
}

const OWN_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Where friends find this server: its address on the network, if the page was opened on its own. */
export function reach(here: Here, page: Pick<Location, "hostname" | "origin">): Reach {
  if (!OWN_MACHINE.test(page.hostname)) return { origin: page.origin, alone: false };
  const address = here.lan ? here.addresses[0] : undefined;
  return { origin: address ?? page.origin, alone: address === undefined };
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
