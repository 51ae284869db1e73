import { describe, expect, it } from "vitest";
import {
  choiceSeal,
  commitmentOf,
  digestOf,
  drawn,
  fingerprintOf,
  firstMix,
  firstNoted,
  grouped,
  isHex,
  isSigned,
  mixed,
  mixedAlone,
  noted,
  saltOf,
  sealOf,
} from "./fair";

// The worked example of docs/fairness.md: whoever changes one of the two breaks every seal.
const TABLE = "5f0c8a3d2b7e4c19a6d8e2f1";
const SECRET = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const SEAL = "b59c130f784c5d679b922776a7a770f905aa9676abda27a2e4db065ab22c982e";
const FIRST = "458f498152e7c63a9c1c5fce46b0c4e4eb43beb001e7431fd18db8b09dfadac1";
const MIX = "0d3ba2fa5cd43c7c79408a3e2b8d1168aee19efc3b7bb5116c07a00fc72ea668";
const SALT = { A: "11".repeat(32), B: "22".repeat(32) };

describe("what follows from a secret", () => {
  it("is its seal", () => {
    expect(sealOf(SECRET)).toBe(SEAL);
  });

  it("is what is mixed in, all salt of a round together", () => {
    const given = [
      { seat: "B", person: 1, value: SALT.B },
      { seat: "A", person: 1, value: SALT.A },
    ];
    expect(firstMix(TABLE, SEAL)).toBe(FIRST);
    expect(mixed(FIRST, 1, given)).toBe(MIX);
    expect(mixed(FIRST, 1, given.toReversed())).toBe(MIX);
  });

  it("is what is mixed in one after the other, in older games", () => {
    expect(mixedAlone(FIRST, "A", SALT.A)).toBe(
      "f6890b38317a17a5bcf12d3712e32618dfc809142c570c7961e2f5c2a361aea9",
    );
  });

  it.each([
    [2, [1, 1, 1, 0, 0, 1, 0, 0]],
    [6, [4, 5, 4, 5, 0, 5, 5, 2]],
    [36, [29, 13, 32, 17, 21, 29, 2, 11]],
    [5040, [2761, 3425, 3417, 1824, 2842, 910, 2070, 2833]],
  ])("is every draw among %d", (outcomes, expected) => {
    const found = expected.map((_, index) => drawn(SECRET, TABLE, index + 1, MIX, outcomes));
    expect(found).toEqual(expected);
  });

  it("passes over what would favour the first outcomes", () => {
    const found = [3, 4, 5].map((draw) => drawn(SECRET, TABLE, draw, MIX, 2n ** 63n + 1n));
    const expected = [5633395619048536344n, 7309484625329957789n, 1552258563903434499n];
    expect(found).toEqual(expected.map(Number));
  });

  it("is a seal for each secret choice", () => {
    const salt = saltOf(SECRET, TABLE, 1);
    expect(salt).toBe("f9280dfe71a8f7251a602af2fcf24191c14396bf6bc0649827be8f3dcf7f20ac");
    expect(choiceSeal(salt, 1, "B", "circle 42")).toBe(
      "04a52f60b66c0a5ef309ddb45b4ee57ad976b2db343bb866d4b098e5bf923832",
    );
  });
});

it("hexadecimal is thirty-two bytes in small letters", () => {
  expect(isHex(SECRET)).toBe(true);
  for (const wrong of ["", SECRET.slice(1), `${SECRET}0`, SECRET.toUpperCase(), `${SECRET}\n`]) {
    expect(isHex(wrong)).toBe(false);
  }
});

it("a commitment is bound to its table, its round, and its seat", () => {
  expect(commitmentOf(TABLE, 1, "A", SALT.A)).toBe(
    "7179ee64fca49ab447959c2843a20944b9172371af3e5f93005f5ae82c724078",
  );
  expect(commitmentOf(TABLE, 1, "B", SALT.B)).toBe(
    "229a3b40d776866e63aacc74cf258348945fb7ccf5f4e1216ed3ea625e22d766",
  );
  const others = [
    commitmentOf("another", 1, "A", SALT.A),
    commitmentOf(TABLE, 2, "A", SALT.A),
    commitmentOf(TABLE, 1, "B", SALT.A),
  ];
  expect(others).not.toContain(commitmentOf(TABLE, 1, "A", SALT.A));
});

describe("the server's key", () => {
  const KEY = "d6f34da5f0590fadc5e42b7b285a1bcaaf90ed3f8a35a026b571a504ee99545d";
  const DIGEST = "33".repeat(32);
  const SIGNATURE =
    "ea206a659dd408f0795559859a730a2f5502251ee19e6c66f008c74570f0e45c" +
    "0f808565ab6a69d85a1b017001b91d1ae6c8407c1dd04f68266a7d4ccc550c06";

  it("is shown by few digits", () => {
    expect(fingerprintOf(KEY)).toBe("c6b654d3f71fde4926e449dd90febac6");
    expect(grouped("0123456789ab")).toBe("0123 4567 89ab");
  });

  it("has signed what it has signed, and nothing else", () => {
    expect(isSigned(KEY, DIGEST, SIGNATURE)).toBe(true);
    expect(isSigned(KEY, "34".repeat(32), SIGNATURE)).toBe(false);
    expect(isSigned(SEAL, DIGEST, SIGNATURE)).toBe(false);
    expect(isSigned("0".repeat(64), DIGEST, SIGNATURE)).toBe(false);
    expect(isSigned(KEY, DIGEST, SIGNATURE.replace(/^./, "0"))).toBe(SIGNATURE.startsWith("0"));
    for (const wrong of ["", "no", SIGNATURE.slice(2)]) {
      expect(isSigned(KEY, DIGEST, wrong)).toBe(false);
    }
  });

  it("is in the hash of all notes, as every line is", () => {
    const first = firstNoted(TABLE, SEAL, KEY);
    expect(first).toBe("2bec92accccb245f2fcbdebe708a0a76c2ff965f90b0be49ea11020e3d6df621");
    expect(noted(first, "fate 5-3 – é")).toBe(
      "e26062ed6d86d6716a78851681bff3190d2066c274e15d907bcf13cdff8f6d8c",
    );
  });
});

it("a text's hash is over every byte of its lines", () => {
  expect(digestOf(["one", "é"])).toBe(
    "abcf20893dfedc0c73584465a77cf51d409f4aa8a9bf50ecd908121b5d235e07",
  );
});
