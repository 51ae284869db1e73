import { describe, expect, it } from "vitest";
import type { Here } from "../protocol";
import { linkTo, reach, shortLink, spaced, typed } from "./invitations";
import { routeOf } from "./router.svelte";

const opened = (origin: string) => new URL(origin) as unknown as Location;
const alone: Here = { lan: false, public: false, addresses: [], can_open: true, version: "1" };
const lan: Here = { ...alone, lan: true, addresses: ["http://192.168.1.5:4747"], can_open: false };
const behindProxy: Here = {
  ...alone,
  public: true,
  addresses: ["https://games.example"],
  can_open: false,
};
const found = { alone: false, canOpen: false };

describe("an invitation", () => {
  it.each(["http://127.0.0.1:4747", "http://localhost:4747", "http://[::1]:4747"])(
    "from %s leads to the address on the network",
    (origin) => {
      const expected = { ...found, origin: "http://192.168.1.5:4747" };
      expect(reach(lan, opened(origin))).toEqual(expected);
      expect(reach(alone, opened(origin))).toEqual({ origin, alone: true, canOpen: true });
      const lost = { origin, alone: true, canOpen: false };
      expect(reach({ ...lan, addresses: [] }, opened(origin))).toEqual(lost);
    },
  );

  it("leads to where the page was opened, if others get there too", () => {
    const origin = "http://tower.local:4747";
    expect(reach(lan, opened(origin))).toEqual({ ...found, origin });
    expect(reach(alone, opened(origin))).toEqual({ ...found, origin });
  });

  it.each(["http://127.0.0.1:4747", "http://192.168.1.5:4747", "https://games.example"])(
    "from %s leads to the public address, where there is one",
    (origin) => {
      const expected = { ...found, origin: "https://games.example" };
      expect(reach(behindProxy, opened(origin))).toEqual(expected);
    },
  );

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
