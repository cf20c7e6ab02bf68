import type { ClockTime } from "#rules/time/moment.ts";

/** «10:00–18:00», with an en dash. */
export function formatTimes(from: ClockTime, to: ClockTime): string {
  return `${from}–${to}`;
}

/** «kl. 16:00», with a no-break space. */
export function formatTime(time: ClockTime): string {
  return `kl.\u00a0${time}`;
}
