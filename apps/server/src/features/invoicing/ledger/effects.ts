import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import type { PaidWork, PayPart } from "#server/platform/integrations/payroll/payroll.port.ts";
import type { OutboxRow } from "#server/platform/outbox/outbox.queries.ts";
import type { Effect } from "#server/platform/outbox/outbox.ts";
import type { DocumentRow } from "./document.queries.ts";

/** A document as it waits in the outbox: what it says stands in its row. */
export interface QueuedDocument {
  readonly documentId: number;
  /** The booking that the mailbox leads to: the first of the document. */
  readonly bookingId: number;
  /** Øre, without VAT. */
  readonly total: number;
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
  readonly work: PaidWork;
  /** Of the pay slip, the hours first. */
  readonly parts: readonly PayPart[];
}

/** A pay line as it was queued while each went as lines of a name, hours and a price in kroner. */
interface LinesOnly extends Omit<QueuedPayLine, "work" | "parts"> {
  readonly unitPrice?: number;
  readonly slip?: readonly { readonly name: string; readonly hours: number; readonly unitPrice: number }[];
}

/** A document as an effect. One company's documents go one by one, so that it is created once. */
export function documentEffect(document: DocumentRow, corporationName: string): Effect {
  const { mail, lines } = document.content;
  const payload: QueuedDocument = {
    documentId: document.id,
    bookingId: lines[0]?.bookingId ?? 0,
    total: document.net,
  };
  return {
    key: outboxKey("ledger-invoice", document.id),
    channel: "accounting",
    subjectKey: subjectKey("corporation", document.corporation_id),
    to: corporationName,
    subject: mail.subject,
    body: lines.map(({ description }) => description).join("\n"),
    payload,
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

/** What `documentEffect` put into a row. */
export function documentIn(row: OutboxRow): QueuedDocument {
  return row.payload as unknown as QueuedDocument;
}

/** What `payEffect` put into a row; `work` is null of one that was queued while lines had nothing but names. */
export function payLineIn(row: OutboxRow): Omit<QueuedPayLine, "work"> & { readonly work: PaidWork | null } {
  const line = row.payload as unknown as QueuedPayLine | LinesOnly;
  if ("work" in line) return line;
  const { name, hours, hourlyWage, unitPrice = hourlyWage / 100 } = line;
  const slip = line.slip ?? [{ name, hours, unitPrice }];
  const parts = slip.map((one, place) => ({
    ...{ kind: place === 0 ? ("hours" as const) : ("supplement_weekday" as const), name: one.name },
    ...{ units: one.hours, rate: one.unitPrice, amount: Math.round(one.hours * one.unitPrice * 100) },
  }));
  return { ...line, work: null, parts };
}
