// How this screen treats what the server sends. The line itself, which is opened again whenever it is
// lost, is in `line.ts`.

import { tellIfOutdated } from "../edition";
import type { Line, LineStatus } from "../line";

/**
 * - `connecting`: on this connection the server has not described the table yet.
 * - `listening`: messages are followed.
 * - `recalling`: they are, and entries of the log that this browser missed are on their way.
 * - `switching`: somebody else looks at this screen now, and commands of the viewer before are not
 *   answered yet. Messages are dropped, because they are for the viewer before. After the last answer
 *   the server is told, on a new connection, who looks.
 */
export type ConnectionState = "connecting" | "listening" | "recalling" | "switching";

export class Connection {
  status: LineStatus = $state("connecting");
  state: ConnectionState = "connecting";

  constructor(private readonly line: Pick<Line, "renew" | "tell">) {}

  /** The line is open, or has been lost. */
  changeStatus(status: LineStatus): void {
    if (status === "open" && this.status === "lost") void tellIfOutdated();
    this.status = status;
    if (status !== "open") this.restart();
  }

  /** Whatever was asked for on the connection before will not be answered. */
  restart(): void {
    if (this.state !== "switching") this.state = "connecting";
  }

  /** The server has described the table. */
  begin(): void {
    if (this.state === "connecting") this.state = "listening";
  }

  /** Asks for the entries of the log that follow `known`, unless they are on their way. */
  recall(known: number): void {
    if (this.state !== "listening") return;
    this.state = "recalling";
    this.line.tell({ type: "recall", since: known });
  }

  /** The entries that were asked for have arrived. */
  recalled(): void {
    if (this.state === "recalling") this.state = "listening";
  }

  /** Tells the server who looks now; first, commands that are on their way are answered. */
  switchViewer(isSending: boolean): void {
    if (isSending) this.state = "switching";
    else this.renew();
  }

  /** Commands have been answered; `isSending`, if others are still on their way. */
  answered(isSending: boolean): void {
    if (this.state === "switching" && !isSending) this.renew();
  }

  private renew(): void {
    this.state = "connecting";
    this.line.renew();
  }
}
