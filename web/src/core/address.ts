// The addresses of the screens. Inside the page, a screen has a path such as `/table/abc#12`.
//
// Where a server serves the page, that is its address as it stands. A static edition lies in some
// folder of some web host, which knows no deeper paths: there, the screen stands in the query of the
// page's own address, as in `/some/folder/?/table/abc#12`. The document says which of the two it is.

const STATIC = 'meta[name="ludotheque-house"][content="browser"]';

/** What is needed of a location, a link or a URL. */
type Address = Pick<Location, "pathname" | "search">;

/** Whether this page is a static edition, with no server behind it. */
export const isStatic = (): boolean => document.querySelector(STATIC) !== null;

/** The address of a screen, for links and for the browser's history. */
export function addressOf(path: string): string {
  if (!isStatic() || !path.startsWith("/")) return path;
  const [, screen = "", hash = ""] = /^([^#]*)(#.*)?$/s.exec(path) ?? [];
  return location.pathname + (screen === "/" ? "" : `?${screen}`) + hash;
}

/** The folder that the page lies in; ends with a slash, as all folders do. */
export const pageFolder = (): string => new URL(isStatic() ? "." : "/", location.href).href;

/** The folder with the files of the house in the browser. */
export const houseFolder = (): string => new URL("house/", pageFolder()).href;

/** The path of the screen that an address of the page leads to, without what stands behind a `#`. */
export function screenAt({ pathname, search }: Address): string {
  if (!isStatic()) return pathname;
  // Whoever passes a link on may have encoded it, or added something of their own.
  const [first = ""] = search.slice(1).replaceAll(/%2f/gi, "/").split(/[&=]/);
  return first.startsWith("/") ? first : "/";
}

const LOCAL = /^(?:localhost|[\d.]+|\[.*\]|.*\.(?:local|lan|home))$/;

/**
 * The address of a screen on a server whose address somebody typed; of whatever they typed, where
 * that is a whole link. Empty where it is no address.
 */
export function addressOn(typed: string, path: string): string {
  const text = typed.trim();
  const whole = /^https?:\/\//i.test(text);
  const url = parsed(whole ? text : `http://${text}`);
  if (!url || url.username || !/[.:]|^localhost$/.test(url.host)) return "";
  if (!whole && !url.port && !LOCAL.test(url.hostname)) url.protocol = "https:";
  const plain = url.pathname === "/" && !url.search && !url.hash;
  return plain ? url.origin + path : url.href;
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Whether an address of this origin belongs to the page. */
export const isOurs = ({ pathname }: Address): boolean =>
  !isStatic() || pathname === location.pathname;
