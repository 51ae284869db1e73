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
