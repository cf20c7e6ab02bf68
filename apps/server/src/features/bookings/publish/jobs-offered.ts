import {
  employeeJobFacts,
  type MessageContext,
  type MessageEmployee,
  type MessageJob,
  queueEmail,
} from "#server/features/messages/notify.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { createSecrets } from "#server/platform/crypto/secrets.ts";
import { newJob, urgentJob } from "#texts/da/templates/email/jobs.ts";

/**
 * Offers an approved job to people of its type and region, each once; `isUrgent` under 48 hours before
 * its start. These mails are not about the reader's own shifts, so they can be unsubscribed from.
 */
export async function offerJob(
  occasion: MessageContext,
  { booking, corporation }: MessageJob,
  employees: readonly MessageEmployee[],
  isUrgent: boolean,
): Promise<void> {
  if (!booking.is_email_script_allowed) return;
  const { settings } = occasion.services;
  const secrets = createSecrets(settings.appSecret);
  const write = isUrgent ? urgentJob : newJob;
  for (const employee of employees) {
    if (!(isUrgent ? employee.noti_info_of_urgent_job : employee.noti_info_of_jobs)) continue;
    const token = secrets.unsubscribeToken(employee.id);
    const path = `/bookinginformation/${booking.id}`;
    const job = {
      ...employeeJobFacts(booking, corporation, employee, settings, path),
      hourlyWage: booking.hourly_wage,
      unsubscribeLink: `${settings.publicUrl}/email/unsubscribe/${token}`,
    };
    await queueEmail(occasion, {
      key: outboxKey("job-offered", booking.id, employee.id),
      subjectKey: subjectKey("employee", employee.id),
      to: employee.email,
      email: write(job, settings.brand),
      unsubscribeUrl: `${settings.publicUrl}/api/employees/emails/unsubscribe?token=${encodeURIComponent(token)}`,
    });
  }
}
