// Tips tell the truth: for every sentence a moment at which it is true and said, and one at
// which it would be untrue and is not.

import { expect, test } from "vitest";
import { drafted, finding } from "../../tests/drafts";
import type { Offer } from "../../tests/recordings";
import type { Draft } from "../core/draft.svelte";
import type { Moment } from "../kit/tips";
import * as ce from "./close-encounters/fixtures";
import { RULES as CE_RULES } from "./close-encounters/tips";
import * as mi from "./mission-impossible/fixtures";
import { RULES as MI_RULES } from "./mission-impossible/tips";
import { choiceOf } from "./pac-man/choice.svelte";
import * as pm from "./pac-man/fixtures";
import { RULES as PM_RULES } from "./pac-man/tips";

/** By key: a moment at which it is said, and one at which it is not. */
type Moments<View> = Readonly<Record<string, readonly [Moment<View>, Moment<View>]>>;

/** What may be chosen in a recorded position, and what is seen in it, changed as one likes. */
function moment<View>(
  offer: Offer<View>,
  change: (view: View, draft: Draft) => View = (same) => same,
): Moment<View> {
  const { draft } = drafted(offer);
  return { view: change(offer.view, draft), draft };
}

/** Every player changed, the reader told from the others. */
const players = <V extends { players: ReadonlyArray<{ seat: string }> }>(
  view: V,
  draft: Draft,
  change: (player: V["players"][number], own: boolean) => Partial<V["players"][number]>,
): V => ({
  ...view,
  players: view.players.map((each) => ({ ...each, ...change(each, each.seat === draft.seat) })),
});

const chooseFirst = (draft: Draft): void => draft.choose(...(draft.lines()[0] ?? []));

// ---------------------------------------------------------------- Pac-Man

const choosing = pm.position("choose");

const withMarbles = (name: string, white: number, yellow = 0) =>
  moment(pm.position(name), (view, draft) => players(view, draft, () => ({ white, yellow })));

/** A ghost is to walk, and one of its ways ends on the Pac-Man of the reader, or of another. */
const ghostCould = (catchOwn: boolean) =>
  moment(pm.position("ghosts"), (view, draft) => {
    choiceOf(draft).pick("ghost-1");
    const other = view.players.find(({ seat }) => seat !== draft.seat)?.seat ?? "";
    const caught = catchOwn ? draft.seat : other;
    draft.ways = finding(draft.ways, [...draft.moves, ...(draft.lines()[0] ?? [])], { caught });
    return view;
  });

const PAC_MAN: Moments<(typeof choosing)["view"]> = {
  "tip-start": [{ view: pm.start, draft: null }, moment(choosing)],
  "tip-dice": [moment(choosing), moment(pm.position("ghosts"))],
  "tip-piece": [withMarbles("choose", 0), withMarbles("choose", 3)],
  "tip-path": [moment(pm.position("walk")), moment(pm.position("name"))],
  "tip-confirm": [
    moment(pm.position("walk"), (view, draft) => {
      chooseFirst(draft);
      return view;
    }),
    moment(pm.position("walk")),
  ],
  "tip-catch": [ghostCould(false), ghostCould(true)],
  "tip-ghosts": [ghostCould(false), moment(pm.position("walk"))],
  "tip-name": [moment(pm.position("name")), moment(choosing)],
  // On one's own turn alone, with a Pac-Man that can still go somewhere.
  "tip-yellow": [withMarbles("choose", 0, 1), withMarbles("ghosts", 3, 1)],
  "tip-looks": [withMarbles("choose", 3), withMarbles("choose", 0)],
  "tip-marbles": [withMarbles("choose", 3), withMarbles("choose", 0)],
  "tip-doors": [withMarbles("walk", 3), withMarbles("choose", 3)],
  "tip-end": [
    moment(choosing, (view) => ({ ...view, marbles: { c4: "white" } })),
    moment(choosing, (view) => ({ ...view, marbles: pm.start.marbles })),
  ],
};

// ---------------------------------------------------------------- Close Encounters

const walking = ce.position("walk");
const circling = ce.position("circle");

const withCard = (numbers: ReadonlyArray<number>) =>
  moment(circling, (view) => ({
    ...view,
    card: numbers.map((number) => ({ number, made: 0, dead: false })),
  }));

const withChips = (name: string, own: number[], others: number[]) =>
  moment(ce.position(name), (view, draft) =>
    players(view, draft, (_, mine) => ({ chips: mine ? own : others })),
  );

const withLeaving = (leaving: "" | "tower") =>
  moment(walking, (view) => ({ ...view, walk: view.walk && { ...view.walk, leaving } }));

/** Where each player can have no circle: the reader, and everybody else. */
const withClear = (own: number[], others: number[]) =>
  moment(walking, (view, draft) =>
    players(view, draft, (_, mine) => ({ clear: mine ? own : others })),
  );

const CLOSE_ENCOUNTERS: Moments<(typeof walking)["view"]> = {
  "tip-circle": [moment(circling), moment(ce.position("recircle"))],
  "tip-card": [withCard([12]), withCard([])],
  "tip-start": [{ view: { ...walking.view, phase: "first-roll" }, draft: null }, moment(walking)],
  "tip-walk": [moment(walking), moment(circling)],
  "tip-path": [
    moment(walking, (view, draft) => {
      draft.choose(draft.options[0] ?? "");
      return view;
    }),
    moment(walking),
  ],
  "tip-confirm": [
    moment(ce.position("landed"), (view, draft) => {
      chooseFirst(draft);
      return view;
    }),
    moment(ce.position("landed")),
  ],
  "tip-leaving": [withLeaving("tower"), withLeaving("")],
  "tip-landed": [moment(ce.position("landed")), moment(walking)],
  "tip-sprung": [withChips("recircle", [7], []), withChips("landed", [7], [])],
  "tip-trapped": [withChips("walk", [], [7]), withChips("walk", [7], [])],
  "tip-jump": [withChips("walk", [7], []), withChips("walk", [], [])],
  // Over many squares that are clear of the reader's circles others have walked: no help to them.
  "tip-clear": [withClear([], [7]), withClear([1, 2, 3, 4, 5, 6, 7, 8, 9], [])],
};

// ---------------------------------------------------------------- Mission Impossible

const going = mi.position("go");
const setUp = mi.position("set-up");

const withCards = (says: string | null) =>
  moment(going, (view, draft) => ({
    ...view,
    cards: view.cards.map((card) => (card.owner === draft.seat ? card : { ...card, says })),
  }));

const withSuspects = (count: number) =>
  moment(going, (view, draft) =>
    players(view, draft, () => ({
      suspects: ["french", "german", "russian"].slice(0, count),
    })),
  );

const withLeft = (left: number) =>
  moment(going, (view) => ({
    ...view,
    players: view.players.map((each, index) => ({ ...each, fell_to: index < left ? null : "A" })),
  }));

const allLaid = moment(setUp, (view, draft) => {
  for (let card = 0; card < 5; card += 1) draft.choose(draft.options[0] ?? "");
  return view;
});

/** In the second round, with everybody safe or nobody. */
const withSafety = (safe: boolean) =>
  moment(going, (view, draft) => ({ ...players(view, draft, () => ({ safe })), round: 2 }));

const MISSION_IMPOSSIBLE: Moments<(typeof going)["view"]> = {
  "tip-mission": [moment(setUp), moment(going)],
  "tip-lay": [moment(setUp), allLaid],
  "tip-start": [allLaid, moment(setUp)],
  "tip-confirm": [
    moment(going, (view, draft) => {
      draft.choose(draft.options[0] ?? "");
      return view;
    }),
    moment(going),
  ],
  "tip-go": [moment(going), moment(setUp)],
  "tip-safe": [withSafety(true), withSafety(false)],
  "tip-report": [withCards("wart"), withCards(null)],
  "tip-meet": [moment(mi.position("confront")), moment(going)],
  "tip-suspects": [withSuspects(1), withSuspects(2)],
  "tip-two": [withLeft(2), withLeft(3)],
};

// ---------------------------------------------------------------- all of them

const GAMES = [
  ["pac-man", PM_RULES, PAC_MAN],
  ["close-encounters", CE_RULES, CLOSE_ENCOUNTERS],
  ["mission-impossible", MI_RULES, MISSION_IMPOSSIBLE],
] as const;

interface Rule {
  readonly key: string;
  // biome-ignore lint/suspicious/noExplicitAny: each game has views of its own
  readonly applies: (moment: any) => boolean;
}

for (const [game, rules, moments] of GAMES) {
  const known: ReadonlyArray<Rule> = rules;

  test(`every tip has its moments in ${game}`, () => {
    expect(Object.keys(moments).toSorted()).toEqual(known.map(({ key }) => key).toSorted());
  });

  test.each(known)(`$key is said where it is true in ${game}, and only there`, (rule) => {
    const [said, unsaid] = moments[rule.key as keyof typeof moments] ?? [];
    expect(rule.applies(said)).toBe(true);
    expect(rule.applies(unsaid)).toBe(false);
  });
}
