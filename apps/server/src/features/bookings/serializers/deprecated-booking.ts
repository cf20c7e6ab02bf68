import type { bookingEndpoints } from "#contract/bookings/endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { ageOn } from "#rules/people/age.ts";
import { initialOf } from "#rules/people/short-name.ts";
import { dayOf } from "#rules/time/moment.ts";
import type { StaffShift } from "#server/features/bookings/shifts/booking-staff.ts";
import { adminTimesOf, stampsOf } from "#server/features/bookings/shifts/checkout-queries.ts";
import type { RatingSummary } from "#server/features/ratings/ratings.ts";
import { type CustomerBooking, customerBookingView, selectedOf, type Viewer } from "./corporation-booking.ts";

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
      age: shift.birth_date === null ? null : ageOn(shift.birth_date, today),
      rating: ratings.get(shift.employee_id) ?? { rating: null, nrOfRatings: 0 },
      ...registeredTimes(shift),
    })),
  };
}

/** The times that stand: the admin's, else the company's, else the employee's own. */
function registeredTimes(shift: StaffShift) {
  const { company, employee } = stampsOf(shift);
  const times = adminTimesOf(shift) ?? company ?? employee;
  return { checkin_time: times?.from ?? null, checkout_time: times?.to ?? null };
}
