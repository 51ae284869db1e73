// Secrets around one screen: who looks at it now, and when nobody may.
//
// Where several people share a screen and have something to hide from each other, the server is
// shown the key of one of them at a time, and only once that one has said to be there. For all the
// others it is told that they are present. Behind a closed curtain there is nothing to be seen,
// because nothing has been sent.

import { memory } from "./memory.svelte";

type Keys = Readonly<Record<string, string>>;

/**
 * - `public`: nobody's secrets are shown, and nobody at this screen is to act; always so where a
 *   screen is not shared.
 * - `covered`: somebody at this screen is to act, and has not said yet to be there.
 * - `opening`: somebody has said so, and the server has not sent yet what they may know.
 * - `together`: everybody looks at what is public, though somebody is to act.
 * - `viewing`: the secrets of the viewer are shown.
 * - `ended`: the game is over, and nothing is secret any more.
 */
type ScreenState =
  | { readonly name: "public" | "covered" | "together" | "ended" }
  | { readonly name: "opening"; readonly viewer: string }
  | Viewing;

interface Viewing {
  readonly name: "viewing";
  readonly viewer: string;
  /** Others have come to look, too, if `watched`: the viewer's secrets are covered meanwhile. */
  readonly company: "alone" | "watched";
  /**
   * Something is `unread` that the viewer should have the time to read; if `lingering`, the screen
   * is to be passed on as soon as that has been read.
   */
  readonly reading: "done" | "unread" | "lingering";
}

/**
 * What is to be done with the screen: moves may be chosen at it; or it waits for somebody, and there
 * is nothing to choose; or its viewer has to be forgotten before it is passed on.
 */
export type Passing = "choose" | "wait" | "withdraw";

export class Curtain {
  /** Those of one's own seats that are to act, one after the other. */
  due: ReadonlyArray<string> = $state.raw([]);
  private state: ScreenState = $state.raw({ name: "public" });

  /** The seat whose secrets are shown, or are about to be; empty for nobody's. */
  readonly viewer: string = $derived("viewer" in this.state ? this.state.viewer : "");
  /** Whether the screen is covered. */
  readonly closed: boolean = $derived(["covered", "opening"].includes(this.state.name));
  /** Whether everybody looks at what is public, though somebody is to act. */
  readonly together: boolean = $derived(this.state.name === "together");
  /** Whether the screen is to be passed on as soon as its viewer has read what is on it. */
  readonly lingering: boolean = $derived(this.viewing?.reading === "lingering");
  /** Whether others have come to look, too: what the viewer may know is covered. */
  readonly watched: boolean = $derived(this.viewing?.company === "watched");

  constructor(
    private readonly table: string,
    private readonly secrets: boolean,
    /** Whether this screen only watches: then it holds no seat, whatever keys are kept here. */
    private readonly watching = false,
  ) {}

  private get viewing(): Viewing | null {
    return this.state.name === "viewing" ? this.state : null;
  }

  private get keys(): Keys {
    if (this.watching) return {};
    return memory.find(this.table)?.tokens ?? {};
  }

  /** The seats that are played at this screen. */
  get own(): ReadonlyArray<string> {
    return Object.keys(this.keys).sort();
  }

  /** Whether people at this screen have something to hide from each other. */
  get shared(): boolean {
    return this.secrets && this.state.name !== "ended" && this.own.length > 1;
  }

  /** The keys of those who look. */
  viewerKeys(): Keys {
    if (!this.shared) return this.keys;
    const key = this.keys[this.viewer];
    return key === undefined ? {} : { [this.viewer]: key };
  }

  /** The keys of those who are there and do not look. */
  otherKeys(): ReadonlyArray<string> {
    if (!this.shared) return [];
    return Object.entries(this.keys).flatMap(([seat, key]) => (seat === this.viewer ? [] : [key]));
  }

  /** Nobody looks; the screen is covered if somebody is to come before it. */
  close(): void {
    if (this.state.name === "ended") return;
    this.state = { name: this.shared && this.due.length > 0 ? "covered" : "public" };
  }

  /** Somebody says to be alone before the screen; it opens once what they may know is there. */
  open(viewer: string): void {
    this.state = { name: "opening", viewer };
  }

  /** Everybody looks at what is public. */
  lookTogether(): void {
    if (this.state.name === "covered") this.state = { name: "together" };
  }

  /** The viewer is alone again. */
  lookAlone(): void {
    this.change({ company: "alone" });
  }

  /** Others have come to look, too. */
  watch(): void {
    this.change({ company: "watched" });
  }

  /** The viewer has been told something that they should have the time to read. */
  markUnread(): void {
    if (this.viewing?.reading === "done") this.change({ reading: "unread" });
  }

  /** The viewer has gone on to choose something. */
  markRead(): void {
    this.change({ reading: "done" });
  }

  /** The game is over: everybody may look at everything. */
  end(): void {
    this.state = { name: "ended" };
  }

  private change(viewing: Partial<Pick<Viewing, "company" | "reading">>): void {
    if (this.viewing) this.state = { ...this.viewing, ...viewing };
  }

  /**
   * Takes in who is to act at this screen. It has to be passed on if that is not its viewer; or if it
   * is, and others have looked at it since.
   */
  passOn(due: ReadonlyArray<string>): Passing {
    const isSame = due.join() === this.due.join();
    if (!isSame) this.due = due;
    const mayAct = due.includes(this.viewer) && !this.watched;
    if (!this.shared || due.length === 0 || mayAct) return this.stay();
    if (this.viewer) return this.linger();
    if (!(this.state.name === "together" && isSame)) this.state = { name: "covered" };
    return "wait";
  }

  /** The screen stays with whoever has it. */
  private stay(): Passing {
    if (this.state.name === "opening") {
      this.state = { ...this.state, name: "viewing", company: "alone", reading: "done" };
    } else if (this.lingering) this.change({ reading: "unread" });
    else if (!this.viewing && this.state.name !== "ended") this.state = { name: "public" };
    return "choose";
  }

  /** Its viewer keeps the screen for as long as something is unread. */
  private linger(): Passing {
    if (!this.viewing || this.viewing.reading === "done") return "withdraw";
    this.change({ reading: "lingering" });
    return "wait";
  }
}
