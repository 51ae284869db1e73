// All parts of a session put together as the session does, on a line and a server of the test's own.

import { vi } from "vitest";
import { Curtain } from "../src/core/curtain.svelte";
import { Host } from "../src/core/host.svelte";
import type { RealTime } from "../src/core/realtime.svelte";
import { Commands } from "../src/core/session/commands";
import { Connection } from "../src/core/session/connection.svelte";
import { Dice } from "../src/core/session/dice";
import { Drafting } from "../src/core/session/drafting.svelte";
import { FastForward } from "../src/core/session/fast-forward.svelte";
import { Hints } from "../src/core/session/hints.svelte";
import { Keys } from "../src/core/session/keys";
import { Log } from "../src/core/session/log.svelte";
import { Match } from "../src/core/session/match.svelte";
import type { MessageParts } from "../src/core/session/messages";
import { Playing } from "../src/core/session/playing.svelte";
import { Seating } from "../src/core/session/seating.svelte";
import { Viewers } from "../src/core/session/viewers";
import { Visible } from "../src/core/session/visible.svelte";
import { Stage } from "../src/core/stage.svelte";
import { game } from "./fake-table";
import { FakeServer } from "./parts";

export interface Wanted {
  readonly secrets?: boolean;
  readonly watching?: boolean;
  readonly live?: Partial<RealTime> | null;
}

export function sessionParts({ secrets = false, watching = false, live = null }: Wanted = {}) {
  const line = { renew: vi.fn(), tell: vi.fn() };
  const server = new FakeServer();
  const stage = new Stage(game);
  const curtain = new Curtain("t", secrets, watching);
  const keys = new Keys("t", curtain, watching);
  const log = new Log();
  const seating = new Seating("t", "fake", keys);
  const match = new Match(seating, !live);
  const visible = new Visible(game, "fake", stage, curtain, match, log, seating, !live);
  const connection = new Connection(line);
  const commands = new Commands("t", "fake", server.ask, seating, keys);
  const playing: Playing = new Playing(commands, match, log, seating, () => viewers.answered());
  const drafting = new Drafting(game, commands, match, log, playing);
  const hints = new Hints(game, commands, match, seating, drafting, !live);
  const fastForward = new FastForward("t", commands, new Host("t"), seating);
  const dice = new Dice("t", commands, {
    seats: () => seating.mine,
    last: () => log.last,
    isOver: () => match.over,
    isRecalling: () => connection.state === "recalling",
  });
  const parts: MessageParts = {
    ...{ stage, curtain, keys, log, seating, match, visible, connection, commands, watching },
    ...{ playing, drafting, hints, fastForward, dice, live: live as RealTime | null },
  };
  const viewers = new Viewers(parts);
  return { parts, viewers, line, server };
}
