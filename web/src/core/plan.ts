// A table in the planning: who is to sit where, on which board, by which house rules. Plain values;
// what the server thinks of them shows when the table is opened.

import type { GameClient } from "../games/contract";
import type { GameShown, OptionShown, SeatWanted, TableWanted } from "../protocol";

export type Sitter =
  | { readonly who: "me" }
  | { readonly who: "here"; readonly name: string }
  | { readonly who: "elsewhere" }
  | { readonly who: "phone" }
  | { readonly who: "bot"; readonly bot: string };

export interface Plan {
  /** One for each seat, in the order of the letters. */
  readonly sitters: ReadonlyArray<Sitter>;
  readonly board: string;
  readonly options: Readonly<Record<string, string>>;
  /** Whether tips of a first game are wanted. */
  readonly guided: boolean;
  /** Whether this screen is for all to look at, and everybody's hand is on a phone. */
  readonly phones: boolean;
}

const COMPANY = 4; // a full table, but no crowd

/** The bot that is put into a seat by itself: neither the mildest nor the strongest. */
export function usualBot({ levels }: GameShown): string {
  return levels[Math.floor(levels.length / 2)] ?? "";
}

/** The value that an option has unless somebody changes it. */
export function usualValue(option: OptionShown): string {
  return option.values[0] ?? String(option.least ?? "");
}

/** You and bots, as many as make good company; everything else as the rule sheet has it. */
export function usualPlan(game: GameShown, guided = false): Plan {
  const fitting = game.seats.filter((seats) => seats <= COMPANY);
  const seats = Math.max(...(fitting.length > 0 ? fitting : game.seats));
  const bots = Array.from({ length: seats - 1 }, () => bot(usualBot(game)));
  return {
    sitters: [{ who: "me" }, ...bots],
    board: game.boards[0] ?? "",
    options: Object.fromEntries(game.options.map((each) => [each.name, usualValue(each)])),
    guided,
    phones: false,
  };
}

/** A plan that the browser's history kept; nothing where it kept none. */
export function keptPlan(kept: unknown): Plan | undefined {
  const plan: Partial<Plan> = Object(kept);
  return plan.sitters && plan.options ? (plan as Plan) : undefined;
}

/** The smallest table, with the mildest bot: to learn a game at, as its client would have it. */
export function firstPlan(game: GameShown, first: GameClient["firstGame"] = {}): Plan {
  const usual = withSeats(usualPlan(game, true), Math.min(...game.seats), game);
  const mild = game.levels[0] ?? usualBot(game);
  return {
    ...usual,
    board: first.board ?? usual.board,
    options: { ...usual.options, ...first.options },
    sitters: usual.sitters.map((each) => (each.who === "bot" ? bot(mild) : each)),
  };
}

const bot = (name: string): Sitter => ({ who: "bot", bot: name });

/** The same with more seats or fewer; whoever has a seat that is still there keeps it. */
export function withSeats(plan: Plan, seats: number, game: GameShown): Plan {
  const sitters = Array.from(
    { length: seats },
    (_, index) => plan.sitters[index] ?? newcomer(plan, game),
  );
  return { ...plan, sitters };
}

/** Whoever comes to a table besides: a bot as good as those who sit there already. */
function newcomer(plan: Plan, game: GameShown): Sitter {
  if (plan.phones) return { who: "phone" };
  return plan.sitters.findLast((each) => each.who === "bot") ?? bot(usualBot(game));
}

/** The same table around one screen, with a phone for everybody; or with you at this screen again. */
export function withPhones(plan: Plan, phones: boolean, game: GameShown): Plan {
  const sitters = plan.sitters.map((_, index): Sitter => {
    if (phones) return { who: "phone" };
    return index === 0 ? { who: "me" } : bot(usualBot(game));
  });
  return phones === plan.phones ? plan : { ...plan, phones, sitters };
}

/** The same with somebody else in one seat. You sit in one seat only: the one you left gets a bot. */
export function withSitter(plan: Plan, index: number, sitter: Sitter, game: GameShown): Plan {
  const sitters = plan.sitters.map((each, at) => {
    if (at === index) return sitter;
    return sitter.who === "me" && each.who === "me" ? bot(usualBot(game)) : each;
  });
  return { ...plan, sitters };
}

/** The same names, with another one for the seat of this number. */
export function withFriend(names: ReadonlyArray<string>, index: number, name: string): string[] {
  const length = Math.max(names.length, index + 1);
  return Array.from({ length }, (_, at) => (at === index ? name : (names[at] ?? "")));
}

/** The keys of the names that the bots will have at the table, by seat: no two have the same. */
export function botNames({ sitters }: Plan): ReadonlyArray<string> {
  const taken = new Set<string>();
  return sitters.map((sitter) => {
    if (sitter.who !== "bot") return "";
    let name = sitter.bot;
    for (let number = 1; taken.has(name); number += 1) name = `other-${number}`;
    taken.add(name);
    return name;
  });
}

export interface Company {
  readonly people: number;
  readonly bots: number;
  readonly invited: number;
  readonly phones: number;
}

export function company({ sitters }: Plan): Company {
  const count = (...kinds: Sitter["who"][]) =>
    sitters.filter((each) => kinds.includes(each.who)).length;
  return {
    people: count("me", "here"),
    bots: count("bot"),
    invited: count("elsewhere"),
    phones: count("phone"),
  };
}

/** What to ask the server for. Whoever gave no name has none: it follows the reader's language. */
export function wantedTable(plan: Plan, game: GameShown, name: string): TableWanted {
  const seats = plan.sitters.map((sitter) => wantedSeat(sitter, name));
  const { board, options, phones } = plan;
  return { game: game.name, seats, board, options, phones };
}

function wantedSeat(sitter: Sitter, name: string): SeatWanted {
  switch (sitter.who) {
    case "me":
      return { kind: "me", name: name.trim() };
    case "here":
      return { kind: "me", name: sitter.name.trim() };
    case "bot":
      return { kind: "bot", bot: sitter.bot };
    case "elsewhere":
    case "phone":
      return { kind: "open" };
  }
}
