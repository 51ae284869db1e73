// Where one is on the page. Addresses are plain paths; an invitation stands behind the `#`, which
// no browser sends to a server.

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

class Router {
  route: Route = $state.raw(routeOf(location.pathname, location.hash));

  constructor() {
    const look = () => {
      this.route = routeOf(location.pathname, location.hash);
    };
    addEventListener("popstate", look);
    addEventListener("hashchange", look);
  }

  /** Goes to an address of the page; `replace` leaves no way back to where one was. */
  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.route = routeOf(location.pathname, location.hash);
    scrollTo(0, 0);
  }

  /** A click on a link of ours, without loading the page anew; for `onclick` on links. */
  follow = (event: MouseEvent): void => {
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = (event.currentTarget as Element | null)?.closest("a");
    if (!link || !plain || event.button !== 0 || link.origin !== location.origin) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
