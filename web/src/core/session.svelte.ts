// One table as this browser sees it: what the server has told of it, what is being shown, and the
// move in the making. The screen reads it; wishes go through it.

import type { GameTable, Proposal } from "../games/contract";
import type {
  Failed,
  FastForwardShown,
  Happening,
  HintGiven,
  MoveRefused,
  News,
  Outgoing,
  PersonShown,
  Position,
  SeatShown,
  Snapshot,
  Told,
} from "../protocol";
import { fastForward, handout, logOf, slowDown } from "./api";
import { Curtain } from "./curtain.svelte";
import { Draft } from "./draft.svelte";
import { type Answer, type Asked, Line, type LineStatus, type Socket } from "./line";
import { HASTE, type LogLine, linesOfTold, PAUSES, sinceChoice } from "./logbook";
import { memory } from "./memory.svelte";
import { introduced, nameOf, namesOf } from "./names";
import {
  commitmentFor,
  doubtProgress,
  nextStep,
  noteGame,
  noteOutcomes,
  noteProgress,
  noteSeal,
  notesOf,
  noteTold,
  saltFor,
  taleOf,
} from "./notes";
import { notices } from "./notices.svelte";
import { RealTime } from "./realtime.svelte";
import { settings } from "./settings.svelte";
import { sound } from "./sound";
import { Stage, sceneOf } from "./stage.svelte";
import { named, say } from "./words.svelte";

/** Somebody who asks to be let in at a seat. */
export interface Asker extends PersonShown {
  readonly seat: string;
}

type Letter = Extract<Asked, { seat: unknown }>["seat"];

/** Moves that were sent as one: where the match stood before them, and whether they were forced. */
interface Sentence {
  readonly seat: string;
  readonly start: number;
  readonly forced: boolean;
  /** Whether they waited for a confirmation. */
  readonly confirmed: boolean;
}

const PERSISTENCE = 8; // times that a move is made again where others were faster
const LEISURE = 1;
const BRISK = 0.7; // bots among themselves
const AT_ONCE = 0; // bots in fast forward

export class Session {
  status: LineStatus = $state("connecting");
  facts: Snapshot | null = $state.raw(null);
  /** Whether everybody sits: the match is under way, or over. */
  started: boolean = $state(false);
  /** Who sits where, as the server tells it. */
  sitting: ReadonlyArray<SeatShown> = $state.raw([]);
  /** Likewise, with bots called as the game calls them. */
  readonly seats: ReadonlyArray<SeatShown> = $derived.by(() =>
    introduced(this.sitting, this.gameName),
  );
  /** One's own numbers among the people of seats; also where one asks to be let in. */
  persons: Readonly<Record<string, number>> = $state.raw({});
  /** When it was last told who sits where, in milliseconds. */
  seatedAt: number = $state(0);
  /** The seat whose people one waits for to be let in; nothing where one does not. */
  readonly awaited: SeatShown | null = $derived.by(
    () =>
      this.seats.find(({ seat, asking }) =>
        asking.some(({ number }) => number === this.persons[seat]),
      ) ?? null,
  );
  /** Those who ask to be let in at seats of whoever looks. */
  readonly askers: ReadonlyArray<Asker> = $derived.by(() =>
    this.seats
      .filter(({ yours }) => yours)
      .flatMap(({ seat, asking }) => asking.map((person) => ({ seat, ...person }))),
  );
  /** Who did not let one in at their seat, or is not there any more; empty where nothing is to say. */
  unadmitted: string = $state("");
  /** Where the match stands; the stage may still be showing how it got there. */
  position: Position | null = $state.raw(null);
  /** Everything that was told, in order, each entry once. */
  told: ReadonlyArray<Told> = $state.raw([]);
  /** Who wants bots to play without pauses; nothing where that cannot be asked for. */
  fastForward: FastForwardShown | null = $state.raw(null);
  /** The table where the same people play again; empty while nobody has asked for one. */
  rematch: string = $state("");
  draft: Draft | null = $state.raw(null);
  /** Whoever this was the hand of, once their seat has a new code and this is nobody's any more. */
  shutOut: string = $state("");
  /** The hint that somebody here was given, for as long as it is of use. */
  hint: (HintGiven & { readonly seat: string }) | null = $state.raw(null);
  /** The moves of a hint, where taking them over is a step of its own. */
  proposal: Proposal | null = $state.raw(null);
  /** Whether a hint was asked for, and is being thought of. */
  askingForHint: boolean = $state(false);

  readonly stage: Stage;
  readonly curtain: Curtain;
  /** All that a game without turns needs besides; nothing, where there are turns. */
  readonly live: RealTime | null;
  readonly names: Record<string, string> = $derived.by(() => namesOf(this.seats));
  /** Whether all look at a screen that several share: nobody's secrets are drawn meanwhile. */
  readonly covered: boolean = $derived.by(() => {
    const { shared, eyes, watched } = this.curtain;
    if (!shared || !eyes || !this.game.publicly) return false;
    return watched || (this.stage.busy && !this.isForReader(this.stage.event));
  });
  /** What is to be drawn now, before whoever looks. */
  readonly view: unknown = $derived.by(() => {
    const { view } = this.stage;
    return this.covered && view !== undefined ? this.game.publicly?.(view) : view;
  });
  /** The event that is to be seen, before whoever looks. */
  readonly event: Happening | null = $derived.by(() => {
    const { event } = this.stage;
    return this.covered && this.isSecret(event) ? null : event;
  });
  /**
   * What the log leaves out: where nobody else has to agree to a pause, that there was one; and
   * without turns, how long a bot thought, which nobody waits for.
   */
  private readonly untold: ReadonlySet<string> = $derived.by(() => {
    const others = this.seats.filter(({ kind, yours }) => kind === "person" && !yours);
    const people = this.seats.filter(({ kind }) => kind === "person");
    const alone = others.length === 0 || people.length === 1;
    return new Set([...(alone ? PAUSES : []), ...(this.live ? [HASTE] : [])]);
  });
  /** The log as far as it has been shown: it tells nothing ahead of the board. */
  readonly lines: ReadonlyArray<LogLine> = $derived.by(() =>
    linesOfTold(
      this.told
        .filter(({ seq }) => seq <= this.shown)
        .map((each) => this.openly(this.uncovered(each))),
      this.gameName,
      this.untold,
    ),
  );
  /** What was said, the latest last. */
  readonly chat: ReadonlyArray<Told> = $derived.by(() =>
    merged(this.facts?.chat ?? [], this.told).filter(({ entry }) => entry.type === "chatted"),
  );
  /** The seat of one's own whose last move can be taken back; empty where none can be. */
  readonly undoable: string = $derived.by(() => this.lastMover());

  private readonly line: Line;
  private seq = 0;
  private shown = $state(0); // the last entry whose outcome has been seen
  private sending = 0;
  private deaf = false; // what comes in is for eyes that are closed by now
  private recalling = false;
  private careful = false; // something was taken back: nothing is played by itself
  private hello: Readonly<Record<string, string>> = {};
  private sentences: Sentence[] = [];
  private attempts = new Set<string>(); // what was done for the dice on this connection
  private fetching = false; // whether what was told of the table is on its way for the notes

  constructor(
    readonly table: string,
    readonly game: GameTable,
    readonly gameName: string,
    dial?: (address: string) => Socket,
    secrets = false,
    realtime = false,
    /** Whether this screen only watches, as one that everybody in the room looks at. */
    private readonly watching = false,
  ) {
    this.stage = new Stage(game);
    this.curtain = new Curtain(table, secrets, watching);
    this.live = realtime ? new RealTime(this.liveEnds()) : null;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const ends = {
      tokens: () => this.keys(),
      present: () => this.curtain.kept(),
      told: (message: Outgoing) => this.hear(message),
      status: (status: LineStatus) => this.notice(status),
    };
    this.line = new Line(`${scheme}://${location.host}/live/${table}`, ends, dial);
  }

  close(): void {
    this.line.close();
    this.live?.close();
  }

  private liveEnds() {
    return {
      ask: (message: Asked) => this.ask(message),
      handout: () => handout<unknown>(this.table, Object.values(this.hello)[0]),
      protest: (answer: Outgoing) => this.protest(answer),
      reason: ({ game, reason, values }: MoveRefused) =>
        say(`refused-${reason}`, named(values, this.names), game),
    };
  }

  get mine(): ReadonlyArray<string> {
    return this.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  }

  private holds(seat: string): boolean {
    return seat in this.hello;
  }

  get over(): boolean {
    return this.position?.over ?? false;
  }

  /** Whether a game without turns has begun: where sides have to be ready first, all are. */
  get begun(): boolean {
    return this.live?.time?.begun ?? false;
  }

  /** The sides of one's own that have not said that they are ready. */
  get unready(): ReadonlyArray<string> {
    const legal = this.position?.legal ?? {};
    return (this.live?.time?.unready ?? []).filter((seat) => seat in legal);
  }

  /**
   * What is given out is fetched once it is there: before that, it would be refused. A screen that
   * only watches has no hand to hold it in.
   */
  private fetch(): void {
    if (this.live && this.begun && !this.watching) void this.live.fetch();
  }

  /** What happened since a seat of one's own last chose something, as far as it has been shown. */
  since(seat: string): ReadonlyArray<Told> {
    if (!this.isWhole()) return [];
    const shown = this.told.filter(({ seq }) => seq <= this.shown);
    const told = shown.map((each) => this.uncovered(each));
    return sinceChoice(told, seat, (index) => this.wasForced(seat, index));
  }

  /** Whether a seat had no choice in a move that was made at this screen. */
  private wasForced(seat: string, index: number): boolean {
    const sent = this.sentences.findLast((each) => each.seat === seat && each.start <= index);
    return sent?.forced ?? false;
  }

  /** Whether everything that was told is known. */
  private isWhole(): boolean {
    return this.told.length === this.seq;
  }

  /** The seat of one's own that is to act now; empty if it is somebody else's turn. */
  get turn(): string {
    if (!this.position || this.over || this.live) return "";
    const given = new Set(this.seats.filter((seat) => seat.resigned).map((seat) => seat.seat));
    return Object.keys(this.position.legal).find((seat) => !given.has(seat)) ?? "";
  }

  // ---------------------------------------------------------------- one screen, several people

  /** Covers the screen: nobody's secrets are here any more, neither on it nor behind it. */
  cover(): void {
    if (this.curtain.shared) this.withdraw();
  }

  /** Somebody says to be alone before the screen: the server is asked for what they may know. */
  uncover(seat: string): void {
    if (!this.curtain.shared || !this.curtain.own.includes(seat)) return;
    this.curtain.eyes = seat;
    this.curtain.watched = false;
    this.forget();
    this.introduce();
  }

  /** Whoever has the screen looks alone again. */
  lookAlone(): void {
    this.curtain.watched = false;
    this.offer();
  }

  /** Draws the curtain aside for what everybody may see. */
  lookTogether(): void {
    this.curtain.aside = true;
    this.curtain.closed = false;
    this.recall();
  }

  private withdraw(): void {
    this.curtain.close();
    this.forget();
    this.introduce();
  }

  /** Says who looks now. Wishes that are on their way are answered first. */
  private introduce(): void {
    this.deaf = this.sending > 0;
    if (!this.deaf) this.line.renew();
  }

  /** Keeps nothing of what only one pair of eyes was shown. */
  private forget(): void {
    this.draft = null;
    this.closeHint();
    this.told = [];
    this.sentences = [];
    this.seq = 0;
    this.shown = 0;
    this.facts = null;
    this.position = null;
    this.stage.cut(undefined);
    notices.all = [];
  }

  /** Those who are to act at this screen. */
  private due(): ReadonlyArray<string> {
    if (!this.started || this.over) return [];
    const acting = this.seats.filter(
      ({ seat, resigned, stand_in }) =>
        this.position?.acting.includes(seat) && !resigned && !stand_in,
    );
    return acting.map(({ seat }) => seat).filter((seat) => this.curtain.own.includes(seat));
  }

  /** Whether there is nothing to be chosen before the screen has been passed on. */
  private passesOn(): boolean {
    if (this.curtain.shared && this.over) {
      this.curtain.ended = true;
      this.curtain.eyes = "";
      this.line.renew();
    }
    const passes = this.curtain.passes(this.due());
    if (this.curtain.lingering) return true;
    if (passes && this.curtain.eyes) this.withdraw();
    else this.curtain.closed = passes && !this.curtain.aside;
    return passes;
  }

  // ---------------------------------------------------------------- hearing

  private keys(): string[] {
    this.hello = this.curtain.shown();
    this.recalling = false;
    this.attempts.clear();
    doubtProgress(this.table);
    return [...Object.values(this.hello), ...Object.values(this.waiting)];
  }

  /** The keys to seats at which one is not let in yet. */
  private get waiting(): Readonly<Record<string, string>> {
    return this.watching ? {} : (memory.find(this.table)?.waiting ?? {});
  }

  private notice(status: LineStatus): void {
    this.status = status;
    if (status !== "open") this.recalling = false;
  }

  private hear(message: Outgoing): void {
    this.note(message);
    if (!this.deaf) this.follow(message);
    if (["snapshot", "news", "recalled"].includes(message.type)) void this.keepUp();
  }

  private follow(message: Outgoing): void {
    switch (message.type) {
      case "snapshot":
        this.begin(message);
        break;
      case "news":
        this.take(message);
        break;
      case "seating":
        this.seat(message.seats);
        this.offer();
        break;
      case "held":
        if (this.live) this.live.hands = message.hands;
        break;
      case "recalled":
        this.recalling = false;
        this.told = merged(this.told, message.told);
        noteTold(this.table, this.told); // with news that has overtaken it
        this.fetch();
        break;
      case "error":
        if (!message.request) this.fail(message);
        break;
    }
  }

  private seat(seats: ReadonlyArray<SeatShown>): void {
    this.sitting = seats;
    this.seatedAt = Date.now();
    this.settleWaiting();
  }

  /** Where one asked to be let in: one is, or will not be any more. */
  private settleWaiting(): void {
    for (const seat of Object.keys(this.waiting)) {
      const shown = this.seats.find((each) => each.seat === seat);
      const isSelf = ({ number }: PersonShown) => number === this.persons[seat];
      if (!shown || shown.asking.some(isSelf)) continue;
      if (!shown.yours && shown.people.some(isSelf)) continue; // the seat is shown in a moment
      memory.settle(this.table, seat, shown.yours);
      if (!shown.yours) this.unadmitted = nameOf(shown);
      else if (this.curtain.shared) this.withdraw();
      else this.hello = this.curtain.shown();
    }
  }

  /** The whole table. Where the match stands as it did, whoever plays goes on undisturbed. */
  private begin(snapshot: Snapshot): void {
    const { seq, position } = snapshot;
    const known = seq === this.seq && position.length === this.position?.length;
    const same = known || isSamePosition(position, this.position);
    this.facts = snapshot;
    this.started = snapshot.started;
    this.persons = snapshot.persons;
    this.seat(snapshot.seats);
    if (!this.facts) return; // this screen is passed on from now on, and shows nothing yet
    this.rematch = snapshot.rematch;
    this.seq = snapshot.seq;
    this.told = this.told.filter((each) => each.seq <= snapshot.seq);
    this.position = snapshot.position;
    this.fastForward = snapshot.fast_forward;
    if (this.live && snapshot.time) {
      this.live.hands = snapshot.hands;
      this.live.hear(snapshot.time);
      this.fetch();
    }
    if (this.isShutOut(snapshot)) return;
    this.dropDeadKeys();
    if (this.isRefused()) return;
    this.recall();
    if (!same) {
      this.draft = null;
      this.closeHint();
      this.stage.cut(snapshot.position.view);
    }
    this.see(known ? this.shown : snapshot.seq);
  }

  /** Whether one held a hand around one screen, and its seat has a new code by now. */
  private isShutOut({ phones, seats }: Snapshot): boolean {
    const [held] = Object.keys(this.hello);
    const gone = seats.find(({ seat, yours }) => seat === held && !yours);
    if (phones && gone) this.stop(gone);
    return this.shutOut !== "";
  }

  /** Another phone is to hold this hand: nothing of it stays here, and nothing more is heard. */
  private stop({ seat, name }: SeatShown): void {
    this.shutOut = name;
    this.dropKeys([seat]);
    this.forget();
    this.close();
  }

  /** Whether the eyes that one wanted are not one's own, as of a seat that was left elsewhere. */
  private isRefused(): boolean {
    const refused = this.curtain.eyes !== "" && !this.mine.includes(this.curtain.eyes);
    if (refused) this.withdraw();
    return refused;
  }

  /** Asks for whatever of the log was not heard; behind a curtain nobody reads it. */
  private recall(): void {
    if (this.curtain.closed && !this.curtain.eyes) return;
    const heard = this.told.findIndex((each, index) => each.seq !== index + 1);
    const since = heard < 0 ? this.told.length : heard;
    if (this.recalling || since >= this.seq) return;
    this.recalling = true;
    this.line.tell({ type: "recall", since });
  }

  /** Keys that open nothing any more, as of a seat that was left elsewhere, are thrown away. */
  private dropDeadKeys(): void {
    const mine = new Set(this.mine);
    this.dropKeys(Object.keys(this.hello).filter((seat) => !mine.has(seat)));
  }

  /** Forgets keys that were shown to the server; one that came in meanwhile may be good. */
  private dropKeys(dead: ReadonlyArray<string>): void {
    const known = memory.find(this.table);
    if (!known || dead.length === 0) return;
    const kept = Object.entries(known.tokens).filter(
      ([seat, token]) => !(dead.includes(seat) && token === this.hello[seat]),
    );
    memory.forget(this.table);
    memory.remember({ ...known, tokens: Object.fromEntries(kept) });
  }

  private take({ told, seq, started, position, seats, time, fast_forward }: News): void {
    const renewed = told.find(({ entry }) => entry.type === "renewed" && this.holds(entry.seat));
    const gone = this.seats.find(({ seat }) => seat === seatOf(renewed));
    if (gone) {
      this.stop(gone);
      return;
    }
    const fresh = told.filter((each) => each.seq > this.seq);
    this.seq = Math.max(this.seq, seq);
    for (const { entry } of told) if (entry.type === "sent-away") this.go(entry);
    this.started = started;
    if (seats) this.seat(seats);
    if (time) this.live?.hear(time);
    this.told = merged(this.told, told);
    this.recall();
    this.fetch();
    if (fresh.length === 0) return;
    for (const { entry } of fresh) {
      if (entry.type === "rematched") this.rematch = entry.table;
      if (entry.type === "chatted" && !this.mine.includes(entry.seat)) sound("page");
    }
    this.move(fresh, position);
    this.fastForward = fast_forward; // the last move of a game was still made in haste
  }

  /** Whoever was there before has shut somebody out of a seat: if it is oneself, one watches. */
  private go({ seat, number, by_name }: SentAway): void {
    if (!this.holds(seat) || this.persons[seat] !== number) return;
    this.dropKeys([seat]);
    const { [seat]: _, ...kept } = this.hello;
    this.hello = kept;
    const values = named({ name: by_name ?? "" }, this.names);
    notices.show({ kind: "failed", key: "table-shut-out-you", values });
  }

  /** The match may have gone on, or back; what happened is shown, and then the position. */
  private move(told: ReadonlyArray<Told>, position: Position): void {
    const undone = told.some(({ entry }) => entry.type === "undone");
    const moved = undone || position.length !== this.position?.length;
    if (moved && !this.keepsDraft(told, position)) this.draft = null;
    if (this.outlives(told)) this.closeHint();
    if (undone) this.careful = true;
    this.position = position;
    if (undone) this.stage.cut(position.view);
    const seen = undone ? [] : told.map((each) => this.uncovered(each));
    const events = seen.flatMap((each) => each.events);
    const scene = sceneOf(seen, position.view);
    const lingers = (event: Happening) => this.game.lingers?.(event) ?? false;
    if (this.curtain.eyes && events.some(lingers)) this.curtain.unread = true;
    const seq = told.at(-1)?.seq ?? this.seq;
    const shown = () => this.see(seq);
    const begun = () => this.gather(events);
    const tempo = this.tempoOf(told);
    if (moved) this.stage.play({ ...scene, tempo, begun, shown });
    else this.see(this.shown);
  }

  /** Notices that something is about to be seen that everybody looks at. */
  private gather(events: ReadonlyArray<Happening>): void {
    const { shared, eyes } = this.curtain;
    if (!shared || !eyes) return;
    if (events.some((event) => this.game.gathers?.(event, eyes))) this.curtain.watched = true;
  }

  private isSecret(event: Happening | null): boolean {
    return event !== null && (this.game.isSecret?.(event) ?? false);
  }

  /** Whether an event is there to be read by whoever has the screen, and by nobody else. */
  private isForReader(event: Happening | null): boolean {
    return event !== null && this.isSecret(event) && (this.game.lingers?.(event) ?? false);
  }

  /** What was told, without secrets while all look. */
  private openly(told: Told): Told {
    if (!this.covered) return told;
    return { ...told, events: (told.events ?? []).filter((event) => !this.isSecret(event)) };
  }

  /** What was told, without what its reader has not asked for. */
  private uncovered(told: Told): Told {
    const view = this.position?.view;
    const covers = (event: Happening) => this.game.covers?.(event, view) ?? false;
    return { ...told, events: (told.events ?? []).filter((event) => !covers(event)) };
  }

  /** An entry has been shown; where nothing is left to show, everything has. */
  private see(seq: number): void {
    this.shown = Math.max(this.shown, this.stage.busy ? seq : this.seq);
    this.offer();
  }

  /** Bots are quicker where several of them play, and in fast forward. */
  private tempoOf(told: ReadonlyArray<Told>): number {
    const several = this.seats.filter((seat) => seat.kind === "bot" || seat.stand_in).length > 1;
    const made = told.some(({ entry }) => entry.type === "moved" && entry.by);
    if (made && this.fastForward?.on) return AT_ONCE;
    return several && made ? BRISK : LEISURE;
  }

  // ---------------------------------------------------------------- fair dice

  /** Writes down what is told, whoever looks at this screen: everybody is told the same. */
  private note(message: Outgoing): void {
    if (message.type === "news" || message.type === "recalled") noteTold(this.table, message.told);
    if (message.type !== "snapshot" || !message.fairness) return;
    const { fairness, game, version, position } = message;
    noteSeal(this.table, fairness.seal, fairness.key, position.over);
    noteOutcomes(this.table, fairness.outcomes);
    noteGame(this.table, `${game} ${version}`);
  }

  /** Fetches what was told and not noted, as behind a curtain; and takes part in what it tells. */
  private async keepUp(): Promise<void> {
    this.takePart();
    const { seal, heard } = notesOf(this.table);
    if (!seal || heard >= this.seq || this.recalling || this.fetching) return;
    this.fetching = true;
    const told = await logOf(this.table, heard).catch(() => []); // asked again with the next news
    this.fetching = false;
    noteTold(this.table, told);
    if (told.length > 0) void this.keepUp();
  }

  /** Commits to salt and tells it, for each seat of one's own: nobody is asked, or waits for it. */
  private takePart(): void {
    const isBehind = notesOf(this.table).heard < this.seq;
    if (this.over || isBehind) return;
    for (const seat of this.curtain.shared ? this.curtain.own : this.mine) {
      const step = nextStep(notesOf(this.table), seat);
      if (!step) continue;
      const attempts = [
        `${seat} ${step.type} ${step.round}`,
        ...(step.opens ? [`${seat} opens`] : []),
      ];
      if (attempts.some((each) => this.attempts.has(each))) continue;
      for (const each of attempts) this.attempts.add(each);
      void (step.type === "commit" ? this.commit(seat, step.round) : this.reveal(seat, step.round));
    }
  }

  /** Takes part in a round with a pinch of salt, which is noted before its hash is sent. */
  private async commit(seat: string, round: number): Promise<Answer> {
    const commitment = commitmentFor(this.table, round, seat);
    const answer = await this.ask({ type: "commit", seat: seat as Letter, round, commitment });
    if (answer.type === "accepted") noteProgress(this.table, round, seat, "committed");
    return answer;
  }

  private async reveal(seat: string, round: number): Promise<void> {
    const value = saltFor(this.table, round, seat);
    const answer = await this.ask({ type: "reveal", seat: seat as Letter, round, value });
    if (answer.type === "accepted") noteProgress(this.table, round, seat, "revealed");
  }

  /** Adds one more pinch of salt; whether it was taken. */
  async addSalt(): Promise<boolean> {
    const [seat] = this.mine;
    if (!seat) return false;
    const { rounds } = taleOf(notesOf(this.table).lines);
    const underWay = rounds.find(({ from }) => from === 0);
    const answer = await this.commit(seat, underWay?.number ?? rounds.length + 1);
    this.protest(answer);
    return answer.type === "accepted";
  }

  // ---------------------------------------------------------------- choosing

  /** Once all is shown and nothing is on its way, what may be played can be chosen. */
  private offer(): void {
    const position = this.position;
    const seat = this.turn;
    if (!position || this.stage.busy || this.sending > 0) return;
    if (this.passesOn()) return;
    if (!seat) this.draft = null;
    else if (this.draft?.length !== position.length || this.draft.seat !== seat) {
      this.propose(seat, position);
    }
  }

  /** Where all choose at the same time, what the others do leaves one's own choice as it is. */
  private keepsDraft(told: ReadonlyArray<Told>, position: Position): boolean {
    const draft = this.draft;
    const entries = told.map(({ entry }) => entry);
    const disturbs = (entry: Told["entry"]) =>
      ["drawn", "undone"].includes(entry.type) ||
      (entry.type === "moved" && entry.seat === draft?.seat);
    if (!draft || entries.some(disturbs)) return false;
    if (!isSame(draft.legal, position.legal[draft.seat] ?? [])) return false;
    draft.length = position.length;
    return true;
  }

  private propose(seat: string, position: Position): void {
    const confirms = this.confirms(seat, position);
    const owes = this.owesConfirmation(seat, position);
    const draft: Draft = new Draft(seat, position.length, position.legal[seat] ?? [], {
      send: (from, moves, forced) =>
        this.send(from, moves, forced, settings.confirm && (owes || (confirms && !forced))),
      object: (from, moves) => void this.object(from, moves),
      more: (moves) => void this.lookFurther(draft, moves),
      confirms: () => settings.confirm && confirms,
      automatic: () =>
        !this.careful && !(settings.confirm && (owes || this.isUnsure(seat, position))),
      together: this.game.together?.(position.view, seat) ?? 1,
    });
    this.draft = draft;
    this.curtain.unread = false;
    void this.consider(draft);
  }

  /** Whether a choice is to be confirmed: once a turn, as late as it can still be taken back. */
  private confirms(seat: string, { view, length }: Position): boolean {
    if (this.game.goesOn?.(view)) return false;
    return !this.sentInTurn(seat, length).some(({ confirmed }) => confirmed);
  }

  /** Whether something of this turn was sent unconfirmed, and nothing more is to follow. */
  private owesConfirmation(seat: string, { view, length }: Position): boolean {
    if (this.game.goesOn?.(view)) return false;
    const sent = this.sentInTurn(seat, length).filter(({ forced }) => !forced);
    return sent.length > 0 && sent.every(({ confirmed }) => !confirmed);
  }

  /** Whether something of this turn was sent from elsewhere, or before the page was loaded anew. */
  private isUnsure(seat: string, { view, length }: Position): boolean {
    if (this.game.goesOn?.(view)) return false;
    const last = matchOf(this.told)[length - 1];
    return isOwn(last, seat) && this.sentInTurn(seat, length).length === 0;
  }

  /** What a seat has sent since somebody else, or fate, had something to do. */
  private sentInTurn(seat: string, length: number): ReadonlyArray<Sentence> {
    const match = matchOf(this.told);
    let run = length;
    while (run > 0 && isOwn(match[run - 1], seat)) run -= 1;
    return this.sentences.filter(
      (each) => each.seat === seat && each.start >= run && each.start < length,
    );
  }

  private async consider(draft: Draft): Promise<void> {
    const [seat, after] = [draft.seat as Letter, draft.length];
    const answer = await this.line.ask({ type: "consider", seat, after });
    if (this.draft !== draft) return;
    if (draft.length !== after)
      void this.consider(draft); // others have moved meanwhile
    else if (answer.type !== "considered") draft.learn(draft.ways);
    else if (answer.length === draft.length) draft.learn(answer.ways);
  }

  /** Asks what may follow the beginning of a move. */
  private async lookFurther(draft: Draft, moves: ReadonlyArray<string>): Promise<void> {
    const [seat, after] = [draft.seat as Letter, draft.length];
    const answer = await this.line.ask({ type: "consider", seat, after, moves });
    if (answer.type === "considered" && answer.length === draft.length) {
      draft.extend(moves, answer.ways);
    } else draft.forget(moves);
  }

  /** How many of the last moves can be taken back, by whoever made them. */
  private get loose(): number {
    return this.position?.undoable ?? 0;
  }

  /** The seat that made the match's last move itself, if it is one's own and can still regret it. */
  private lastMover(): string {
    const last = matchOf(this.told).at(-1);
    if (!this.isWhole() || this.loose === 0 || last?.type !== "moved") return "";
    return this.seats.some((seat) => seat.seat === last.seat && seat.yours && !seat.resigned)
      ? last.seat
      : "";
  }

  // ---------------------------------------------------------------- wishing

  /** Plays the moves, each on the position that the one before it leads to. */
  private async send(
    seat: string,
    moves: ReadonlyArray<string>,
    forced: boolean,
    confirmed: boolean,
  ): Promise<void> {
    const start = this.position?.length ?? 0;
    this.sending += 1;
    this.sentences = [
      ...this.sentences.filter((each) => each.start < start),
      { seat, start, forced, confirmed },
    ];
    if (!forced) this.careful = false;
    try {
      await this.playAll(seat as Letter, moves);
    } finally {
      this.sending -= 1;
      if (this.deaf) this.introduce();
      queueMicrotask(() => this.offer());
    }
  }

  /** One after the other: something may spring on the way, and then the rest is not to be played. */
  private async playAll(seat: Letter, [first, ...rest]: ReadonlyArray<string>): Promise<void> {
    if (first === undefined) return;
    const answer = await this.playSoon(seat, first);
    this.protest(answer);
    let accepted = answer.type === "accepted";
    for (const move of rest) {
      if (!accepted || !this.isLegal(seat, move)) return;
      accepted = (await this.playSoon(seat, move)).type === "accepted";
    }
  }

  /** Others may have moved at the same time: what may still be played is played all the same. */
  private async playSoon(seat: Letter, move: string): Promise<Answer> {
    for (let tries = 0; ; tries += 1) {
      const legal = this.position?.legal[seat] ?? [];
      const answer = await this.playNow(seat, move);
      const stale = answer.type === "error" && answer.code === "stale";
      const same = isSame(legal, this.position?.legal[seat] ?? []) && legal.includes(move);
      if (!stale || !same || tries >= PERSISTENCE) return answer;
    }
  }

  private playNow(seat: Letter, move: string): Promise<Answer> {
    return this.ask({ type: "play", seat, move, after: this.position?.length ?? 0 });
  }

  private isLegal(seat: string, move: string): boolean {
    return this.position?.legal[seat]?.includes(move) ?? false;
  }

  private ask(message: Asked): Promise<Answer> {
    return this.line.ask(message);
  }

  /** Asks why a move cannot be made after some others; the rules answer with their clause. */
  private async object(seat: string, moves: ReadonlyArray<string>): Promise<void> {
    const after = this.position?.length ?? 0;
    sound("refused");
    this.protest(await this.ask({ type: "consider", seat: seat as Letter, moves, after }));
  }

  /** Asks what a good player would do in a seat of one's own; it is drawn, and not played. */
  async askForHint(seat: string): Promise<void> {
    if (this.askingForHint) return;
    this.askingForHint = true;
    try {
      const after = this.position?.length ?? 0;
      const answer = await this.ask({ type: "advise", seat: seat as Letter, after });
      if (answer.type === "counsel") this.takeHint(seat, answer);
      else this.protest(answer);
    } finally {
      this.askingForHint = false;
    }
  }

  /** Takes a hint in, unless the game has gone on: then it is of no use any more. */
  private takeHint(seat: string, hint: HintGiven): void {
    const late = !this.live && this.position?.length !== hint.length;
    if (late || !this.mine.includes(seat)) return;
    this.hint = { ...hint, seat };
    sound("choose");
    const draft = this.draft?.seat === seat ? this.draft : null;
    this.proposal = (draft && this.game.proposed?.(draft, hint.moves)) ?? null;
    if (!this.proposal) draft?.drawHint(hint.moves);
  }

  /** Puts the moves of a hint in the place of what one has laid. */
  takeOver(): void {
    const proposal = this.proposal;
    this.closeHint();
    proposal?.take();
  }

  /** Puts the hint away. */
  closeHint(): void {
    this.hint = null;
    this.proposal?.drop();
    this.proposal = null;
  }

  /** Whether a hint that was drawn has been taken back, or something else is chosen instead. */
  get isHintStale(): boolean {
    const { hint, draft, proposal } = this;
    if (!hint || !draft || proposal || draft.seat !== hint.seat) return false;
    return hint.moves.some((move, index) =>
      draft.together === 1 ? draft.chosen[index] !== move : !draft.chosen.includes(move),
    );
  }

  /** Whether a hint is of no use after this: with turns after any move, without after one's own. */
  private outlives(told: ReadonlyArray<Told>): boolean {
    return told.some(
      ({ entry }) =>
        entry.type === "undone" ||
        (entry.type === "drawn" && !this.live) ||
        (entry.type === "moved" && (!this.live || entry.seat === this.hint?.seat)),
    );
  }

  /** Takes one's last choice back, however many moves it consisted of. */
  async undo(): Promise<void> {
    const seat = this.undoable as Letter | "";
    const length = this.position?.length ?? 0;
    if (!seat || this.sending > 0) return;
    const start = Math.max(this.choiceBefore(seat, length), length - this.loose);
    this.sending += 1;
    this.careful = true;
    try {
      const back = Array.from({ length: length - start }, (_, step) => length - step);
      const asked = back.map((after) => this.ask({ type: "undo", seat, after }));
      this.protest((await Promise.all(asked)).find((answer) => answer.type !== "accepted"));
    } finally {
      this.sending -= 1;
      if (this.deaf) this.introduce();
      queueMicrotask(() => this.offer());
    }
  }

  /** Where the match stood before the last thing that this seat really chose. */
  private choiceBefore(seat: string, length: number): number {
    const match = matchOf(this.told);
    let run = length;
    while (run > 0 && isOwn(match[run - 1], seat)) run -= 1;
    const chosen = this.sentences.findLast(
      (each) => each.seat === seat && !each.forced && each.start < length && each.start >= run,
    );
    return chosen?.start ?? run;
  }

  async say(seat: string, text: string): Promise<boolean> {
    const answer = await this.ask({ type: "say", seat: seat as Letter, text });
    this.protest(answer);
    return answer.type === "accepted";
  }

  /** Wants bots to play without pauses, or agrees to it; without a seat, as their host. */
  async hurry(seat: string): Promise<void> {
    if (!seat) await this.arrange(fastForward);
    else this.protest(await this.ask({ type: "fast-forward", seat: seat as Letter }));
  }

  /** Wants no fast forward, or no more of it. */
  async slowDown(seat: string): Promise<void> {
    if (!seat) await this.arrange(slowDown);
    else this.protest(await this.ask({ type: "slow-down", seat: seat as Letter }));
  }

  /** What the host can do without a seat. */
  private async arrange(act: (table: string, host: string) => Promise<unknown>): Promise<void> {
    try {
      await act(this.table, memory.find(this.table)?.host ?? "");
    } catch (error) {
      notices.fail(error);
    }
  }

  async resign(seat: string): Promise<void> {
    this.protest(await this.ask({ type: "resign", seat: seat as Letter }));
  }

  /** Leaves a seat for good; its key is void from then on. */
  async leave(seat: string): Promise<void> {
    const answer = await this.ask({ type: "leave", seat: seat as Letter });
    this.protest(answer);
    if (answer.type !== "accepted") return;
    this.dropKeys([seat]);
    const { [seat]: _, ...kept } = this.hello;
    this.hello = kept;
  }

  /** Lets somebody in who asks for it at a seat of one's own. */
  async admit({ seat, number }: Asker): Promise<void> {
    this.protest(await this.ask({ type: "admit", seat: seat as Letter, number }));
  }

  /** Does not let them in. */
  async decline({ seat, number }: Asker): Promise<void> {
    this.protest(await this.ask({ type: "decline", seat: seat as Letter, number }));
  }

  /** Sends somebody away who came to a seat of one's own later. */
  async sendAway(seat: string, number: number): Promise<void> {
    this.protest(await this.ask({ type: "shut-out", seat: seat as Letter, number }));
  }

  /** Asks to be let in no more. */
  async stopAsking(): Promise<void> {
    const seat = this.awaited?.seat;
    if (!seat) return;
    memory.settle(this.table, seat, false);
    this.protest(await this.ask({ type: "leave", seat: seat as Letter }));
  }

  /** Says why a wish was not granted, where it was not. */
  private protest(answer: Outgoing | undefined): void {
    if (answer?.type === "refused") this.refuse(answer);
    else if (answer?.type === "error") this.fail(answer);
  }

  private refuse({ game, clause, reason, values }: MoveRefused): void {
    const key = `refused-${reason}`;
    notices.show({ kind: "refused", key, values: named(values, this.names), game, clause });
  }

  private fail({ code, values }: Failed): void {
    const said = named(values, this.names);
    notices.show({ kind: "failed", key: code, values: said, game: this.gameName });
  }
}

type SentAway = Extract<Told["entry"], { type: "sent-away" }>;

const seatOf = (told: Told | undefined): string =>
  told?.entry.type === "renewed" ? told.entry.seat : "";

type MatchEntry = Extract<Told["entry"], { type: "moved" | "drawn" }>;

/** The entries of the match as it stands, without what was taken back. */
function matchOf(told: ReadonlyArray<Told>): ReadonlyArray<MatchEntry> {
  const match: MatchEntry[] = [];
  for (const { entry } of told) {
    if (entry.type === "moved" || entry.type === "drawn") match.push(entry);
    else if (entry.type === "undone") match.length = Math.min(match.length, entry.length);
  }
  return match;
}

function isOwn(entry: MatchEntry | undefined, seat: string): boolean {
  return entry?.type === "moved" && entry.seat === seat && !entry.by;
}

function isSame(one: ReadonlyArray<string>, other: ReadonlyArray<string>): boolean {
  return one.length === other.length && one.every((move, index) => move === other[index]);
}

/** Whether nothing was played between two positions; the log may have grown by other entries. */
function isSamePosition(one: Position, other: Position | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Two parts of a log as one, in order, each entry once; the second is the better known. */
function merged(one: ReadonlyArray<Told>, other: ReadonlyArray<Told>): ReadonlyArray<Told> {
  const last = one.at(-1)?.seq ?? 0;
  if (other.every((each, index) => each.seq === last + 1 + index)) return [...one, ...other];
  const all = new Map([...one, ...other].map((each) => [each.seq, each]));
  return [...all.values()].sort((a, b) => a.seq - b.seq);
}
