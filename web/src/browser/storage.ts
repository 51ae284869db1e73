// What the house in the browser keeps: each table's log, as Python's stores keep it, and the key of
// the house. `src/ludotheque/tables/store.py` says what a store must do, and
// `src/ludotheque/browser/indexeddb_store.py` is the other half of this one: what must be decided
// inside a transaction is decided here, everything else there.

import { answered, Database, type Trouble, toldError } from "./database";

const VERSION = 1;
const HEADER = 0; // the last number of a table that has no entries yet
const KEY = "key";
const DELETED = Number.MAX_SAFE_INTEGER; // an epoch that nobody has by claiming

type Bytes = Uint8Array<ArrayBuffer>;

interface TableRecord {
  readonly table: string;
  readonly header: Bytes;
  readonly at: number; // when it was opened
  readonly age: number; // the same, negative: an index lists the newest first
  readonly epoch: number;
  readonly last: number; // the number of its last entry
  readonly touched: number; // when that was written
}

interface EntryRecord {
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  readonly body: Bytes;
}

interface CheckpointRecord {
  readonly table: string;
  readonly seq: number;
  readonly body: Bytes;
}

interface CodeRecord {
  readonly code: string;
  readonly table: string;
  readonly meaning: Bytes;
  readonly until: number;
}

/** An entry that is to be written: of a table, by an epoch, with its number, time and body. */
export type Appended = readonly [string, number, number, number, Bytes];
/** What has become of it, and the number of the table's last entry. */
export type Outcome = readonly ["written" | "taken" | "lost" | "gap", number];
/** Is told of each table that another tab has claimed or deleted, and of its epoch since. */
export type OnClaimed = (table: string, epoch: number) => void;

function upgrade(database: IDBDatabase): void {
  const tables = database.createObjectStore("tables", { keyPath: "table" });
  tables.createIndex("newest", ["age", "table"]);
  tables.createIndex("touched", "touched");
  database.createObjectStore("entries", { keyPath: ["table", "seq"] });
  database.createObjectStore("checkpoints", { keyPath: "table" });
  const codes = database.createObjectStore("codes", { keyPath: "code" });
  codes.createIndex("table", "table");
  // A name that is used again would have the same secret dice, which may be known by then.
  database.createObjectStore("deleted", { keyPath: "table" });
  database.createObjectStore("house");
}

/** The entries of a table that are numbered above `since`. */
function entriesOf(table: string, since: number): IDBKeyRange {
  return IDBKeyRange.bound([table, since], [table, Number.POSITIVE_INFINITY], true);
}

export class Storage {
  private constructor(
    private readonly database: Database,
    private readonly channel: BroadcastChannel,
  ) {}

  static async open(name: string, onClaimed: OnClaimed): Promise<Storage> {
    const database = await Database.open(name, VERSION, upgrade);
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<[string, number]>) => onClaimed(...data);
    return new Storage(database, channel);
  }

  // -------------------------------------------------------------- owning

  /** Begins a log; the epoch by which the new table is owned, or nothing if its name is taken. */
  create(table: string, at: number, header: Bytes): Promise<number | null> {
    return this.database.write(["tables", "deleted"], async (transaction) => {
      const tables = transaction.objectStore("tables");
      const known = await Promise.all([
        answered(tables.getKey(table)),
        answered(transaction.objectStore("deleted").getKey(table)),
      ]);
      if (known.some((key) => key !== undefined)) return null;
      const record = { table, header, at, age: -at, epoch: 1, last: HEADER, touched: at };
      await answered(tables.add(record satisfies TableRecord));
      return record.epoch;
    });
  }

  /** The next epoch of a table, by which alone entries are written from now on. */
  async claim(table: string): Promise<number | null> {
    const epoch = await this.database.write(["tables"], async (transaction) => {
      const tables = transaction.objectStore("tables");
      const found: TableRecord | undefined = await answered(tables.get(table));
      if (!found) return null;
      await answered(tables.put({ ...found, epoch: found.epoch + 1 } satisfies TableRecord));
      return found.epoch + 1;
    });
    if (epoch !== null) this.channel.postMessage([table, epoch]);
    return epoch;
  }

  /** The present epoch of each of these tables; that of one which is not there is 0. */
  epochs(tables: readonly string[]): Promise<number[]> {
    return this.database.read(["tables"], async (transaction) => {
      const store = transaction.objectStore("tables");
      const found: (TableRecord | undefined)[] = await Promise.all(
        tables.map((table) => answered(store.get(table))),
      );
      return found.map((record) => record?.epoch ?? 0);
    });
  }

  // -------------------------------------------------------------- writing

  /** Writes all entries that are next in their tables, by the epoch that owns each. */
  append(entries: readonly Appended[]): Promise<Outcome[]> {
    return this.database.write(["tables", "entries"], async (transaction) => {
      const tables = transaction.objectStore("tables");
      const names = [...new Set(entries.map(([table]) => table))];
      const found: (TableRecord | undefined)[] = await Promise.all(
        names.map((name) => answered(tables.get(name))),
      );
      const records = new Map(found.flatMap((record) => (record ? [[record.table, record]] : [])));
      const writes: Promise<unknown>[] = [];
      const outcomes = entries.map(([table, epoch, seq, at, body]): Outcome => {
        const record = records.get(table);
        if (record?.epoch !== epoch) return ["lost", HEADER];
        if (seq <= record.last) return ["taken", record.last];
        if (seq > record.last + 1) return ["gap", record.last];
        const entry: EntryRecord = { table, seq, at, body };
        writes.push(answered(transaction.objectStore("entries").add(entry)));
        records.set(table, { ...record, last: seq, touched: at });
        return ["written", seq];
      });
      for (const record of records.values()) writes.push(answered(tables.put(record)));
      await Promise.all(writes);
      return outcomes;
    });
  }

  /** Only of a log that is there, and never instead of a later one. */
  saveCheckpoint(table: string, seq: number, body: Bytes): Promise<void> {
    return this.database.write(["tables", "checkpoints"], async (transaction) => {
      const checkpoints = transaction.objectStore("checkpoints");
      const log: TableRecord | undefined = await answered(
        transaction.objectStore("tables").get(table),
      );
      const before: CheckpointRecord | undefined = await answered(checkpoints.get(table));
      if (!log || log.last < seq || (before && before.seq > seq)) return;
      await answered(checkpoints.put({ table, seq, body } satisfies CheckpointRecord));
    });
  }

  /** Removes all that is kept of a table, but its name; whether it was there. */
  async delete(table: string, before?: number | null): Promise<boolean> {
    const stores = ["tables", "entries", "checkpoints", "codes", "deleted"];
    const isGone = await this.database.write(stores, async (transaction) => {
      const tables = transaction.objectStore("tables");
      const found: TableRecord | undefined = await answered(tables.get(table));
      if (!found || (typeof before === "number" && found.touched >= before)) return false;
      const codes = transaction.objectStore("codes");
      const leading = await answered(codes.index("table").getAllKeys(table));
      await Promise.all([
        answered(tables.delete(table)),
        answered(transaction.objectStore("entries").delete(entriesOf(table, HEADER))),
        answered(transaction.objectStore("checkpoints").delete(table)),
        ...leading.map((code) => answered(codes.delete(code))),
        answered(transaction.objectStore("deleted").add({ table })),
      ]);
      return true;
    });
    if (isGone) this.channel.postMessage([table, DELETED]);
    return isGone;
  }

  keepCode(code: string, table: string, meaning: Bytes, until: number): Promise<void> {
    return this.database.write(["codes"], async (transaction) => {
      const record: CodeRecord = { code, table, meaning, until };
      await answered(transaction.objectStore("codes").put(record));
    });
  }

  /** The key of the house: the one that is kept, or this one from now on. */
  key(candidate: Bytes): Promise<Bytes> {
    return this.database.write(["house"], async (transaction) => {
      const house = transaction.objectStore("house");
      const found: Bytes | undefined = await answered(house.get(KEY));
      if (!found) await answered(house.add(candidate, KEY));
      return found ?? candidate;
    });
  }

  // -------------------------------------------------------------- reading

  header(table: string): Promise<Bytes | null> {
    return this.database.read(["tables"], async (transaction) => {
      const found: TableRecord | undefined = await answered(
        transaction.objectStore("tables").get(table),
      );
      return found?.header ?? null;
    });
  }

  read(table: string, since: number): Promise<[number, number, Bytes][]> {
    return this.database.read(["entries"], async (transaction) => {
      const found: EntryRecord[] = await answered(
        transaction.objectStore("entries").getAll(entriesOf(table, since)),
      );
      return found.map(({ seq, at, body }) => [seq, at, body]);
    });
  }

  tables(limit: number): Promise<[string, Bytes, number][]> {
    return this.database.read(["tables"], async (transaction) => {
      const newest = transaction.objectStore("tables").index("newest");
      const found: TableRecord[] = await answered(newest.getAll(null, limit));
      return found.map(({ table, header, last }) => [table, header, last]);
    });
  }

  checkpoint(table: string): Promise<[number, Bytes] | null> {
    return this.database.read(["checkpoints"], async (transaction) => {
      const found: CheckpointRecord | undefined = await answered(
        transaction.objectStore("checkpoints").get(table),
      );
      return found ? [found.seq, found.body] : null;
    });
  }

  code(code: string, now: number): Promise<Bytes | null> {
    return this.database.read(["codes"], async (transaction) => {
      const found: CodeRecord | undefined = await answered(
        transaction.objectStore("codes").get(code),
      );
      return found && found.until > now ? found.meaning : null;
    });
  }

  untouched(before: number, limit: number): Promise<string[]> {
    return this.database.read(["tables"], async (transaction) => {
      const touched = transaction.objectStore("tables").index("touched");
      const found: TableRecord[] = await answered(
        touched.getAll(IDBKeyRange.upperBound(before, true)),
      );
      const oldestFirst = found.toSorted((one, other) => one.at - other.at);
      return oldestFirst.slice(0, limit).map(({ table }) => table);
    });
  }

  close(): void {
    this.channel.close();
    this.database.close();
  }
}

// ---------------------------------------------------------------- for Python

/** What came of a question; a problem is told, never thrown. */
export type Answer = readonly ["done", unknown] | readonly ["failed", Trouble, string];
/** What Python has of a storage: "open" with a name, then any of its methods. */
export type Ask = (what: string, values: readonly unknown[]) => Promise<Answer>;

export function storageFor(onClaimed: OnClaimed): Ask {
  let storage: Storage | undefined;
  async function answer(what: string, values: readonly unknown[]): Promise<unknown> {
    if (what === "open") {
      storage = await Storage.open(values[0] as string, onClaimed);
      return undefined;
    }
    const method = storage?.[what as keyof Storage] as ((...all: unknown[]) => unknown) | undefined;
    return (await method?.apply(storage, [...values])) ?? undefined; // Python's None, unlike null
  }
  return async (what, values) => {
    try {
      return ["done", await answer(what, values)];
    } catch (error) {
      const { trouble, message } = toldError(error);
      return ["failed", trouble, message];
    }
  };
}
