import type { WireEmployeeBooking } from "#contract/bookings/entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import {
  confirmedShiftsOf,
  type JobRow,
  loadJobs,
  shiftsOn,
  skillsOf,
} from "#server/features/applications/jobs/queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import { penaltyStatesOf } from "#server/features/penalties/queries.ts";
import { ratingsOf } from "#server/features/ratings/ratings.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Applicant } from "./applicable.ts";
import { employeeBookingView } from "./employee-booking.ts";
import { employeeShiftView, type WireEmployeeShift } from "./employee-shift.ts";

/** What decides which jobs `employeeId` can apply for at `now`. */
export async function loadApplicant(db: Db | Tx, employeeId: number, now: Moment): Promise<Applicant> {
  const skills = await skillsOf(db, employeeId);
  const penalties = await penaltyStatesOf(db, [employeeId], now);
  const confirmed = await confirmedShiftsOf(db, employeeId, now);
  return {
    skills,
    frozenUntil: penalties.get(employeeId)?.frozenUntil ?? null,
    confirmed: confirmed.map((shift) => ({
      bookingId: shift.booking_id,
      date: shift.work_date,
      startsAt: shift.starts_at.getTime(),
      endsAt: shift.ends_at.getTime(),
    })),
  };
}

/** Jobs as `employeeId` sees them, in the order given. However many they are, the queries are as many. */
export async function showJobs(
  db: Db | Tx,
  employeeId: number,
  jobs: readonly JobRow[],
  now: Moment,
): Promise<WireEmployeeBooking[]> {
  if (jobs.length === 0) return [];
  const applicant = await loadApplicant(db, employeeId, now);
  const own = await shiftsOn(
    db,
    employeeId,
    jobs.map((job) => job.id),
  );
  const shifts = new Map(own.map((shift) => [shift.booking_id, shift]));
  const companies = new Set(jobs.map((job) => job.corporation_id));
  const ratings = await ratingsOf(db, "corporation", [...companies]);
  return jobs.map((job) => {
    const rating = ratings.get(job.corporation_id) ?? { rating: null, nrOfRatings: 0 };
    return employeeBookingView(job, { shift: shifts.get(job.id), applicant, rating }, now);
  });
}

/** One job as `employeeId` sees it, read anew. */
export async function showJob(
  db: Db | Tx,
  employeeId: number,
  bookingId: number,
  now: Moment,
): Promise<WireEmployeeBooking> {
  const [shown] = await showJobs(db, employeeId, await loadJobs(db, [bookingId]), now);
  if (!shown) throw new Error(`Booking ${bookingId} is gone, though bookings are never deleted.`);
  return shown;
}

/** A person's shifts with their jobs, in the order given. */
export async function showShifts(
  db: Db | Tx,
  employeeId: number,
  shifts: readonly ShiftRow[],
  now: Moment,
): Promise<WireEmployeeShift[]> {
  const jobs = await loadJobs(
    db,
    shifts.map((shift) => shift.booking_id),
  );
  const shown = await showJobs(db, employeeId, jobs, now);
  const bookings = new Map(shown.map((booking) => [booking.id, booking]));
  return shifts.flatMap((shift) => {
    const booking = bookings.get(shift.booking_id);
    return booking ? [employeeShiftView(shift, booking, now)] : [];
  });
}
