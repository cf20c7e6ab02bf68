import { clockAfterAnswer } from "#rules/time/heard-clock.ts";
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
 * Sets the clock right by an answer: `date`, its header of that name, and when it was asked for, by the page's own clock.
 * Rule: The moment that a phone sends, docs/rules/checkout.md.
 */
export function hearServerClock(date: string | null, askedAt: number): void {
  const written = Date.parse(date ?? "");
  if (!written) return;
  const now = serverNow();
  const right = clockAfterAnswer(now, written, performance.now() - askedAt);
  if (right !== now) setServerClock(right);
}

/**
 * The server's time now: windows, lead times and «i dag» never depend on a wrong clock on a phone. A clock that is set
 * back while the page is open takes nothing off it; one that is set forward can't be told from a phone that slept until
 * the server is heard.
 */
export function serverNow(): Moment {
  const byClock = Date.now() + difference;
  if (!heard) return byClock;
  // The page's clock may stand still while the phone sleeps, and never runs ahead.
  return Math.max(byClock, Math.floor(heard.server + performance.now() - heard.page));
}
