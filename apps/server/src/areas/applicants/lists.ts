import type { applicantEndpoints as rows } from "#contract/areas/applicants.ts";
import { applicantListOf, isListed } from "#rules/applying/applicant-lists.ts";
import { compareApplicants } from "#rules/applying/applicant-order.ts";
import type { Moment } from "#rules/time/moment.ts";
import { isDoneFor, reachBooking, viewerOf } from "#server/areas/own-booking.ts";
import type { Verb } from "#server/areas/verb.ts";
import { applicantsOf } from "#server/bookings/show/applicants.ts";
import type { Db } from "#server/db/database.ts";
import type { BookingRow } from "#server/stores/bookings/bookings.ts";
import { penaltyStatesOf } from "#server/stores/shifts/penalties.ts";
import { bookedElsewhere, shiftsOfBookings } from "#server/stores/shifts/shifts.ts";
import { type Applicant, applicantView } from "#server/views/people/applicant.ts";

/** The lists of a booking, each in the documented order (C-560, D-080 to D-082). */
export const lists: Verb<typeof rows.lists> = async ({ session, params, now, services }) => {
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
