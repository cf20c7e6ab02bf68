import { type Day, dayOf } from "#rules/time/moment.ts";
import { defaultPastWeek, type IsoWeek, isWeekNumber, weekOf } from "#rules/time/week.ts";
import { serverNow } from "#web/api/page/server-clock.ts";

/**
 * The week that the address asks for, null without one. A number without a year is the booking's own week
 * where it fits, otherwise the latest that has begun.
 */
export function weekInAddress(
  search: { weekNumber?: unknown; year?: unknown },
  bookingDate: Day,
): IsoWeek | null {
  const week = Number(search.weekNumber);
  const year = Number(search.year);
  if (!isWeekNumber(week)) return null;
  if (Number.isInteger(year) && year >= 2000 && year <= 2100) return { week, year };
  const own = weekOf(bookingDate);
  return own.week === week ? own : defaultPastWeek(week, dayOf(serverNow()));
}
