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

/** Without any secret: an employee has signed in here last, outlasts the session. */
const OWNER_COOKIE = "vagtklar_phone";

export function kindOf(key: TokenKey): SessionKind {
  return key === "corporationToken" || key === "takenOverCorporationToken" ? "corporation" : "employee";
}

export function isTakeOver(key: TokenKey): boolean {
  return key.startsWith("takenOver");
}

/** The session in force: the first key that holds a token. */
export function activeToken(): { key: TokenKey; token: string } | null {
  for (const key of tokenKeys) {
    const token = localStorage.getItem(key);
    if (token) return { key, token };
  }
  return null;
}

export function storeToken(key: TokenKey, token: string): void {
  localStorage.setItem(key, token);
  if (!isTakeOver(key)) rememberOwner(kindOf(key));
  writeHint();
}

/** Writes a hint that was lost while a token is still there. False where there is nothing to restore or no cookie is kept. */
export function restoreHint(): boolean {
  const isLost = activeToken() !== null && !document.cookie.includes(HINT_COOKIE);
  if (isLost) writeHint();
  return isLost && document.cookie.includes(HINT_COOKIE);
}

/** Whose phone this is: after signing out, the app of an employee starts with the employee's login. */
function rememberOwner(kind: SessionKind): void {
  writeCookie(OWNER_COOKIE, "employee", kind === "employee" ? 31536000 : 0);
}

/** Tells the server by a cookie whose page to send. */
export function writeHint(): void {
  const active = activeToken();
  writeCookie(HINT_COOKIE, active ? kindOf(active.key) : "", active ? 2592000 : 0);
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
