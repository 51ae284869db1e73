// The house in this browser, as the page speaks to it. What its files have an answer for needs no
// Python; everything else is asked of the worker, in whichever tab that is (`tabs.ts`).

import { houseFolder } from "../core/address";
import { type Asking, alone, type House, type Method } from "../core/house";
import type { Socket } from "../core/line";
import { HouseFiles } from "./files";
import { answerFor, type HouseWorker, type Status, type Told } from "./hosting";
import { HouseLine } from "./line";
import type { AnswerGiven, AskRequest, NotOpened } from "./messages";
import { missingParts } from "./needs";
import { type Surroundings, Tabs } from "./tabs";

const DATABASE = "ludotheque";
const WITHOUT_BODY = [204, 304];
const GOING_AWAY = 1001;
const FAILED = 1011;

interface Waiting {
  readonly message: AskRequest;
  readonly answer: (answer: Response) => void;
  readonly fail: (error: Error) => void;
  sent: boolean;
}

/** What a page has around it. */
function surroundings(folder: string): Surroundings {
  const openWorker = (): HouseWorker =>
    new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module" });
  const start = { files: folder, database: DATABASE };
  return { locks: navigator.locks, openWorker, start };
}

export class BrowserHouse implements House {
  readonly place = "browser";
  readonly can = alone();
  private readonly files: HouseFiles;
  private tabs: Tabs | undefined;
  private numbers = 0;
  private readonly requests = new Map<number, Waiting>();
  private readonly lines = new Map<number, HouseLine>();

  /** `report` is told how far the house is, whichever tab has it. */
  constructor(
    private readonly report: (status: Status) => void,
    private readonly around: (folder: string) => Surroundings = surroundings,
  ) {
    this.files = new HouseFiles(houseFolder());
  }

  /** Begins to load Python, where that has not been done. What goes wrong is reported. */
  prepare(): void {
    this.askPython("GET", "/api/here").catch(() => {
      // The tab that had the house is gone; the next question goes to another one.
    });
  }

  /** Whether one can play here, whatever becomes of the network. */
  async isThere(): Promise<boolean> {
    return this.can.play && missingParts().length === 0 && (await this.files.areKept());
  }

  async ask(method: Method, path: string, asking: Asking = {}): Promise<Response> {
    if (method === "GET") {
      const found = await this.files.answer(path).catch(() => undefined); // Python has it too
      if (found) return found;
    }
    return this.askPython(method, path, asking);
  }

  dial(table: string): Socket {
    const line = new HouseLine(this.number(), table, (message) => this.tabs?.send(message));
    const { number } = line;
    this.lines.set(number, line);
    line.onended = () => this.lines.delete(number);
    queueMicrotask(() => {
      if (line.isEnded) return;
      if (missingParts().length > 0) line.end(FAILED);
      else if (this.joined().found) line.open();
    });
    return line;
  }

  /** Leaves the house to the other tabs. */
  close(): void {
    this.tabs?.close();
    this.tabs = undefined;
  }

  private number(): number {
    this.numbers += 1;
    return this.numbers;
  }

  private askPython(method: Method, path: string, asking: Asking = {}): Promise<Response> {
    const parts = missingParts();
    if (parts.length > 0) return Promise.resolve(this.refusal(parts));
    const { headers = {}, body = "" } = asking;
    const message: AskRequest = { type: "ask", id: this.number(), method, path, headers, body };
    return new Promise((answer, fail) => {
      const waiting = { message, answer, fail, sent: false };
      this.requests.set(message.id, waiting);
      if (this.joined().found) this.send(waiting);
    });
  }

  private refusal(parts: readonly string[]): Response {
    const values = { parts: parts.join(", ") };
    const refused: NotOpened = { type: "failed", error: { code: "house-unsupported", values } };
    this.report(refused);
    return responseOf(answerFor(refused, 0));
  }

  private joined(): Tabs {
    if (!this.tabs) {
      this.tabs = new Tabs(this.around(this.files.folder), {
        told: (message) => this.hear(message),
        moved: () => this.moved(),
        status: this.report,
        waits: () => this.waits(),
      });
      void this.tabs.join();
    }
    return this.tabs;
  }

  private send(waiting: Waiting): void {
    waiting.sent = true;
    this.tabs?.send(waiting.message);
  }

  private waits(): boolean {
    return this.requests.size > 0 || [...this.lines.values()].some((line) => line.waits);
  }

  private hear(message: Told): void {
    if (message.type === "answer") this.settle(message);
    else if (message.type === "text") this.lines.get(message.line)?.hear(message.text);
    else this.lines.get(message.line)?.end(message.code);
  }

  private settle(answer: AnswerGiven): void {
    const waiting = this.requests.get(answer.id);
    this.requests.delete(answer.id);
    waiting?.answer(responseOf(answer));
  }

  /** Another tab has the house. What was only asked for is asked again; what may be done is not. */
  private moved(): void {
    for (const line of [...this.lines.values()]) if (line.isOpen) line.end(GOING_AWAY);
    for (const [id, { message, sent, fail }] of [...this.requests]) {
      if (!sent || message.method === "GET") continue;
      this.requests.delete(id);
      fail(new Error("the tab with the house is gone"));
    }
    for (const waiting of this.requests.values()) waiting.sent = false;
    if (!this.tabs?.found) return;
    for (const waiting of [...this.requests.values()]) this.send(waiting);
    for (const line of [...this.lines.values()]) line.open();
  }
}

function responseOf({ status, headers, body }: AnswerGiven): Response {
  return new Response(WITHOUT_BODY.includes(status) ? null : body, { status, headers });
}
