import type { bookingEndpoints } from "#contract/areas/bookings.ts";
import type { AnswerOf } from "#contract/endpoint.ts";
import { ageOn } from "#rules/people/age.ts";
import { initialOf } from "#rules/people/short-name.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import type { StaffShift } from "#server/stores/booking-staff.ts";
import type { RatingSummary } from "#server/stores/ratings.ts";
import { type CustomerBooking, customerBookingView, selectedOf, type Viewer } from "./corporation-booking.ts";
import { timesOf } from "./price.ts";

/** A closed booking with its staff; `ratings` are those of its people, by employee. */
export function deprecatedBookingView(
  facts: CustomerBooking,
  viewer: Viewer,
  ratings: ReadonlyMap<number, RatingSummary>,
): AnswerOf<typeof bookingEndpoints.getDeprecated> {
  const today = dayOf(viewer.now);
  return {
    ...customerBookingView(facts, viewer),
    shifts: selectedOf(facts.staff).map((shift) => ({
      id: shift.id,
      first_name: shift.first_name,
      last_name: viewer.asAdmin ? shift.last_name : initialOf(shift.last_name),
      age: ageOf(shift.birth_date, today),
      rating: ratings.get(shift.employee_id) ?? { rating: null, nrOfRatings: 0 },
      ...registeredTimes(shift),
    })),
  };
}

/** Completed years today, null while the birth date is not known. */
export function ageOf(birthDate: Day | null, today: Day): number | null {
  return birthDate === null ? null : ageOn(birthDate, today);
}

/** The times that stand: the admin's, else the company's, else the employee's own. */
function registeredTimes(shift: StaffShift) {
  const times =
    timesOf(shift.admin_checkin_time, shift.admin_checkout_time) ??
    timesOf(shift.corporation_checkin_time, shift.corporation_checkout_time) ??
    timesOf(shift.employee_checkin_time, shift.employee_checkout_time);
  return { checkin_time: times?.from ?? null, checkout_time: times?.to ?? null };
}
