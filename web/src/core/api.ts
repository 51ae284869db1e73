// What can be asked of the house, typed. Every failure is an `ApiError` with the code of its sentence.

import type {
  Again,
  Analysis,
  EntryShown,
  Fair,
  GameShown,
  Here,
  HostAgain,
  Invitation,
  Opened,
  Replay,
  SavedGame,
  SealGiven,
  SeatCode,
  Seated,
  SeatFound,
  Snapshot,
  TableWanted,
} from "../protocol";
import { type House, house, houseOf, type Method, type Asking as Sent } from "./house";

type Values = Readonly<Record<string, string | number>>;

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly values: Values = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

interface Asking {
  readonly token?: string;
  readonly body?: unknown;
  /** Whether the browser may keep the answer, where the server says so. */
  readonly kept?: boolean;
}

/** Of a table, the house in which it stands. */
function houseAsked(path: string): House {
  const [, table] = /^\/api\/tables\/([^/?]+)/.exec(path) ?? [];
  return table === undefined ? house() : houseOf(decodeURIComponent(table));
}

async function ask(method: Method, path: string, { token, body, kept }: Asking = {}) {
  const headers: Record<string, string> = { accept: "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const plain: Sent = { headers, cache: kept ? "default" : "no-store" };
  const sent = body === undefined ? plain : { ...plain, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await houseAsked(path).ask(method, path, sent);
  } catch {
    throw new ApiError("page-unreachable");
  }
  if (!answer.ok) throw await failure(answer);
  return answer;
}

async function failure(answer: Response): Promise<ApiError> {
  try {
    const told = await answer.json();
    if (typeof told.code === "string") return new ApiError(told.code, told.values, answer.status);
    if (told.type === "refused") {
      return new ApiError(`refused-${told.reason}`, told.values, answer.status);
    }
  } catch {
    // Not one of the server's own answers.
  }
  return new ApiError("failed", {}, answer.status);
}

async function read<T>(path: string, asking?: Asking): Promise<T> {
  return (await ask("GET", path, asking)).json();
}

async function post<T>(path: string, asking?: Asking): Promise<T> {
  return (await ask("POST", path, asking)).json();
}

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

let shelf: { readonly of: House; readonly games: Promise<GameShown[]> } | undefined;

/** The games on the shelf; each house is asked once. */
export function games(): Promise<GameShown[]> {
  const of = house();
  if (shelf?.of !== of) {
    const found = read<GameShown[]>("/api/games");
    shelf = { of, games: found };
    found.catch(() => {
      if (shelf?.games === found) shelf = undefined;
    });
  }
  return shelf.games;
}

export const here = () => read<Here>("/api/here");

/** Lets the local network reach the server, for as long as it runs. */
export const openToNetwork = () => post<Here>("/api/here/network");

/** The seal of a table to be, so that salt can be chosen after it. */
export const reserve = () => post<SealGiven>("/api/seals");

export const openTable = (wanted: TableWanted) => post<Opened>("/api/tables", { body: wanted });

export const look = (table: string, token?: string) =>
  read<Snapshot>(at(table), token ? { token } : {});

/** What somebody brings for the dice: the hash of salt, for a round. */
export interface Brought {
  readonly commitment?: string;
  readonly round?: number;
}

/** Which seat an invitation is for. */
export const findInvited = (table: string, invitation: string) =>
  post<Invitation>(at(table, "/invitation"), { body: { invitation } });

export const join = (table: string, invitation: string, name: string, brought: Brought) =>
  post<Seated>(at(table, "/join"), { body: { invitation, name, ...brought } });

export const claim = (table: string, token: string, brought: Brought) =>
  post<Seated>(at(table, "/claim"), { token, body: brought });

/** Leaves a seat, or asks to be let in no more. */
export const leave = (table: string, token: string) =>
  post<unknown>(at(table, "/leave"), { token });

export const rematch = (table: string, token: string) =>
  post<Again>(at(table, "/rematch"), { token });

/** Lets bots play without pauses, where only bots sit. */
export const fastForward = (table: string, host: string) =>
  post<unknown>(at(table, "/fast-forward"), { token: host });

export const slowDown = (table: string, host: string) =>
  post<unknown>(at(table, "/slow-down"), { token: host });

export const invite = (table: string, seat: string, host: string) =>
  post<Invitation>(at(table, `/seats/${seat}/invitation`), { token: host });

export const seatBot = (table: string, seat: string, bot: string, host: string) =>
  post<unknown>(at(table, `/seats/${seat}/bot`), { token: host, body: { bot } });

/** Takes a bot away before the game has begun. */
export const freeSeat = (table: string, seat: string, host: string) =>
  post<unknown>(at(table, `/seats/${seat}/free`), { token: host });

/** The codes of the seats that somebody can still take, at a table around one screen. */
export const codes = (table: string, host: string) =>
  read<SeatCode[]>(at(table, "/codes"), { token: host });

/** Where a code leads that somebody typed, or that a phone has read. */
export const findSeat = (code: string) => post<SeatFound>("/api/codes", { body: { code } });

/** A new code for a seat; whatever opened it before is void. */
export const newCode = (table: string, seat: string, host: string) =>
  post<SeatCode>(at(table, `/seats/${seat}/code`), { token: host });

/** Ends the game for everybody, at a table around one screen. */
export const endTable = (table: string, host: string) =>
  post<unknown>(at(table, "/end"), { token: host });

/** Removes a table for good, for everybody. */
export const deleteTable = (table: string, host: string) =>
  ask("DELETE", at(table), { token: host });

/** The host's key of a rematch, by the one of the table before. */
export const hostAgain = (table: string, host: string) =>
  post<HostAgain>(at(table, "/host"), { token: host });

/** What everybody was told of a table after an entry. */
export const logOf = (table: string, since = 0) =>
  read<EntryShown[]>(at(table, `/log?since=${since}`));

export const drawing = <T>(table: string) => read<T>(at(table, "/board"));

/** What is given out once at a table, to be looked at; it never changes. */
export const handout = <T>(table: string, token?: string) =>
  read<T>(at(table, "/handout"), token ? { token, kept: true } : { kept: true });

export const boardOf = <T>(game: string, board: string) =>
  read<T>(`/api/games/${encodeURIComponent(game)}/boards/${encodeURIComponent(board)}`);

/** A game's own words in a language, as a Fluent file. */
export async function wordsOf(game: string, language: string): Promise<string> {
  const path = `/api/games/${encodeURIComponent(game)}/words/${language}`;
  return (await ask("GET", path)).text();
}

/** Whose eyes a game is looked at with; one's own, or as much as one may, where nobody's is said. */
export type Eyes = NonNullable<SavedGame["eyes"]>;

export const replayOf = (table: string, token?: string, eyes?: Eyes) =>
  read<Replay>(at(table, eyes ? `/replay?eyes=${eyes}` : "/replay"), token ? { token } : {});

export const replayText = (text: string, eyes: Eyes = "all") =>
  post<Replay>("/api/replays", { body: { text, eyes } });

/** What a table has sealed and revealed, and how often its dice showed each face. */
export const fairnessOf = (table: string) => read<Fair>(at(table, "/fairness"));

/** What a game that is over was like, or how far it has been looked at. */
export const analysisOf = (table: string) => read<Analysis>(at(table, "/analysis"));

export const analysisOfText = (text: string) => post<Analysis>("/api/analyses", { body: { text } });

export async function savedText(table: string): Promise<string> {
  return (await ask("GET", at(table, "/saved"))).text();
}
