import type { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import type { BodyOf } from "#contract/wire/endpoint.ts";
import { settledTimes, type Times } from "#rules/checkout/times.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { findShift, type ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { adminPayTimesOf, adminTimesOf, stampsOf } from "#server/features/pricing/shift-times.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { loadAdminShift } from "./admin-shifts.ts";
import { saveAll } from "./change-shifts.ts";
import { bothSides, lockUnsentShift } from "./locked-bookings.ts";

/**
 * Settles the times of a shift for invoice and pay: those of one side, the booked ones, or others. Refuses
 * `not_found`, `already_sent`, `no_times_given` by the side that is taken, `whole_day` for equal times, and with
 * `only_open` `already_settled` where somebody came first with other times; the same times again change nothing.
 */
export const settleTimes: Handler<typeof rows.settleTimes> = (call) =>
  inTransaction(call.services.db, async (tx) => {
    const { booking, shift } = await lockUnsentShift(tx, call.params.id, bothSides);
    const { from, to } = timesTaken(booking, shift, call.body);
    if (call.body.only_open) {
      const settled = settledOf(shift);
      if (settled?.every((times) => times.from === from && times.to === to)) {
        return loadAdminShift(tx, call, booking, shift);
      }
      if (settled) throw new DomainError("already_settled");
    }
    await saveAll(tx, call, [{ booking, shifts: [shift] }], "settle_times", () => ({
      admin_checkin_time: from,
      admin_checkout_time: to,
      admin_employee_checkin_time: from,
      admin_employee_checkout_time: to,
    }));
    return loadAdminShift(tx, call, booking, (await findShift(tx, shift.id)) ?? shift);
  });

/** The times of both sides of the money; null while one of them is open. */
function settledOf(shift: ShiftRow): readonly Times[] | null {
  const stamps = stampsOf(shift);
  const [invoice, pay] = [adminTimesOf(shift), adminPayTimesOf(shift)].map((times) =>
    settledTimes(times, stamps),
  );
  return invoice && pay ? [invoice, pay] : null;
}

function timesTaken(booking: BookingRow, shift: ShiftRow, body: BodyOf<typeof rows.settleTimes>): Times {
  if ("from" in body) {
    assertWholeDay(booking, body);
    return body;
  }
  if (body.take === "booked") return { from: booking.start_time, to: booking.end_time };
  const stamps = stampsOf(shift);
  const taken = body.take === "employee" ? stamps.employee : stamps.company;
  if (!taken) throw new DomainError("no_times_given");
  return taken;
}

/** Equal times are a whole day only where a whole day was booked and somebody says so; else nobody worked. */
export function assertWholeDay(
  { start_time, end_time }: Pick<BookingRow, "start_time" | "end_time">,
  { from, to, whole_day }: Times & { readonly whole_day?: boolean | undefined },
): void {
  if (from !== to) return;
  if (!whole_day || start_time !== from || end_time !== to) throw new DomainError("whole_day");
}
