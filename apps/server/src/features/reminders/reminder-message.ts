import { type Reminder, remindedBy } from "#rules/shifts/reminding.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import type { CorporationRow } from "#server/features/corporations/corporation.queries.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { bookingFacts, employeeJobFacts } from "#server/features/job-messages/notify.ts";
import { writeEmail } from "#server/features/messages/letters/write-email.ts";
import { smsContent } from "#server/features/messages/sms-templates.ts";
import { stampsOf } from "#server/features/pricing/shift-times.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { stampOutReminder, timesReminder } from "#texts/da/templates/email/checkout.ts";
import { checkInReminder, missingPayDataMail } from "#texts/da/templates/email/jobs.ts";
import type { Email } from "#texts/da/templates/email/layout.ts";
import type { LetterDraft } from "#texts/da/templates/letters/letter.ts";
import { companySms, type EmployeeSmsKey, employeeSms } from "#texts/da/templates/sms/messages.ts";

/** A shift with everybody that it may wait for. */
export interface WaitingShift {
  readonly shift: ShiftRow;
  readonly booking: BookingRow;
  readonly corporation: CorporationRow;
  readonly employee: EmployeeRow;
}

/** A reminder as it would go out: by SMS or e-mail, or by neither where nobody can be reached. */
export interface ReminderMessage {
  readonly channel: "sms" | "email" | null;
  readonly to: string;
  /** Of an SMS only the text is meant. */
  readonly email: Email | null;
  readonly text: string;
}

/** How somebody can be reached, as they have chosen for messages of this kind. */
export function reachOf(about: Reminder, { booking, corporation, employee }: WaitingShift) {
  const reader = about === "company_times" ? corporation : employee;
  // Whose pay waits is written to even where the booking sends no mails.
  const hasEmail = reader.email !== "" && (about === "pay_data" || booking.is_email_script_allowed);
  return { hasPhone: reader.phone !== "", hasEmail, ...wishesOf(about, corporation, employee) };
}

function wishesOf(about: Reminder, corporation: CorporationRow, employee: EmployeeRow) {
  switch (about) {
    case "check_in":
      return { wantsSms: employee.sms_get_ready_for_job, wantsEmail: false };
    case "employee_times":
      return { wantsSms: employee.sms_check_out_job, wantsEmail: employee.noti_check_out_job };
    case "company_times":
      return { wantsSms: corporation.sms_stamp_out_booking, wantsEmail: corporation.noti_stamp_out_booking };
    case "pay_data":
      return { wantsSms: true, wantsEmail: true };
  }
}

/** The reminder of `about`, by the reader's own channel. */
export async function reminderMessage(
  db: Db | Tx,
  about: Reminder,
  waiting: WaitingShift,
  settings: Settings,
): Promise<ReminderMessage> {
  const channel = remindedBy(reachOf(about, waiting));
  const reader = about === "company_times" ? waiting.corporation : waiting.employee;
  if (channel === "email") {
    const email = await writeEmail(db, mailOf(about, waiting, settings));
    return { channel, to: reader.email, email, text: email.text };
  }
  return { channel, to: reader.phone, email: null, text: await smsOf(db, about, waiting, settings) };
}

const smsOfReminder = {
  check_in: "get_ready",
  employee_times: "checkout_reminder",
  pay_data: "missing_pay_data",
} as const satisfies Partial<Record<Reminder, EmployeeSmsKey>>;

async function smsOf(db: Db | Tx, about: Reminder, waiting: WaitingShift, settings: Settings) {
  if (about === "company_times") {
    const content = await smsContent(db, "stamp_out");
    return companySms("stamp_out", companyFacts(waiting, settings), settings.brand, content);
  }
  const proposed = about === "employee_times" ? proposedTimes(waiting) : null;
  const key = proposed ? "times_rejected" : smsOfReminder[about];
  const facts = personFacts(about, waiting, settings);
  return employeeSms(key, { ...facts, ...proposed }, settings.brand, await smsContent(db, key));
}

function mailOf(about: Reminder, waiting: WaitingShift, settings: Settings): LetterDraft {
  switch (about) {
    case "check_in":
      return checkInReminder(personFacts(about, waiting, settings), settings.brand);
    case "employee_times":
      return timesReminder(personFacts(about, waiting, settings), proposedTimes(waiting), settings.brand);
    case "company_times":
      return stampOutReminder(companyFacts(waiting, settings), settings.brand);
    case "pay_data":
      return missingPayDataMail(personFacts(about, waiting, settings), settings.brand);
  }
}

/** The times that the company answered the person's with. */
function proposedTimes({ shift }: WaitingShift) {
  const { employee, company } = stampsOf(shift);
  return employee && company;
}

function companyFacts({ booking, corporation }: WaitingShift, settings: Settings) {
  return bookingFacts(booking, corporation, settings, `/checkout-employees/${booking.id}`);
}

function personFacts(
  about: Exclude<Reminder, "company_times">,
  { shift, booking, corporation, employee }: WaitingShift,
  settings: Settings,
) {
  const paths = {
    check_in: `/bookinginformation/${booking.id}`,
    employee_times: `/checkout-employees/${shift.id}`,
    pay_data: "/editemployee",
  };
  return employeeJobFacts(booking, corporation, employee, settings, `${paths[about]}?as=employee`);
}
