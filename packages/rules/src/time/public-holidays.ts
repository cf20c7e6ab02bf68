import { addDays, type Day, daysBetween } from "./moment.ts";

/** Great Prayer Day, the fourth Friday after Easter, was a holiday for the last time in 2023. */
export const PRAYER_DAY = 26;
export const LAST_PRAYER_DAY_YEAR = 2023;

const FIXED_HOLIDAYS: ReadonlySet<string> = new Set(["01-01", "12-25", "12-26"]);

/** Days after Easter Sunday: Maundy Thursday, Good Friday, both days of Easter, Ascension, both days of Whitsun. */
const EASTER_HOLIDAYS: ReadonlySet<number> = new Set([-3, -2, 0, 1, 39, 49, 50]);

/**
 * Whether `day` is a Danish public holiday (helligdag) by law. Constitution Day, Christmas Eve and New Year's Eve are none.
 * Rule: Public holidays, docs/rules/supplements.md.
 */
export function isPublicHoliday(day: Day): boolean {
  if (FIXED_HOLIDAYS.has(day.slice(5))) return true;
  const year = Number(day.slice(0, 4));
  const sinceEaster = daysBetween(easterSunday(year), day);
  return EASTER_HOLIDAYS.has(sinceEaster) || (sinceEaster === PRAYER_DAY && year <= LAST_PRAYER_DAY_YEAR);
}

/** Easter Sunday of a Gregorian year, by the anonymous algorithm of 1876. */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * a + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - moon - (yearOfCentury % 4)) % 7;
  const late = Math.floor((a + 11 * moon + 22 * weekday) / 451);
  return addDays(`${year}-03-01`, moon + weekday - 7 * late + 21);
}
