// A part of any game, made to know which game it is of: the page does not tell parts that.

import type { Component } from "svelte";

/** The component with one more property, which stays the same. */
export function bound<Props extends object>(
  Part: Component<Props & { game: string }>,
  game: string,
): Component<Props> {
  return (internals, props) => {
    // Properties are read when they are needed, so that what depends on them changes with them.
    const all = new Proxy(props, {
      get: (target, name) => (name === "game" ? game : Reflect.get(target, name)),
      has: (target, name) => name === "game" || Reflect.has(target, name),
    });
    return Part(internals, all as Props & { game: string });
  };
}
