import type { BookingForm } from "#contract/inputs/booking-form.ts";
import { settleSelfPaidBreak } from "#rules/bookings/booking-input.ts";
import { parseKroner } from "#rules/money/ore.ts";
import { shiftPeriod } from "#rules/time/duration.ts";
import { DomainError } from "#server/platform/errors.ts";
import { bookingMessages as messages } from "#texts/da/validation.ts";

const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2099-12-31";

/**
 * What the form fills in of a booking; fees, price and the admin's message are not the form's to set. A
 * self-paid break that is not allowed is stored as off. Refuses `invalid` for a day beyond the calendar that
 * we keep, and for a period that lies wholly in the hour which summer time skips.
 */
export function columnsOfForm(form: BookingForm) {
  if (form.date < FIRST_DAY || form.date > LAST_DAY) {
    throw new DomainError("invalid", { fields: { date: messages.datePast } });
  }
  const { startsAt, endsAt } = shiftPeriod(form.date, form.start_time, form.end_time);
  if (endsAt <= startsAt) throw new DomainError("invalid", { fields: { end_time: messages.time } });

  const { staff_type, hourly_wage, food_included, fee: _fee, admin_message: _message, ...same } = form;
  const foodIncluded = food_included === 1;
  const { selfPaidBreak } = settleSelfPaidBreak({
    startTime: form.start_time,
    endTime: form.end_time,
    foodIncluded,
    selfPaidBreak: form.self_paid_break,
  });
  return {
    ...same,
    staff_type_id: staff_type,
    starts_at: new Date(startsAt),
    ends_at: new Date(endsAt),
    hourly_wage: parseKroner(hourly_wage) ?? 0,
    food_included: foodIncluded,
    self_paid_break: selfPaidBreak,
    // The documented default of the lower wear means the preset without its last letter.
    lower_dress_code: form.lower_dress_code === "Sorte buks" ? "Sort buks" : form.lower_dress_code,
  };
}
