import type { BookingChange } from "#contract/bookings/booking-form.ts";
import { checkStaffCount, checkWageChange } from "#rules/bookings/booking-input.ts";
import { feeRenewal } from "#rules/pricing/fees.ts";
import type { Moment } from "#rules/time/moment.ts";
import {
  bookableStaffType,
  type FeeColumns,
  feeColumns,
  feesFor,
  refuseStart,
} from "#server/features/bookings/create/create-booking.ts";
import { type BookingRow, updateBooking } from "#server/features/bookings/queries.ts";
import { columnsOfForm } from "#server/features/bookings/serializers/booking-fields.ts";
import { bookingStatusOf } from "#server/features/bookings/serializers/corporation-booking.ts";
import { feesIn } from "#server/features/bookings/serializers/price.ts";
import { moveShifts } from "#server/features/bookings/shifts/queries.ts";
import type { CorporationRow } from "#server/features/corporations/queries.ts";
import { brokenConstraint, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";

/** A booking that is to be changed, locked by the caller. */
export interface ChangedBooking {
  readonly before: BookingRow;
  readonly corporation: CorporationRow;
  readonly selected: number;
  readonly asAdmin: boolean;
}

/**
 * Saves an edited form; the shifts move with it. Refuses `not_found` for a cancelled one, `booking_ended`, `count_locked`,
 * `count_below_selected`, `wage_lowered`, `conflict_of_applicant` when a selected person is booked elsewhere at
 * the new time, and `invalid` under the field that is wrong.
 */
export async function changeBooking(
  tx: Tx,
  facts: ChangedBooking,
  { is_email_script_allowed: sendsMail, ...form }: BookingChange,
  now: Moment,
): Promise<BookingRow> {
  const { before, asAdmin } = facts;
  refuseGone(before, asAdmin, now);
  const isMoved = form.date !== before.date || form.start_time !== before.start_time;
  if (isMoved) refuseStart(form, asAdmin, now);
  const columns = columnsOfForm(form);
  refuseNumbers(facts, columns, now);

  const after = await updateBooking(tx, before.id, {
    ...columns,
    ...(await feesAfter(tx, facts, columns, isMoved, now)),
    ...(asAdmin ? { admin_message: form.admin_message } : {}),
    ...(asAdmin && sendsMail !== undefined ? { is_email_script_allowed: sendsMail } : {}),
    updated_at: new Date(now),
  });
  await moveWithBooking(tx, before, after);
  return after;
}

/** What is over is changed by admins alone, until its check-out is closed or it is on its way to be billed. */
function refuseGone(before: BookingRow, asAdmin: boolean, now: Moment): void {
  if (before.status === "cancelled") throw new DomainError("not_found");
  const isSettled =
    before.all_check_times_approved ||
    before.billy_requested_at !== null ||
    before.zenegy_requested_at !== null;
  const isOver = now >= before.ends_at.getTime();
  if (isSettled || (isOver && !asAdmin)) throw new DomainError("booking_ended");
}

function refuseNumbers(
  { before, selected, asAdmin }: ChangedBooking,
  columns: { number_of_staff: number; hourly_wage: number },
  now: Moment,
): void {
  const count = checkStaffCount(
    {
      from: before.number_of_staff,
      to: columns.number_of_staff,
      selected,
      status: bookingStatusOf(before, selected, now),
      startsAt: before.starts_at.getTime(),
      isAdmin: asAdmin,
    },
    now,
  );
  if (!count.ok) throw new DomainError(count.refusal);
  const wage = checkWageChange({ from: before.hourly_wage, to: columns.hourly_wage, selected });
  if (!wage.ok) throw new DomainError(wage.refusal);
}

/** The fees after the change, by `feeRenewal`; nothing where they stay. */
async function feesAfter(
  tx: Tx,
  { before, corporation, selected, asAdmin }: ChangedBooking,
  columns: { staff_type_id: number; starts_at: Date },
  isMoved: boolean,
  now: Moment,
): Promise<Partial<FeeColumns>> {
  const hasNewType = columns.staff_type_id !== before.staff_type_id;
  const staffType = hasNewType ? await bookableStaffType(tx, columns.staff_type_id, asAdmin) : null;
  const status = bookingStatusOf(before, selected, now);
  const createdAt = before.created_at.getTime();
  const renewal = feeRenewal({ status, createdAt, isMoved, hasNewStaffType: hasNewType }, now);
  if (!renewal) return {};
  const isRefetched = renewal.isRefetched && staffType !== null;
  const fees = isRefetched ? await feesFor(tx, corporation, staffType.job_title) : feesIn(before);
  return feeColumns(fees, renewal.madeAt, columns.starts_at.getTime());
}

async function moveWithBooking(tx: Tx, before: BookingRow, after: BookingRow): Promise<void> {
  const isSame =
    before.starts_at.getTime() === after.starts_at.getTime() &&
    before.ends_at.getTime() === after.ends_at.getTime() &&
    before.date === after.date;
  if (isSame) return;
  try {
    await moveShifts(tx, after.id, after);
  } catch (error) {
    if (brokenConstraint(error)) throw new DomainError("conflict_of_applicant");
    throw error;
  }
}
