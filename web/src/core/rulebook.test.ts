import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Clause, fold, pieces, search, stretches, wanted, wholeOf } from "./rulebook";

const CLAUSES: ReadonlyArray<Clause> = [
  { id: "XY-1", title: "Le but", text: "Posséder plus de billes que tous les autres.", ruling: "" },
  {
    id: "XY-2",
    title: "Le cœur",
    text: "Aucun Pac-Man n’entre au cœur : voir XY-2a et XY-9.",
    ruling: "Les fantômes, eux, y sont deux.",
  },
  { id: "XY-2a", title: "Les portes", text: "", ruling: "Ce que dit XY-1 vaut aussi ici." },
];
const IDS = CLAUSES.map((clause) => clause.id);

const cut = (text: string, query: string) =>
  stretches(text, wanted(query)).map(([from, to]) => text.slice(from, to));

describe("searching", () => {
  it("knows neither accents nor case nor joined letters nor curled apostrophes", () => {
    expect(fold("CŒUR d’Été")).toBe("coeur d'ete");
    expect(cut("Posséder à l’ÉTÉ", "posse ete")).toEqual(["Possé", "ÉTÉ"]);
    expect(cut("Le cœur", "coe")).toEqual(["cœ"]);
    expect(cut("Le cœur", "co")).toEqual(["cœ"]);
    expect(cut("n’entre", "n'e")).toEqual(["n’e"]);
  });

  it("keeps a mark with its letter, however the accent is written", () => {
    expect(cut("e\u0301te\u0301 ici", "ete")).toEqual(["e\u0301te\u0301"]);
  });

  it("wants all the words, wherever in the clause they stand", () => {
    expect(search(CLAUSES, wanted("portes vaut")).map((each) => each.id)).toEqual(["XY-2a"]);
    expect(search(CLAUSES, wanted("xy-2")).map((each) => each.id)).toEqual(["XY-2", "XY-2a"]);
    expect(search(CLAUSES, wanted("portes cœur"))).toEqual([]);
    expect(search(CLAUSES, wanted("cœur fantomes")).map((each) => each.id)).toEqual(["XY-2"]);
    expect(search(CLAUSES, wanted("   "))).toBe(CLAUSES);
  });

  it("finds a clause by any part of its own words, in whatever case", () => {
    const upper = fc.boolean();
    fc.assert(
      fc.property(fc.constantFrom(...CLAUSES), fc.nat(), fc.nat(), upper, (clause, a, b, loud) => {
        const said = `${clause.text} ${clause.ruling}`;
        const from = a % said.length;
        const part = said.slice(from, from + 1 + (b % 12));
        const query = loud ? part.toUpperCase() : part;
        expect(search(CLAUSES, wanted(query))).toContain(clause);
      }),
    );
  });
});

describe("cutting a text into pieces", () => {
  const anything = fc.string({
    unit: fc.constantFrom("a", "é", "œ", "X", "Y", "-", "1", " ", "e\u0301", "🎲"),
  });

  it("loses nothing, and marks exactly what was found", () => {
    fc.assert(
      fc.property(anything, anything, (text, query) => {
        const cutUp = pieces(text, wanted(query), ["X-1", "XY-1"]);
        expect(cutUp.map((piece) => piece.text).join("")).toBe(text);
        const marked = cutUp.some((piece) => piece.found);
        const there = wanted(query).some((word) => fold(text).includes(word));
        expect(marked).toBe(there);
      }),
    );
  });

  it("links the clauses that it names, and no others", () => {
    const linked = pieces(CLAUSES[1]?.text ?? "", [], IDS).filter((piece) => piece.clause);
    expect(linked).toEqual([{ text: "XY-2a", found: false, clause: "XY-2a" }]);
  });

  it("links a name that was found in part", () => {
    const cutUp = pieces("voir XY-2a.", wanted("xy-2"), IDS);
    expect(cutUp).toEqual([
      { text: "voir ", found: false, clause: "" },
      { text: "XY-2", found: true, clause: "XY-2a" },
      { text: "a", found: false, clause: "XY-2a" },
      { text: ".", found: false, clause: "" },
    ]);
  });
});

describe("clauses and their parts", () => {
  it("knows a part by its letter", () => {
    expect(wholeOf("XY-2a", IDS)).toBe("XY-2");
    expect(wholeOf("XY-2", IDS)).toBe("");
    expect(wholeOf("XY-3a", IDS)).toBe("");
  });
});
