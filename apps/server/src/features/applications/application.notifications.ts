import { offerToldAt } from "#rules/applying/standby.ts";
import { rolesFor } from "#rules/people/security/office-roles.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { payFactsOf } from "#server/features/bookings/agreement/removal-fee.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { loadAdmins } from "#server/features/corporations/corporation.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import {
  employeeJobFacts,
  type MessageEmployee,
  type MessageJob,
  notifyEmployee,
  notifyEmployees,
  writeToCorporation,
} from "#server/features/job-messages/notify.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueSms } from "#server/features/messages/queue-message.ts";
import { smsContent } from "#server/features/messages/sms-templates.ts";
import { hired, onStandby } from "#texts/da/templates/email/jobs.ts";
import { removedFromShift } from "#texts/da/templates/email/shifts.ts";
import { staffCancelled, staffReleased, staffSick } from "#texts/da/templates/email/staff.ts";
import { employeeSms } from "#texts/da/templates/sms/messages.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatMoment } from "#texts/format/moments.ts";

/** A confirmed person who does not come after all. */
export interface Departure extends MessageJob {
  readonly shiftId: number;
  readonly employee: MessageEmployee;
  readonly reason: string;
}

/**
 * Congratulates somebody who was selected; selected again after a removal, congratulated again. Who is promoted from
 * standby without being asked gets the SMS whatever the switches say: nobody has a shift without knowing.
 */
export async function notifySelected(
  context: MessageContext,
  job: MessageJob,
  employee: MessageEmployee,
  shift: { readonly id: number; readonly bookedAt: Moment },
  how: "selected" | "promoted" = "selected",
): Promise<void> {
  const event = how === "promoted" ? "promoted" : "hired";
  await notifyEmployee(context, job, employee, {
    key: outboxKey(event, shift.id, shift.bookedAt),
    path: `/bookinginformation/${job.booking.id}`,
    email: { wanted: employee.noti_congrets_on_job, write: hired },
    sms: { wanted: how === "promoted" || employee.sms_congrets_on_job, template: event },
    push: { wanted: how === "promoted" || employee.push_congrets_on_job, text: event },
  });
}

/** Tells an applicant of a full booking that the company has put them on its standby queue; once for each time in line. */
export async function notifyOnStandby(
  context: MessageContext,
  job: MessageJob,
  employee: MessageEmployee,
  standbyId: number,
): Promise<void> {
  await notifyEmployee(context, job, employee, {
    key: outboxKey("on-standby", standbyId),
    path: `/bookinginformation/${job.booking.id}`,
    email: { wanted: employee.noti_congrets_on_job, write: onStandby },
    push: { wanted: employee.push_congrets_on_job, text: "on_standby" },
  });
}

/** Asks people by SMS and on the phone whether they take a shift, each until when; the link leads to yes and no. */
export async function notifyOfOffers(
  context: MessageContext,
  job: MessageJob,
  offers: readonly { readonly id: number; readonly employee_id: number; readonly expires_at: Date }[],
): Promise<void> {
  const people = await loadEmployees(
    context.tx,
    offers.map((offer) => offer.employee_id),
  );
  const toldAt = offerToldAt(job.booking.starts_at.getTime(), context.now);
  const template = context.now < job.booking.starts_at.getTime() ? "offer" : "offer_now";
  const offerOf = new Map(offers.map((offer) => [offer.employee_id, offer]));
  await notifyEmployees(afterNight(context, toldAt), job, people, ({ id }) => {
    const offer = offerOf.get(id);
    if (!offer) return [];
    const until = formatMoment(offer.expires_at.getTime(), toldAt);
    return [
      {
        key: outboxKey("offer", offer.id),
        path: `/bookinginformation/${job.booking.id}`,
        sms: { wanted: true, template, values: { until } },
        push: { wanted: true, text: template, answerBy: offer.expires_at.getTime() },
      },
    ];
  });
}

/** What is queued in it waits until that moment, where it lies ahead. */
function afterNight(context: MessageContext, until: Moment): MessageContext {
  if (until <= context.now) return context;
  const { services } = context;
  return { ...context, services: { ...services, outbox: services.outbox.delayed({ until }) } };
}

/** Tells somebody that the company has taken them off the shift, and what that pays. */
export async function notifyRemoved(
  context: MessageContext,
  job: MessageJob,
  employee: MessageEmployee,
  shift: Pick<ShiftRow, "id" | "cancellation_hours" | "cancellation_pay">,
): Promise<void> {
  await notifyEmployee(context, job, employee, {
    key: outboxKey("removed", shift.id, context.now),
    path: `/bookinginformation/${job.booking.id}`,
    email: {
      wanted: employee.noti_cancel_job,
      write: (facts, brand) => removedFromShift({ ...facts, pay: payFactsOf(shift) }, brand),
    },
    sms: { wanted: employee.sms_cancel_job, template: "removed" },
    push: { wanted: employee.push_cancel_job, text: "removed" },
  });
}

/** Tells confirmed people that checking in is open, once per shift and date. */
export async function notifyGetReady(
  context: MessageContext,
  job: MessageJob,
  people: readonly { readonly employee: MessageEmployee; readonly shiftId: number }[],
): Promise<void> {
  const employees = people.map(({ employee, shiftId }) => ({ ...employee, shiftId }));
  await notifyEmployees(context, job, employees, ({ shiftId, ...employee }) => [
    {
      key: outboxKey("get-ready", shiftId, job.booking.date),
      path: `/bookinginformation/${job.booking.id}`,
      sms: { wanted: employee.sms_get_ready_for_job, template: "get_ready" },
      push: { wanted: employee.push_get_ready_for_job, text: "get_ready" },
    },
  ]);
}

/** Mails the company that somebody has cancelled. */
export function notifyCancellation(context: MessageContext, departure: Departure): Promise<void> {
  return mailCorporation(context, departure, "cancelled", staffCancelled);
}

/** Mails the company that somebody who lost access is taken off; the same switch as for a cancellation. */
export function notifyReleased(context: MessageContext, departure: Departure): Promise<void> {
  return mailCorporation(context, departure, "released", staffReleased);
}

/** Tells the company that somebody is sick: by e-mail with the switch of a cancellation, on the day itself by SMS too. */
export function notifySickReport(context: MessageContext, departure: Departure): Promise<void> {
  const isToday = dayOf(context.now) === departure.booking.date;
  return mailCorporation(context, departure, "sick", staffSick, isToday);
}

/** Texts every admin that a replacement is needed soon. */
export async function notifyAdminsOfLateCancellation(
  context: MessageContext,
  departure: Departure,
): Promise<void> {
  const { booking, corporation, employee, shiftId } = departure;
  const { settings } = context.services;
  const job = employeeJobFacts(booking, corporation, employee, settings, `/viewBooking/${booking.id}`);
  const content = await smsContent(context.tx, "late_cancellation");
  const text = employeeSms("late_cancellation", job, settings.brand, content);
  for (const admin of await loadAdmins(context.tx, rolesFor.planning)) {
    await queueSms(context, {
      key: outboxKey("late-cancellation", shiftId, context.now, admin.id),
      subjectKey: subjectKey("booking", booking.id),
      to: admin.phone,
      text,
    });
  }
}

async function mailCorporation(
  context: MessageContext,
  { shiftId, booking, corporation, employee, reason }: Departure,
  event: "cancelled" | "released" | "sick",
  template: typeof staffCancelled,
  isUrgent = false,
): Promise<void> {
  const name = shortName(employee.first_name, employee.last_name);
  await writeToCorporation(context, booking, corporation, {
    // An admin can add the person again: the moment tells a second cancellation from the first.
    key: outboxKey(event, shiftId, context.now),
    wanted: corporation.noti_cancel_booking,
    write: (facts, brand) => template({ ...facts, name, reason }, brand),
    sms: { wanted: isUrgent, template: "staff_sick", values: { name } },
  });
}
