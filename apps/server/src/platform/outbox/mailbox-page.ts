import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import { contains, containsNumber } from "#server/platform/database/lists/text-search.ts";
import type { OutboxRow } from "./outbox.queries.ts";

/** Which rows of the mailbox are looked for; the newest `searched` are searched. */
interface MailboxFilter {
  readonly status?: OutboxRow["status"];
  readonly channel?: OutboxRow["channel"];
  readonly searchTerm: string;
  readonly searched: number;
}

/** One page of the mailbox: what failed first, then the newest; of one status the newest. */
export function outboxPage(
  db: Db,
  filter: MailboxFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<OutboxRow[]> {
  const { status } = filter;
  if (status)
    return fitting(db, filter, isStatus("=", status)).selectAll().limit(limit).offset(offset).execute();
  // In two ways, so that each gives its first ones by an index.
  const first = (operator: "=" | "<>") =>
    fitting(db, filter, isStatus(operator, "failed"))
      .select(["id", sql<boolean>`${sql.lit(operator === "=")}`.as("has_failed")])
      .limit(limit + offset);
  return db
    .selectFrom(
      sql<{ id: number; has_failed: boolean }>`(${first("=")} union all ${first("<>")})`.as("found"),
    )
    .innerJoin("outbox as o", "o.id", "found.id")
    .selectAll("o")
    .orderBy("found.has_failed", "desc")
    .orderBy("o.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Status and channel stand in the text: values would keep PostgreSQL from the indexes that hold nothing else. */
const isStatus = (operator: "=" | "<>", status: OutboxRow["status"]) =>
  sql<boolean>`status ${sql.raw(operator)} ${sql.lit(status)}`;

function fitting(db: Db, { channel, searchTerm, searched }: MailboxFilter, hasStatus: RawBuilder<boolean>) {
  let rows = db.selectFrom("outbox").where(hasStatus);
  if (channel) rows = rows.where(sql<boolean>`channel = ${sql.lit(channel)}`);
  if (searchTerm !== "") rows = rows.where(isFound(searchTerm, searched));
  return rows.orderBy("id", "desc");
}

/** Whether recipient, subject or text contain the term, or the recipient's number does; of the newest `searched` rows. */
function isFound(term: string, searched: number) {
  const text = sql`concat_ws(' ', recipient, subject, body)`;
  return sql<boolean>`(id > (select coalesce(max(id), 0) from outbox) - ${sql.lit(searched)}
    and (${contains(text, term)} or (channel = 'sms' and ${containsNumber(["recipient"], term)})))`;
}
