// Having a finished game looked at: asked for once, and asked about until the report has come.

import type { Analysis, Report } from "../protocol";
import { ApiError } from "./api";

const AGAIN = 900; // milliseconds between two questions
const PATIENCE = 4_000; // the same, where it was too often

export class Study {
  state: "waiting" | "working" | "done" | "failed" = $state("waiting");
  /** In a hundred. */
  progress: number = $state(0);
  report: Report | null = $state.raw(null);
  problem: ApiError | null = $state.raw(null);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: () => Promise<Analysis>) {}

  start(): void {
    if (this.state === "working" || this.state === "done") return;
    this.state = "working";
    this.progress = 0;
    void this.look();
  }

  /** Nobody waits for it any more; the server goes on by itself. */
  stop(): void {
    clearTimeout(this.timer);
    if (this.state === "working") this.state = "waiting";
  }

  private async look(): Promise<void> {
    try {
      const { progress, report } = await this.ask();
      if (this.state !== "working") return;
      this.progress = Math.max(this.progress, progress);
      if (report) {
        this.report = report;
        this.state = "done";
      } else this.later(AGAIN);
    } catch (error) {
      this.stumble(error);
    }
  }

  private stumble(error: unknown): void {
    const problem = error instanceof ApiError ? error : new ApiError("failed");
    if (problem.status === 429 && this.state === "working") this.later(PATIENCE);
    else {
      this.problem = problem;
      this.state = "failed";
    }
  }

  private later(wait: number): void {
    this.timer = setTimeout(() => void this.look(), wait);
  }
}
