import {
  type BookingFacts,
  dayWords,
  type EmployeeJobFacts,
  type JobFacts,
} from "#texts/da/templates/email/layout.ts";
import type { Brand } from "../../brand.ts";
import { defaultContent, type SmsKey } from "./defaults.ts";
import { fill } from "./gsm7.ts";

/** A message to an employee, or about one to an admin. */
export type EmployeeSmsKey = Exclude<SmsKey, "stamp_out">;

/**
 * The SMS of `key` about an employee's job. `content` is the admin's edited template, the default otherwise.
 * In `times_rejected`, `from` and `to` are the times that the corporation proposes.
 */
export function employeeSms(
  key: EmployeeSmsKey,
  job: EmployeeJobFacts,
  brand: Brand,
  content: string = defaultContent(key),
): string {
  return fill(content, { ...jobValues(job, brand), firstName: job.firstName });
}

/** The SMS that asks a corporation to stamp its staff out (sms_stamp_out_booking). */
export function stampOutSms(
  booking: BookingFacts,
  brand: Brand,
  content: string = defaultContent("stamp_out"),
): string {
  return fill(content, { ...jobValues(booking, brand), contactPerson: booking.contactPerson });
}

function jobValues(job: JobFacts, brand: Brand): Record<string, string> {
  const { jobTitle, corporationName, from, to, address, link } = job;
  return { jobTitle, corporationName, from, to, address, link, day: dayWords(job.day), brand: brand.name };
}
