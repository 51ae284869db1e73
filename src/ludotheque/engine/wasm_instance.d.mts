export declare class Instance {
  constructor(module: WebAssembly.Module);
  readonly heap: number;
  readonly size: number;
  call(entry: string, kinds: string, numbers: Iterable<number | bigint | string>): bigint;
  bytes(address: number, length: number): Uint8Array;
  grow(pages: number): void;
}
