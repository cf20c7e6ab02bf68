import { canBePutOnStandby } from "#rules/applying/choosing.ts";
import { notifyOnStandby } from "#server/features/applications/application.notifications.ts";
import { findJob } from "#server/features/applications/jobs/job.queries.ts";
import { standbyOf } from "#server/features/applications/jobs/job.serializer.ts";
import { loadApplicant } from "#server/features/applications/jobs/job-applicant.queries.ts";
import type { AuthorizedShift } from "#server/features/bookings/booking.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { lockEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import type { Actor } from "#server/platform/audit.ts";
import { DomainError } from "#server/platform/errors.ts";

/**
 * Puts an applicant on the standby queue of a full booking, last in line, and tells the person, who is asked before a place
 * is given. Who stands there already keeps the rank and hears nothing. Refuses what `canBePutOnStandby` and `canStandBy`
 * refuse. Rules: Put on standby; Standby, docs/rules/applying.md.
 */
export async function putOnStandby(
  context: MessageContext,
  { booking, shift }: AuthorizedShift,
  actor: Actor,
): Promise<void> {
  const { tx, now } = context;
  const applies = canBePutOnStandby({ shift: shift.status, mustReconfirm: shift.reconfirm });
  if (!applies.ok) throw new DomainError(applies.refusal);
  const employee = await lockEmployee(tx, shift.employee_id);
  const job = await findJob(tx, shift.employee_id, booking.id);
  if (!employee || employee.deactivated_at !== null || !job) throw new DomainError("transition");
  if (job.standby_id !== null && job.standby_struck_off_at === null) return;
  const verdict = standbyOf(job, await loadApplicant(tx, employee.id, now), now);
  if (!verdict.ok) throw new DomainError(verdict.refusal);
  const place = await tx
    .insertInto("standby_places")
    .values({ booking_id: booking.id, employee_id: employee.id, auto: false, since: new Date(now) })
    .returning("id")
    .executeTakeFirstOrThrow();
  const corporation = await getCorporation(tx, booking.corporation_id);
  await notifyOnStandby(context, { booking, corporation }, employee, place.id);
  const employees = [employee.id];
  const detail = { employee_id: employee.id };
  const event = { type: "booking.put_on_standby", id: booking.id, booking, employees, detail } as const;
  await record({ tx, actor, now }, event);
}
