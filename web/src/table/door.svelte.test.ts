import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { FakeTable, game } from "../../tests/fake-table";
import { settle, sitting } from "../../tests/sitting";
import { Session } from "../core/session.svelte";
import { settings } from "../core/settings.svelte";
import { loadWords } from "../core/words.svelte";
import Door from "./Door.svelte";

sitting();
afterEach(cleanup);

it("the buttons that let somebody in take no touch that was meant for the board", async () => {
  settings.language = "en";
  await loadWords();
  const table = new FakeTable();
  table.people = { A: [{ number: 1, name: "Rosa" }] };
  table.asking = { A: [{ number: 2, name: "Eve" }] };
  table.persons = { A: 1 };
  const session = new Session("t", game, "fake", table.dial);
  await settle(table);
  render(Door, { session });
  const buttons = () => screen.getByText("Let them in").closest<HTMLElement>(".acts");
  screen.getByText("Eve asks to join you.");
  expect(buttons()?.inert).toBe(true);
  await vi.waitFor(() => expect(buttons()?.inert).toBe(false), { timeout: 5000 });
  session.close();
});
