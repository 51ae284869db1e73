// Made by `make types` from src/ludotheque/api and src/ludotheque/server. Do not edit.

// Made from the types in Python: change those, and make this again.

/** A table to be opened. */
export interface TableWanted {
  readonly game: string;
  readonly seats: ReadonlyArray<SeatWanted>;
  readonly options?: Readonly<Record<string, string>>;
  readonly board?: string;
  readonly clock?: number;
  readonly reservation?: string;
  readonly phones?: boolean;
}

/** With an invitation, and perhaps with the commitment to a number for a round of the dice. */
export interface Joining {
  readonly invitation: string;
  readonly name?: string;
  readonly commitment?: string;
  readonly round?: number;
}

export interface MoveWanted {
  readonly move: string;
  readonly request?: string;
  readonly after?: number | null;
}

export interface UndoWanted {
  readonly request?: string;
  readonly after?: number | null;
}

export interface Said {
  readonly text: string;
  readonly request?: string;
}

/** The hash of a number of one's own, for a round. */
export interface Committing {
  readonly round: number;
  readonly commitment: string;
  readonly request?: string;
}

/** The number itself: 32 random bytes of one's own, in hexadecimal. */
export interface Revealing {
  readonly round: number;
  readonly value: string;
}

/** Somebody at one's own seat, or who asks to be let in there, by their number. */
export interface PersonMeant {
  readonly number: number;
  readonly request?: string;
}

export interface BotWanted {
  readonly bot?: string;
}

/** A short code, as somebody typed it or a phone read it. */
export interface CodeTyped {
  readonly code: string;
}

export interface InvitationShown {
  readonly invitation: string;
}

/** A saved game, to the letter. */
export interface SavedGame {
  readonly text: string;
  readonly eyes?: "A" | "B" | "C" | "D" | "E" | "F" | "all" | "watcher";
}

/** A saved game, to the letter. */
export interface GamePlayed {
  readonly text: string;
}

/** Who can reach this server, and at which addresses; its version. */
export interface Here {
  readonly lan: boolean;
  readonly public: boolean;
  readonly addresses: ReadonlyArray<string>;
  readonly can_open: boolean;
  readonly version: string;
}

/** The seal of a table to be, and the reservation to open it with: once. */
export interface SealGiven {
  readonly table: string;
  readonly seal: string;
  readonly reservation: string;
  readonly key: string;
}

/** A new table, with the keys to it: keep them. */
export interface Opened {
  readonly table: string;
  readonly host: string;
  readonly tokens: Readonly<Record<string, string>>;
  readonly invitations: Readonly<Record<string, string>>;
  readonly seal: string;
  readonly key: string;
}

/** The whole table, for somebody who comes in or has lost the thread. */
export interface Snapshot {
  readonly type: "snapshot";
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, string>>;
  readonly board: string;
  readonly clock: number;
  readonly seq: number;
  readonly started: boolean;
  readonly seats: ReadonlyArray<SeatShown>;
  readonly position: Position;
  readonly chat: ReadonlyArray<EntryShown>;
  readonly rematch: string;
  readonly time: TimeShown | null;
  readonly hands: ReadonlyArray<Hand>;
  readonly fairness: Fairness | null;
  readonly phones: boolean;
  readonly fast_forward: FastForwardShown | null;
  readonly persons: Readonly<Record<string, number>>;
}

/** A seat, and the token that holds it: one person's own. */
export interface Seated {
  readonly seat: string;
  readonly token: string;
  readonly waiting: boolean;
}

/** The table where the same people play again; claim your seat there. You are its host. */
export interface Again {
  readonly table: string;
  readonly host: string;
  readonly seal: string;
  readonly key: string;
}

/**
 * What a seat could do in a match of this length, after the moves that it asked about.
 *
 * Nothing, where it is not its turn, or where these moves are all that it could do.
 */
export interface Considered {
  readonly type: "considered";
  readonly request: string;
  readonly length: number;
  readonly ways: ReadonlyArray<Way>;
}

/**
 * What a good player would do in a match of this length, and why.
 *
 * `moves` can be made one after the other; there are none where finding them is the game. The
 * reason is the key of a sentence among the game's words, without its beginning `hint-`, and
 * what to fill in.
 */
export interface HintGiven {
  readonly type: "counsel";
  readonly request: string;
  readonly length: number;
  readonly moves: ReadonlyArray<string>;
  readonly reason: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Carried out and durable, as the entry with this number. */
export interface Done {
  readonly seq: number;
}

export interface Invitation {
  readonly seat: string;
  readonly invitation: string;
}

/** The way to a seat at a table around one screen: a code to type, and its invitation. */
export interface SeatCode {
  readonly seat: string;
  readonly code: string;
  readonly invitation: string;
}

/** The host's token of a rematch. */
export interface HostAgain {
  readonly table: string;
  readonly host: string;
}

/** Where a code leads. Without an invitation, it was used: somebody sits there by it. */
export interface SeatFound {
  readonly table: string;
  readonly seat: string;
  readonly invitation: string;
}

/** All that can be known now of how fair a table is. */
export interface Fair {
  readonly fairness: Fairness | null;
  readonly dice: Readonly<Record<string, number>>;
  readonly draws: ReadonlyArray<DrawShown>;
  readonly report: Verification | null;
}

/** A game from its beginning as far as it has come. Moves that were taken back are not in it. */
export interface Replay {
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, string>>;
  readonly board: string;
  readonly drawing: unknown;
  readonly seats: number;
  readonly names: Readonly<Record<string, string>>;
  readonly bots: Readonly<Record<string, string>>;
  readonly first: unknown;
  readonly frames: ReadonlyArray<Frame>;
  readonly over: boolean;
  readonly winners: ReadonlyArray<string>;
  readonly ending: string;
  readonly eyes: string;
}

/** How far a game has been looked at, in a hundred; and the report, once it is there. */
export interface Analysis {
  readonly progress: number;
  readonly report: Report | null;
}

/** That the server answers, and what it is. */
export interface Health {
  readonly version: string;
  readonly status: "ok";
}

export interface Claiming {
  readonly commitment?: string;
  readonly round?: number;
}

/** A game on the shelf. */
export interface GameShown {
  readonly name: string;
  readonly version: number;
  readonly seats: ReadonlyArray<number>;
  readonly boards: ReadonlyArray<string>;
  readonly options: ReadonlyArray<OptionShown>;
  readonly clauses: ReadonlyArray<string>;
  readonly bots: ReadonlyArray<string>;
  readonly levels: ReadonlyArray<string>;
  readonly secrets: boolean;
  readonly realtime: boolean;
}

/** Where the match stands. */
export interface Position {
  readonly length: number;
  readonly view: unknown;
  readonly acting: ReadonlyArray<string>;
  readonly legal: Readonly<Record<string, ReadonlyArray<string>>>;
  readonly over: boolean;
  readonly winners: ReadonlyArray<string>;
  readonly ending: string;
  readonly undoable: number;
  readonly views: Readonly<Record<string, unknown>>;
}

/** One entry of the log, as this viewer may know it. */
export interface EntryShown {
  readonly seq: number;
  readonly at: number;
  readonly entry: Moved | Drawn | Undone | Sat | AskedToJoin | Admitted | Declined | Withdrew | Left | Renewed | SentAway | Freed | Invited | TookOver | GaveBack | Resigned | Committed | Closed | Mixed | Contributed | Unsealed | Revealed | Chatted | AskedForHint | Paused | Resumed | WentOn | Woken | FastForwarded | SlowedDown | Ended | Rematched;
  readonly events: ReadonlyArray<Happening>;
  readonly interim?: Readonly<Record<string, unknown>>;
}

/**
 * The first message: who is there. Without tokens, somebody who watches.
 *
 * `present` are the tokens of those who are there and do not look, as where a screen is passed
 * from one to the other: nothing is told that they alone may know, and nothing can be played.
 */
export interface Hello {
  readonly type: "hello";
  readonly tokens?: ReadonlyArray<string>;
  readonly present?: ReadonlyArray<string>;
}

/**
 * A move. `after` is the length of the match that the sender saw: a stale one is refused.
 *
 * Where there are no turns nothing is ever stale, and `after` means nothing.
 */
export interface Play {
  readonly type: "play";
  readonly seat: "A" | "B" | "C" | "D" | "E" | "F";
  readonly move: string;
  readonly request?: string;
  readonly after?: number | null;
}

export interface Undo {
  readonly type: "undo";
  readonly seat: "A" | "B" | "C" | "D" | "E" | "F";
  readonly request?: string;
  readonly after?: number | null;
}

export interface Say {
  readonly type: "say";
  readonly seat: "A" | "B" | "C" | "D" | "E" | "F";
  readonly text: string;
  readonly request?: string;
}

export interface Resign {
  readonly type: "resign";
  readonly seat: "A" | "B" | "C" | "D" | "E" | "F";
  readonly request?: string;
}

/** Leaves a seat for good, or does not want to be let in any more. */
export interface Leave {
  readonly type: "leave";
  readonly seat: "A" | "B" | "C" | "D" | "E" | "F";
  readonly request?: string;
}

/** Wants a pause, in a game without turns. It is one as soon as all sides with people do. */
export interface Pause {
  readonly type: "pause";
  readonly seat: "A" | "B" | "C" | "D" | "E" | "F";
  readonly request?: string;
}

/** Wants to go on, or wants no pause after all. */
export interface Resume {
  readonly type: "resume";
  readonly seat: "A" | "B" | "C" | "D" | "E" | "F";
  readonly request?: string;
}

/** Wants bots to play without pauses. They do as soon as all people still in play want it. */
export interface FastForward {
  readonly type: "fast-forward";
  readonly seat: "A" | "B" | "C" | "D" | "E" | "F";
  readonly request?: string;
}

/** Wants no fast forward, or no more of it. */
export interface SlowDown {
  readonly type: "slow-down";
  readonly seat: "A" | "B" | "C" | "D" | "E" | "F";
  readonly request?: string;
}

/** The hash of a number of one's own for the dice, in the round that is open or could be. */
export interface Commit {
  readonly type: "commit";
  readonly seat: "A" | "B" | "C" | "D" | "E" | "F";
  readonly round: number;
  readonly commitment: string;
  readonly request?: string;
}

/** Lets somebody in at one's seat who asks for it: they will see and play what one does. */
export interface Admit {
  readonly type: "admit";
  readonly seat: "A" | "B" | "C" | "D" | "E" | "F";
  readonly number: number;
  readonly request?: string;
}

/** Does not let somebody in who asks for it. */
export interface Decline {
  readonly type: "decline";
  readonly seat: "A" | "B" | "C" | "D" | "E" | "F";
  readonly number: number;
  readonly request?: string;
}

/** Sends somebody away from one's seat who came there later. */
export interface ShutOut {
  readonly type: "shut-out";
  readonly seat: "A" | "B" | "C" | "D" | "E" | "F";
  readonly number: number;
  readonly request?: string;
}

/** The number itself, 32 random bytes in hexadecimal, once the round is closed. */
export interface Reveal {
  readonly type: "reveal";
  readonly seat: "A" | "B" | "C" | "D" | "E" | "F";
  readonly round: number;
  readonly value: string;
  readonly request?: string;
}

/** Takes something into the hand: until it is put down, nobody else of that side moves it. */
export interface Hold {
  readonly type: "hold";
  readonly seat: "A" | "B" | "C" | "D" | "E" | "F";
  readonly thing: string;
  readonly request?: string;
}

/** Puts something down again without a move. */
export interface Release {
  readonly type: "release";
  readonly seat: "A" | "B" | "C" | "D" | "E" | "F";
  readonly thing: string;
  readonly request?: string;
}

/**
 * Asks for everything that a seat could do now, whole paths included.
 *
 * With `moves`, it asks what the seat could do after these, and whether they could be made one
 * after the other: if not, the answer is why. Nothing is played.
 */
export interface Consider {
  readonly type: "consider";
  readonly seat: "A" | "B" | "C" | "D" | "E" | "F";
  readonly moves?: ReadonlyArray<string>;
  readonly request?: string;
  readonly after?: number | null;
}

/** Asks what a good player would do in a seat's place. Everybody is told that it was asked. */
export interface AskForHint {
  readonly type: "advise";
  readonly seat: "A" | "B" | "C" | "D" | "E" | "F";
  readonly request?: string;
  readonly after?: number | null;
}

/** Asks for the whole table again, and for what was told after an entry. */
export interface Recall {
  readonly type: "recall";
  readonly since?: number;
}

export interface Ping {
  readonly type: "ping";
  readonly request?: string;
}

/** Something happened. */
export interface News {
  readonly type: "news";
  readonly told: ReadonlyArray<EntryShown>;
  readonly seq: number;
  readonly started: boolean;
  readonly position: Position;
  readonly seats: ReadonlyArray<SeatShown> | null;
  readonly time: TimeShown | null;
  readonly fast_forward: FastForwardShown | null;
}

/** Who is present has changed, and nothing else. */
export interface Seating {
  readonly type: "seating";
  readonly seats: ReadonlyArray<SeatShown>;
}

/** All that is in the hands of one's own sides now. */
export interface Held {
  readonly type: "held";
  readonly hands: ReadonlyArray<Hand>;
}

/** The command is carried out, durable and announced, as entry `seq`; or it needed no entry. */
export interface Accepted {
  readonly type: "accepted";
  readonly request: string;
  readonly seq: number;
}

/** The rules refuse it; nothing has changed. */
export interface MoveRefused {
  readonly type: "refused";
  readonly request: string;
  readonly game: string;
  readonly clause: string;
  readonly reason: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** It cannot be done, for another reason than the rules; nothing has changed. */
export interface Failed {
  readonly type: "error";
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly request: string;
  readonly game: string;
  readonly cause: Failed | null;
}

/** What was told before, as this viewer may know it. */
export interface Recalled {
  readonly type: "recalled";
  readonly told: ReadonlyArray<EntryShown>;
}

export interface Pong {
  readonly type: "pong";
  readonly request: string;
}

/**
 * Who is to sit there: `me`, somebody who is invited (`open`), or a `bot`.
 *
 * One's own seat may bring the commitment to a number for the dice, in their first round.
 */
export interface SeatWanted {
  readonly kind: "bot" | "me" | "open";
  readonly name?: string;
  readonly bot?: string;
  readonly commitment?: string;
}

/** Who sits where. */
export interface SeatShown {
  readonly seat: string;
  readonly name: string;
  readonly kind: string;
  readonly bot: string;
  readonly stand_in: string;
  readonly resigned: boolean;
  readonly present: boolean;
  readonly yours: boolean;
  readonly people: ReadonlyArray<PersonShown>;
  readonly asking: ReadonlyArray<PersonShown>;
  readonly away_in_ms: number;
}

/** How a match without turns stands with time, when this is told. */
export interface TimeShown {
  readonly played: number;
  readonly due: ReadonlyArray<Due>;
  readonly paused: boolean;
  readonly asked: ReadonlyArray<string>;
  readonly on_in_ms: number | null;
  readonly begun: boolean;
  readonly unready: ReadonlyArray<string>;
  readonly ready_move: string;
  readonly start_move: string;
}

/** A hand of one's own side, with something in it. */
export interface Hand {
  readonly seat: string;
  readonly thing: string;
  readonly number: number;
  readonly yours: boolean;
}

/** What the table has sealed, mixed into its dice and revealed. */
export interface Fairness {
  readonly seal: string;
  readonly key: string;
  readonly draws: number;
  readonly rounds: ReadonlyArray<Round>;
  readonly contributions: ReadonlyArray<Contribution>;
  readonly choices: ReadonlyArray<SealedChoice>;
  readonly secret: string;
  readonly lost_from: number;
  readonly outcomes: ReadonlyArray<ReadonlyArray<string>>;
}

/** Whether bots play without pauses, where that can be asked for. */
export interface FastForwardShown {
  readonly on: boolean;
  readonly asked: ReadonlyArray<string>;
  readonly awaited: ReadonlyArray<string>;
}

/**
 * A move that could be made, and the moves that could continue it.
 *
 * `more`: there are such moves, but they are not told here; ask for those after this one.
 * `finds`: what the move would bring, as its story says it; nothing where there is nothing.
 */
export interface Way {
  readonly move: string;
  readonly then: ReadonlyArray<Way>;
  readonly more: boolean;
  readonly finds: Readonly<Record<string, string | number>>;
}

/** One of fate's choices, from 1 on: which of how many equally likely outcomes, from 0 on. */
export interface DrawShown {
  readonly number: number;
  readonly outcomes: number;
  readonly outcome: number;
  readonly move: string;
}

/**
 * All that was looked at, and what follows from it.
 *
 * `proven`: it is the game that the notes tell of, every draw has a number of the note-taker's own
 * in it, and nobody who had committed to one was left out. `signed`: nothing is wrong, and the
 * server signed it whose key was given. `consistent`: nothing is wrong, but anybody could have
 * written it. `wrong`: something does not hold. `unfinished`: nothing is wrong, but it is not
 * over. `lost`: the house lost its key, so that not everything can be shown. `unsealed`: nothing
 * was sealed, so nothing can be shown.
 */
export interface Verification {
  readonly verdict: "consistent" | "lost" | "outdated" | "proven" | "signed" | "unfinished" | "unsealed" | "wrong";
  readonly checks: ReadonlyArray<Check>;
  readonly game: string;
  readonly table: string;
  readonly key: string;
}

/** One choice: whose, what came of it, and what of the view is different from before. */
export interface Frame {
  readonly seat: string;
  readonly move: string;
  readonly events: ReadonlyArray<Happening>;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly at: number;
}

/** A whole game, looked at. */
export interface Report {
  readonly moments: ReadonlyArray<Moment>;
  readonly turnings: ReadonlyArray<Turning>;
  readonly balances: ReadonlyArray<Balance>;
  readonly playouts: number;
}

/** A switch that the host can turn; the first value is the default. */
export interface OptionShown {
  readonly name: string;
  readonly values: ReadonlyArray<string>;
  readonly least: number | null;
  readonly most: number | null;
}

/** A player's move, or the clock's own. */
export interface Moved {
  readonly type: "moved";
  readonly seat: string;
  readonly move: string;
  readonly by?: string;
  readonly seal?: string;
  readonly in_haste?: boolean;
  readonly request?: string;
}

/** Fate's choice. */
export interface Drawn {
  readonly type: "drawn";
  readonly move: string;
}

/** A player took moves back; the match has as many entries as this again. */
export interface Undone {
  readonly type: "undone";
  readonly seat: string;
  readonly length: number;
  readonly request?: string;
}

/** Somebody took a seat, by an invitation with this number or as its table was opened. */
export interface Sat {
  readonly type: "sat";
  readonly seat: string;
  readonly name: string;
  readonly bot?: string;
  readonly number?: number;
  readonly contribution?: string;
  readonly commitment?: string;
  readonly claimed?: number;
}

/** Somebody with an invitation asks the people of a seat to let them in. */
export interface AskedToJoin {
  readonly type: "asked-to-join";
  readonly seat: string;
  readonly name: string;
  readonly number: number;
}

/** A person of the seat let somebody in who asked: they see and play what its people do. */
export interface Admitted {
  readonly type: "admitted";
  readonly seat: string;
  readonly number: number;
  readonly by: number;
  readonly name?: string;
  readonly by_name?: string;
  readonly request?: string;
}

/** A person of the seat did not let somebody in who asked. */
export interface Declined {
  readonly type: "declined";
  readonly seat: string;
  readonly number: number;
  readonly by: number;
  readonly name?: string;
  readonly by_name?: string;
  readonly request?: string;
}

/** Somebody who asked to be let in does not want it any more. */
export interface Withdrew {
  readonly type: "withdrew";
  readonly seat: string;
  readonly number: number;
  readonly name?: string;
  readonly request?: string;
}

/** A person left for good; their token is void from now on. */
export interface Left {
  readonly type: "left";
  readonly seat: string;
  readonly number?: number;
  readonly name?: string;
  readonly request?: string;
}

/** A seat has a new code, as for a phone that was lost; all that opened it before is void. */
export interface Renewed {
  readonly type: "renewed";
  readonly seat: string;
}

/** A person of the seat sent away somebody who came later; their token is void from now on. */
export interface SentAway {
  readonly type: "sent-away";
  readonly seat: string;
  readonly number: number;
  readonly by: number;
  readonly name?: string;
  readonly by_name?: string;
  readonly request?: string;
}

/** The host took a bot away before the game had begun; its seat is open again. */
export interface Freed {
  readonly type: "freed";
  readonly seat: string;
}

/** One more invitation to a seat. */
export interface Invited {
  readonly type: "invited";
  readonly seat: string;
  readonly number: number;
}

/** A bot plays for somebody who is away. */
export interface TookOver {
  readonly type: "took-over";
  readonly seat: string;
  readonly bot: string;
}

/** Whoever was away is back. */
export interface GaveBack {
  readonly type: "gave-back";
  readonly seat: string;
}

/** A player gave the game up; a bot plays on for the sake of the others. */
export interface Resigned {
  readonly type: "resigned";
  readonly seat: string;
  readonly request?: string;
}

/** Somebody has a number of their own for the dice, and tells its hash. */
export interface Committed {
  readonly type: "committed";
  readonly seat: string;
  readonly person: number;
  readonly commitment: string;
  readonly request?: string;
}

/** Nobody else takes part in this round of numbers: those who do tell theirs now. */
export interface Closed {
  readonly type: "closed";
}

/** The numbers of a round are mixed into all that fate draws from now on. */
export interface Mixed {
  readonly type: "mixed";
  readonly given: ReadonlyArray<Given>;
}

/** A number was mixed into the dice to which nobody had committed: in logs of before. */
export interface Contributed {
  readonly type: "contributed";
  readonly seat: string;
  readonly value: string;
  readonly request?: string;
}

/** The key that the table's secret comes from is gone: from here on nothing is sealed. */
export interface Unsealed {
  readonly type: "unsealed";
}

/** The game is over, and the table's secret none any more. */
export interface Revealed {
  readonly type: "revealed";
  readonly secret: string;
}

/** Somebody said something. */
export interface Chatted {
  readonly type: "chatted";
  readonly seat: string;
  readonly text: string;
  readonly request?: string;
}

/** Somebody asked what to do. Everybody may know that; what they were told is their own. */
export interface AskedForHint {
  readonly type: "asked-advice";
  readonly seat: string;
}

/** A side wants a pause; it is one as soon as all sides with people want it. */
export interface Paused {
  readonly type: "paused";
  readonly seat: string;
  readonly request?: string;
}

/** A side wants to go on, or wants no pause after all. */
export interface Resumed {
  readonly type: "resumed";
  readonly seat: string;
  readonly request?: string;
}

/** All wanted to go on, and time to get ready has passed: the pause is over. */
export interface WentOn {
  readonly type: "went-on";
}

/** The table was read back: the time since the entry before this one was not played. */
export interface Woken {
  readonly type: "woken";
}

/** A seat wants bots to play without pauses; they do once all people still in play want it. */
export interface FastForwarded {
  readonly type: "fast-forwarded";
  readonly seat: string;
  readonly request?: string;
}

/** A seat wants no fast forward: whoever asked for it does so no more. */
export interface SlowedDown {
  readonly type: "slowed-down";
  readonly seat: string;
  readonly request?: string;
}

/** The host ended the game before its end; nobody has won. */
export interface Ended {
  readonly type: "ended";
}

/** The same people play again, at another table. */
export interface Rematched {
  readonly type: "rematched";
  readonly seat: string;
  readonly table: string;
  readonly request?: string;
}

/** One thing that happened in the match: the key of its sentence, and what to fill in. */
export interface Happening {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** One of the people of a seat, or somebody who asks to be let in there. */
export interface PersonShown {
  readonly number: number;
  readonly name: string;
}

/** What the clock will do, and in how many milliseconds from now, if it runs. */
export interface Due {
  readonly move: string;
  readonly in_ms: number;
}

/** Contributions that are mixed into the dice together, all committed to before. */
export interface Round {
  readonly number: number;
  readonly commitments: ReadonlyArray<Commitment>;
  readonly from_draw: number;
  readonly is_closed: boolean;
}

/** A number of somebody's own that is mixed into the dice, with no commitment: older games. */
export interface Contribution {
  readonly seat: string;
  readonly value: string;
  readonly from_draw: number;
}

/** A secret choice, whose seal everybody was told when it was made. */
export interface SealedChoice {
  readonly number: number;
  readonly seat: string;
  readonly seal: string;
  readonly taken_back: boolean;
  readonly move: string;
}

/** One thing that was looked at: the key of its sentence, and what to fill in. */
export interface Check {
  readonly code: string;
  readonly ok: boolean;
  readonly values: Readonly<Record<string, string | number>>;
  readonly game: string;
  readonly cause: Check | null;
  readonly known: boolean;
}

/** Everybody's chances after so many entries of the match, in a thousand. */
export interface Moment {
  readonly at: number;
  readonly seat: string;
  readonly chances: ReadonlyArray<number>;
}

/** Where chances changed most. */
export interface Turning {
  readonly since: number;
  readonly at: number;
  readonly seat: string;
  readonly changes: ReadonlyArray<number>;
}

/** What became of somebody's chances, in a thousand; from the beginning on it adds up. */
export interface Balance {
  readonly seat: string;
  readonly start: number;
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  readonly end: number;
}

/** A number of somebody's, as they told it. */
export interface Given {
  readonly seat: string;
  readonly person: number;
  readonly value: string;
}

/** What somebody told of a number of their own, before anybody told theirs. */
export interface Commitment {
  readonly seat: string;
  readonly person: number;
  readonly commitment: string;
  readonly value: string;
}

export type Incoming = Hello | Play | Undo | Say | Resign | Leave | Pause | Resume | FastForward | SlowDown | Commit | Admit | Decline | ShutOut | Reveal | Hold | Release | Consider | AskForHint | Recall | Ping;

export type Outgoing = Snapshot | News | Seating | Held | Accepted | MoveRefused | Failed | Considered | HintGiven | Recalled | Pong;
