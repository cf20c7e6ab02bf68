import { sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, lockBooking, updateBooking } from "#server/features/bookings/booking.queries.ts";
import { withoutHeldOffer } from "#server/features/bookings/job-offers/job-match.queries.ts";
import { shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { UndoneDecision } from "#server/features/undo/undo.ts";
import { fingerprintOf } from "#server/features/undo/undoable-act.ts";
import type { Actor } from "#server/platform/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";

/** What an approval, a rejection or closing changes of a booking. */
export function decidedOf({ status, approved_at, cancelled_at, rejected_at, rejected_reason }: BookingRow) {
  return { status, approved_at, cancelled_at, rejected_at, rejected_reason };
}

/** Stands for a booking and its shifts as they are; whether its card is folded does not count. */
export function fingerprintOfBooking(tx: Tx, id: number): Promise<string> {
  return fingerprintOf(tx, [
    sql`(select (to_jsonb(b) - 'box_status')::text from bookings b where b.id = ${id})`,
    sql`(select string_agg(to_jsonb(s)::text, '' order by s.id) from shifts s where s.booking_id = ${id})`,
  ]);
}

/** Makes a booking what it was before it was approved, rejected or closed. Refuses `undo_changed`. */
export async function undoDecision(
  tx: Tx,
  { kind, entity_id, before, fingerprint }: UndoneDecision,
  { actor, now }: { actor: Actor; now: Moment },
): Promise<void> {
  const locked = await lockBooking(tx, entity_id);
  if (!locked || (await fingerprintOfBooking(tx, entity_id)) !== fingerprint)
    throw new DomainError("undo_changed");
  const values = before as unknown as ReturnType<typeof decidedOf>;
  if (values.approved_at === null) {
    await withoutHeldOffer(tx, entity_id);
    await tx.deleteFrom("held_approvals").where("booking_id", "=", entity_id).execute();
  }
  const booking = await updateBooking(tx, entity_id, { ...values, updated_at: new Date(now) });
  const shifts = await shiftsOfBookings(tx, [booking.id], ["applied"]);
  const event = { type: `booking.undo_${kind}`, id: entity_id, before: locked, booking, shifts } as const;
  await record({ tx, actor, now }, event);
}
