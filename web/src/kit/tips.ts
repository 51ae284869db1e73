// The guided first game: rules that say when each tip is true. Each is said once, at the first
// moment for which it is true.

import type { Draft } from "../core/draft.svelte";
import type { Tip } from "../games/contract";

export interface Moment<View> {
  readonly view: View;
  readonly draft: Draft | null;
}

type Pointed = NonNullable<Tip["at"]>;

export interface TipRule<View> {
  readonly key: string;
  readonly at: Pointed | ((moment: Moment<View>) => Pointed);
  readonly applies: (moment: Moment<View>) => boolean;
}

/** The first tip that is true and was not said yet. */
export function firstTip<View>(
  rules: ReadonlyArray<TipRule<View>>,
): (view: View, draft: Draft | null, said: ReadonlySet<string>) => Tip | null {
  return (view, draft, said) => {
    const moment = { view, draft };
    const rule = rules.find(({ key, applies }) => !said.has(key) && applies(moment));
    if (!rule) return null;
    return { key: rule.key, at: typeof rule.at === "function" ? rule.at(moment) : rule.at };
  };
}
