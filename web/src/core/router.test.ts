import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { routeOf, router } from "./router.svelte";

/** Ours, mistyped, or anybody's. fast-check's own `webPath` takes a second to be made. */
const part = fc.oneof(
  fc.constantFrom("", "new", "table", "replay", "screen", "go", "rules", "some-game"),
  fc.string({ unit: "grapheme" }).map(encodeURIComponent),
  fc.string(),
);
const paths = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join("/")}`);

describe("an address", () => {
  it.each([
    ["/", "", { at: "shelf" }],
    ["/new/some-game", "", { at: "new", game: "some-game" }],
    ["/table/abc", "", { at: "table", table: "abc", invitation: "" }],
    ["/table/abc", "#in%20vite", { at: "table", table: "abc", invitation: "in vite" }],
    ["/table/abc/", "", { at: "table", table: "abc", invitation: "" }],
    ["/table/abc/replay", "#12", { at: "replay", table: "abc" }],
    ["/table/abc/screen", "", { at: "screen", table: "abc" }],
    ["/go", "", { at: "go", code: "" }],
    ["/go", "#K7QM4P", { at: "go", code: "K7QM4P" }],
    ["/replay", "", { at: "replay", table: "" }],
    ["/rules/some-game", "#SG-8a", { at: "rules", game: "some-game", clause: "SG-8a" }],
    ["/new", "", { at: "nowhere" }],
    ["/table/abc/other", "", { at: "nowhere" }],
    ["/table/abc/replay/more", "", { at: "nowhere" }],
    ["/somewhere", "", { at: "nowhere" }],
  ])("%s%s leads to its screen", (path, hash, route) => {
    expect(routeOf(path, hash)).toEqual(route);
  });

  it("leads somewhere, whatever it is", () => {
    fc.assert(
      fc.property(paths, fc.string(), (path, hash) => {
        expect(routeOf(path, `#${hash}`).at).toBeTruthy();
      }),
    );
  });
});

describe("the router", () => {
  it("goes to an address, and back", async () => {
    router.go("/new/some-game");
    expect(router.route).toEqual({ at: "new", game: "some-game" });
    const back = new Promise((done) => addEventListener("popstate", done, { once: true }));
    history.back();
    await back;
    expect(router.route).toEqual({ at: "shelf" });
  });

  it("leaves no trace of an address that it replaces", () => {
    router.go("/table/abc#secret");
    const length = history.length;
    router.go("/table/abc", { replace: true });
    expect(history.length).toBe(length);
    expect(location.hash).toBe("");
    expect(router.route).toEqual({ at: "table", table: "abc", invitation: "" });
  });

  function click(href: string, how: MouseEventInit = {}): MouseEvent {
    const link = document.body.appendChild(document.createElement("a"));
    link.href = href;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
    const navigation = (each: Event) => each.preventDefault(); // jsdom has no other page to show
    link.addEventListener("click", (each) => {
      router.follow(each);
      followed = each.defaultPrevented;
      navigation(each);
    });
    link.dispatchEvent(event);
    link.remove();
    return event;
  }
  let followed = false;

  it("follows a link of ours without loading the page anew", () => {
    click("/rules/some-game#SG-1");
    expect(followed).toBe(true);
    expect(router.route).toEqual({ at: "rules", game: "some-game", clause: "SG-1" });
  });

  it("goes back where a link leads to the screen before, which keeps what was chosen", async () => {
    router.go("/new/some-game");
    router.keep({ seats: 3 });
    router.go("/rules/some-game#SG-1");
    history.replaceState(history.state, "", "#SG-2"); // as one reads on
    expect(router.from).toBe("/new/some-game");
    const length = history.length;
    const back = new Promise((done) => addEventListener("popstate", done, { once: true }));
    click(router.from);
    expect(followed).toBe(true);
    await back;
    expect(router.route).toEqual({ at: "new", game: "some-game" });
    expect(router.kept).toEqual({ seats: 3 });
    expect(history.length).toBe(length);
  });

  it("keeps the way back where an address is replaced, and nothing for a screen opened anew", () => {
    router.go("/new/some-game");
    router.keep({ seats: 3 });
    router.go("/table/abc#secret");
    router.go("/table/abc", { replace: true });
    expect(router.from).toBe("/new/some-game");
    router.go("/new/some-game");
    expect(router.kept).toBeUndefined();
  });

  it("leaves other links, and other kinds of clicks, to the browser", () => {
    router.go("/");
    click("https://elsewhere.example/");
    expect(followed).toBe(false);
    click("/new/some-game", { ctrlKey: true });
    expect(followed).toBe(false);
    click("/new/some-game", { button: 1 });
    expect(followed).toBe(false);
    expect(router.route).toEqual({ at: "shelf" });
  });
});
