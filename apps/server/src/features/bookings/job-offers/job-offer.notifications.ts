import {
  employeeJobFacts,
  type MessageEmployee,
  type MessageJob,
} from "#server/features/job-messages/notify.ts";
import { pushEffects } from "#server/features/job-messages/push-effects.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { devicesOf } from "#server/features/messages/push/push.queries.ts";
import {
  emailEffect,
  type MessageContext,
  type MessageEffect,
  queueMessages,
} from "#server/features/messages/queue-message.ts";
import type { Effect } from "#server/platform/outbox/outbox.ts";
import { newJob, urgentJob } from "#texts/da/templates/email/jobs.ts";
import type { MatchingEmployee } from "./job-match.queries.ts";

type OfferSwitches = Pick<
  MessageEmployee,
  "noti_info_of_jobs" | "noti_info_of_urgent_job" | "push_info_of_jobs" | "push_info_of_urgent_job"
>;

/** Whether an offer reaches somebody at all: by e-mail, or on a phone that messages go to. */
export function isReached(employee: MatchingEmployee, isUrgent: boolean): boolean {
  return wantsOfferMail(employee, isUrgent) || (wantsOfferPush(employee, isUrgent) && employee.has_device);
}

/** Queues the offer of a job to each of `employees`, by the ways that they want; whoever has it already gets it once. */
export async function queueOffers(
  context: MessageContext,
  job: MessageJob,
  employees: readonly MatchingEmployee[],
  isUrgent: boolean,
): Promise<void> {
  const pushed = employees.filter((one) => one.has_device && wantsOfferPush(one, isUrgent));
  const devices = await devicesOf(
    context.tx,
    pushed.map(({ id }) => id),
  );
  const effects = employees.flatMap((employee) => [
    ...(wantsOfferMail(employee, isUrgent) ? mailOf(context, job, employee, isUrgent) : []),
    ...pushOf(context, job, employee, isUrgent, devices.get(employee.id) ?? []),
  ]);
  await queueMessages(context, effects);
}

/** Whether somebody wants offers of jobs by e-mail. */
export function wantsOfferMail(employee: OfferSwitches, isUrgent: boolean): boolean {
  return isUrgent ? employee.noti_info_of_urgent_job : employee.noti_info_of_jobs;
}

/** Whether somebody wants offers of jobs on the phone. */
export function wantsOfferPush(employee: OfferSwitches, isUrgent: boolean): boolean {
  return isUrgent ? employee.push_info_of_urgent_job : employee.push_info_of_jobs;
}

/** These mails are not about the reader's own shifts, so they can be unsubscribed from. */
function mailOf(
  { services: { settings, secrets } }: MessageContext,
  { booking, corporation }: MessageJob,
  employee: MatchingEmployee,
  isUrgent: boolean,
): MessageEffect[] {
  const token = secrets.unsubscribeToken(employee.id);
  const job = {
    ...employeeJobFacts(booking, corporation, employee, settings, pathOf(booking.id)),
    unsubscribeLink: `${settings.publicUrl}/email/unsubscribe/${token}`,
  };
  return emailEffect({
    key: outboxKey("job-offered", booking.id, employee.id),
    subjectKey: subjectKey("employee", employee.id),
    bookingId: booking.id,
    to: employee.email,
    email: (isUrgent ? urgentJob : newJob)(job, settings.brand),
    unsubscribeUrl: `${settings.publicUrl}/api/employees/emails/unsubscribe?token=${encodeURIComponent(token)}`,
  });
}

function pushOf(
  { services: { settings }, now }: MessageContext,
  { booking, corporation }: MessageJob,
  employee: MatchingEmployee,
  isUrgent: boolean,
  devices: readonly number[],
): Effect[] {
  const path = pathOf(booking.id);
  const message = {
    key: outboxKey("job-offered", booking.id, employee.id),
    text: isUrgent ? "urgent_job" : "new_job",
    employee,
    job: employeeJobFacts(booking, corporation, employee, settings, path),
    startsAt: booking.starts_at.getTime(),
    answerBy: null,
    path,
  } as const;
  return pushEffects(message, devices, now);
}

function pathOf(bookingId: number): string {
  return `/bookinginformation/${bookingId}?as=employee`;
}
