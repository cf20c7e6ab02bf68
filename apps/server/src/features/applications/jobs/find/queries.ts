import { sql } from "kysely";
import type { jobEndpoints } from "#contract/applications/endpoints.ts";
import type { QueryOf } from "#contract/wire/endpoint.ts";
import { type Fit, rankOf } from "#rules/applying/finding.ts";
import { lastBookableStart } from "#rules/bookings/status.ts";
import { type Region, regionCodes, zipsOfRegion } from "#rules/people/regions.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type JobRow, jobsOf } from "#server/features/applications/jobs/queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** What of a person decides in which order the open jobs stand, and which are new. */
export interface Seeker {
  readonly id: number;
  /** Ids of the chosen staff types. */
  readonly types: readonly number[];
  readonly zones: readonly Region[];
  readonly lookedAt: Moment | null;
  readonly newSince: Moment | null;
}

/** Which of the open jobs are asked for. */
export type Wanted = QueryOf<typeof jobEndpoints.overview>;

/** An open job, with what of it is the person's own and how many are open in all. */
export type OpenJobRow = JobRow & {
  readonly own_type: boolean;
  readonly own_zone: boolean;
  readonly total: number;
};

/** What of `employeeId` decides on the order of open jobs. */
export async function loadSeeker(db: Db | Tx, employeeId: number): Promise<Seeker> {
  const row = await db
    .selectFrom("employees as e")
    .select([
      "e.jobs_looked_at",
      "e.jobs_new_since",
      sql<number[]>`array(select staff_type_id from employee_job_roles where employee_id = e.id)`.as("types"),
      sql<string[]>`array(select area_code from employee_regions where employee_id = e.id)`.as("zones"),
    ])
    .where("e.id", "=", employeeId)
    .executeTakeFirstOrThrow();
  return {
    id: employeeId,
    types: row.types,
    zones: regionCodes.filter((code) => row.zones.includes(code)),
    lookedAt: row.jobs_looked_at?.getTime() ?? null,
    newSince: row.jobs_new_since?.getTime() ?? null,
  };
}

/**
 * One page of the open jobs in their order. All that is shown of a job is read for the page alone.
 * Rule: Order of open jobs, docs/rules/applying.md.
 */
export function openJobsPage(
  db: Db | Tx,
  seeker: Seeker,
  wanted: Wanted,
  now: Moment,
): Promise<OpenJobRow[]> {
  const ownType = sql<boolean>`b.staff_type_id = any(${sql.val(seeker.types)}::integer[])`;
  const ownZone = inRegions(seeker.zones);
  const page = matching(db, seeker.id, wanted, now)
    .select([
      "b.id",
      ownType.as("own_type"),
      ownZone.as("own_zone"),
      rank(ownType, ownZone).as("rank"),
      sql<number>`(count(*) over ())::integer`.as("total"),
    ])
    .orderBy("rank")
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .limit(wanted.limit)
    .offset(wanted.offset);
  return jobsOf(db, seeker.id)
    .innerJoin(page.as("page"), "page.id", "b.id")
    .select(["page.own_type", "page.own_zone", "page.total"])
    .orderBy("page.rank")
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .execute();
}

/** How many open jobs are asked for. */
export async function countOpenJobs(
  db: Db | Tx,
  employeeId: number,
  wanted: Omit<Wanted, "limit" | "offset">,
  now: Moment,
): Promise<number> {
  const { count } = await matching(db, employeeId, wanted, now)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
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

/** The open jobs by staff type, by postal code and by day. */
export function openJobGroups(db: Db | Tx, employeeId: number, now: Moment): Promise<OpenJobGroup[]> {
  return matching(db, employeeId, {}, now)
    .select([
      "t.id",
      "t.job_title",
      "b.zip_code",
      "b.date",
      sql<number>`count(*)::integer`.as("jobs"),
      sql<number>`min(b.hourly_wage)`.as("wage_from"),
      sql<number>`max(b.hourly_wage)`.as("wage_to"),
    ])
    .groupBy(sql`grouping sets ((t.id, t.job_title), (b.zip_code), (b.date))`)
    .orderBy("t.job_title")
    .orderBy("b.date")
    .execute();
}

/** Rules: Vacancy; States of a shift, docs/rules/applying.md. */
function matching(
  db: Db | Tx,
  employeeId: number,
  { staff_type, zone, day, not_interested }: Omit<Wanted, "limit" | "offset">,
  now: Moment,
) {
  const hidden = sql<boolean>`exists (
    select from unwanted_jobs u where u.employee_id = ${employeeId} and u.booking_id = b.id)`;
  let jobs = db
    .selectFrom("bookings as b")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .where("b.starts_at", ">", new Date(lastBookableStart(now)))
    .where("b.status", "=", "open")
    .where("b.approved_at", "is not", null)
    .where("c.suspended_at", "is", null)
    .where("t.worker", "=", true)
    .where(
      sql<boolean>`(select count(*) from shifts s where s.booking_id = b.id and s.status = 'selected') < b.number_of_staff`,
    )
    .where(
      sql<boolean>`not exists (select from shifts own where own.booking_id = b.id
        and own.employee_id = ${employeeId} and own.status not in ('withdrawn', 'removed'))`,
    )
    .where(not_interested ? hidden : sql<boolean>`not ${hidden}`);
  if (staff_type !== undefined) jobs = jobs.where("b.staff_type_id", "=", staff_type);
  if (zone !== undefined) jobs = jobs.where(inRegions([zone]));
  if (day !== undefined) jobs = jobs.where("b.date", "=", day);
  return jobs;
}

/** Whether a job's postal code lies in one of the regions. */
function inRegions(regions: readonly Region[]) {
  const stretches = regions.flatMap(zipsOfRegion);
  if (stretches.length === 0) return sql<boolean>`false`;
  const inside = stretches.map(({ from, to }) => sql`b.zip_code between ${from} and ${to}`);
  return sql<boolean>`(${sql.join(inside, sql` or `)})`;
}

/** The rule's answer for each of the four kinds of job. */
function rank(ownType: ReturnType<typeof sql<boolean>>, ownZone: ReturnType<typeof sql<boolean>>) {
  const at = (fit: Fit) => sql`${rankOf(fit)}::integer`;
  return sql<number>`case
    when ${ownType} and ${ownZone} then ${at({ isOwnType: true, isOwnZone: true })}
    when ${ownType} then ${at({ isOwnType: true, isOwnZone: false })}
    when ${ownZone} then ${at({ isOwnType: false, isOwnZone: true })}
    else ${at({ isOwnType: false, isOwnZone: false })} end`;
}
