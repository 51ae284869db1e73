// What must be true of everything that can be chosen on a game's board.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Draft } from "../src/core/draft.svelte";
import type { Target } from "../src/kit/targets";
import { drafted } from "./drafts";
import type { Offer } from "./recordings";
import { times } from "./tiers";

/** Whoever chooses anything at all, so many times, is never refused. */
export function testEveryChoice<View>(
  offer: Offer<View>,
  targets: (offer: Offer<View>, draft: Draft) => ReadonlyArray<Target>,
  most: number,
): void {
  test("whatever is chosen, every choice offered is one that the server offered", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: most }), (picks) => {
        const { draft, sending } = drafted(offer);
        for (const pick of picks) {
          const all = targets(offer, draft).filter((each) => each.kind !== "confirm");
          all[pick % Math.max(1, all.length)]?.act();
          const keys = targets(offer, draft).map((each) => each.key);
          expect(new Set(keys).size).toBe(keys.length);
        }
        expect(sending.object).not.toHaveBeenCalled();
      }),
      { numRuns: times(20, 60) },
    );
  });
}
