import type { Moment } from "#rules/time/moment.ts";

let difference = 0;
/** What the server's clock said, by the page's own that nobody can set; null until it was heard. */
let heard: { readonly server: Moment; readonly page: number } | null = null;

/** Remembers how far the browser's clock is from the server's. */
export function setServerClock(serverNow: Moment): void {
  difference = serverNow - Date.now();
  heard = { server: serverNow, page: performance.now() };
}

/**
 * The server's time now: windows, lead times and «i dag» never depend on a wrong clock on a phone. A clock that is set
 * back while the page is open takes nothing off it; one that is set forward can't be told from a phone that slept.
 */
export function serverNow(): Moment {
  const byClock = Date.now() + difference;
  if (!heard) return byClock;
  // The page's clock may stand still while the phone sleeps, and never runs ahead.
  return Math.max(byClock, Math.floor(heard.server + performance.now() - heard.page));
}
