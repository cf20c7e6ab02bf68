import type { Ore } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { formatKroner } from "#texts/format/numbers.ts";

/** Why a booking is refused that pays less than the lowest wage of its staff type on its day. */
export function wageUnderLowest(jobTitle: string, lowest: Ore, day: Day): string {
  return `Timelønnen for ${jobTitle.toLowerCase()} er mindst ${formatKroner(lowest)} kr. den ${formatDayNumeric(day)}`;
}
