import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { QueryOf } from "#contract/wire/endpoint.ts";
import { type Fit, rankOf } from "#rules/applying/job-order.ts";
import { lastBookableStart } from "#rules/bookings/status.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type JobRow, jobsOf } from "#server/features/applications/jobs/job.queries.ts";
import {
  type Applicant,
  applicantColumns,
  applicantOf,
} from "#server/features/applications/jobs/job-applicant.queries.ts";
import { shiftStatuses } from "#server/features/bookings/shifts/shift.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { isAfter, type PageQuery, readingOf, type SortedBy } from "#server/platform/database/lists/pages.ts";
import type { DB } from "#server/platform/database/types.gen.ts";

/** What of a person decides in which order the open jobs stand, and which are new. */
export interface Seeker {
  /** Ids of the chosen staff types. */
  readonly types: readonly number[];
  readonly lookedAt: Moment | null;
  readonly newSince: Moment | null;
}

type PageParams = QueryOf<typeof jobEndpoints.overview>;

/** Which of the open jobs are asked for. */
export type JobFilter = Omit<PageParams, keyof PageQuery>;

/** An open job, with what of it is the person's own and how many are open in all. */
export type OpenJobRow = JobRow & {
  readonly own_type: boolean;
  readonly own_zone: boolean;
  readonly rank: number;
  readonly total: number;
};

/** What of `employeeId` decides on the order of open jobs. */
export async function loadSeeker(db: Db | Tx, employeeId: number): Promise<Seeker> {
  const row = await db
    .selectFrom("employees")
    .select(seekerColumns)
    .where("employees.id", "=", employeeId)
    .executeTakeFirstOrThrow();
  return seekerOf(row);
}

/** What of `employeeId` decides on the order of open jobs, and on which of them can be applied for at `now`. */
export async function loadSeekerAndApplicant(
  db: Db,
  employeeId: number,
  now: Moment,
): Promise<{ seeker: Seeker; applicant: Applicant }> {
  const row = await db
    .selectFrom("employees")
    .select(seekerColumns)
    .select((eb) => applicantColumns(eb, now))
    .where("employees.id", "=", employeeId)
    .executeTakeFirstOrThrow();
  return { seeker: seekerOf(row), applicant: applicantOf(row, now) };
}

function seekerColumns({ selectFrom }: ExpressionBuilder<DB, "employees">) {
  const types = selectFrom("employee_job_roles")
    .select("staff_type_id")
    .whereRef("employee_id", "=", "employees.id");
  return [
    "employees.jobs_looked_at",
    "employees.jobs_new_since",
    sql<number[]>`array(${types})`.as("types"),
  ] as const;
}

interface SeekerRow {
  readonly types: readonly number[];
  readonly jobs_looked_at: Date | null;
  readonly jobs_new_since: Date | null;
}

function seekerOf({ types, jobs_looked_at: lookedAt, jobs_new_since: newSince }: SeekerRow): Seeker {
  return { types, lookedAt: lookedAt?.getTime() ?? null, newSince: newSince?.getTime() ?? null };
}

/**
 * One page of the open jobs in their order, and one job more; all that is shown of a job is read for the page alone.
 * Rule: Order of open jobs, docs/rules/applying.md.
 */
export function openJobsPage(
  db: Db,
  employeeId: number,
  { limit: size, offset: skipped, after, ...filter }: PageParams,
  now: Moment,
): Promise<OpenJobRow[]> {
  const isOwnType = sql<boolean>`b.staff_type_id in (
    select staff_type_id from employee_job_roles where employee_id = ${employeeId})`;
  const isOwnZone = sql<boolean>`b.region in (
    select area_code from employee_regions where employee_id = ${employeeId}) is true`;
  const { limit, offset } = readingOf({ limit: size, offset: skipped, after });
  const found = openJobs(db, employeeId, filter, now)
    .select(["b.id", "b.starts_at", isOwnType.as("own_type"), isOwnZone.as("own_zone")])
    .select(rank(isOwnType, isOwnZone).as("rank"))
    .select(sql<number>`(count(*) over ())::integer`.as("total"));
  const page = db
    .selectFrom(found.as("f"))
    .selectAll()
    .where(isAfter(after, bestFirst))
    .orderBy("f.rank")
    .orderBy("f.starts_at")
    .orderBy("f.id")
    .limit(limit)
    .offset(offset);
  return jobsOf(db, employeeId)
    .innerJoin(page.as("page"), "page.id", "b.id")
    .select(["page.own_type", "page.own_zone", "page.rank", "page.total"])
    .orderBy("page.rank")
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .execute();
}

const bestFirst: SortedBy = {
  direction: "asc",
  parts: [{ of: sql.ref("f.rank") }, { of: sql.ref("f.starts_at"), isMoment: true }, { of: sql.ref("f.id") }],
};

/** How many open jobs are asked for. */
export async function countOpenJobs(
  db: Db,
  employeeId: number,
  filter: JobFilter,
  now: Moment,
): Promise<number> {
  const { count } = await openJobs(db, employeeId, filter, now)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many open jobs there are by one of three things, with their lowest and highest wage in øre. */
interface OpenJobGroup {
  /** Null but where it is what is grouped by; likewise the next two. */
  readonly id: number | null;
  readonly zip_code: string | null;
  readonly date: string | null;
  readonly job_title: string | null;
  readonly jobs: number;
  readonly wage_from: number;
  readonly wage_to: number;
}

/** The open jobs by staff type, by postal code and by day, each counted as far as the other two of `filter` leave them. */
export function openJobGroups(
  db: Db,
  employeeId: number,
  filter: Pick<JobFilter, "staff_type" | "zone" | "day">,
  now: Moment,
): Promise<OpenJobGroup[]> {
  const { isOfType, isInZone, isOnDay } = conditionsOf(filter);
  return openJobs(db, employeeId, {}, now)
    .select([
      "t.id",
      "t.job_title",
      "b.zip_code",
      "b.date",
      sql<number>`(case
        when grouping(t.id) = 0 then count(*) filter (where ${isInZone} and ${isOnDay})
        when grouping(b.zip_code) = 0 then count(*) filter (where ${isOfType} and ${isOnDay})
        else count(*) filter (where ${isOfType} and ${isInZone})
      end)::integer`.as("jobs"),
      sql<number>`min(b.hourly_wage)`.as("wage_from"),
      sql<number>`max(b.hourly_wage)`.as("wage_to"),
    ])
    .groupBy(sql`grouping sets ((t.id, t.job_title), (b.zip_code), (b.date))`)
    .orderBy("t.job_title")
    .orderBy("b.date")
    .execute();
}

/** Somebody with such a shift on a job is not shown it among the open ones. */
const barringStatuses = shiftStatuses.filter((status) => status !== "withdrawn" && status !== "removed");

/** The jobs that are open to everybody, as far as `filter` leaves them. Rules: Vacancy; States of a shift, docs/rules/applying.md. */
function openJobs(db: Db, employeeId: number, filter: JobFilter, now: Moment) {
  const { isOfType, isInZone, isOnDay } = conditionsOf(filter);
  const isUnwanted = sql<boolean>`b.id in (select booking_id from unwanted_jobs where employee_id = ${employeeId})`;
  return (
    db
      .selectFrom("bookings as b")
      .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
      .where("b.starts_at", ">", new Date(lastBookableStart(now)))
      // Between two ends PostgreSQL expects few rows, and takes the index.
      .where("b.starts_at", "<", sql<Date>`'infinity'`)
      .where("b.status", "=", sql.lit("open"))
      .where("b.approved_at", "is not", null)
      // Few are, and all others are not looked up.
      .where(
        sql<boolean>`b.corporation_id not in (select id from corporations where suspended_at is not null)`,
      )
      .where("t.worker", "=", true)
      .whereRef("b.places_taken", "<", "b.number_of_staff")
      .where(
        sql<boolean>`b.id not in (select booking_id from shifts where employee_id = ${employeeId}
          and status = any(${sql.lit(`{${barringStatuses.join()}}`)}) and ends_at > ${new Date(now)})`,
      )
      .where((eb) => (filter.not_interested === undefined ? eb.not(isUnwanted) : isUnwanted))
      .where(isOfType)
      .where(isOnDay)
      .where(isInZone)
  );
}

/** The three filters, each true where nothing is asked for. */
function conditionsOf({ staff_type, zone, day }: Pick<JobFilter, "staff_type" | "zone" | "day">) {
  const all = sql<boolean>`true`;
  return {
    isOfType: staff_type === undefined ? all : sql<boolean>`b.staff_type_id = ${staff_type}`,
    isInZone: zone === undefined ? all : sql<boolean>`b.region = ${zone}`,
    isOnDay: day === undefined ? all : sql<boolean>`b.date = ${day}`,
  };
}

/** The rule's answer for each of the four kinds of job. */
function rank(ownType: RawBuilder<boolean>, ownZone: RawBuilder<boolean>) {
  const at = (fit: Fit) => sql`${sql.lit(rankOf(fit))}::integer`;
  return sql<number>`case
    when ${ownType} and ${ownZone} then ${at({ isOwnType: true, isOwnZone: true })}
    when ${ownType} then ${at({ isOwnType: true, isOwnZone: false })}
    when ${ownZone} then ${at({ isOwnType: false, isOwnZone: true })}
    else ${at({ isOwnType: false, isOwnZone: false })} end`;
}
