import { sql } from "kysely";
import type { WireEmployeeShift } from "#contract/applications/application.entities.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { workAroundFound } from "#server/features/bookings/shifts/working-time.ts";
import { penaltyState } from "#server/features/reputation/penalties.ts";
import { asPenalty, penaltyRowsOf } from "#server/features/reputation/penalty.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { part, type Read, readTogether, together } from "#server/platform/database/driver/together.ts";
import {
  type Applicant,
  type AskedBy,
  type AskedForList,
  confirmedShifts,
  type JobRow,
  jobsOf,
  listAsked,
  type ShiftList,
  shiftsOfList,
  waitingJobs,
} from "./job.queries.ts";
import { serializeJob, serializeShift } from "./job.serializer.ts";

/** Moments of a job that stand in no column of their name. */
export const jobMoments = [
  ...["own_shift_checkin", "own_shift_arrived_at", "own_shift_left_at"],
  ...["standby_struck_off_at", "offer_until", "offer_lapsed_at"],
];

/** Jobs as one person comes to them, with what of the person decides which can be applied for. */
export interface JobsOfPerson {
  readonly jobs: JobRow[];
  readonly applicant: Applicant;
}

/** One job; none where there is no such booking. */
const readJob = jobsRead(jobById, {});

/** The same with the person's work around it, in one statement. */
export async function readJobAndWork(db: Db | Tx, asked: AskedForJob) {
  const { found: jobs, work, ...parts } = await readWithWork(db, asked);
  return { jobs, work, applicant: applicantOf(parts, asked.now.getTime()) };
}

const readWithWork = together(
  (db, asked: AskedForJob) => ({
    found: jobById(db, asked),
    work: workAroundFound(db, asked.employeeId),
    ...applicantParts(db, asked),
  }),
  { moments: jobMoments },
);

type AskedForJob = AskedBy & { readonly bookingId: number };

function jobById(db: Db | Tx, { employeeId, bookingId }: AskedForJob) {
  const lapsedAt = sql<Date | null>`(select max(expires_at) from offers
    where booking_id = b.id and employee_id = ${employeeId} and state = 'lapsed')`;
  return jobsOf(db, employeeId).where("b.id", "=", bookingId).select(lapsedAt.as("offer_lapsed_at"));
}

export const readWaitingJobs = jobsRead(waitingJobs, { isPlannedOnce: true });

/** Reads the jobs of a query, in its order, and who asks for them, in one statement that is built once. */
function jobsRead<Given extends AskedBy>(
  found: (db: Db | Tx, given: Given) => ReturnType<typeof jobsOf>,
  planning: { readonly isPlannedOnce?: boolean },
) {
  const read = together((db, given: Given) => ({ found: found(db, given), ...applicantParts(db, given) }), {
    moments: jobMoments,
    ...planning,
  });
  return async (db: Db | Tx, given: Given): Promise<JobsOfPerson> => {
    const { found: jobs, ...parts } = await read(db, given);
    return { jobs, applicant: applicantOf(parts, given.now.getTime()) };
  };
}

/** What of a person decides which jobs can be applied for, for a statement. */
export function applicantParts(db: Db | Tx, asked: AskedBy) {
  return { penalties: penaltyRowsOf(db, asked.employeeId), confirmed: confirmedShifts(db, asked) };
}

type ApplicantRows = {
  [Part in keyof ReturnType<typeof applicantParts>]: Awaited<
    ReturnType<ReturnType<typeof applicantParts>[Part]["execute"]>
  >;
};

/** What the rows of `applicantParts` come to at `now`. */
export function applicantOf({ penalties, confirmed }: ApplicantRows, now: Moment): Applicant {
  return {
    frozenUntil: penaltyState(penalties.map(asPenalty), now).frozenUntil,
    confirmed: confirmed.map((shift) => ({
      bookingId: shift.booking_id,
      date: shift.work_date,
      startsAt: shift.starts_at.getTime(),
      endsAt: shift.ends_at.getTime(),
    })),
  };
}

const readApplicant = together((db, asked: AskedBy) => applicantParts(db, asked));

/** What decides which jobs `employeeId` can apply for at `now`. */
export async function loadApplicant(db: Db | Tx, employeeId: number, now: Moment): Promise<Applicant> {
  return applicantOf(await readApplicant(db, { employeeId, now: new Date(now) }), now);
}

/** Jobs as the person sees them, in the order given. */
export function serializeJobs({ jobs, applicant }: JobsOfPerson, now: Moment): WireEmployeeBooking[] {
  return jobs.map((job) => serializeJob(job, applicant, now));
}

/** One job as `employeeId` sees it, read anew. */
export async function loadJobAnswer(
  db: Db | Tx,
  employeeId: number,
  bookingId: number,
  now: Moment,
): Promise<WireEmployeeBooking> {
  const read = await readJob(db, { employeeId, bookingId, now: new Date(now) });
  const [job] = serializeJobs(read, now);
  if (!job) throw new Error(`Booking ${bookingId} is gone, though bookings are never deleted.`);
  return job;
}

const lists: readonly ShiftList[] = ["applied", "upcoming", "finished", "deprecated", "history"];
const readList = Object.fromEntries(lists.map((list) => [list, listRead(list)])) as Record<
  ShiftList,
  ReturnType<typeof listRead>
>;

function listRead(list: ShiftList) {
  return readTogether(
    (db, asked: AskedForList) => ({
      shifts: shiftsOfList(db, list, asked),
      found: jobsOf(db, asked.employeeId).where(
        "b.id",
        "in",
        sql<number>`(select booking_id from ${part("shifts")})`,
      ),
      ...applicantParts(db, asked),
      ...(list === "upcoming" ? { lasting: lastingOfUpcoming(db, asked) } : {}),
      ...(list === "applied" || list === "upcoming" ? {} : { sent: paySentOf(db) }),
    }),
    { moments: [...jobMoments, "pay_sent_at"], isPlannedOnce: true },
  );
}

/** When the pay of the shifts in a statement's part `shifts` was sent; none of it while payroll refuses it. */
function paySentOf(db: Db | Tx) {
  return db
    .selectFrom("pay_lines")
    .select(["shift_id", "created_at as pay_sent_at"])
    .where("shift_id", "in", sql<number>`(select id from ${part("shifts")})`)
    .where("kind", "=", "pay")
    .where("state", "<>", "refused")
    .where("taken_back_at", "is", null);
}

/**
 * What the list of coming shifts follows from: the bookings of those that are not shown, since theirs are cancelled, among
 * them. It loses a shift when that is over.
 */
function lastingOfUpcoming(db: Db | Tx, { employeeId, now }: AskedBy) {
  const own = sql`(select booking_id, ends_at from shifts
    where employee_id = ${employeeId} and status = 'selected' and ends_at > ${now}) own`;
  const subjects = sql<string[]>`array(
    select 'employee ' || ${employeeId}::integer
    union all select 'booking ' || booking_id from ${own}
    union all select distinct 'corporation ' || b.corporation_id from ${own} join bookings b on b.id = own.booking_id)`;
  return db.selectNoFrom([
    subjects.as("subjects"),
    sql<Date | null>`(select min(ends_at) from ${own})`.as("until"),
  ]);
}

/** A person's shifts of one list with their jobs, in its order, as they are at a moment; all of it without a page. */
export async function readShiftAnswers(
  db: Db | Tx,
  employeeId: number,
  list: ShiftList,
  { now, known }: { readonly now: Moment; readonly known: string | null },
  page?: { readonly limit: number; readonly offset: number },
): Promise<Read<(at: Moment) => WireEmployeeShift[]>> {
  const asked = { ...listAsked(employeeId, now), limit: page?.limit ?? null, offset: page?.offset ?? 0 };
  return (await readList[list](db, asked, known)).as(({ shifts, found, sent = [], ...parts }) => (at) => {
    const applicant = applicantOf(parts, at);
    const sentAt = new Map(sent.map((line) => [line.shift_id, line.pay_sent_at.getTime()]));
    const jobOf = new Map(found.map((job) => [job.id, job]));
    return shifts.flatMap((shift: ShiftRow) => {
      const job = jobOf.get(shift.booking_id);
      return job
        ? [serializeShift(shift, job, serializeJob(job, applicant, at), at, sentAt.get(shift.id))]
        : [];
    });
  });
}
