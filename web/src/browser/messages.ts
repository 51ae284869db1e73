// What a page and the house in its worker say to each other.

/** Loads Python and opens the house; comes first, and once. */
export interface Start {
  readonly type: "start";
  /** The folder of what is loaded, which has a `files.json` (`tools/browser_package.py`). */
  readonly files: string;
  /** The name of the database with the tables of this house. */
  readonly database: string;
  /** Whether bots do not wait before they move: for whoever measures or tests. */
  readonly hurried?: boolean;
}

/** A request to the API; it is answered by the same number. */
export interface AskRequest {
  readonly type: "ask";
  readonly id: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Opens a live connection to a table, by a number that the page has not used before. */
export interface DialRequest {
  readonly type: "dial";
  readonly line: number;
  readonly table: string;
}

/** Says something on a live connection; nothing closes it. */
export interface SayRequest {
  readonly type: "say";
  readonly line: number;
  readonly text: string | null;
}

export type ToHouse = Start | AskRequest | DialRequest | SayRequest;

/** How much of what is loaded has come, in bytes. */
export interface Progress {
  readonly type: "progress";
  readonly loaded: number;
  readonly total: number;
}

/** The house is open: requests are answered from now on. */
export interface Ready {
  readonly type: "ready";
}

/** It cannot be opened: why, as the API says such things. */
export interface NotOpened {
  readonly type: "failed";
  readonly error: { readonly code: string; readonly values: Record<string, string | number> };
}

export interface AnswerGiven {
  readonly type: "answer";
  readonly id: number;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface TextSaid {
  readonly type: "text";
  readonly line: number;
  readonly text: string;
}

/** The house has closed a live connection, with the code that a socket would have. */
export interface LineClosed {
  readonly type: "closed";
  readonly line: number;
  readonly code: number;
}

export type FromHouse = Progress | Ready | NotOpened | AnswerGiven | TextSaid | LineClosed;
