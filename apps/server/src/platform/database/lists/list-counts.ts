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
export function keptCount(...lists: readonly CountedList[]): RawBuilder<number> {
  return sql<number>`(select sum(rows)::int from list_counts
    where list in (${sql.join(lists.map((list) => sql.lit(list)))}))`;
}

/** The same, read by itself. */
export async function readKeptCount(db: Db, ...lists: readonly CountedList[]): Promise<number> {
  const { count } = await db.selectNoFrom(keptCount(...lists).as("count")).executeTakeFirstOrThrow();
  return count;
}

/**
 * Which kept counts are not those of the rows that they stand for: lists by name, people with their shifts and bookings with what is left of their prepayments by id. They
 * differ only where somebody turned the triggers off that keep them.
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
    select 'prepaid of booking ' || booking_id
      from prepaid_left kept full join (select distinct booking_id from invoices where kind = 'prepayment') prepaid
        using (booking_id)
      where kept.amount is distinct from prepaid_left_of(booking_id)
    order by what`.execute(db);
  return rows.map(({ what }) => what);
}
