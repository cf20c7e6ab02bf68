import { type Insertable, type Selectable, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { ReminderSettings } from "#rules/money/reminders/next-reminder.ts";
import { reminderDayKeys, reminderFeeKeys } from "#rules/pricing/price-settings.ts";
import type { Day, Moment } from "#rules/time/moment.ts";
import { isCreditedWhole } from "#server/features/invoicing/ledger/document.queries.ts";
import {
  creditedGross,
  feesOfDocument,
  paidOfDocument,
} from "#server/features/invoicing/payments/payment.queries.ts";
import type { PricesInForce } from "#server/features/settings/setting.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { DocumentReminders } from "#server/platform/database/types.gen.ts";

export type ReminderRow = Selectable<DocumentReminders>;

/** When invoices are reminded of under `prices`, and what that costs. */
export function reminderSettingsIn(prices: PricesInForce): ReminderSettings {
  return {
    days: reminderDayKeys.map((key) => prices[key] / 100),
    fees: reminderFeeKeys.map((key) => prices[key]),
  };
}

/** Documents of our own series that are overdue on `today`, with what decides on a reminder, the oldest first; 500 at most. */
export function overdueDocuments(db: Db | Tx, today: Day, id?: number) {
  return db
    .selectFrom("invoice_documents as d")
    .innerJoin("corporations as c", "c.id", "d.corporation_id")
    .select(["d.id", "d.due_date", "d.corporation_id", "c.name as corporation", "c.billing_email as email"])
    .select((eb) => [
      eb.ref("d.number").$notNull().as("number"),
      jsonArrayFrom(
        eb
          .selectFrom("document_reminders as r")
          .select("r.day")
          .whereRef("r.document_id", "=", "d.id")
          .where("r.undone_at", "is", null)
          .orderBy("r.step"),
      ).as("sent"),
      eb
        .selectFrom("invoice_questions as q")
        .select("q.message")
        .whereRef("q.document_id", "=", "d.id")
        .where("q.answered_at", "is", null)
        .limit(1)
        .as("question"),
    ])
    .select([sql<number>`d.net + d.vat`.as("gross"), creditedGross.as("credited")])
    .select([paidOfDocument.as("paid"), feesOfDocument.as("fees")])
    .where("d.vendor", "=", "own")
    .where("d.number", "is not", null)
    .where("d.kind", "<>", "credit_note")
    .$if(id === undefined, (query) => query.where("d.is_paid", "=", false).where("d.due_date", "<", today))
    .$if(id === undefined, (query) => query.where(sql<boolean>`not ${isCreditedWhole}`))
    .$if(id !== undefined, (query) => query.where("d.id", "=", id ?? 0))
    .orderBy("d.due_date")
    .orderBy("d.id")
    .limit(500)
    .execute();
}

export type OverdueDocument = Awaited<ReturnType<typeof overdueDocuments>>[number];

/** How many overdue documents each service has. */
export function overdueElsewhere(db: Db, today: Day) {
  return db
    .selectFrom("invoice_documents as d")
    .select((eb) => [
      eb.ref("d.vendor").$castTo<"billy" | "economic">().as("vendor"),
      sql<number>`count(*)::int`.as("count"),
    ])
    .where("d.vendor", "<>", "own")
    .where("d.number", "is not", null)
    .where("d.kind", "<>", "credit_note")
    .where("d.is_paid", "=", false)
    .where("d.due_date", "<", today)
    .where(sql<boolean>`not ${isCreditedWhole}`)
    .groupBy("d.vendor")
    .orderBy("d.vendor")
    .execute();
}

/** The reminders of some documents with who sent, waived and withdrew them, the newest first. */
export async function remindersOf(db: Db | Tx, documentIds: readonly number[]) {
  if (documentIds.length === 0) return [];
  const nameOf = (column: "r.created_by" | "r.waived_by" | "r.undone_by") =>
    sql<string | null>`(select coalesce(nullif(w.contact_person, ''), w.name) from corporations w
      where w.id = ${sql.ref(column)})`;
  return db
    .selectFrom("document_reminders as r")
    .select(["r.id", "r.document_id", "r.step", "r.day", "r.fee", "r.waived_at", "r.undone_at"])
    .select([nameOf("r.created_by").as("created_by"), nameOf("r.waived_by").as("waived_by")])
    .select(nameOf("r.undone_by").as("undone_by"))
    .where("r.document_id", "in", documentIds)
    .orderBy("r.id", "desc")
    .execute();
}

export type NamedReminder = Awaited<ReturnType<typeof remindersOf>>[number];

export function findReminder(db: Db | Tx, id: number): Promise<ReminderRow | undefined> {
  return db.selectFrom("document_reminders").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Stores a reminder and answers its id; undefined where this one of the document was sent before. */
export async function insertReminder(
  tx: Tx,
  values: Insertable<DocumentReminders>,
): Promise<number | undefined> {
  const row = await tx
    .insertInto("document_reminders")
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Withdraws a reminder or waives its fee; false where that was done before. */
export async function endReminder(
  tx: Tx,
  id: number,
  how: "undone" | "waived",
  { by, now }: { by: number; now: Moment },
): Promise<boolean> {
  const row = await tx
    .updateTable("document_reminders")
    .set(
      how === "undone"
        ? { undone_at: new Date(now), undone_by: by }
        : { waived_at: new Date(now), waived_by: by },
    )
    .where("id", "=", id)
    .where(how === "undone" ? "undone_at" : "waived_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
