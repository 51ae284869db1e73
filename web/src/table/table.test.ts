import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeTable, game } from "../../tests/fake-table";
import { settleInTime, sitDown } from "../../tests/sitting";
import { linesOfTold } from "../core/logbook";
import { Session } from "../core/session.svelte";
import { settings } from "../core/settings.svelte";
import { loadWords } from "../core/words.svelte";
import type { SeatShown } from "../protocol";
import ActionBar from "./ActionBar.svelte";
import Banner from "./Banner.svelte";
import Chat from "./Chat.svelte";
import Farewell from "./Farewell.svelte";
import Log from "./Log.svelte";
import SeatCard from "./SeatCard.svelte";
import Spoken from "./Spoken.svelte";

let table: FakeTable;
let session: Session;

beforeEach(async () => {
  settings.language = "en";
  await loadWords();
  sitDown();
  table = new FakeTable();
  table.enter({ type: "sat", seat: "A", name: "Rosa" });
  session = new Session("t", game, "fake", table.dial);
  await settle();
});
afterEach(() => {
  cleanup();
  session.close();
});

const settle = () => settleInTime(table);

const bar = () => render(ActionBar, { session, drawing: null, onresult: vi.fn() });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const offered = () =>
  [...document.querySelectorAll(".choices li button")].map((each) => each.textContent);

it("a move can be made from the list of choices alone", async () => {
  bar();
  expect(offered()).toEqual(["go"]);
  expect(button("Confirm").disabled).toBe(true);
  await fireEvent.click(button("go"));
  expect(offered()).toEqual(["1", "2"]);
  await fireEvent.click(button("2"));
  expect(offered()).toEqual([]);
  expect(document.activeElement).toBe(button("Confirm"));
  await fireEvent.click(button("Confirm"));
  await settle();
  expect(table.match.map(({ move }) => move)).toEqual(["go", "2"]);
});

it("a choice is taken back from the draft first, and a move that was played after that", async () => {
  table.mine.add("B"); // both players sit here
  table.enter({ type: "chatted", seat: "B", text: "both of us" });
  await settle();
  bar();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  await fireEvent.click(button("go"));
  await fireEvent.click(button("Take back"));
  expect(offered()).toEqual(["go"]);
  expect(table.match).toEqual([]);
  await fireEvent.click(button("go"));
  await fireEvent.click(button("1"));
  await fireEvent.click(button("Confirm"));
  await settle();
  expect(table.match).toHaveLength(2);
  await fireEvent.click(button("Undo"));
  await settle();
  expect(table.match).toEqual([]);
  expect(offered()).toEqual(["go"]);
});

it("what happens is spoken once, and what happened before one came in is not", async () => {
  const { container } = render(Spoken, { session });
  const spoken = () => container.querySelector('[role="log"]')?.textContent?.trim() ?? "";
  await settle();
  expect(spoken()).toBe("");
  table.enter({ type: "left", seat: "A" });
  table.enter({ type: "chatted", seat: "A", text: "Good night" });
  await settle();
  expect(spoken()).toMatch(/^Rosa has left the table\. ?Rosa says: Good night$/);
  table.wires[0]?.lose();
  await vi.waitFor(async () => {
    await settle();
    expect(session.status).toBe("open");
  });
  expect(spoken().match(/Good night/g)).toHaveLength(1);
});

it("the log names people, and never the letters of their seats", async () => {
  render(Log, {
    lines: linesOfTold(table.log, "fake"),
    names: session.names,
    game: "fake",
  });
  expect(screen.getByText("Rosa sits down.")).toBeTruthy();
});

it("a move made in haste is told and spoken in a plain sentence", async () => {
  const { container } = render(Spoken, { session });
  await settle();
  table.enter({ type: "moved", seat: "B", move: "", by: "bot", in_haste: true });
  await settle();
  const sentence = `${session.names.B} plays without much thought.`;
  expect(container.querySelector('[role="log"]')?.textContent?.trim()).toBe(sentence);
  render(Log, { lines: session.lines, names: session.names, game: "fake" });
  expect(screen.getAllByText(sentence)).toHaveLength(2);
});

it("a line of a replay's log can be picked, and the present one is lit", async () => {
  const onpick = vi.fn();
  const lines = linesOfTold(table.log, "fake");
  render(Log, { lines, names: session.names, game: "fake", current: 1, onpick });
  const line = button("Rosa sits down.");
  expect(line.getAttribute("aria-current")).toBe("step");
  await fireEvent.click(line);
  expect(onpick).toHaveBeenCalledExactlyOnceWith(1);
});

it("what is said reaches everybody, and only those who sit can say something", async () => {
  const { unmount } = render(Chat, { session });
  await fireEvent.input(screen.getByRole("textbox", { name: "Your message" }), {
    target: { value: " Hello! " },
  });
  await fireEvent.click(button("Send"));
  await settle();
  expect(table.log.at(-1)?.entry).toMatchObject({ type: "chatted", seat: "A", text: "Hello!" });
  expect(screen.getByText("Hello!")).toBeTruthy();
  unmount();
  session.seating.received = session.seating.received.map((seat) => ({ ...seat, yours: false }));
  render(Chat, { session });
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("whoever reads what was said is not moved on by anything but another word", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollTo");
  table.enter({ type: "chatted", seat: "B", text: "Hello!" });
  await settle();
  render(Chat, { session });
  await settle();
  expect(scrolled).toHaveBeenCalledTimes(1);
  table.play("A", "go");
  await settle();
  expect(scrolled).toHaveBeenCalledTimes(1);
  table.enter({ type: "chatted", seat: "B", text: "Well played." });
  await settle();
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it.each<[Partial<SeatShown>, RegExp]>([
  [{ kind: "person", present: false }, /away/],
  [{ kind: "person", stand_in: "greedy" }, /a bot plays/],
  [{ kind: "open", name: "" }, /free seat/],
  [{ kind: "person", resigned: true, stand_in: "greedy" }, /has given up/],
])("a seat says how things are there: %o", (part, said) => {
  const seat = { ...(session.seats[0] as SeatShown), yours: false, ...part };
  const { container } = render(SeatCard, { seat, game, view: {}, active: false });
  expect(container.textContent).toMatch(said);
});

it("the seat that is to act is marked for the eye and for the ear", () => {
  const seat = session.seats[0] as SeatShown;
  render(SeatCard, { seat, game, view: {}, active: true });
  expect(screen.getByRole("region", { name: /Rosa/ }).getAttribute("aria-current")).toBe("step");
  expect(screen.getByText("It is this seat’s turn.")).toBeTruthy();
});

it("several things of one kind that happened in one move are all said", async () => {
  const trapped = (by: string) => ({ key: "move-go", values: { by } });
  session.close();
  session = new Session(
    "t",
    { ...game, happened: () => [trapped("B"), trapped("C")] },
    "fake",
    table.dial,
  );
  await settle();
  render(Banner, { session });
  for (const move of ["go", "1"]) table.play("A", move);
  await settle();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

it("Escape closes the list of choices, and takes nothing back", async () => {
  bar();
  const list = screen.getByRole("button", { name: "Choices" });
  await fireEvent.click(list);
  expect(list.getAttribute("aria-expanded")).toBe("true");
  const pressed = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  await fireEvent(document.body, pressed);
  expect(list.getAttribute("aria-expanded")).toBe("false");
  expect(pressed.defaultPrevented).toBe(true); // nobody else takes it for theirs
});

it("while a hint is read its button keeps its place, and nothing comes there", async () => {
  bar();
  const hint = () => button("Hint");
  expect(hint().disabled).toBe(false);
  await fireEvent.click(hint());
  await settle();
  expect(session.hints.current).not.toBeNull();
  expect(hint().disabled).toBe(true);
  const acts = [...document.querySelectorAll(".back button")].map((each) => each.textContent);
  expect(acts.at(-1)).toContain("Hint"); // what came goes before it
  session.hints.close();
  await settle();
  expect(hint().disabled).toBe(false);
});

it("giving up says what follows: a bot plays on for the others, or the game is over", async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  const { unmount } = render(Farewell, { session, kind: "resign", open: true });
  expect(screen.getByText(/is over at once, and Basil wins/)).toBeTruthy();
  unmount();
  const [first] = session.seating.received;
  session.seating.received = [
    ...session.seating.received,
    { ...first, seat: "C", yours: false } as SeatShown,
  ];
  render(Farewell, { session, kind: "resign", open: true });
  expect(screen.getByText(/A bot plays on for Rosa/)).toBeTruthy();
});
