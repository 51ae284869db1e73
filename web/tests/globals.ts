// What the browser brings under its global names, and whether somebody has put something else there.

/** A property of the window or of one of its classes, and what it holds. */
interface Slot {
  readonly holder: object;
  readonly name: string;
  readonly value: unknown;
}

export type Slots = ReadonlyMap<string, Slot>;

/** Everything that the window has. */
export function globals(): Slots {
  const slots = Object.getOwnPropertyNames(globalThis).filter(isOurs).map(slotOf(globalThis));
  return new Map(slots.map((slot) => [slot.name, slot]));
}

/** And everything that its classes have. */
export function globalsAndMethods(): Slots {
  const all = new Map(globals());
  for (const { name, value } of globals().values()) {
    if (typeof value !== "function" || name === "Array") continue; // Svelte puts warnings into arrays
    for (const [method, slot] of methods(value)) all.set(`${name}.prototype.${method}`, slot);
  }
  return all;
}

function* methods({ prototype }: { prototype: unknown }): Iterable<[string, Slot]> {
  if (typeof prototype !== "object" || prototype === null) return;
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (typeof value === "function" && isOurs(name))
      yield [name, { holder: prototype, name, value }];
  }
}

/** `$` and `__` are Svelte's and vitest's own. A rune throws when it is read. */
const isOurs = (name: string): boolean => !/^(\$|__)/.test(name);

const slotOf = (holder: object) => (name: string) => ({
  holder,
  name,
  value: Reflect.get(holder, name) as unknown,
});

/** The names of all that is another than before. */
export function replaced(before: Slots, now: Slots): string[] {
  const names = [...new Set([...before.keys(), ...now.keys()])];
  return names.filter((name) => !Object.is(before.get(name)?.value, now.get(name)?.value));
}

/** Puts back what was there before. */
export function restore(before: Slots, now: Slots): void {
  for (const each of replaced(before, now)) {
    const was = before.get(each);
    const is = now.get(each);
    if (was) Reflect.set(was.holder, was.name, was.value);
    else if (is) Reflect.deleteProperty(is.holder, is.name);
  }
}
