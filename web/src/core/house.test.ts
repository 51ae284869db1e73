import { expect, it, vi } from "vitest";
import { look } from "./api";
import {
  alone,
  enter,
  forgetServer,
  type House,
  house,
  houseOf,
  know,
  knowsServer,
  otherHouse,
  ServerHouse,
  servedDocument,
} from "./house";
import { memory } from "./memory.svelte";

/** Hears what the browser is asked for, and answers nothing of interest. */
function listening(): Request[] {
  const heard: Request[] = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    heard.push(new Request(new URL(path, "https://page.example/table/x"), init));
    return new Response("{}");
  });
  return heard;
}

/** The addresses at which a connection was opened. */
function dialled(): string[] {
  const addresses: string[] = [];
  vi.stubGlobal("WebSocket", function dial(address: string | URL) {
    addresses.push(String(address));
  });
  return addresses;
}

it("a server is asked at the page's own origin", async () => {
  const heard = listening();
  const asking = { headers: { authorization: "Bearer key" }, cache: "no-store" } as const;
  await new ServerHouse().ask("POST", "/api/tables", { ...asking, body: "{}" });
  const [request] = heard;
  expect(request?.url).toBe("https://page.example/api/tables");
  expect(request?.method).toBe("POST");
  expect(request?.headers.get("authorization")).toBe("Bearer key");
  expect(request?.cache).toBe("no-store");
  expect(await request?.text()).toBe("{}");
});

it("a server is asked at another origin, where it stands there", async () => {
  const heard = listening();
  await new ServerHouse("https://elsewhere.example").ask("GET", "/api/games");
  expect(heard[0]?.url).toBe("https://elsewhere.example/api/games");
});

it.each([
  ["", `${location.origin.replace("http", "ws")}/live/abc`],
  ["http://192.168.1.7:4747", "ws://192.168.1.7:4747/live/abc"],
  ["https://elsewhere.example", "wss://elsewhere.example/live/abc"],
])("a server at %j is dialled at %s", (origin, address) => {
  const addresses = dialled();
  new ServerHouse(origin).dial("abc");
  expect(addresses).toEqual([address]);
});

/** Another house, which notes what it is asked. */
function noting(asked: string[], place: House["place"] = "server", isThere = true): House {
  return {
    place,
    can: new ServerHouse().can,
    prepare: () => {},
    isThere: async () => isThere,
    ask: async (method, path) => {
      asked.push(`${place}: ${method} ${path}`);
      return new Response('{"table":"abc"}');
    },
    dial: () => {
      throw new Error("nobody dials here");
    },
  };
}

it("everything is asked of the house that one has entered", async () => {
  const asked: string[] = [];
  const before = house();
  enter(noting(asked));
  expect(await look("abc")).toEqual({ table: "abc" });
  enter(before);
  expect(asked).toEqual(["server: GET /api/tables/abc"]);
});

it("each table is asked about in the house that it stands in, wherever one plays", async () => {
  const asked: string[] = [];
  const [server, browser] = [noting(asked), noting(asked, "browser")];
  const before = house();
  const known = { game: "g", since: 0, tokens: {} };
  memory.remember({ ...known, table: "old" });
  memory.remember({ ...known, table: "there", place: "server" });
  memory.remember({ ...known, table: "here", place: "browser" });
  enter(server);
  know(browser);
  for (const table of ["old", "there", "here", "unknown"]) await look(table);
  enter(browser);
  for (const table of ["old", "there", "here", "unknown"]) await look(table);
  const places = asked.map((each) => each.split(":")[0]);
  const standing = ["server", "server", "browser"];
  expect(places).toEqual([...standing, "server", ...standing, "browser"]);
  forgetServer();
  expect(knowsServer()).toBe(false);
  expect(houseOf("old")).toBe(browser);
  enter(before);
  for (const table of ["old", "there", "here"]) memory.forget(table);
});

it("another house is offered where it can be played in", async () => {
  const before = house();
  know(noting([], "browser", false));
  expect(await otherHouse()).toBeUndefined();
  const there = noting([], "browser");
  know(there);
  expect(await otherHouse()).toBe(there);
  enter(there);
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("no network");
  });
  expect(await otherHouse()).toBeUndefined();
  vi.stubGlobal("fetch", async () => new Response("{}"));
  expect(await otherHouse()).toBe(before);
  enter(before);
});

it.each([
  [true, "with HTTPS"],
  [false, "at a plain address of a network"],
])("without a server one plays on this device, %s where it is opened %s", (play, _) => {
  vi.stubGlobal("isSecureContext", play);
  expect(alone()).toEqual({ play, friends: false, phones: false });
});

it("with a server one plays with everybody", () => {
  vi.stubGlobal("isSecureContext", false);
  expect(new ServerHouse().can).toEqual({ play: true, friends: true, phones: true });
});

it("the document is asked for anew, whatever the browser keeps", async () => {
  const heard = listening();
  await servedDocument();
  expect(heard[0]?.url).toBe("https://page.example/");
  expect(heard[0]?.cache).toBe("no-store");
  expect(heard[0]?.headers.get("accept")).toBe("text/html");
});
