import type { invoicingEndpoints as rows } from "#contract/invoicing/invoice-page.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { fromWireKroner, toWireKroner } from "#rules/money/ore.ts";
import { weekBooking } from "#rules/money/week-invoices.ts";
import { dayOf } from "#rules/time/moment.ts";
import { daysOfWeek, defaultPastWeek, weekOf } from "#rules/time/week.ts";
import { boundsOf } from "#server/features/bookings/lists/booking-list.queries.ts";
import { findCorporation } from "#server/features/corporations/corporation.queries.ts";
import { payDataReadNote } from "#server/features/employees/pay-data.ts";
import { bookingsOfWeek } from "#server/features/invoicing/invoicing.queries.ts";
import type { InvoiceRow } from "#server/features/invoicing/ledger/ledger.queries.ts";
import { sentParts, serializeInvoices, writersIn } from "#server/features/invoicing/ledger/sent-documents.ts";
import { composedPages, pageParts, shownPeople } from "#server/features/invoicing/page/invoice-page.ts";
import { type AuditNote, auditNote } from "#server/platform/audit.ts";
import { together } from "#server/platform/database/driver/together.ts";
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
  const asked = { corporationId: corporation.id, ...auditNote(call), ...boundsOf(daysOfWeek(week)) };
  const parts = await readWeek(services.db, asked);

  const sentOf = Map.groupBy(parts.sent as unknown as InvoiceRow[], ({ booking_id }) => booking_id);
  const facts = {
    waiting: new Set(parts.waiting.map(({ key }) => key)),
    writer: writersIn(parts.writers),
    now,
  };
  const isOver = new Map(parts.found.map(({ id, ends_at }) => [id, now >= ends_at.getTime()]));
  return composedPages(call, parts).map((page) => {
    const { id } = page.booking;
    const documents = serializeInvoices(sentOf.get(id) ?? [], facts);
    return { ...page, week: weekOfPage(page, documents, isOver.get(id) ?? false) };
  });
};

const readWeek = together(
  (db, given: Parameters<typeof bookingsOfWeek>[1] & AuditNote) => ({
    ...pageParts(db, bookingsOfWeek(db, given), given),
    ...sentParts(db),
  }),
  { note: (reader) => payDataReadNote(reader, shownPeople), isPlannedOnce: true },
);

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
