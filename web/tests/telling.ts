// What must be true of every game's words for the page.

import { expect, test } from "vitest";
import type { Draft } from "../src/core/draft.svelte";
import { settings } from "../src/core/settings.svelte";
import { say } from "../src/core/words.svelte";
import type { GameTable, Sentence, Tip } from "../src/games/contract";
import { drafted } from "./drafts";
import type { Offer } from "./recordings";

/** Says sentences of a game. */
export const sayingIn =
  (game: string) =>
  ({ key, values }: Sentence): string =>
    say(key, values, game);

/** A recorded position, and a draft of whoever is to choose in it. */
export const draftedFrom =
  <View>(position: (name: string) => Offer<View>) =>
  (name: string): { view: View; draft: Draft } => ({
    view: position(name).view,
    draft: drafted(position(name)).draft,
  });

type Telling<View> = Pick<GameTable<View>, "expected" | "described" | "offered"> &
  Required<Pick<GameTable<View>, "asked">>;

interface EntryShown<View> {
  readonly views: ReadonlyArray<View>;
  readonly position: (name: string) => Offer<View>;
  /** The positions in which somebody is to choose. */
  readonly names: ReadonlyArray<string>;
  /** Moves that are not on offer in any of them. */
  readonly more?: ReadonlyArray<string>;
  /** What every sentence is like that asks for something. */
  readonly asks: RegExp;
}

export function testWords<View>(
  game: string,
  { expected, described, offered, asked }: Telling<View>,
  { views, position, names, more = [], asks }: EntryShown<View>,
): void {
  const sentence = sayingIn(game);

  test.each(["en", "fr"] as const)("every position of a game can be told, in %s", (language) => {
    settings.language = language;
    for (const view of views) {
      for (const each of [expected(view), ...described(view)]) {
        expect(sentence(each)).toMatch(/^.+[.!]$/);
        expect(sentence(each)).not.toMatch(/[{}]/);
      }
    }
  });

  test.each(["en", "fr"] as const)("every move has a name, in %s", (language) => {
    settings.language = language;
    for (const name of names) {
      const { legal, view } = position(name);
      for (const move of [...legal, ...more]) expect(sentence(offered(move, view))).not.toBe("");
    }
  });

  test.each(["en", "fr"] as const)("whoever chooses is asked for it, in %s", (language) => {
    settings.language = language;
    for (const name of names) {
      const { view, draft } = draftedFrom(position)(name);
      expect(sentence(asked(view, draft))).toMatch(asks);
    }
  });
}

type FindTip<View> = (view: View, draft: Draft | null, said: ReadonlySet<string>) => Tip | null;

/** The keys of all that the guided game says while nothing changes, each of them once. */
export function tipsFor<View>(tip: FindTip<View>, view: View, draft: Draft | null): string[] {
  const said = new Set<string>();
  for (let next = tip(view, draft, said); next; next = tip(view, draft, said)) {
    expect(said).not.toContain(next.key);
    said.add(next.key);
  }
  return [...said];
}
