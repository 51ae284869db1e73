import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Analysis, Report } from "../protocol";
import { ApiError } from "./api";
import { Study } from "./study.svelte";

const report: Report = { moments: [], turnings: [], balances: [], playouts: 9 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function asked(...answers: (Analysis | ApiError)[]) {
  const ask = vi.fn(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof ApiError) throw answer;
    return answer;
  });
  return { ask, study: new Study(ask) };
}

describe("a game that is looked at", () => {
  it("asks nothing before somebody wants to know", async () => {
    const { ask, study } = asked();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).not.toHaveBeenCalled();
    expect(study.state).toBe("waiting");
  });

  it("asks until the report is there, and tells how far it has come", async () => {
    const { ask, study } = asked(
      { progress: 0, report: null },
      { progress: 40, report: null },
      { progress: 100, report },
    );
    study.start();
    study.start();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([study.state, study.progress]).toEqual(["working", 40]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([study.state, study.report]).toEqual(["done", report]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("says what is the matter, and can be tried again", async () => {
    const { study } = asked(new ApiError("analysis-busy", {}, 503), { progress: 100, report });
    study.start();
    await vi.advanceTimersByTimeAsync(0);
    expect([study.state, study.problem?.code]).toEqual(["failed", "analysis-busy"]);
    study.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(study.state).toBe("done");
  });

  it("waits a little where it asked too often, and stops when nobody wants to know", async () => {
    const { ask, study } = asked(new ApiError("too-many-requests", {}, 429));
    study.start();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([study.state, ask.mock.calls.length]).toEqual(["working", 1]);
    study.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(study.state).toBe("waiting");
  });
});
