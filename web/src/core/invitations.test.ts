import { describe, expect, it } from "vitest";
import { linkTo, reach, shortLink, spaced, typed } from "./invitations";
import { routeOf } from "./router.svelte";

const opened = (origin: string) => new URL(origin) as unknown as Location;
const lan = { lan: true, addresses: ["http://192.168.1.5:4747"], version: "1" };
const alone = { lan: false, addresses: [], version: "1" };

describe("an invitation", () => {
  it.each(["http://127.0.0.1:4747", "http://localhost:4747", "http://[::1]:4747"])(
    "from %s leads to the address on the network",
    (origin) => {
      const expected = { origin: "http://192.168.1.5:4747", alone: false };
      expect(reach(lan, opened(origin))).toEqual(expected);
      expect(reach(alone, opened(origin))).toEqual({ origin, alone: true });
      expect(reach({ ...lan, addresses: [] }, opened(origin))).toEqual({ origin, alone: true });
    },
  );

  it("leads to where the page was opened, if others get there too", () => {
    const origin = "https://games.example";
    expect(reach(lan, opened(origin))).toEqual({ origin, alone: false });
    expect(reach(alone, opened(origin))).toEqual({ origin, alone: false });
  });

  it("is found again by whoever follows the link", () => {
    const link = new URL(linkTo("http://127.0.0.1:4747", "abc", "in+vi/te=#?"));
    expect(link.search).toBe("");
    expect(routeOf(link.pathname, link.hash)).toEqual({
      at: "table",
      table: "abc",
      invitation: "in+vi/te=#?",
    });
  });
});

describe("the code of a seat", () => {
  it("is found again by whoever follows the short link", () => {
    const link = new URL(shortLink("http://192.168.1.5:4747", "K7QM4P"));
    expect(link.search).toBe("");
    expect(routeOf(link.pathname, link.hash)).toEqual({ at: "go", code: "K7QM4P" });
  });

  it("is typed at an address that one would write", () => {
    expect(typed("http://192.168.1.5:4747")).toBe("192.168.1.5:4747/go");
    expect(typed("https://games.example")).toBe("games.example/go");
  });

  it("is written in two halves", () => {
    expect(spaced("K7QM4P")).toBe("K7Q M4P");
    expect(spaced("K7QM4")).toBe("K7Q M4");
  });
});
