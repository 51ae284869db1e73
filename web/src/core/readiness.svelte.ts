// How far a house is that has to be loaded first, such as the one in this browser: how much of it has
// come, or why it cannot be opened. A server is always as ready as it can be.

export type Readiness =
  | { readonly type: "idle" | "ready" }
  | {
      readonly type: "progress";
      /** In bytes; of nothing, while it is not known of how much. */
      readonly loaded: number;
      readonly total: number;
    }
  | { readonly type: "failed"; readonly error: Problem };

interface Problem {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

class Preparation {
  state: Readiness = $state.raw({ type: "idle" });
  /** Has it tried once more. */
  retry: () => void = () => {};
}

export const preparation = new Preparation();
