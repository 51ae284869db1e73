import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { drafted } from "../../../tests/drafts";
import { times } from "../../../tests/tiers";
import type { Draft } from "../../core/draft.svelte";
import { settings } from "../../core/settings.svelte";
import { loadWords } from "../../core/words.svelte";
import { playerAt } from "../../kit/events";
import { offerOf, opponentsIn, squaresIn } from "./choosing";
import { City } from "./city";
import { drawing, type Offer, position } from "./fixtures";
import { layingOf, proposed } from "./laying.svelte";
import { parsed } from "./moves";
import { chooseInstead, goalOf, meetingOf, type Target, targetsIn } from "./targets";

const city = new City(drawing);

beforeAll(async () => {
  settings.language = "en";
  await loadWords("mission-impossible");
});

function layingIn({ view, seat }: Offer, draft: Draft) {
  return layingOf(draft, view, city.coloured(playerAt(view, seat)?.district ?? 0));
}

function targets(offer: Offer, draft: Draft): ReadonlyArray<Target> {
  const setting = offer.view.phase === "set-up";
  const laying = setting ? layingIn(offer, draft) : null;
  return targetsIn({ city, view: offer.view, draft, laying, spoken: (values) => ({ ...values }) });
}

test("moves are taken apart", () => {
  expect(parsed("lay broken-nose")).toEqual({ kind: "lay", clue: "broken-nose" });
  expect(parsed("start f7")).toEqual({ kind: "start", square: "f7" });
  expect(parsed("f7")).toEqual({ kind: "go", square: "f7" });
  expect(parsed("confront B")).toEqual({ kind: "confront", seat: "B" });
  expect(parsed("pass")).toEqual({ kind: "pass" });
  expect(squaresIn(["f7", "pass", "a1"])).toEqual(["f7", "a1"]);
  expect(opponentsIn(["confront B", "pass"])).toEqual(["B"]);
});

// ---------------------------------------------------------------- setting up

test("any card can be laid on any square, in any order; the rules are told them square by square", () => {
  const offer = position("set-up");
  const { draft } = drafted(offer);
  const laying = layingIn(offer, draft);
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = laying.hand;
  laying.take(third);
  laying.lay(laying.squares[4] ?? "");
  expect(draft.moves).toEqual([]);
  expect(laying.squareOf(third)).toBe(laying.squares[4]);
  laying.take(fifth);
  laying.lay(laying.squares[0] ?? "");
  expect(draft.moves).toEqual([`lay ${fifth}`]);
  for (const square of laying.squares.slice(1, 4)) laying.lay(square);
  expect(draft.moves).toEqual([fifth, first, second, fourth, third].map((each) => `lay ${each}`));
  expect(laying.complete).toBe(true);
  expect(draft.finished).toBe(false);
});

test("a card that lies can be picked up again, and what is taken back leaves its square", () => {
  const offer = position("set-up");
  const { draft } = drafted(offer);
  const laying = layingIn(offer, draft);
  laying.shuffle(() => 0.4);
  expect(draft.finished).toBe(true);
  const clue = laying.laid[1] ?? "";
  laying.take(clue);
  expect(laying.left).toEqual([clue]);
  expect(laying.held).toBe(clue);
  expect(laying.laid.filter(Boolean)).toHaveLength(4);
  laying.lay(laying.squares[1] ?? "");
  expect(laying.complete).toBe(true);
  draft.takeBack();
  expect(laying.laid.filter(Boolean)).toHaveLength(4);
  draft.takeBack(true);
  expect(laying.left).toHaveLength(5);
});

test("what is chosen from the list lies on the board too, and fills the gap before the rest", () => {
  const offer = position("set-up");
  const { draft } = drafted(offer);
  const laying = layingIn(offer, draft);
  const [first = "", second = ""] = laying.hand;
  laying.lay(laying.squares[1] ?? "");
  draft.choose(`lay ${second}`);
  laying.catchUp();
  expect(draft.moves).toEqual([`lay ${second}`, `lay ${first}`]);
});

test("whoever lays faster than the server can tell what may follow loses nothing", () => {
  const offer = position("set-up");
  const { draft, sending } = drafted(offer, false);
  const laying = layingIn(offer, draft);
  for (const square of laying.squares) laying.lay(square);
  expect(draft.moves).toHaveLength(1);
  expect(laying.laid).toEqual(laying.hand);
  draft.learn(offer.ways);
  laying.catchUp();
  expect(draft.moves).toHaveLength(5);
  expect(laying.complete).toBe(true);
  expect(sending.object).not.toHaveBeenCalled();
});

test("whoever shuffles before the server has told what may follow is shuffled all the same", () => {
  const offer = position("set-up");
  const { draft } = drafted(offer, false);
  const laying = layingIn(offer, draft);
  laying.shuffle(() => 0.7);
  expect(laying.start).toBe("");
  draft.learn(offer.ways);
  laying.catchUp();
  expect(laying.start).not.toBe("");
  expect(draft.finished).toBe(true);
  draft.takeBack();
  laying.catchUp();
  expect(laying.start).toBe("");
});

test("cards that lie already stay where they are", () => {
  const offer = position("half-laid");
  const { draft } = drafted(offer);
  const laying = layingIn(offer, draft);
  expect(laying.squares).toHaveLength(2);
  laying.shuffle(() => 0.1);
  expect(draft.moves).toHaveLength(3);
  expect(draft.finished).toBe(true);
});

test("once every card lies a start is chosen, another instead of it, and the same again confirms", () => {
  const offer = position("set-up");
  const { draft, sending } = drafted(offer);
  for (let round = 0; round < 5; round += 1) {
    targets(offer, draft)
      .find((each) => !each.quiet)
      ?.act();
  }
  const starts = targets(offer, draft);
  expect(starts.map(({ kind }) => kind)).toEqual(["start", "start", "start", "start", "start"]);
  starts[2]?.act();
  targets(offer, draft)[4]?.act();
  expect(draft.finished).toBe(true);
  expect(draft.moves).toHaveLength(6);
  targets(offer, draft)
    .find(({ kind }) => kind === "confirm")
    ?.act();
  expect(sending.send).toHaveBeenCalledOnce();
  expect(sending.object).not.toHaveBeenCalled();
});

test("however somebody lays and lifts, only what the server offered is chosen", () => {
  const offer = position("set-up");
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(4)), { maxLength: 24 }), (picks) => {
      const { draft, sending } = drafted(offer);
      const laying = layingIn(offer, draft);
      for (const [pick, card] of picks) {
        const kind = pick % 4;
        if (kind === 0) laying.take(laying.hand[card] ?? "");
        else if (kind === 1) draft.takeBack();
        else {
          const all = targets(offer, draft).filter((each) => each.kind !== "confirm");
          all[card % Math.max(1, all.length)]?.act();
        }
        laying.catchUp();
        const lies = laying.laid.filter(Boolean);
        expect(new Set(lies).size).toBe(lies.length);
        expect([...laying.left, ...lies].sort()).toEqual([...laying.hand].sort());
      }
      expect(sending.object).not.toHaveBeenCalled();
    }),
    { numRuns: times(25, 80) },
  );
});

test("a hint changes nothing that one has laid, and can be taken over and taken back", () => {
  const offer = position("set-up");
  const { draft } = drafted(offer);
  const laying = layingIn(offer, draft);
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = laying.hand;
  laying.take(second);
  laying.lay(laying.squares[0] ?? "");
  laying.take(first);
  laying.lay(laying.squares[3] ?? ""); // behind a gap: the draft does not know it yet
  const lay = [first, second, third, fourth, fifth].map((clue) => `lay ${clue}`);
  const start = `start ${laying.squares[2]}`;
  const own = [second, "", "", first, ""];
  const proposal = proposed(draft, [...lay, start]);
  expect(laying.laid).toEqual(own);
  expect(laying.squares.map((square) => laying.hintOn(square))).toEqual(laying.hand);
  proposal?.take();
  expect(draft.moves).toEqual([...lay, start]);
  expect(laying.laid).toEqual(laying.hand);
  expect(laying.squares.map((square) => laying.hintOn(square)).join("")).toBe("");
  draft.takeBack();
  laying.catchUp();
  expect(laying.laid).toEqual(own);
  expect(draft.moves).toEqual([`lay ${second}`]);
  laying.take(second); // picked up: the first square is empty, and nothing comes back
  laying.catchUp();
  expect(laying.laid).toEqual(["", "", "", first, ""]);
});

test("taking a hint back restores a start that was chosen, too", () => {
  const offer = position("set-up");
  const { draft } = drafted(offer);
  const laying = layingIn(offer, draft);
  for (const square of laying.squares) laying.lay(square);
  draft.choose(`start ${laying.squares[1]}`);
  const own = [...draft.moves];
  const turned = [...laying.hand].reverse().map((clue) => `lay ${clue}`);
  proposed(draft, [...turned, `start ${laying.squares[4]}`])?.take();
  expect(draft.moves).not.toEqual(own);
  draft.takeBack();
  laying.catchUp();
  expect(draft.moves).toEqual(own);
});

test("a hint that is not asked for any more is not shown", () => {
  const offer = position("set-up");
  const { draft } = drafted(offer);
  const laying = layingIn(offer, draft);
  const proposal = proposed(draft, [`lay ${laying.hand[3]}`]);
  expect(laying.hintOn(laying.squares[0] ?? "")).toBe(laying.hand[3]);
  proposal?.drop();
  expect(laying.hintOn(laying.squares[0] ?? "")).toBe("");
});

test("where nothing is laid a hint is drawn as ever", () => {
  expect(proposed(drafted(position("go")).draft, ["f7"])).toBe(null);
});

// ---------------------------------------------------------------- going and meeting

test("every square within reach is a target, and says what it offers", () => {
  const offer = position("go");
  const { draft } = drafted(offer);
  const all = targets(offer, draft);
  expect(all.map((each) => each.key)).toEqual([...offer.legal]);
  const cards = new Set(all.map((each) => each.offer?.card));
  expect(cards).toEqual(new Set(["none", "fresh", "known"]));
  const fresh = all.find((each) => each.offer?.card === "fresh");
  expect(fresh?.label).toMatch(/^Go to \w+ and read [A-D]’s card$/);
});

test("a square is chosen, another instead of it, and the same once more goes there", () => {
  const offer = position("go");
  const { draft, sending } = drafted(offer);
  targets(offer, draft)[0]?.act();
  targets(offer, draft).at(-1)?.act();
  expect(draft.moves).toEqual([offer.legal.at(-1)]);
  expect(goalOf(draft)).toBe(offer.legal.at(-1));
  expect(targets(offer, draft)[0]).toMatchObject({ kind: "confirm" });
  targets(offer, draft)[0]?.act();
  expect(sending.send).toHaveBeenCalledExactlyOnceWith(offer.seat, [offer.legal.at(-1)], false);
});

test("who goes where somebody stands is asked whether to confront them, before going", () => {
  const offer = position("meet");
  const { draft } = drafted(offer);
  const meeting = offer.ways.find(({ then }) => then.length > 0)?.move ?? "";
  chooseInstead(draft, meeting);
  expect(draft.finished).toBe(false);
  const [other = ""] = meetingOf(draft);
  expect(offerOf(offer.view, draft, meeting).people).toContain(other);
  chooseInstead(draft, `confront ${other}`, 1);
  expect(draft.finished).toBe(true);
  expect(meetingOf(draft)).toEqual([other]);
  chooseInstead(draft, "pass", 1);
  expect(draft.moves).toEqual([meeting, "pass"]);
});

test("after a card was read the question is asked at once", () => {
  const offer = position("confront");
  const { draft } = drafted(offer);
  expect(targets(offer, draft)).toEqual([]);
  expect(meetingOf(draft).length).toBeGreaterThan(0);
});
