import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, join, look, openTable, savedText } from "./api";

interface Heard {
  path: string;
  headers: Headers;
  body: unknown;
}

/** Answers whatever is asked, and returns what it hears. */
function answering(status: number, body: unknown): Heard {
  const heard: Heard = { path: "", headers: new Headers(), body: undefined };
  vi.stubGlobal("fetch", async (path: string, { headers, body: sent }: RequestInit) => {
    Object.assign(heard, { path, headers: new Headers(headers), body: sent });
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  });
  return heard;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

async function failure(asked: Promise<unknown>): Promise<ApiError> {
  const error = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe("what the server answers", () => {
  it("is handed on, and the token goes into the header alone", async () => {
    const heard = answering(200, { table: "abc" });
    expect(await look("a/b", "key")).toEqual({ table: "abc" });
    expect(heard.path).toBe("/api/tables/a%2Fb");
    expect(heard.headers.get("authorization")).toBe("Bearer key");
  });

  it("follows what was sent", async () => {
    const heard = answering(201, { seat: "B", token: "t" });
    const brought = { commitment: "5a17", round: 2 };
    expect(await join("abc", "invitation", "Rosa", brought)).toEqual({ seat: "B", token: "t" });
    expect(JSON.parse(heard.body as string)).toEqual({
      invitation: "invitation",
      name: "Rosa",
      commitment: "5a17",
      round: 2,
    });
    expect(heard.headers.has("authorization")).toBe(false);
  });

  it("may be text", async () => {
    answering(200, "a saved game");
    expect(await savedText("abc")).toBe("a saved game");
  });
});

describe("a failure", () => {
  it("has the code of its sentence, and what to fill in", async () => {
    answering(400, { type: "error", code: "no-such-bot", values: { bot: "x" }, request: "" });
    const error = await failure(openTable({ game: "some-game", seats: [] }));
    expect(error).toMatchObject({ code: "no-such-bot", values: { bot: "x" }, status: 400 });
  });

  it("that is a refusal has the reason's sentence", async () => {
    answering(409, { type: "refused", reason: "turn-back", clause: "SG-8", values: { left: 2 } });
    const error = await failure(look("abc"));
    expect(error).toMatchObject({ code: "refused-turn-back", values: { left: 2 } });
  });

  it.each(["<html>", "{}", "null"])("in no words of ours is still a sentence: %s", async (body) => {
    answering(502, body);
    expect(await failure(look("abc"))).toMatchObject({ code: "failed", status: 502 });
  });

  it("to reach the server at all says so", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("nobody there")));
    expect(await failure(look("abc"))).toMatchObject({ code: "page-unreachable", status: 0 });
  });
});
