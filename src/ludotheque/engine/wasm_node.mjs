// Runs one file of WebAssembly, as `wasm_node.py` tells it: see there.

import { readSync, writeSync } from "node:fs";

const NEWLINE = 10;
const CHUNK = 1 << 16;

let waiting = Buffer.alloc(0);

/** Waits for more input; ends the process where there is none any more. */
function receive() {
  const more = Buffer.alloc(CHUNK);
  const length = readSync(0, more);
  if (length === 0) process.exit(0);
  waiting = Buffer.concat([waiting, more.subarray(0, length)]);
}

function take(length) {
  const parts = [];
  let missing = length;
  while (missing > 0) {
    if (waiting.length === 0) receive();
    const part = waiting.subarray(0, missing);
    parts.push(part);
    missing -= part.length;
    waiting = waiting.subarray(part.length);
  }
  return Buffer.concat(parts);
}

function line() {
  let end = waiting.indexOf(NEWLINE);
  while (end < 0) {
    receive();
    end = waiting.indexOf(NEWLINE);
  }
  const text = take(end + 1);
  return JSON.parse(text.toString());
}

function send(bytes) {
  let sent = 0;
  while (sent < bytes.length) sent += writeSync(1, bytes, sent);
}

const answer = (message) => send(Buffer.from(`${JSON.stringify(message)}\n`));

let exports;
const memory = (address, length) => new Uint8Array(exports.memory.buffer, address, length);

function carryOut(asked) {
  if ("load" in asked) {
    const module = new WebAssembly.Module(take(asked.load));
    exports = new WebAssembly.Instance(module).exports;
    return { heap: exports.__heap_base.value, size: exports.memory.buffer.byteLength };
  }
  if ("call" in asked) {
    const numbers = asked.numbers.map((number, at) =>
      asked.kinds[at] === "a" ? Number(number) : BigInt(number),
    );
    return { status: exports[asked.call](...numbers) };
  }
  if ("write" in asked) {
    const content = take(asked.length);
    memory(asked.write, asked.length).set(content);
    return {};
  }
  if ("grow" in asked) {
    exports.memory.grow(asked.grow);
    return {};
  }
  return {};
}

for (;;) {
  const asked = line();
  try {
    answer(carryOut(asked));
    if ("read" in asked) send(memory(asked.read, asked.length));
  } catch (error) {
    answer({ error: String(error) });
  }
}
