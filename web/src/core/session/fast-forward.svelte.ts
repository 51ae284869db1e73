// Bots that play without pauses, once everybody who still plays agrees; and how fast moves are shown.

import type { EntryShown, FastForwardShown } from "../../protocol";
import { fastForward, slowDown } from "../api";
import type { Host } from "../host.svelte";
import type { Commands } from "./commands";
import type { Seating } from "./seating.svelte";

const ORDINARY = 1;
const BRISK = 0.7; // bots among themselves
const AT_ONCE = 0; // bots in fast forward

export class FastForward {
  /** Who wants it, as the server described it last; nothing where it cannot be asked for. */
  received: FastForwardShown | null = $state.raw(null);

  constructor(
    private readonly table: string,
    private readonly commands: Pick<Commands, "carryOut">,
    private readonly host: Pick<Host, "act">,
    private readonly seating: Pick<Seating, "seats">,
  ) {}

  /** Wants bots to play without pauses, or agrees to it; without a seat, as their host. */
  async ask(seat: string): Promise<void> {
    if (seat) await this.commands.carryOut({ type: "fast-forward", seat });
    else await this.host.act((key) => fastForward(this.table, key));
  }

  /** Wants no fast forward, or no more of it. */
  async stop(seat: string): Promise<void> {
    if (seat) await this.commands.carryOut({ type: "slow-down", seat });
    else await this.host.act((key) => slowDown(this.table, key));
  }

  /** How long some entries are shown, as a share of the ordinary time. */
  tempoOf(told: ReadonlyArray<EntryShown>): number {
    const isBots = told.some(({ entry }) => entry.type === "moved" && entry.by);
    if (!isBots) return ORDINARY;
    if (this.received?.on) return AT_ONCE;
    const bots = this.seating.seats.filter(({ kind, stand_in }) => kind === "bot" || stand_in);
    return bots.length > 1 ? BRISK : ORDINARY;
  }
}
