import { sql } from "kysely";
import type { TermsFacts, TermsSection } from "#rules/employment-terms/template.ts";
import type { TermsWage } from "#rules/employment-terms/versions.ts";
import { addDays, type Day, type Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** Terms as somebody was given them. */
export interface GivenTerms {
  readonly id: number;
  readonly employee_id: number;
  readonly number: string;
  readonly template_id: number;
  readonly content: readonly TermsSection[];
  readonly facts: TermsFacts;
  readonly wage: number;
  readonly default_wage: number;
  readonly given_at: Date;
  readonly read_at: Date | null;
}

/** Somebody's terms, the latest first. */
export async function termsOf(db: Db | Tx, employeeId: number): Promise<GivenTerms[]> {
  const rows = await db
    .selectFrom("employment_terms")
    .selectAll()
    .where("employee_id", "=", employeeId)
    .orderBy("given_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    ...row,
    content: row.content as TermsSection[],
    facts: row.facts as TermsFacts,
  }));
}

/** How long ago a shift may be that stands with terms, in days. */
const SHIFT_DAYS = 365;

/** Somebody's confirmed shifts of the last twelve months and to come with what their bookings say, the latest first. */
export function termsShiftsOf(db: Db | Tx, employeeId: number, today: Day) {
  return db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .where("s.employee_id", "=", employeeId)
    .where("s.status", "=", "selected")
    .where("s.not_met_for_booking", "=", false)
    .where("b.status", "<>", "cancelled")
    .where("b.date", ">=", addDays(today, -SHIFT_DAYS))
    .select(["s.id", "b.id as booking_id", "b.date", "b.start_time", "b.end_time", "c.name as company"])
    .select(["b.address", "b.zip_code", "b.city", "t.job_title as job", "b.hourly_wage"])
    .select(sql<string | null>`b.agreement ->> 'name'`.as("agreement"))
    .orderBy("s.starts_at", "desc")
    .orderBy("s.id", "desc")
    .execute();
}

/** A confirmed shift that stands with terms. */
export type TermsShift = Awaited<ReturnType<typeof termsShiftsOf>>[number];

/** The latest terms of everybody whose profile is open, by name. */
export function latestTermsOfAll(db: Db | Tx) {
  const latest = db
    .selectFrom("employment_terms as t")
    .innerJoin("employees as e", "e.id", "t.employee_id")
    .innerJoin("employment_term_templates as v", "v.id", "t.template_id")
    .where("e.deactivated_at", "is", null)
    .distinctOn("t.employee_id")
    .select(["t.employee_id", "t.number", "v.valid_from as template_from", "t.given_at", "t.read_at"])
    .select(["e.first_name", "e.last_name"])
    .orderBy("t.employee_id")
    .orderBy("t.given_at", "desc")
    .orderBy("t.id", "desc");
  return db
    .selectFrom(latest.as("l"))
    .selectAll()
    .orderBy("l.first_name")
    .orderBy("l.last_name")
    .orderBy("l.employee_id")
    .execute();
}

/** The booking of somebody's first confirmed shift; undefined without one. */
export async function firstShiftBooking(db: Db | Tx, employeeId: number): Promise<number | undefined> {
  const first = await db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .where("s.employee_id", "=", employeeId)
    .where("s.status", "=", "selected")
    .where("b.status", "<>", "cancelled")
    .orderBy("s.starts_at")
    .select("b.id")
    .executeTakeFirst();
  return first?.id;
}

/** What new terms say, and of whom. */
export interface NewTerms {
  readonly employeeId: number;
  readonly templateId: number;
  readonly content: readonly TermsSection[];
  readonly facts: TermsFacts;
  readonly wage: TermsWage;
  readonly replacesId: number | null;
}

/** Saves terms under the profile's next number and gives their id. The caller holds the lock of the profile. */
export async function insertTerms(tx: Tx, terms: NewTerms, now: Moment): Promise<number> {
  const { employeeId, templateId, content, facts, wage, replacesId } = terms;
  const { id } = await tx
    .insertInto("employment_terms")
    .values({
      employee_id: employeeId,
      // Of a profile that another was merged into, only its own numbers count.
      number: sql<string>`${`${employeeId}-`} || (
        select count(*) + 1 from employment_terms where number like ${`${employeeId}-%`})`,
      template_id: templateId,
      content: JSON.stringify(content),
      facts: JSON.stringify(facts),
      wage: wage.wage,
      default_wage: wage.defaultWage,
      given_at: new Date(now),
      replaces_id: replacesId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Notes that the person has read terms; the first time counts. */
export async function noteRead(tx: Tx, id: number, now: Moment): Promise<void> {
  await tx
    .updateTable("employment_terms")
    .set({ read_at: new Date(now) })
    .where("id", "=", id)
    .where("read_at", "is", null)
    .execute();
}
