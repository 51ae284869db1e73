// Sealed dice and sealed choices, worked out in the browser: all of the cryptography, and nothing
// else. `docs/fairness.md` says the same in words, and `engine/fair.py` for the server's side.
//
// Whatever is hashed is a list of parts, each with its length before it; the first part says what
// the hash is for. The browser's own hashes are withheld on plain HTTP, as on a local network.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** Thirty-two bytes in hexadecimal: a secret, a seal, salt. */
export type Hex = string;

const WORD = 1n << 64n; // how many numbers the first eight bytes of a hash can be

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

/** The same with the salt of one seat. */
export function mixed(mix: Hex, seat: string, salt: Hex): Hex {
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
