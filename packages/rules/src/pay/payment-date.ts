import type { Day } from "#rules/time/moment.ts";
import { lastBankDayOf } from "./bank-days.ts";

const PERIOD_ENDS_ON = 15;

/**
 * When a shift on a booking's date is paid: the period runs from the 16th to the 15th, and is paid on the last
 * banking day of the month that it ends in. Also for shifts that end the next day.
 */
export function paymentDateOf(bookingDate: Day): Day {
  const [year = 0, month = 0, day = 0] = bookingDate.split("-").map(Number);
  if (day <= PERIOD_ENDS_ON) return lastBankDayOf(year, month);
  return month === 12 ? lastBankDayOf(year + 1, 1) : lastBankDayOf(year, month + 1);
}
