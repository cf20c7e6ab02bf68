import { smsContent } from "#server/stores/sms-templates.ts";
import { employeeSms } from "#texts/da/templates/sms/messages.ts";
import {
  employeeJobFacts,
  type NoticeBooking,
  type NoticeCorporation,
  type NoticeEmployee,
} from "./facts.ts";
import { type Occasion, queueSms } from "./queue.ts";

/** Texts a confirmed person that checking in is open (sms_get_ready_for_job), once a shift and day. */
export async function tellToGetReady(
  occasion: Occasion,
  shift: {
    readonly id: number;
    readonly booking: NoticeBooking;
    readonly corporation: NoticeCorporation;
    readonly employee: NoticeEmployee;
  },
): Promise<void> {
  const { id, booking, corporation, employee } = shift;
  if (!employee.sms_get_ready_for_job) return;
  const { settings } = occasion.services;
  const job = employeeJobFacts(booking, corporation, employee, settings, `/bookinginformation/${booking.id}`);
  const content = await smsContent(occasion.tx, "get_ready");
  await queueSms(occasion, {
    key: `get-ready:${id}:${booking.date}`,
    subjectKey: `employee:${employee.id}`,
    to: employee.phone,
    text: employeeSms("get_ready", job, settings.brand, content),
  });
}
