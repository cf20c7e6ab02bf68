import type { Moment } from "#rules/time/moment.ts";

let difference = 0;

/** Remembers how far the browser's clock is from the server's. */
export function setServerClock(serverNow: Moment): void {
  difference = serverNow - Date.now();
}

/** The server's time now: windows, lead times and «i dag» never depend on a wrong clock on a phone. */
export function serverNow(): Moment {
  return Date.now() + difference;
}
