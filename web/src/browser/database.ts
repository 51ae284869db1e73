// IndexedDB as promises: opening a database, transactions that are durable or did not happen, and
// what can go wrong with either. What is kept in it, and who may write, stands in `storage.ts`.

/** Why the database cannot be used; Python has a sentence for each. */
export type Trouble = "full" | "refused" | "lost" | "outdated" | "failed";

export class DatabaseError extends Error {
  constructor(
    readonly trouble: Trouble,
    said: string,
  ) {
    super(said);
  }
}

/** What has happened, from whatever the browser threw. */
export function toldError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { name = "", message = String(error) } = error instanceof Error ? error : {};
  return new DatabaseError(name === "QuotaExceededError" ? "full" : "failed", message || name);
}

/** The answer to one request of a transaction. */
export function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** A database that is open. Once the browser has taken it away, nothing more is read or written. */
export class Database {
  private gone: DatabaseError | undefined;

  private constructor(private readonly opened: IDBDatabase) {
    // The browser closes it when somebody clears what the page has kept.
    opened.onclose = () => {
      this.gone = new DatabaseError("lost", "the database was closed");
    };
    // A newer edition of the page, in another tab, needs it to itself to change its schema.
    opened.onversionchange = () => {
      this.gone = new DatabaseError("outdated", "a newer edition is open");
      opened.close();
    };
  }

  static async open(
    name: string,
    version: number,
    upgrade: (database: IDBDatabase, from: number) => void,
  ): Promise<Database> {
    try {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
      return new Database(await answered(request));
    } catch (error) {
      const { name: kind = "", message = "" } = error instanceof Error ? error : {};
      throw new DatabaseError(kind === "VersionError" ? "outdated" : "refused", message || kind);
    }
  }

  /** Looks something up, in one transaction. */
  read<Result>(
    stores: readonly string[],
    work: (transaction: IDBTransaction) => Promise<Result>,
  ): Promise<Result> {
    return this.within(stores, "readonly", work);
  }

  /** Changes something, in one transaction: durable when this returns, or nothing has changed. */
  write<Result>(
    stores: readonly string[],
    work: (transaction: IDBTransaction) => Promise<Result>,
  ): Promise<Result> {
    return this.within(stores, "readwrite", work);
  }

  close(): void {
    this.gone ??= new DatabaseError("lost", "the database was closed");
    this.opened.close();
  }

  private async within<Result>(
    stores: readonly string[],
    mode: IDBTransactionMode,
    work: (transaction: IDBTransaction) => Promise<Result>,
  ): Promise<Result> {
    const transaction = this.begun(stores, mode);
    const ended = outcome(transaction);
    const result = await work(transaction).catch((error: unknown) => {
      abort(transaction);
      return toldError(error);
    });
    const problem = await ended;
    if (this.gone && problem) throw this.gone;
    // That the transaction was aborted says less than the request for which it was.
    if (problem?.trouble === "full") throw problem;
    if (result instanceof DatabaseError) throw result;
    if (problem) throw problem;
    return result;
  }

  private begun(stores: readonly string[], mode: IDBTransactionMode): IDBTransaction {
    if (this.gone) throw this.gone;
    try {
      return this.opened.transaction(stores, mode, { durability: "strict" });
    } catch (error) {
      throw new DatabaseError("lost", toldError(error).message);
    }
  }
}

/** What is wrong with a transaction when it has ended, if anything is. */
function outcome(transaction: IDBTransaction): Promise<DatabaseError | undefined> {
  return new Promise((resolve) => {
    transaction.oncomplete = () => resolve(undefined);
    transaction.onabort = () => resolve(toldError(transaction.error ?? "aborted"));
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
