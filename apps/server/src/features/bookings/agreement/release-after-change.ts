import type { ReleaseCause } from "#rules/agreement/terms.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { type ShiftRow, updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { type Actor, SYSTEM } from "#server/platform/audit.ts";
import { releaseReasons } from "#texts/da/templates/email/agreement.ts";
import { notifyReleasedAfterChange } from "./agreement.notifications.ts";
import { feeLeftOnShift, payFactsOf } from "./removal-fee.ts";
import { agreedPeriodOf, settleChange, type TermChangeRow } from "./term-change.queries.ts";

/** The cause of a release by the reason that `releaseAfterChange` stores; null of any other removal. */
export function releaseCauseOf(removedReason: string | null): ReleaseCause | null {
  const causes = ["declined", "expired", "collides"] as const;
  return causes.find((cause) => releaseReasons[cause] === removedReason) ?? null;
}

/**
 * Takes somebody off a booking whose terms were changed. It costs the person nothing; the company pays what a removal
 * at the moment of its change costs. Both are told. Booking and shift are locked.
 * Rule: Fee after a change, docs/rules/agreement.md.
 */
export async function releaseAfterChange(
  context: MessageContext,
  { booking, shift }: { readonly booking: BookingRow; readonly shift: ShiftRow },
  change: Pick<TermChangeRow, "asked_at" | "costs">,
  cause: ReleaseCause,
  actor: Actor = SYSTEM,
): Promise<void> {
  const { tx, now } = context;
  const reason = releaseReasons[cause];
  const at = change.asked_at.getTime();
  const agreed = await agreedPeriodOf(tx, shift.id);
  await settleChange(tx, shift.id, cause === "declined" ? "declined" : "expired", now);
  const fee = feeLeftOnShift(context, { booking, shift }, { at, costs: change.costs, reason });
  const released = await updateShift(tx, shift.id, {
    status: "removed",
    removed_at: new Date(now),
    removed_reason: reason,
    removed_by: "corporation",
    employee_checkin: null,
    arrived_at: null,
    on_my_way_at: null,
    delay_minutes: null,
    added_place: false,
    ...fee,
    ...(fee.cancellation_fee > 0 ? agreed : {}),
  });
  const [corporation, employee] = await Promise.all([
    getCorporation(tx, booking.corporation_id),
    findEmployee(tx, shift.employee_id),
  ]);
  if (employee) {
    const release = { id: shift.id, cause, fee: released.cancellation_fee, pay: payFactsOf(released) };
    await notifyReleasedAfterChange(context, { booking, corporation }, employee, release);
  }
  const event = { type: "shift.release_after_change", id: shift.id, shifts: [released], booking } as const;
  await record({ tx, actor, now }, { ...event, detail: { booking: booking.id, cause } });
}
