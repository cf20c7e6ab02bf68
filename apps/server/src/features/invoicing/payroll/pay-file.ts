import { sql } from "kysely";
import type { runEndpoints as rows } from "#contract/invoicing/run.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";

type LastFetch = AnswerOf<typeof rows.payroll>["last_fetch"];

/**
 * Notes that the payroll file of a period was fetched with these pay lines; those that were fetched before keep when.
 * Refuses `not_found` where none of them is in a payroll file. Rule: Fetching the payroll file, docs/rules/bookkeeping.md.
 */
export const noteFetch: Handler<typeof rows.noteFetch> = ({ body, session, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const { period, pay_line_ids: ids } = body;
    const lines = await tx
      .selectFrom("pay_lines")
      .select("id")
      .where("id", "in", ids)
      .where("state", "=", "accepted")
      .where("vendor", "=", "file")
      .orderBy("id")
      .forUpdate()
      .execute();
    if (lines.length === 0) throw new DomainError("not_found");
    const { id } = await tx
      .insertInto("pay_file_fetches")
      .values({
        ...{ period, lines: lines.length },
        ...{ fetched_at: new Date(now), fetched_by: corporationOf(session).id },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .updateTable("pay_lines")
      .set({ first_fetch_id: id })
      .where(
        "id",
        "in",
        lines.map((line) => line.id),
      )
      .where("first_fetch_id", "is", null)
      .execute();
    await record(
      { tx, actor: actorOf(session), now },
      { type: "pay_file.fetch_pay_file", id: period, detail: { lines: lines.length } },
    );
    return { last_fetch: await lastFetchOf(tx, period) };
  });

/** Who fetched the payroll file of a period last; null where nobody has. */
export async function lastFetchOf(db: Db | Tx, period: string): Promise<LastFetch> {
  const row = await db
    .selectFrom("pay_file_fetches as f")
    .select(["f.fetched_at", "f.lines"])
    .select(
      sql<string | null>`(select coalesce(nullif(w.contact_person, ''), w.name) from corporations w
        where w.id = f.fetched_by)`.as("by"),
    )
    .where("f.period", "=", period)
    .orderBy("f.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { at: row.fetched_at.toISOString(), by: row.by, lines: row.lines } : null;
}
