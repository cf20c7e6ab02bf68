import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/**
 * Bookings with somebody who has stamped so long ago that the company's silence is to be spoken of: half of the hours
 * after the end and the stamp for the reminder, and half of them after the reminder for the agreement.
 */
export async function bookingsInSilence(db: Db, afterHours: number, now: Moment): Promise<number[]> {
  const halfAgo = new Date(now - (afterHours * HOUR_MS) / 2);
  const rows = await db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .select("s.booking_id")
    .distinct()
    .where("s.status", "=", "selected")
    .where("s.employee_checkin_time", "is not", null)
    .where("s.corporation_checkin_time", "is", null)
    .where("s.not_met_for_booking", "=", false)
    .where("s.invoice_state", "is", null)
    .where("s.pay_state", "is", null)
    .where("s.employee_stamped_at", "<=", halfAgo)
    .where("s.admin_approve_invoice", "=", false)
    .where("s.admin_approve_checkout", "=", false)
    .where(({ eb, or, ref }) =>
      or([eb("s.undisputed_at", "is", null), eb("s.undisputed_at", "<", ref("s.employee_stamped_at"))]),
    )
    .where(({ eb, or, ref }) =>
      or([
        eb("s.silence_warned_at", "is", null),
        eb("s.silence_warned_at", "<", ref("s.employee_stamped_at")),
        eb("s.silence_warned_at", "<=", halfAgo),
      ]),
    )
    .where("b.ends_at", "<=", halfAgo)
    .where("b.status", "<>", "cancelled")
    .where("b.all_check_times_approved", "=", false)
    .orderBy("s.booking_id")
    .execute();
  return rows.map(({ booking_id }) => booking_id);
}

/** Shifts of a booking whose company has noted that the person did not come, and has not taken it back. */
export async function saidMissing(tx: Tx, bookingId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("missed_arrivals")
    .select("shift_id")
    .where("booking_id", "=", bookingId)
    .where("noted_by", "=", "company")
    .where(({ eb, or }) =>
      or([eb("settled_by", "is", null), eb("settled_by", "<>", "company"), eb("state", "<>", "came")]),
    )
    .execute();
  return rows.map(({ shift_id }) => shift_id);
}
