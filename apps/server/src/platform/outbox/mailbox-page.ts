import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import {
  isAfter,
  newestFirst,
  type PageOf,
  type PageQuery,
  pageOf,
  readingOf,
} from "#server/platform/database/lists/pages.ts";
import { contains, containsNumber, folded } from "#server/platform/database/lists/text-search.ts";
import type { MailboxRow, OutboxRow } from "./outbox.queries.ts";

/** Which rows of the mailbox are looked for; the newest `searched` are searched. */
interface MailboxFilter {
  readonly status?: OutboxRow["status"];
  readonly channel?: OutboxRow["channel"];
  readonly searchTerm: string;
  readonly searched: number;
}

/** One page of the mailbox: what failed first, then the newest; of one status the newest. */
export async function outboxPage(
  db: Db,
  filter: MailboxFilter,
  page: PageQuery,
): Promise<PageOf<MailboxRow>> {
  const { status } = filter;
  const { limit, offset } = readingOf(page);
  const [group, ...inGroup] = page.after ?? [];
  /** The rows of a status that come after the place, where they are in its group. */
  const behind = (hasStatus: RawBuilder<boolean>, ownGroup: number) =>
    fitting(db, filter, hasStatus).where(
      isAfter(group === ownGroup ? inGroup : undefined, newestFirst("id")),
    );
  const placeOf = (row: OutboxRow) => [!status && row.status === "failed" ? FAILED : OTHER, row.id];
  if (status) {
    const rows = behind(isStatus("=", status), OTHER)
      .selectAll()
      .$castTo<MailboxRow>()
      .limit(limit)
      .offset(offset);
    return pageOf(await rows.execute(), page, placeOf);
  }
  // In two ways, so that each gives its first ones by an index.
  const first = (operator: "=" | "<>", ownGroup: number) =>
    behind(isStatus(operator, "failed"), ownGroup)
      .select(["id", sql<number>`${sql.lit(ownGroup)}`.as("own_group")])
      .limit(limit + offset);
  const groups = sql.join(
    [...(group === OTHER ? [] : [first("=", FAILED)]), first("<>", OTHER)],
    sql` union all `,
  );
  const rows = await db
    .selectFrom(sql<{ id: number; own_group: number }>`(${groups})`.as("found"))
    .innerJoin("outbox as o", "o.id", "found.id")
    .selectAll("o")
    .$castTo<MailboxRow>()
    .orderBy("found.own_group")
    .orderBy("o.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return pageOf(rows, page, placeOf);
}

/** The two groups of the mailbox in their order. */
const FAILED = 0;
const OTHER = 1;

/** Status and channel stand in the text: values would keep PostgreSQL from the indexes that hold nothing else. */
const isStatus = (operator: "=" | "<>", status: OutboxRow["status"]) =>
  sql<boolean>`status ${sql.raw(operator)} ${sql.lit(status)}`;

function fitting(db: Db, { channel, searchTerm, searched }: MailboxFilter, hasStatus: RawBuilder<boolean>) {
  let rows = db.selectFrom("outbox").where(hasStatus).where(sql<boolean>`channel <> 'webhook'`);
  if (channel) rows = rows.where(sql<boolean>`channel = ${sql.lit(channel)}`);
  if (searchTerm !== "") rows = rows.where(isFound(searchTerm, searched));
  return rows.orderBy("id", "desc");
}

/** Whether recipient, subject or text contain the term, or the recipient's number does; of the newest `searched` rows. */
function isFound(term: string, searched: number) {
  const text = folded(sql`concat_ws(' ', recipient, subject, body)`);
  return sql<boolean>`(id > (select coalesce(max(id), 0) from outbox) - ${sql.lit(searched)}
    and (${contains(text, term)} or (channel = 'sms' and ${containsNumber(["recipient"], term)})))`;
}
