import type { BookingForm } from "#contract/inputs/booking-form.ts";
import { checkStart, isPastBooking } from "#rules/bookings/booking-input.ts";
import type { Moment } from "#rules/time/moment.ts";
import { announceBooking } from "#server/bookings/announce.ts";
import type { Tx } from "#server/db/database.ts";
import type { Occasion } from "#server/notices/queue.ts";
import { tellBookingReceived } from "#server/notices/to-companies/booking-received.ts";
import { Refused } from "#server/refused.ts";
import { type BookingRow, insertBooking } from "#server/stores/bookings/bookings.ts";
import type { CorporationRow } from "#server/stores/people/corporations.ts";
import { findStaffType, type StaffTypeRow } from "#server/stores/staff-types.ts";
import { bookingMessages as messages } from "#texts/da/validation.ts";
import { feeColumns, feesFor } from "./booking-fees.ts";
import { columnsOfForm } from "./form-columns.ts";
import { publishBooking } from "./publish.ts";

/** What is booked, for whom, and by whom. */
export interface Order {
  readonly corporation: CorporationRow;
  readonly form: BookingForm;
  /** An admin, also one who acts for the company: may book in the past, and is approved at once. */
  readonly asAdmin: boolean;
  readonly sendsMail: boolean;
  /** By which the client names its request; a second booking under it breaks `BOOKING_OF_REQUEST`. */
  readonly requestKey?: string | null;
}

/**
 * Books staff, in the caller's transaction: fees are computed here (D-001), the company is told, and what is
 * approved at once is offered to employees. Refuses `invalid` under the fields `staff_type`, `date` and
 * `start_time` (C-453 to C-456).
 */
export async function createBooking(occasion: Occasion, order: Order): Promise<BookingRow> {
  const { tx, now } = occasion;
  const { corporation, form, asAdmin } = order;
  refuseStart(form, asAdmin, now);
  const columns = columnsOfForm(form);
  const staffType = await bookableStaffType(tx, form.staff_type, asAdmin);
  const fees = await feesFor(tx, corporation, staffType.job_title);
  const isApproved = asAdmin || corporation.is_privileged_user;
  const isPast = isPastBooking({ date: form.date, startTime: form.start_time }, now);

  const booking = await insertBooking(tx, {
    ...columns,
    ...feeColumns(fees, now, columns.starts_at.getTime()),
    corporation_id: corporation.id,
    payment_type: corporation.payment_type,
    payment_deadline: corporation.payment_deadline,
    admin_message: asAdmin ? form.admin_message : "",
    // What is over needs no mails (D-039).
    is_email_script_allowed: order.sendsMail && !isPast,
    approved_at: isApproved ? new Date(now) : null,
    request_key: order.requestKey ?? null,
    created_at: new Date(now),
    updated_at: new Date(now),
  });
  if (isApproved) await publishBooking(occasion, booking, corporation);
  else await tellBookingReceived(occasion, booking, corporation);
  await announceBooking(tx, booking);
  return booking;
}

/** Refuses a start that only an admin may book (D-034, D-038), under the field that is wrong. */
export function refuseStart(
  form: Pick<BookingForm, "date" | "start_time">,
  asAdmin: boolean,
  now: Moment,
): void {
  const verdict = checkStart({ date: form.date, startTime: form.start_time }, asAdmin, now);
  if (verdict.ok) return;
  const isDay = verdict.refusal === "date_past";
  const fields: Record<string, string> = isDay
    ? { date: messages.datePast }
    : { start_time: messages.timePast };
  throw new Refused("invalid", { fields });
}

/** A staff type that the caller may book; those closed to companies are for admins (C-183). */
export async function bookableStaffType(tx: Tx, id: number, asAdmin: boolean): Promise<StaffTypeRow> {
  const staffType = await findStaffType(tx, id);
  if (!staffType || !(staffType.company || asAdmin)) {
    throw new Refused("invalid", { fields: { staff_type: messages.staffTypeInvalid } });
  }
  return staffType;
}
