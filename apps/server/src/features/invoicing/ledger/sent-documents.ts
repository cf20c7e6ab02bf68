import type { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { type PaymentState, paymentState } from "#rules/money/payment.ts";
import type { SentState } from "#rules/money/readiness.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { loadCorporations } from "#server/features/corporations/corporation.queries.ts";
import { serializeLine } from "#server/features/invoicing/accounting/invoice-proposal.serializer.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { outboxByKeys } from "#server/platform/outbox/outbox.queries.ts";
import { refusedReasons } from "#texts/da/admin/ledger.ts";
import type { PayrollVendor } from "#texts/da/admin/payroll-vendors.ts";
import { isCredited } from "./balance.ts";
import type { InvoiceRow, PayLineRow } from "./ledger.queries.ts";

type SentInvoice = AnswerOf<typeof rows.ledger>["invoices"][number];

/** What documents are shown with besides their rows. */
interface DocumentFacts {
  /** Outbox keys of those that were refused and that somebody sent again from the mailbox. */
  readonly sentAgain: ReadonlySet<string>;
  /** Who made a document; all admins' accounts may bear the agency's name, so that a contact person comes first. */
  readonly writer: (id: number | null) => SentInvoice["created_by"];
  readonly now: Moment;
}

/** Reads what invoices and pay lines are shown with. */
export async function loadDocumentFacts(
  db: Db | Tx,
  { invoices, payLines = [] }: { invoices: readonly InvoiceRow[]; payLines?: readonly PayLineRow[] },
  now: Moment,
): Promise<DocumentFacts> {
  const refusedKeys = [
    ...invoices.filter(isRefused).map(invoiceKey),
    ...payLines.filter(isRefused).map(payKey),
  ];
  const writerIds = [...invoices, ...payLines].flatMap(({ created_by }) => created_by ?? []);
  const [effects, writers] = await Promise.all([
    outboxByKeys(db, refusedKeys),
    loadCorporations(db, [...new Set(writerIds)]),
  ]);
  const names = new Map(writers.map(({ id, name, contact_person }) => [id, contact_person || name]));
  return {
    sentAgain: new Set(effects.filter(({ status }) => status !== "failed").map(({ key }) => key)),
    writer: (id) => (id === null ? null : { id, name: names.get(id) ?? "" }),
    now,
  };
}

/** The outbox key of the effect that carries an invoice, credit note or prepayment. */
export function invoiceKey({ document_id }: Pick<InvoiceRow, "document_id">): string {
  return outboxKey("ledger-invoice", document_id);
}

/** The outbox key of the effect that carries a pay line. */
export function payKey({ id }: Pick<PayLineRow, "id">): string {
  return outboxKey("ledger-pay", id);
}

function isRefused({ state, taken_back_at }: InvoiceRow | PayLineRow): boolean {
  return state === "refused" && taken_back_at === null;
}

/** The documents of one booking, oldest first, as the wire says them. */
export function serializeInvoices(
  invoices: readonly InvoiceRow[],
  { sentAgain, writer, now }: DocumentFacts,
): SentInvoice[] {
  return invoices.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: stateOf(row, sentAgain.has(invoiceKey(row))),
    vendor: row.vendor,
    number: row.number,
    url: row.url,
    total: toWireKroner(row.total),
    lines: row.lines.map(serializeLine),
    shift_ids: [...row.shift_ids],
    reason: row.reason || whyRefused(row),
    vendor_message: row.vendor_message || null,
    credits: row.credits,
    credited: isCredited(row, invoices),
    payment: paymentOf(row, invoices, now),
    due_date: row.due_date,
    delivery: row.delivery,
    delivery_message: row.delivery_message || null,
    taken_back_at: row.taken_back_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    created_by: writer(row.created_by),
  }));
}

/** The state of a document; one that was refused and is sent again is on its way. */
export function stateOf({ state }: { readonly state: SentState }, isSentAgain: boolean): SentState {
  return isSentAgain ? "queued" : state;
}

/** How far an invoice is paid; null of what nobody owes, or not yet. */
function paymentOf(row: InvoiceRow, all: readonly InvoiceRow[], now: Moment): PaymentState | null {
  if (row.kind === "credit_note" || row.state !== "accepted") return null;
  const { is_paid: isPaid, due_date: dueDate } = row;
  return paymentState({ isPaid, isCredited: isCredited(row, all), dueDate }, dayOf(now));
}

/** What is wrong with an invoice that was refused, and what to do while nobody has taken it back. */
function whyRefused({ state, taken_back_at, vendor }: InvoiceRow): string | null {
  if (state !== "refused") return null;
  const reasons = taken_back_at === null ? refusedReasons : refusedReasons.takenBack;
  return reasons.invoice(vendor);
}

/** What is wrong with pay that was refused, and what to do while nobody has taken it back. */
export function whyPayRefused({ state, taken_back_at, vendor }: PayLineRow): string | null {
  if (state !== "refused") return null;
  const reasons = taken_back_at === null ? refusedReasons : refusedReasons.takenBack;
  return reasons.pay(vendor as PayrollVendor | null);
}
