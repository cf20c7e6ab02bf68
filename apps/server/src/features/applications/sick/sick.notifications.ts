import { dayOf } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import { notifyEmployee, writeToCorporation } from "#server/features/job-messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { reportedSick, sickDecided, sickTakenBack } from "#texts/da/templates/email/sick.ts";
import { staffWellAgain } from "#texts/da/templates/email/staff.ts";
import { shortName } from "#texts/format/contact.ts";

/** Tells somebody that the office has reported them sick, whatever the switches say: nobody is off a shift unknowingly. */
export async function notifyReportedSick(
  context: MessageContext,
  booking: BookingRow,
  shift: ShiftRow,
): Promise<void> {
  const reason = shift.cancellation_reason ?? "";
  await tell(context, booking, shift, {
    key: outboxKey("reported-sick", shift.id, context.now),
    write: (facts, brand) => reportedSick({ ...facts, reason }, brand),
  });
}

/** Tells somebody what the office has decided on their late sick report, whatever the switches say. */
export async function notifySickDecision(
  context: MessageContext,
  booking: BookingRow,
  shift: ShiftRow,
): Promise<void> {
  const isExcused = shift.sick_decision === "excuse";
  const reason = shift.sick_decision_reason;
  await tell(context, booking, shift, {
    key: outboxKey("sick-decided", shift.id, context.now),
    write: (facts, brand) => sickDecided({ ...facts, isExcused, reason }, brand),
  });
}

/**
 * Tells the company that somebody who was sick comes after all: by e-mail with the switch of a cancellation, on the day
 * itself by SMS too; and the person, where the office has taken the report back.
 */
export async function notifySickTakenBack(
  context: MessageContext,
  booking: BookingRow,
  shift: ShiftRow,
  by: "employee" | "admin",
): Promise<void> {
  const { tx, now } = context;
  const employee = await findEmployee(tx, shift.employee_id);
  if (!employee) return;
  const corporation = await getCorporation(tx, booking.corporation_id);
  const name = shortName(employee.first_name, employee.last_name);
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("sick-taken-back", shift.id, now),
    wanted: corporation.noti_cancel_booking,
    write: (facts, brand) => staffWellAgain({ ...facts, name }, brand),
    sms: { wanted: dayOf(now) === booking.date, template: "staff_well_again", values: { name } },
  });
  if (by === "employee") return;
  await tell(context, booking, shift, {
    key: outboxKey("your-sick-taken-back", shift.id, now),
    write: sickTakenBack,
    sms: "sick_taken_back",
  });
}

type Letter = Parameters<typeof notifyEmployee>[3];

async function tell(
  context: MessageContext,
  booking: BookingRow,
  shift: ShiftRow,
  {
    key,
    write,
    sms,
  }: {
    readonly key: string;
    readonly write: NonNullable<Letter["email"]>["write"];
    /** Also by SMS, where somebody has to come. */
    readonly sms?: NonNullable<Letter["sms"]>["template"];
  },
): Promise<void> {
  const employee = await findEmployee(context.tx, shift.employee_id);
  if (!employee) return;
  const corporation = await getCorporation(context.tx, booking.corporation_id);
  await notifyEmployee(context, { booking, corporation }, employee, {
    key,
    path: `/bookinginformation/${booking.id}`,
    email: { wanted: true, write },
    ...(sms && { sms: { wanted: true, template: sms } }),
  });
}
