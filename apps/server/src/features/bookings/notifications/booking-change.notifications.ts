import type { Ore } from "#rules/money/ore.ts";
import {
  type EmployeeMessage,
  type MessageEmployee,
  type MessageJob,
  notifyEmployees,
  writeToCorporation,
} from "#server/features/job-messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { bookingCancelled, bookingChanged } from "#texts/da/templates/email/booking.ts";
import { shiftCancelled, shiftUpdated, wageRaised } from "#texts/da/templates/email/shifts.ts";

/** What of a booking changed that selected people are notified of. */
export interface NotifiedChange {
  /** Date, time or address. */
  readonly meeting: boolean;
  /** The wage before, øre an hour, where it was raised. */
  readonly wageBefore: Ore | null;
}

/** Notifies the company of a saved change, and the selected of a new time, place or wage. */
export async function notifyBookingChanged(
  context: MessageContext,
  job: MessageJob,
  selected: readonly MessageEmployee[],
  change: NotifiedChange,
): Promise<void> {
  const { booking, corporation } = job;
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("booking-changed", booking.id, context.now),
    wanted: corporation.noti_update_booking,
    write: bookingChanged,
  });
  await notifyEmployees(context, job, selected, (employee) => [
    ...(change.meeting ? [meetingMessage(context, job, employee)] : []),
    ...(change.wageBefore === null ? [] : [wageMessage(context, job, employee, change.wageBefore)]),
  ]);
}

function meetingMessage(
  context: MessageContext,
  job: MessageJob,
  employee: MessageEmployee,
): EmployeeMessage {
  return {
    key: outboxKey("shift-updated", job.booking.id, employee.id, context.now),
    path: `/bookinginformation/${job.booking.id}`,
    email: { wanted: employee.noti_update_meeting_time, write: shiftUpdated },
    sms: { wanted: employee.sms_update_meeting_time, template: "shift_updated" },
    push: { wanted: employee.push_update_meeting_time, text: "shift_updated" },
  };
}

function wageMessage(
  context: MessageContext,
  job: MessageJob,
  employee: MessageEmployee,
  before: Ore,
): EmployeeMessage {
  const after = job.booking.hourly_wage;
  return {
    key: outboxKey("wage-raised", job.booking.id, employee.id, context.now),
    path: `/bookinginformation/${job.booking.id}`,
    email: {
      wanted: employee.noti_update_meeting_time,
      write: (facts, brand) => wageRaised({ ...facts, before, after }, brand),
    },
    push: { wanted: employee.push_update_meeting_time, text: "wage_raised" },
  };
}

/** Notifies the company and everybody who applied that a booking is cancelled. */
export async function notifyBookingCancelled(
  context: MessageContext,
  job: MessageJob,
  employees: readonly MessageEmployee[],
): Promise<void> {
  const { booking, corporation } = job;
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("booking-cancelled", booking.id),
    wanted: corporation.noti_cancel_booking,
    write: bookingCancelled,
  });
  await notifyEmployees(context, job, employees, (employee) => [
    {
      key: outboxKey("shift-cancelled", booking.id, employee.id),
      path: `/bookinginformation/${booking.id}`,
      email: { wanted: employee.noti_cancel_job, write: shiftCancelled },
      sms: { wanted: employee.sms_cancel_job, template: "shift_cancelled" },
      push: { wanted: employee.push_cancel_job, text: "shift_cancelled" },
    },
  ]);
}
