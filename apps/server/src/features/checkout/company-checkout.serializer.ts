import type * as z from "zod/mini";
import type { corporationCheckoutShift } from "#contract/checkout/checkout.entities.ts";
import { openHoursAfterSilence } from "#rules/checkout/silence.ts";
import type { Times } from "#rules/checkout/times.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { StaffedShift } from "#server/features/applications/applicants/applicant.queries.ts";
import { serializeStaffedShift } from "#server/features/applications/applicants/applicant.serializer.ts";
import { type BookingRow, type Viewer, viewerOf } from "#server/features/bookings/booking.queries.ts";
import {
  adminTimesOf,
  corporationLockOf,
  stampsOf,
  undisputedOf,
} from "#server/features/pricing/shift-times.ts";
import { amountAt, priceOfShifts } from "#server/features/pricing/worked-price.ts";
import type { Services } from "#server/platform/http/handler.ts";
import type { Session } from "#server/platform/sessions/session.ts";
import { corporationHoursLocks } from "#texts/da/corporation/company-checkout.ts";
import { moveOfShift } from "./move-of-shift.ts";

/** A selected person of a booking, with what the company says of the work. */
export type CheckoutShift = StaffedShift & {
  /** 0 and empty while the company has said nothing. */
  readonly score: number;
  readonly comment: string;
};

/** Who reads a checkout, and after how many hours of silence a part is agreed, 0 for never. */
type CheckoutViewer = Viewer & { readonly afterHours: number };

/** Who reads a checkout, as of the call. */
export function checkoutViewerOf({
  session,
  now,
  services,
}: {
  readonly session: Session;
  readonly now: Moment;
  readonly services: Services;
}): CheckoutViewer {
  return { ...viewerOf(session, now), afterHours: services.settings.undisputedAfterHours };
}

/** One person on a company's checkout page; what the employee says of the company is not in it. */
export function serializeCheckout(
  shift: CheckoutShift,
  booking: BookingRow,
  viewer: CheckoutViewer,
): z.output<typeof corporationCheckoutShift> {
  const { score, comment } = shift;
  const lock = corporationLockOf(booking, shift);
  return {
    ...serializeStaffedShift(shift, viewer),
    employee_checkin_time: shift.employee_checkin_time,
    employee_checkout_time: shift.employee_checkout_time,
    corporation_checkin_time: shift.corporation_checkin_time,
    corporation_checkout_time: shift.corporation_checkout_time,
    admin_checkin_time: shift.admin_checkin_time,
    admin_checkout_time: shift.admin_checkout_time,
    first_checkout_by: shift.first_checkout_by,
    last_checkout_by: shift.last_checkout_by,
    checkout_rejected_count_employee: shift.checkout_rejected_count_employee,
    checkout_rejected_count_corporation: shift.checkout_rejected_count_corporation,
    time_comment_by_employee: shift.time_comment_by_employee,
    time_comment_by_corporation: shift.time_comment_by_corporation,
    amounts: amountsOf(shift, booking),
    undisputed_at: shift.undisputed_at?.toISOString() ?? null,
    open_hours: openHoursAfterSilence({
      ...stampsOf(shift),
      undisputed: undisputedOf(shift),
      registered: adminTimesOf(shift),
    }),
    move: moveOfShift(shift, {
      registered: adminTimesOf(shift),
      isLocked: lock !== null,
      endsAt: booking.ends_at,
      afterHours: viewer.afterHours,
    }),
    comment,
    rating: score,
    employeeRatings: score === 0 && comment === "" ? [] : [{ rating: score, comment }],
    not_met_for_booking: shift.not_met_for_booking,
    admin_approve_invoice: shift.admin_approve_invoice,
    admin_approve_checkout: shift.admin_approve_checkout,
    locked: lock && { reason: lock, text: corporationHoursLocks[lock] },
  };
}

/** What the person costs by each side's times, as booked, and as it counts in the price: kroner excl. VAT. */
function amountsOf(shift: CheckoutShift, booking: BookingRow) {
  const { employee, company } = stampsOf(shift);
  const at = (times: Times) => toWireKroner(amountAt(booking, shift, times));
  return {
    employee: employee && at(employee),
    corporation: company && at(company),
    booked: at({ from: booking.start_time, to: booking.end_time }),
    counted: toWireKroner(priceOfShifts(booking, [shift]).total),
  };
}
