import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { inReach, keyed, laidOut } from "../../../tests/drafts";
import { expectFirstRolls } from "../../../tests/first-rolls";
import { notices } from "../../core/notices.svelte";
import { router } from "../../core/router.svelte";
import { settings } from "../../core/settings.svelte";
import { loadWords, say } from "../../core/words.svelte";
import Board from "./Board.svelte";
import { City } from "./city";
import { drawing, position } from "./fixtures";
import { conclusions, disclosure } from "./keeping.svelte";
import Notebook from "./Notebook.svelte";
import Seat from "./Seat.svelte";
import Tray from "./Tray.svelte";

const words = (key: string) => say(key, undefined, "mission-impossible");
const NAMES = { A: "Ada", B: "Basile", C: "Chloé", D: "Dan" };

beforeAll(async () => {
  settings.language = "en";
  await Promise.all([loadWords(), loadWords("mission-impossible")]);
});

beforeEach(() => {
  localStorage.clear();
  router.go("/table/here");
  conclusions.shown = true;
  for (const seat of Object.keys(NAMES)) disclosure.close(seat);
});

/** A board and a draft of which all that may follow is known, unless it is told later. */
const laid = (name: string, isTold = true) => laidOut(position(name), drawing, NAMES, isTold);

// Not by their role: for a hundred of them that takes the tests' browser seconds.
const buttons = () => [...document.querySelectorAll<HTMLElement>(".city [data-key]")];
const reached = () => inReach(buttons());

test("every choice is a button with a name, and the board is one stop of the keyboard", () => {
  const { offer, props } = laid("go");
  render(Board, props);
  expect(buttons()).toHaveLength(offer.legal.length);
  for (const button of buttons()) expect(button.getAttribute("aria-label")).toBeTruthy();
  expect(reached()).toHaveLength(1);
  const region = document.querySelector(".city");
  expect(region?.tagName).toBe("SECTION");
  expect(region?.getAttribute("aria-label")).toMatch(/^The city/);
});

test("squares show what they offer, and nobody is hinted at whom there is not", () => {
  const { container } = render(Board, laid("go").props);
  expect(container.querySelectorAll(".signs .sign").length).toBeGreaterThan(1);
  expect(container.querySelectorAll(".signs .meet")).toHaveLength(0);
});

test("a square is found, chosen and confirmed with the keyboard alone", async () => {
  const { draft, sending, props } = laid("go");
  render(Board, props);
  reached()[0]?.focus();
  const before = document.activeElement;
  for (const key of ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"]) await keyed(key);
  expect(document.activeElement?.getAttribute("data-key")).toBeTruthy();
  expect(before).toBeTruthy();
  await keyed("Enter");
  expect(draft.moves).toHaveLength(1);
  await keyed("Escape");
  expect(draft.moves).toEqual([]);
  await keyed("Enter");
  await keyed("Enter");
  expect(sending.send).toHaveBeenCalledExactlyOnceWith(draft.seat, [expect.any(String)], false);
});

test("the keyboard stays on the board when what may follow is told late", async () => {
  const { offer, draft, props } = laid("set-up", false);
  const { container } = render(Board, props);
  reached()[0]?.focus();
  for (let card = 0; card < 5; card += 1) await keyed("Enter");
  expect(container.querySelectorAll(".pencilled")).toHaveLength(5);
  expect(container.querySelector("[data-kind=start]")).toBeNull();
  draft.learn(offer.ways);
  await tick();
  await tick();
  expect(document.activeElement?.getAttribute("data-kind")).toBe("start");
  await keyed("Enter");
  expect(draft.finished).toBe(true);
});

test("the way there is drawn, along the streets", async () => {
  const { draft, props } = laid("go");
  const { container } = render(Board, props);
  expect(container.querySelector(".trail")).toBeNull();
  draft.choose(draft.options.at(-1) ?? "");
  await tick();
  expect(container.querySelector(".trail")?.getAttribute("d")).toMatch(/^M.+L/);
});

test("who is not alone is asked, sees what they know, and may change their mind", async () => {
  const { draft, sending, props } = laid("confront");
  const { container } = render(Board, props);
  const [show, nobody] = [...container.querySelectorAll<HTMLElement>("[data-meet]")];
  expect(show?.textContent).toMatch(/Show \S+ your notebook/);
  await fireEvent.click(nobody as HTMLElement);
  expect(draft.moves).toEqual(["pass"]);
  await fireEvent.click(show as HTMLElement);
  expect(draft.moves[0]).toMatch(/^confront /);
  expect(show?.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(show as HTMLElement);
  expect(sending.send).toHaveBeenCalledOnce();
});

test("where it is certain whom one meets, it is said, if one wants deductions", async () => {
  const { props } = laid("confront");
  const { view } = props;
  const [own, target] = [view.notebook?.seat ?? "", view.notebook?.target ?? ""];
  const meets = (agent: string): [string, string] => {
    const players = view.players.map((each) =>
      each.seat === own ? each : { ...each, agent: null, suspects: [agent] },
    );
    const { container } = render(Board, { ...props, view: { ...view, players } });
    const read = (selector: string) => container.querySelector(selector)?.textContent?.trim() ?? "";
    return [read(".meeting .title"), read("[data-meet] .words span")];
  };
  const series = drawing.agents
    .map(({ name }) => name)
    .filter((each) => !view.opened.includes(each));
  const at = series.indexOf(view.notebook?.agent ?? "");
  const hunter = series.at(at - 1) ?? "";
  const stranger = series.find((each) => ![target, hunter, series[at]].includes(each)) ?? "";
  expect(meets(target)[0]).toMatch(/^\S.* is here\.$/);
  expect(meets(target)[0]).not.toBe("Somebody is here.");
  expect(meets(target)[1]).toMatch(/your notebook \(your target\)$/);
  expect(meets(hunter)[1]).toMatch(/your notebook \(hunts you\)$/);
  expect(meets(stranger)[1]).toMatch(/your notebook$/);
  conclusions.shown = false;
  expect(meets(target)[1]).toMatch(/your notebook$/);
  conclusions.shown = true;
});

test("cards are laid by taking one and choosing a square, and nothing is sent before all lie", async () => {
  const { draft, sending, props } = laid("set-up");
  render(Tray, props);
  const { container } = render(Board, props);
  const hand = screen.getByRole("group", { name: "Your cards" });
  expect(hand.querySelectorAll("button")).toHaveLength(5);
  for (const square of [4, 2, 0, 1, 3]) {
    const free = [...container.querySelectorAll<HTMLElement>("[data-kind=lay]")][square];
    await fireEvent.click(free as HTMLElement);
  }
  expect(draft.moves).toHaveLength(5);
  expect(container.querySelectorAll(".pencilled")).toHaveLength(5);
  await fireEvent.click(container.querySelector("[data-kind=start]") as HTMLElement);
  expect(draft.finished).toBe(true);
  expect(sending.send).not.toHaveBeenCalled();
});

test("a slip says what was just read, once, and until it is put away", async () => {
  router.go("/table/slip");
  const { offer, props } = laid("go");
  const card = offer.view.cards.find(({ noted_by }) => noted_by.includes(offer.seat));
  const before = {
    ...offer.view,
    cards: offer.view.cards.map((each) =>
      each === card ? { ...each, says: null, noted_by: [] } : each,
    ),
  };
  const { rerender, container } = render(Board, { ...props, view: before });
  expect(container.querySelector(".slip")).toBeNull();
  await rerender({ view: offer.view });
  expect(container.querySelector(".slip")?.textContent).toContain(card?.square);
  await fireEvent.click(screen.getByRole("button", { name: words("slip-close") }));
  expect(container.querySelector(".slip")).toBeNull();
});

test("the notebook has the mission, the report card and the crib, and marks are pencilled", async () => {
  const { offer, props } = laid("go");
  render(Tray, props);
  await fireEvent.click(document.querySelector(".folded") as HTMLElement);
  expect(document.querySelector(".notebook strong")?.textContent).toContain("agent");
  const read = offer.view.cards.filter(({ noted_by }) => noted_by.includes(offer.seat));
  const ticks = document.querySelectorAll(".notebook .report td.read");
  const known = offer.view.players.filter(({ agent, seat }) => agent && seat !== offer.seat);
  const kinds = new Set(read.map(({ owner, says }) => `${owner} ${says}`));
  expect(ticks).toHaveLength(kinds.size + known.length);
  expect(document.querySelectorAll(".notebook td.impossible").length).toBeGreaterThan(0);
  conclusions.shown = false;
  await tick();
  expect(document.querySelectorAll(".notebook td.certain")).toHaveLength(0);
  const cell = document.querySelector<HTMLElement>(".notebook td.open button");
  await fireEvent.click(cell as HTMLElement);
  expect(cell?.getAttribute("aria-label")).toMatch(/: yes$/);
});

test.each([true, false])("the legend has the signs that are drawn, conclusions %s", (shown) => {
  conclusions.shown = shown;
  const { offer, props } = laid("go");
  const [other] = offer.view.players.filter(({ seat }) => seat !== offer.seat);
  const known = {
    ...offer.view,
    players: offer.view.players.map((each) =>
      each === other ? { ...each, agent: "german" } : each,
    ),
  };
  for (const view of [offer.view, known, { ...known, cards: [] }]) {
    const { container, unmount } = render(Notebook, { view, drawing: props.drawing, names: {} });
    const report = container.querySelector(".report") as HTMLElement;
    const legend = [...report.querySelectorAll<HTMLElement>("[data-legend]")];
    const drawn = Object.entries({
      read: "td .tick",
      note: "td .note",
      certain: "td.certain",
      impossible: "td.impossible",
      absent: "th .struck",
    }).flatMap(([sign, selector]) => (report.querySelector(selector) ? [sign] : []));
    expect(legend.map((each) => each.dataset.legend)).toEqual(drawn);
    expect(drawn).toContain("absent");
    unmount();
  }
});

test("whoever has fallen is shown everything only if they ask", async () => {
  const { offer, props } = laid("fallen");
  render(Tray, { ...props, draft: null });
  const others = offer.view.players.filter(
    ({ seat, known_to }) => seat !== offer.seat && !known_to.includes(offer.seat),
  );
  const { container } = render(Seat, { view: offer.view, seat: others[0]?.seat ?? "" });
  expect(container.querySelector(".known")).toBeNull();
  expect(document.querySelector(".folded")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: words("tray-disclose") }));
  expect(container.querySelector(".known")).toBeTruthy();
  expect(document.querySelector(".folded")?.textContent).toContain(words("tray-files"));
  await fireEvent.click(screen.getByRole("button", { name: words("tray-cover") }));
  expect(container.querySelector(".known")).toBeNull();
});

test("who only watches sees everybody and is offered nothing", () => {
  const { props } = laid("go");
  const view = { ...props.view, notebook: null };
  const { container } = render(Board, { ...props, view, draft: null });
  expect(buttons()).toEqual([]);
  const standing = props.view.players.filter(({ square }) => square !== null);
  expect(container.querySelectorAll(".figure")).toHaveLength(standing.length);
  expect(container.querySelectorAll(".safety")).toHaveLength(0);
});

test("a seat shows who somebody can be, in a picture and in words", async () => {
  const { view, seat } = position("go");
  const other = view.players.find((each) => each.seat !== seat && each.suspects.length > 1);
  const { container } = render(Seat, { view, seat: other?.seat ?? "" });
  expect(container.querySelectorAll(".suspects .flag")).toHaveLength(6 - view.opened.length);
  expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/Can be any of \d agents/);
  conclusions.shown = false;
  await tick();
  expect(container.querySelectorAll(".suspects")).toHaveLength(0);
});

test("first rolls: what is to come is left open, and whoever was outrolled is shown with their roll", () => {
  expectFirstRolls(Tray, laid("go").props);
});

// ---------------------------------------------------------------- touching what is no choice

/** Touches a square as a finger does: where it is drawn. */
async function touch(container: HTMLElement, name: string): Promise<void> {
  const city = new City(drawing);
  const board = container.querySelector(".city") as HTMLElement;
  vi.spyOn(board, "getBoundingClientRect").mockReturnValue(
    DOMRect.fromRect({ x: 0, y: 0, width: city.size, height: city.size }),
  );
  const { x, y } = city.place(name);
  await fireEvent.click(board, { clientX: x, clientY: y, detail: 1 });
}

test.each(["go", "meet"])(
  "a square out of reach is refused, and what was chosen stays: %s",
  async (name) => {
    const { offer, draft, sending, props } = laid(name);
    const { container } = render(Board, props);
    const goal =
      offer.ways.find(({ then }) => (name === "meet" ? then.length > 0 : true))?.move ?? "";
    draft.choose(goal);
    const far = drawing.squares.find((each) => !offer.legal.includes(each.name))?.name ?? "";
    await touch(container, far);
    expect(sending.object).toHaveBeenCalledExactlyOnceWith(draft.seat, [far]);
    expect(draft.moves).toEqual([goal]);
  },
);

test("a card for another's square is refused with its clause, and stays in the hand", async () => {
  const { offer, draft, props } = laid("set-up");
  const show = vi.spyOn(notices, "show").mockReturnValue();
  const { container } = render(Board, props);
  const own = offer.view.players.find(({ seat }) => seat === offer.seat)?.district;
  const square = drawing.squares.find(({ district }) => district && district !== own)?.name ?? "";
  await touch(container, square);
  const refused = { key: "refused-lay-elsewhere", clause: "MI-S4", values: { square } };
  expect(show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(refused));
  show.mockRestore();
  expect(draft.moves).toEqual([]);
});

test("a square that is chosen or spoken of has its name beside it", async () => {
  const { offer, draft, props } = laid("go");
  const { container, rerender } = render(Board, props);
  const tags = () => [...container.querySelectorAll("[data-tag]")].map((each) => each.textContent);
  expect(tags()).toEqual([]);
  const [goal = "", other = ""] = offer.legal;
  draft.choose(goal);
  await tick();
  expect(tags()).toEqual([goal]);
  await rerender({ marks: { ways: [], places: [other], bright: true } });
  expect(tags()).toEqual([goal, other]);
});

test("whoever falls is told so, and what they can do now, until they put it away", async () => {
  router.go("/table/fallen");
  const { view, seat } = position("fallen");
  const { props } = laid("go");
  const standing = {
    ...view,
    everything: false,
    players: view.players.map((each) => ({ ...each, fell_to: null })),
  };
  const bots = props.seats.map((each) => ({
    ...each,
    kind: each.seat === seat ? "person" : "bot",
  }));
  const { container, rerender } = render(Board, {
    ...props,
    seats: bots,
    draft: null,
    view: standing,
  });
  expect(container.querySelector(".fallen-note")).toBeNull();
  await rerender({ view });
  const note = () => container.querySelector(".fallen-note");
  const victor = view.players.find((each) => each.seat === seat)?.fell_to as keyof typeof NAMES;
  expect(note()?.textContent).toContain(`${NAMES[victor]} was hunting you`);
  expect(note()?.textContent).toContain(say("table-fast"));
  await fireEvent.click(screen.getByRole("button", { name: words("out-watch") }));
  expect(note()).toBeNull();
});

test("the tip about flags by a name points at another's, never at one's own", () => {
  const { view } = position("confront");
  const own = view.notebook?.seat ?? "";
  const players = view.players.map((each) => ({ ...each, agent: null, suspects: ["french"] }));
  const pointed = view.players.filter(({ seat }) => {
    const { container } = render(Seat, { view: { ...view, players }, seat });
    return container.querySelector("[data-tour=suspects]") !== null;
  });
  expect(pointed.length).toBe(view.players.length - 1);
  expect(pointed.map(({ seat }) => seat)).not.toContain(own);
});
