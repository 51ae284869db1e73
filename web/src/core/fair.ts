// Sealed dice and sealed choices, worked out in the browser: all of the cryptography, and nothing
// else. `docs/fairness.md` says the same in words, and `engine/fair.py` for the server's side.
//
// Whatever is hashed is a list of parts, each with its length before it; the first part says what
// the hash is for. The browser's own hashes are withheld on plain HTTP, as on a local network.

import { hashes, verify } from "@noble/ed25519";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** Thirty-two bytes in hexadecimal: a secret, a seal, salt. */
export type Hex = string;

const WORD = 1n << 64n; // how many numbers the first eight bytes of a hash can be
const FINGERPRINT = 32; // digits

hashes.sha512 = sha512;

function length(part: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, part.length);
  return bytes;
}

/** Eight bytes, the highest first. */
function number(value: number | bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

function framed(...parts: Uint8Array[]): Uint8Array {
  return concatBytes(...parts.flatMap((part) => [length(part), part]));
}

function hashed(purpose: string, ...parts: Uint8Array[]): Hex {
  return bytesToHex(sha256(framed(utf8ToBytes(purpose), ...parts)));
}

function keyed(key: Hex, purpose: string, ...parts: Uint8Array[]): Uint8Array {
  return hmac(sha256, hexToBytes(key), framed(utf8ToBytes(purpose), ...parts));
}

/** Whether a text is thirty-two bytes in hexadecimal, as all of these are written. */
export function isHex(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** What is told of a secret beforehand. */
export function sealOf(secret: Hex): Hex {
  return hashed("ludotheque seal 1", hexToBytes(secret));
}

/** What is mixed into the dice before anybody has given salt. */
export function firstMix(table: string, seal: Hex): Hex {
  return hashed("ludotheque mix 1", utf8ToBytes(table), hexToBytes(seal));
}

/** What is told of salt before anybody tells theirs. */
export function commitmentOf(table: string, round: number, seat: string, salt: Hex): Hex {
  return hashed(
    "ludotheque commitment 1",
    utf8ToBytes(table),
    number(round),
    utf8ToBytes(seat),
    hexToBytes(salt),
  );
}

/** Salt as it is mixed in: whose it is, and the salt itself. */
export interface Given {
  readonly seat: string;
  readonly person: number;
  readonly value: Hex;
}

/** The same with the salt of one round, in the order of the seats and of the people there. */
export function mixed(mix: Hex, round: number, given: ReadonlyArray<Given>): Hex {
  const parts = given
    .toSorted((one, other) =>
      one.seat === other.seat ? one.person - other.person : one.seat < other.seat ? -1 : 1,
    )
    .flatMap(({ seat, person, value }) => [utf8ToBytes(seat), number(person), hexToBytes(value)]);
  return hashed("ludotheque round 1", hexToBytes(mix), number(round), ...parts);
}

/** The same with one player's salt to which nobody had committed, as in older games. */
export function mixedAlone(mix: Hex, seat: string, salt: Hex): Hex {
  return hashed("ludotheque mix 1", hexToBytes(mix), utf8ToBytes(seat), hexToBytes(salt));
}

/** Which of so many outcomes draw number `draw` gives, from 1 on; each is exactly as likely. */
export function drawn(
  secret: Hex,
  table: string,
  draw: number,
  mix: Hex,
  outcomes: number | bigint,
): number {
  const among = BigInt(outcomes);
  const fair = WORD - (WORD % among);
  for (let attempt = 0; ; attempt += 1) {
    const found = keyed(
      secret,
      "ludotheque draw 1",
      utf8ToBytes(table),
      number(draw),
      hexToBytes(mix),
      number(outcomes),
      number(attempt),
    );
    const word = new DataView(found.buffer, found.byteOffset).getBigUint64(0);
    if (word < fair) return Number(word % among); // beyond it, the first outcomes would be favoured
  }
}

/** What keeps secret choice number `choice`, from 1 on, from being found by trying them all. */
export function saltOf(secret: Hex, table: string, choice: number): Hex {
  return bytesToHex(keyed(secret, "ludotheque salt 1", utf8ToBytes(table), number(choice)));
}

/** What is told at once of a move that the others may not know yet. */
export function choiceSeal(salt: Hex, choice: number, seat: string, move: string): Hex {
  return hashed(
    "ludotheque choice 1",
    hexToBytes(salt),
    number(choice),
    utf8ToBytes(seat),
    utf8ToBytes(move),
  );
}

/** The hash of everything that was noted of a table before the first line. */
export function firstNoted(table: string, seal: Hex, key: Hex): Hex {
  return hashed("ludotheque notes 1", utf8ToBytes(table), hexToBytes(seal), hexToBytes(key));
}

/** The same with one more line. */
export function noted(before: Hex, line: string): Hex {
  return hashed("ludotheque notes 1", hexToBytes(before), utf8ToBytes(line));
}

/** The server's public key in so few digits that people can compare them. */
export function fingerprintOf(key: Hex): string {
  return hashed("ludotheque fingerprint 1", hexToBytes(key)).slice(0, FINGERPRINT);
}

/** The same in groups of four, as it is shown and typed. */
export function grouped(fingerprint: string): string {
  return fingerprint.match(/.{1,4}/g)?.join(" ") ?? "";
}

/** Whether whoever has this key has signed a saved game with this hash over its lines. */
export function isSigned(key: Hex, digest: Hex, signature: string): boolean {
  const message = framed(utf8ToBytes("ludotheque saved game 1"), hexToBytes(digest));
  try {
    return verify(hexToBytes(signature), message, hexToBytes(key), { zip215: false });
  } catch {
    return false; // no point of the curve, or no hexadecimal
  }
}

/** The hash over the lines of a text, each with the line feed that ends it. */
export function digestOf(lines: ReadonlyArray<string>): Hex {
  return bytesToHex(sha256(utf8ToBytes(lines.map((line) => `${line}\n`).join(""))));
}
