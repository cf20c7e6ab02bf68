import type { BookingForm } from "#contract/inputs/booking-form.ts";
import { checkStart, isPastBooking } from "#rules/bookings/booking-input.ts";
import type { Moment } from "#rules/time/moment.ts";
import { notifyBookingReceived } from "#server/features/bookings/notifications/booking-received.ts";
import { invalidateBooking } from "#server/features/bookings/notifications/invalidate-booking.ts";
import { publishBooking } from "#server/features/bookings/publish/publish.ts";
import { type BookingRow, insertBooking } from "#server/features/bookings/queries.ts";
import type { CorporationRow } from "#server/features/corporations/queries.ts";
import type { MessageContext } from "#server/features/messages/notify.ts";
import { findStaffType, type StaffTypeRow } from "#server/features/staff-types/queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { bookingMessages as messages } from "#texts/da/validation.ts";
import { feeColumns, feesFor } from "./booking-fees.ts";
import { columnsOfForm } from "./form-columns.ts";

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
 * Books staff, in the caller's transaction: fees are computed here, the company is told, and what is
 * approved at once is offered to employees. Refuses `invalid` under the fields `staff_type`, `date` and
 * `start_time`.
 */
export async function createBooking(occasion: MessageContext, order: Order): Promise<BookingRow> {
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
    // What is over needs no mails.
    is_email_script_allowed: order.sendsMail && !isPast,
    approved_at: isApproved ? new Date(now) : null,
    request_key: order.requestKey ?? null,
    created_at: new Date(now),
    updated_at: new Date(now),
  });
  if (isApproved) await publishBooking(occasion, booking, corporation);
  else await notifyBookingReceived(occasion, booking, corporation);
  await invalidateBooking(tx, booking);
  return booking;
}

/** Refuses a start that only an admin may book, under the field that is wrong. */
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
  throw new DomainError("invalid", { fields });
}

/** A staff type that the caller may book; those closed to companies are for admins. */
export async function bookableStaffType(tx: Tx, id: number, asAdmin: boolean): Promise<StaffTypeRow> {
  const staffType = await findStaffType(tx, id);
  if (!staffType || !(staffType.company || asAdmin)) {
    throw new DomainError("invalid", { fields: { staff_type: messages.staffTypeInvalid } });
  }
  return staffType;
}
