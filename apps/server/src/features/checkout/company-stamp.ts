import type { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { stampByCorporation } from "#rules/checkout/stamp.ts";
import { agreedTimes, type Times } from "#rules/checkout/times.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, lockAuthorizedBooking } from "#server/features/bookings/booking.queries.ts";
import { missedAmong } from "#server/features/bookings/missed/missed-arrival.queries.ts";
import { settleMissed } from "#server/features/bookings/missed/missed-arrival.ts";
import {
  lockSelectedShift,
  type ShiftRow,
  updateShifts,
} from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import {
  corporationLockOf,
  registeredColumns,
  stampColumns,
  stampsOf,
} from "#server/features/pricing/shift-times.ts";
import { saveRatings } from "#server/features/reputation/rating.queries.ts";
import { type Actor, actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { notifyEmployeeOfTimes } from "./checkout.notifications.ts";
import { checkoutViewerOf, serializeCheckout } from "./company-checkout.serializer.ts";
import { loadCheckoutShifts } from "./company-checkout.ts";

/** What a company says of one person's work; the shift is locked. */
export interface CorporationStamp {
  readonly shift: ShiftRow;
  readonly times: Times;
  readonly explanation: string;
  readonly comment: string;
  /** Undefined leaves the stars as they are. */
  readonly stars: number | undefined;
}

/** Stamps one person's times. Refuses `not_found`, `not_started` and `checkout_locked`. */
export const corporationStamp: Handler<typeof checkoutEndpoints.corporationStamp> = (call) => {
  const { session, body, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const booking = await lockAuthorizedBooking(tx, session, body.booking_id);
    const shift = await lockSelectedShift(tx, booking.id, body.employee_id);
    if (!shift) throw new DomainError("not_found");
    const { checkOut } = body;
    await stampForCorporation({ tx, now, services }, actorOf(session), booking, [
      {
        shift,
        times: { from: checkOut.corporation_checkin_time, to: checkOut.corporation_checkout_time },
        explanation: checkOut.time_comment_by_corporation,
        comment: checkOut.comment,
        stars: checkOut.rating,
      },
    ]);
    const [saved] = await loadCheckoutShifts(tx, booking, shift.employee_id);
    if (!saved) throw new DomainError("not_found");
    return serializeCheckout(saved, booking, checkoutViewerOf(call));
  });
};

/**
 * Stamps people's times for the company of a locked booking, however many in the same number of statements. Times
 * other than the employee's are a rejection: counted once, and texted. Once both sides agree and the company answered
 * last, the times are registered as the admin's. Refuses `not_started` and `checkout_locked`.
 * Rules: Stamp of the company; Agreed times, docs/rules/checkout.md.
 */
export async function stampForCorporation(
  context: MessageContext,
  actor: Actor,
  booking: BookingRow,
  stamps: readonly CorporationStamp[],
): Promise<void> {
  const { tx, now } = context;
  if (stamps.length === 0) return;
  const verdicts = stamps.map((stamp) => verdictOn(booking, stamp, now));
  await updateShifts(
    tx,
    verdicts.map(({ stamp: { shift }, values }) => ({ shift, values })),
  );
  await saveRatings(
    tx,
    "employee",
    stamps.map(({ shift, stars, comment }) => ({
      shift: { ...shift, corporation_id: booking.corporation_id },
      score: stars,
      comment,
    })),
    now,
  );
  const missed = await missedAmong(
    tx,
    stamps.map(({ shift }) => shift.id),
  );
  for (const id of missed) await settleMissed(context, id, { event: "came", by: "company" }, actor);
  for (const { stamp, count } of verdicts) {
    if (count !== null) await notifyRejection(context, booking, stamp, count);
  }
  await record(
    { tx, actor, now },
    ...stamps.map(({ shift, times }) => ({
      type: "shift.stamp" as const,
      id: shift.id,
      detail: times,
      shifts: [shift],
      booking,
    })),
  );
}

/** What a stamp changes in its shift; `count` is how often the company has rejected, null when this is no rejection. */
function verdictOn(booking: BookingRow, stamp: CorporationStamp, now: Moment) {
  const { shift, times, explanation } = stamp;
  const facts = {
    stamps: stampsOf(shift),
    startsAt: booking.starts_at.getTime(),
    isLocked: corporationLockOf(booking, shift) !== null,
  };
  const verdict = stampByCorporation(facts, times, now);
  if (!verdict.ok) throw new DomainError(verdict.refusal);
  const agreed = agreedTimes(verdict.stamps);
  return {
    stamp,
    count: verdict.sendText ? verdict.stamps.rejectedByCorporation : null,
    values: {
      ...stampColumns(verdict.stamps, "corporation", now),
      time_comment_by_corporation: explanation,
      ...(agreed ? registeredColumns(shift, agreed) : {}),
    },
  };
}

async function notifyRejection(
  context: MessageContext,
  booking: BookingRow,
  { shift, times }: CorporationStamp,
  count: number,
): Promise<void> {
  const corporation = await getCorporation(context.tx, booking.corporation_id);
  const employee = await findEmployee(context.tx, shift.employee_id);
  if (!employee) return;
  const about = { booking, corporation, employee };
  await notifyEmployeeOfTimes(context, { ...about, shiftId: shift.id, count, proposed: times });
}
