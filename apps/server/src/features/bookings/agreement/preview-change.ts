import type { WireChangePreview } from "#contract/bookings/agreement.ts";
import { answerBy, changedTerms, mustAsk } from "#rules/agreement/terms.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { bookedElsewhere, type ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { priceAsBooked } from "#server/features/pricing/booked-price.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { linesOfChange } from "./change-notices.ts";
import { feeOfRemoval } from "./removal-fee.ts";
import { termsOfBooking } from "./term-change.queries.ts";
import { termForAnswer } from "./terms-for-answer.ts";
import { agreementsOf } from "./untold-change.ts";

interface PlannedChange {
  readonly before: BookingRow;
  /** The booking as it would be. */
  readonly after: BookingRow;
  readonly shifts: readonly ShiftRow[];
  /** Whether a no costs the company: not where the office changes the booking by itself. */
  readonly costs: boolean;
}

/**
 * What saving a change comes to: the terms that differ, who is asked or released at once, the price, and what each no
 * costs. Rules: Terms that ask again; Fee after a change, docs/rules/agreement.md.
 */
export async function previewChange(
  tx: Tx,
  { before, after, shifts, costs }: PlannedChange,
  now: Moment,
): Promise<WireChangePreview> {
  const selected = shifts.filter(({ status }) => status === "selected");
  const ids = selected.map(({ employee_id }) => employee_id);
  const [people, busy, { agreedOf }] = await Promise.all([
    loadEmployees(tx, ids),
    bookedElsewhere(tx, after, ids),
    agreementsOf(tx, before),
  ]);
  const names = new Map(people.map(({ id, first_name }) => [id, first_name]));
  const person = ({ id, employee_id }: ShiftRow) => {
    return { shift_id: id, employee_id, first_name: names.get(employee_id) ?? "" };
  };
  const [old, terms] = [termsOfBooking(before), termsOfBooking(after)];
  const isOther = mustAsk(old, terms);
  const collides = selected.filter(({ employee_id }) => busy.has(employee_id));
  const stays = selected.filter(({ employee_id }) => !busy.has(employee_id));
  const asked = stays.filter((shift) => isOther && mustAsk(agreedOf(shift), terms));
  const isTold = linesOfChange(before, after).length > 0;
  // What the dearest no costs: the start that was agreed first differs only where the booking was moved before.
  const fees = [...asked, ...collides].map((shift) =>
    feeOfRemoval(after, { earliest_start: shift.earliest_start ?? before.starts_at }, now),
  );
  const dearest = fees.toSorted((a, b) => b.amount - a.amount)[0];
  const fee = costs && dearest ? dearest : { hours: 0, amount: 0 };
  return {
    terms: changedTerms(old, terms).map(({ field, asks }) => {
      return { field, from: termForAnswer(before, field), to: termForAnswer(after, field), asks };
    }),
    asks: asked.map(person),
    collides: collides.map(person),
    tells: isTold ? stays.length - asked.length : 0,
    answer_by: asked.length > 0 ? new Date(answerBy(now, after.starts_at.getTime())).toISOString() : null,
    price: {
      before: toWireKroner(priceAsBooked(before).total),
      after: toWireKroner(priceAsBooked(after).total),
    },
    fee_if_no: { hours: fee.hours, amount: toWireKroner(fee.amount) },
  };
}
