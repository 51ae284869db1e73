// The guided first game: which of a game's tips were given already, and whether more are wanted.
// Kept in this browser, for each game.

export interface Guide {
  /** The table at which it goes on. */
  readonly table: string;
  /** The tips that were given. */
  readonly said: ReadonlyArray<string>;
  /** Whether it has come to its end, or was ended. */
  readonly over: boolean;
}

// Browsers already hold tips under this name, some of them by keys that began otherwise.
const KEY = "ludotheque.hints";
const FORMERLY = /^hint-/;

type Kept = Readonly<Record<string, Guide>>;

function isGuide(found: unknown): found is Guide {
  const guide = found as Guide | null;
  return typeof guide?.table === "string" && Array.isArray(guide.said);
}

function withKeysOfToday(guide: Guide): Guide {
  return { ...guide, said: guide.said.map((key) => key.replace(FORMERLY, "tip-")) };
}

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const guides = Object.entries(found ?? {}).filter(([, guide]) => isGuide(guide));
    return Object.fromEntries(guides.map(([game, guide]) => [game, withKeysOfToday(guide)]));
  } catch {
    return {};
  }
}

/** Whoever asks for it hears the tips of a game from the beginning again. */
export function beginTipsAnew(game: string): void {
  try {
    const { [game]: _, ...others } = kept();
    localStorage.setItem(KEY, JSON.stringify(others));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Where the same people play again, tips go on with those that were not given yet. */
export function carryTips(game: string, from: string, to: string): void {
  const guide = kept()[game];
  if (guide?.table !== from) return;
  try {
    const carried = { ...guide, table: to, over: false };
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: carried }));
  } catch {
    // A browser that keeps nothing hears the tips again.
  }
}

/** The tips of one game, at a table where they are wanted. */
export class Tips {
  private guide: Guide = $state.raw({ table: "", said: [], over: false });
  readonly said: ReadonlySet<string> = $derived(new Set(this.guide.said));

  constructor(
    readonly game: string,
    table: string,
  ) {
    const before = kept()[game];
    // Whoever knew it all, and asks to be guided again at another table, hears it all again.
    const anew = !before || (before.over && before.table !== table);
    this.keep(anew ? { table, said: [], over: false } : { ...before, table });
  }

  get over(): boolean {
    return this.guide.over;
  }

  /** A tip was given; it is not given again. */
  say(key: string): void {
    if (!this.said.has(key)) this.keep({ ...this.guide, said: [...this.guide.said, key] });
  }

  /** No more hints are wanted at this table. */
  end(): void {
    if (!this.over) this.keep({ ...this.guide, over: true });
  }

  private keep(guide: Guide): void {
    this.guide = guide;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...kept(), [this.game]: guide }));
    } catch {
      // A browser that keeps nothing hears the tips again.
    }
  }
}
