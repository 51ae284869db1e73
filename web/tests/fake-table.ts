// A table's server for unit tests, with wires that can be cut: A and B take turns, and each turn is
// a sentence of two moves, "go" and then "1" or "2". It keeps the promises of the real one: a log
// without gaps, a request carried out once, news before answers, a snapshot first.

import type { Socket } from "../src/core/line";
import type { GameTable } from "../src/games/contract";
import type {
  EntryShown,
  Fairness,
  FastForwardShown,
  Given,
  Hand,
  Incoming,
  Outgoing,
  PersonShown,
  Position,
  SeatShown,
  Snapshot,
  TimeShown,
  Way,
} from "../src/protocol";

const way = (move: string, ...then: Way[]): Way => ({ move, then, more: false, finds: {} });
const ENDS = [way("1"), way("2")];

type Command = Extract<Incoming, { seat: string }>;

export interface View {
  readonly log: ReadonlyArray<string>;
}

/** A component that draws nothing: for parts that a test does not look at. */
const nothing = () => {};

export const game = {
  Board: nothing,
  Seat: nothing,
  Tray: nothing,
  lasts: () => 50,
  advanced: (view: View) => view,
  sound: () => null,
  expected: () => ({ key: "expected" }),
  offered: (move: string) => ({ key: `move-${move}` }),
  described: () => [{ key: "described" }],
  tip: () => null,
  standing: () => [],
} as unknown as GameTable;

/** How a game without turns stands with time: it is under way, and nothing is due. */
export const timeShown = (more: Partial<TimeShown> = {}): TimeShown => ({
  played: 0,
  due: [],
  paused: false,
  asked: [],
  on_in_ms: null,
  begun: true,
  unready: [],
  ready_move: "",
  start_move: "",
  ...more,
});

/** Likewise while sides are not ready yet, or the clock is about to begin. */
export const preparing = (unready: string[], more: Partial<TimeShown> = {}): TimeShown =>
  timeShown({ begun: false, unready, ready_move: "set", start_move: "off", ...more });

export class FakeTable {
  log: EntryShown[] = [];
  match: { seat: string; move: string; by: string }[] = [];
  wires: Wire[] = [];
  readonly requests = new Map<string, Outgoing>();
  /** Everything that was ever asked for, as often as it arrived. */
  readonly arrived: Incoming[] = [];
  readonly mine = new Set(["A"]);
  over = false;
  /** Whether everybody sits. */
  started = true;
  /** Whether it is around one big screen. */
  phones = false;
  /** Moves that cannot be taken back, because they have told their player something. */
  firm = 0;
  /** Without turns: how it stands with time, and what is held. */
  realtime: TimeShown | null = null;
  hands: Hand[] = [];
  /** At a sealed table: what was sealed, and what came together. */
  fairness: Fairness | null = null;
  /** Who wants bots to play without pauses, where that can be asked for. */
  fastForward: FastForwardShown | null = null;
  /** The people of seats, those who ask to be let in there, and who one is oneself. */
  people: Record<string, PersonShown[]> = {};
  asking: Record<string, PersonShown[]> = {};
  persons: Record<string, number> = {};
  /** Why nobody can take part in a round of numbers, if so; and what was told of one. */
  refuses = "";
  revealed: Given[] = [];
  /** The moves that are listed, if not those of a turn. */
  listed: string[] | null = null;
  /** The hint for whoever asks. */
  hinted: string[] = ["go", "2"];
  /** And the one move that somebody else was faster with. */
  refused = "";

  readonly dial = (): Socket => {
    const wire = new Wire(this);
    this.wires.push(wire);
    return wire;
  };

  get acting(): string {
    return Math.floor(this.match.length / 2) % 2 === 0 ? "A" : "B";
  }

  get ways(): Way[] {
    return this.match.length % 2 === 0 ? [way("go", ...ENDS)] : ENDS;
  }

  get undoable(): number {
    const own = (at: number) => this.match[at]?.seat === this.match.at(-1)?.seat;
    let start = this.over || this.realtime ? this.match.length : this.match.length - 1;
    while (start >= this.firm && own(start) && !this.match[start]?.by) start -= 1;
    return Math.max(this.match.length - 1 - start, 0);
  }

  position(): Position {
    const legal = this.listed ?? this.ways.map(({ move }) => move);
    return {
      length: this.match.length,
      view: { log: this.match.map(({ move }) => move) },
      acting: this.over ? [] : [this.acting],
      legal: !this.over && this.mine.has(this.acting) ? { [this.acting]: legal } : {},
      over: this.over,
      winners: [],
      ending: "",
      undoable: this.undoable,
      views: {},
    };
  }

  seats(): SeatShown[] {
    return ["A", "B"].map((seat) => ({
      seat,
      name: seat === "A" ? "Rosa" : "greedy",
      kind: seat === "A" ? "person" : "bot",
      bot: seat === "A" ? "" : "greedy",
      stand_in: "",
      resigned: false,
      present: true,
      people: this.people[seat] ?? [],
      asking: this.asking[seat] ?? [],
      away_in_ms: 0,
      yours: this.mine.has(seat),
    }));
  }

  snapshot(): Snapshot {
    return {
      type: "snapshot",
      table: "t",
      game: "fake",
      version: 1,
      options: {},
      board: "",
      clock: 0,
      seq: this.log.length,
      started: this.started,
      seats: this.seats(),
      position: this.position(),
      chat: this.log.filter(({ entry }) => entry.type === "chatted"),
      rematch: "",
      time: this.realtime,
      hands: this.hands,
      fairness: this.fairness,
      phones: this.phones,
      fast_forward: this.fastForward,
      persons: this.persons,
    };
  }

  enter(entry: EntryShown["entry"], ...codes: string[]): number {
    const events = codes.map((code) => ({ code, values: {} }));
    const told = { seq: this.log.length + 1, at: 0, entry, events };
    this.log.push(told);
    for (const wire of this.wires) {
      wire.tell({
        type: "news",
        told: [told],
        seq: told.seq,
        started: this.started,
        position: this.position(),
        seats: null,
        time: this.realtime,
        fast_forward: this.fastForward,
      });
    }
    return told.seq;
  }

  play(seat: string, move: string, by = ""): number {
    this.match.push({ seat, move, by });
    return this.enter({ type: "moved", seat, move, by }, "moved");
  }

  /** A seat gets a new code: whoever had it watches, and hears of it as a watcher. */
  renew(seat: string): void {
    this.mine.delete(seat);
    this.enter({ type: "renewed", seat });
  }

  /** Something has changed for the people of seats, and everybody is told. */
  tellPeople(entry: EntryShown["entry"]): void {
    this.enter(entry);
    for (const wire of this.wires) wire.tell({ type: "seating", seats: this.seats() });
  }

  /** The other player has its turn. */
  botPlays(): void {
    if (this.acting === "B") for (const move of ["go", "1"]) this.play("B", move, "bot");
  }

  hear(message: Incoming, wire: Wire): void {
    this.arrived.push(message);
    if (message.type === "hello") wire.begin();
    else if (message.type === "recall") {
      const told = this.log.slice(message.since ?? 0); // news may overtake it
      wire.later = () => {
        wire.tell({ type: "recalled", told });
        wire.tell(this.snapshot());
      };
    } else if (message.type === "ping") {
      wire.tell({ type: "pong", request: message.request ?? "" });
    } else wire.tell(this.answer(message));
  }

  private answer(message: Command): Outgoing {
    const request = message.request ?? "";
    const before = this.requests.get(request);
    if (before) return before;
    const answer = this.carryOut(message, request);
    if (answer.type === "accepted") this.requests.set(request, answer);
    return answer;
  }

  /** Takes something into the hand or puts it down, unless somebody else has it there. */
  private handle({ type, seat, thing }: Extract<Command, { thing: string }>): boolean {
    if (this.hands.some((hand) => hand.thing === thing && !hand.yours)) return false;
    this.hands = this.hands.filter((hand) => hand.thing !== thing);
    if (type === "hold") this.hands.push({ seat, thing, number: 1, yours: true });
    for (const wire of this.wires) wire.tell({ type: "held", hands: this.hands });
    return true;
  }

  private carryOut(message: Command, request: string): Outgoing {
    const length = this.match.length;
    const failed = (code: string): Outgoing => ({
      type: "error",
      code,
      values: {},
      request,
      game: "",
      cause: null,
    });
    if ("after" in message && message.after !== length && !this.realtime) return failed("stale");
    const accepted = (seq: number): Outgoing => ({ type: "accepted", request, seq });
    switch (message.type) {
      case "consider":
        return { type: "considered", request, length, ways: this.ways };
      case "advise":
        this.enter({ type: "asked-advice", seat: message.seat });
        return {
          type: "counsel",
          request,
          length,
          moves: this.hinted,
          reason: "best",
          values: {},
        };
      case "hold":
      case "release":
        return this.handle(message) ? accepted(this.log.length) : failed("held-by-another");
      case "pause":
        return accepted(this.enter({ type: "paused", seat: message.seat }));
      case "resume":
        return accepted(this.enter({ type: "resumed", seat: message.seat }));
      case "fast-forward":
        return accepted(this.enter({ type: "fast-forwarded", seat: message.seat }));
      case "slow-down":
        return accepted(this.enter({ type: "slowed-down", seat: message.seat }));
      case "play": {
        if (this.realtime && message.move !== this.refused) {
          return accepted(this.play(message.seat, message.move));
        }
        const legal =
          !this.realtime &&
          message.seat === this.acting &&
          this.ways.some((w) => w.move === message.move);
        return legal ? accepted(this.play(message.seat, message.move)) : failed("refused");
      }
      case "undo": {
        if (this.undoable === 0 || this.match.at(-1)?.seat !== message.seat)
          return failed("cannot-undo");
        this.match.pop();
        return accepted(this.enter({ type: "undone", seat: message.seat, length: length - 1 }));
      }
      case "commit": {
        if (!this.fairness || this.refuses) return failed(this.refuses || "table-unsealed");
        const { seat, commitment } = message;
        return accepted(this.enter({ type: "committed", seat, person: 1, commitment }));
      }
      case "reveal":
        this.revealed.push({ seat: message.seat, person: 1, value: message.value });
        return accepted(this.log.length);
      case "say":
        return accepted(this.enter({ type: "chatted", seat: message.seat, text: message.text }));
      default:
        return failed("failed");
    }
  }
}

/** One connection. What is on its way in either direction arrives when the test says so. */
export class Wire implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  private up: string[] = [];
  private down: string[] = [];
  private joined = false;
  private opened = false;
  cut = false;
  /** What the server is still reading up. */
  later: (() => void) | undefined;

  constructor(private readonly table: FakeTable) {}

  send(text: string): void {
    if (!this.cut) this.up.push(text);
  }

  close(): void {
    this.part();
  }

  tell(message: Outgoing): void {
    if (this.joined && !this.cut) this.down.push(JSON.stringify(message));
  }

  begin(): void {
    this.joined = true;
    this.tell(this.table.snapshot());
  }

  /** Lets one message arrive at the server, or one here; says whether there was one. */
  stepUp(): boolean {
    if (this.cut) return false;
    if (!this.opened) {
      this.opened = true;
      this.onopen?.(new Event("open"));
      return true;
    }
    if (this.later) return this.catchUp(this.later);
    const text = this.up.shift();
    if (text !== undefined) this.table.hear(JSON.parse(text), this);
    return text !== undefined;
  }

  private catchUp(later: () => void): boolean {
    this.later = undefined;
    later();
    return true;
  }

  stepDown(): boolean {
    const text = this.cut ? undefined : this.down.shift();
    if (text !== undefined) this.onmessage?.(new MessageEvent("message", { data: text }));
    return text !== undefined;
  }

  /** The connection is lost, with all that was on its way. */
  lose(code = 1006): void {
    if (this.cut) return;
    this.part();
    this.onclose?.(Object.assign(new Event("close"), { code }) as CloseEvent);
  }

  /** A listener that did not keep up: what was waiting is gone, and a snapshot comes instead. */
  lag(): void {
    this.down = [];
    if (this.joined) this.tell(this.table.snapshot());
  }

  private part(): void {
    this.cut = true;
    this.table.wires = this.table.wires.filter((each) => each !== this);
  }
}
