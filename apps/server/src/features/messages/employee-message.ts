import type { Brand } from "#texts/da/brand.ts";
import type { Email } from "#texts/da/templates/email/layout.ts";
import type { EmployeeJobFacts } from "#texts/da/templates/facts.ts";
import { type EmployeeSmsKey, employeeSms } from "#texts/da/templates/sms/messages.ts";
import {
  employeeJobFacts,
  type MessageBooking,
  type MessageCorporation,
  type MessageEmployee,
} from "./facts.ts";
import { type MessageContext, queueEmail, queueSms } from "./queue-message.ts";
import { smsContent } from "./sms-template-queries.ts";

/** The job that a message is about. */
export interface MessageJob {
  readonly booking: MessageBooking;
  readonly corporation: MessageCorporation;
}

/** A message to an employee: as e-mail and as SMS, each where the employee wants it. */
export interface EmployeeMessage {
  readonly key: string;
  readonly path: string;
  readonly email?: { wanted: boolean; write: (facts: EmployeeJobFacts, brand: Brand) => Email };
  readonly sms?: { wanted: boolean; template: EmployeeSmsKey };
}

/** Queues a message to one employee. A booking that sends no mails still sends its SMS. */
export async function notifyEmployee(
  occasion: MessageContext,
  { booking, corporation }: MessageJob,
  employee: MessageEmployee,
  { key, path, email, sms }: EmployeeMessage,
): Promise<void> {
  const { settings } = occasion.services;
  const facts = employeeJobFacts(booking, corporation, employee, settings, path);
  const subjectKey = `employee:${employee.id}`;
  if (email?.wanted && booking.is_email_script_allowed) {
    const written = email.write(facts, settings.brand);
    await queueEmail(occasion, { key, subjectKey, to: employee.email, email: written });
  }
  if (sms?.wanted) {
    const content = await smsContent(occasion.tx, sms.template);
    const text = employeeSms(sms.template, facts, settings.brand, content);
    await queueSms(occasion, { key: `${key}:sms`, subjectKey, to: employee.phone, text });
  }
}
