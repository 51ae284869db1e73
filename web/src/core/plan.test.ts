import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GameShown } from "../protocol";
import {
  botNames,
  company,
  firstPlan,
  keptPlan,
  type Plan,
  type Sitter,
  usualPlan,
  wantedTable,
  withFriend,
  withPhones,
  withSeats,
  withSitter,
} from "./plan";

const game: GameShown = {
  name: "some-game",
  version: 1,
  seats: [2, 3, 4, 5, 6],
  boards: ["round", "square"],
  options: [
    { name: "mood", values: ["mild", "wild"], least: null, most: null },
    { name: "rounds", values: [], least: 3, most: 9 },
  ],
  clauses: [],
  bots: ["random", "greedy", "novice", "casual", "steady", "sharp", "master"],
  levels: ["novice", "casual", "steady", "sharp", "master"],
  secrets: false,
  realtime: false,
};

describe("a plan for a table", () => {
  it("is you and three good bots, and everything as the sheet has it", () => {
    expect(wantedTable(usualPlan(game), game, " Rosa ")).toEqual({
      game: "some-game",
      seats: [{ kind: "me", name: "Rosa" }, ...Array(3).fill({ kind: "bot", bot: "steady" })],
      board: "round",
      options: { mood: "mild", rounds: "3" },
      phones: false,
    });
  });

  it("takes the largest company that a small game has, and the smallest of a large one", () => {
    expect(usualPlan({ ...game, seats: [2] }).sitters).toHaveLength(2);
    expect(usualPlan({ ...game, seats: [5, 6] }).sitters).toHaveLength(6);
  });

  it("for a first game is small, mild and guided", () => {
    const plan = firstPlan(game);
    expect(plan.guided).toBe(true);
    expect(plan.sitters).toEqual([{ who: "me" }, { who: "bot", bot: "novice" }]);
  });

  it("for a first game has the board and the options that the game's client asks for", () => {
    const first = { board: "small", options: { pace: "gentle" } };
    const plan = firstPlan({ ...game, boards: ["large", "small"] }, first);
    expect(plan.board).toBe("small");
    expect(plan.options).toEqual({ ...usualPlan(game).options, pace: "gentle" });
  });

  it("that grows gets bots as good as those who are there", () => {
    const { sitters } = withSeats(firstPlan(game), 4, game);
    expect(sitters.slice(1)).toEqual(Array(3).fill({ who: "bot", bot: "novice" }));
  });

  it("is found again in what the browser's history kept, and in nothing else", () => {
    const plan = usualPlan(game);
    expect(keptPlan(structuredClone(plan))).toEqual(plan);
    for (const other of [undefined, null, "plan", {}, { sitters: [] }]) {
      expect(keptPlan(other)).toBeUndefined();
    }
  });

  it("around one screen has a phone for everybody, and invites them all", () => {
    const plan = withPhones(usualPlan({ ...game, seats: [2, 3] }), true, game);
    expect(company(plan)).toEqual({ people: 0, bots: 0, invited: 0, phones: 3 });
    const wanted = wantedTable(withSeats(plan, 4, game), game, "Rosa");
    expect(wanted.seats).toEqual(Array(4).fill({ kind: "open" }));
    expect(wanted.phones).toBe(true);
    expect(withPhones(plan, true, game)).toBe(plan);
    expect(withPhones(plan, false, game).sitters[0]).toEqual({ who: "me" });
  });

  it("names everybody at this screen, and invites the others", () => {
    const sitters: Sitter[] = [
      { who: "elsewhere" },
      { who: "me" },
      { who: "here", name: "Ana" },
      { who: "here", name: " " },
    ];
    const plan = { ...usualPlan(game), sitters };
    expect(wantedTable(plan, game, "").seats).toEqual([
      { kind: "open" },
      { kind: "me", name: "" },
      { kind: "me", name: "Ana" },
      { kind: "me", name: "" },
    ]);
    expect(company(plan)).toEqual({ people: 3, bots: 0, invited: 1, phones: 0 });
  });
});

it("bots get names of their own, as the table will give them", () => {
  const bots = ["steady", "steady", "sharp", "steady"].map((bot) => ({ who: "bot", bot }) as const);
  const plan: Plan = { ...usualPlan(game), sitters: [{ who: "me" }, ...bots] };
  expect(botNames(plan)).toEqual(["", "steady", "other-1", "sharp", "other-2"]);
});

it("a friend's name is kept by the number of the seat", () => {
  expect(withFriend([], 2, "Ana")).toEqual(["", "", "Ana"]);
  expect(withFriend(["", "Bo", "Ana"], 1, "Bea")).toEqual(["", "Bea", "Ana"]);
});

const sitter: fc.Arbitrary<Sitter> = fc.oneof(
  fc.constant<Sitter>({ who: "me" }),
  fc.constant<Sitter>({ who: "elsewhere" }),
  fc.record({ who: fc.constant("here" as const), name: fc.string() }),
  fc.record({ who: fc.constant("bot" as const), bot: fc.constantFrom("random", "greedy") }),
);
type Change = (plan: Plan) => Plan;
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom(...game.seats).map(
    (seats): Change =>
      (plan) =>
        withSeats(plan, seats, game),
  ),
  fc.tuple(fc.nat(5), sitter).map(
    ([seat, who]): Change =>
      (plan) =>
        withSitter(plan, seat, who, game),
  ),
);

describe("whatever is changed", () => {
  it("everybody has one seat, you at most one, and nobody is lost without need", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let plan = usualPlan(game);
        for (const each of changes) {
          const before = plan;
          plan = each(plan);
          const kept = plan.sitters.filter((who, at) => who === before.sitters[at]).length;
          const shorter = Math.min(plan.sitters.length, before.sitters.length);
          expect(kept).toBeGreaterThanOrEqual(shorter - 2);
        }
        expect(plan.sitters.filter(({ who }) => who === "me").length).toBeLessThanOrEqual(1);
        const { people, bots, invited } = company(plan);
        expect(people + bots + invited).toBe(plan.sitters.length);
        expect(wantedTable(plan, game, "").seats).toHaveLength(plan.sitters.length);
      }),
    );
  });
});
