// A file of WebAssembly that was loaded, with its memory: in Node, and in a worker of a page.
//
// Its functions are Numba's: they take the address for what they return, the address for an error,
// and then their own arguments; they return 0 where all went well.

/** One instance of a compiled module. */
export class Instance {
  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.exports = new WebAssembly.Instance(module).exports;
  }

  /** The first address that is free. */
  get heap() {
    return this.exports.__heap_base.value;
  }

  /** Bytes of its memory. */
  get size() {
    return this.exports.memory.buffer.byteLength;
  }

  /** What a function returns; of its arguments, those of kind `a` are addresses. */
  call(entry, kinds, numbers) {
    const given = Array.from(numbers, (number, at) =>
      kinds[at] === "a" ? Number(number) : BigInt(number),
    );
    const status = this.exports[entry](...given);
    if (status !== 0) throw new Error(`${entry} ended with ${status}`);
    return new DataView(this.exports.memory.buffer).getBigInt64(given[0], true);
  }

  /** Some bytes of its memory, to be read or written before the next call. */
  bytes(address, length) {
    return new Uint8Array(this.exports.memory.buffer, address, length);
  }

  grow(pages) {
    this.exports.memory.grow(pages);
  }
}
