// Short notices: why something was refused, what went wrong, what has just been done.

import type { Sentence } from "../games/contract";
import { ApiError } from "./api";

export interface Notice extends Sentence {
  readonly id: number;
  readonly kind: "refused" | "failed" | "done";
  /** Whose words they are; the house's where it is empty. */
  readonly game: string;
  /** The clause that says so, to be opened from the notice. */
  readonly clause: string;
  /** What can be done about it; the notice stays until then. */
  readonly action?: { readonly key: string; readonly run: () => void };
}

const MOST = 3;
const SECONDS = { refused: 9, failed: 9, done: 4 };
let count = 0;

class Notices {
  all: ReadonlyArray<Notice> = $state.raw([]);

  show(notice: Partial<Notice> & Pick<Notice, "kind" | "key">): void {
    count += 1;
    const whole: Notice = { id: count, game: "", clause: "", ...notice };
    const others = this.all.filter((each) => each.key !== whole.key);
    this.all = [...others, whole].slice(-MOST);
    if (!whole.action) setTimeout(() => this.dismiss(whole.id), SECONDS[whole.kind] * 1000);
  }

  /** Says what went wrong; what nobody foresaw goes on as the error that it is. */
  fail(error: unknown, game = ""): void {
    if (!(error instanceof ApiError)) throw error;
    this.show({ kind: "failed", key: error.code, values: error.values, game });
  }

  dismiss(id: number): void {
    if (!this.all.some((each) => each.id === id)) return; // somebody has closed it before its time
    this.all = this.all.filter((each) => each.id !== id);
  }
}

export const notices = new Notices();
