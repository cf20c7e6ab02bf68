import { vatOf, vatOfCreditNote } from "#rules/money/vat.ts";
import { dayOf } from "#rules/time/moment.ts";
import type { AdminCall } from "#server/features/bookings/admin/load-admin-bookings.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { type CorporationRow, getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { record } from "#server/features/events/record.ts";
import { documentEffect } from "#server/features/invoicing/ledger/effects.ts";
import { findSender, isNamed } from "#server/features/invoicing/own/sender.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type {
  AccountingServices,
  AccountingVendor,
} from "#server/platform/integrations/accounting/accounting.port.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { typedBookingNumber } from "#texts/da/common/booking-number.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { documentMail } from "#texts/da/price/document-mail.ts";
import {
  creditedSoFar,
  type DocumentBooking,
  type DocumentContent,
  type DocumentLine,
  insertDocument,
} from "./document.queries.ts";
import { insertInvoice, type NewInvoice, type SentLine } from "./ledger.queries.ts";

const eventTypes = {
  invoice: "booking.send_invoice",
  credit_note: "booking.credit_invoice",
  prepayment: "booking.send_prepayment",
} as const;

/** What of a document belongs to one booking, before it is stored. */
export interface NewPart extends Omit<NewInvoice, "kind" | "document_id" | "created_at" | "created_by"> {
  readonly booking: BookingRow;
  /** Who worked, with the hours that are billed. */
  readonly people: DocumentBooking["people"];
}

/** The invoice that a credit note credits. */
interface Credited {
  readonly documentId: number;
  readonly number: string;
  readonly vendor: AccountingVendor;
}

/**
 * Who makes a credit note: whoever made the invoice, so that it is credited where it stands, or who makes new ones
 * where that service is not configured any more.
 */
function makerOfCreditNote({ vendor }: Credited, accounting: AccountingServices): AccountingVendor {
  return vendor === "own" || accounting.of(vendor) ? vendor : accounting.vendor;
}

/**
 * Refuses `sender_missing` while our own invoices have no sender: whoever gets one must read who it is from.
 */
export async function assertAccountingReady(tx: Tx, { services }: AdminCall): Promise<void> {
  if (services.integrations.accounting.vendor !== "own") return;
  if (!isNamed(await findSender(tx))) throw new DomainError("sender_missing");
}

/**
 * Stores a document over bookings of one company, which are locked, hands it to the outbox, and records it for each.
 * Answers the ids of its parts in the order of `parts`. Refuses `corporation_erased`: an invoice would name nobody.
 */
export async function queueDocument(
  tx: Tx,
  call: AdminCall,
  {
    kind,
    parts,
    credited = null,
  }: {
    readonly kind: "invoice" | "credit_note" | "prepayment";
    readonly parts: readonly [NewPart, ...NewPart[]];
    readonly credited?: Credited | null;
  },
): Promise<number[]> {
  const { session, now, services } = call;
  const [{ booking: first }] = parts;
  const corporation = await getCorporation(tx, first.corporation_id);
  if (corporation.erased_at !== null) throw new DomainError("corporation_erased");
  const { accounting } = services.integrations;
  const net = parts.reduce((sum, { total }) => sum + total, 0);
  const vendor = credited ? makerOfCreditNote(credited, accounting) : accounting.vendor;
  const before = credited && vendor === "own" && (await creditedSoFar(tx, credited.documentId));
  const document = await insertDocument(tx, {
    ...{ corporation_id: corporation.id, kind, vendor, credits: credited?.documentId ?? null },
    ...{ net, vat: before ? vatOfCreditNote(net, before) : vatOf(net) },
    ...{ entry_date: dayOf(now), created_at: new Date(now) },
    content: contentOf({ kind, parts, credited, corporation }, services.settings.brand),
  });
  const ids: number[] = [];
  for (const { booking, people: _, ...part } of parts) {
    const id = await insertInvoice(tx, {
      ...part,
      ...{ kind, document_id: document.id, created_at: new Date(now), created_by: corporationOf(session).id },
    });
    ids.push(id);
    const detail = { invoice_id: id, total: part.total, shift_ids: part.shift_ids ?? [] };
    await record(
      { tx, actor: actorOf(session), now },
      { type: eventTypes[kind], id: booking.id, detail, booking },
    );
  }
  await services.outbox.queue(tx, [documentEffect(document, corporation.name)], now);
  return ids;
}

/** What a document over bookings of a company says. */
export function contentOf(
  {
    kind,
    parts,
    credited,
    corporation,
  }: {
    readonly kind: "invoice" | "credit_note" | "prepayment";
    readonly parts: readonly [NewPart, ...NewPart[]];
    readonly credited: Pick<Credited, "number"> | null;
    readonly corporation: Pick<CorporationRow, "contact_person" | "ean_order_reference">;
  },
  brand: Brand,
): DocumentContent {
  const [{ booking: first }] = parts;
  const bookings = parts.map(bookingOf);
  const { contact_person: contactPerson, ean_order_reference } = corporation;
  return {
    paymentTermsDays: first.payment_deadline,
    bookings,
    lines: parts.flatMap(({ booking, lines }) => lines.map((line) => lineOf(booking, line))),
    note: [...new Set(parts.map(({ booking }) => booking.invoice_note))].filter(Boolean).join("\n"),
    orderReference: first.ean_order_reference || ean_order_reference,
    mail: documentMail({ kind, bookings, contactPerson, credited: credited?.number ?? null }, brand),
    reason: parts.map(({ reason }) => reason ?? "").find(Boolean) ?? "",
  };
}

function bookingOf({ booking, people }: NewPart): DocumentBooking {
  return {
    id: booking.id,
    jobTitle: booking.job_title,
    day: booking.date,
    times: { from: booking.start_time, to: booking.end_time },
    address: booking.address,
    ...(booking.department_name === null
      ? {}
      : { department: { name: booking.department_name, cost_centre: booking.cost_centre ?? "" } }),
    people,
  };
}

function lineOf(
  booking: BookingRow,
  { key, productId, unitPrice, quantity, amount, description }: SentLine,
): DocumentLine {
  // What somebody typed, and what comes off, does not say which booking it is of.
  const isNamed = key !== "extra" && key !== "prepayment";
  return {
    bookingId: booking.id,
    ...{ productId, unitPrice, quantity },
    amount,
    description: isNamed ? description : `${description}, ${typedBookingNumber(booking.id)}`,
  };
}
