import { agreedTimes } from "#rules/checkout/effective-times.ts";
import { registeredColumns, stampsOf } from "#server/features/bookings/shifts/checkout-queries.ts";
import { type ShiftRow, updateShift } from "#server/features/bookings/shifts/queries.ts";
import type { Tx } from "#server/platform/database/database.ts";

/**
 * Registers the times of a shift as the admin's once both sides agree and the company answered last, and returns
 * the shift as it is then. Times that an admin has set are never changed.
 */
export async function registerAgreed(tx: Tx, shift: ShiftRow): Promise<ShiftRow> {
  const agreed = agreedTimes(stampsOf(shift));
  const columns = agreed ? registeredColumns(shift, agreed) : {};
  return Object.keys(columns).length > 0 ? updateShift(tx, shift.id, columns) : shift;
}
