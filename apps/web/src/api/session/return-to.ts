import type { SessionKind } from "#web/api/calls/tokens.ts";

const PARAMETER = "next";

/** A path of this origin that somebody wanted before signing in, or null. */
export function returnTo(search: string): string | null {
  return ownPath(new URLSearchParams(search).get(PARAMETER));
}

/** The path if it is one of this origin, else null. */
export function ownPath(path: unknown): string | null {
  return typeof path === "string" && isOwnPath(path) ? path : null;
}

/** The login of this kind of account, which leads on to the wanted path. */
export function loginPath(kind: SessionKind, wanted: string): string {
  return withWantedPath(kind === "employee" ? "/employeelogin" : "/corporationlogin", wanted);
}

/** Adds the wanted path to a login's address; the front page is nobody's wish. */
export function withWantedPath(login: string, wanted: string): string {
  return wanted === "/" || !isOwnPath(wanted) ? login : `${login}?${PARAMETER}=${encodeURIComponent(wanted)}`;
}

/** One slash and then no other: `//elsewhere` and `/\elsewhere` would leave. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s]*$/.test(path);
}
