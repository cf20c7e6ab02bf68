import { storeToken, type TokenKey } from "#web/api/calls/tokens.ts";
import { returnTo } from "./return-to.ts";

/** Goes to another page. Never resolves, so that the button that led here stays pending until this page is gone. */
export function redirectTo(path: string): Promise<never> {
  location.assign(path);
  return new Promise(() => {});
}

/** Keeps the token and loads the page that was wanted, or the front page, as whoever it belongs to. */
export function enter(
  key: TokenKey,
  token: string,
  wanted: string | null = returnTo(location.search),
): Promise<never> {
  storeToken(key, token);
  return redirectTo(wanted ?? "/");
}
