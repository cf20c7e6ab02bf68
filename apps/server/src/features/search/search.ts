import { type RawBuilder, sql } from "kysely";
import type { worklistEndpoints as rows } from "#contract/backoffice/worklist.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { foldedText } from "#rules/people/search-words.ts";
import {
  isSearchedFor,
  numberIn,
  resolveTerm,
} from "#server/features/bookings/admin/booking-search.queries.ts";
import type { Db } from "#server/platform/database/database.ts";
import { matches } from "#server/platform/database/lists/text-search.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { formatDayNumeric } from "#texts/format/days.ts";

/** Hits of one kind that are shown. */
const MAX_HITS = 5;

/** Bookings of people that are looked through for the newest ones, in all and of one person. */
const MAX_BOOKINGS_OF_PEOPLE = 20;

/** What was found, with the facts that it is told by; each kind has those that concern it. */
interface SearchRow {
  readonly kind: "invoice" | "corporation" | "employee" | "booking";
  readonly id: number;
  readonly booking_id: number | null;
  readonly name: string;
  readonly number: string;
  readonly job_title: string;
  readonly date: string | null;
  readonly city: string;
}

/**
 * What fits the term, invoices first: their number begins with it. Companies and people are found by name, telephone,
 * e-mail and id, companies by CVR number and contact person too, people by their city; bookings as the admin's lists find them, newest first.
 */
async function searchRows(db: Db, term: string): Promise<SearchRow[]> {
  const searched = await resolveTerm(db, term, { most: MAX_BOOKINGS_OF_PEOPLE });
  if (searched === null) return [];
  const parts = [invoices(term), corporations(term), employees(term)];
  const { rows } = await sql<SearchRow>`
    ${sql.join(
      parts.map((part) => sql`(${part})`),
      sql` union all `,
    )} union all (
      select 'booking' as kind, b.id, b.id as booking_id, c.name, '' as number, t.job_title, b.date, b.city
      from bookings b join corporations c on c.id = b.corporation_id join staff_types t on t.id = b.staff_type_id
      where ${isSearchedFor(searched)}
      order by b.id = any(${searched.bookingIds}::int[]) desc, b.starts_at desc limit ${sql.lit(MAX_HITS)})`.execute(
    db,
  );
  return rows;
}

/** A number is found in whatever case by how it begins: its index knows capitals and small letters apart. */
function invoices(term: string): RawBuilder<unknown> {
  const number = numberIn(term);
  const spellings = [...new Set([number, number.toUpperCase(), number.toLowerCase()])];
  const begins = spellings.map(
    (spelling) => sql`(d.number >= ${spelling} and d.number < ${`${spelling}\uffff`})`,
  );
  return sql`select 'invoice' as kind, i.id, i.booking_id, c.name, d.number, '' as job_title, b.date, '' as city
    from invoice_documents d join corporations c on c.id = d.corporation_id
      join lateral (select id, booking_id from invoices where document_id = d.id order by id limit 1) i on true
      join bookings b on b.id = i.booking_id
    where d.number is not null and (${sql.join(begins, sql` or `)})
    order by d.number limit ${sql.lit(MAX_HITS)}`;
}

function corporations(term: string): RawBuilder<unknown> {
  return sql`select 'corporation' as kind, id, null::int, name, cvr_nr, '', null::date, city
    from corporations
    where erased_at is null and member_of is null and ${matches(sql.ref("search_text"), term, ["phone", "cvr_nr"])}
    order by ${beginsWith(term)} desc, sort_name, id limit ${sql.lit(MAX_HITS)}`;
}

function employees(term: string): RawBuilder<unknown> {
  return sql`select 'employee' as kind, id, null::int, first_name || ' ' || last_name, phone, '', null::date, city
    from employees
    where erased_at is null and ${matches(sql.ref("search_text"), term, ["phone"])}
    order by ${beginsWith(term)} desc, sort_name, id limit ${sql.lit(MAX_HITS)}`;
}

function beginsWith(term: string): RawBuilder<boolean> {
  return sql<boolean>`starts_with(search_name, ${foldedText(term)})`;
}

type Hit = AnswerOf<typeof rows.search>[number];

/** Fewer letters would find everything. */
const MIN_TERM_LENGTH = 2;

/** What the office's one search box finds. */
export const search: Handler<typeof rows.search> = async ({ query: { q }, services }) => {
  if (q.length < MIN_TERM_LENGTH) return [];
  return (await searchRows(services.db, q)).map(serializeHit);
};

function serializeHit(row: SearchRow): Hit {
  const { kind, id, booking_id, name, number, job_title, date, city } = row;
  const day = date === null ? "" : formatDayNumeric(date);
  switch (kind) {
    case "invoice":
      return { kind, id, title: number, detail: joined(name, day), url: bookingUrl(booking_id ?? 0) };
    case "booking":
      return { kind, id, title: name, detail: joined(job_title, day, city), url: bookingUrl(id) };
    case "corporation":
      return {
        kind,
        id,
        title: name,
        detail: joined(formatPhone(number), city),
        url: `/admin/corporations/${id}`,
      };
    case "employee":
      return {
        kind,
        id,
        title: name,
        detail: joined(formatPhone(number), city),
        url: `/admin/employees/${id}`,
      };
  }
}

const bookingUrl = (id: number) => `/admin/bookingInvoice/${id}`;

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}
