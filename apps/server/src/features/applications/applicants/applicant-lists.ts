import type { applicantEndpoints as rows } from "#contract/applications/application.endpoints.ts";
import { applicantListOf, isListed } from "#rules/applying/applicant-lists.ts";
import { compareApplicants } from "#rules/applying/applicant-order.ts";
import { getAuthorizedBooking, isDoneFor, viewerOf } from "#server/features/bookings/booking.queries.ts";
import { bookedElsewhere } from "#server/features/bookings/shifts/shift.queries.ts";
import { penaltyStatesOf } from "#server/features/reputation/penalties.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { listApplicants, type StaffedShift } from "./applicant.queries.ts";
import { serializeApplicant } from "./applicant.serializer.ts";

/**
 * The lists of a booking, each in the order of docs/rules/applying.md; which list a person stands in, and
 * who reads of whom, is `applicantListOf` and `isListed`.
 */
export const applicantLists: Handler<typeof rows.lists> = async ({
  session,
  params,
  now,
  services: { db },
}) => {
  const booking = await getAuthorizedBooking(db, session, params.bookingId);
  const viewer = { ...viewerOf(session, now), paysRemoval: isDoneFor(session, booking.corporation_id) };
  const shifts = await listApplicants(db, booking.id, now);
  const employeeIds = shifts.map(({ employee_id }) => employee_id);
  const elsewhere = await bookedElsewhere(db, booking, employeeIds);
  const penalties = await penaltyStatesOf(db, employeeIds, now);

  const people = shifts.toSorted(byOrder).flatMap((shift) => {
    const facts = {
      status: shift.status,
      bookedElsewhere: elsewhere.has(shift.employee_id),
      frozen: (penalties.get(shift.employee_id)?.frozenUntil ?? null) !== null,
    };
    return isListed(facts, viewer.asAdmin) ? [{ list: applicantListOf(facts), shift }] : [];
  });
  const inList = (name: ReturnType<typeof applicantListOf>) =>
    people.filter(({ list }) => list === name).map(({ shift }) => serializeApplicant(shift, booking, viewer));
  const selected = inList("selected");
  return {
    applied: inList("applied"),
    selected,
    unwanted: inList("unwanted"),
    double: inList("double"),
    gray: inList("gray"),
    sick: inList("sick"),
    removed: inList("removed"),
    bookedStaff: selected.length,
  };
};

function byOrder(a: StaffedShift, b: StaffedShift): number {
  return compareApplicants(orderFacts(a), orderFacts(b));
}

function orderFacts({ applied_at, reputation, hired_before }: StaffedShift) {
  return {
    hiredBeforeCount: hired_before,
    nrOfShifts: reputation.nrOfShifts,
    rating: reputation.rating.rating,
    nrOfAppliedShifts: reputation.nrOfAppliedShifts,
    appliedAt: applied_at.getTime(),
  };
}
