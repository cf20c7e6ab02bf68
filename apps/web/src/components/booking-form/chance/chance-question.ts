import { parseKroner } from "#rules/money/ore.ts";
import { isSensibleWage } from "#rules/pricing/typed-wage.ts";
import { isDay } from "#rules/time/moment.ts";
import type { BookingDraft } from "#web/components/booking-form/draft/booking-draft.ts";

/** What the server is asked by. */
export type ChanceQuestion = NonNullable<ReturnType<typeof chanceQuestion>>;

/** What is asked of a draft; null before there are staff, a day and a wage. */
export function chanceQuestion({
  staff_type,
  date,
  start_time,
  hourly_wage,
  zip_code,
  number_of_staff,
}: BookingDraft) {
  if (staff_type === "" || !isDay(date) || !isSensibleWage(parseKroner(hourly_wage))) return null;
  const people = Math.min(15, Math.max(1, Math.floor(Number(number_of_staff)) || 1));
  return {
    staff_type,
    date,
    start_time,
    hourly_wage,
    number_of_staff: String(people),
    zip_code: /^\d{4}$/.test(zip_code) ? zip_code : "",
  };
}
