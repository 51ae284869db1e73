import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FAIR, FAIRNESS, notesOn, OWN, SAVED, TABLE, TOLD } from "../../tests/noted";
import type { DrawShown, EntryShown, Fair, Fairness } from "../protocol";
import { commitmentOf, drawn, firstMix, mixed, mixedAlone, sealOf } from "./fair";
import { checksOf, type LotOf, type Said, verdictOf } from "./fairness";
import { NO_KEY, type Notes, notesOf } from "./notes";

const OTHER = "fedcba9876543210".repeat(4);
const SECRET = FAIRNESS.secret;
const NOW: Said = { log: TOLD, saved: SAVED };
const NOTHING: Notes = notesOf("nothing");
const DRAWS = FAIR.draws.length;

/** What is seen by a browser with these notes, where the server tells this. */
function seen(fair: Fair = FAIR, notes = notesOn(), now = NOW, lotOf: LotOf = () => null) {
  const checks = checksOf(fair, notes, now, lotOf);
  return { codes: checks.map(({ code }) => code), verdict: verdictOf(fair, checks), checks };
}

const withFairness = (change: Partial<Fairness>): Fair => ({
  ...FAIR,
  fairness: { ...FAIRNESS, ...change },
});
const withDraw = (number: number, change: Partial<DrawShown>): Fair => ({
  ...FAIR,
  draws: FAIR.draws.map((draw) => (draw.number === number ? { ...draw, ...change } : draw)),
});

type Entry = EntryShown["entry"];

/** Entries of a log, numbered anew. */
const logged = (entries: ReadonlyArray<Entry>): EntryShown[] =>
  entries.map((entry, index) => ({ seq: index + 1, at: 0, entry, events: [] }));
const ENTRIES = TOLD.map(({ entry }) => entry);
const placeOf = (type: Entry["type"], from = 0) =>
  ENTRIES.findIndex((entry, index) => index >= from && entry.type === type);

/** The log with another entry in a place. */
const replaced = (place: number, entry: Entry): EntryShown[] => logged(ENTRIES.with(place, entry));
const added = (place: number, entry: Entry): EntryShown[] =>
  logged(ENTRIES.toSpliced(place, 0, entry));
const dropped = (place: number): EntryShown[] => logged(ENTRIES.toSpliced(place, 1));

/** The same where the table says something else now than before. */
const saying = (log: ReadonlyArray<EntryShown>) => seen(FAIR, notesOn(), { ...NOW, log });
/** The same where it always said so. */
const always = (log: ReadonlyArray<EntryShown>, fair = FAIR) =>
  seen(fair, notesOn(log), { ...NOW, log });

const END = placeOf("resigned"); // what comes then is told when the game is over
const BEFORE = TOLD.slice(0, END);
const RUNNING: Fair = {
  ...withFairness({
    secret: "",
    choices: FAIRNESS.choices.map((choice) => ({ ...choice, move: "" })),
  }),
  draws: [],
  report: null,
};

describe("before the end", () => {
  it("is told what is sealed, who gave salt, and what is yet to be opened", () => {
    const { codes, verdict, checks } = seen(RUNNING, notesOn(BEFORE), { log: BEFORE, saved: "" });
    expect(codes).toEqual([
      "first",
      "told",
      "salt",
      "left-out",
      "draws-waiting",
      "choices-waiting",
    ]);
    expect(verdict).toBe("sealed");
    expect(checks[2]).toMatchObject({ seats: ["A", "B"] });
    expect(checks[3]).toMatchObject({ seats: ["B"], values: { number: 2 } });
    expect(checks[4]?.values.count).toBe(DRAWS);
    expect(checks[5]?.values.count).toBe(FAIRNESS.choices.length);
  });

  it("does not mind that the table has gone on since", () => {
    const { verdict } = seen(RUNNING, notesOn(BEFORE.slice(0, 9)), { log: BEFORE, saved: "" });
    expect(verdict).toBe("sealed");
  });

  it("raises the alarm as soon as something else is told", () => {
    const now = { log: BEFORE.slice(0, -1), saved: "" };
    expect(seen(RUNNING, notesOn(BEFORE), now)).toMatchObject({ verdict: "wrong" });
    const changed = { ...RUNNING, fairness: { ...FAIRNESS, secret: "", seal: OTHER } };
    expect(seen(changed, notesOn(BEFORE), { log: BEFORE, saved: "" }).codes).toContain(
      "first-wrong",
    );
  });

  it("has nothing to say of a table without a seal, unless it had one", () => {
    const unsealed: Fair = { fairness: null, dice: {}, draws: [], report: null };
    expect(seen(unsealed, NOTHING)).toMatchObject({ codes: [], verdict: "unsealed" });
    expect(seen(unsealed)).toMatchObject({ codes: ["seal-gone"], verdict: "wrong" });
  });
});

describe("after the end", () => {
  it("everything holds where nothing was changed; that somebody was left out is said", () => {
    const { codes, verdict } = seen();
    expect(codes).toEqual([
      "opened",
      "first",
      "told",
      "salt",
      "left-out",
      "draws",
      "log",
      "choices",
      "signed",
    ]);
    expect(verdict).toBe("consistent");
  });

  it("is proven where everybody's salt is in it", () => {
    // The round in which somebody came too late is told as if they had not taken part.
    const from = placeOf("committed");
    const log = logged(ENTRIES.toSpliced(from, 1));
    const { given } = ENTRIES[placeOf("mixed")] as Extract<Entry, { type: "mixed" }>;
    const first = mixed(firstMix(TABLE, FAIRNESS.seal), 1, given);
    const mix = mixed(first, 2, [{ seat: "A", person: 1, value: OWN[1] ?? "" }]);
    expect(drawn(SECRET, TABLE, 1, mix, 36)).toBe(FAIR.draws[0]?.outcome);
    expect(always(log)).toMatchObject({ verdict: "good" });
  });

  it("tells a lot in the words of its game", () => {
    const sentence = { key: "fair-lot", values: { number: 2 } };
    const lotOf: LotOf = ({ number }) => (number === 2 ? sentence : null);
    const { checks, verdict } = seen(FAIR, notesOn(), NOW, lotOf);
    expect(checks.find(({ code }) => code === "lot")).toMatchObject({ state: "good", sentence });
    expect(verdict).toBe("consistent");
  });

  it("holds outcomes to what they were said to stand for before the first draw", () => {
    const [rolls = []] = FAIRNESS.outcomes;
    expect(rolls).toHaveLength(36);
    const turned = [[...rolls.slice(1), rolls[0] ?? ""]];
    const doubled = [rolls.map((roll, index) => rolls[index - (index % 2)] ?? roll)];
    const noted = { ...notesOn(), outcomes: FAIRNESS.outcomes };
    expect(seen(withFairness({ outcomes: turned }), noted).codes).toContain("log");
    expect(seen(FAIR, { ...noted, outcomes: turned }).codes).toContain("log-wrong");
    for (const outcomes of [turned, doubled]) {
      expect(seen(withFairness({ outcomes })).codes).toContain("log-wrong");
    }
    expect(seen(withFairness({ outcomes: [] })).codes).toContain("log");
  });

  it("is less for whoever only watched, or came when all was over", () => {
    expect(seen(FAIR, notesOn(TOLD, [])).codes).toContain("salt-others");
    const late = { ...notesOn(TOLD, []), late: true };
    expect(seen(FAIR, late)).toMatchObject({ verdict: "consistent" });
    expect(seen(FAIR, late).codes[1]).toBe("first-unknown");
  });

  it("says for which draws one's own salt does not count", () => {
    const second = notesOn(TOLD, OWN.slice(0, 1));
    const { checks, verdict } = seen(FAIR, second);
    expect(verdict).toBe("consistent");
    expect(checks.find(({ code }) => code === "salt-open")).toMatchObject({
      state: "unknown",
      values: { first: 1, last: DRAWS },
    });
  });

  it.each<[string, Fair, string]>([
    ["another secret", withFairness({ secret: OTHER }), "opened-wrong"],
    ["no secret at all", withFairness({ secret: "nothing" }), "opened-wrong"],
    [
      "another secret with its own seal",
      withFairness({ secret: OTHER, seal: sealOf(OTHER) }),
      "first-wrong",
    ],
    ["another key", withFairness({ key: OTHER }), "key-wrong"],
    [
      "salt that nobody had committed to",
      withFairness({ contributions: [{ seat: "A", value: OTHER, from_draw: 1 }] }),
      "uncommitted",
    ],
    ["another outcome", withDraw(5, { outcome: (FAIR.draws[4]?.outcome ?? 0) ^ 1 }), "draws-wrong"],
    ["other odds", withDraw(2, { outcomes: 35 }), "draws-wrong"],
    ["another number", withDraw(6, { number: 7 }), "draws-wrong"],
    ["a draw kept back", { ...FAIR, draws: FAIR.draws.slice(0, 5) }, "draws-missing"],
    ["another roll", withDraw(3, { move: "1-1" }), "log-wrong"],
    [
      "another choice",
      withFairness({
        choices: FAIRNESS.choices.map((each) => ({ ...each, move: "circle 1" })),
      }),
      "choice-wrong",
    ],
    [
      "a choice of somebody else's",
      withFairness({ choices: FAIRNESS.choices.map((each) => ({ ...each, seat: "C" })) }),
      "choice-wrong",
    ],
    [
      "a choice that was not taken back",
      withFairness({
        choices: FAIRNESS.choices.map((each) => ({ ...each, taken_back: false })),
      }),
      "choice-wrong",
    ],
    [
      "a choice left out",
      withFairness({ choices: FAIRNESS.choices.slice(0, 2) }),
      "choice-missing",
    ],
    [
      "a server that objects",
      { ...FAIR, report: { verdict: "wrong", checks: [], game: "", table: TABLE, key: "" } },
      "server-wrong",
    ],
  ])("finds %s", (_, fair, code) => {
    const { codes, verdict } = seen(fair);
    expect(codes).toContain(code);
    expect(verdict).toBe("wrong");
  });

  it("finds a roll that does not show what was drawn, even if nobody saw it", () => {
    const move = FAIR.draws[0]?.move === "1-1" ? "2-2" : "1-1";
    const log = replaced(placeOf("drawn"), { type: "drawn", move: "" });
    expect(always(log, withDraw(1, { move })).codes).toContain("log-wrong");
    expect(always(log).verdict).toBe("consistent");
  });

  it("knows at the end what was hidden until then", () => {
    const hidden = replaced(placeOf("drawn"), { type: "drawn", move: "" });
    expect(seen(FAIR, notesOn(hidden)).verdict).toBe("consistent");
  });

  it("does not pretend where the server has lost its key", () => {
    const place = placeOf("drawn", placeOf("drawn") + 3);
    const log = added(place, { type: "unsealed" }).slice(0, -1);
    const fair = withFairness({ lost_from: 4 });
    const { codes, verdict, checks } = always(log, fair);
    expect(verdict).toBe("lost");
    expect(codes).toContain("lost");
    expect(checks.find(({ code }) => code === "draws")?.values.count).toBe(3);
  });

  it("finds any digit of any number that is changed", () => {
    const digit = (text: string, at: number) =>
      text.slice(0, at) + (text[at] === "0" ? "1" : "0") + text.slice(at + 1);
    const notes = notesOn();
    const changes: ReadonlyArray<(at: number, index: number) => Fair> = [
      (at) => withFairness({ secret: digit(SECRET, at) }),
      (at) => withFairness({ seal: digit(FAIRNESS.seal, at) }),
      (at) => withFairness({ key: digit(FAIRNESS.key, at) }),
      (at, index) =>
        withFairness({
          choices: FAIRNESS.choices.map((each, which) =>
            which === index ? { ...each, seal: digit(each.seal, at) } : each,
          ),
        }),
    ];
    const change = fc.constantFrom(...changes);
    fc.assert(
      fc.property(change, fc.nat(63), fc.nat(5), (made, at, index) => {
        expect(seen(made(at, index), notes).verdict).toBe("wrong");
      }),
    );
  });
});

describe("a server that tells another story at the end", () => {
  it.each<[string, EntryShown[], string, object]>([
    ["another roll", replaced(placeOf("drawn"), { type: "drawn", move: "6-6" }), "told-wrong", {}],
    ["one roll less", dropped(placeOf("drawn")), "told-wrong", {}],
    ["a move more", added(END, { type: "moved", seat: "A", move: "to a1" }), "told-wrong", {}],
    ["a line more, at the end", added(ENTRIES.length, { type: "ended" }), "told-added", {}],
    ["a line less, at the end", dropped(ENTRIES.length - 1), "told-dropped", {}],
    [
      "two rolls in another order",
      logged(
        ENTRIES.with(placeOf("drawn"), ENTRIES[placeOf("drawn") + 1] as Entry).with(
          placeOf("drawn") + 1,
          ENTRIES[placeOf("drawn")] as Entry,
        ),
      ),
      "told-wrong",
      {},
    ],
    [
      "a choice that is sealed anew",
      replaced(placeOf("moved"), { type: "moved", seat: "A", move: "", seal: OTHER }),
      "told-wrong",
      { noted: `A sealed ${FAIRNESS.choices[0]?.seal}`, said: `A sealed ${OTHER}` },
    ],
    [
      "a commitment that is told to be an earlier one",
      logged(ENTRIES.with(0, ENTRIES[1] as Entry).with(1, ENTRIES[0] as Entry)),
      "told-wrong",
      { number: 1 },
    ],
    [
      "another commitment of somebody's",
      replaced(1, { ...(ENTRIES[1] as Extract<Entry, { type: "sat" }>), commitment: OTHER }),
      "told-wrong",
      { number: 2 },
    ],
    ["salt left out", replaced(placeOf("mixed"), { type: "mixed", given: [] }), "told-wrong", {}],
  ])("is found by %s", (_, log, code, values) => {
    const { checks, verdict } = saying(log);
    expect(verdict).toBe("wrong");
    expect(checks.find((each) => each.state === "wrong")).toMatchObject({ code, values });
  });
});

describe("a server that cheats from the start", () => {
  const first = ENTRIES[placeOf("mixed")] as Extract<Entry, { type: "mixed" }>;
  const number = (value: string) => ({ seat: "B", person: 1, value });
  const [own, theirs] = first.given as [(typeof first.given)[0], (typeof first.given)[0]];

  it("is found by salt that was chosen when one's own was known", () => {
    const log = replaced(placeOf("mixed"), { type: "mixed", given: [own, number(OTHER)] });
    const { checks, verdict } = always(log);
    expect(verdict).toBe("wrong");
    expect(checks.find(({ code }) => code === "round-wrong")).toMatchObject({ seats: ["B"] });
  });

  it("is found by salt of a seat that had committed to none", () => {
    const invented = { seat: "C", person: 1, value: OTHER };
    const log = replaced(placeOf("mixed"), { type: "mixed", given: [own, theirs, invented] });
    expect(always(log).codes).toContain("told-broken");
  });

  it("is found by a commitment of somebody who never sat there", () => {
    for (const [seat, person] of [
      ["C", 1],
      ["B", 2],
    ] as const) {
      const commitment = commitmentOf(TABLE, 1, seat, OTHER);
      const log = added(placeOf("closed"), { type: "committed", seat, person, commitment });
      expect(always(log).codes).toContain("round-stranger");
    }
  });

  it("is found by one's own salt, which it took and left out", () => {
    const log = replaced(placeOf("mixed"), { type: "mixed", given: [theirs] });
    expect(always(log).codes).toContain("salt-wrong");
  });

  it("is not accused where one's own salt may have come too late", () => {
    const log = replaced(placeOf("mixed"), { type: "mixed", given: [theirs] });
    const notes = notesOn(log, OWN, "committed");
    const { codes } = seen(FAIR, notes, { ...NOW, log });
    expect(codes).toContain("left-out-own");
    expect(codes).not.toContain("salt-wrong");
  });

  it("is found by one's own commitment, which it took and did not tell of", () => {
    const { commitment: _, ...sat } = ENTRIES[0] as Extract<Entry, { type: "sat" }>;
    const log = logged(
      ENTRIES.with(0, sat).with(placeOf("mixed"), { type: "mixed", given: [theirs] }),
    );
    expect(always(log).codes).toContain("salt-wrong");
  });

  it("is found by the dice, where it mixed something else than it told", () => {
    const outcome = (draw: number) => drawn(SECRET, TABLE, draw, firstMix(TABLE, OTHER), 36);
    const draws = FAIR.draws.map((draw) => ({ ...draw, outcome: outcome(draw.number) }));
    expect(seen({ ...FAIR, draws }).codes).toContain("draws-wrong");
  });
});

describe("the saved game", () => {
  it.each([
    ["without a signature", SAVED.replace(/^signature: .*\n/m, "")],
    ["with another roll", SAVED.replace(/^fate: 2-2$/m, "fate: 6-6")],
    ["with the signature of another", SAVED.replace(/^signature: ../m, "signature: 00")],
    ["that is empty", ""],
  ])("is not taken %s", (_, saved) => {
    expect(seen(FAIR, notesOn(), { ...NOW, saved }).codes).toContain("signature-wrong");
  });

  it("of a server without a key proves nothing more", () => {
    const notes = { ...notesOn(), key: NO_KEY };
    expect(seen(withFairness({ key: "" }), notes).codes).toContain("unsigned");
  });
});

it("a game from before there were rounds is worked out as it was, and proves less", () => {
  const seal = FAIRNESS.seal;
  const mix = mixedAlone(firstMix(TABLE, seal), "A", OTHER);
  const draws = [1, 2].map((number) => ({
    number,
    outcomes: 2,
    outcome: drawn(SECRET, TABLE, number, mix, 2),
    move: "toss",
  }));
  const log = logged([
    { type: "sat", seat: "A", name: "Rosa", number: 1 },
    { type: "contributed", seat: "A", value: OTHER },
    ...draws.map(({ move }): Entry => ({ type: "drawn", move })),
    { type: "revealed", secret: SECRET },
  ]);
  const contributions = [{ seat: "A", value: OTHER, from_draw: 1 }];
  const fair = withFairness({ key: "", rounds: [], choices: [], contributions });
  const notes = { ...notesOn(log, []), key: NO_KEY };
  const found = seen({ ...fair, draws }, notes, { log, saved: SAVED });
  expect(found).toMatchObject({ verdict: "consistent" });
  expect(found.codes).toContain("uncommitted");
  expect(found.codes).toContain("draws");
});
