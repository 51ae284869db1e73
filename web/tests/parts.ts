// What the parts of a session are given in their tests: seats, positions and entries as the server
// would describe them, and a server that answers when the test says so.

import type { Answer, Asked } from "../src/core/line";
import type { EntryShown, Position, SeatShown } from "../src/protocol";

export const seatOf = (seat: string, more: Partial<SeatShown> = {}): SeatShown => ({
  seat,
  name: `Player ${seat}`,
  kind: "person",
  bot: "",
  stand_in: "",
  resigned: false,
  present: true,
  people: [],
  asking: [],
  away_in_ms: 0,
  yours: false,
  ...more,
});

export const positionOf = (more: Partial<Position> = {}): Position => ({
  length: 0,
  view: {},
  acting: [],
  legal: {},
  over: false,
  winners: [],
  ending: "",
  undoable: 0,
  views: {},
  ...more,
});

export const toldOf = (
  seq: number,
  entry: EntryShown["entry"],
  ...codes: string[]
): EntryShown => ({
  seq,
  at: 0,
  entry,
  events: codes.map((code) => ({ code, values: {} })),
});

/** A log in which these seats made these moves, as "A go"; "fate 1-2" is a draw. */
export const movesOf = (...lines: string[]): EntryShown[] =>
  lines.map((line, index) => {
    const [seat = "", ...words] = line.split(" ");
    const move = words.join(" ");
    return toldOf(
      index + 1,
      seat === "fate" ? { type: "drawn", move } : { type: "moved", seat, move },
    );
  });

export const ACCEPTED: Answer = { type: "accepted", request: "", seq: 1 };
export const failed = (code: string): Answer => ({
  type: "error",
  code,
  values: {},
  request: "",
  game: "",
  cause: null,
});

/** Lets everything go on that waits for an answer. */
export async function goOn(): Promise<void> {
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
}

/** A server that answers when it is told to, the oldest command first. */
export class FakeServer {
  readonly asked: Asked[] = [];
  private readonly waiting: ((answer: Answer) => void)[] = [];

  readonly ask = (message: unknown): Promise<Answer> => {
    this.asked.push(message as Asked);
    return new Promise((answer) => this.waiting.push(answer));
  };

  async answer(answer: Answer = ACCEPTED): Promise<void> {
    this.waiting.shift()?.(answer);
    await goOn();
  }
}
