// One table as this browser sees it, for the screens that show it. It is made of parts, each in
// `session/`: they are put together here and know no more of each other than they are given.

import type { GameTable } from "../games/contract";
import type { EntryShown, Position, SeatShown, Snapshot } from "../protocol";
import { handout } from "./api";
import { Curtain } from "./curtain.svelte";
import type { Draft } from "./draft.svelte";
import { Host } from "./host.svelte";
import { houseOf } from "./house";
import { Line, type LineStatus, type Socket } from "./line";
import type { LogLine } from "./logbook";
import { RealTime } from "./realtime.svelte";
import { Commands } from "./session/commands";
import { Connection } from "./session/connection.svelte";
import { Dice } from "./session/dice";
import { Drafting } from "./session/drafting.svelte";
import { FastForward } from "./session/fast-forward.svelte";
import { Hints } from "./session/hints.svelte";
import { Keys } from "./session/keys";
import { Log } from "./session/log.svelte";
import { Match } from "./session/match.svelte";
import { type MessageParts, Messages } from "./session/messages";
import { Playing } from "./session/playing.svelte";
import { Seating } from "./session/seating.svelte";
import { Viewers } from "./session/viewers";
import { Visible } from "./session/visible.svelte";
import { Stage } from "./stage.svelte";

export class Session {
  readonly host: Host;
  readonly stage: Stage;
  readonly curtain: Curtain;
  readonly log: Log;
  readonly seating: Seating;
  readonly match: Match;
  readonly commands: Commands;
  readonly playing: Playing;
  readonly hints: Hints;
  readonly visible: Visible;
  readonly dice: Dice;
  readonly fastForward: FastForward;
  readonly viewers: Viewers;
  /** All that a game without turns needs besides; nothing, where there are turns. */
  readonly live: RealTime | null;

  private readonly drafting: Drafting;
  private readonly line: Line;
  private readonly connection: Connection;

  constructor(
    readonly table: string,
    readonly game: GameTable,
    readonly gameName: string,
    dial: () => Socket = () => houseOf(table).dial(table),
    secrets = false,
    realtime = false,
    /** Whether this screen only watches, as one that everybody in the room looks at. */
    watching = false,
  ) {
    const host = new Host(table);
    const stage = new Stage(game);
    const curtain = new Curtain(table, secrets, watching);
    const keys = new Keys(table, curtain, watching);
    const log = new Log();
    const seating = new Seating(table, gameName, keys);
    const match = new Match(seating, !realtime);
    const visible = new Visible(game, gameName, stage, curtain, match, log, seating, !realtime);

    const line: Line = new Line(
      {
        tokens: () => messages.connect(),
        present: () => curtain.otherKeys(),
        received: (message) => messages.receive(message),
        status: (status) => connection.changeStatus(status),
      },
      dial,
    );
    const connection = new Connection(line);
    const commands = new Commands(table, gameName, (each) => line.ask(each), seating, keys);
    const playing: Playing = new Playing(commands, match, log, seating, () => viewers.answered());
    const drafting = new Drafting(game, commands, match, log, playing);
    const hints = new Hints(game, commands, match, seating, drafting, !realtime);
    const fastForward = new FastForward(table, commands, host, seating);
    const live = realtime ? new RealTime(commands, () => handout(table, keys.first)) : null;
    const dice = new Dice(table, commands, {
      seats: () => (curtain.shared ? curtain.own : seating.mine),
      last: () => log.last,
      isOver: () => match.over,
      isRecalling: () => connection.state === "recalling",
    });

    const parts: MessageParts = {
      ...{ stage, curtain, keys, log, seating, match, visible, connection, commands },
      ...{ playing, drafting, hints, fastForward, live, dice, watching },
    };
    const viewers = new Viewers(parts);
    const messages = new Messages(parts, viewers, () => this.close());

    this.host = host;
    this.stage = stage;
    this.curtain = curtain;
    this.log = log;
    this.seating = seating;
    this.match = match;
    this.commands = commands;
    this.playing = playing;
    this.hints = hints;
    this.visible = visible;
    this.dice = dice;
    this.fastForward = fastForward;
    this.viewers = viewers;
    this.live = live;
    this.drafting = drafting;
    this.line = line;
    this.connection = connection;
  }

  close(): void {
    this.line.close();
    this.live?.close();
  }

  get status(): LineStatus {
    return this.connection.status;
  }

  /** The table as the server described it last; nothing before it has, or behind a curtain. */
  get snapshot(): Snapshot | null {
    return this.match.snapshot;
  }

  /** Where the match stands; the stage may still be showing how it got there. */
  get position(): Position | null {
    return this.match.position;
  }

  get over(): boolean {
    return this.match.over;
  }

  /** Whether everybody sits: the match is under way, or over. */
  get started(): boolean {
    return this.match.started;
  }

  /** The seat of one's own that is to act now; empty if it is somebody else's turn. */
  get turn(): string {
    return this.match.turn;
  }

  /** The table where the same people play again; empty while nobody has asked for one. */
  get rematch(): string {
    return this.match.rematch;
  }

  /** Who sits where, with bots called as the game calls them. */
  get seats(): ReadonlyArray<SeatShown> {
    return this.seating.seats;
  }

  /** The names of all, by the letters of their seats. */
  get names(): Record<string, string> {
    return this.seating.names;
  }

  /** The letters of one's own seats. */
  get mine(): ReadonlyArray<string> {
    return this.seating.mine;
  }

  /** The move in the making; nothing while it is not for somebody here to choose. */
  get draft(): Draft | null {
    return this.drafting.draft;
  }

  /** The log as far as it has been shown. */
  get lines(): ReadonlyArray<LogLine> {
    return this.visible.lines;
  }

  /** What was said, the latest last. */
  get chat(): ReadonlyArray<EntryShown> {
    return this.log.chat;
  }

  /** What happened since a seat of one's own last chose something, as far as it has been shown. */
  since(seat: string): ReadonlyArray<EntryShown> {
    return this.visible.since(seat, (index) => this.playing.wasForced(seat, index));
  }
}
