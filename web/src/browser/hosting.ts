// The worker of a house, in the tab that has it: it is started when somebody first asks for
// something, and answers this tab and all others (`tabs.ts`).

import type {
  AnswerGiven,
  AskRequest,
  DialRequest,
  FromHouse,
  NotOpened,
  Progress,
  Ready,
  SayRequest,
  Start,
  ToHouse,
} from "./messages";

/** What a tab asks of a house. Numbers are the tab's own. */
export type Asked = AskRequest | DialRequest | SayRequest;
/** What a tab is told in return. */
export type Told = Exclude<FromHouse, Status>;
/** How far a house is: nothing has been asked of it, it is loading, open, or could not be opened. */
export type Status = Idle | Progress | Ready | NotOpened;

interface Idle {
  readonly type: "idle";
}

/** The part of a worker that is used here. */
export interface HouseWorker {
  onmessage: ((event: MessageEvent<FromHouse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToHouse): void;
  terminate(): void;
}

/** Whose number it is, and which. */
interface Origin {
  readonly tab: string;
  readonly number: number;
}

const GOING_AWAY = 1001;
const FAILED = 1011;
const UNAVAILABLE = 503;

/** What is answered where a house cannot be opened, as its API would say it. */
export function answerFor({ error }: NotOpened, id: number): AnswerGiven {
  const body = new TextEncoder().encode(JSON.stringify(error));
  const headers = { "content-type": "application/json" };
  return { type: "answer", id, status: UNAVAILABLE, headers, body };
}

/** What could not be loaded without a network may well be there with one. */
function explained(told: NotOpened): NotOpened {
  if (navigator.onLine || told.error.code !== "house-not-loaded") return told;
  return { type: "failed", error: { code: "house-offline", values: {} } };
}

export class Hosting {
  private status: Status = { type: "idle" };
  private worker: HouseWorker | undefined;
  private numbers = 0;
  private readonly requests = new Map<number, Origin>();
  private readonly lines = new Map<number, Origin>();
  private held: ToHouse[] = []; // until the house is open

  constructor(
    private readonly start: Omit<Start, "type">,
    private readonly openWorker: () => HouseWorker,
    private readonly tell: (tab: string, message: Told) => void,
    private readonly report: (status: Status) => void,
  ) {}

  /** A tab asks for something. */
  hear(tab: string, message: Asked): void {
    switch (message.type) {
      case "ask":
        this.pass({ ...message, id: this.number(this.requests, tab, message.id) });
        return;
      case "dial":
        this.pass({ ...message, line: this.number(this.lines, tab, message.line) });
        return;
      case "say": {
        const line = this.lineOf(tab, message.line);
        if (line === undefined) return;
        if (message.text === null) this.lines.delete(line);
        this.pass({ ...message, line });
      }
    }
  }

  /** A tab is gone: nobody is at its lines any more, and its answers are of no use. */
  leave(tab: string): void {
    for (const [id, origin] of this.requests) if (origin.tab === tab) this.requests.delete(id);
    for (const [line, origin] of this.lines) {
      if (origin.tab !== tab) continue;
      this.lines.delete(line);
      this.pass({ type: "say", line, text: null });
    }
  }

  /** Ends the worker, at once. */
  end(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.held = [];
  }

  private number(among: Map<number, Origin>, tab: string, number: number): number {
    this.numbers += 1;
    among.set(this.numbers, { tab, number });
    return this.numbers;
  }

  private lineOf(tab: string, number: number): number | undefined {
    for (const [line, origin] of this.lines) {
      if (origin.tab === tab && origin.number === number) return line;
    }
    return undefined;
  }

  private pass(message: ToHouse): void {
    this.worker ??= this.started();
    if (this.status.type === "ready") this.worker.postMessage(message);
    else this.held.push(message);
  }

  private started(): HouseWorker {
    this.change({ type: "progress", loaded: 0, total: 0 });
    const worker = this.openWorker();
    worker.onmessage = ({ data }) => this.receive(data);
    worker.onerror = ({ message }) => this.fail(message || "the worker");
    worker.postMessage({ type: "start", ...this.start });
    return worker;
  }

  private receive(message: FromHouse): void {
    switch (message.type) {
      case "progress":
        this.change(message);
        return;
      case "ready":
        this.change(message);
        for (const each of this.held.splice(0)) this.worker?.postMessage(each);
        return;
      case "failed":
        this.giveUp(message);
        return;
      case "answer": {
        const origin = this.requests.get(message.id);
        this.requests.delete(message.id);
        if (origin) this.tell(origin.tab, { ...message, id: origin.number });
        return;
      }
      default: {
        const origin = this.lines.get(message.line);
        if (message.type === "closed") this.lines.delete(message.line);
        if (origin) this.tell(origin.tab, { ...message, line: origin.number });
      }
    }
  }

  private fail(said: string): void {
    this.giveUp({ type: "failed", error: { code: "house-not-loaded", values: { said } } });
  }

  /** Nobody is left without an answer; whatever is asked next starts another worker. */
  private giveUp(told: NotOpened): void {
    const reason = explained(told);
    const wasOpen = this.status.type === "ready";
    this.end();
    const requests = [...this.requests.values()];
    const lines = [...this.lines.values()];
    this.requests.clear();
    this.lines.clear();
    this.change(reason);
    for (const { tab, number } of requests) this.tell(tab, answerFor(reason, number));
    const code = wasOpen ? GOING_AWAY : FAILED;
    for (const { tab, number } of lines) this.tell(tab, { type: "closed", line: number, code });
  }

  private change(status: Status): void {
    this.status = status;
    this.report(status);
  }

  get current(): Status {
    return this.status;
  }
}
