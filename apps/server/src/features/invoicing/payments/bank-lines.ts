import type { paymentEndpoints as rows } from "#contract/invoicing/payment.endpoints.ts";
import { fromWireKroner, toWireKroner } from "#rules/money/ore.ts";
import { matchBankLines } from "#rules/money/payments/match-bank-line.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { bankLineKey, bookedLines, openInvoices } from "./payment.queries.ts";
import { lockPayable, pay } from "./payments.ts";

/** Which open invoices each line of the bank's file pays, and which lines are booked. Rule: Lines of the bank, docs/rules/payments.md. */
export const matchLines: Handler<typeof rows.matchBankLines> = async ({ body, services }) => {
  const keys = body.lines.map(bankLineKey);
  const booked = await bookedLines(services.db, keys);
  const open = await openInvoices(services.db);
  const fresh = body.lines.filter((_, at) => !booked.has(keys[at] ?? ""));
  const matches = matchBankLines(
    fresh.map(({ text, amount }) => ({ text, amount: fromWireKroner(amount) })),
    open,
  );
  const byLine = new Map(fresh.map((line, at) => [line, matches[at]]));
  return {
    lines: body.lines.map((line) => {
      const { state, invoices } = byLine.get(line) ?? { state: "booked" as const, invoices: [] };
      return { state, invoices: [...invoices] };
    }),
    open: open.map(({ open: amount, fees, ...invoice }) => ({
      ...{ ...invoice, open: toWireKroner(amount) },
      fees: toWireKroner(Math.min(fees, amount)),
    })),
  };
};

/**
 * Books lines of the bank's file on the invoices that they pay. Refuses, with nothing booked: `parts_differ` where the
 * parts of a line do not come to it, `line_booked` where a line is booked already, and what `lockPayable` and `pay`
 * refuse.
 */
export const bookBankLines: Handler<typeof rows.bookBankLines> = (call) =>
  inTransaction(call.services.db, async (tx) => {
    const { lines } = call.body;
    for (const { amount, parts } of lines) {
      const sum = parts.reduce((all, part) => all + fromWireKroner(part.amount), 0);
      if (sum !== fromWireKroner(amount)) throw new DomainError("parts_differ");
    }
    await lockBookingsOf(
      tx,
      lines.flatMap(({ parts }) => parts.map(({ document_id }) => document_id)),
    );
    const booked = await bookedLines(tx, lines.map(bankLineKey));
    if (booked.size > 0) throw new DomainError("line_booked");
    for (const { parts, ...line } of lines) {
      for (const [place, { document_id, amount }] of parts.entries()) {
        const bank = { line: bankLineKey(line), part: place + 1 };
        const payment = { day: line.day, amount: fromWireKroner(amount), reference: line.text, bank };
        await pay(tx, call, await lockPayable(tx, document_id), payment);
      }
    }
    return { booked: lines.length };
  });

/** Locks the bookings of all these documents in the order of their ids, as everywhere, before the first document is. */
async function lockBookingsOf(tx: Tx, documentIds: readonly number[]): Promise<void> {
  await tx
    .selectFrom("bookings")
    .select("id")
    .where("id", "in", (eb) =>
      eb.selectFrom("invoices").select("booking_id").where("document_id", "in", documentIds),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
}
