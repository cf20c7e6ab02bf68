import type { applicantEndpoints as rows } from "#contract/applications/endpoints.ts";
import { applicantListOf, isListed } from "#rules/applying/applicant-lists.ts";
import { compareApplicants } from "#rules/applying/applicant-order.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, isDoneFor, reachBooking } from "#server/features/bookings/queries.ts";
import { viewerOf } from "#server/features/bookings/serializers/corporation-booking.ts";
import { bookedElsewhere, shiftsOfBookings } from "#server/features/bookings/shifts/queries.ts";
import { penaltyStatesOf } from "#server/features/penalties/queries.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { applicantsOf } from "./load.ts";
import { type Applicant, applicantView } from "./serializers.ts";

/** The lists of a booking, each in the documented order. */
export const lists: Handler<typeof rows.lists> = async ({ session, params, now, services }) => {
  const booking = await reachBooking(services.db, session, params.bookingId);
  const viewer = { ...viewerOf(session, now), paysRemoval: isDoneFor(session, booking.corporation_id) };
  const people = await listedPeople(services.db, booking, now, viewer.asAdmin);
  const inList = (name: ReturnType<typeof applicantListOf>) =>
    people
      .filter(({ list }) => list === name)
      .map(({ applicant }) => applicantView(applicant, booking, viewer));
  return {
    applied: inList("applied"),
    selected: inList("selected"),
    unwanted: inList("unwanted"),
    double: inList("double"),
    gray: inList("gray"),
    sick: inList("sick"),
    removed: inList("removed"),
    bookedStaff: people.filter(({ list }) => list === "selected").length,
  };
};

/** Everybody whom the viewer finds in a list, sorted, with the list's name. */
async function listedPeople(db: Db, booking: BookingRow, now: Moment, asAdmin: boolean) {
  const shifts = await shiftsOfBookings(db, [booking.id]);
  const employeeIds = shifts.map(({ employee_id }) => employee_id);
  const elsewhere = await bookedElsewhere(db, booking, employeeIds);
  const penalties = await penaltyStatesOf(db, employeeIds, now);
  const applicants = await applicantsOf(db, booking, shifts, now);
  return applicants.toSorted(byOrder).flatMap((applicant) => {
    const { status, employee_id } = applicant.shift;
    const listed = {
      status,
      bookedElsewhere: elsewhere.has(employee_id),
      frozen: (penalties.get(employee_id)?.frozenUntil ?? null) !== null,
    };
    return isListed(listed, asAdmin) ? [{ list: applicantListOf(listed), applicant }] : [];
  });
}

function byOrder(a: Applicant, b: Applicant): number {
  return compareApplicants(orderFacts(a), orderFacts(b));
}

function orderFacts({ shift, reputation, hiredBeforeCount }: Applicant) {
  return {
    hiredBeforeCount,
    nrOfShifts: reputation.nrOfShifts,
    rating: reputation.rating.rating,
    nrOfAppliedShifts: reputation.nrOfAppliedShifts,
    appliedAt: shift.applied_at.getTime(),
  };
}
