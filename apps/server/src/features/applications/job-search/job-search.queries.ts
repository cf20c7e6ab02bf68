import { type RawBuilder, sql } from "kysely";
import type { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { QueryOf } from "#contract/wire/endpoint.ts";
import { type Fit, rankOf } from "#rules/applying/finding.ts";
import { lastBookableStart } from "#rules/bookings/status.ts";
import { regionCodes, zipsOfRegion } from "#rules/people/regions.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type Applicant, type JobRow, jobsOf } from "#server/features/applications/jobs/job.queries.ts";
import { applicantOf, applicantParts, jobMoments } from "#server/features/applications/jobs/load.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { statement } from "#server/platform/database/driver/statement.ts";
import { type Read, readTogether } from "#server/platform/database/driver/together.ts";
import { fewAfter } from "#server/platform/database/lists/few-after.ts";

/** What of a person decides in which order the open jobs stand, and which are new. */
export interface Seeker {
  /** Ids of the chosen staff types. */
  readonly types: readonly number[];
  readonly lookedAt: Moment | null;
  readonly newSince: Moment | null;
}

/** Which of the open jobs are asked for. */
type Wanted = QueryOf<typeof jobEndpoints.overview>;

/** An open job, with what of it is the person's own and how many are open in all. */
export type OpenJobRow = JobRow & {
  readonly own_type: boolean;
  readonly own_zone: boolean;
  readonly total: number;
};

/** What of `employeeId` decides on the order of open jobs. */
export async function loadSeeker(db: Db | Tx, employeeId: number): Promise<Seeker> {
  return seekerOf(await seekerRow(db, employeeId).executeTakeFirstOrThrow());
}

function seekerRow(db: Db | Tx, employeeId: number) {
  return db
    .selectFrom("employees as e")
    .select([
      "e.jobs_looked_at",
      "e.jobs_new_since",
      sql<number[]>`array(select staff_type_id from employee_job_roles where employee_id = e.id)`.as("types"),
    ])
    .where("e.id", "=", employeeId);
}

type SeekerRow = Awaited<ReturnType<ReturnType<typeof seekerRow>["executeTakeFirstOrThrow"]>>;

function seekerOf({ types, jobs_looked_at: lookedAt, jobs_new_since: newSince }: SeekerRow): Seeker {
  return { types, lookedAt: lookedAt?.getTime() ?? null, newSince: newSince?.getTime() ?? null };
}

/** A page of the open jobs with what of the person decides on them. */
interface OpenJobs {
  readonly jobs: readonly OpenJobRow[];
  readonly seeker: Seeker;
  readonly applicantAt: (at: Moment) => Applicant;
}

/** One page of the open jobs in their order, in one statement. Rule: Order of open jobs, docs/rules/applying.md. */
export async function openJobsPage(
  db: Db | Tx,
  employeeId: number,
  wanted: Wanted,
  { now, known }: { readonly now: Moment; readonly known: string | null },
): Promise<Read<OpenJobs>> {
  const { limit, offset } = wanted;
  const asked = { ...askedFor(employeeId, wanted, now), limit, offset };
  return (await readPage(db, asked, known)).as(({ jobs, seeker, ...parts }) => {
    const [own] = seeker;
    if (!own) throw new Error(`employee ${employeeId} is gone`);
    return { jobs, seeker: seekerOf(own), applicantAt: (at) => applicantOf(parts, at) };
  });
}

/** All that is shown of a job is read for the page alone. */
const readPage = readTogether(
  (db, asked: Asked & { limit: number; offset: number }) => {
    const { employeeId, limit, offset } = asked;
    const ownType = sql<boolean>`b.staff_type_id in (
    select staff_type_id from employee_job_roles where employee_id = ${employeeId})`;
    const ownZone = isInRegions(
      sql`zips.region = any(array(select area_code from employee_regions where employee_id = ${employeeId}))`,
    );
    const page = matching(db, asked)
      .select([
        "b.id",
        ownType.as("own_type"),
        ownZone.as("own_zone"),
        sql<number>`row_number() over (order by ${rank(ownType, ownZone)}, b.starts_at, b.id)`.as("place"),
        sql<number>`(count(*) over ())::integer`.as("total"),
      ])
      .orderBy("place")
      .limit(limit)
      .offset(offset);
    return {
      jobs: jobsOf(db, employeeId)
        .innerJoin(page.as("page"), "page.id", "b.id")
        .select(["page.own_type", "page.own_zone", "page.total"])
        .orderBy("page.place"),
      seeker: seekerRow(db, employeeId),
      ...applicantParts(db, asked),
      lasting: lastingOfOpen(db, asked),
    };
  },
  { moments: jobMoments, isPlannedOnce: true },
);

/**
 * What the open jobs follow from: what all see of them, and the person. Time alone takes a job from the list shortly before
 * it starts, and ends a shift that stands in the way of others.
 */
function lastingOfOpen(db: Db | Tx, { employeeId, now, bookableFrom }: Asked) {
  const isOver = sql`(select min(ends_at) from shifts
    where employee_id = ${employeeId} and status = 'selected' and ends_at > ${now})`;
  const isTooLate = sql`(select min(starts_at) from bookings where starts_at > ${bookableFrom}) - (${bookableFrom}::timestamptz - ${now}::timestamptz)`;
  return db.selectNoFrom([
    sql<string[]>`array['jobs', 'employee ' || ${employeeId}::integer]`.as("subjects"),
    sql<Date | null>`least(${isOver}, ${isTooLate})`.as("until"),
  ]);
}

/** How many open jobs are asked for. */
export async function countOpenJobs(
  db: Db | Tx,
  employeeId: number,
  wanted: Filter,
  now: Moment,
): Promise<number> {
  const [row] = await readCount(db, askedFor(employeeId, wanted, now));
  return Number(row?.count);
}

const readCount = statement(
  (db, asked: Asked) => matching(db, asked).select((eb) => eb.fn.countAll<number>().as("count")),
  { isPlannedOnce: true },
);

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

/** The open jobs by staff type, by postal code and by day, each counted as far as the other two of `filters` leave them. */
export function openJobGroups(
  db: Db | Tx,
  employeeId: number,
  filters: Pick<Filter, "staff_type" | "zone" | "day">,
  now: Moment,
): Promise<OpenJobGroup[]> {
  const { staffType, zone, day } = askedFor(employeeId, filters, now);
  const counted = { countedType: staffType, countedZone: zone, countedDay: day };
  return readGroups(db, { ...askedFor(employeeId, {}, now), ...counted });
}

const readGroups = statement(
  (db, asked: Asked & Counted) => {
    const { countedType: staffType, countedZone: zone, countedDay: day } = asked;
    const { isOfType, isInZone, isOnDay } = narrowing({ staffType, zone, day });
    return matching(db, asked)
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
      .orderBy("b.date");
  },
  { isPlannedOnce: true },
);

/** What is asked for of the groups: they stand for all open jobs, counted as far as this leaves them. */
interface Counted {
  readonly countedType: number | null;
  readonly countedZone: string | null;
  readonly countedDay: string | null;
}

type Filter = Omit<Wanted, "limit" | "offset">;

/** A filter as the statement takes it: what is not asked for is null. */
interface Asked {
  readonly employeeId: number;
  readonly now: Date;
  readonly bookableFrom: Date;
  readonly staffType: number | null;
  readonly zone: string | null;
  readonly day: string | null;
  readonly notInterested: boolean;
}

function askedFor(employeeId: number, filter: Filter, now: Moment): Asked {
  return {
    employeeId,
    now: new Date(now),
    bookableFrom: new Date(lastBookableStart(now)),
    staffType: filter.staff_type ?? null,
    zone: filter.zone ?? null,
    day: filter.day ?? null,
    notInterested: filter.not_interested !== undefined,
  };
}

/** Rules: Vacancy; States of a shift, docs/rules/applying.md. */
function matching(db: Db | Tx, asked: Asked) {
  const { employeeId, bookableFrom, notInterested } = asked;
  const { isOfType, isInZone, isOnDay } = narrowing(asked);
  return (
    db
      .selectFrom("bookings as b")
      .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
      .where(fewAfter("b.starts_at", bookableFrom))
      .where("b.status", "=", "open")
      .where("b.approved_at", "is not", null)
      // Few are, and all others are not looked up.
      .where(
        sql<boolean>`b.corporation_id not in (select id from corporations where suspended_at is not null)`,
      )
      .where("t.worker", "=", true)
      .where(
        sql<boolean>`(select count(*) from shifts s where s.booking_id = b.id and s.status = 'selected') < b.number_of_staff`,
      )
      .where(
        sql<boolean>`not exists (select from shifts own where own.booking_id = b.id
        and own.employee_id = ${employeeId} and own.status not in ('withdrawn', 'removed'))`,
      )
      .where(
        sql<boolean>`(b.id in (select booking_id from unwanted_jobs where employee_id = ${employeeId})) = ${notInterested}::boolean`,
      )
      .where(isOfType)
      .where(isOnDay)
      .where(isInZone)
  );
}

/** The three filters, each true where nothing is asked for. */
function narrowing({ staffType, zone, day }: Pick<Asked, "staffType" | "zone" | "day">) {
  return {
    isOfType: sql<boolean>`(${staffType}::integer is null or b.staff_type_id = ${staffType}::integer)`,
    isInZone: sql<boolean>`(${zone}::text is null or ${isInRegions(sql`zips.region = ${zone}::text`)})`,
    isOnDay: sql<boolean>`(${day}::date is null or b.date = ${day}::date)`,
  };
}

const stretches = regionCodes.flatMap((region) =>
  zipsOfRegion(region).map(({ from, to }) => sql`(${sql.lit(region)}, ${sql.lit(from)}, ${sql.lit(to)})`),
);

/** Whether a job's postal code lies in one of the regions for which `isAsked` is true. */
function isInRegions(isAsked: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from (values ${sql.join(stretches)}) zips (region, first, last)
    where ${isAsked} and b.zip_code between zips.first and zips.last)`;
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
