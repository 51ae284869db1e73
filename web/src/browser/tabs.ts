// One house for all tabs of a browser. Two houses would take a table from each other again and again,
// so one tab, which holds a lock, has the worker; the others speak to it over a channel.
//
// When that tab is closed or loaded anew, the browser gives the lock to the next one. A tab that is
// frozen in the background keeps it: when it is asked for something and says nothing for some seconds,
// the lock is taken from it. It learns so when it wakes up; until then, the database refuses its writes.

import { type Asked, Hosting, type HouseWorker, type Status, type Told } from "./hosting";
import type { Start } from "./messages";

/** What tabs say to each other. */
type Between =
  /** Asks which tab has the house. */
  | { readonly type: "who"; readonly from: string }
  /** This one has it, and so far it is. */
  | { readonly type: "leading"; readonly from: string; readonly status: Status }
  | {
      readonly type: "asked";
      readonly from: string;
      readonly to: string;
      readonly message: Asked;
    }
  | { readonly type: "told"; readonly from: string; readonly to: string; readonly message: Told };

/** What is told to whoever uses this. */
export interface Ends {
  readonly told: (message: Told) => void;
  /**
   * Another tab has the house now, or none is known: lines are gone, and so are answers. Where one
   * is known, it can be asked again.
   */
  readonly moved: () => void;
  readonly status: (status: Status) => void;
  /** Whether an answer is being waited for. */
  readonly waits: () => boolean;
}

export interface Surroundings {
  readonly locks: LockManager;
  readonly openWorker: () => HouseWorker;
  readonly start: Omit<Start, "type">;
}

const TICK = 1_000; // milliseconds between two questions to a tab that says nothing
const PATIENCE = 6; // questions without an answer, after which it counts as frozen

export class Tabs {
  readonly name = crypto.getRandomValues(new Uint32Array(4)).join("-");
  private leader = ""; // the tab that has the house; empty while that is not known
  private hosting: Hosting | undefined; // where it is this one
  private channel: BroadcastChannel | undefined;
  private queued = new AbortController(); // this tab's place in the queue for the lock
  private neighbours = new AbortController(); // what the leader waits for: that tabs are gone
  private readonly known = new Set<string>();
  private readonly releases: (() => void)[] = []; // of the locks that this tab holds
  private unanswered = 0;
  private ticking: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly around: Surroundings,
    private readonly ends: Ends,
  ) {}

  /** Whether it is known whom to ask. */
  get found(): boolean {
    return this.leader !== "";
  }

  /** Looks for the tab that has the house, which may be this one. */
  async join(): Promise<void> {
    if (this.channel) return;
    this.channel = new BroadcastChannel(this.around.start.database + TABS);
    this.channel.onmessage = ({ data }: MessageEvent<Between>) => this.receive(data);
    await this.holdName();
    if (!this.channel) return; // it was closed meanwhile
    this.queue();
    this.look();
  }

  /** Asks the tab that has the house, which must be known. */
  send(message: Asked): void {
    if (this.hosting) this.hosting.hear(this.name, message);
    else this.say({ type: "asked", from: this.name, to: this.leader, message });
    this.watch();
  }

  /** Looks whether the tab that has the house still answers, for as long as something is awaited. */
  watch(): void {
    if (this.hosting || this.ticking) return;
    this.ticking = setInterval(() => this.tick(), TICK);
  }

  /** Leaves everything to the other tabs. */
  close(): void {
    this.rest();
    this.queued.abort();
    this.neighbours.abort();
    this.hosting?.end();
    this.hosting = undefined;
    this.channel?.close();
    this.channel = undefined;
    for (const release of this.releases.splice(0)) release();
  }

  // -------------------------------------------------------------- the lock

  /** A lock of this tab's own: whoever gets it after this one knows that the tab is gone. */
  private holdName(): Promise<void> {
    return new Promise((held) => {
      void this.around.locks.request(this.lockOf(this.name), () => {
        held();
        return this.untilReleased();
      });
    });
  }

  private queue(): void {
    this.queued = new AbortController();
    const { signal } = this.queued;
    this.around.locks.request(this.lock, { signal }, this.lead).catch(() => {
      if (!signal.aborted) this.lose();
    });
  }

  private steal(): void {
    this.queued.abort();
    this.around.locks.request(this.lock, { steal: true }, this.lead).catch(() => this.lose());
  }

  private readonly lead = (): Promise<void> => {
    this.rest();
    this.leader = this.name;
    this.hosting = new Hosting(
      this.around.start,
      this.around.openWorker,
      (tab, message) => this.tell(tab, message),
      (status) => this.announce(status),
    );
    this.announce(this.hosting.current);
    this.ends.moved();
    return this.untilReleased();
  };

  /** Another tab has taken the lock. */
  private lose(): void {
    if (!this.channel) return;
    this.hosting?.end();
    this.hosting = undefined;
    this.neighbours.abort();
    this.neighbours = new AbortController();
    this.known.clear();
    this.leader = "";
    this.queue();
    this.ends.moved();
    this.look();
  }

  private untilReleased(): Promise<void> {
    return new Promise((release) => this.releases.push(release));
  }

  private get lock(): string {
    return `${this.around.start.database}${TABS}`;
  }

  private lockOf(tab: string): string {
    return `${this.lock} ${tab}`;
  }

  // -------------------------------------------------------------- the channel

  private say(message: Between): void {
    this.channel?.postMessage(message);
  }

  private announce(status: Status): void {
    this.say({ type: "leading", from: this.name, status });
    this.ends.status(status);
  }

  private tell(tab: string, message: Told): void {
    if (tab === this.name) this.ends.told(message);
    else this.say({ type: "told", from: this.name, to: tab, message });
  }

  private receive(message: Between): void {
    if (this.hosting) this.serve(this.hosting, message);
    else this.follow(message);
  }

  /** Another tab speaks to this one, which has the house. */
  private serve(hosting: Hosting, message: Between): void {
    if (message.type === "who") {
      this.say({ type: "leading", from: this.name, status: hosting.current });
    } else if (message.type === "asked" && message.to === this.name) {
      this.notice(message.from);
      hosting.hear(message.from, message.message);
    }
  }

  /** The first time that a tab is heard of: when it is closed, nobody is at its lines any more. */
  private notice(tab: string): void {
    if (this.known.has(tab)) return;
    this.known.add(tab);
    const { signal } = this.neighbours;
    const gone = () => {
      this.known.delete(tab);
      this.hosting?.leave(tab);
    };
    this.around.locks.request(this.lockOf(tab), { signal }, gone).catch(() => {
      // This tab has lost the house before the other one was closed.
    });
  }

  private follow(message: Between): void {
    if (message.type === "leading") this.meet(message.from, message.status);
    if (message.type === "told" && message.from === this.leader) {
      this.unanswered = 0;
      if (message.to === this.name) this.ends.told(message.message);
    }
  }

  private meet(leader: string, status: Status): void {
    this.unanswered = 0;
    const isOther = leader !== this.leader;
    this.leader = leader;
    this.ends.status(status);
    if (isOther) this.ends.moved();
  }

  // -------------------------------------------------------------- silence

  private look(): void {
    this.say({ type: "who", from: this.name });
    this.watch();
  }

  /** Counts questions, and not time: a tab that slept itself has not waited meanwhile. */
  private tick(): void {
    if (this.found && !this.ends.waits()) {
      this.rest();
      return;
    }
    this.unanswered += 1;
    const isSeen = document.visibilityState === "visible"; // what nobody looks at can wait
    if (this.unanswered > PATIENCE && isSeen) {
      this.unanswered = 0;
      this.steal();
    } else this.say({ type: "who", from: this.name });
  }

  private rest(): void {
    clearInterval(this.ticking);
    this.ticking = undefined;
    this.unanswered = 0;
  }
}

const TABS = " tabs";
