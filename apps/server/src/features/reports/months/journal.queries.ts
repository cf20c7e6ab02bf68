import { sql } from "kysely";
import { feeEnds } from "#rules/money/bookkeeping.ts";
import { daysOfMonth, type Month } from "#rules/money/closing.ts";
import { addDays, type Day, dayOf, momentOf } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** The documents of our own series that are dated in a month, in the order of their numbers. */
export function ownDocumentsOf(db: Db, month: Month) {
  const { first, last } = daysOfMonth(month);
  return db
    .selectFrom("invoice_documents as d")
    .innerJoin("corporations as c", "c.id", "d.corporation_id")
    .leftJoin("invoice_documents as credited", "credited.id", "d.credits")
    .select(["d.kind", "d.net", "d.vat", "d.entry_date as date", "credited.number as credits"])
    .select((eb) => eb.ref("d.number").$notNull().as("number"))
    .select([customerName.as("customer"), customerCvr.as("cvr"), prepaidOf.as("prepaid")])
    .where("d.vendor", "=", "own")
    .where("d.number", "is not", null)
    .where("d.entry_date", ">=", first)
    .where("d.entry_date", "<=", last)
    .orderBy("d.entry_date")
    .orderBy("d.id")
    .execute();
}

/** What was paid on the days of a month, and what was undone on them, each a row, in øre. */
export async function paymentsOf(db: Db, month: Month) {
  const { first, last } = daysOfMonth(month);
  const from = new Date(momentOf(first, "00:00"));
  const until = new Date(momentOf(addDays(last, 1), "00:00"));
  const payments = db
    .selectFrom("document_payments as p")
    .innerJoin("invoice_documents as d", "d.id", "p.document_id")
    .innerJoin("corporations as c", "c.id", "d.corporation_id")
    .select(["p.id", "p.amount", customerName.as("customer"), customerCvr.as("cvr")])
    .select((eb) => eb.ref("d.number").$notNull().as("number"));
  const told = await payments
    .select("p.day as date")
    .where("p.day", ">=", first)
    .where("p.day", "<=", last)
    .orderBy("p.day")
    .orderBy("p.id")
    .execute();
  const undone = await payments
    .select(sql<string>`(p.undone_at at time zone 'Europe/Copenhagen')::date`.as("date"))
    .where("p.undone_at", ">=", from)
    .where("p.undone_at", "<", until)
    .orderBy("p.undone_at")
    .orderBy("p.id")
    .execute();
  return [
    ...told.map((payment) => ({ ...payment, kind: "payment" as const })),
    ...undone.map((payment) => ({ ...payment, kind: "payment_undone" as const })),
  ];
}

/** The fees of reminders that came or may have fallen away on the days of a month, in øre, each with when what happened. */
export async function feesOf(db: Db | Tx, month: Month) {
  const { first, last } = daysOfMonth(month);
  const from = new Date(momentOf(first, "00:00"));
  const rows = await db
    .selectFrom("document_reminders as r")
    .innerJoin("invoice_documents as d", "d.id", "r.document_id")
    .innerJoin("corporations as c", "c.id", "d.corporation_id")
    .select(["r.id", "r.fee", "r.day as charged", "r.waived_at", "r.undone_at"])
    .select([customerName.as("customer"), customerCvr.as("cvr"), creditedOn.as("credited")])
    .select((eb) => eb.ref("d.number").$notNull().as("number"))
    .where("r.fee", ">", 0)
    .where("r.day", "<=", last)
    .where((eb) =>
      eb.or([
        ...[eb("r.day", ">=", first), eb("r.waived_at", ">=", from), eb("r.undone_at", ">=", from)],
        eb(creditedOn, ">=", first),
      ]),
    )
    .orderBy("r.id")
    .execute();
  return rows.map(({ waived_at, undone_at, ...fee }) => {
    const waived = waived_at && dayOf(waived_at.getTime());
    const withdrawn = undone_at && dayOf(undone_at.getTime());
    return { ...fee, ended: feeEnds({ ...fee, waived, withdrawn }) };
  });
}

/** How many documents each service made that are dated in a month. */
export function documentsOfServices(db: Db | Tx, month: Month) {
  const { first, last } = daysOfMonth(month);
  return db
    .selectFrom("invoice_documents as d")
    .select((eb) => ["d.vendor", eb.fn.countAll<number>().as("documents")])
    .where("d.vendor", "<>", "own")
    .where("d.number", "is not", null)
    .where("d.entry_date", ">=", first)
    .where("d.entry_date", "<=", last)
    .groupBy("d.vendor")
    .orderBy("d.vendor")
    .execute();
}

/** Whom a document is to, as it was issued. */
const customerName = sql<string>`coalesce(nullif(d.buyer ->> 'name', ''), c.name)`;
const customerCvr = sql<string>`coalesce(nullif(d.buyer ->> 'cvr', ''), c.cvr_nr)`;

/** The day of the credit note with which all of the document `d` is taken back. */
const creditedOn = sql<Day | null>`(select min(n.entry_date) from (
  select note.entry_date, sum(note.net + note.vat) over (order by note.entry_date, note.id) as so_far
  from invoice_documents note where note.credits = d.id and note.number is not null) n
  where n.so_far >= d.net + d.vat)`;

/** What of the document `d` is a prepayment: all of one, below zero where an invoice takes it off; of a credit note what it credits is. */
const prepaidOf = sql<number>`coalesce((
  select sum(case coalesce(o.kind, i.kind) when 'prepayment' then coalesce(o.total, i.total)
    else -coalesce(o.deducted, i.deducted) end)
  from invoices i left join invoices o on o.id = i.credits
  where i.document_id = d.id), 0)::int`;
