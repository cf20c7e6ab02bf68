import { answerBy, earliestAgreedStart, mustAsk } from "#rules/agreement/terms.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { type ShiftRow, updateShift, updateShifts } from "#server/features/bookings/shifts/shift.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { feeOfRemoval } from "./removal-fee.ts";
import { askAboutTerms, settleChange, type TermChangeRow, termsOfBooking } from "./term-change.queries.ts";
import { type Agreements, agreementsOf } from "./untold-change.ts";

interface ChangedBooking {
  readonly before: BookingRow;
  readonly after: BookingRow;
  /** All shifts of the booking, locked, as they were before the change. */
  readonly shifts: readonly ShiftRow[];
  /** Whether a no costs the company: not where the office changes the booking by itself. */
  readonly costs: boolean;
}

/**
 * Asks everybody selected again where the terms are other or worse than they had agreed to: the place is kept under the
 * new terms, having reported ready and having arrived are taken back. Terms that are back at what was agreed ask nobody
 * any more. Applicants and those on standby have to say yes again.
 * Rules: Terms that ask again; Time to answer a change; Fee after a change, docs/rules/agreement.md.
 */
export async function askAgain(tx: Tx, changed: ChangedBooking, now: Moment): Promise<void> {
  const { before, shifts } = changed;
  const agreements = await agreementsOf(tx, before);
  for (const shift of shifts.filter(({ status }) => status === "selected")) {
    await askOne(tx, changed, shift, agreements, now);
  }
  await askApplicants(tx, changed, agreements.untold);
}

/** Has applicants say yes again to other terms; not any more once the terms are back before anybody was told. */
async function askApplicants(
  tx: Tx,
  { before, after, shifts }: ChangedBooking,
  untold: Agreements["untold"],
): Promise<void> {
  const terms = termsOfBooking(after);
  const isOther = mustAsk(termsOfBooking(before), terms);
  const isOtherThanKnown = untold === undefined || mustAsk(untold.before.terms, terms);
  const applicants = shifts.filter(({ status }) => status === "applied");
  const knewFirst = ({ id, applied_at }: ShiftRow) =>
    untold !== undefined && applied_at <= untold.since && !untold.before.waiting?.includes(id);
  const reconfirmOf = (shift: ShiftRow) => {
    if (!isOtherThanKnown && knewFirst(shift)) return false;
    return isOther || shift.reconfirm;
  };
  await updateShifts(
    tx,
    applicants
      .filter((shift) => reconfirmOf(shift) !== shift.reconfirm)
      .map((shift) => ({ shift, values: { reconfirm: reconfirmOf(shift) } })),
  );
  if (!isOther || !isOtherThanKnown) return;
  // Whoever would have got a place without being asked is asked: that is the yes to the new terms.
  await tx.updateTable("standby_places").set({ auto: false }).where("booking_id", "=", after.id).execute();
}

async function askOne(
  tx: Tx,
  { before, after, costs }: ChangedBooking,
  shift: ShiftRow,
  agreements: Agreements,
  now: Moment,
): Promise<void> {
  const open = agreements.open.get(shift.id);
  const agreed = agreements.agreedOf(shift);
  if (!mustAsk(agreed, termsOfBooking(after))) {
    if (!open) return;
    await settleChange(tx, shift.id, "taken_back", now);
    await updateShift(tx, shift.id, { employee_checkin: open.ready_at });
    return;
  }
  // What is saved without any other term for this person leaves the question that is out as it is.
  if (open && !mustAsk(termsOfBooking(before), termsOfBooking(after))) return;
  await askAboutTerms(
    tx,
    {
      shiftId: shift.id,
      bookingId: after.id,
      agreed,
      readyAt: open ? open.ready_at : shift.employee_checkin,
      answerUntil: answerBy(now, after.starts_at.getTime()),
      costs: costs || (open !== undefined && costsAlready(before, shift, open)),
    },
    now,
  );
  const earliest = shift.earliest_start?.getTime() ?? null;
  await updateShift(tx, shift.id, {
    employee_checkin: null,
    arrived_at: null,
    on_my_way_at: null,
    delay_minutes: null,
    // With a question out the start before this change was not agreed either.
    ...(open ? {} : { earliest_start: new Date(earliestAgreedStart(earliest, before.starts_at.getTime())) }),
  });
}

/** Whether a no to what the company asked costs it something, which an edit of the office does not take from it. */
function costsAlready(before: BookingRow, shift: ShiftRow, open: TermChangeRow): boolean {
  return open.costs && feeOfRemoval(before, shift, open.asked_at.getTime()).amount > 0;
}
