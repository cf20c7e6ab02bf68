import { sql } from "kysely";
import { addMonths } from "#rules/time/moment.ts";
import { itemColumns, type Section } from "./section.ts";

/** Months back that are looked for. */
const MAX_MONTHS = 24;

/** `monthsToClose`: one item a month that is over and not closed. Rule: Months to close, docs/rules/bookkeeping.md. */
export const monthsToClose: Section = (db, { today }) => {
  const [next, earliest] = [`${today.slice(0, 7)}-01`, addMonths(`${today.slice(0, 7)}-01`, -MAX_MONTHS)];
  const first = sql`greatest(${earliest}::date, least((${next}::date - interval '1 month')::date,
    (select min(month || '-01')::date from closed_months)))`;
  const months = sql<{
    first: string;
    next: string;
  }>`(select m::date as first, (m + interval '1 month')::date as next
    from generate_series(${first}::timestamp, ${next}::timestamp - interval '1 month', interval '1 month') m)`;
  return db
    .selectFrom(months.as("m"))
    .where(
      sql<boolean>`not exists (select from closed_months c
        where c.month = to_char(m.first, 'YYYY-MM') and c.opened_at is null)`,
    )
    .where(
      sql<boolean>`(exists (select from invoice_documents d
          where d.number is not null and d.entry_date >= m.first and d.entry_date < m.next)
        or exists (select from bookings b join shifts s on s.booking_id = b.id
          where b.starts_at >= m.first::timestamp at time zone 'Europe/Copenhagen'
            and b.starts_at < m.next::timestamp at time zone 'Europe/Copenhagen'
            and b.approved_at is not null and b.status <> 'cancelled' and s.status = 'selected'))`,
    )
    .select(
      itemColumns({
        at: sql`(m.next::timestamp at time zone 'Europe/Copenhagen')`,
        about: sql`array[to_char(m.first, 'YYYY-MM')]`,
        orderBy: sql`m.first`,
      }),
    );
};
