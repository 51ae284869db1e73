// A move in the making: chosen on the board, not yet sent. It is made of what the server says can
// be done, and of nothing else: `ways` is the tree of all that may follow. Where the tree is too
// large to be told at once, the server tells more of it as the move comes there.

import type { Way } from "../protocol";

export interface Sending {
  /** Sends the moves, one after the other. `forced` where nobody had a choice. */
  readonly send: (seat: string, moves: ReadonlyArray<string>, forced: boolean) => Promise<void>;
  /** Asks the server what it thinks of a move that is not among those on offer: it says why not. */
  readonly object: (seat: string, moves: ReadonlyArray<string>) => void;
  /** Asks the server what may follow some moves, where it has not told yet; `extend` takes it in. */
  readonly more?: (moves: ReadonlyArray<string>) => void;
  /** Whether a move that is complete waits for a confirmation. */
  readonly confirms: () => boolean;
  /** Whether a move without any choice may be made by itself; by default it may. */
  readonly automatic?: () => boolean;
  /** How many of the moves on offer are chosen together, in any order, and sent as one; 1, if absent. */
  readonly together?: number;
}

export class Draft {
  /** What has been chosen so far, in notation. */
  moves: ReadonlyArray<string> = $state.raw([]);
  /** What has been chosen beyond that, before the server has told what may follow. */
  ahead: ReadonlyArray<string> = $state.raw([]);
  /** What would follow if what the pointer is over were chosen: only shown. */
  preview: ReadonlyArray<string> = $state.raw([]);
  /** Whether it is on its way to the server. */
  sent: boolean = $state(false);
  /** Everything that may be played from here. */
  ways: ReadonlyArray<Way> = $state.raw([]);
  /** Whether the server has told all that may follow; until then only first choices are known. */
  complete: boolean = $state(false);
  /** What is drawn, and waits to be confirmed: because it is a hint, or may not be meant. */
  private hinted = "";
  /** The beginnings whose continuations have been asked for. */
  private asked = new Set<string>();
  /** How many moves stood before each choice: what was chosen at once is taken back at once. */
  private marks: ReadonlyArray<number> = [];

  constructor(
    readonly seat: string,
    /** How long the match is; others may move at the same time without disturbing this one. */
    public length: number,
    readonly legal: ReadonlyArray<string>,
    private readonly sending: Sending,
  ) {
    // biome-ignore lint/suspicious/noThenProperty: nobody awaits a way; it is what the server calls it
    this.ways = legal.map((move) => ({ move, then: [], more: false, finds: {} }));
  }

  /** All that may follow is known now. A line without any choice is drawn, or made by itself. */
  learn(ways: ReadonlyArray<Way>): void {
    if (this.complete) return;
    this.ways = ways;
    this.complete = true;
    if (this.sent) return;
    if (this.together === 1) this.moves = known(ways, this.moves);
    const only = this.onlyLine;
    if (only && this.chosen.length === 0) this.follow(only);
    else this.goOn();
  }

  /** What may follow some moves is known now. */
  extend(moves: ReadonlyArray<string>, found: ReadonlyArray<Way>): void {
    this.ways = grafted(this.ways, moves, found);
    if (!this.sent) this.goOn();
  }

  /** What may follow some moves could not be told; it can be asked for again. */
  forget(moves: ReadonlyArray<string>): void {
    this.asked.delete(moves.join());
  }

  /** The one line that can be played, where there is no choice at all. */
  get onlyLine(): ReadonlyArray<string> | null {
    return this.together === 1 ? onlyLine(this.ways) : null;
  }

  /** How many moves are chosen together, in any order. */
  get together(): number {
    return this.sending.together ?? 1;
  }

  /** The ways on from what has been chosen so far. */
  get after(): ReadonlyArray<Way> {
    if (this.together === 1) return waysAfter(this.ways, this.moves);
    if (this.moves.length >= this.together) return [];
    return this.ways.filter(({ move }) => !this.moves.includes(move));
  }

  /** Everything that has been chosen, whether it is known to be possible or not. */
  get chosen(): ReadonlyArray<string> {
    return [...this.moves, ...this.ahead];
  }

  /** The moves that may be chosen next. */
  get options(): ReadonlyArray<string> {
    return this.sent ? [] : this.after.map((way) => way.move);
  }

  /** Whether something may follow that the server has not told yet. */
  get waiting(): boolean {
    return this.together === 1 && (wayAt(this.ways, this.moves)?.more ?? false);
  }

  /** Whether it says all that it has to say, and could be sent. */
  get finished(): boolean {
    return this.complete && this.moves.length > 0 && this.after.length === 0 && !this.waiting;
  }

  /** Every complete continuation of what has been chosen, and of a few moves more. */
  lines(further: ReadonlyArray<string> = []): ReadonlyArray<ReadonlyArray<string>> {
    return this.linesAfter([...this.moves, ...further]);
  }

  /** Every complete continuation of these moves, whatever has been chosen. */
  linesAfter(moves: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> {
    return linesOf(waysAfter(this.ways, moves));
  }

  /** The ways that some moves take, one for each, as far as they are known. */
  waysOn(moves: ReadonlyArray<string>): ReadonlyArray<Way> {
    return moves.flatMap((_, index) => wayAt(this.ways, moves.slice(0, index + 1)) ?? []);
  }

  /** Chooses the next move, or several; what is not on offer is refused, with its reason. */
  choose(...moves: string[]): void {
    if (this.sent) return;
    this.marks = [...this.marks, this.chosen.length];
    this.continueWith(...moves);
  }

  /** More of what was chosen last: it is taken back together with that. */
  continueWith(...moves: string[]): void {
    if (this.sent) return;
    this.preview = [];
    this.ahead = [...this.ahead, ...moves];
    this.goOn();
  }

  /** Takes one of several moves that are chosen together out again. */
  drop(move: string): void {
    if (this.sent || !this.moves.includes(move)) return;
    this.moves = this.moves.filter((each) => each !== move);
    this.marks = this.moves.map((_, index) => index);
    this.preview = [];
  }

  /** Draws the moves of a hint. They are never sent by themselves. */
  drawHint(moves: ReadonlyArray<string>): void {
    if (this.sent || moves.length === 0) return;
    if (this.together === 1 || this.finished) this.takeBack(true);
    this.chooseAndWait(...moves);
  }

  /** Chooses some moves that wait to be confirmed, even where others are sent at once. */
  chooseAndWait(...moves: string[]): void {
    this.hinted = [...this.chosen, ...moves].join();
    this.choose(...moves);
  }

  /** Takes back the last choice, or all of them; nobody has heard of them. */
  takeBack(all = false): void {
    if (this.sent) return;
    const before = this.marks.filter((mark) => mark < this.chosen.length).at(-1) ?? 0;
    const left = this.chosen.slice(0, all ? 0 : before);
    this.ahead = left.slice(this.moves.length);
    this.moves = left.slice(0, this.moves.length);
    this.marks = this.marks.filter((mark) => mark < left.length);
    this.preview = [];
  }

  async confirm(): Promise<void> {
    if (this.sent || !this.finished) return;
    this.sent = true;
    this.preview = [];
    try {
      await this.sending.send(this.seat, this.moves, this.onlyLine !== null);
    } finally {
      this.sent = false;
      this.moves = [];
      this.ahead = [];
    }
  }

  /** A single forced move is made by itself; a longer forced line is drawn, and waits. */
  private follow(only: ReadonlyArray<string>): void {
    this.moves = only;
    if (!(this.sending.automatic?.() ?? true)) return;
    if (only.length === 1) void this.confirm();
    else this.settle();
  }

  /** Takes over what was chosen ahead, as far as the server has told what may follow. */
  private goOn(): void {
    while (this.ahead.length > 0 && !this.isUntold()) {
      const [move = "", ...rest] = this.ahead;
      if (!this.options.includes(move)) {
        this.ahead = [];
        this.sending.object(this.seat, [...this.moves, move]);
        return;
      }
      this.ahead = rest;
      this.moves = [...this.moves, move];
    }
    this.settle();
  }

  /** Whether it is not known yet what may come next. */
  private isUntold(): boolean {
    return this.waiting || (!this.complete && this.moves.length > 0);
  }

  /** Asks for what lies ahead, one step before it is needed; sends what is complete, unless it waits to be confirmed. */
  private settle(): void {
    const unknown = this.waiting || this.after.some((way) => way.more);
    const key = this.moves.join();
    if (unknown && this.moves.length > 0 && !this.asked.has(key)) {
      this.asked.add(key);
      this.sending.more?.(this.moves);
    }
    const waits = this.sending.confirms() || key === this.hinted;
    if (this.finished && !waits) void this.confirm();
  }
}

/** The way that some moves have led to. */
function wayAt(ways: ReadonlyArray<Way>, moves: ReadonlyArray<string>): Way | undefined {
  return waysAfter(ways, moves.slice(0, -1)).find((way) => way.move === moves.at(-1));
}

/** The same tree, with all that may follow some moves. */
function grafted(
  ways: ReadonlyArray<Way>,
  [first, ...rest]: ReadonlyArray<string>,
  found: ReadonlyArray<Way>,
): ReadonlyArray<Way> {
  if (first === undefined) return found;
  return ways.map((way) =>
    way.move === first
      ? // biome-ignore lint/suspicious/noThenProperty: nobody awaits a way
        { ...way, then: grafted(way.then, rest, found), more: false }
      : way,
  );
}

function waysAfter(ways: ReadonlyArray<Way>, moves: ReadonlyArray<string>): ReadonlyArray<Way> {
  let found = ways;
  for (const move of moves) found = found.find((way) => way.move === move)?.then ?? [];
  return found;
}

/** As much of a beginning as the tree has. */
function known(ways: ReadonlyArray<Way>, moves: ReadonlyArray<string>): ReadonlyArray<string> {
  const there = moves.findIndex(
    (move, index) => !waysAfter(ways, moves.slice(0, index)).some((way) => way.move === move),
  );
  return there < 0 ? moves : moves.slice(0, there);
}

function linesOf(ways: ReadonlyArray<Way>): string[][] {
  return ways.flatMap(({ move, then }) =>
    then.length === 0 ? [[move]] : linesOf(then).map((line) => [move, ...line]),
  );
}

function onlyLine(ways: ReadonlyArray<Way>): string[] | null {
  const line: string[] = [];
  for (let here = ways; here.length > 0; here = here[0]?.then ?? []) {
    if (here.length > 1 || here[0]?.more) return null;
    line.push(here[0]?.move ?? "");
  }
  return line.length > 0 ? line : null;
}
