import { loadAdmins } from "#server/features/corporations/queries.ts";
import {
  employeeJobFacts,
  type MessageContext,
  type MessageEmployee,
  type MessageJob,
  queueSms,
  writeToCompany,
} from "#server/features/messages/notify.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { smsContent } from "#server/features/messages/sms-templates.ts";
import { staffCancelled, staffSick } from "#texts/da/templates/email/staff.ts";
import { employeeSms } from "#texts/da/templates/sms/messages.ts";
import { shortName } from "#texts/format/contact.ts";

/** A confirmed person who does not come after all. */
export interface Departure extends MessageJob {
  readonly shiftId: number;
  readonly employee: MessageEmployee;
  readonly reason: string;
}

/** Mails the company that somebody has cancelled (noti_cancel_booking). */
export function notifyCancellation(occasion: MessageContext, departure: Departure): Promise<void> {
  return mailCompany(occasion, departure, "cancelled", staffCancelled);
}

/** Mails the company that somebody has reported sick (noti_cancel_booking, Q-005). */
export function notifySickReport(occasion: MessageContext, departure: Departure): Promise<void> {
  return mailCompany(occasion, departure, "sick", staffSick);
}

/** Texts every admin that a replacement is needed soon. */
export async function notifyAdminsOfLateCancellation(
  occasion: MessageContext,
  departure: Departure,
): Promise<void> {
  const { booking, corporation, employee, shiftId } = departure;
  const { settings } = occasion.services;
  const job = employeeJobFacts(booking, corporation, employee, settings, `/viewBooking/${booking.id}`);
  const content = await smsContent(occasion.tx, "late_cancellation");
  const text = employeeSms("late_cancellation", job, settings.brand, content);
  for (const admin of await loadAdmins(occasion.tx)) {
    await queueSms(occasion, {
      key: outboxKey("late-cancellation", shiftId, occasion.now, admin.id),
      subjectKey: subjectKey("booking", booking.id),
      to: admin.phone,
      text,
    });
  }
}

async function mailCompany(
  occasion: MessageContext,
  { shiftId, booking, corporation, employee, reason }: Departure,
  event: "cancelled" | "sick",
  template: typeof staffCancelled,
): Promise<void> {
  const name = shortName(employee.first_name, employee.last_name);
  await writeToCompany(occasion, booking, corporation, {
    // An admin can add the person again: the moment tells a second cancellation from the first.
    key: outboxKey(event, shiftId, occasion.now),
    wanted: corporation.noti_cancel_booking,
    write: (facts, brand) => template({ ...facts, name, reason }, brand),
  });
}
