import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import type { OutboxRow } from "#server/platform/outbox/outbox.queries.ts";
import type { Effect } from "#server/platform/outbox/outbox.ts";
import type { SlipLine } from "./pay-parts.ts";

/** An invoice as it waits in the outbox. The company's address is read when it is delivered. */
export interface QueuedInvoice {
  readonly invoiceId: number;
  /** Our number of it at the accounting service; the same for every attempt, never reused. */
  readonly externalId: string;
  readonly kind: "invoice" | "credit_note";
  readonly bookingId: number;
  readonly corporationId: number;
  /** Copenhagen day, `YYYY-MM-DD`. */
  readonly entryDate: string;
  readonly paymentTermsDays: number;
  /** Unit price in kroner without VAT, at most four decimals. */
  readonly lines: readonly {
    readonly priority: number;
    readonly productId: string;
    readonly unitPrice: number;
    readonly quantity: number;
    readonly description: string;
  }[];
  /** Øre, without VAT. */
  readonly total: number;
  readonly note: string;
  /** The buyer's own order number, for electronic invoices; empty or left out where there is none. */
  readonly orderReference?: string;
  readonly mail: { readonly subject: string; readonly body: string };
}

/** A pay line as it waits in the outbox, without personal numbers: those are read when it is delivered. */
export interface QueuedPayLine {
  readonly payLineId: number;
  readonly shiftId: number;
  readonly bookingId: number;
  readonly employeeId: number;
  readonly name: string;
  readonly hours: number;
  /** Øre per hour. */
  readonly hourlyWage: number;
  /** Kroner per hour, where hours times wage would miss the line's amount by an øre. */
  readonly unitPrice?: number;
  /** The lines of the pay slip where they are several, the hours first; left out where the line has no supplement. */
  readonly slip?: readonly SlipLine[];
  /** Our key of the line at the payroll service where it is not the effect's own: queued before there was a ledger. */
  readonly reference?: string;
}

/** An invoice or credit note as an effect. One company's invoices go one by one, so that it is created once. */
export function invoiceEffect(invoice: QueuedInvoice, corporationName: string): Effect {
  return {
    key: outboxKey("ledger-invoice", invoice.invoiceId),
    channel: "accounting",
    subjectKey: subjectKey("corporation", invoice.corporationId),
    to: corporationName,
    subject: invoice.mail.subject,
    body: invoice.lines.map(({ description }) => description).join("\n"),
    payload: invoice,
  };
}

/** A shift's pay as an effect. One person's lines go one by one, so that the person is created once. */
export function payEffect(line: QueuedPayLine, employeeName: string): Effect {
  return {
    key: outboxKey("ledger-pay", line.payLineId),
    channel: "payroll",
    subjectKey: subjectKey("employee", line.employeeId),
    to: employeeName,
    subject: line.name,
    payload: line,
  };
}

/** What `invoiceEffect` put into a row. */
export function invoiceIn(row: OutboxRow): QueuedInvoice {
  return row.payload as unknown as QueuedInvoice;
}

/** What `payEffect` put into a row. */
export function payLineIn(row: OutboxRow): QueuedPayLine {
  return row.payload as unknown as QueuedPayLine;
}
