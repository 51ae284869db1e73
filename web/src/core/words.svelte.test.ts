import { flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { settings } from "./settings.svelte";
import { hasWords, loadWords, named, say } from "./words.svelte";

beforeAll(async () => {
  settings.language = "en";
  await Promise.all([loadWords("", "en"), loadWords("", "fr")]);
});

beforeEach(() => {
  settings.language = "en";
});

describe("words", () => {
  it("are said in the chosen language, and anew when it changes", () => {
    const heard: string[] = [];
    const end = $effect.root(() => {
      $effect(() => {
        heard.push(say("page-settings"));
      });
    });
    flushSync();
    settings.language = "fr";
    flushSync();
    end();
    expect(heard).toEqual(["Settings", "Réglages"]);
  });

  it("mark the document while they are on their way", async () => {
    const isLoading = () => document.documentElement.hasAttribute("data-loading-words");
    expect(isLoading()).toBe(false);
    const coming = loadWords("pac-man", "fr");
    expect(isLoading()).toBe(true);
    await coming;
    expect(isLoading()).toBe(false);
  });

  it("are filled in", () => {
    expect(say("page-seats-open", { count: 1 })).toBe("One seat is still free");
    expect(say("page-seats-open", { count: 3 })).toBe("3 seats are still free");
  });

  it("of the house stand in where a game has none of its own", () => {
    expect(say("page-settings", {}, "a-game-without-words")).toBe("Settings");
  });

  it("that do not exist are silence", () => {
    expect(say("page-no-such-key")).toBe("");
    expect(hasWords("page-no-such-key")).toBe(false);
    expect(hasWords("page-settings")).toBe(true);
  });

  it("put names in the place of seats, and leave everything else", () => {
    expect(named({ seat: "A", die: 4, piece: "AB" }, { A: "Rosa" })).toEqual({
      seat: "Rosa",
      die: 4,
      piece: "AB",
    });
    expect(named({ seat: "B" }, { A: "Rosa" })).toEqual({ seat: "B" });
  });
});

describe("names in a French sentence", () => {
  it("run together with what stands before them", async () => {
    await loadWords("mission-impossible", "fr");
    settings.language = "fr";
    const shown = (seat: string) => say("meet-show", { seat }, "mission-impossible");
    expect(shown("Le Stagiaire")).toBe("Montrer votre carnet au Stagiaire");
    expect(shown("L’Ombre")).toBe("Montrer votre carnet à l’Ombre");
    expect(shown("Joueur A")).toBe("Montrer votre carnet au joueur A");
    expect(shown("Anna")).toBe("Montrer votre carnet à Anna");
    const card = (owner: string) =>
      say("choose-card", { square: "b3", owner }, "mission-impossible");
    expect(card("Le Directeur")).toBe("Aller en b3 et lire la carte du Directeur");
    expect(card("Les Bleus")).toBe("Aller en b3 et lire la carte des Bleus");
    expect(card("La Reine")).toBe("Aller en b3 et lire la carte de la Reine");
    expect(card("L’Archiviste")).toBe("Aller en b3 et lire la carte de l’Archiviste");
    expect(card("Éloïse")).toBe("Aller en b3 et lire la carte d’Éloïse");
    expect(card("Rosa")).toBe("Aller en b3 et lire la carte de Rosa");
    expect(card("A")).toBe("Aller en b3 et lire la carte de A");
    const met = (seat: string) =>
      say("choose-person", { square: "b3", seat }, "mission-impossible");
    expect(met("Le Directeur")).toBe("Aller en b3, où se trouve le Directeur");
    expect(met("Leo")).toBe("Aller en b3, où se trouve Leo");
  });
});
