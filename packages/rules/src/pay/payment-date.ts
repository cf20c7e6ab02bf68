import { addDays, type Day, weekdayOf } from "#rules/time/moment.ts";
import { easterSunday, LAST_PRAYER_DAY_YEAR, PRAYER_DAY } from "#rules/time/public-holidays.ts";

const PERIOD_ENDS_ON = 15;

const FIXED_HOLIDAYS = ["01-01", "06-05", "12-24", "12-25", "12-26", "12-31"];

/** Days after Easter Sunday: Maundy Thursday, Good Friday, Easter Monday, Ascension and its Friday, Whit Monday. */
const EASTER_HOLIDAYS = [-3, -2, 1, 39, 40, 50];

/**
 * When a shift on a booking's date is paid: the period runs from the 16th to the 15th, and is paid on the last
 * banking day of the month that it ends in. Also for shifts that end the next day.
 * Rule: Payment date, docs/rules/pay.md.
 */
export function paymentDateOf(bookingDate: Day): Day {
  const year = Number(bookingDate.slice(0, 4));
  const month = Number(bookingDate.slice(5, 7));
  const day = Number(bookingDate.slice(8));
  if (day <= PERIOD_ENDS_ON) return lastBankDayOf(year, month);
  return month === 12 ? lastBankDayOf(year + 1, 1) : lastBankDayOf(year, month + 1);
}

/** Whether Danish banks are open on `day`. Rule: Banking days, docs/rules/pay.md. */
export function isBankDay(day: Day): boolean {
  return weekdayOf(day) <= 5 && !isBankHoliday(day);
}

/** The working day that is so many working days after `day`; weekends and bank holidays are none. */
export function workingDaysLater(day: Day, days: number): Day {
  let later = day;
  for (let left = days; left > 0; ) {
    later = addDays(later, 1);
    if (isBankDay(later)) left -= 1;
  }
  return later;
}

const lastBankDays = new Map<number, Day>();

/** The last banking day of a month, 1 to 12; every job and shift asks for one of the same few. */
function lastBankDayOf(year: number, month: number): Day {
  const key = year * 12 + month;
  const known = lastBankDays.get(key) ?? findLastBankDay(year, month);
  lastBankDays.set(key, known);
  return known;
}

function findLastBankDay(year: number, month: number): Day {
  const firstOfNext = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
  let day = addDays(firstOfNext, -1);
  while (!isBankDay(day)) day = addDays(day, -1);
  return day;
}

function isBankHoliday(day: Day): boolean {
  if (FIXED_HOLIDAYS.includes(day.slice(5))) return true;
  const year = Number(day.slice(0, 4));
  const easter = easterSunday(year);
  const offsets = year <= LAST_PRAYER_DAY_YEAR ? [...EASTER_HOLIDAYS, PRAYER_DAY] : EASTER_HOLIDAYS;
  return offsets.some((offset) => addDays(easter, offset) === day);
}
