import type { invoicingEndpoints } from "#contract/invoicing/endpoints.ts";
import type { WireAdminShift } from "#contract/invoicing/entities.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";

/** One booking with everything that decides its invoice. */
export type InvoiceDetails = AnswerOf<typeof invoicingEndpoints.details>;

/** How a row of the shifts table is drawn; only `met` has times, amounts and approvals. */
export type RowState = "met" | "not_met" | "sick" | "removed";

/** Sick and removed follow from the shift's status, not met from its own mark. */
export function rowStateOf(shift: WireAdminShift): RowState {
  if (shift.status === "sick") return "sick";
  if (shift.status !== "selected") return "removed";
  return shift.not_met_for_booking ? "not_met" : "met";
}

/** Everybody of the table: who works, then who was removed. */
export function rowsOf({ shifts, removedShifts }: InvoiceDetails): WireAdminShift[] {
  const ids = new Set(shifts.map(({ id }) => id));
  return [...shifts, ...removedShifts.filter(({ id }) => !ids.has(id))];
}

/** The same details with one shift changed. */
export function withShift(
  details: InvoiceDetails,
  shiftId: number,
  change: Partial<WireAdminShift>,
): InvoiceDetails {
  const shifts = details.shifts.map((shift) => (shift.id === shiftId ? { ...shift, ...change } : shift));
  return { ...details, shifts };
}

/** The same details with other options: sent, paid. */
export function withOptions(
  details: InvoiceDetails,
  change: Partial<InvoiceDetails["bookingOptions"]>,
): InvoiceDetails {
  return { ...details, bookingOptions: { ...details.bookingOptions, ...change } };
}
