import type { AgreedTerms, ReleaseCause } from "#rules/agreement/terms.ts";
import type { Moment } from "#rules/time/moment.ts";
import {
  type MessageEmployee,
  type MessageJob,
  notifyEmployee,
  notifyEmployees,
  writeToCorporation,
} from "#server/features/job-messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { type TermLine, termLines } from "#texts/da/common/agreement.ts";
import {
  jobChanged,
  releasedAfterChange,
  shiftChanged,
  staffLostByChange,
  termsChanged,
} from "#texts/da/templates/email/agreement.ts";
import { bookingChanged } from "#texts/da/templates/email/booking.ts";
import type { CancellationPayFacts } from "#texts/da/templates/email/cancellation-pay.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatMoment } from "#texts/format/moments.ts";

/** Somebody who is asked about changed terms: what they had agreed to, and until when they answer. */
export type AskedEmployee = MessageEmployee & { readonly agreed: AgreedTerms; readonly until: Moment };

const pathOf = ({ booking }: MessageJob) => `/bookinginformation/${booking.id}`;

/** Asks people about changed terms, by e-mail whatever their switches say: the answer is about their shift. */
export async function notifyAsked(
  context: MessageContext,
  job: MessageJob,
  asked: readonly AskedEmployee[],
  now: AgreedTerms,
): Promise<void> {
  await notifyEmployees(context, job, asked, (employee) => {
    const until = formatMoment(employee.until, context.now);
    const lines = termLines(employee.agreed, now);
    return [
      {
        key: outboxKey("terms-changed", job.booking.id, employee.id, context.now),
        path: pathOf(job),
        email: { wanted: true, write: (facts, brand) => termsChanged({ ...facts, lines, until }, brand) },
        sms: { wanted: employee.sms_update_meeting_time, template: "shift_updated", values: { until } },
        push: { wanted: employee.push_update_meeting_time, text: "terms_changed", answerBy: employee.until },
      },
    ];
  });
}

/** Tells selected people of what asks nothing of them: facts, and other terms by e-mail whatever their switches say. */
export async function notifyTold(
  context: MessageContext,
  job: MessageJob,
  people: readonly MessageEmployee[],
  { lines, isOfTerms }: { readonly lines: readonly TermLine[]; readonly isOfTerms: boolean },
): Promise<void> {
  await notifyEmployees(context, job, people, (employee) => [
    {
      key: outboxKey("shift-updated", job.booking.id, employee.id, context.now),
      path: pathOf(job),
      email: {
        wanted: isOfTerms || employee.noti_update_meeting_time,
        write: (facts, brand) => shiftChanged({ ...facts, lines }, brand),
      },
      push: { wanted: employee.push_update_meeting_time, text: "shift_updated" },
    },
  ]);
}

/** Tells applicants that the job is another now, and that they have to say yes again. */
export async function notifyApplicants(
  context: MessageContext,
  job: MessageJob,
  applicants: readonly MessageEmployee[],
  lines: readonly TermLine[],
): Promise<void> {
  await notifyEmployees(context, job, applicants, (employee) => [
    {
      key: outboxKey("job-changed", job.booking.id, employee.id, context.now),
      path: pathOf(job),
      email: { wanted: true, write: (facts, brand) => jobChanged({ ...facts, lines }, brand) },
    },
  ]);
}

/** Tells the company of its saved changes. */
export async function notifyCompanyOfChange(context: MessageContext, job: MessageJob): Promise<void> {
  const { booking, corporation } = job;
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("booking-changed", booking.id, context.now),
    wanted: corporation.noti_update_booking,
    write: bookingChanged,
  });
}

/** Tells both that somebody is off a booking whose terms changed; `fee` in øre is what it costs the company. */
export async function notifyReleasedAfterChange(
  context: MessageContext,
  job: MessageJob,
  employee: MessageEmployee,
  release: {
    readonly id: number;
    readonly cause: ReleaseCause;
    readonly fee: number;
    readonly pay: CancellationPayFacts;
  },
): Promise<void> {
  const { cause, fee, pay } = release;
  await notifyEmployee(context, job, employee, {
    key: outboxKey("released-after-change", release.id, context.now),
    path: pathOf(job),
    // Whoever said no themselves has it in writing, and needs no SMS.
    email: { wanted: true, write: (facts, brand) => releasedAfterChange({ ...facts, cause, pay }, brand) },
    sms: { wanted: cause !== "declined", template: "removed" },
    push: { wanted: cause !== "declined", text: "removed" },
  });
  const name = shortName(employee.first_name, employee.last_name);
  await writeToCorporation(context, job.booking, job.corporation, {
    key: outboxKey("staff-lost-by-change", release.id, context.now),
    wanted: true,
    write: (facts, brand) => staffLostByChange({ ...facts, name, cause, fee }, brand),
  });
}
