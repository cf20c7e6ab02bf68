import { sql } from "kysely";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import type { invoicingEndpoints as rows } from "#contract/invoicing/invoice-page.endpoints.ts";
import type { WireAdminShift } from "#contract/invoicing/invoice-page.entities.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { extraLine } from "#rules/pricing/invoice-lines.ts";
import type { Moment } from "#rules/time/moment.ts";
import {
  type AdminCall,
  adminParts,
  answersForAdmin,
  lastingOfAdminParts,
  shiftsOfFound,
} from "#server/features/bookings/admin/load.ts";
import { type BookingRow, foundIds, withStaffType } from "#server/features/bookings/booking.queries.ts";
import { selectedOf } from "#server/features/bookings/serializers/corporation-booking.ts";
import { serializePrice } from "#server/features/bookings/serializers/price.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { auditPayDataRead, payDataReadNote } from "#server/features/employees/pay-data.ts";
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
import type { InvoiceRow, SentLine } from "#server/features/invoicing/ledger/ledger.queries.ts";
import { type AuditNote, auditNote } from "#server/platform/audit.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { part, readTogether } from "#server/platform/database/driver/together.ts";
import { DomainError } from "#server/platform/errors.ts";
import { DerivedAnswer, type Handler, type NoteShown } from "#server/platform/http/handler.ts";
import { readShifts, serializeShifts, shiftParts } from "./admin-shifts.ts";
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

type Details = AnswerOf<typeof rows.details>;

/** One booking on the invoice page: its people, its price, and the invoice that it would make. */
export const details: Handler<typeof rows.details> = async ({ session, services, params, now, known }) => {
  const asked = { id: params.id, ...auditNote({ session, now }) };
  const read = await readOne(services.db, asked, known);
  const make = (at: Moment) => {
    const [shown] = composedPages({ session, services, now: at }, read.rows());
    if (!shown) throw new DomainError("not_found");
    return shown;
  };
  return new DerivedAnswer(read, make, { noting: () => notingAgain(read.rows().shifts) });
};

/** Notes that the page is shown again. It holds on to ids alone. */
function notingAgain(shifts: readonly ShiftRow[]): NoteShown {
  const people = shifts.filter(isShownInFull).map(({ employee_id }) => employee_id);
  return (db, by) => auditPayDataRead(db, by, people);
}

/**
 * Reads what the page of one booking is made of in one statement that is built once. It also notes whose personal
 * numbers it shows.
 */
const readOne = readTogether(
  (db, given: { id: number } & AuditNote) => ({
    ...pageParts(db, withStaffType(db).where("b.id", "=", given.id), given),
    lasting: lastingOfAdminParts(db, given.now),
  }),
  {
    note: (reader) => payDataReadNote(reader, shownPeople),
    isPlannedOnce: true,
    comesEachTime: true,
  },
);

/** What the pages of bookings are made of, for a statement; `found` are the bookings. */
export function pageParts(db: Db | Tx, found: ReturnType<typeof withStaffType>, { now }: AuditNote) {
  return {
    found,
    ...adminParts(db, now, shiftsOfFound(db)),
    ...shiftParts(db, sql<number>`(select id from ${part("shifts")})`),
    documents: db
      .selectFrom("invoices")
      .select(["id", "booking_id", "kind", "state", "credits", "taken_back_at", "lines"])
      .where("booking_id", "in", foundIds)
      .orderBy("id"),
  };
}

/** Whose numbers a page shows: of everybody who stands in the table, and of applicants. */
const inFull: readonly string[] = [...shownStatuses, "applied"];
const isShownInFull = ({ status, fee_at }: ShiftRow) => inFull.includes(status) || fee_at !== null;
/** The same, for the note of a statement. */
export const shownPeople = sql`
  select employee_id from ${part("shifts")}
  where status in (${sql.join(inFull.map((status) => sql.lit(status)))}) or fee_at is not null`;

type Parts = Omit<ReturnType<Awaited<ReturnType<typeof readOne>>["rows"]>, "lasting">;

/** The pages of many bookings at once, in their order. */
export function composedPages(reader: AdminCall, parts: Parts): Details[] {
  const { found: bookings, shifts } = parts;
  const inTable = shifts.filter((shift) => shownStatuses.includes(shift.status) || isRemovedByCompany(shift));
  const wireShifts = serializeShifts(reader, bookings, inTable, parts);
  const { bookings: wireBookings } = answersForAdmin(parts, reader);

  const shiftsOf = Map.groupBy(shifts, ({ booking_id }) => booking_id);
  const documentsOf = Map.groupBy(parts.documents as readonly SentDocument[], ({ booking_id }) => booking_id);
  const wireShiftById = new Map(wireShifts.map((shift) => [shift.id, shift]));
  const wireById = new Map(wireBookings.map((booking) => [booking.id, booking]));
  const pages = bookings.flatMap((row): Page[] => {
    const booking = wireById.get(row.id);
    const own = shiftsOf.get(row.id) ?? [];
    const shown = own.flatMap(({ id }) => wireShiftById.get(id) ?? []);
    const extras = sentExtras(documentsOf.get(row.id) ?? []);
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

type SentDocument = Pick<
  InvoiceRow,
  "id" | "booking_id" | "kind" | "state" | "credits" | "taken_back_at" | "lines"
>;

/** The free lines of the invoices that count: on their way or accepted, and not credited. */
function sentExtras(all: readonly SentDocument[]): SentLine[] {
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

function serializePage(page: Page, all: readonly BookingAmounts[], reader: AdminCall): Details {
  const { row, booking, own, shown, billed, extras } = page;
  // A missing product stops the sending, not the page.
  const composed = linesOf(row, billed, namedProducts(productsOf(row, reader.services.settings)));
  const lines = composed.ok ? composed.lines : [];
  const byCompany = new Set(own.filter(isRemovedByCompany).map(({ id }) => id));
  return {
    bookingOptions: serializeOptions(row, own),
    booking,
    shifts: shown.filter(({ status }) => status !== "removed" && status !== "applied"),
    removedShifts: shown.filter(({ id }) => byCompany.has(id)),
    corporation: booking.corporation,
    price: serializePrice(billed.price, row, selectedOf(own)),
    cancellationLines: serializeCancellationLines(billed, canFeeLapse(row, reader.now)),
    invoiceLines: [...serializeInvoiceLines(row, lines), ...serializeExtraLines(extras, lines.length)],
    invoiceTotal: toWireKroner(totalOf([...lines, ...extras])),
    ...serializeMoney(page.amounts, all),
  };
}

/** Shifts of bookings as the invoice page shows them, in the order given; the read is noted. */
export async function loadShifts(
  db: Db | Tx,
  reader: AdminCall,
  bookings: readonly BookingRow[],
  shifts: readonly ShiftRow[],
): Promise<WireAdminShift[]> {
  await auditPayDataRead(db, reader, employeesOf(shifts));
  return readShifts(db, reader, bookings, shifts);
}

/** Whose personal numbers shifts show. */
function employeesOf(shifts: readonly ShiftRow[]): number[] {
  return [...new Set(shifts.map(({ employee_id }) => employee_id))];
}

/** One shift as the invoice page shows it. */
export async function loadShift(
  db: Db | Tx,
  reader: AdminCall,
  booking: BookingRow,
  shift: ShiftRow,
): Promise<WireAdminShift> {
  const [shown] = await loadShifts(db, reader, [booking], [shift]);
  if (!shown) throw new Error(`shift ${shift.id} has no employee`);
  return shown;
}
