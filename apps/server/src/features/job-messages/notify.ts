import type { Selectable } from "kysely";
import { cleanName } from "#rules/people/clean-name.ts";
import type { Moment } from "#rules/time/moment.ts";
import { smsKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { devicesOf } from "#server/features/messages/push/push.queries.ts";
import {
  emailEffect,
  type MessageContext,
  type MessageEffect,
  queueEmail,
  queueMessages,
  queueSms,
  smsEffect,
} from "#server/features/messages/queue-message.ts";
import { editedSmsContents, smsContent } from "#server/features/messages/sms-templates.ts";
import { priceAsBooked } from "#server/features/pricing/booked-price.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { Bookings, Corporations, Employees } from "#server/platform/database/types.gen.ts";
import type { Effect } from "#server/platform/outbox/outbox.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import type { BookingFacts, Email, EmployeeJobFacts, JobFacts } from "#texts/da/templates/email/layout.ts";
import type { LetterDraft } from "#texts/da/templates/letters/letter.ts";
import type { PushKey } from "#texts/da/templates/push.ts";
import type { SmsKey } from "#texts/da/templates/sms/defaults.ts";
import {
  type CompanySmsKey,
  companySms,
  type EmployeeSmsKey,
  employeeSms,
} from "#texts/da/templates/sms/messages.ts";
import { formatAddress } from "#texts/format/contact.ts";
import { pushEffects } from "./push-effects.ts";

/** What messages take from the rows. */
export type MessageBooking = Selectable<Bookings> & { job_title: string };
export type MessageCorporation = Pick<
  Selectable<Corporations>,
  | "id"
  | "name"
  | "email"
  | "phone"
  | "contact_person"
  | "noti_confirmed_booking"
  | "noti_approved_booking"
  | "noti_stamp_out_booking"
  | "sms_stamp_out_booking"
  | "noti_cancel_booking"
  | "noti_update_booking"
  | "noti_applicants_booking"
  | "sms_applicants_booking"
  | "sms_unfilled_booking"
  | "noti_not_ready_booking"
  | "sms_not_ready_booking"
  | "sms_rejected_booking"
  | "noti_prepayment_booking"
  | "noti_invoice_booking"
>;
export type MessageEmployee = Pick<
  Selectable<Employees>,
  "id" | "first_name" | "last_name" | "email" | "phone" | EmployeeSwitch
>;
type EmployeeSwitch = Extract<keyof Selectable<Employees>, `${"noti" | "sms" | "push"}_${string}`>;

/**
 * A message to a company about its booking, as e-mail and SMS, each where the company wants it; `wanted` is its switch
 * for letters of this kind.
 */
export interface CorporationMessage {
  readonly key: string;
  readonly wanted: boolean;
  /** The page that the letter leads to; the booking's own unless said otherwise. */
  readonly path?: string;
  /** It is about money, and goes to the company's first login whoever booked. */
  readonly isOfCompany?: boolean;
  readonly write: (facts: BookingFacts, brand: Brand) => Email | LetterDraft;
  /** `values` is what only this SMS says. */
  readonly sms?: {
    wanted: boolean;
    template: CompanySmsKey;
    values?: Readonly<Record<string, string>>;
  };
}

/** Queues a message to the company. A booking that sends no mails still sends its SMS. */
export async function writeToCorporation(
  context: MessageContext,
  booking: MessageBooking,
  corporation: MessageCorporation,
  { key, wanted, path, isOfCompany, write, sms }: CorporationMessage,
): Promise<void> {
  const { settings } = context.services;
  const reader = isOfCompany ? corporation : await readerOf(context.tx, booking, corporation);
  const facts = bookingFacts(booking, reader, settings, path ?? `/viewBooking/${booking.id}`);
  const about = { subjectKey: subjectKey("booking", booking.id) };
  if (wanted && booking.is_email_script_allowed) {
    await queueEmail(context, { ...about, key, to: reader.email, email: write(facts, settings.brand) });
  }
  if (sms?.wanted) {
    const content = await smsContent(context.tx, sms.template);
    const text = companySms(sms.template, facts, settings.brand, content, sms.values);
    await queueSms(context, { ...about, key: smsKey(key), to: corporation.phone, text });
  }
}

/** The company as a letter is written to it: to the login that booked, while that has access, otherwise to the first one. */
export async function readerOf(
  tx: Tx,
  { booked_by }: MessageBooking,
  corporation: MessageCorporation,
): Promise<MessageCorporation> {
  if (booked_by === null || booked_by === corporation.id) return corporation;
  const login = await tx
    .selectFrom("corporations")
    .select(["email", "contact_person"])
    .where("id", "=", booked_by)
    .where("login_disabled_at", "is", null)
    .executeTakeFirst();
  return login ? { ...corporation, ...login } : corporation;
}

/** The job that a message is about. */
export interface MessageJob {
  readonly booking: MessageBooking;
  readonly corporation: MessageCorporation;
}

/**
 * A message to an employee: as e-mail, as SMS and on the phone, each where the employee wants it. `path` has no query; the link says
 * whom it is for, so that somebody who is not signed in meets the right login.
 */
export interface EmployeeMessage {
  readonly key: string;
  readonly path: string;
  readonly email?: { wanted: boolean; write: (facts: EmployeeJobFacts, brand: Brand) => Email | LetterDraft };
  /** `values` is what only this SMS says; after `until` it is of no use, and does not leave. */
  readonly sms?: {
    wanted: boolean;
    template: EmployeeSmsKey;
    values?: Readonly<Record<string, string>>;
    until?: Moment;
  };
  /** On every device that the employee asked for messages on; `answerBy` is until when an answer is asked for. */
  readonly push?: { wanted: boolean; text: PushKey; answerBy?: Moment };
}

/** Queues a message to one employee. A booking that sends no mails still sends its SMS. */
export async function notifyEmployee(
  context: MessageContext,
  job: MessageJob,
  employee: MessageEmployee,
  message: EmployeeMessage,
): Promise<void> {
  await notifyEmployees(context, job, [employee], () => [message]);
}

/** Queues the messages of one job to many employees, in one statement. */
export async function notifyEmployees<Employee extends MessageEmployee>(
  context: MessageContext,
  job: MessageJob,
  employees: readonly Employee[],
  messagesTo: (employee: Employee) => readonly EmployeeMessage[],
): Promise<void> {
  const all = employees.flatMap((employee) => messagesTo(employee).map((message) => ({ employee, message })));
  const templates = new Set(all.flatMap(({ message: { sms } }) => (sms?.wanted ? [sms.template] : [])));
  const reached = new Set(
    all.flatMap(({ employee, message }) => (message.push?.wanted ? [employee.id] : [])),
  );
  const contents = templates.size === 0 ? new Map<SmsKey, string>() : await editedSmsContents(context.tx);
  const devices = await devicesOf(context.tx, [...reached]);
  const effects = all.flatMap(({ employee, message }) => [
    ...effectsOf(context, job, employee, message, contents),
    ...pushEffectsOf(context, job, employee, message, devices.get(employee.id) ?? []),
  ]);
  await queueMessages(context, effects);
}

function effectsOf(
  { services: { settings } }: MessageContext,
  { booking, corporation }: MessageJob,
  employee: MessageEmployee,
  { key, path, email, sms }: EmployeeMessage,
  contents: ReadonlyMap<SmsKey, string>,
): MessageEffect[] {
  const facts = employeeJobFacts(booking, corporation, employee, settings, `${path}?as=employee`);
  const about = { subjectKey: subjectKey("employee", employee.id), bookingId: booking.id };
  const effects: MessageEffect[] = [];
  if (email?.wanted && booking.is_email_script_allowed) {
    const written = email.write(facts, settings.brand);
    effects.push(...emailEffect({ ...about, key, to: employee.email, email: written }));
  }
  if (sms?.wanted) {
    const text = employeeSms(sms.template, facts, settings.brand, contents.get(sms.template), sms.values);
    effects.push(
      ...smsEffect({ ...about, key: smsKey(key), to: employee.phone, text, expiresAt: sms.until }),
    );
  }
  return effects;
}

function pushEffectsOf(
  { services: { settings }, now }: MessageContext,
  { booking, corporation }: MessageJob,
  employee: MessageEmployee,
  { key, path, push }: EmployeeMessage,
  devices: readonly number[],
): Effect[] {
  if (!push?.wanted) return [];
  const target = `${path}?as=employee`;
  const job = jobFacts(booking, corporation, settings, target);
  const answerBy = push.answerBy ?? null;
  const startsAt = booking.starts_at.getTime();
  return pushEffects({ key, text: push.text, employee, job, startsAt, answerBy, path: target }, devices, now);
}

/** A booking as its company reads of it; `path` is the page that the message leads to. */
export function bookingFacts(
  booking: MessageBooking,
  corporation: MessageCorporation,
  settings: Settings,
  path: string,
): BookingFacts {
  return {
    ...jobFacts(booking, corporation, settings, path),
    contactPerson: cleanName(corporation.contact_person),
    numberOfStaff: booking.number_of_staff,
    price: priceAsBooked(booking).total,
  };
}

/** A job as an employee reads of it. */
export function employeeJobFacts(
  booking: MessageBooking,
  corporation: MessageCorporation,
  employee: Pick<MessageEmployee, "first_name">,
  settings: Settings,
  path: string,
): EmployeeJobFacts {
  return {
    ...jobFacts(booking, corporation, settings, path),
    firstName: cleanName(employee.first_name),
    hourlyWage: booking.hourly_wage,
  };
}

function jobFacts(
  booking: MessageBooking,
  corporation: MessageCorporation,
  settings: Settings,
  path: string,
): JobFacts {
  return {
    bookingId: booking.id,
    jobTitle: booking.job_title,
    corporationName: cleanName(corporation.name),
    day: booking.date,
    from: booking.start_time,
    to: booking.end_time,
    address: formatAddress(booking.address, booking.zip_code, booking.city),
    link: `${settings.publicUrl}${path}`,
  };
}
