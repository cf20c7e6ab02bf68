import type { Moment } from "#rules/time/moment.ts";
import {
  employeeJobFacts,
  type MessageEmployee,
  type MessageJob,
  notifyEmployee,
  writeToCorporation,
} from "#server/features/job-messages/notify.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueSms } from "#server/features/messages/queue-message.ts";
import { smsContent } from "#server/features/messages/sms-templates.ts";
import { officeSaidNotCome, saidNotCome } from "#texts/da/templates/email/shifts.ts";
import { staffCame, staffNotArrived, staffOnTheWay } from "#texts/da/templates/email/staff.ts";
import { employeeSms, onMyWayValues } from "#texts/da/templates/sms/messages.ts";
import { formatPhone, joinedNames, shortName } from "#texts/format/contact.ts";

/** Somebody who has not come, or came after all, with the job. */
export interface MissedPerson extends MessageJob {
  readonly employee: MessageEmployee;
  /** The note's id. */
  readonly id: number;
}

/**
 * Asks the person whether they are on the way, by SMS and on the phone whatever the switches say: somebody waits. Of no
 * use once the shift is over.
 */
export async function askMissedPerson(context: MessageContext, missed: MissedPerson): Promise<void> {
  await notifyEmployee(context, missed, missed.employee, {
    key: outboxKey("not-arrived", missed.id),
    path: `/bookinginformation/${missed.booking.id}`,
    sms: { wanted: true, template: "are_you_coming", until: missed.booking.ends_at.getTime() },
    push: { wanted: true, text: "are_you_coming" },
  });
}

/** Tells the person after the end of the shift who says that they did not come, and how to answer. */
export async function tellSaidNotCome(
  context: MessageContext,
  missed: MissedPerson,
  shiftId: number,
  by: "company" | "office",
): Promise<void> {
  await notifyEmployee(context, missed, missed.employee, {
    key: outboxKey("said-not-come", missed.id),
    path: `/checkout-employees/${shiftId}`,
    email: { wanted: true, write: by === "office" ? officeSaidNotCome : saidNotCome },
  });
}

/** Tells the person that the company or the office has noted that they came. */
export async function tellPersonHere(context: MessageContext, missed: MissedPerson): Promise<void> {
  await notifyEmployee(context, missed, missed.employee, {
    key: outboxKey("came-after-all", missed.id, context.now),
    path: `/bookinginformation/${missed.booking.id}`,
    sms: { wanted: true, template: "you_are_here" },
    push: { wanted: true, text: "you_are_here" },
  });
}

/** Tells whoever is on duty at the office; nobody where no number is set. */
export async function tellDuty(
  context: MessageContext,
  { booking, corporation, employee }: MissedPerson,
  template: "not_arrived" | "came_after_all",
  key: string,
): Promise<void> {
  const { settings } = context.services;
  const job = employeeJobFacts(booking, corporation, employee, settings, `/viewBooking/${booking.id}`);
  const name = shortName(employee.first_name, employee.last_name);
  const content = await smsContent(context.tx, template);
  const more = { firstName: name, phone: formatPhone(employee.phone) };
  await queueSms(context, {
    key,
    subjectKey: subjectKey("booking", booking.id),
    bookingId: booking.id,
    to: settings.dutyPhone,
    text: employeeSms(template, job, settings.brand, content, more),
  });
}

/** Tells the company by e-mail and SMS who has not given the digits: somebody stands in a kitchen and waits. */
export async function tellCompanyMissed(
  context: MessageContext,
  { booking, corporation }: MessageJob,
  people: readonly MessageEmployee[],
): Promise<void> {
  const names = people.map(({ first_name, last_name }) => shortName(first_name, last_name));
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("not-arrived-company", booking.id, context.now),
    wanted: true,
    write: (facts, brand) => staffNotArrived({ ...facts, names }, brand),
    sms: { wanted: true, template: "staff_not_arrived", values: { name: joinedNames(names) } },
  });
}

/** Tells the company that somebody is here after all who was missed. */
export async function tellCompanyCame(context: MessageContext, missed: MissedPerson): Promise<void> {
  const { booking, corporation, employee } = missed;
  const name = shortName(employee.first_name, employee.last_name);
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("came-after-all", missed.id, context.now),
    wanted: true,
    write: (facts, brand) => staffCame({ ...facts, name }, brand),
  });
}

/** Tells the company by SMS and e-mail that somebody is late by `minutes`, or on the way. */
export async function tellCompanyOnTheWay(
  context: MessageContext,
  { booking, corporation, employee }: MessageJob & { readonly employee: MessageEmployee },
  shift: { readonly id: number; readonly minutes: number | null; readonly at: Moment },
): Promise<void> {
  const person = {
    name: shortName(employee.first_name, employee.last_name),
    phone: employee.phone,
    minutes: shift.minutes,
  };
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("on-my-way", shift.id, shift.minutes ?? 0, shift.at),
    wanted: true,
    write: (facts, brand) => staffOnTheWay({ ...facts, ...person }, brand),
    sms: { wanted: true, template: "on_my_way", values: onMyWayValues(person) },
  });
}
