// Runs one file of WebAssembly, as `wasm_node.py` tells it: see there.

import { readSync, writeSync } from "node:fs";
import { Instance } from "./wasm_instance.mjs";

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

/** The next so many bytes. */
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
  while (!waiting.includes(NEWLINE)) receive();
  return JSON.parse(take(waiting.indexOf(NEWLINE) + 1).toString());
}

function send(bytes) {
  let sent = 0;
  while (sent < bytes.length) sent += writeSync(1, bytes, sent);
}

let instance;

/** Does what is asked, and returns the answer and the bytes that follow it. */
function carryOut(asked) {
  switch (asked.do) {
    case "load":
      instance = new Instance(new WebAssembly.Module(take(asked.length)));
      return [{ heap: instance.heap, size: instance.size }];
    case "call":
      return [{ found: String(instance.call(asked.entry, asked.kinds, asked.numbers)) }];
    case "read":
      return [{}, instance.bytes(asked.address, asked.length)];
    case "write":
      instance.bytes(asked.address, asked.length).set(take(asked.length));
      return [{}];
    case "clear":
      instance.bytes(asked.address, asked.length).fill(0);
      return [{}];
    case "grow":
      instance.grow(asked.pages);
      return [{}];
  }
}

for (;;) {
  const asked = line();
  let [answer, bytes] = [{}, undefined];
  try {
    [answer, bytes] = carryOut(asked);
  } catch (error) {
    answer = { error: String(error) };
  }
  send(Buffer.from(`${JSON.stringify(answer)}\n`));
  if (bytes) send(bytes);
}
