import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import type { OutboxRow } from "#server/platform/outbox/outbox.queries.ts";
import type { Effect } from "#server/platform/outbox/outbox.ts";
import type { DocumentRow } from "./document.queries.ts";
import type { SlipLine } from "./pay-parts.ts";

/** A document as it waits in the outbox: what it says stands in its row. */
export interface QueuedDocument {
  readonly documentId: number;
  /** The booking that the mailbox leads to: the first of the document. */
  readonly bookingId: number;
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

/** A document as an effect. One company's documents go one by one, so that it is created once. */
export function documentEffect(document: DocumentRow, corporationName: string): Effect {
  const { mail, lines } = document.content;
  const payload: QueuedDocument = { documentId: document.id, bookingId: lines[0]?.bookingId ?? 0 };
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

/** What `payEffect` put into a row. */
export function payLineIn(row: OutboxRow): QueuedPayLine {
  return row.payload as unknown as QueuedPayLine;
}
