// What tests use of Node, besides what it shares with browsers.

declare module "node:worker_threads" {
  export const locks: LockManager;
}
