import type { Times } from "#rules/checkout/times.ts";
import { smsContent } from "#server/stores/sms-templates.ts";
import { timesRejectedByEmployee } from "#texts/da/templates/email/checkout.ts";
import { employeeSms } from "#texts/da/templates/sms/messages.ts";
import { shortName } from "#texts/format/names.ts";
import {
  bookingFacts,
  employeeJobFacts,
  type NoticeBooking,
  type NoticeCorporation,
  type NoticeEmployee,
} from "./facts.ts";
import { type Occasion, queueEmail, queueSms } from "./queue.ts";

/** Times that one side has answered with others. */
export interface Rejection {
  readonly shiftId: number;
  /** How often this side has rejected by now; each time is told once. */
  readonly count: number;
  readonly booking: NoticeBooking;
  readonly corporation: NoticeCorporation;
  readonly employee: NoticeEmployee;
}

/** Texts the employee the times that the company proposes (sms_check_out_job, C-334). */
export async function tellEmployeeOfTimes(
  occasion: Occasion,
  { shiftId, count, booking, corporation, employee, proposed }: Rejection & { readonly proposed: Times },
): Promise<void> {
  if (!employee.sms_check_out_job) return;
  const { settings } = occasion.services;
  const job = employeeJobFacts(booking, corporation, employee, settings, `/checkout-employees/${shiftId}`);
  const content = await smsContent(occasion.tx, "times_rejected");
  await queueSms(occasion, {
    key: `times-rejected-by-company:${shiftId}:${count}`,
    subjectKey: `employee:${employee.id}`,
    to: employee.phone,
    text: employeeSms("times_rejected", { ...job, ...proposed }, settings.brand, content),
  });
}

/** Mails the company the times that the employee proposes (noti_stamp_out_booking, Q-008). */
export async function tellCompanyOfTimes(
  occasion: Occasion,
  rejection: Rejection & {
    readonly companyTimes: Times;
    readonly employeeTimes: Times;
    readonly explanation: string;
  },
): Promise<void> {
  const { shiftId, count, booking, corporation, employee } = rejection;
  if (!booking.is_email_script_allowed || !corporation.noti_stamp_out_booking) return;
  const { settings } = occasion.services;
  const facts = bookingFacts(booking, corporation, settings, `/checkout-employees/${booking.id}`);
  const { companyTimes, employeeTimes, explanation } = rejection;
  const name = shortName(employee.first_name, employee.last_name);
  await queueEmail(occasion, {
    key: `times-rejected-by-employee:${shiftId}:${count}`,
    subjectKey: `booking:${booking.id}`,
    to: corporation.email,
    email: timesRejectedByEmployee(
      { ...facts, name, companyTimes, employeeTimes, explanation },
      settings.brand,
    ),
  });
}
