import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database.ts";

/** The lists whose length is kept; each row of its table is in one of them at most. */
export type CountedList =
  | "corporations"
  | "employees"
  | "employees without access"
  | "penalties"
  | "lifted penalties";

/** How long these lists are together, as triggers keep it, for a statement that reads more. */
export function storedCount(...lists: readonly CountedList[]): RawBuilder<number> {
  return sql<number>`(select sum(rows)::int from list_counts
    where list in (${sql.join(lists.map((list) => sql.lit(list)))}))`;
}

/** How long these lists are together, in a query of its own. */
export async function readStoredCount(db: Db, ...lists: readonly CountedList[]): Promise<number> {
  const { count } = await db.selectNoFrom(storedCount(...lists).as("count")).executeTakeFirstOrThrow();
  return count;
}

/**
 * Which kept counts are not those of the rows that they stand for: lists by name, people with their shifts, and bookings
 * with what is left of their prepayments, by id. They differ only where somebody changed rows by hand.
 */
export async function wrongCounts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select list as what from list_counts kept full join true_list_counts() counted using (list)
      where kept.rows is distinct from counted.rows
    union all
    select 'employee ' || employee_id from shift_counts kept full join (
        select employee_id, count(*)::int as shifts, (count(*) filter (where status = 'selected'))::int as selected
        from shifts group by employee_id) counted using (employee_id)
      where (coalesce(kept.shifts, 0), coalesce(kept.selected, 0))
        is distinct from (coalesce(counted.shifts, 0), coalesce(counted.selected, 0))
    union all
    select 'prepaid of booking ' || b.id
      from bookings b left join (
        select booking_id, sum(case when kind = 'prepayment' then total else 0 end) - sum(deducted) as amount
        from invoices i
        where taken_back_at is null and (kind <> 'prepayment' or state = 'accepted')
          and not exists (select from invoices note where note.credits = i.id and note.taken_back_at is null)
        group by booking_id) counted on counted.booking_id = b.id
      where b.prepaid_left <> coalesce(counted.amount, 0)
    union all
    select 'places of booking ' || b.id from bookings b left join (
        select booking_id, count(*) as people from shifts where status = 'selected' group by booking_id) taken
        on taken.booking_id = b.id
      where b.places_taken <> coalesce(taken.people, 0)
    order by what`.execute(db);
  return rows.map(({ what }) => what);
}
