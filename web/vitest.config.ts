// How the parts of the page are tested: built as the page is, with what only tests need.

import { svelteTesting } from "@testing-library/svelte/vite";
import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import type { Reporter, TestModule } from "vitest/node";
import page from "./vite.config.ts";

const PATIENCE = 180_000; // milliseconds in which some test ends, on the busiest machine

/** Ends a run of tests in which nothing happens any more, such as one with an endless loop. */
function stalled(): Reporter {
  const running = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  function giveUp(): never {
    const where = Array.from(running, ([file, test]) => `  ${file}${test && ` > ${test}`}`);
    console.error(
      `No test has ended for ${PATIENCE / 1000} s. Last heard of:\n${where.join("\n")}`,
    );
    process.exit(1);
  }
  function heard({ relativeModuleId: file }: TestModule, test = ""): void {
    running.set(file, test);
    clearTimeout(timer);
    timer = setTimeout(giveUp, PATIENCE);
  }
  return {
    onTestModuleQueued: heard,
    onTestCaseReady: ({ module, fullName }) => heard(module, fullName),
    onTestCaseResult: ({ module, fullName }) => heard(module, fullName),
    onTestModuleEnd: ({ relativeModuleId: file }) => void running.delete(file),
    onTestRunEnd: () => clearTimeout(timer),
  };
}

export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting({ resolveBrowser: false })],
    // Components are mounted as in a browser, not rendered as on a server.
    resolve: { conditions: ["browser"] },
    test: {
      environment: "jsdom",
      include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
      setupFiles: ["tests/missing.ts", "tests/clean.ts"],
      restoreMocks: true,
      unstubGlobals: true,
      // The files that a worker runs share a browser, since to make one takes longer than most of them.
      // tests/clean.ts keeps them apart.
      isolate: false,
      pool: "threads", // unlike processes, they end with ours
      maxWorkers: "100%",
      // Long enough for a machine that is busy with other things.
      testTimeout: 30_000,
      hookTimeout: 30_000,
      teardownTimeout: 30_000,
      reporters: [...configDefaults.reporters, stalled()],
      css: { include: [/tokens\.css/] }, // its colours are tested; no other style sheet is read
    },
  }),
);
