import { sql } from "kysely";
import type { Tx } from "#server/platform/database/database.ts";
import { type InvoiceRow, updateShiftsOf } from "./ledger.queries.ts";

/**
 * Gives back what stood on an invoice that was taken back or credited: its shifts are as approved as before, its fees
 * are proposed again, those that it dropped too.
 */
export async function releaseInvoice(tx: Tx, invoice: InvoiceRow): Promise<void> {
  await tx
    .updateTable("shifts")
    .set({
      invoice_id: null,
      invoice_state: null,
      // Whose pay was taken back since did not work, and is on no further invoice.
      not_met_for_booking: sql`not_met_for_booking or pay_withdrawn`,
    })
    .where("invoice_id", "=", invoice.id)
    .execute();
  await tx
    .updateTable("shifts")
    .set({ fee_invoice_id: null })
    .where("fee_invoice_id", "=", invoice.id)
    .execute();
  await updateShiftsOf(
    tx,
    invoice.dropped_fees.map(({ shift_id }) => shift_id),
    { cancellation_fee_lapsed_at: null },
  );
}
