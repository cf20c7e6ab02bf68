import type { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { stampByEmployee } from "#rules/checkout/stamp.ts";
import { isSame, type Times } from "#rules/checkout/times.ts";
import { isOvertaken, momentOfAct } from "#rules/shifts/kept-act.ts";
import type { Moment } from "#rules/time/moment.ts";
import { findBooking } from "#server/features/bookings/booking.queries.ts";
import { invalidateShift } from "#server/features/bookings/notifications/invalidate.ts";
import { changeShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { stampColumns, stampsOf } from "#server/features/bookings/shifts/times.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import type { MessageContext } from "#server/features/messages/notify.ts";
import { ratingsOnBooking, saveRatings } from "#server/features/reputation/rating.queries.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { endingWith, inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { onboardedEmployee } from "#server/platform/sessions/session.ts";
import { notifyCorporationOfTimes } from "./checkout.notifications.ts";
import { lacksPayData, savePayData } from "./checkout-pay-data.ts";
import { isLocked } from "./employee-checkout.serializer.ts";
import { loadCheckout } from "./employee-checkout.ts";
import { lockForStamp, type StampFacts } from "./employee-lock.ts";

/**
 * Stamps the caller's times, with pay data and rating. Times other than the company's are a rejection: counted
 * once, and mailed. What a phone kept without a connection counts from the moment it was done, unless the person has
 * stamped anew since. Refuses `not_found`, `not_started`, `checkout_locked`, `explanation_required`, `kept_too_long`,
 * `made_in_future`, and `invalid` while pay data is missing.
 */
export const employeeStamp: Handler<typeof checkoutEndpoints.employeeStamp> = (call) => {
  const { session, body, now, services } = call;
  const { id, asAdmin } = onboardedEmployee(session);
  const act = momentOfAct(body.made_at ? Date.parse(body.made_at) : null, now);
  if (!act.ok) throw new DomainError(act.refusal);
  return inTransaction(services.db, async (tx) => {
    const context = { tx, now, services };
    const about = { bookingId: body.booking_id, employeeId: id };
    const [facts, said] = await Promise.all([
      lockForStamp(tx, about),
      ratingsOnBooking(tx, "corporation", about),
    ]);
    if (!facts) throw new DomainError("not_found");
    const { booking, shift, employee } = facts;
    const lastStamp = shift.employee_stamped_at?.getTime() ?? null;
    if (isOvertaken(act.at, lastStamp, body.made_at !== undefined)) {
      return loadCheckout(tx, shift, call);
    }
    const times = { from: body.employee_checkin_time, to: body.employee_checkout_time };
    const stamped = { times, explanation: body.time_comment_by_employee, at: act.at };

    // An admin's approval fixes the times, but pay data that was missing can still be handed in.
    const isFixed = shift.admin_approve_checkout && lacksPayData(employee, services);
    if (!isFixed) await stamp(context, facts, stamped);
    await savePayData(tx, employee, body, { services, byAdmin: asAdmin });

    const rated = { ...shift, corporation_id: booking.corporation_id };
    const { rating: score, employee_comment: comment } = body;
    await saveRatings(tx, "corporation", [{ shift: rated, score, comment }], now, said);
    const actor = actorOf(session);
    await audit(tx, { actor, action: "stamp", entity: "shift", entityId: shift.id, detail: times, now });
    await invalidateShift(tx, shift, booking);
    // An admin's look at the pay data is written down behind it.
    return loadCheckout(asAdmin ? tx : endingWith(tx), shift, call);
  });
};

async function stamp(
  context: MessageContext,
  { booking, shift, employee }: StampFacts,
  { times, explanation, at }: { times: Times; explanation: string; at: Moment },
): Promise<void> {
  const { tx } = context;
  const stamps = stampsOf(shift);
  if (isLocked(shift) && isSame(times, stamps.employee)) return;

  const booked = { from: booking.start_time, to: booking.end_time };
  const startsAt = booking.starts_at.getTime();
  const verdict = stampByEmployee(
    { stamps, startsAt, isLocked: isLocked(shift), booked, explanation },
    times,
    at,
  );
  if (!verdict.ok) throw new DomainError(verdict.refusal);
  await changeShift(tx, shift.id, {
    ...stampColumns(verdict.stamps, "employee", at),
    time_comment_by_employee: explanation,
  });

  if (!verdict.sendMail || !stamps.company) return;
  const [corporation, written] = await Promise.all([
    getCorporation(tx, booking.corporation_id),
    findBooking(tx, booking.id),
  ]);
  if (!written) throw new Error(`Booking ${booking.id} is gone, though bookings are never deleted.`);
  await notifyCorporationOfTimes(context, {
    shiftId: shift.id,
    count: verdict.stamps.rejectedByEmployee,
    booking: written,
    corporation,
    employee,
    corporationTimes: stamps.company,
    employeeTimes: times,
    explanation,
  });
}
