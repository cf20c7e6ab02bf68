import { sql } from "kysely";
import type { WeekOptOut } from "#rules/shifts/week-opt-out.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** Somebody's consents to more hours a week, the newest first. */
export async function optOutsOf(db: Db | Tx, employeeId: number) {
  const nameOf = (alias: string) =>
    sql<
      string | null
    >`coalesce(nullif(${sql.ref(`${alias}.contact_person`)}, ''), ${sql.ref(`${alias}.name`)})`;
  const rows = await db
    .selectFrom("week_opt_outs as o")
    .leftJoin("corporations as n", "n.id", "o.noted_by")
    .leftJoin("corporations as w", "w.id", "o.withdrawn_by")
    .leftJoin("employee_documents as d", "d.id", "o.document_id")
    .select(["o.id", "o.from_day", "o.until_day", "o.consent", "o.noted_at"])
    .select(["d.id as document_id", "d.kind", "d.title", "d.file_name"])
    .select([nameOf("n").as("noted_by"), nameOf("w").as("withdrawn_by")])
    .where("o.employee_id", "=", employeeId)
    .orderBy("o.from_day", "desc")
    .orderBy("o.id", "desc")
    .execute();
  return rows.map(({ document_id, kind, title, file_name, ...row }) => ({
    ...row,
    document:
      document_id === null || kind === null || title === null
        ? null
        : { id: document_id, kind, title, has_file: file_name !== null },
    noted_at: row.noted_at.toISOString(),
  }));
}

/** The consents of many people at once, by person; no entry for whom there are none. */
export async function optOutsOfPeople(
  db: Db | Tx,
  employeeIds: readonly number[],
): Promise<Map<number, WeekOptOut[]>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("week_opt_outs")
    .select(["employee_id", "from_day as from", "until_day as until"])
    .where("employee_id", "in", employeeIds)
    .execute();
  return Map.groupBy(rows, ({ employee_id }) => employee_id);
}
