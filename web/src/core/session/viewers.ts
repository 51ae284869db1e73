// Who looks at this screen, and when they may choose a move. Where several people share a screen, it
// is passed on from one to the other, and nothing that one of them was shown stays for the next.

import type { Curtain } from "../curtain.svelte";
import { notices } from "../notices.svelte";
import type { Stage } from "../stage.svelte";
import type { Connection } from "./connection.svelte";
import type { Drafting } from "./drafting.svelte";
import type { Hints } from "./hints.svelte";
import type { Log } from "./log.svelte";
import type { Match } from "./match.svelte";
import type { Playing } from "./playing.svelte";

export interface ViewerParts {
  readonly curtain: Curtain;
  readonly connection: Connection;
  readonly stage: Stage;
  readonly log: Log;
  readonly match: Match;
  readonly playing: Playing;
  readonly drafting: Drafting;
  readonly hints: Hints;
}

export class Viewers {
  constructor(private readonly parts: ViewerParts) {}

  /** Covers the screen: nobody's secrets are here any more, neither on it nor behind it. */
  cover(): void {
    if (this.parts.curtain.shared) this.withdraw();
  }

  /** Somebody says to be alone before the screen: the server is asked for what they may know. */
  uncover(seat: string): void {
    const { curtain } = this.parts;
    if (!curtain.shared || !curtain.own.includes(seat)) return;
    curtain.open(seat);
    this.switchViewer();
  }

  /** Whoever has the screen looks alone again. */
  lookAlone(): void {
    this.parts.curtain.lookAlone();
    this.offer();
  }

  /** Draws the curtain aside for what everybody may see. */
  lookTogether(): void {
    this.parts.curtain.lookTogether();
    this.recall();
  }

  /** Nobody looks any more. */
  withdraw(): void {
    this.parts.curtain.close();
    this.switchViewer();
  }

  private switchViewer(): void {
    this.forget();
    this.parts.connection.switchViewer(this.parts.playing.isSending);
  }

  /** Keeps nothing of what only one viewer was shown. */
  forget(): void {
    const { drafting, hints, log, playing, match, stage } = this.parts;
    drafting.drop();
    hints.close();
    log.clear();
    playing.clear();
    match.clear();
    stage.cut(undefined);
    notices.all = [];
  }

  /** Asks for whatever of the log was missed; behind a curtain nobody reads it. */
  recall(): void {
    const { curtain, connection, log } = this.parts;
    if (curtain.closed && !curtain.viewer) return;
    if (log.knownTo < log.last) connection.recall(log.knownTo);
  }

  /** An entry has been shown; where nothing is left to show, everything has. */
  see(seq: number): void {
    const { log, stage } = this.parts;
    log.show(stage.busy ? seq : log.last);
    this.offer();
  }

  /** Commands have been answered. */
  answered(): void {
    this.parts.connection.answered(this.parts.playing.isSending);
    queueMicrotask(() => this.offer());
  }

  /** Once all is shown and nothing is on its way, what may be played can be chosen. */
  offer(): void {
    const { match, curtain, stage, playing, drafting, connection } = this.parts;
    if (!match.position || stage.busy || playing.isSending) return;
    if (curtain.shared && match.over) {
      curtain.end();
      connection.switchViewer(false);
    }
    const passing = curtain.passOn(match.due(curtain.own));
    if (passing === "withdraw") this.withdraw();
    if (passing !== "choose") return;
    if (drafting.offer(match.turn, match.position)) curtain.markRead();
  }
}
