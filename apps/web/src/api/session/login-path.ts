import type { SessionKind } from "#web/api/calls/tokens.ts";
import { ownPath } from "./return-to.ts";

/** The login of this kind of account, which leads on to the wanted path; the front page is nobody's wish. */
export function loginPath(kind: SessionKind, wanted: string): string {
  const login = kind === "employee" ? "/employeelogin" : "/corporationlogin";
  return wanted === "/" || !ownPath(wanted) ? login : `${login}?next=${encodeURIComponent(wanted)}`;
}
