// What each message of the server means to the parts of a session.

import type { EntryShown, News, Outgoing, Position, SeatShown, Snapshot } from "../../protocol";
import { notices } from "../notices.svelte";
import type { RealTime } from "../realtime.svelte";
import { sound } from "../sound";
import { sceneOf } from "../stage.svelte";
import { named } from "../words.svelte";
import type { Commands } from "./commands";
import type { Dice } from "./dice";
import type { FastForward } from "./fast-forward.svelte";
import type { Keys } from "./keys";
import type { Seating } from "./seating.svelte";
import type { ViewerParts, Viewers } from "./viewers";
import type { Visible } from "./visible.svelte";

export interface MessageParts extends ViewerParts {
  readonly keys: Keys;
  readonly seating: Seating;
  readonly commands: Commands;
  readonly dice: Dice;
  readonly fastForward: FastForward;
  readonly visible: Visible;
  readonly live: RealTime | null;
  /** Whether this screen only watches. */
  readonly watching: boolean;
}

type SentAway = Extract<EntryShown["entry"], { type: "sent-away" }>;

export class Messages {
  constructor(
    private readonly parts: MessageParts,
    private readonly viewers: Viewers,
    /** Closes the connection for good. */
    private readonly close: () => void,
  ) {}

  /** A new connection: returns the keys with which this browser introduces itself there. */
  connect(): ReadonlyArray<string> {
    const { connection, dice, keys } = this.parts;
    connection.restart();
    dice.restart();
    return keys.show();
  }

  receive(message: Outgoing): void {
    const { connection, dice } = this.parts;
    dice.note(message);
    if (connection.state !== "switching") this.follow(message);
    if (["snapshot", "news", "recalled"].includes(message.type)) void dice.keepUp();
  }

  private follow(message: Outgoing): void {
    const { connection, log, dice, live, commands } = this.parts;
    switch (message.type) {
      case "snapshot":
        this.receiveSnapshot(message);
        break;
      case "news":
        this.receiveNews(message);
        break;
      case "seating":
        this.receiveSeats(message.seats);
        this.viewers.offer();
        break;
      case "held":
        if (live) live.hands = message.hands;
        break;
      case "recalled":
        connection.recalled();
        log.add(message.told);
        dice.noteEntries(log.entries); // with news that has overtaken it
        this.fetchHandout();
        break;
      case "error":
        if (!message.request) commands.report(message);
        break;
    }
  }

  /** The whole table. Where the match stands as it did, whoever plays goes on undisturbed. */
  private receiveSnapshot(snapshot: Snapshot): void {
    const { connection, log, match, seating, keys } = this.parts;
    const { seq, position } = snapshot;
    const isKnown = seq === log.last && position.length === match.position?.length;
    const isSame = isKnown || match.isAt(position);
    connection.begin();
    match.snapshot = snapshot;
    match.started = snapshot.started;
    seating.persons = snapshot.persons;
    this.receiveSeats(snapshot.seats);
    if (!match.snapshot) return; // this screen is passed on from now on, and shows nothing yet
    this.describe(snapshot);
    if (this.isShutOut(snapshot)) return;
    keys.keepOnly(seating.mine);
    if (this.isRefused()) return;
    this.viewers.recall();
    if (!isSame) this.jumpTo(position);
    this.viewers.see(isKnown ? log.shownTo : seq);
  }

  /** Takes over all that a snapshot says of the match. */
  private describe({ seq, chat, position, rematch, fast_forward, time, hands }: Snapshot): void {
    const { log, match, fastForward, live } = this.parts;
    log.begin(seq, chat);
    match.position = position;
    match.rematch = rematch;
    fastForward.received = fast_forward;
    match.time = time;
    if (!live || !time) return;
    live.hands = hands;
    live.hear(time);
    this.fetchHandout();
  }

  /** Shows a position at once, however the match got there. */
  private jumpTo({ view }: Position): void {
    const { drafting, hints, stage } = this.parts;
    drafting.drop();
    hints.close();
    stage.cut(view);
  }

  private receiveNews(news: News): void {
    const { told, seq, started, position, seats, time, fast_forward } = news;
    const { log, match, live, fastForward } = this.parts;
    const renewed = this.renewedSeat(told);
    if (renewed) {
      this.stop(renewed);
      return;
    }
    const fresh = log.grow(seq, told);
    for (const { entry } of told) if (entry.type === "sent-away") this.loseSeat(entry);
    match.started = started;
    match.time = time;
    if (seats) this.receiveSeats(seats);
    if (time) live?.hear(time);
    log.add(told);
    this.viewers.recall();
    this.fetchHandout();
    if (fresh.length === 0) return;
    this.followTable(fresh);
    this.followMatch(fresh, position);
    fastForward.received = fast_forward; // the last move of a game was still made in haste
  }

  /** What has happened at the table apart from the match. */
  private followTable(told: ReadonlyArray<EntryShown>): void {
    const { match, seating } = this.parts;
    for (const { entry } of told) {
      if (entry.type === "rematched") match.rematch = entry.table;
      if (entry.type === "chatted" && !seating.isMine(entry.seat)) sound("page");
    }
  }

  /** The match may have gone on, or back; what happened is shown, and then the position. */
  private followMatch(told: ReadonlyArray<EntryShown>, position: Position): void {
    const { match, log, drafting, hints, playing, stage, curtain, visible } = this.parts;
    const undone = told.some(({ entry }) => entry.type === "undone");
    const moved = undone || position.length !== match.position?.length;
    if (moved) drafting.follow(told, position);
    hints.follow(told);
    if (undone) playing.becomeCareful();
    match.position = position;
    if (undone) stage.cut(position.view);
    const seen = undone ? [] : visible.asSeen(told);
    const events = seen.flatMap((each) => each.events);
    if (visible.hasToRead(events)) curtain.markUnread();
    if (moved) this.show(told, seen, position);
    else this.viewers.see(log.shownTo);
  }

  /** Shows what happened, and then the position that it led to. */
  private show(
    told: ReadonlyArray<EntryShown>,
    seen: ReadonlyArray<EntryShown>,
    { view }: Position,
  ): void {
    const { log, stage, curtain, visible, fastForward } = this.parts;
    const seq = told.at(-1)?.seq ?? log.last;
    const events = seen.flatMap((each) => each.events);
    stage.play({
      ...sceneOf(seen, view),
      tempo: fastForward.tempoOf(told),
      begun: () => {
        if (visible.gathersAll(events)) curtain.watch();
      },
      shown: () => this.viewers.see(seq),
    });
  }

  /** Somebody may have sat down, or been let in: oneself among them. */
  private receiveSeats(seats: ReadonlyArray<SeatShown>): void {
    const { seating, curtain, keys } = this.parts;
    const admitted = seating.receive(seats);
    if (admitted.length === 0) return;
    if (curtain.shared) this.viewers.withdraw();
    else keys.renew();
  }

  /** The seat that is held here and has a new code now, if one has. */
  private renewedSeat(told: ReadonlyArray<EntryShown>): SeatShown | undefined {
    const { keys, seating } = this.parts;
    const seats = told.flatMap(({ entry }) => (entry.type === "renewed" ? [entry.seat] : []));
    const held = seats.find((seat) => keys.holds(seat));
    return held === undefined ? undefined : seating.find(held);
  }

  /** Whether this phone was somebody's hand around one screen, and their seat has a new code by now. */
  private isShutOut({ phones, seats }: Snapshot): boolean {
    const [held] = this.parts.keys.seats;
    const gone = seats.find(({ seat, yours }) => seat === held && !yours);
    if (phones && gone) this.stop(gone);
    return this.parts.seating.shutOut !== "";
  }

  /** Another phone is to hold this hand: nothing of it stays here, and nothing more is heard. */
  private stop({ seat, name }: SeatShown): void {
    this.parts.seating.shutOut = name;
    this.parts.keys.giveUp(seat);
    this.viewers.forget();
    this.close();
  }

  /** Somebody was shut out of a seat by its other people: if it is oneself, one watches from now on. */
  private loseSeat({ seat, number, by_name }: SentAway): void {
    const { keys, seating } = this.parts;
    if (!keys.holds(seat) || seating.persons[seat] !== number) return;
    keys.giveUp(seat);
    const values = named({ name: by_name ?? "" }, seating.names);
    notices.show({ kind: "failed", key: "table-shut-out-you", values });
  }

  /** Whether the viewer's seat is not one's own, as one that was left elsewhere. */
  private isRefused(): boolean {
    const { curtain, seating } = this.parts;
    const refused = curtain.viewer !== "" && !seating.isMine(curtain.viewer);
    if (refused) this.viewers.withdraw();
    return refused;
  }

  /**
   * What is given out is fetched once it is there: before that, it would be refused. A screen that
   * only watches has no hand to hold it in.
   */
  private fetchHandout(): void {
    const { live, match, watching } = this.parts;
    if (live && match.begun && !watching) void live.fetch();
  }
}
