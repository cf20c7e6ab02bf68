import { type RawBuilder, sql } from "kysely";
import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";
import { contains, containsNumber, folded } from "#server/platform/database/lists/text-search.ts";

/** What a search term stands for; each part is looked up in an index of the bookings. */
export interface SearchedFor {
  /** Those of people from the last one that they work to the first. */
  readonly bookingIds: readonly number[];
  readonly corporationIds: readonly number[];
  readonly staffTypeIds: readonly number[];
  readonly cities: readonly string[];
  readonly contacts: readonly string[];
  readonly arrangements: readonly string[];
  readonly otherArrangements: readonly string[];
}

/** Which bookings of the people who are found: the latest, of which the others are found by the person's own page. */
interface OfPeople {
  readonly most: number;
  /** Only those that have started by then, and cancelled ones; all of them where nothing is given. */
  readonly startedBy?: Moment;
}

export const MAX_BOOKINGS = 2_000;

/** A shift lasts a day at most; one that has not ended did not start before this. */
export const MAX_BOOKING_MS = 26 * HOUR_MS;

/** Different values of one column that are looked through. */
const MAX_VALUES = 5_000;

/**
 * Companies, job titles, cities, contact people and arrangements that contain the term; bookings of people whose name
 * or telephone does, of an invoice with this number, and the one whose id it is. So the cost of a search follows the
 * number of companies, people and different words, not that of bookings. An
 * empty term is null: everything.
 */
export async function resolveTerm(
  db: Db,
  term: string,
  ofPeople: OfPeople = { most: MAX_BOOKINGS },
): Promise<SearchedFor | null> {
  if (term === "") return null;
  const number = numberIn(term);
  const id = /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null;
  const { rows } = await sql<SearchedFor>`select
    array(select id from corporations
      where member_of is null and (${contains(sql.ref("search_name"), term)}
        or ${containsNumber(["cvr_nr", "phone"], term)})) as "corporationIds",
    array(select id from staff_types where ${contains(folded(sql.ref("job_title")), term)}) as "staffTypeIds",
    array(${valuesWith("city", term)}) as cities,
    array(${valuesWith("contact_person", term)}) as contacts,
    array(${valuesWith("arrangement_type", term)}) as arrangements,
    array(${valuesWith("arrangement_type_other", term)}) as "otherArrangements",
    array(
      select ${id}::int where ${id}::int is not null
      union (
        select booking_id from invoices i join invoice_documents d on d.id = i.document_id
        where d.number = ${number} limit 10)
    ) || array(
      select booking_id from (
        select theirs.booking_id, max(theirs.ends_at) as ends_at
        from employees cross join lateral (${latestOfPerson(ofPeople)}) as theirs
        where ${contains(sql.ref("search_name"), term)} or ${containsNumber(["phone"], term)}
        group by theirs.booking_id) as of_people
      order by ends_at desc, booking_id desc limit ${ofPeople.most}
    ) as "bookingIds"`.execute(db);
  return rows[0] ?? null;
}

/** Each person's are limited by themselves, so that their index is used, however many people PostgreSQL expects. */
function latestOfPerson({ most, startedBy }: OfPeople): RawBuilder<unknown> {
  const latest = (isMeant: RawBuilder<unknown>) => sql`(select last.booking_id, last.ends_at
    from (values ('selected'), ('applied')) as each (status) cross join lateral (
      select s.booking_id, s.ends_at from shifts s
      where s.employee_id = employees.id and s.status = each.status and ${isMeant}
      order by s.ends_at desc limit ${most}) as last)`;
  if (startedBy === undefined) return latest(sql`true`);
  const at = new Date(startedBy);
  return sql`${latest(sql`s.starts_at <= ${at} and s.ends_at <= ${new Date(startedBy + MAX_BOOKING_MS)}`)}
    union all (select s.booking_id, s.ends_at from shifts s join bookings b on b.id = s.booking_id
      where s.employee_id = employees.id and s.status in ('selected', 'applied') and s.ends_at > ${at}
        and s.starts_at > ${at} and b.status = 'cancelled')`;
}

/** A number without the word that it is shown with: «Nr. 10023», «Faktura 10023», «#1099». */
export function numberIn(term: string): string {
  return term.replace(/^(?:#|nr\.?|faktura|booking)\s*(?=\S)/i, "");
}

/**
 * So many bookings, besides those of people, are looked up, each once for each of the six ways in which it fits; of more,
 * the newest are found sooner from the newest on.
 */
const MAX_NARROWED = 1_000;

/**
 * All bookings for which `isMeant` holds and for which a term stands, where they are few, each by an index; null where
 * they are many. They may all be long past.
 */
export async function fewSearchedFor(
  db: Db,
  searched: SearchedFor,
  isMeant: RawBuilder<boolean>,
): Promise<readonly number[] | null> {
  const { bookingIds, corporationIds, staffTypeIds, cities, contacts, arrangements, otherArrangements } =
    searched;
  const most = sql.lit(MAX_NARROWED + 1);
  // Value by value: of a list PostgreSQL knows neither how long it is nor how rare its values are.
  const by = (column: string, values: readonly unknown[], type: "int" | "text") =>
    values.length === 0
      ? []
      : [
          sql`select found.id from unnest(${values}::${sql.raw(type)}[]) as value
            cross join lateral (select id from bookings b
              where ${sql.ref(column)} = value and ${isMeant} limit ${most}) as found`,
        ];
  const ways = [
    ...by("corporation_id", corporationIds, "int"),
    ...by("staff_type_id", staffTypeIds, "int"),
    ...by("city", cities, "text"),
    ...by("contact_person", contacts, "text"),
    ...by("arrangement_type", arrangements, "text"),
    ...by("arrangement_type_other", otherArrangements, "text"),
  ];
  if (ways.length === 0) return bookingIds;
  const all = sql.join(ways, sql` union all `);
  const { rows } = await sql<{ id: number }>`select id from (${all}) as found limit ${most}`.execute(db);
  return rows.length > MAX_NARROWED ? null : [...bookingIds, ...rows.map(({ id }) => id)];
}

/** Whether booking `b` is one of those. */
export function isSearchedFor(searched: SearchedFor): RawBuilder<boolean> {
  return sql<boolean>`(b.id = any(${searched.bookingIds}::int[])
    or b.corporation_id = any(${searched.corporationIds}::int[])
    or b.staff_type_id = any(${searched.staffTypeIds}::int[])
    or b.city = any(${searched.cities}::text[])
    or b.contact_person = any(${searched.contacts}::text[])
    or b.arrangement_type = any(${searched.arrangements}::text[])
    or (b.arrangement_type_other <> '' and b.arrangement_type_other = any(${searched.otherArrangements}::text[])))`;
}

type WordColumn = "city" | "contact_person" | "arrangement_type" | "arrangement_type_other";

/** The values of a column of the bookings that contain the term: hops from one value to the next in its index. */
function valuesWith(column: WordColumn, term: string): RawBuilder<unknown> {
  const value = sql.ref(column);
  return sql`
    with recursive hops as (
      (select ${value} as value from bookings where ${value} <> '' order by ${value} limit 1)
      union all
      select (select b.${value} from bookings b where b.${value} > hops.value and b.${value} <> ''
        order by b.${value} limit 1)
      from hops where hops.value is not null
    )
    select value from (select value from hops where value is not null limit ${sql.lit(MAX_VALUES)}) as found
    where ${contains(folded(sql.ref("value")), term)}`;
}
