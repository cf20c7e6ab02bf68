import type { WireEmployeeShift } from "#contract/applications/entities.ts";
import type { WireEmployeeBooking } from "#contract/bookings/entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { type JobRow, loadApplicant, loadJobs } from "./queries.ts";
import { serializeJob, serializeShift } from "./serializers.ts";

/** Jobs as `employeeId` sees them, in the order given: two statements however many they are. */
export async function loadJobAnswers(
  db: Db | Tx,
  employeeId: number,
  jobs: readonly JobRow[],
  now: Moment,
): Promise<WireEmployeeBooking[]> {
  if (jobs.length === 0) return [];
  const applicant = await loadApplicant(db, employeeId, now);
  return jobs.map((job) => serializeJob(job, applicant, now));
}

/** One job as `employeeId` sees it, read anew. */
export async function loadJobAnswer(
  db: Db | Tx,
  employeeId: number,
  bookingId: number,
  now: Moment,
): Promise<WireEmployeeBooking> {
  const [job] = await loadJobAnswers(db, employeeId, await loadJobs(db, employeeId, [bookingId]), now);
  if (!job) throw new Error(`Booking ${bookingId} is gone, though bookings are never deleted.`);
  return job;
}

/** A person's shifts with their jobs, in the order given. */
export async function loadShiftAnswers(
  db: Db | Tx,
  employeeId: number,
  shifts: readonly ShiftRow[],
  now: Moment,
): Promise<WireEmployeeShift[]> {
  const bookingIds = shifts.map((shift) => shift.booking_id);
  const jobs = await loadJobs(db, employeeId, bookingIds);
  const answers = await loadJobAnswers(db, employeeId, jobs, now);
  const answerOf = new Map(answers.map((answer) => [answer.id, answer]));
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  return shifts.flatMap((shift) => {
    const [job, answer] = [jobOf.get(shift.booking_id), answerOf.get(shift.booking_id)];
    return job && answer ? [serializeShift(shift, job, answer, now)] : [];
  });
}
