import type { Times } from "#rules/checkout/times.ts";
import {
  type MessageContext,
  type MessageEmployee,
  type MessageJob,
  notifyEmployee,
  writeToCompany,
} from "#server/features/messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import { timesRejectedByEmployee } from "#texts/da/templates/email/checkout.ts";
import { shortName } from "#texts/format/contact.ts";

/** Times that one side has answered with others. */
export interface Rejection extends MessageJob {
  readonly shiftId: number;
  /** How often this side has rejected by now; each time is told once. */
  readonly count: number;
  readonly employee: MessageEmployee;
}

/** Texts the employee the times that the company proposes (sms_check_out_job, C-334). */
export async function notifyEmployeeOfTimes(
  occasion: MessageContext,
  { shiftId, count, booking, corporation, employee, proposed }: Rejection & { readonly proposed: Times },
): Promise<void> {
  const asProposed = { ...booking, start_time: proposed.from, end_time: proposed.to };
  await notifyEmployee(occasion, { booking: asProposed, corporation }, employee, {
    key: outboxKey("times-rejected-by-company", shiftId, count),
    path: `/checkout-employees/${shiftId}`,
    sms: { wanted: employee.sms_check_out_job, template: "times_rejected" },
  });
}

/** Mails the company the times that the employee proposes (noti_stamp_out_booking, Q-008). */
export async function notifyCompanyOfTimes(
  occasion: MessageContext,
  rejection: Rejection & {
    readonly companyTimes: Times;
    readonly employeeTimes: Times;
    readonly explanation: string;
  },
): Promise<void> {
  const { shiftId, count, booking, corporation, employee, companyTimes, employeeTimes, explanation } =
    rejection;
  const name = shortName(employee.first_name, employee.last_name);
  await writeToCompany(occasion, booking, corporation, {
    key: outboxKey("times-rejected-by-employee", shiftId, count),
    wanted: corporation.noti_stamp_out_booking,
    path: `/checkout-employees/${booking.id}`,
    write: (facts, brand) =>
      timesRejectedByEmployee({ ...facts, name, companyTimes, employeeTimes, explanation }, brand),
  });
}
