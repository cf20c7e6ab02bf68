import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import type { invoicingEndpoints as rows } from "#contract/invoicing/invoice-page.endpoints.ts";
import type { WireAdminShift } from "#contract/invoicing/invoice-page.entities.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { extraLine } from "#rules/pricing/invoice-lines.ts";
import { type AdminCall, loadForAdmin } from "#server/features/bookings/admin/load-admin-bookings.ts";
import { type BookingRow, findBooking } from "#server/features/bookings/booking.queries.ts";
import { type ShiftRow, shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import {
  amountsOf,
  type Billed,
  billedFor,
  canFeeLapse,
  linesOf,
  linesUnder,
  namedProducts,
  productsOf,
  totalOf,
} from "#server/features/invoicing/amounts.ts";
import { isLive } from "#server/features/invoicing/ledger/balance.ts";
import {
  type InvoiceRow,
  invoicesOf,
  type SentLine,
} from "#server/features/invoicing/ledger/ledger.queries.ts";
import { serializePrice } from "#server/features/pricing/worked-price.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { loadAdminShifts } from "./admin-shifts.ts";
import { serializeOptions } from "./invoice-page.serializer.ts";
import {
  type BookingAmounts,
  serializeCancellationLines,
  serializeExtraLines,
  serializeInvoiceLines,
  serializeMoney,
} from "./money.serializer.ts";

/** Who has a row on the invoice page; fees of others are billed all the same. */
const shownStatuses: readonly string[] = ["selected", "sick", "removed"];

type WireInvoicePage = AnswerOf<typeof rows.details>;

/** One booking on the invoice page: its people, its price, and the invoice that it would make. Refuses `not_found`. */
export const details: Handler<typeof rows.details> = async (call) => {
  const { db } = call.services;
  const booking = await findBooking(db, call.params.id);
  if (!booking) throw new DomainError("not_found");
  const [page] = await loadInvoicePages(db, call, [booking], await invoicesOf(db, [booking.id]));
  if (!page) throw new DomainError("not_found");
  return page;
};

/** The invoice pages of bookings, in their order; `invoices` are all of theirs. */
export async function loadInvoicePages(
  db: Db | Tx,
  reader: AdminCall,
  bookings: readonly BookingRow[],
  invoices: readonly InvoiceRow[],
): Promise<WireInvoicePage[]> {
  const shifts = await shiftsOfBookings(
    db,
    bookings.map(({ id }) => id),
  );
  const rowsOfTable = shifts.filter(
    (shift) => shownStatuses.includes(shift.status) || isRemovedByCompany(shift),
  );
  const [wireShifts, wireBookings] = await Promise.all([
    loadAdminShifts(db, reader, bookings, rowsOfTable),
    loadForAdmin(db, bookings, reader),
  ]);

  const shiftsOf = Map.groupBy(shifts, ({ booking_id }) => booking_id);
  const invoicesByBooking = Map.groupBy(invoices, ({ booking_id }) => booking_id);
  const wireShiftById = new Map(wireShifts.map((shift) => [shift.id, shift]));
  const wireById = new Map(wireBookings.map((booking) => [booking.id, booking]));
  const pages = bookings.flatMap((row): Page[] => {
    const booking = wireById.get(row.id);
    const own = shiftsOf.get(row.id) ?? [];
    const shown = own.flatMap(({ id }) => wireShiftById.get(id) ?? []);
    const extras = sentExtras(invoicesByBooking.get(row.id) ?? []);
    return booking ? [{ row, booking, own, shown, extras, ...moneyOf(row, own, extras) }] : [];
  });
  const all = pages.map(({ amounts }) => amounts);
  return pages.map((page) => serializePage(page, all, reader));
}

/** Whom the company itself took off: also who applied again since, while the removal costs a fee. */
function isRemovedByCompany(shift: ShiftRow): boolean {
  if (shift.status === "removed") return shift.removed_by !== "admin";
  return shift.status !== "selected" && shift.fee_at !== null;
}

/** The free lines of the invoices that count: on their way or accepted, and not credited. */
function sentExtras(all: readonly InvoiceRow[]): SentLine[] {
  const sent = all.filter((one) => one.kind === "invoice" && one.state !== "refused" && isLive(one, all));
  return sent.flatMap(({ lines }) => lines.filter(({ key }) => key === "extra"));
}

/** One booking with what its page is made of. */
interface Page {
  readonly row: BookingRow;
  readonly booking: WireAdminBooking;
  readonly own: readonly ShiftRow[];
  readonly shown: readonly WireAdminShift[];
  readonly billed: Billed;
  /** The free lines that were sent with its invoices. */
  readonly extras: readonly SentLine[];
  readonly amounts: BookingAmounts;
}

function moneyOf(
  booking: BookingRow,
  shifts: readonly ShiftRow[],
  extras: readonly SentLine[],
): Pick<Page, "billed" | "amounts"> {
  const billed = billedFor(booking, shifts);
  const people = shifts
    .filter(({ status }) => status === "selected")
    .map((shift) => amountsOf(booking, shift));
  return {
    billed,
    amounts: { people, lines: [...linesUnder(people, booking, billed), ...extras.map(extraLine)] },
  };
}

function serializePage(page: Page, all: readonly BookingAmounts[], reader: AdminCall): WireInvoicePage {
  const { row, booking, own, shown, billed, extras } = page;
  // A missing product stops the sending, not the page.
  const composed = linesOf(
    row,
    billed,
    namedProducts(productsOf(row, reader.services.integrations.accounting)),
  );
  const lines = composed.ok ? composed.lines : [];
  const byCompany = new Set(own.filter(isRemovedByCompany).map(({ id }) => id));
  return {
    bookingOptions: serializeOptions(row, own),
    booking,
    shifts: shown.filter(({ status }) => status !== "removed" && status !== "applied"),
    removedShifts: shown.filter(({ id }) => byCompany.has(id)),
    corporation: booking.corporation,
    price: serializePrice(billed.price, row, own),
    cancellationLines: serializeCancellationLines(billed, canFeeLapse(row, reader.now)),
    invoiceLines: [...serializeInvoiceLines(row, lines), ...serializeExtraLines(extras, lines.length)],
    invoiceTotal: toWireKroner(totalOf([...lines, ...extras])),
    ...serializeMoney(page.amounts, all),
  };
}
