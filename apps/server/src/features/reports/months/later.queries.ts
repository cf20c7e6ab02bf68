import { sql } from "kysely";
import type { WireMonth } from "#contract/invoicing/month.endpoints.ts";
import { daysOfMonth, type Month } from "#rules/money/closing.ts";
import type { Ore } from "#rules/money/ore.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

interface LaterRow extends Omit<WireMonth["later"][number], "at" | "amount"> {
  readonly at: Date;
  readonly amount: Ore;
}

/**
 * What was made after a month was closed and changes what it comes to, the oldest first: documents of its days, over its
 * bookings, or over what was issued in it; payments of its days and their being undone; fees of its days that fell away;
 * pay for its work.
 * Rule: Closing a month, docs/rules/bookkeeping.md.
 */
export async function madeAfter(db: Db | Tx, month: Month, closedAt: Date): Promise<LaterRow[]> {
  const { first, last } = daysOfMonth(month);
  const inMonth = (column: string) => sql`${sql.ref(column)} between ${first}::date and ${last}::date`;
  const { rows } = await sql<LaterRow>`
    select * from (
      select d.kind, d.number, c.name, i.booking_id, i.at,
        case when d.kind = 'credit_note' then -d.net else d.net end as amount
      from invoice_documents d
        join corporations c on c.id = d.corporation_id
        left join invoice_documents o on o.id = d.credits
        join lateral (
          select min(i.booking_id) as booking_id, max(coalesce(i.settled_at, i.created_at)) as at,
            bool_or(${inMonth("b.date")}) as is_of_month
          from invoices i join bookings b on b.id = i.booking_id where i.document_id = d.id) i on true
      where d.number is not null and i.at > ${closedAt}
        and (i.is_of_month or ${inMonth("d.entry_date")} or ${inMonth("o.entry_date")})
      union all
      select 'payment', d.number, c.name, null, p.created_at, p.amount
      from document_payments p join invoice_documents d on d.id = p.document_id
        join corporations c on c.id = d.corporation_id
      where ${inMonth("p.day")} and p.created_at > ${closedAt}
      union all
      select 'payment_undone', d.number, c.name, null, p.undone_at, -p.amount
      from document_payments p join invoice_documents d on d.id = p.document_id
        join corporations c on c.id = d.corporation_id
      where ${inMonth("p.day")} and p.undone_at > ${closedAt}
      union all
      select 'reminder_fee_ended', d.number, c.name, null, ended.at, -sum(r.fee)::int
      from document_reminders r join invoice_documents d on d.id = r.document_id
        join corporations c on c.id = d.corporation_id
        join lateral (select least(r.waived_at, r.undone_at, (
          select min(n.at) from (
            select sum(note.net + note.vat) over (order by note.entry_date, note.id) as so_far,
              (select max(coalesce(i.settled_at, i.created_at)) from invoices i where i.document_id = note.id) as at
            from invoice_documents note where note.credits = d.id and note.number is not null) n
          where n.so_far >= d.net + d.vat)) as at) ended on true
      where ${inMonth("r.day")} and r.fee > 0 and ended.at > ${closedAt}
      group by d.id, d.number, c.name, ended.at
      union all
      select 'pay', null, trim(concat_ws(' ', e.first_name, e.last_name)), p.booking_id,
        coalesce(p.settled_at, p.created_at), p.amount
      from pay_lines p join bookings b on b.id = p.booking_id join shifts s on s.id = p.shift_id
        join employees e on e.id = s.employee_id
      where p.state = 'accepted' and p.taken_back_at is null and p.amount <> 0 and ${inMonth("b.date")}
        and coalesce(p.settled_at, p.created_at) > ${closedAt}
    ) made order by at, number nulls last, amount`.execute(db);
  return rows;
}
