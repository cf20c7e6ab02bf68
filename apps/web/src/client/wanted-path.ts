const PARAMETER = "next";

/** A path of this origin that somebody wanted before signing in, or null. */
export function wantedPath(search: string): string | null {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  return wanted && isOwnPath(wanted) ? wanted : null;
}

/** Adds the wanted path to a login's address; the front page is nobody's wish. */
export function withWantedPath(login: string, wanted: string): string {
  return wanted === "/" || !isOwnPath(wanted) ? login : `${login}?${PARAMETER}=${encodeURIComponent(wanted)}`;
}

/** One slash and then no other: `//elsewhere` and `/\elsewhere` would leave. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s]*$/.test(path);
}
