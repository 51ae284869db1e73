// A live connection to a table of the house in this browser. To `core/line.ts` it is a socket.

import type { Socket } from "../core/line";
import type { DialRequest, SayRequest } from "./messages";

export class HouseLine implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  /** Is told when nothing more comes or goes here. */
  onended: () => void = () => {};
  isOpen = false;
  isEnded = false;
  /** Whether something was said here, and nothing has come in since. */
  waits = true;

  constructor(
    readonly number: number,
    private readonly table: string,
    private readonly pass: (message: DialRequest | SayRequest) => void,
  ) {}

  /** It is known whom to ask for the table. */
  open(): void {
    this.isOpen = true;
    this.pass({ type: "dial", line: this.number, table: this.table });
    this.onopen?.(new Event("open"));
  }

  send(text: string): void {
    if (!this.isOpen || this.isEnded) return;
    this.waits = true;
    this.pass({ type: "say", line: this.number, text });
  }

  hear(text: string): void {
    this.waits = false;
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  /** The page closes it. */
  close(): void {
    if (this.isEnded) return;
    if (this.isOpen) this.pass({ type: "say", line: this.number, text: null });
    this.end(NORMAL);
  }

  /** It is over, with the code that a socket would have. */
  end(code: number): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.onended();
    this.onclose?.(new CloseEvent("close", { code }));
  }
}

const NORMAL = 1000;
