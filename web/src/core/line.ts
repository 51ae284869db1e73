// The live connection to one table: opened again whenever it is lost, for as long as it is wanted.
//
// A command that was not answered yet is sent again on the next connection, under the same name:
// the server carries out a name once. Knows messages, and nothing of what they mean to a table.

import type { Incoming, Outgoing } from "../protocol";

export type LineStatus = "connecting" | "open" | "lost" | "gone";

export type Answer = Extract<Outgoing, { request?: string }>;
/** What can be asked and is answered, under a name that the line gives it. */
export type Asked = Extract<Incoming, { request?: string }>;
/** The same, with any text for the letter of a seat. */
export type Command = AnySeat<Asked>;
type AnySeat<M> = M extends { seat: unknown } ? Omit<M, "seat"> & { readonly seat: string } : M;

/** The part of a WebSocket that a line uses. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Ends {
  readonly tokens: () => ReadonlyArray<string>;
  /** The keys of those who are there and do not look. */
  readonly present?: () => ReadonlyArray<string>;
  readonly received: (message: Outgoing) => void;
  readonly status: (status: LineStatus) => void;
}

type Timer = ReturnType<typeof setTimeout>;

interface Waiting {
  readonly message: Asked;
  readonly answer: (answer: Answer) => void;
  readonly doubt: Timer; // whether anybody is there who could answer
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
const HEARTBEAT = 15_000;
const UNANSWERED = 2_000; // after which a command gives a reason to doubt the connection
const SILENCE = 10_000; // after which a connection of which a word is expected counts as dead
const SHORT_SILENCE = 4_000; // the same, once there is a reason to doubt it
const NO_TABLE = 4404;

let asked = 0;
const page = crypto.getRandomValues(new Uint32Array(2)).join("-");

/** A name for a request that no other page and no earlier visit has used. */
function requestName(): string {
  asked += 1;
  return `${page}-${asked}`;
}

export class Line {
  private socket: Socket | undefined;
  private retired: Socket | undefined; // the connection before this one
  private ready = false;
  private wanted = true;
  private pause = FIRST_PAUSE;
  private retryTimer: Timer | undefined;
  private silence: { readonly timer: Timer; readonly until: number } | undefined;
  private readonly heartbeat: ReturnType<typeof setInterval>;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly ends: Ends,
    private readonly dial: () => Socket,
  ) {
    this.heartbeat = setInterval(() => this.probe(SILENCE), HEARTBEAT);
    addEventListener("online", this.retryNow);
    addEventListener("offline", this.retryNow);
    document.addEventListener("visibilitychange", this.retryNow);
    this.connect();
  }

  /** Sends a command and returns its answer, however often the connection is lost between. */
  ask(message: Asked): Promise<Answer> {
    const named = { ...message, request: requestName() };
    return new Promise((answer) => {
      const doubt = setTimeout(() => this.ready && this.probe(SILENCE), UNANSWERED);
      this.waiting.set(named.request, { message: named, answer, doubt });
      if (this.ready) this.send(named);
    });
  }

  /** Sends a message that has no answer of its own, if the connection is open. */
  tell(message: Incoming): void {
    if (this.ready) this.send(message);
  }

  /**
   * Says anew who is there, on a new connection. Nothing more is received on the old one, which stays
   * open until the table is in sight again, so that nobody counts as away meanwhile.
   */
  renew(): void {
    if (!this.wanted || !this.socket) return; // the next connection will say it
    this.ready = false;
    this.retire();
    this.retired = this.socket;
    this.retired.onopen = null;
    this.connect();
  }

  private retire(): void {
    this.retired?.close();
    this.retired = undefined;
  }

  close(): void {
    this.wanted = false;
    this.ready = false;
    clearInterval(this.heartbeat);
    clearTimeout(this.retryTimer);
    for (const { doubt } of this.waiting.values()) clearTimeout(doubt);
    removeEventListener("online", this.retryNow);
    removeEventListener("offline", this.retryNow);
    document.removeEventListener("visibilitychange", this.retryNow);
    this.disconnect();
  }

  private connect(): void {
    const socket = this.dial();
    this.socket = socket;
    this.expectWord(SILENCE);
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(String(event.data));
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lose(event.code);
    };
  }

  private hello(): Incoming {
    const present = this.ends.present?.() ?? [];
    const hello = { type: "hello", tokens: this.ends.tokens() } as const;
    return present.length > 0 ? { ...hello, present } : hello;
  }

  private send(message: Incoming): void {
    this.socket?.send(JSON.stringify(message));
  }

  private receive(text: string): void {
    this.stopExpecting();
    const message = JSON.parse(text) as Outgoing;
    if (message.type === "snapshot") this.begin();
    this.settle(message);
    this.ends.received(message);
  }

  /** The table is in sight. What is still unanswered is asked again: its answer may be lost. */
  private begin(): void {
    this.retire();
    const before = this.ready;
    this.ready = true;
    this.pause = FIRST_PAUSE;
    if (!before) this.ends.status("open");
    for (const { message } of this.waiting.values()) this.send(message);
  }

  private settle(message: Outgoing): void {
    if (!("request" in message) || !message.request) return;
    const command = this.waiting.get(message.request);
    this.waiting.delete(message.request);
    clearTimeout(command?.doubt);
    command?.answer(message as Answer);
  }

  private lose(code: number): void {
    this.retire();
    this.ready = false;
    this.socket = undefined;
    if (!this.wanted) return;
    if (code === NO_TABLE) {
      this.close();
      this.ends.status("gone");
      return;
    }
    this.ends.status("lost");
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }

  private drop(): void {
    if (!this.socket) return;
    this.disconnect();
    this.lose(0);
  }

  /** Closes the connection; whatever still comes in on it is not received. */
  private disconnect(): void {
    const socket = this.socket;
    this.socket = undefined;
    this.stopExpecting();
    this.retire();
    socket?.close();
  }

  /** The network or the page is back, or has gone: no reason to wait any longer. */
  private readonly retryNow = (): void => {
    if (!this.wanted || document.visibilityState === "hidden") return;
    if (this.socket === undefined) {
      clearTimeout(this.retryTimer);
      this.connect();
    } else this.probe(SHORT_SILENCE);
  };

  /** Has the server say something: a connection can be dead without having been closed. */
  private probe(within: number): void {
    if (!this.socket) return;
    this.tell({ type: "ping" });
    this.expectWord(within);
  }

  /** Drops the connection if nothing comes in on it until then. */
  private expectWord(within: number): void {
    const until = Date.now() + within;
    if (this.silence && this.silence.until <= until) return;
    this.stopExpecting();
    this.silence = { until, timer: setTimeout(() => this.drop(), within) };
  }

  private stopExpecting(): void {
    clearTimeout(this.silence?.timer);
    this.silence = undefined;
  }
}
