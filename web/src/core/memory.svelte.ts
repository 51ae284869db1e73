// The tables that this browser knows, with the keys to its seats. Nobody else has them.

export interface KnownTable {
  readonly table: string;
  readonly game: string;
  /** The house that it stands in; a server's, where nothing is said. */
  readonly place?: "server" | "browser";
  /** When it was opened or joined, in milliseconds. */
  readonly since: number;
  /** The host's key, where one opened the table. */
  readonly host?: string;
  /** A key for each seat of one's own. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Keys to seats whose people have not let one in yet. */
  readonly waiting?: Readonly<Record<string, string>>;
  /** Invitations for others that were not taken yet, as far as is known here. */
  readonly invitations?: Readonly<Record<string, string>>;
  /** Whether tips of a first game are wanted here. */
  readonly guided?: boolean;
}

const KEY = "ludotheque.tables";
const MOST = 200;

function kept(): KnownTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each?.table === "string") : [];
  } catch {
    return [];
  }
}

class Memory {
  tables: ReadonlyArray<KnownTable> = $state.raw(kept());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.tables = kept();
    });
  }

  find(table: string): KnownTable | undefined {
    return this.tables.find((each) => each.table === table);
  }

  /** Remembers a table, or more of one that is known: keys are added to those there are. */
  remember(table: KnownTable): void {
    this.tables = kept(); // another window may have written meanwhile
    const before = this.find(table.table);
    const merged = before
      ? { ...before, ...table, since: before.since, tokens: { ...before.tokens, ...table.tokens } }
      : table;
    const others = this.tables.filter((each) => each.table !== table.table);
    this.tables = [merged, ...others].slice(0, MOST);
    this.write();
  }

  /** Somebody was let in at a seat, or will not be: the key is one to a seat, or none any more. */
  settle(table: string, seat: string, isLetIn: boolean): void {
    this.tables = kept();
    const known = this.find(table);
    const key = known?.waiting?.[seat];
    if (!known || key === undefined) return;
    const { [seat]: _, ...waiting } = known.waiting ?? {};
    const tokens = isLetIn ? { ...known.tokens, [seat]: key } : known.tokens;
    const others = this.tables.filter((each) => each.table !== table);
    this.tables = [{ ...known, tokens, waiting }, ...others];
    this.write();
  }

  forget(table: string): void {
    this.tables = kept().filter((each) => each.table !== table);
    this.write();
  }

  private write(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.tables));
    } catch {
      // Full or forbidden: the seat is held for as long as this page stays open.
    }
  }
}

export const memory = new Memory();
