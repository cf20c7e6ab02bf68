import type { Times } from "#rules/checkout/times.ts";
import {
  type MessageEmployee,
  type MessageJob,
  notifyEmployee,
  notifyEmployees,
  writeToCorporation,
} from "#server/features/job-messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import {
  checkoutReminder,
  stampOutReminder,
  timesRejectedByEmployee,
} from "#texts/da/templates/email/checkout.ts";
import { shortName } from "#texts/format/contact.ts";

/** The first reminder comes when the shift has ended, the second a day later. */
export type ReminderRound = 1 | 2;

/** Times that one side has answered with others. */
export interface Rejection extends MessageJob {
  readonly shiftId: number;
  /** How often this side has rejected by now; each time is told once. */
  readonly count: number;
  readonly employee: MessageEmployee;
}

/** Asks the employees of an ended booking for their times. */
export async function remindOfTimes(
  context: MessageContext,
  job: MessageJob,
  people: readonly { readonly employee: MessageEmployee; readonly shiftId: number }[],
  round: ReminderRound,
): Promise<void> {
  const employees = people.map(({ employee, shiftId }) => ({ ...employee, shiftId }));
  await notifyEmployees(context, job, employees, ({ shiftId, ...employee }) => [
    {
      key: outboxKey("checkout-reminder", shiftId, round),
      path: `/checkout-employees/${shiftId}`,
      email: { wanted: employee.noti_check_out_job, write: checkoutReminder },
      sms: { wanted: employee.sms_check_out_job, template: "checkout_reminder" },
      push: { wanted: employee.push_check_out_job, text: "checkout_reminder" },
    },
  ]);
}

/** Asks the company to stamp an ended booking. */
export async function remindCorporation(
  context: MessageContext,
  { booking, corporation }: MessageJob,
  round: ReminderRound,
): Promise<void> {
  const key = outboxKey("stamp-out", booking.id, round);
  const path = `/checkout-employees/${booking.id}`;
  await writeToCorporation(context, booking, corporation, {
    key,
    wanted: corporation.noti_stamp_out_booking,
    path,
    write: stampOutReminder,
    sms: { wanted: corporation.sms_stamp_out_booking, template: "stamp_out" },
  });
}

/** Tells the employee the times that the company proposes. */
export async function notifyEmployeeOfTimes(
  context: MessageContext,
  { shiftId, count, booking, corporation, employee, proposed }: Rejection & { readonly proposed: Times },
): Promise<void> {
  const asProposed = { ...booking, start_time: proposed.from, end_time: proposed.to };
  await notifyEmployee(context, { booking: asProposed, corporation }, employee, {
    key: outboxKey("times-rejected-by-company", shiftId, count),
    path: `/checkout-employees/${shiftId}`,
    sms: { wanted: employee.sms_check_out_job, template: "times_rejected" },
    push: { wanted: employee.push_check_out_job, text: "times_rejected" },
  });
}

/** Mails the company the times that the employee proposes. */
export async function notifyCorporationOfTimes(
  context: MessageContext,
  rejection: Omit<Rejection, "employee"> & {
    readonly employee: Pick<MessageEmployee, "first_name" | "last_name">;
    readonly corporationTimes: Times;
    readonly employeeTimes: Times;
    readonly explanation: string;
  },
): Promise<void> {
  const { shiftId, count, booking, corporation, employee, corporationTimes, employeeTimes, explanation } =
    rejection;
  const name = shortName(employee.first_name, employee.last_name);
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("times-rejected-by-employee", shiftId, count),
    wanted: corporation.noti_stamp_out_booking,
    path: `/checkout-employees/${booking.id}`,
    write: (facts, brand) =>
      timesRejectedByEmployee({ ...facts, name, corporationTimes, employeeTimes, explanation }, brand),
  });
}
