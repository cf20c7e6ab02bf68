import { type TokenKey, tokenKeys, writeHint } from "./tokens.ts";

export function dropToken(key: TokenKey): void {
  localStorage.removeItem(key);
  writeHint();
}

/** Sign-out clears all four. */
export function dropAllTokens(): void {
  for (const key of tokenKeys) localStorage.removeItem(key);
  writeHint();
}
