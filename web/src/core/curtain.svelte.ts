// Secrets around one screen: whose eyes the page looks through, and when nobody's.
//
// Where several people share a screen and have something to hide from each other, the server is
// told the key of one of them at a time, and only once that one has said to be there. For all the
// others it is told that they are present. Behind a closed curtain there is nothing to be seen,
// because nothing has been sent.

import { memory } from "./memory.svelte";

type Keys = Readonly<Record<string, string>>;

export class Curtain {
  /** The seat whose secrets are shown, or are about to be; empty for nobody's. */
  eyes: string = $state("");
  /** Whether the screen is covered. */
  closed: boolean = $state(false);
  /** Those of one's own seats that are to act, one after the other. */
  due: ReadonlyArray<string> = $state.raw([]);
  /** Whether everybody looks at what is public, though somebody is to act. */
  aside: boolean = $state(false);
  /** Whether whoever looks has been told something that they should have the time to read. */
  unread: boolean = $state(false);
  /** Whether the screen is to be passed on as soon as that has been read. */
  lingering: boolean = $state(false);
  /** Whether others have come to look, too: what whoever has the screen may know is covered. */
  watched: boolean = $state(false);
  /** Whether nothing is secret any more: the game is over. */
  ended: boolean = $state(false);

  constructor(
    private readonly table: string,
    private readonly secrets: boolean,
    /** Whether this screen only watches: then it holds no seat, whatever keys are kept here. */
    private readonly watching = false,
  ) {}

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
    return this.secrets && !this.ended && this.own.length > 1;
  }

  /** The keys of those who look. */
  shown(): Keys {
    if (!this.shared) return this.keys;
    const key = this.keys[this.eyes];
    return key === undefined ? {} : { [this.eyes]: key };
  }

  /** The keys of those who are there and do not look. */
  kept(): ReadonlyArray<string> {
    if (!this.shared) return [];
    return Object.entries(this.keys).flatMap(([seat, key]) => (seat === this.eyes ? [] : [key]));
  }

  /** Nobody looks; the screen is covered if somebody is to come before it. */
  close(): void {
    this.eyes = "";
    this.aside = false;
    this.unread = false;
    this.lingering = false;
    this.watched = false;
    this.closed = this.shared && this.due.length > 0;
  }

  /**
   * Whether the screen has to be passed on: somebody is to act, and not whoever has it; or they
   * are, and all have looked at it since.
   */
  passes(due: ReadonlyArray<string>): boolean {
    if (due.join() !== this.due.join()) {
      this.aside = false;
      this.due = due;
    }
    const alone = due.includes(this.eyes) && !this.watched;
    const passes = this.shared && due.length > 0 && !alone;
    this.lingering = passes && this.eyes !== "" && this.unread;
    return passes;
  }
}
