import { render } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import { usualPlan } from "../core/plan";
import { settings } from "../core/settings.svelte";
import { loadWords } from "../core/words.svelte";
import client from "../games/mission-impossible";
import type { GameShown } from "../protocol";
import Chairs from "./Chairs.svelte";

const game: GameShown = {
  name: "mission-impossible",
  version: 1,
  seats: [3, 4, 5, 6],
  boards: ["ring-city"],
  options: [],
  clauses: [],
  bots: ["novice", "casual"],
  levels: ["novice", "casual"],
  secrets: true,
  realtime: false,
};

beforeAll(async () => {
  settings.language = "en";
  await Promise.all([loadWords(), loadWords("mission-impossible")]);
});

it("a bot whose name another has already says as whom it plays", () => {
  const bot = (level: string) => ({ who: "bot", bot: level }) as const;
  const sitters = [{ who: "me" } as const, bot("novice"), bot("novice"), bot("casual")];
  const plan = { ...usualPlan(game), sitters };
  const { container } = render(Chairs, { game, client, plan });
  const seats = [...container.querySelectorAll(".words")].map((each) => each.textContent);
  expect(seats[1]).toContain("The Trainee");
  expect(seats[1]).not.toContain("plays like");
  expect(seats[2]).toMatch(/The Courier.*plays like The Trainee/s);
  expect(seats[3]).not.toContain("plays like");
});
