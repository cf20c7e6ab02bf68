import type { Selectable, Updateable } from "kysely";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { InvoiceSender } from "#server/platform/database/types.gen.ts";

export type SenderRow = Omit<Selectable<InvoiceSender>, "id">;

/** Who our own invoices are from, and the next number of their series. */
export async function findSender(db: Db | Tx): Promise<SenderRow> {
  const { id: _, ...row } = await db.selectFrom("invoice_sender").selectAll().executeTakeFirstOrThrow();
  return row;
}

/** The same, locked until the transaction ends: no number is taken meanwhile. */
export async function lockSender(tx: Tx): Promise<SenderRow> {
  const { id: _, ...row } = await tx
    .selectFrom("invoice_sender")
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row;
}

/** Whether a sender says what an invoice must say of its seller: name, CVR number and address. */
export function isNamed({ name, cvr, address, zip_code, city }: SenderRow): boolean {
  return [name, cvr, address, zip_code, city].every((value) => value !== "");
}

export async function updateSender(tx: Tx, values: Updateable<InvoiceSender>): Promise<void> {
  await tx.updateTable("invoice_sender").set(values).execute();
}

/**
 * The next number of our own series, locked until the transaction ends: a transaction that is rolled back gives its
 * number back, so that the series has neither gaps nor doubles.
 */
export async function takeNumber(tx: Tx): Promise<{ readonly number: string; readonly sender: SenderRow }> {
  const { id: _, ...row } = await tx
    .updateTable("invoice_sender")
    .set((eb) => ({ next_number: eb("next_number", "+", 1) }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { number: String(row.next_number - 1), sender: row };
}
