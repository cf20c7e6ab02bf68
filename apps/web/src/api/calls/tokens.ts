/** The four storage keys, in the order in which a session is looked for at start. */
export const tokenKeys = [
  "takenOverCorporationToken",
  "takenOverEmployeeToken",
  "corporationToken",
  "employeeToken",
] as const;

export type TokenKey = (typeof tokenKeys)[number];
export type SessionKind = "corporation" | "employee";

/** Without any secret: tells the server to send the app's shell instead of the public page. */
const HINT_COOKIE = "vagtklar_session";

/** Whose own session is stored, without any secret: tabs tell by it whether somebody else has signed in. */
const ACCOUNT = "vagtklar-account";

/** Without any secret: an employee has signed in here last, outlasts the session. */
const OWNER_COOKIE = "vagtklar_phone";

export function kindOf(key: TokenKey): SessionKind {
  return key === "corporationToken" || key === "takenOverCorporationToken" ? "corporation" : "employee";
}

export function isTakeOver(key: TokenKey): boolean {
  return key.startsWith("takenOver");
}

/** A take-over lives in its tab; one's own session in all tabs of the browser. */
function storageOf(key: TokenKey): Storage {
  return isTakeOver(key) ? sessionStorage : localStorage;
}

/**
 * The tokens as they stood when the page started: what another tab stores since then does not change whom this page
 * acts for. Rule: Whom a page acts for, docs/rules/people.md.
 */
let held: Map<TokenKey, string> | null = null;

function heldTokens(): Map<TokenKey, string> {
  if (held) return held;
  const stored = tokenKeys.map((key) => [key, storageOf(key).getItem(key)] as const);
  held = new Map(stored.filter((entry): entry is [TokenKey, string] => Boolean(entry[1])));
  return held;
}

/** This page's token under that key, null where it has none. */
export function heldToken(key: TokenKey): string | null {
  return heldTokens().get(key) ?? null;
}

/** The session of this page: the first key that held a token when it started. */
export function activeToken(): { key: TokenKey; token: string } | null {
  for (const key of tokenKeys) {
    const token = heldToken(key);
    if (token) return { key, token };
  }
  return null;
}

/** The own session that the browser is signed in with by now, in whatever tab; null where it is signed out. */
export function storedToken(): { key: TokenKey; token: string } | null {
  for (const key of ["corporationToken", "employeeToken"] as const) {
    const token = localStorage.getItem(key);
    if (token) return { key, token };
  }
  return null;
}

/** Whether this page's session is the one that is stored, so that nobody has signed out or in meanwhile. */
export function isStillStored(): boolean {
  const active = activeToken();
  return active !== null && storageOf(active.key).getItem(active.key) === active.token;
}

/** Keeps the token of somebody who signs in or is taken over, for the next page: this one goes on as whoever it is. */
export function storeToken(key: TokenKey, token: string): void {
  if (!isTakeOver(key)) localStorage.removeItem(ACCOUNT);
  storageOf(key).setItem(key, token);
  if (isTakeOver(key)) return;
  rememberOwner(kindOf(key));
  writeHint(kindOf(key));
}

/** Whose own session the browser holds, such as `employee:7`; null where nobody's or not known yet. */
export function storedAccount(): string | null {
  return localStorage.getItem(ACCOUNT);
}

/** The server has said whose this page's session is; other tabs read it. A take-over is no business of theirs. */
export function storeAccount(name: string): void {
  const active = activeToken();
  if (active && !isTakeOver(active.key) && isStillStored()) localStorage.setItem(ACCOUNT, name);
}

/** The session of this page goes on with another token, here and, unless somebody else has signed in, in what is stored. */
export function replaceToken(key: TokenKey, sent: string, token: string): void {
  if (heldToken(key) !== sent) return;
  heldTokens().set(key, token);
  if (storageOf(key).getItem(key) === sent) storageOf(key).setItem(key, token);
}

/** Another tab has renewed the token of the same account. */
export function adoptToken(key: TokenKey, token: string): void {
  heldTokens().set(key, token);
}

/** Drops the token of this page under that key; that of somebody who has signed in meanwhile stays stored. */
export function dropToken(key: TokenKey): void {
  const token = heldToken(key);
  heldTokens().delete(key);
  if (storageOf(key).getItem(key) === token) storageOf(key).removeItem(key);
  if (isTakeOver(key)) return;
  const left = storedToken();
  if (!left) localStorage.removeItem(ACCOUNT);
  writeHint(left && kindOf(left.key));
}

/** Sign-out drops all four. */
export function dropAllTokens(): void {
  for (const key of tokenKeys) dropToken(key);
}

/** Writes a hint that was lost while a token is still there. False where there is nothing to restore or no cookie is kept. */
export function restoreHint(): boolean {
  const active = activeToken();
  const isLost = active !== null && !document.cookie.includes(HINT_COOKIE);
  if (isLost) writeHint(kindOf(active.key));
  return isLost && document.cookie.includes(HINT_COOKIE);
}

/** Whose phone this is: after signing out, the app of an employee starts with the employee's login. */
function rememberOwner(kind: SessionKind): void {
  writeCookie(OWNER_COOKIE, "employee", kind === "employee" ? 31536000 : 0);
}

/** Tells the server by a cookie whose page to send; null takes it away. */
function writeHint(kind: SessionKind | null): void {
  writeCookie(HINT_COOKIE, kind ?? "", kind ? 2592000 : 0);
}

/** Over https under `__Host-`, which no other host and no page over http can set; `age` in seconds, 0 takes it away. */
function writeCookie(name: string, value: string, age: number): void {
  const isSecure = location.protocol === "https:";
  const write = (cookie: string, seconds: number) => {
    document.cookie = `${cookie}; max-age=${seconds}; path=/; samesite=lax${isSecure ? "; secure" : ""}`;
  };
  write(`${isSecure ? "__Host-" : ""}${name}=${value}`, age);
  // One that was written without the prefix, before there was one.
  if (isSecure) write(`${name}=`, 0);
}
