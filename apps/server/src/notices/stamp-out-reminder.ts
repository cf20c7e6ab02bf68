import { smsContent } from "#server/stores/sms-templates.ts";
import { checkoutReminder, stampOutReminder } from "#texts/da/templates/email/checkout.ts";
import { employeeSms, stampOutSms } from "#texts/da/templates/sms/messages.ts";
import {
  bookingFacts,
  employeeJobFacts,
  type NoticeBooking,
  type NoticeCorporation,
  type NoticeEmployee,
} from "./facts.ts";
import { type Occasion, queueEmail, queueSms } from "./queue.ts";

/** The first reminder comes when the shift has ended, the second a day later. */
export type ReminderRound = 1 | 2;

/** Asks the employee of an ended shift for the times (noti_check_out_job, sms_check_out_job; Q-044). */
export async function remindEmployee(
  occasion: Occasion,
  shift: {
    readonly id: number;
    readonly booking: NoticeBooking;
    readonly corporation: NoticeCorporation;
    readonly employee: NoticeEmployee;
  },
  round: ReminderRound,
): Promise<void> {
  const { id, booking, corporation, employee } = shift;
  const { brand } = occasion.services.settings;
  const path = `/checkout-employees/${id}`;
  const job = employeeJobFacts(booking, corporation, employee, occasion.services.settings, path);
  const subjectKey = `employee:${employee.id}`;
  if (employee.noti_check_out_job && booking.is_email_script_allowed) {
    const email = checkoutReminder(job, brand);
    await queueEmail(occasion, {
      key: `checkout-reminder-email:${id}:${round}`,
      subjectKey,
      to: employee.email,
      email,
    });
  }
  if (employee.sms_check_out_job) {
    const text = employeeSms(
      "checkout_reminder",
      job,
      brand,
      await smsContent(occasion.tx, "checkout_reminder"),
    );
    await queueSms(occasion, {
      key: `checkout-reminder-sms:${id}:${round}`,
      subjectKey,
      to: employee.phone,
      text,
    });
  }
}

/** Asks the company to stamp an ended booking (noti_stamp_out_booking, sms_stamp_out_booking). */
export async function remindCompany(
  occasion: Occasion,
  booking: NoticeBooking,
  corporation: NoticeCorporation,
  round: ReminderRound,
): Promise<void> {
  const { settings } = occasion.services;
  const facts = bookingFacts(booking, corporation, settings, `/checkout-employees/${booking.id}`);
  const subjectKey = `booking:${booking.id}`;
  if (corporation.noti_stamp_out_booking && booking.is_email_script_allowed) {
    const email = stampOutReminder(facts, settings.brand);
    await queueEmail(occasion, {
      key: `stamp-out-email:${booking.id}:${round}`,
      subjectKey,
      to: corporation.email,
      email,
    });
  }
  if (corporation.sms_stamp_out_booking) {
    const text = stampOutSms(facts, settings.brand, await smsContent(occasion.tx, "stamp_out"));
    await queueSms(occasion, {
      key: `stamp-out-sms:${booking.id}:${round}`,
      subjectKey,
      to: corporation.phone,
      text,
    });
  }
}
