import type { Times } from "#rules/checkout/times.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import { notifyEmployee, writeToCorporation } from "#server/features/job-messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { stampsOf } from "#server/features/pricing/shift-times.ts";
import { agreedBySilence, settledBySilence, silenceWarning } from "#texts/da/templates/email/silence.ts";
import { shortName } from "#texts/format/contact.ts";

/**
 * Tells the company, whatever it has switched off, which times of its staff wait for it, and from when on its silence
 * agrees on the part within the booked time.
 */
export async function warnOfSilence(
  context: MessageContext,
  booking: BookingRow,
  shifts: readonly ShiftRow[],
  settlesAt: Moment,
): Promise<void> {
  const [first] = shifts;
  if (!first) return;
  const corporation = await getCorporation(context.tx, booking.corporation_id);
  const people = await namedTimes(
    context,
    shifts.map((shift) => [shift, stampsOf(shift).employee]),
  );
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("silence-warning", first.id, context.now),
    wanted: true,
    path: `/checkout-employees/${booking.id}`,
    write: (facts, brand) => silenceWarning({ ...facts, people, settlesAt, now: context.now }, brand),
  });
}

/** Tells the company and each person which part of the times is agreed by silence, and that the rest is still open. */
export async function tellSettledBySilence(
  context: MessageContext,
  booking: BookingRow,
  settled: readonly { readonly shift: ShiftRow; readonly times: Times }[],
): Promise<void> {
  const [first] = settled;
  if (!first) return;
  const corporation = await getCorporation(context.tx, booking.corporation_id);
  const people = await namedTimes(
    context,
    settled.map(({ shift, times }) => [shift, times]),
  );
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("settled-by-silence", first.shift.id, context.now),
    wanted: true,
    path: `/checkout-employees/${booking.id}`,
    write: (facts, brand) => settledBySilence({ ...facts, people }, brand),
  });
  for (const { shift, times } of settled) {
    const employee = await findEmployee(context.tx, shift.employee_id);
    if (!employee) continue;
    const stamped = stampsOf(shift).employee ?? times;
    await notifyEmployee(context, { booking, corporation }, employee, {
      key: outboxKey("agreed-by-silence", shift.id, context.now),
      path: `/checkout-employees/${shift.id}`,
      email: {
        wanted: employee.noti_check_out_job,
        write: (facts, brand) => agreedBySilence({ ...facts, times, stamped }, brand),
      },
    });
  }
}

/** Name and times of each person, in the order of their shifts. */
async function namedTimes({ tx }: MessageContext, shifts: readonly (readonly [ShiftRow, Times | null])[]) {
  const named: { name: string; times: Times }[] = [];
  for (const [shift, times] of shifts) {
    const employee = await findEmployee(tx, shift.employee_id);
    if (employee && times) named.push({ name: shortName(employee.first_name, employee.last_name), times });
  }
  return named;
}
