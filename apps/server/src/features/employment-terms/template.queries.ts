import { sql } from "kysely";
import type { TermsSection } from "#rules/employment-terms/template.ts";
import { templateOn } from "#rules/employment-terms/versions.ts";
import type { Day, Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Employer } from "#texts/da/contracts/terms/terms-facts.ts";

/** A version of the template, with who of the office saved it. */
export interface TermsTemplate {
  readonly id: number;
  readonly validFrom: Day;
  readonly employer: Employer;
  readonly content: readonly TermsSection[];
  readonly createdAt: Date;
  readonly createdBy: string | null;
  /** How many people have terms that were filled from it. */
  readonly people: number;
}

/** Every version of the template, the newest first. */
export async function allTemplates(db: Db | Tx): Promise<TermsTemplate[]> {
  const rows = await db
    .selectFrom("employment_term_templates as t")
    .leftJoin("corporations as c", "c.id", "t.created_by")
    .selectAll("t")
    .select(sql<string | null>`coalesce(nullif(c.contact_person, ''), c.name)`.as("creator"))
    .select(
      sql<number>`(select count(distinct employee_id)::int from employment_terms g where g.template_id = t.id)`.as(
        "people",
      ),
    )
    .orderBy("t.id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    validFrom: row.valid_from,
    employer: {
      name: row.employer_name,
      cvr: row.employer_cvr,
      address: row.employer_address,
      insurer: row.insurer,
    },
    content: row.content as TermsSection[],
    createdAt: row.created_at,
    createdBy: row.creator,
    people: row.people,
  }));
}

/** The version in force on a day. Rule: The template in force, docs/rules/employment-terms.md. */
export async function templateInForce(db: Db | Tx, day: Day): Promise<TermsTemplate | undefined> {
  return templateOn(await allTemplates(db), day);
}

/** Saves a version and gives its id. */
export async function insertTemplate(
  tx: Tx,
  { validFrom, employer, content }: Pick<TermsTemplate, "validFrom" | "employer" | "content">,
  { createdBy, now }: { readonly createdBy: number | null; readonly now: Moment },
): Promise<number> {
  const { id } = await tx
    .insertInto("employment_term_templates")
    .values({
      valid_from: validFrom,
      employer_name: employer.name,
      employer_cvr: employer.cvr,
      employer_address: employer.address,
      insurer: employer.insurer,
      content: JSON.stringify(content),
      created_at: new Date(now),
      created_by: createdBy,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
