import type { WireFinishedBooking } from "#contract/bookings/entities.ts";
import { finishedCounters, isRejected } from "#rules/bookings/labels.ts";
import type { StaffShift } from "#server/features/bookings/shifts/booking-staff.ts";
import { stampsOf } from "#server/features/bookings/shifts/checkout-queries.ts";
import type { ShiftRating } from "#server/features/ratings/ratings.ts";
import {
  type CustomerBooking,
  cardShiftView,
  customerBookingView,
  selectedOf,
  type Viewer,
} from "./corporation-booking.ts";

/** An ended booking's card; `ratings` are what the company said of its people, by shift. */
export function finishedBookingView(
  facts: CustomerBooking,
  viewer: Viewer,
  ratings: ReadonlyMap<number, ShiftRating>,
  from: string,
): WireFinishedBooking {
  const selected = selectedOf(facts.staff);
  return {
    ...customerBookingView(facts, viewer),
    shifts: selected.map((shift) => cardShiftView(shift, viewer.asAdmin)),
    counts: countsOf(selected, ratings),
    from,
  };
}

/** How far the check-out is. People who were not met have no part in it. */
function countsOf(selected: readonly StaffShift[], ratings: ReadonlyMap<number, ShiftRating>) {
  const people = selected
    .filter((shift) => !shift.not_met_for_booking)
    .map((shift) => ({
      employee: stampsOf(shift).employee,
      company: stampsOf(shift).company,
      invoiceApproved: shift.admin_approve_invoice,
      rated: (ratings.get(shift.id)?.score ?? 0) > 0,
    }));
  const counters = finishedCounters(people);
  return {
    people: counters.total,
    stamped_by_corporation: counters.stampedByCompany,
    stamped_by_employee: counters.stampedByStaff,
    rated: counters.rated,
    rejected: people.filter(isRejected).length,
    invoice_approved: people.filter(({ invoiceApproved }) => invoiceApproved).length,
  };
}
