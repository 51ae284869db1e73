import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addressOf, addressOn, isOurs, isStatic, screenAt } from "./address";
import { servedDocument } from "./house";
import { type Route, routeOf, router } from "./router.svelte";

/** Every screen, by its path. */
const SCREENS: ReadonlyArray<readonly [string, Route]> = [
  ["/", { at: "shelf" }],
  ["/new/some-game", { at: "new", game: "some-game" }],
  ["/table/abc", { at: "table", table: "abc", invitation: "" }],
  ["/table/abc#in%20vite", { at: "table", table: "abc", invitation: "in vite" }],
  ["/table/abc/replay", { at: "replay", table: "abc" }],
  ["/table/abc/replay#12", { at: "replay", table: "abc" }],
  ["/table/abc/screen", { at: "screen", table: "abc" }],
  ["/go", { at: "go", code: "" }],
  ["/go#K7QM4P", { at: "go", code: "K7QM4P" }],
  ["/replay", { at: "replay", table: "" }],
  ["/rules/some-game#SG-8a", { at: "rules", game: "some-game", clause: "SG-8a" }],
  ["/somewhere/else", { at: "nowhere" }],
];

function declareStatic(): void {
  const meta = document.head.appendChild(document.createElement("meta"));
  meta.name = "ludotheque-house";
  meta.content = "browser";
}

/** Where an address leads to, as a browser that opens it sees it. */
function opened(address: string): URL {
  return new URL(address, location.href);
}

function routeAt(address: URL): Route {
  return routeOf(screenAt(address), address.hash);
}

/** A press of a link; whether the page followed it by itself. */
function isFollowed(href: string): boolean {
  const link = document.body.appendChild(document.createElement("a"));
  link.href = href;
  let followed = false;
  link.addEventListener("click", (event) => {
    router.follow(event);
    followed = event.defaultPrevented;
    event.preventDefault(); // jsdom has no other page to show
  });
  link.click();
  link.remove();
  return followed;
}

describe("served by a server", () => {
  it.each(SCREENS)("%s is an address", (path, route) => {
    expect(isStatic()).toBe(false);
    expect(addressOf(path)).toBe(path);
    expect(routeAt(opened(addressOf(path)))).toEqual(route);
  });

  it.each(SCREENS)("%s is gone to", (path, route) => {
    router.go(path);
    expect(location.pathname + location.search + location.hash).toBe(path);
    expect(router.route).toEqual(route);
    router.go("/");
  });
});

describe.each(["/some/folder/", "/some/folder/index.html", "/"])("a static edition at %s", (at) => {
  beforeEach(() => {
    declareStatic();
    history.replaceState(null, "", at);
  });
  afterEach(() => {
    document.head.replaceChildren();
  });

  it.each(SCREENS)("has an address for %s that its host knows", (path, route) => {
    const address = opened(addressOf(path));
    expect(address.pathname).toBe(at);
    expect(routeAt(address)).toEqual(route);
  });

  it.each(SCREENS)("goes to %s, and is there again when it is loaded anew", (path, route) => {
    router.go("/replay");
    router.go(path);
    expect(location.pathname).toBe(at);
    expect(router.route).toEqual(route);
    expect(router.screen).toBe(path.replace(/#.*/, ""));
    expect(router.from).toBe("/replay");
    expect(routeAt(new URL(location.href))).toEqual(route);
  });

  it.each(SCREENS)("follows a link to %s", (path, route) => {
    router.go("/here");
    router.go("/there");
    expect(isFollowed(addressOf(path))).toBe(true);
    expect(router.route).toEqual(route);
  });

  it("has the screen in the query, and leaves the hash to it", () => {
    expect(addressOf("/table/x#12")).toBe(`${at}?/table/x#12`);
    expect(addressOf("/")).toBe(at);
    router.go("/table/x/replay");
    history.replaceState(history.state, "", "#12");
    expect(location.search).toBe("?/table/x/replay");
    expect(location.hash).toBe("#12");
  });

  it("goes back where a link leads to the screen before", async () => {
    router.go("/new/some-game");
    router.keep({ seats: 3 });
    router.go("/rules/some-game#SG-1");
    const back = new Promise((done) => addEventListener("popstate", done, { once: true }));
    expect(isFollowed(addressOf(router.from))).toBe(true);
    await back;
    expect(router.route).toEqual({ at: "new", game: "some-game" });
    expect(router.kept).toEqual({ seats: 3 });
  });

  it("leaves other pages of the same host to the browser", () => {
    router.go("/");
    expect(isOurs(opened("/some/other/"))).toBe(false);
    expect(isFollowed("/some/other/?/table/x")).toBe(false);
    expect(router.route).toEqual({ at: "shelf" });
  });

  it.each([
    ["?%2Ftable%2Fabc", "/table/abc"],
    ["?/table/abc&from=chat", "/table/abc"],
    ["?/table/abc=", "/table/abc"],
    ["?from=chat", "/"],
    ["?", "/"],
    ["", "/"],
  ])("understands %j, as it may be passed on", (search, screen) => {
    expect(screenAt({ pathname: at, search })).toBe(screen);
  });

  it("finds every path again that an address was made of", () => {
    const parts = fc.array(fc.stringMatching(/^[\w-]+$/), { maxLength: 4 });
    fc.assert(
      fc.property(parts, (each) => {
        const path = `/${each.join("/")}`;
        expect(screenAt(opened(addressOf(path)))).toBe(path);
      }),
    );
  });

  it("asks its host for its document at its own address", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return new Response("");
    });
    router.go("/table/abc");
    await servedDocument();
    expect(asked).toEqual([at]);
  });
});

describe("the address of a server, as somebody types it", () => {
  it.each([
    ["play.example.org", "https://play.example.org/go#K7"],
    [" https://play.example.org/ ", "https://play.example.org/go#K7"],
    ["http://play.example.org", "http://play.example.org/go#K7"],
    ["192.168.1.7:4747", "http://192.168.1.7:4747/go#K7"],
    ["play.example.org:4747", "http://play.example.org:4747/go#K7"],
    ["localhost", "http://localhost/go#K7"],
    ["kitchen.local", "http://kitchen.local/go#K7"],
    ["[fe80::1]", "http://[fe80::1]/go#K7"],
  ])("%j leads to the same screen there", (typed, address) => {
    expect(addressOn(typed, "/go#K7")).toBe(address);
  });

  it("leads to where a whole link leads", () => {
    const link = "https://play.example.org/table/abc#invitation";
    expect(addressOn(link, "/go")).toBe(link);
    expect(addressOn("play.example.org/table/abc#invitation", "/go")).toBe(link);
  });

  it.each([
    "",
    "  ",
    "abc",
    "a b.c",
    "mailto:me@example.org",
    "javascript:alert(1)",
    "//",
    "http://",
  ])("is none in %j", (typed) => {
    expect(addressOn(typed, "/")).toBe("");
  });
});

it("what is no path of ours is left as it stands", () => {
  declareStatic();
  expect(addressOf("https://elsewhere.example/")).toBe("https://elsewhere.example/");
  expect(addressOf("#SG-1")).toBe("#SG-1");
  document.head.replaceChildren();
});
