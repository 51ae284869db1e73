// Tabs of one browser, each with its house: real locks and channels between them, and a worker that
// answers what it was asked.

import { locks } from "node:worker_threads";
import { vi } from "vitest";
import { BrowserHouse } from "../src/browser/client";
import type { HouseWorker, Status } from "../src/browser/hosting";
import type { FromHouse, ToHouse } from "../src/browser/messages";

let browsers = 0;

/** A worker that is told what to do by the test, and opens its house at once unless told not to. */
export class FakeWorker implements HouseWorker {
  onmessage: HouseWorker["onmessage"] = null;
  onerror: HouseWorker["onerror"] = null;
  readonly heard: ToHouse[] = [];
  isEnded = false;

  constructor(private readonly browser: FakeBrowser) {}

  postMessage(message: ToHouse): void {
    this.heard.push(message);
    if (message.type === "start") this.tell(this.browser.atStart);
    if (message.type === "ask" && !this.browser.silent) this.answer(message.id, message.path);
    if (message.type === "dial") this.tell({ type: "text", line: message.line, text: "welcome" });
    if (message.type === "say" && message.text !== null) {
      this.tell({ type: "text", line: message.line, text: `heard ${message.text}` });
    }
  }

  tell(message: FromHouse | undefined): void {
    queueMicrotask(() => {
      if (message && !this.isEnded)
        this.onmessage?.(new MessageEvent("message", { data: message }));
    });
  }

  answer(id: number, text: string): void {
    const body = new TextEncoder().encode(JSON.stringify(text));
    this.tell({ type: "answer", id, status: 200, headers: {}, body });
  }

  terminate(): void {
    this.isEnded = true;
  }
}

/** All that the tabs of one browser share. */
export class FakeBrowser {
  readonly locks = locks as unknown as LockManager;
  readonly workers: FakeWorker[] = [];
  readonly files = new Map<string, string>([["/house/files.json", "{}"]]);
  readonly lock: string;
  /** What a worker says when it is started; nothing, where it says nothing yet. */
  atStart: FromHouse | undefined = { type: "ready" };
  /** Whether workers leave questions without an answer. */
  silent = false;
  private readonly database: string;
  private readonly houses: BrowserHouse[] = [];

  constructor() {
    browsers += 1;
    this.database = `browser ${browsers}`;
    this.lock = `${this.database} tabs`;
    vi.stubGlobal("navigator", { locks: this.locks, onLine: true });
    vi.stubGlobal("indexedDB", {});
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("Worker", function open(_: string, { type }: WorkerOptions) {
      return { type, terminate: () => {} };
    });
    vi.stubGlobal("fetch", async (address: string) => {
      const text = this.files.get(new URL(address).pathname);
      return new Response(text ?? "", { status: text === undefined ? 404 : 200 });
    });
  }

  /** The house of one more tab, and how far it was told to be. */
  tab(): { house: BrowserHouse; statuses: Status[] } {
    const statuses: Status[] = [];
    const house = new BrowserHouse(
      (status) => statuses.push(status),
      (folder) => ({
        locks: this.locks,
        openWorker: () => this.openWorker(),
        start: { files: folder, database: this.database },
      }),
    );
    this.houses.push(house);
    return { house, statuses };
  }

  private openWorker(): FakeWorker {
    const worker = new FakeWorker(this);
    this.workers.push(worker);
    return worker;
  }

  /** Those that have not been ended. */
  get running(): FakeWorker[] {
    return this.workers.filter(({ isEnded }) => !isEnded);
  }

  closeAll(): void {
    for (const house of this.houses) house.close();
  }
}
