import type { Selectable } from "kysely";
import type { RemovalFee } from "#rules/pricing/removals-in-price.ts";
import type { Shifts } from "#server/platform/database/types.gen.ts";

/** What of a shift says what its late removal costs the company. */
type RemovedColumns = Pick<
  Selectable<Shifts>,
  "status" | "cancellation_hours" | "cancellation_fee" | "cancellation_fee_lapsed_at"
>;

/** The removed shifts whose fee the company owes: it has not lapsed. */
export function billedRemovals<Shift extends RemovedColumns>(shifts: readonly Shift[]): Shift[] {
  return shifts.filter(
    (shift) =>
      shift.status !== "selected" && shift.cancellation_fee > 0 && shift.cancellation_fee_lapsed_at === null,
  );
}

/** What the removals among these shifts cost, as the price has it. */
export function removalFeesOf(shifts: readonly RemovedColumns[]): RemovalFee[] {
  return billedRemovals(shifts).map(({ cancellation_hours: hours, cancellation_fee: amount }) => ({
    hours,
    amount,
  }));
}
