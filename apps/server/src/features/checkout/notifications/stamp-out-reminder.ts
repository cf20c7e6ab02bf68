import {
  bookingFacts,
  type MessageContext,
  type MessageEmployee,
  type MessageJob,
  notifyEmployee,
  queueSms,
  writeToCompany,
} from "#server/features/messages/notify.ts";
import { outboxKey, smsKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { smsContent } from "#server/features/messages/sms-templates.ts";
import { checkoutReminder, stampOutReminder } from "#texts/da/templates/email/checkout.ts";
import { stampOutSms } from "#texts/da/templates/sms/messages.ts";

/** The first reminder comes when the shift has ended, the second a day later. */
export type ReminderRound = 1 | 2;

/** Asks the employee of an ended shift for the times (noti_check_out_job, sms_check_out_job; Q-044). */
export async function remindEmployee(
  occasion: MessageContext,
  job: MessageJob,
  employee: MessageEmployee,
  { shiftId, round }: { readonly shiftId: number; readonly round: ReminderRound },
): Promise<void> {
  await notifyEmployee(occasion, job, employee, {
    key: outboxKey("checkout-reminder", shiftId, round),
    path: `/checkout-employees/${shiftId}`,
    email: { wanted: employee.noti_check_out_job, write: checkoutReminder },
    sms: { wanted: employee.sms_check_out_job, template: "checkout_reminder" },
  });
}

/** Asks the company to stamp an ended booking (noti_stamp_out_booking, sms_stamp_out_booking). */
export async function remindCompany(
  occasion: MessageContext,
  { booking, corporation }: MessageJob,
  round: ReminderRound,
): Promise<void> {
  const key = outboxKey("stamp-out", booking.id, round);
  const path = `/checkout-employees/${booking.id}`;
  const wanted = corporation.noti_stamp_out_booking;
  await writeToCompany(occasion, booking, corporation, { key, wanted, path, write: stampOutReminder });
  if (!corporation.sms_stamp_out_booking) return;
  const { settings } = occasion.services;
  const facts = bookingFacts(booking, corporation, settings, path);
  await queueSms(occasion, {
    key: smsKey(key),
    subjectKey: subjectKey("booking", booking.id),
    to: corporation.phone,
    text: stampOutSms(facts, settings.brand, await smsContent(occasion.tx, "stamp_out")),
  });
}
