import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { findJob } from "./job.queries.ts";
import { serializeJob } from "./job.serializer.ts";
import { loadApplicant } from "./job-applicant.queries.ts";

/** One job as `employeeId` sees it, read anew. */
export async function loadJobAnswer(
  db: Db | Tx,
  employeeId: number,
  bookingId: number,
  now: Moment,
): Promise<WireEmployeeBooking> {
  const [job, applicant] = await Promise.all([
    findJob(db, employeeId, bookingId),
    loadApplicant(db, employeeId, now),
  ]);
  if (!job) throw new Error(`Booking ${bookingId} is gone, though bookings are never deleted.`);
  return serializeJob(job, applicant, now);
}
