import { sql } from "kysely";
import type { FitnessSettings } from "#rules/applying/fitness/fitness.ts";
import type { Permit } from "#rules/applying/fitness/right-to-work.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

export type PersonFacts = Awaited<ReturnType<typeof personFacts>>[number];

/** What the check needs to know of people besides their shifts. */
export function personFacts(db: Db | Tx, employeeIds: readonly number[]) {
  return db
    .selectFrom("employees as e")
    .select(["e.id", "e.right_to_work"])
    .select([
      sql<readonly Permit[]>`coalesce((
        select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'decision', d.decision,
          'from', d.issued_on, 'until', d.expires_on, 'replacedFrom', (
            select min(coalesce(n.issued_on, (n.decided_at at time zone 'Europe/Copenhagen')::date))
            from employee_documents n where n.replaces_id = d.id and n.decision = 'approve')) order by d.id)
        from employee_documents d
        where d.employee_id = e.id and d.kind in ('work_permit', 'student_permit')), '[]'::json)`.as(
        "permits",
      ),
      sql<{ given_at: string; is_read: boolean } | null>`(
        select json_build_object('given_at', t.given_at, 'is_read', t.read_at is not null)
        from employment_terms t where t.employee_id = e.id order by t.id desc limit 1)`.as("terms"),
      sql<boolean>`exists (select from employees o where o.cpr_digest = e.cpr_digest and o.id <> e.id
        and o.deactivated_at is null and o.erased_at is null)`.as("has_same_cpr"),
      // Two numbers are two people; a digest is unknown where no number is.
      sql<boolean>`exists (select from employees o where o.birth_date = e.birth_date and o.id <> e.id
        and o.deactivated_at is null and o.erased_at is null and e.first_name <> ''
        and lower(o.first_name || ' ' || o.last_name) = lower(e.first_name || ' ' || e.last_name)
        and (o.cpr_digest = e.cpr_digest) is not false)`.as("has_same_name"),
    ])
    .where("e.id", "in", employeeIds)
    .execute();
}

/** What the office has set of each reason. Rule: What a reason does, docs/rules/fitness.md. */
export async function fitnessSettings(db: Db | Tx): Promise<FitnessSettings> {
  const row = await db.selectFrom("global_settings").select("fitness").executeTakeFirstOrThrow();
  return row.fitness as FitnessSettings;
}
