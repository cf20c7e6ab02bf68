import { agreedTimes } from "#rules/checkout/effective-times.ts";
import type { Tx } from "#server/db/database.ts";
import { registeredColumns, stampsOf } from "#server/stores/shifts/checkout.ts";
import { type ShiftRow, updateShift } from "#server/stores/shifts/shifts.ts";

/**
 * Registers the times of a shift as the admin's once both sides agree and the company answered last, and returns
 * the shift as it is then. Times that an admin has set are never changed (D-011, A-193).
 */
export async function registerAgreed(tx: Tx, shift: ShiftRow): Promise<ShiftRow> {
  const agreed = agreedTimes(stampsOf(shift));
  const columns = agreed ? registeredColumns(shift, agreed) : {};
  return Object.keys(columns).length > 0 ? updateShift(tx, shift.id, columns) : shift;
}
