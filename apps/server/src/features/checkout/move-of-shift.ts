import type { WireMove } from "#contract/checkout/checkout.entities.ts";
import { isPartOpen } from "#rules/checkout/silence.ts";
import { agreedTimes, isSame, type Times } from "#rules/checkout/times.ts";
import { moveDueBy, moveOf } from "#rules/checkout/whose-move.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { type BilledColumns, stampsOf, undisputedOf } from "#server/features/pricing/shift-times.ts";

/** What of a shift says whose move it is. */
type MovedShift = BilledColumns &
  Pick<ShiftRow, "employee_stamped_at" | "silence_warned_at" | "undisputed_from" | "undisputed_to">;

interface MoveFacts {
  /** The times that count for the money of the side that is told. */
  readonly registered: Times | null;
  /** That side's times cannot be changed any more. */
  readonly isLocked: boolean;
  readonly endsAt: Date;
  /** Hours of silence after which a part is agreed; 0 for never. */
  readonly afterHours: number;
}

/** Whose move a checkout waits for, as one side is told. Rule: Whose move it is, docs/rules/checkout.md. */
export function moveOfShift(
  shift: MovedShift,
  { registered, isLocked, endsAt, afterHours }: MoveFacts,
): WireMove {
  const stamps = stampsOf(shift);
  const undisputed = undisputedOf(shift);
  const isOffice = registered !== null && !isSame(registered, undisputed) && agreedTimes(stamps) === null;
  const move = moveOf({
    ...stamps,
    isLocked: isLocked || isOffice,
    isPartOpen: isPartOpen({ ...stamps, undisputed, registered }),
  });
  const moments = {
    endsAt: endsAt.getTime(),
    stampedAt: shift.employee_stamped_at?.getTime() ?? null,
    warnedAt: shift.silence_warned_at?.getTime() ?? null,
  };
  const due = moveDueBy(move, moments, afterHours);
  return { ...move, due_by: due === null ? null : new Date(due).toISOString() };
}
