import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Choice, Contribution, DrawShown, Fair, Fairness, Told } from "../protocol";
import { choiceSeal, drawn, firstMix, mixed, saltOf, sealOf } from "./fair";
import { checksOf, type LotOf, verdictOf } from "./fairness";
import type { Keepsake } from "./keepsakes";

const TABLE = "table-of-two";
const SECRET = "0123456789abcdef".repeat(4);
const OTHER = "fedcba9876543210".repeat(4);
const SALT = { A: "a1".repeat(32), B: "b2".repeat(32) };
const SEAL = sealOf(SECRET);
const ROLLS = 6;

const contributions: ReadonlyArray<Contribution> = [
  { seat: "A", value: SALT.A, from_draw: 1 },
  { seat: "B", value: SALT.B, from_draw: 4 },
];

function mixBefore(number: number): string {
  return contributions
    .filter((each) => each.from_draw <= number)
    .reduce((mix, { seat, value }) => mixed(mix, seat, value), firstMix(TABLE, SEAL));
}

const draws: ReadonlyArray<DrawShown> = Array.from({ length: ROLLS }, (_, index) => {
  const number = index + 1;
  const outcome = drawn(SECRET, TABLE, number, mixBefore(number), 36);
  return {
    number,
    outcomes: 36,
    outcome,
    move: `${1 + Math.floor(outcome / 6)}-${1 + (outcome % 6)}`,
  };
});

const choices: ReadonlyArray<Choice> = ["circle 12", "circle 40", "circle 7"].map((move, index) => {
  const number = index + 1;
  const seat = index === 2 ? "A" : "B";
  const seal = choiceSeal(saltOf(SECRET, TABLE, number), number, seat, move);
  return { number, seat, seal, taken_back: index === 1, move };
});

/** Entries of a log, in order. */
function logged(...entries: Told["entry"][]): Told[] {
  return entries.map((entry, index) => ({ seq: index + 1, at: 0, entry, events: [] }));
}

/** What was told of the game: a roll after every move. */
const log = logged(
  ...draws.flatMap(({ move }): Told["entry"][] => [
    { type: "moved", seat: "A", move: "go" },
    { type: "drawn", move },
  ]),
);
const entries = log.map(({ entry }) => entry);

const revealed: Fairness = {
  seal: SEAL,
  draws: ROLLS,
  contributions,
  choices,
  secret: SECRET,
  lost_from: 0,
};
const finished: Fair = {
  fairness: revealed,
  dice: {},
  draws,
  report: { verdict: "fair", checks: [], game: "", table: TABLE },
};
const hidden = choices.map((choice) => ({ ...choice, move: "" }));
const running: Fair = {
  ...finished,
  fairness: { ...revealed, secret: "", choices: hidden },
  draws: [],
  report: null,
};
const kept: Keepsake = {
  since: 1,
  seal: SEAL,
  late: false,
  salts: { A: SALT.A },
  more: [],
  mixed: { [SALT.A]: 1 },
  choices: Object.fromEntries(choices.map(({ number, seal }) => [number, seal])),
};
const STRANGER: Keepsake = {
  since: 0,
  seal: "",
  late: false,
  salts: {},
  more: [],
  mixed: {},
  choices: {},
};

function seen(fair: Fair, by = kept, told = log, lotOf: LotOf = () => null) {
  const checks = checksOf(TABLE, fair, by, told, lotOf);
  return { codes: checks.map(({ code }) => code), verdict: verdictOf(fair, checks), checks };
}

const withFairness = (change: Partial<Fairness>): Fair => ({
  ...finished,
  fairness: { ...revealed, ...change },
});
const withDraw = (number: number, change: Partial<DrawShown>): Fair => ({
  ...finished,
  draws: draws.map((draw) => (draw.number === number ? { ...draw, ...change } : draw)),
});

describe("before the end", () => {
  it("is told what is sealed, who gave salt, and what is yet to be opened", () => {
    const { codes, verdict, checks } = seen(running);
    expect(codes).toEqual(["first", "salt", "draws-waiting", "choices-waiting"]);
    expect(verdict).toBe("sealed");
    expect(checks[1]).toMatchObject({ seats: ["A", "B"], values: { from: 1 } });
    expect(checks[2]?.values.count).toBe(ROLLS);
    expect(checks[3]?.values.count).toBe(3);
  });

  it("raises the alarm as soon as a seal is exchanged", () => {
    const exchanged = hidden.map((each, index) => (index === 1 ? { ...each, seal: OTHER } : each));
    for (const change of [
      { seal: OTHER },
      { contributions: [] },
      { choices: exchanged },
      { choices: hidden.slice(0, 2) },
    ]) {
      const fair = {
        ...running,
        fairness: { ...revealed, secret: "", choices: hidden, ...change },
      };
      expect(seen(fair).verdict).toBe("wrong");
    }
  });

  it("has nothing to say of a table without a seal, unless it had one", () => {
    const unsealed: Fair = { fairness: null, dice: {}, draws: [], report: null };
    expect(seen(unsealed, STRANGER)).toMatchObject({ codes: [], verdict: "unsealed" });
    expect(seen(unsealed)).toMatchObject({ codes: ["seal-gone"], verdict: "wrong" });
  });
});

describe("after the end", () => {
  it("everything holds where nothing was changed", () => {
    const { codes, verdict } = seen(finished);
    expect(codes).toEqual(["opened", "first", "salt", "draws", "log", "choices"]);
    expect(verdict).toBe("good");
  });

  it("tells a lot in the words of its game, and finds one that its outcome does not give", () => {
    const sentence = { key: "fair-lot", values: { number: 2 } };
    const right: LotOf = ({ number, move }) => (number === 2 ? { move, sentence } : null);
    const { checks, codes, verdict } = seen(finished, kept, log, right);
    expect(codes).toEqual(["opened", "first", "salt", "draws", "log", "lot", "choices"]);
    expect(checks[5]).toMatchObject({ state: "good", sentence });
    expect(verdict).toBe("good");
    const wrong: LotOf = ({ number }) => (number === 2 ? { move: "another", sentence } : null);
    const found = seen(finished, kept, log, wrong);
    expect(found.codes).toContain("log-wrong");
    expect(found.codes).not.toContain("lot");
    expect(found.verdict).toBe("wrong");
  });

  it("holds for whoever only watched, too", () => {
    const watcher = { ...STRANGER, seal: SEAL };
    expect(seen(finished, watcher)).toMatchObject({
      verdict: "good",
      codes: ["opened", "first", "salt-others", "draws", "log", "choices"],
    });
    expect(seen(finished, { ...watcher, late: true }).codes[1]).toBe("first-unknown");
    expect(seen(finished, STRANGER, []).verdict).toBe("good");
  });

  it.each<[string, Fair, string]>([
    ["another secret", withFairness({ secret: OTHER }), "opened-wrong"],
    ["no secret at all", withFairness({ secret: "nothing" }), "opened-wrong"],
    [
      "another secret with its own seal",
      withFairness({ secret: OTHER, seal: sealOf(OTHER) }),
      "first-wrong",
    ],
    ["salt left out", withFairness({ contributions: contributions.slice(1) }), "salt-wrong"],
    ["another outcome", withDraw(5, { outcome: (draws[4]?.outcome ?? 0) ^ 1 }), "draws-wrong"],
    ["other odds", withDraw(2, { outcomes: 35 }), "draws-wrong"],
    ["another number", withDraw(6, { number: 7 }), "draws-wrong"],
    ["a draw kept back", { ...finished, draws: draws.slice(0, 5) }, "draws-missing"],
    ["a draw too many", withFairness({ draws: 5 }), "draws-missing"],
    [
      "another roll in the log",
      withDraw(3, { move: draws[3]?.move === "1-1" ? "2-2" : "1-1" }),
      "log-wrong",
    ],
    [
      "another choice",
      withFairness({ choices: choices.map((each) => ({ ...each, move: "circle 1" })) }),
      "choice-wrong",
    ],
    [
      "a choice of somebody else's",
      withFairness({ choices: choices.map((each) => ({ ...each, seat: "C" })) }),
      "choice-wrong",
    ],
    ["a choice left out", withFairness({ choices: choices.slice(0, 2) }), "choice-missing"],
    [
      "a server that objects",
      { ...finished, report: { verdict: "wrong", checks: [], game: "", table: TABLE } },
      "server-wrong",
    ],
  ])("finds %s", (_, fair, code) => {
    const { codes, verdict } = seen(fair);
    expect(codes).toContain(code);
    expect(verdict).toBe("wrong");
  });

  it("finds salt that somebody else's browser cannot vouch for, by the dice", () => {
    const exchanged = contributions.map((each) =>
      each.seat === "B" ? { ...each, value: OTHER } : each,
    );
    const later = contributions.map((each) => ({ ...each, from_draw: each.from_draw + 1 }));
    for (const changed of [exchanged, later]) {
      expect(seen(withFairness({ contributions: changed }), STRANGER).codes).toContain(
        "draws-wrong",
      );
    }
  });

  it("does not boast of salt that came too late to count", () => {
    const late = { seat: "A", value: OTHER, from_draw: ROLLS + 1 };
    const fair = withFairness({ contributions: [...contributions, late] });
    const by = { ...STRANGER, seal: SEAL, salts: { A: OTHER }, mixed: { [OTHER]: ROLLS + 1 } };
    expect(seen(fair, by)).toMatchObject({ verdict: "good" });
    expect(seen(fair, by).codes).toContain("salt-late");
  });

  it("finds a roll that does not show what was drawn, even if nobody saw it", () => {
    const move = draws[0]?.move === "1-1" ? "2-2" : "1-1";
    expect(seen(withDraw(1, { move }), STRANGER, []).codes).toContain("log-wrong");
  });

  it("asks nothing of draws that were hidden, nor of those that were taken back", () => {
    const undone: Told["entry"] = { type: "undone", seat: "A", length: 3 };
    const blank: Told["entry"] = { type: "drawn", move: "" };
    const back = logged(...entries.slice(0, 5), undone, ...entries.slice(3));
    const hiding = logged(...entries.slice(0, 1), blank, ...entries.slice(2));
    for (const told of [back, hiding]) expect(seen(finished, kept, told).verdict).toBe("good");
  });

  it("judges no log of which a part is still on its way", () => {
    expect(seen(finished, kept, log.slice(2))).toMatchObject({ verdict: "good" });
    expect(seen(finished, kept, log.slice(2)).codes).not.toContain("log");
  });

  it("does not pretend where the server has lost its key", () => {
    const stray = draws.map((each) =>
      each.number < 4 ? each : { ...each, move: "deal", outcome: 0 },
    );
    const fair = { ...withFairness({ lost_from: 4 }), draws: stray };
    const { codes, verdict, checks } = seen(fair, kept, []);
    expect(verdict).toBe("lost");
    expect(codes).toContain("lost");
    expect(checks.find(({ code }) => code === "draws")?.values.count).toBe(3);
  });

  it("finds any digit of any number that is changed", () => {
    const digit = (text: string, at: number) =>
      text.slice(0, at) + (text[at] === "0" ? "1" : "0") + text.slice(at + 1);
    const changes: ReadonlyArray<(at: number, index: number) => Fair> = [
      (at) => withFairness({ secret: digit(SECRET, at) }),
      (at) => withFairness({ seal: digit(SEAL, at) }),
      (at, index) =>
        withFairness({
          contributions: contributions.map((each, which) =>
            which === index % 2 ? { ...each, value: digit(each.value, at) } : each,
          ),
        }),
      (at, index) =>
        withFairness({
          choices: choices.map((each, which) =>
            which === index % 3 ? { ...each, seal: digit(each.seal, at) } : each,
          ),
        }),
    ];
    const change = fc.constantFrom(...changes);
    fc.assert(
      fc.property(change, fc.nat(63), fc.nat(5), (made, at, index) => {
        expect(seen(made(at, index), STRANGER).verdict).toBe("wrong");
      }),
    );
  });
});
