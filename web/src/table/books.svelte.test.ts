// The rulebook, the scrubber and the coach, as somebody uses them.

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RealTime } from "../core/realtime.svelte";
import type { Session } from "../core/session.svelte";
import { settings } from "../core/settings.svelte";
import { loadWords } from "../core/words.svelte";
import Coach from "./Coach.svelte";
import Rulebook from "./Rulebook.svelte";
import Scrubber from "./Scrubber.svelte";

/** Any game will do: the first that has words. */
const [path = ""] = Object.keys(import.meta.glob("$ludotheque/games/*/words/en.ftl"));
const [, folder = ""] = /games\/([^/]+)\/words/.exec(path) ?? [];
const GAME = folder.replaceAll("_", "-");
const texts = import.meta.glob<string>("$ludotheque/games/*/words/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const CLAUSES = Array.from((texts[path] ?? "").matchAll(/^([A-Z]+-\w+) =/gm), ([, id]) => id ?? "");

beforeEach(async () => {
  localStorage.clear();
  settings.language = "en";
  settings.motion = "none";
  await Promise.all([loadWords(), loadWords(GAME), loadWords("", "fr"), loadWords(GAME, "fr")]);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the rulebook", () => {
  const clausesShown = () =>
    Array.from(
      document.querySelectorAll<HTMLElement>("[data-clause]"),
      (each) => each.dataset.clause,
    );

  it("shows every clause, in order, with its title and its text", () => {
    render(Rulebook, { game: GAME, clauses: CLAUSES });
    expect(CLAUSES.length).toBeGreaterThan(5);
    expect(clausesShown()).toEqual(CLAUSES);
    for (const article of document.querySelectorAll("[data-clause]")) {
      expect(article.querySelector("h3")?.textContent?.trim()).toBeTruthy();
      expect(article.querySelector("p")?.textContent?.trim().length).toBeGreaterThan(20);
    }
    expect(document.querySelector("a a")).toBeNull();
  });

  it("marks our rulings with a stamp, in words, apart from what the sheet says", () => {
    render(Rulebook, { game: GAME, clauses: CLAUSES });
    const rulings = document.querySelectorAll("[data-clause] .ruling");
    expect(rulings.length).toBeGreaterThan(2);
    for (const ruling of rulings) {
      expect(ruling.textContent?.trim()).toMatch(/^Our ruling\s+\S{2}/);
      expect(ruling.querySelector("svg")).not.toBeNull();
    }
    const plain = document.querySelectorAll("[data-clause] > .text");
    expect(plain.length).toBe(CLAUSES.length);
    expect(screen.getByText(/^Not marked/)).toBeTruthy();
  });

  it("finds what only a ruling says", async () => {
    render(Rulebook, { game: GAME, clauses: CLAUSES });
    const ruling = document.querySelector("[data-clause] .ruling .text")?.textContent?.trim() ?? "";
    const field = screen.getByRole("searchbox");
    await fireEvent.input(field, { target: { value: ruling.slice(0, 40) } });
    expect(document.querySelectorAll(".ruling mark").length).toBeGreaterThan(0);
  });

  it("finds words, marks them, counts the clauses, and shows all again on Escape", async () => {
    render(Rulebook, { game: GAME, clauses: CLAUSES });
    const field = screen.getByRole("searchbox");
    const word =
      document.querySelector("[data-clause] h3")?.textContent?.trim().split(" ").at(-1) ?? "";
    await fireEvent.input(field, { target: { value: word.toUpperCase() } });
    expect(clausesShown().length).toBeGreaterThan(0);
    expect(clausesShown().length).toBeLessThan(CLAUSES.length);
    const marks = Array.from(document.querySelectorAll("mark"), (mark) => mark.textContent);
    expect(marks.every((mark) => mark?.toLowerCase() === word.toLowerCase())).toBe(true);
    expect(screen.getByText(/^Found in/)).toBeTruthy();
    await fireEvent.keyDown(field, { key: "Escape" });
    expect(clausesShown()).toEqual(CLAUSES);
  });

  it("says so where nothing is found, and leads back", async () => {
    render(Rulebook, { game: GAME, clauses: CLAUSES });
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "xylophone" } });
    expect(clausesShown()).toEqual([]);
    await fireEvent.click(screen.getByText("Show all the rules again"));
    expect(clausesShown()).toEqual(CLAUSES);
  });

  it("opens where it is told to, again and again, whatever was searched", async () => {
    const [first = "", second = ""] = CLAUSES.slice(3);
    const { rerender } = render(Rulebook, { game: GAME, clauses: CLAUSES, clause: first });
    const focused = () => (document.activeElement as HTMLElement | null)?.dataset.clause;
    await waitFor(() => expect(focused()).toBe(first));
    await rerender({ clause: second });
    await waitFor(() => expect(focused()).toBe(second));
    const field = screen.getByRole("searchbox");
    field.focus();
    await fireEvent.input(field, { target: { value: "xylophone" } });
    dispatchEvent(new CustomEvent("open-clause", { detail: { game: GAME, clause: second } }));
    await waitFor(() => expect(focused()).toBe(second));
  });

  it("leaves the focus where it is when it is opened already", async () => {
    const [clause = ""] = CLAUSES.slice(3);
    const { rerender } = render(Rulebook, { game: GAME, clauses: CLAUSES, clause });
    const focused = () => (document.activeElement as HTMLElement | null)?.dataset.clause;
    await waitFor(() => expect(focused()).toBe(clause));
    const field = screen.getByRole("searchbox");
    field.focus();
    await rerender({ clauses: [...CLAUSES] }); // told once more, and nothing new
    settings.language = "fr";
    await waitFor(() => screen.getByPlaceholderText("Chercher dans les règles"));
    await new Promise((done) => setTimeout(done));
    expect(document.activeElement).toBe(field);
  });

  it("speaks the other language when it is chosen", async () => {
    render(Rulebook, { game: GAME, clauses: CLAUSES });
    const english = document.querySelector("[data-clause] p")?.textContent;
    settings.language = "fr";
    await waitFor(() =>
      expect(document.querySelector("[data-clause] p")?.textContent).not.toBe(english),
    );
    expect(screen.getByPlaceholderText("Chercher dans les règles")).toBeTruthy();
  });
});

describe("the scrubber", () => {
  const marks = [
    { at: 0, seat: "A" },
    { at: 4, seat: "B" },
    { at: 8, seat: "A" },
  ];
  const place = () => Number((screen.getByRole("slider") as HTMLInputElement).value);
  const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more });

  it("goes wherever its keys say", async () => {
    render(Scrubber, { length: 10, at: 3, playing: false, marks });
    const presses: [string, object, number][] = [
      ["ArrowRight", {}, 4],
      ["ArrowLeft", {}, 3],
      ["ArrowRight", { shiftKey: true }, 4],
      ["PageDown", {}, 8],
      ["PageDown", {}, 10],
      ["ArrowRight", {}, 10],
      ["PageUp", {}, 8],
      ["Home", {}, 0],
      ["ArrowLeft", {}, 0],
      ["End", {}, 10],
    ];
    for (const [key, more, there] of presses) {
      await press(key, more);
      expect(place()).toBe(there);
    }
  });

  it("leaves keys to whoever needs them", async () => {
    render(Scrubber, { length: 10, at: 3, playing: false, marks });
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "ArrowLeft" });
    await press("ArrowLeft", { ctrlKey: true });
    expect(place()).toBe(3);
    field.remove();
  });

  it("plays and pauses by button and by key", async () => {
    render(Scrubber, { length: 10, at: 3, playing: false, marks });
    await fireEvent.click(screen.getByRole("button", { name: "Play" }));
    expect(screen.getByRole("button", { name: "Pause" })).toBeTruthy();
    await press(" ");
    expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
  });

  it("has nothing to press where nothing happened", () => {
    render(Scrubber, { length: 0, at: 0, playing: false });
    for (const button of screen.getAllByRole("button")) {
      expect((button as HTMLButtonElement).disabled).toBe(true);
    }
  });
});

describe("the coach", () => {
  /** A table at which a game has these things to say, in turn. */
  function tableSaying(...keys: string[]): Session {
    const tip = (_view: unknown, _draft: unknown, said: ReadonlySet<string>) => {
      const key = keys.find((each) => !said.has(each));
      return key ? { key, at: "bar" } : null;
    };
    const stage = { busy: false, view: {} };
    const known = { table: "t", gameName: GAME, names: {}, draft: null, over: false };
    return { ...known, stage, game: { tip } } as unknown as Session;
  }
  // Two sentences that every house has: what they say does not matter here.
  const [ONE, OTHER] = ["no-such-table", "nothing-to-undo"] as const;
  const [first, second] = [/^There is no such table/, /^There is nothing to take back/];

  it("says one thing at a time, and each once", async () => {
    const { unmount } = render(Coach, { session: tableSaying(ONE, OTHER) });
    expect(screen.getByText(first)).toBeTruthy();
    expect(screen.queryByText(second)).toBeNull();
    await fireEvent.click(screen.getByText("Got it"));
    expect(screen.queryByText(first)).toBeNull();
    expect(screen.getByText(second)).toBeTruthy();
    unmount();
    render(Coach, { session: tableSaying(ONE, OTHER) });
    expect(screen.queryByText(first)).toBeNull();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByText(second)).toBeNull();
  });

  it("is silent for good when no more tips are wanted", async () => {
    vi.useFakeTimers(); // a notice says so, and goes by itself
    const { unmount } = render(Coach, { session: tableSaying(ONE, OTHER) });
    await fireEvent.click(screen.getByText("No more hints"));
    expect(screen.queryByText(second)).toBeNull();
    unmount();
    render(Coach, { session: tableSaying(ONE, OTHER) });
    expect(screen.queryByText(first)).toBeNull();
  });

  describe("in a game without turns", () => {
    /** A table at which play waits for some tips, with others at it or with bots alone. */
    function tableWaiting(kind: "bot" | "person") {
      const live = $state({ paused: false, pausedForTip: false, asked: [] as string[] });
      const asked = {
        pause: vi.fn(() => (live.paused = true)),
        resume: vi.fn(() => (live.paused = false)),
      };
      const tip = (_view: unknown, _draft: unknown, said: ReadonlySet<string>) =>
        [ONE, OTHER]
          .map((key) => ({ key, waits: key === ONE, until: ["flag"] }))
          .find(({ key }) => !said.has(key));
      const session = tableSaying();
      const seats = [
        { seat: "A", kind: "person", yours: true },
        { seat: "B", kind, yours: false },
      ];
      const more = { seats, mine: ["A"], live: Object.assign(live, asked), game: { tip } };
      return { asked, live, session: Object.assign(session, more) as unknown as Session };
    }

    it("play waits until the tip was read, and nothing is covered meanwhile", async () => {
      const { asked, live, session } = tableWaiting("bot");
      render(Coach, { session });
      await tick();
      expect(asked.pause).toHaveBeenCalledExactlyOnceWith("A");
      expect(live.pausedForTip).toBe(true);
      await fireEvent.click(screen.getByText("Got it"));
      expect(asked.resume).toHaveBeenCalledExactlyOnceWith("A");
      expect(live.pausedForTip).toBe(false);
      expect(screen.getByText(second)).toBeTruthy();
    });

    it("the tip stays, whatever is moved, until what it asks for is done", async () => {
      const { asked, live, session } = tableWaiting("bot");
      render(Coach, { session });
      await tick();
      const { interrupt } = live as unknown as Pick<RealTime, "interrupt">;
      expect(interrupt?.("lay 1 at d1")).toBeNull();
      const refused = interrupt?.("flag fort-1");
      await tick();
      expect(asked.resume).toHaveBeenCalledTimes(1);
      refused?.(false);
      await tick();
      expect(screen.queryByText(first)).not.toBeNull();
      expect(asked.pause).toHaveBeenCalledTimes(2);
      interrupt?.("flag fort-1")?.(true);
      await tick();
      expect(screen.queryByText(first)).toBeNull();
      expect(live.paused).toBe(false);
    });

    it("nobody else is made to wait", async () => {
      const { asked, session } = tableWaiting("person");
      render(Coach, { session });
      await tick();
      expect(asked.pause).not.toHaveBeenCalled();
    });
  });

  describe("when the game moves on before anybody answered", () => {
    /** A table at which what there is to say depends on what is seen. */
    function tableShowing(first: string) {
      const stage = $state({ busy: false, view: first });
      const tip = (view: string, _draft: unknown, said: ReadonlySet<string>) =>
        said.has(view) ? null : { key: view };
      const known = { table: "t", gameName: GAME, names: {}, draft: null, over: false };
      return { stage, session: { ...known, stage, game: { tip } } as unknown as Session };
    }

    beforeEach(() => {
      vi.useFakeTimers();
    });

    it("takes a tip for read that stood long enough, and repeats one that did not", async () => {
      const { stage, session } = tableShowing(ONE);
      render(Coach, { session });
      await vi.advanceTimersByTimeAsync(500);
      stage.view = OTHER;
      await tick();
      expect(screen.queryByText(first)).toBeNull();
      expect(screen.getByText(second)).toBeTruthy();
      await vi.advanceTimersByTimeAsync(5_000);
      stage.view = ONE;
      await tick();
      expect(screen.getByText(first)).toBeTruthy();
      stage.view = OTHER;
      await tick();
      expect(screen.queryByText(second)).toBeNull();
    });

    it("lets one look first: nothing new is said while something is being shown", async () => {
      const { stage, session } = tableShowing(ONE);
      stage.busy = true;
      render(Coach, { session });
      expect(screen.queryByText(first)).toBeNull();
      stage.busy = false;
      await tick();
      expect(screen.getByText(first)).toBeTruthy();
    });
  });
});
