// What people at a table ask of the server, apart from moves; and what is shown to them where the
// server does not carry out a command, whatever part of the page sent it.

import type { Failed, MoveRefused, Outgoing } from "../../protocol";
import type { Answer, Asked, Command } from "../line";
import { memory } from "../memory.svelte";
import { notices } from "../notices.svelte";
import { named, say } from "../words.svelte";
import type { Keys } from "./keys";
import type { Asker, Seating } from "./seating.svelte";

export class Commands {
  constructor(
    private readonly table: string,
    private readonly game: string,
    private readonly send: (message: Asked) => Promise<Answer>,
    private readonly seating: Pick<Seating, "awaited" | "names">,
    private readonly keys: Pick<Keys, "giveUp">,
  ) {}

  /** Sends a command and returns the server's answer. */
  ask(command: Command): Promise<Answer> {
    return this.send(command as Asked); // letters of seats come from the server
  }

  /** Sends a command and returns whether it was carried out; where it was not, says why. */
  async carryOut(command: Command): Promise<boolean> {
    const answer = await this.ask(command);
    this.report(answer);
    return answer.type === "accepted";
  }

  /** Shows why a command was not carried out, where it was not. */
  report(answer: Outgoing | undefined): void {
    if (answer?.type === "refused") {
      const { game, clause, reason, values } = answer;
      const key = `refused-${reason}`;
      notices.show({ kind: "refused", key, values: this.named(values), game, clause });
    } else if (answer?.type === "error") {
      const { code, values } = answer;
      notices.show({ kind: "failed", key: code, values: this.named(values), game: this.game });
    }
  }

  /** Why the rules refused a move, in a sentence. */
  reason({ game, reason, values }: MoveRefused): string {
    return say(`refused-${reason}`, this.named(values), game);
  }

  private named(values: Failed["values"]) {
    return named(values, this.seating.names);
  }

  say(seat: string, text: string): Promise<boolean> {
    return this.carryOut({ type: "say", seat, text });
  }

  resign(seat: string): Promise<boolean> {
    return this.carryOut({ type: "resign", seat });
  }

  /** Leaves a seat for good; its key is void from then on. */
  async leave(seat: string): Promise<boolean> {
    const isLeft = await this.carryOut({ type: "leave", seat });
    if (isLeft) this.keys.giveUp(seat);
    return isLeft;
  }

  /** Lets somebody in who asks for it at a seat of one's own. */
  admit({ seat, number }: Asker): Promise<boolean> {
    return this.carryOut({ type: "admit", seat, number });
  }

  /** Does not let them in. */
  decline({ seat, number }: Asker): Promise<boolean> {
    return this.carryOut({ type: "decline", seat, number });
  }

  /** Sends somebody away who came to a seat of one's own later. */
  sendAway(seat: string, number: number): Promise<boolean> {
    return this.carryOut({ type: "shut-out", seat, number });
  }

  /** Asks to be let in no more. */
  async stopAsking(): Promise<void> {
    const seat = this.seating.awaited?.seat;
    if (!seat) return;
    memory.settle(this.table, seat, false);
    await this.carryOut({ type: "leave", seat });
  }
}
