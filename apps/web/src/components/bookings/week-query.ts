import { dayOf } from "#rules/time/moment.ts";
import { type IsoWeek, weekOf } from "#rules/time/week.ts";
import { serverNow } from "#web/api/page/server-clock.ts";

/** The week that it is now. */
export function currentWeek(): IsoWeek {
  return weekOf(dayOf(serverNow()));
}

/** A week as the calls take it; the year always goes with it, so that week 1 is never another year's. */
export function weekQuery({ week, year }: IsoWeek): { weekNumber: string; year: string } {
  return { weekNumber: String(week), year: String(year) };
}
