import { sql } from "kysely";
import { daysOfMonth, type Month, monthOf } from "#rules/money/closing.ts";
import type { Ore } from "#rules/money/ore.ts";
import type { Moment } from "#rules/time/moment.ts";
import { isCreditedWhole } from "#server/features/invoicing/ledger/document.queries.ts";
import {
  creditedGross,
  feesOfDocument,
  paidOfDocument,
} from "#server/features/invoicing/payments/payment.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { feesOf } from "./journal.queries.ts";

/** What documents, fees, payments and wages of a month come to, in øre. */
export interface MonthSums {
  readonly net: Ore;
  readonly vat: Ore;
  /** Fees of reminders that came on its days, less those that fell away on them. */
  readonly fees: Ore;
  readonly payments: Ore;
  readonly wages: Ore;
}

export async function sumsOfMonth(db: Db | Tx, month: Month): Promise<MonthSums> {
  const { first, last } = daysOfMonth(month);
  const fees = (await feesOf(db, month)).reduce(
    (sum, { fee, charged, ended }) =>
      sum + (monthOf(charged) === month ? fee : 0) - (ended && monthOf(ended) === month ? fee : 0),
    0,
  );
  const { rows } = await sql<Omit<MonthSums, "fees">>`
    select
      (select coalesce(sum(case when kind = 'credit_note' then -net else net end), 0)
        from invoice_documents where number is not null and entry_date between ${first}::date and ${last}::date)::bigint as net,
      (select coalesce(sum(case when kind = 'credit_note' then -vat else vat end), 0)
        from invoice_documents where number is not null and entry_date between ${first}::date and ${last}::date)::bigint as vat,
      (select coalesce(sum(amount), 0) from document_payments
        where undone_at is null and day between ${first}::date and ${last}::date)::bigint as payments,
      (select coalesce(sum(p.amount), 0) from pay_lines p join bookings b on b.id = p.booking_id
        where p.state = 'accepted' and p.taken_back_at is null
          and b.date between ${first}::date and ${last}::date)::bigint as wages`.execute(db);
  return { net: 0, vat: 0, payments: 0, wages: 0, ...rows[0], fees };
}

/** Who of the office an account is. */
const nameOf = (column: string) => sql<string | null>`(select coalesce(nullif(w.contact_person, ''), w.name)
  from corporations w where w.id = ${sql.ref(column)})`;

/** The closings of these months, the newest first. */
export function closingsOf(db: Db | Tx, months: readonly Month[]) {
  return db
    .selectFrom("closed_months as m")
    .selectAll("m")
    .select([nameOf("m.closed_by").as("closer"), nameOf("m.opened_by").as("opener")])
    .where("m.month", "in", months)
    .orderBy("m.id", "desc")
    .execute();
}

export type ClosingRow = Awaited<ReturnType<typeof closingsOf>>[number];

/** Closes a month; false where somebody else has closed it first. */
export async function insertClosing(
  tx: Tx,
  values: MonthSums & { month: Month; closed_by: number; open_differences: number; reason: string },
  now: Moment,
): Promise<boolean> {
  const row = await tx
    .insertInto("closed_months")
    .values({ ...values, closed_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Opens a closed month; false where it is open. */
export async function openClosing(
  tx: Tx,
  month: Month,
  { by, reason, now }: { readonly by: number; readonly reason: string; readonly now: Moment },
): Promise<boolean> {
  const row = await tx
    .updateTable("closed_months")
    .set({ opened_at: new Date(now), opened_by: by, opened_reason: reason })
    .where("month", "=", month)
    .where("opened_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The documents that are dated in a month, by whoever made them, the oldest first, in øre. */
export function documentsOfMonth(db: Db, month: Month) {
  const { first, last } = daysOfMonth(month);
  return db
    .selectFrom("invoice_documents as d")
    .innerJoin("corporations as c", "c.id", "d.corporation_id")
    .leftJoin("invoice_documents as credited", "credited.id", "d.credits")
    .select([
      "d.id",
      "d.kind",
      "d.vendor",
      "d.net",
      "d.vat",
      "d.entry_date as date",
      "d.due_date",
      "d.is_paid",
    ])
    .select((eb) => [eb.ref("d.number").$notNull().as("number"), "credited.number as credits"])
    .select([
      sql<string>`coalesce(nullif(d.buyer ->> 'name', ''), c.name)`.as("corporation"),
      sql<string>`coalesce(nullif(d.buyer ->> 'cvr', ''), c.cvr_nr)`.as("cvr"),
      isCreditedWhole.as("is_credited"),
      creditedGross.as("credited"),
      paidOfDocument.as("paid"),
      feesOfDocument.as("fees"),
      sql<
        number[]
      >`array(select distinct i.booking_id from invoices i where i.document_id = d.id order by 1)`.as(
        "booking_ids",
      ),
      // As the document calls them.
      sql<{ name: string; cost_centre: string }[]>`array(
        select distinct part -> 'department' from jsonb_array_elements(d.content -> 'bookings') part
        where part -> 'department' is not null order by 1)`.as("departments"),
    ])
    .where("d.number", "is not", null)
    .where("d.entry_date", ">=", first)
    .where("d.entry_date", "<=", last)
    .orderBy("d.entry_date")
    .orderBy("d.id")
    .execute();
}

/** Accepted pay lines for work of a month, by person and day. */
export function payOfMonth(db: Db, month: Month) {
  const { first, last } = daysOfMonth(month);
  return db
    .selectFrom("pay_lines as p")
    .innerJoin("shifts as s", "s.id", "p.shift_id")
    .innerJoin("employees as e", "e.id", "s.employee_id")
    .innerJoin("bookings as b", "b.id", "p.booking_id")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .select([
      "s.employee_id",
      "b.date",
      "c.name as corporation",
      "t.job_title",
      "p.kind",
      "p.hours",
      "p.amount",
      "p.vendor",
    ])
    .select([
      sql<string>`trim(concat_ws(' ', e.first_name, e.last_name))`.as("name"),
      sql<string>`(coalesce(p.settled_at, p.created_at) at time zone 'Europe/Copenhagen')::date`.as(
        "sent_on",
      ),
    ])
    .where("p.state", "=", "accepted")
    .where("p.taken_back_at", "is", null)
    .where("b.date", ">=", first)
    .where("b.date", "<=", last)
    .orderBy("e.first_name")
    .orderBy("e.last_name")
    .orderBy("s.employee_id")
    .orderBy("b.date")
    .orderBy("p.id")
    .execute();
}
