// What a game brings to the page. The page knows games by this contract alone; each game's
// folder exports one `GameClient` as the default of its `index.ts`, found by `games/index.ts`. A game
// that has no folder, or only some of the parts there, has the others from `anygame/client.ts`.
//
// A game's client decides no rule. It draws the views it is sent, offers the moves it is sent,
// and shows an event by drawing what the event says.

import type { Component } from "svelte";
import type { Draft } from "../core/draft.svelte";
import type { LogLine } from "../core/logbook";
import type { RealTime } from "../core/realtime.svelte";
import type { DrawShown, Happening, SeatShown } from "../protocol";

/** A sentence to be said: the key of its words, and what to fill in. */
export interface Sentence {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The names of sounds that `core/sound.ts` can make. */
export type Sound =
  | "dice"
  | "step"
  | "gobble"
  | "treasure"
  | "bite"
  | "caught"
  | "pay"
  | "turn"
  | "win"
  | "refused"
  | "choose"
  | "page"
  | "stamp"
  | "note-1"
  | "note-2"
  | "note-3"
  | "note-4"
  | "note-5"
  | "tune";

/** Places on the board to be pointed out, and ways from place to place that somebody took. */
export interface Marks {
  readonly places: ReadonlyArray<string>;
  readonly ways: ReadonlyArray<{ readonly seat: string; readonly places: ReadonlyArray<string> }>;
}

/** What everybody can see of a seat at a glance, drawn beside its name. */
export interface SeatProps<View> {
  readonly view: View;
  readonly seat: string;
}

/** What a seat turns out to have been, and what became of it, once nothing is secret any more. */
export interface EpilogueProps<View, Drawing> {
  readonly view: View;
  readonly drawing: Drawing;
  readonly seat: string;
  readonly names: Readonly<Record<string, string>>;
  /** The whole log. */
  readonly lines: ReadonlyArray<LogLine>;
  /** The seat of whoever reads it, where they have only one. */
  readonly you?: string | undefined;
  /** Whether there is room for little more than signs. */
  readonly brief?: boolean;
}

export interface BoardProps<View, Drawing> {
  /** What is to be seen now: a position, or a moment between two. */
  readonly view: View;
  readonly drawing: Drawing;
  readonly seats: ReadonlyArray<SeatShown>;
  /** What may be chosen, and what has been chosen so far; nothing where one only watches. */
  readonly draft: Draft | null;
  /** How long a piece takes to get to its new place, in milliseconds; 0 for no motion at all. */
  readonly pace: number;
  /** The event that is being shown, if one is: for bursts of light and the like. */
  readonly event: Happening | null;
  /** In a game without turns: how one plays it. Nothing where one only looks at what has been. */
  readonly live?: RealTime | null | undefined;
  /** In a game without turns: what may be listed of what each of one's own sides may do. */
  readonly legal?: Readonly<Record<string, ReadonlyArray<string>>> | undefined;
  /** In a game without turns: the hint that somebody here was given, for as long as it is of use. */
  readonly hint?:
    | { readonly seat: string; readonly values: Readonly<Record<string, string | number>> }
    | null
    | undefined;
  /** What is pointed out on the board: brightly if somebody asked for it, else in passing. */
  readonly marks?: (Marks & { readonly bright: boolean }) | null | undefined;
  /** What was given out to be looked at, once it is there. */
  readonly handout?: unknown;
  /** What stands beside the board on request (`Notes`): whether it does, and how that is changed. */
  readonly notes?: { readonly open: boolean; readonly turn: () => void } | undefined;
  /** Whether the hand lies open on this phone, so that a tray need not show it too. */
  readonly inHand?: boolean | undefined;
}

/** Where a seat stands beside the board: left or right; top, middle or bottom. */
export type Corner = "lt" | "lm" | "lb" | "rt" | "rm" | "rb";

/** A tip of the guided first game: its words, and what on the page it speaks of. */
export interface Tip {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /**
   * Where it points: the first of these names that something in sight has in its `data-tour`, which
   * may hold several. The page's own are listed in docs/adding-a-game.md.
   */
  readonly at?: string | ReadonlyArray<string>;
  /** Whether a game without turns waits while it is read. */
  readonly waits?: boolean;
  /** The moves that it asks for, by their first words: to make one is as good as to read it. */
  readonly until?: ReadonlyArray<string>;
}

/** A hint that is shown beside what one has laid already, and changes nothing of it by itself. */
export interface Proposal {
  /** Puts what is proposed in the place of what one has laid; taking it back restores that. */
  take(): void;
  /** Shows it no longer. */
  drop(): void;
}

/** To whom tips are given: their seats, the nearest first, and what each of them may do now. */
export interface TipReader {
  readonly mine: ReadonlyArray<string>;
  readonly legal: Readonly<Record<string, ReadonlyArray<string>>>;
}

export interface GameTable<View = unknown, Drawing = unknown> {
  /** The board's width over its height, which its box has too; a square, if nothing is said. */
  readonly ratio?: number;
  /** Whether the board takes all the room that a table has, in any shape; not, if absent. */
  readonly fills?: boolean;
  /** Whether its tray may need a line of its own in a narrow bar; not, if absent. */
  readonly spreads?: boolean;
  /** The board with everything on it, and all that can be chosen on it. Fills its box. */
  readonly Board: Component<BoardProps<View, Drawing>>;
  /** A seat's belongings, at a glance: pictured, not only printed. */
  readonly Seat: Component<SeatProps<View>>;
  /** What stands in the action bar besides the sentence: dice, cards in hand. */
  readonly Tray: Component<BoardProps<View, Drawing>>;
  /**
   * What a player holds, to be held on a phone while the board is on a screen for all: card,
   * notebook, marbles. Absent where board and hand are not to be told apart.
   */
  readonly Hand?: Component<BoardProps<View, Drawing>>;
  /** What one looks up while playing: it stands beside the board, for as long as one wants. */
  readonly Notes?: Component<BoardProps<View, Drawing>>;
  /** What they are called, where there are any for whoever looks. */
  notesTitle?(view: View): Sentence | null;
  /** What comes to light about each seat at the end, below its name; nothing, if absent. */
  readonly Epilogue?: Component<EpilogueProps<View, Drawing>>;
  /** Whether a move is chosen in the hand; for any other a phone shows the board. None, if absent. */
  handles?(move: string): boolean;
  /**
   * What is expected of whom, or is being done, as a sentence in the game's words: in the second
   * person to `you`, the seat of whoever alone looks; empty where several do, or nobody plays. While
   * an event is shown, it may speak of that.
   */
  expected(view: View, you?: string, event?: Happening | null): Sentence;
  /**
   * What whoever chooses here is asked to do next, said to them and following what they have chosen
   * so far; the same as `expected`, if absent. Not asked of a move that is complete.
   */
  asked?(view: View, draft: Draft): Sentence;
  /** What to know before a complete move is confirmed; nothing, if absent. */
  warned?(view: View, draft: Draft, drawing: Drawing): Sentence | null;
  /** How many of the moves on offer a seat chooses together, to confirm them once; 1, if absent. */
  together?(view: View, seat: string): number;
  /**
   * Whether more of the same turn follows a choice, so that it need not be confirmed by itself: it
   * can still be taken back, and one confirmation at the end is enough. Never, if absent.
   */
  goesOn?(view: View): boolean;
  /** What to know before bots play on without pauses; nothing, if absent. */
  hurried?(view: View, seats: ReadonlyArray<string>): Sentence | null;
  /** What a move is called when it is offered after some others, in the game's words. */
  offered(move: string, view: View, before?: ReadonlyArray<string>): Sentence;
  /** The position in words, a sentence each, for those who do not see the board. */
  described(view: View): ReadonlyArray<Sentence>;
  /**
   * What is seen after an event, until `next` is shown, the position that it leads to. Of what is
   * different there, an event says which parts are now to be seen; nothing is reckoned.
   */
  advanced(view: View, event: Happening, next: View): View;
  /**
   * How long an event stays to be seen, in milliseconds at the ordinary speed. Nothing waits in a
   * game without turns: there it is 0, and the board moves its pieces by itself.
   */
  lasts(event: Happening): number;
  /** The sound of an event, if it has one. */
  sound(event: Happening): Sound | null;
  /**
   * What the guided first game says now, if it has something to say that was not said yet. Its
   * sentence is told by `$touch`, yes or no, whether there is a finger instead of mouse and keys.
   */
  tip(view: View, draft: Draft | null, said: ReadonlySet<string>, reader: TipReader): Tip | null;
  /**
   * Where something is laid that a hint must not disturb: shows what is hinted at, and says how it
   * is taken over. Any other hint is drawn as a move in the making.
   */
  proposed?(draft: Draft, moves: ReadonlyArray<string>): Proposal | null;
  /** Whether an event is to be read in peace before a shared screen is passed on; none, if absent. */
  lingers?(event: Happening): boolean;
  /** Whether an event is kept from whoever may know it, until they ask for it; none, if absent. */
  covers?(event: Happening, view: View): boolean;
  /**
   * The view without anything that others may not know: what is drawn on a screen that several
   * people share while all of them look at it. Absent where the view has nothing to cover.
   */
  publicly?(view: View): View;
  /** Whether an event tells its reader something that the others may not know; none, if absent. */
  isSecret?(event: Happening): boolean;
  /** Whether everybody around a shared screen looks up at an event, and not only who has it. */
  gathers?(event: Happening, eyes: string): boolean;
  /**
   * The corner of the board at which each seat is at home, as the board is drawn; where one's own
   * seat is nearest and the others follow clockwise, if absent.
   */
  corner?(view: View, drawing: Drawing, seat: string): Corner;
  /** What a public draw that is no roll of dice decided, in words; nothing, if absent. */
  lot?(draw: DrawShown): Sentence | null;
  /** Whether what happened to a seat matters little, so that it need not stay; never, if absent. */
  isFleeting?(sentence: Sentence): boolean;
  /** What some events did to a seat, said to whoever sits there; nothing, if absent. */
  happened?(events: ReadonlyArray<Happening>, seat: string): ReadonlyArray<Sentence>;
  /** Whether the log tells each thing in a line of its own, as where there are no turns. */
  readonly apart?: boolean;
  /** The places and ways on the board that some events speak of; none, if absent. */
  marks?(events: ReadonlyArray<Happening>): Marks;
  /** Which values of the game's sentences name places on the board; none, if absent. */
  readonly placeValues?: ReadonlyArray<string>;
  /**
   * Each seat's standing at the end, to be pictured and compared; whoever comes first among equals
   * stands first. The whole log is told, for what a position does not say.
   */
  standing(
    view: View,
    lines?: ReadonlyArray<LogLine>,
  ): ReadonlyArray<{ readonly seat: string; readonly points: number }>;
}

/** The colours of seats whose pieces have colours of their own, and what is written on them. */
export type SeatColours = Readonly<
  Record<string, { readonly colour: string; readonly ink: string }>
>;

export interface GameClient {
  /** The name in the registry, and of this folder. */
  readonly name: string;
  /** The lid of its box: the card on the shelf, drawn as an SVG that fills its box. */
  readonly Lid: Component<Record<string, never>>;
  /** Its colours: of the spine of the box, of what glows in its room, and of seats that differ. */
  readonly colours: {
    readonly box: string;
    readonly ink: string;
    readonly glow: string;
    readonly seats?: SeatColours;
  };
  /** Minutes that a game takes, roughly, and the youngest age; shown on the box, where it is known. */
  readonly minutes?: readonly [number, number];
  readonly age?: number;
  /** Whether it has tips for a guided first game; it has, if absent. */
  readonly guides?: boolean;
  /** The board and the options of a guided first game, where they are not the usual ones. */
  readonly firstGame?: {
    readonly board?: string;
    readonly options?: Readonly<Record<string, string>>;
  };
  /** The rest, loaded when it is first played. */
  table(): Promise<GameTable>;
}
