// How much is tested: everything in kind by `make test`, everything in number by `make test-all`.
// `tests/tiers.py` says the same of Python's tests.

const isAll = import.meta.env.LUDOTHEQUE_TIER === "all";

/** How often something is repeated. */
export const times = (usually: number, inAll: number): number => (isAll ? inAll : usually);
