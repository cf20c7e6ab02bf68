import { sql } from "kysely";
import {
  downloadPassword,
  type corporationEndpoints as rows,
} from "#contract/corporations/corporation.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { record } from "#server/features/events/record.ts";
import { allUnderAgreements } from "#server/features/pricing/price-agreement.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { isPassword } from "#server/platform/crypto/passwords.ts";
import { type Db, inTransaction } from "#server/platform/database/database.ts";
import { readStoredCount } from "#server/platform/database/lists/list-counts.ts";
import { isAfter, newestFirst, pageOf, readingOf } from "#server/platform/database/lists/pages.ts";
import { matches, type Search, type SearchPage } from "#server/platform/database/lists/text-search.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Handler, ListPage, type RequestContext, RowStream } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { secondFactorOf } from "#server/platform/sessions/session-rows.ts";
import { type CorporationRow, findCorporation } from "./corporation.queries.ts";
import { serializeCorporation } from "./corporation.serializer.ts";
import { notifyExport } from "./mail-admins.ts";

/** One page of the companies that match, newest first. */
export const corporations: Handler<typeof rows.list> = async ({ query, services, now }) => {
  const found = await searchCorporations(services.db, { ...query, term: query.searchTerm });
  const overdue = await overdueOf(
    services.db,
    found.rows.map(({ id }) => id),
    dayOf(now),
  );
  const agreed = await allUnderAgreements(services.db, found.rows, dayOf(now));
  const corporations = agreed.map(({ second_factor, ...row }) => ({
    ...serializeCorporation(row, true),
    second_factor,
    overdue: overdue.get(row.id) ?? { count: 0, amount: 0 },
  }));
  return new ListPage({ corporations, totalCorporations: found.total }, found.next);
};

/** How many companies there are, erased ones apart. */
export const corporationCount: Handler<typeof rows.count> = ({ services }) => countCorporations(services.db);

type Row = typeof rows.export;

/** Companies that an export reads at a time. */
const AT_ONCE = 500;

/**
 * Every company, behind a password of its own; that it was taken is noted and mailed to all admins. Refuses
 * `wrong_download_password`, `no_companies`.
 */
export const corporationsExport: Handler<Row> = async (call) => {
  if (!(await isDownloadPassword(call))) throw new DomainError("wrong_download_password");
  const { db } = call.services;
  if ((await countCorporations(db)) === 0) throw new DomainError("no_companies");
  await inTransaction(db, async (tx) => {
    const actor = actorOf(call.session);
    await record({ tx, actor, now: call.now }, { type: "corporation.export", id: "all" });
    await notifyExport({ ...call, tx }, corporationOf(call.session).id, "corporations");
  });
  return new RowStream(exported(db, dayOf(call.now)));
};

async function* exported(db: Db, today: Day): AsyncGenerator<AnswerOf<Row>[number]> {
  let page = await corporationsWithBookings(db, null);
  while (page.length > 0) {
    for (const { bookings, ...corporation } of await allUnderAgreements(db, page, today)) {
      yield { corporationDetails: serializeCorporation(corporation, true), totalBookings: bookings };
    }
    page = await corporationsWithBookings(db, page.at(-1)?.id ?? 0);
  }
}

/** Whether the header carries the configured password or, where none is, the admin's own. */
async function isDownloadPassword({ headers, session, services }: RequestContext<Row>): Promise<boolean> {
  const given = passwordOf(headers);
  if (given === "") return false;
  const { companyCsvPassword } = services.settings;
  if (companyCsvPassword === null) {
    const admin = await findCorporation(services.db, corporationOf(session).id);
    return isPassword(given, admin?.password_hash);
  }
  // Digests take as long to compare whatever their texts have in common.
  const { digest } = services.secrets;
  return digest(given) === digest(companyCsvPassword);
}

/** The password as it was typed; one that was sent without being encoded is taken as it is. */
function passwordOf(headers: RequestContext<Row>["headers"]): string {
  const sent = String(headers[downloadPassword.name.toLowerCase()] ?? "");
  try {
    return decodeURIComponent(sent);
  } catch {
    return sent;
  }
}

/**
 * Companies that are not erased, newest first. The term is looked for in name, contact person, e-mail, telephone and
 * CVR number, and as id.
 */
async function searchCorporations(
  db: Db,
  { term, ...page }: Search,
): Promise<SearchPage<CorporationRow & { second_factor: boolean }>> {
  let found = db.selectFrom("corporations").where("erased_at", "is", null).where("member_of", "is", null);
  if (term !== "") found = found.where(matches(sql.ref("search_text"), term, ["phone", "cvr_nr"]));
  const { limit, offset } = readingOf(page);
  const read = await found
    .selectAll()
    .select(secondFactorOf(sql.ref("corporations.id")).as("second_factor"))
    .where(isAfter(page.after, newestFirst("id")))
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { rows, next } = pageOf(read, page, ({ id }) => [id]);
  if (term === "") return { rows, next, total: await countCorporations(db) };
  const { count } = await found
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { rows, next, total: Number(count) };
}

/**
 * What companies owe by invoices that are past their due date, by company: how many, and kroner. Credit notes and what
 * they credit are none. Rule: Paid and overdue, docs/rules/money.md.
 */
async function overdueOf(db: Db, ids: readonly number[], today: Day) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom("invoices as i")
    .innerJoin("invoice_documents as d", "d.id", "i.document_id")
    .select("d.corporation_id")
    .select((eb) => [
      eb.fn.count<number>("d.id").distinct().as("count"),
      eb.fn.sum<number>("i.total").as("total"),
    ])
    .where("d.corporation_id", "in", ids)
    .where("i.state", "=", "accepted")
    .where("d.kind", "<>", "credit_note")
    .where("d.is_paid", "=", false)
    .where("d.due_date", "<", today)
    .where(sql<boolean>`not exists (
      select from invoices note where note.credits = i.id and note.taken_back_at is null and note.state = 'accepted')`)
    .groupBy("d.corporation_id")
    .execute();
  return new Map(
    rows.map(({ corporation_id, count, total }) => [
      corporation_id,
      { count: Number(count), amount: toWireKroner(Number(total)) },
    ]),
  );
}

function countCorporations(db: Db): Promise<number> {
  return readStoredCount(db, "corporations");
}

/**
 * The next companies below an id, newest first, with how many bookings each has made, cancelled ones among them; null
 * begins with the newest.
 */
async function corporationsWithBookings(
  db: Db,
  below: number | null,
): Promise<(CorporationRow & { bookings: number })[]> {
  const rows = await db
    .selectFrom("corporations as c")
    .selectAll("c")
    .select((eb) =>
      eb
        .selectFrom("bookings as b")
        .select(eb.fn.countAll<number>().as("count"))
        .whereRef("b.corporation_id", "=", "c.id")
        .as("bookings"),
    )
    .where("c.erased_at", "is", null)
    .where("c.member_of", "is", null)
    .$if(below !== null, (query) => query.where("c.id", "<", below))
    .orderBy("c.id", "desc")
    .limit(AT_ONCE)
    .execute();
  return rows.map((row) => ({ ...row, bookings: Number(row.bookings) }));
}
