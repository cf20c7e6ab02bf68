import type { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import type { WireAdminShift } from "#contract/invoicing/invoice-page.entities.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";

/** One booking with everything that decides its invoice. */
export type InvoiceDetails = AnswerOf<typeof invoicingEndpoints.details>;

/** Why something can't be changed any more, null while it can. */
export type Lock = WireAdminShift["locked"]["invoice"];

/** Everybody of the table: who works, then who was removed. */
export function rowsOf({ shifts, removedShifts }: InvoiceDetails): WireAdminShift[] {
  return [...shifts, ...removedShifts];
}

/** What keeps a change from bookings that touches both the invoice and the pay; the first reason there is. */
export function lockOfBoth(all: readonly Pick<InvoiceDetails, "bookingOptions">[]): Lock {
  return lockOf(all, "invoice") ?? lockOf(all, "pay");
}

/** What keeps a change of one side from bookings; the first reason there is. */
function lockOf(all: readonly Pick<InvoiceDetails, "bookingOptions">[], side: "invoice" | "pay"): Lock {
  return all.map(({ bookingOptions }) => bookingOptions.locked[side]).find((lock) => lock !== null) ?? null;
}

/** What keeps a change of one side from everybody of bookings; null while somebody can still be changed. */
export function lockOfEverybody(
  all: readonly Pick<InvoiceDetails, "shifts">[],
  side: "invoice" | "pay",
): Lock {
  const locks = all.flatMap(({ shifts }) => shifts.map(({ locked }) => locked[side]));
  return locks.every((lock) => lock !== null) ? (locks[0] ?? null) : null;
}

/** A copy of the details with one shift changed. */
export function withShift(
  details: InvoiceDetails,
  shiftId: number,
  change: Partial<WireAdminShift>,
): InvoiceDetails {
  const shifts = details.shifts.map((shift) => (shift.id === shiftId ? { ...shift, ...change } : shift));
  return { ...details, shifts };
}

/** A copy of the details with other options: sent, paid. */
export function withOptions(
  details: InvoiceDetails,
  change: Partial<InvoiceDetails["bookingOptions"]>,
): InvoiceDetails {
  return { ...details, bookingOptions: { ...details.bookingOptions, ...change } };
}
