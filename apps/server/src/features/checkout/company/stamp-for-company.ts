import { stampByCompany } from "#rules/checkout/stamp.ts";
import type { Times } from "#rules/checkout/times.ts";
import { invalidateShift } from "#server/features/bookings/notifications/invalidate.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import { stampColumns, stampsOf } from "#server/features/bookings/shifts/checkout-queries.ts";
import { type ShiftRow, updateShift } from "#server/features/bookings/shifts/queries.ts";
import { notifyEmployeeOfTimes } from "#server/features/checkout/notifications/times-rejected.ts";
import { registerAgreed } from "#server/features/checkout/register-agreed.ts";
import { findCorporation } from "#server/features/corporations/queries.ts";
import { findEmployee } from "#server/features/employees/queries.ts";
import type { MessageContext } from "#server/features/messages/notify.ts";
import { saveRating } from "#server/features/ratings/ratings.ts";
import { type Actor, audit } from "#server/platform/audit.ts";
import { DomainError } from "#server/platform/errors.ts";

/** What a company says of one person's work. */
export interface CompanyStamp {
  readonly times: Times;
  readonly explanation: string;
  readonly comment: string;
  /** Undefined leaves the stars as they are. */
  readonly stars: number | undefined;
}

/** A booking and one shift of it, both locked. */
export interface LockedShift {
  readonly booking: BookingRow;
  readonly shift: ShiftRow;
}

/**
 * Stamps one person's times for the company and returns the shift as it is then. Times other than the employee's
 * are a rejection: counted once, and texted. Refuses `not_started` and `checkout_locked`.
 */
export async function stampForCompany(
  occasion: MessageContext,
  actor: Actor,
  { booking, shift }: LockedShift,
  { times, explanation, comment, stars }: CompanyStamp,
): Promise<ShiftRow> {
  const { tx, now } = occasion;
  const facts = {
    stamps: stampsOf(shift),
    startsAt: booking.starts_at.getTime(),
    isLocked: isLockedForCompany(booking, shift),
  };
  const verdict = stampByCompany(facts, times, now);
  if (!verdict.ok) throw new DomainError(verdict.refusal);

  const stamped = await updateShift(tx, shift.id, {
    ...stampColumns(verdict.stamps, "corporation", now),
    time_comment_by_corporation: explanation,
  });
  const rated = { ...shift, corporation_id: booking.corporation_id };
  await saveRating(tx, "employee", rated, { score: stars, comment }, now);
  if (verdict.sendText) await tellOfRejection(occasion, booking, stamped, times);
  await audit(tx, { actor, action: "stamp", entity: "shift", entityId: shift.id, detail: times, now });
  await invalidateShift(tx, shift, booking);
  return registerAgreed(tx, stamped);
}

/** Whether an admin has settled the price of the shift, so that the company's times are fixed. */
export function isLockedForCompany(booking: BookingRow, shift: ShiftRow): boolean {
  return (
    booking.all_check_times_approved || booking.billy_requested_at !== null || shift.admin_approve_invoice
  );
}

async function tellOfRejection(
  occasion: MessageContext,
  booking: BookingRow,
  shift: ShiftRow,
  proposed: Times,
): Promise<void> {
  const corporation = await findCorporation(occasion.tx, booking.corporation_id);
  const employee = await findEmployee(occasion.tx, shift.employee_id);
  if (!corporation || !employee) return;
  const count = shift.checkout_rejected_count_corporation;
  await notifyEmployeeOfTimes(occasion, {
    shiftId: shift.id,
    count,
    booking,
    corporation,
    employee,
    proposed,
  });
}
