import type { checkoutEndpoints } from "#contract/checkout/endpoints.ts";
import { stampByEmployee } from "#rules/checkout/stamp.ts";
import { isSame, type Times } from "#rules/checkout/times.ts";
import { invalidateShift } from "#server/features/bookings/notifications/invalidate.ts";
import { stampColumns, stampsOf } from "#server/features/bookings/shifts/checkout-queries.ts";
import { updateShift } from "#server/features/bookings/shifts/queries.ts";
import type { LockedShift } from "#server/features/checkout/company/stamp-for-company.ts";
import { lockSelectedShift } from "#server/features/checkout/locked-shifts.ts";
import { notifyCompanyOfTimes } from "#server/features/checkout/notifications/times-rejected.ts";
import { showToEmployee } from "#server/features/checkout/show.ts";
import { findCorporation } from "#server/features/corporations/queries.ts";
import { onboardedEmployee } from "#server/features/employees/profile/onboarded.ts";
import { type EmployeeRow, lockEmployee } from "#server/features/employees/queries.ts";
import type { MessageContext } from "#server/features/messages/notify.ts";
import { saveRating } from "#server/features/ratings/ratings.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { lacksPayData, savePayData } from "./save-pay-data.ts";

/**
 * Stamps the caller's times, with pay data and rating. Times other than the company's are a rejection: counted
 * once, and mailed. Refuses `not_found`, `not_started`, `checkout_locked`, `explanation_required`, and
 * `invalid` while pay data is missing.
 */
export const employeeStamp: Handler<typeof checkoutEndpoints.employeeStamp> = (call) => {
  const { session, body, now, services } = call;
  const { id, asAdmin } = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const occasion = { tx, now, services };
    const locked = await lockSelectedShift(tx, body.booking_id, id);
    const employee = await lockEmployee(tx, id);
    if (!employee) throw new DomainError("not_found");
    const times = { from: body.employee_checkin_time, to: body.employee_checkout_time };
    const explanation = body.time_comment_by_employee;

    // An admin's approval fixes the times, but pay data that was missing can still be handed in.
    const isFixed = locked.shift.admin_approve_checkout && lacksPayData(employee, services);
    if (!isFixed) await stamp(occasion, locked, employee, { times, explanation });
    await savePayData(tx, employee, body, { services, byAdmin: asAdmin });

    const { shift, booking } = locked;
    const rated = { ...shift, corporation_id: booking.corporation_id };
    await saveRating(tx, "corporation", rated, { score: body.rating, comment: body.employee_comment }, now);
    const actor = actorOf(session);
    await audit(tx, { actor, action: "stamp", entity: "shift", entityId: shift.id, detail: times, now });
    await invalidateShift(tx, shift, booking);
    return showToEmployee(tx, shift.id, call);
  });
};

async function stamp(
  occasion: MessageContext,
  { booking, shift }: LockedShift,
  employee: EmployeeRow,
  { times, explanation }: { times: Times; explanation: string },
): Promise<void> {
  const { tx, now } = occasion;
  const stamps = stampsOf(shift);
  const isLocked = shift.admin_approve_checkout && stamps.employee !== null;
  if (isLocked && isSame(times, stamps.employee)) return;

  const booked = { from: booking.start_time, to: booking.end_time };
  const startsAt = booking.starts_at.getTime();
  const verdict = stampByEmployee({ stamps, startsAt, isLocked, booked, explanation }, times, now);
  if (!verdict.ok) throw new DomainError(verdict.refusal);
  await updateShift(tx, shift.id, {
    ...stampColumns(verdict.stamps, "employee", now),
    time_comment_by_employee: explanation,
  });

  const corporation = await findCorporation(tx, booking.corporation_id);
  if (!verdict.sendMail || !corporation || !stamps.company) return;
  await notifyCompanyOfTimes(occasion, {
    shiftId: shift.id,
    count: verdict.stamps.rejectedByEmployee,
    booking,
    corporation,
    employee,
    companyTimes: stamps.company,
    employeeTimes: times,
    explanation,
  });
}
