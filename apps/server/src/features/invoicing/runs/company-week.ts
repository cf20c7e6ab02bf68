import type { invoicingEndpoints as rows } from "#contract/invoicing/invoice-page.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { fromWireKroner, toWireKroner } from "#rules/money/ore.ts";
import { weekBooking } from "#rules/money/week-invoices.ts";
import { dayOf } from "#rules/time/moment.ts";
import { daysOfWeek, defaultPastWeek, weekOf } from "#rules/time/week.ts";
import { boundsOf } from "#server/features/bookings/corporation-view/booking-list.queries.ts";
import { findCorporation } from "#server/features/corporations/corporation.queries.ts";
import { bookingsOfWeek } from "#server/features/invoicing/invoicing.queries.ts";
import { invoicesOf } from "#server/features/invoicing/ledger/ledger.queries.ts";
import { loadDocumentFacts, serializeInvoices } from "#server/features/invoicing/ledger/sent-documents.ts";
import { loadInvoicePages } from "#server/features/invoicing/page/invoice-page.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";

type WeekDetails = AnswerOf<typeof rows.weekDetails>[number];
type SentInvoice = NonNullable<WeekDetails["week"]["lines"][number]["document"]>;

/**
 * The invoice pages of a company's bookings of one week, each with how far its invoices are; without a year its latest
 * week that has begun. Refuses `not_found`.
 */
export const weekDetails: Handler<typeof rows.weekDetails> = async (call) => {
  const { params, query, now, services } = call;
  const corporation = await findCorporation(services.db, params.id);
  if (!corporation) throw new DomainError("not_found");
  const today = dayOf(now);
  const { weekNumber = weekOf(today).week, year } = query;
  const week = year === undefined ? defaultPastWeek(weekNumber, today) : { year, week: weekNumber };
  const bookings = await bookingsOfWeek(services.db, corporation.id, boundsOf(daysOfWeek(week)));
  const invoices = await invoicesOf(
    services.db,
    bookings.map(({ id }) => id),
  );
  const facts = await loadDocumentFacts(services.db, { invoices }, now);
  const invoicesByBooking = Map.groupBy(invoices, ({ booking_id }) => booking_id);
  const isOver = new Map(bookings.map(({ id, ends_at }) => [id, now >= ends_at.getTime()]));
  const pages = await loadInvoicePages(services.db, call, bookings, invoices);
  return pages.map((page) => {
    const { id } = page.booking;
    const documents = serializeInvoices(invoicesByBooking.get(id) ?? [], facts);
    return { ...page, week: weekOfPage(page, documents, isOver.get(id) ?? false) };
  });
};

/** How far the invoices of a booking are. Rule: A week's invoices, docs/rules/money.md. */
function weekOfPage(
  { booking, shifts, cancellationLines }: Omit<WeekDetails, "week">,
  documents: readonly SentInvoice[],
  isOver: boolean,
): WeekDetails["week"] {
  const byId = new Map(documents.map((one) => [one.id, one]));
  const { state, left, invoiced, lines, takenBack } = weekBooking({
    isCancelled: booking.status === "cancelled",
    isOver,
    people: shifts.filter(({ status }) => status === "selected").map((shift) => shift.why_not_invoiced),
    openFees: cancellationLines.filter(({ is_sent, can_lapse }) => !is_sent && !can_lapse).length,
    documents: documents.map((one) => ({
      ...one,
      total: fromWireKroner(one.total),
      isTakenBack: one.taken_back_at !== null,
    })),
  });
  return {
    state,
    left,
    invoiced: toWireKroner(invoiced),
    taken_back: byId.get(takenBack ?? 0) ?? null,
    lines: lines.map(({ kind, state: own, documentId, amount }) => ({
      kind,
      state: own,
      document: byId.get(documentId ?? 0) ?? null,
      amount: toWireKroner(amount),
    })),
  };
}
