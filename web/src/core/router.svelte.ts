// Where one is on the page. Screens have plain paths, whatever their addresses are in the browser
// (`address.ts`); an invitation stands behind the `#`, which no browser sends to a server.

import { addressOf, isOurs, screenAt } from "./address";

export type Route =
  | { readonly at: "shelf" }
  | { readonly at: "new"; readonly game: string }
  | { readonly at: "table"; readonly table: string; readonly invitation: string }
  | { readonly at: "replay"; readonly table: string }
  | { readonly at: "screen"; readonly table: string }
  | { readonly at: "go"; readonly code: string }
  | { readonly at: "rules"; readonly game: string; readonly clause: string }
  | { readonly at: "nowhere" };

export function routeOf(path: string, hash: string): Route {
  const [first = "", second = "", third = "", ...rest] = path.split("/").filter(Boolean);
  const behind = decoded(hash.replace(/^#/, ""));
  if (rest.length > 0) return { at: "nowhere" };
  if (!first) return { at: "shelf" };
  if (first === "new" && second && !third) return { at: "new", game: second };
  if (first === "rules" && second && !third) return { at: "rules", game: second, clause: behind };
  if (first === "go" && !second) return { at: "go", code: behind };
  if (first === "replay" && !second) return { at: "replay", table: "" };
  if (first === "table" && second && third === "replay") return { at: "replay", table: second };
  if (first === "table" && second && third === "screen") return { at: "screen", table: second };
  if (first === "table" && second && !third) {
    return { at: "table", table: second, invitation: behind };
  }
  return { at: "nowhere" };
}

/** What somebody mistyped is taken as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What the browser's history keeps of a screen of ours. */
interface Kept {
  /** The screen before it; empty where it was opened by its address. */
  readonly from?: string;
  /** What was chosen on it, which is found again when one comes back. */
  readonly choices?: unknown;
}

class Router {
  /** The path of the screen that one looks at, without what stands behind a `#`. */
  screen: string = $state(screenAt(location));
  route: Route = $state.raw(routeOf(screenAt(location), location.hash));
  /** The screen from which one came to this one; empty where that was another page. */
  from: string = $state(keptHere().from ?? "");

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
  }

  private look(): void {
    this.screen = screenAt(location);
    this.route = routeOf(this.screen, location.hash);
    this.from = keptHere().from ?? "";
  }

  /** Goes to a screen of the page; `replace` leaves no way back to where one was. */
  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState({ from: this.from }, "", addressOf(path));
    else history.pushState({ from: screenAt(location) }, "", addressOf(path));
    this.look();
    scrollTo(0, 0);
  }

  /**
   * A click on a link of ours, without loading the page anew; for `onclick` on links. A link to the
   * screen from which one came goes back to it, so that what was chosen there is still chosen.
   */
  follow = (event: MouseEvent): void => {
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = (event.currentTarget as Element | null)?.closest("a");
    if (!link || !plain || event.button !== 0) return;
    if (link.origin !== location.origin || !isOurs(link)) return;
    event.preventDefault();
    const path = screenAt(link) + link.hash;
    if (path === this.from) history.back();
    else this.go(path);
  };

  /** Keeps what is chosen on this screen, for whoever comes back to it. */
  keep(choices: unknown): void {
    history.replaceState({ ...keptHere(), choices }, "");
  }

  /** What was chosen on this screen before one went elsewhere. */
  get kept(): unknown {
    return keptHere().choices;
  }
}

const keptHere = (): Kept => Object(history.state);

export const router = new Router();
