// What every game's tray shows while it is rolled for the first turn.

import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { expect } from "vitest";

interface Rolling {
  readonly view: { readonly players: ReadonlyArray<object> };
}

/** What is to come is left open, and whoever was outrolled is shown with their roll. */
export function expectFirstRolls<Props extends Rolling>(
  Tray: Component<Props>,
  props: Props,
): void {
  const players = props.view.players.map((player, index) => ({
    ...player,
    roll: index === 0 ? 4 : 0,
    outrolled: index === 0,
  }));
  const view = { ...props.view, phase: "first-roll", players };
  const rolling = { ...props, view, draft: null };
  const { container } = render(Tray as unknown as Component<Rolling>, rolling);
  const told = [...container.querySelectorAll(".rolls .figures")].map((each) => each.textContent);
  expect(told[0]).toContain("4, beaten");
  expect(container.querySelector(".rolls .outrolled s")?.textContent).toBe("4");
  expect(told.slice(1).every((text) => text?.trim() === "–")).toBe(true);
}
