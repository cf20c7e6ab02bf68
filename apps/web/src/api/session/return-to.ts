/** Where an address names the path that was wanted. */
const PARAMETER = "next";

/** A path of this origin that somebody wanted before signing in, or null. */
export function returnTo(search: string): string | null {
  return ownPath(new URLSearchParams(search).get(PARAMETER));
}

/** The path if it is one of this origin, else null. */
export function ownPath(path: unknown): string | null {
  return typeof path === "string" && isOwnPath(path) ? path : null;
}

/** One slash and then no other: `//elsewhere` and `/\elsewhere` would leave. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s]*$/.test(path);
}
