import type { checkoutEndpoints, WireApprovalSummary } from "#contract/checkout/checkout.endpoints.ts";
import { type Approval, approvalOf } from "#rules/checkout/approval-summary.ts";
import { corporationPrefill } from "#rules/checkout/company-card.ts";
import type { Times } from "#rules/checkout/times.ts";
import { fromWireKroner, toWireKroner } from "#rules/money/ore.ts";
import { hoursBetween } from "#rules/time/duration.ts";
import { type BookingRow, getAuthorizedBooking } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import {
  adminTimesOf,
  type BilledColumns,
  corporationLockOf,
  stampsOf,
} from "#server/features/pricing/shift-times.ts";
import { amountAt, priceOfShifts } from "#server/features/pricing/worked-price.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { approvalSummaryTexts } from "#texts/da/corporation/approval-summary.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { loadCheckoutShifts } from "./company-checkout.ts";

/** What the company has chosen for people, by shift; null chooses what each card shows at first. */
type Chosen = ReadonlyMap<number, Times> | null;

/** What approving all would do now. Refuses `not_found` while the booking has not ended. */
export const approvalSummary: Handler<typeof checkoutEndpoints.approvalSummary> = async (call) => {
  const { session, params, query, now, services } = call;
  const booking = await getAuthorizedBooking(services.db, session, params.bookingId);
  if (booking.status === "cancelled" || now < booking.ends_at.getTime()) throw new DomainError("not_found");
  const shifts = await loadCheckoutShifts(services.db, booking);
  return summaryOf(booking, shifts, query.chosen === undefined ? null : chosenIn(query.chosen));
};

/**
 * What approving the chosen people's times comes to. Whoever is left out of `chosen` stays as they are.
 * Rule: Summary before approving all, docs/rules/checkout.md.
 */
export function summaryOf(
  booking: BookingRow,
  shifts: readonly ShiftRow[],
  chosen: Chosen,
): WireApprovalSummary {
  const booked = { from: booking.start_time, to: booking.end_time };
  const met = shifts.filter((shift) => !shift.not_met_for_booking);
  const approvals = met.map((shift) => ({ shift, ...approvalOfShift(booking, shift, chosen) }));
  const count = (kind: Approval["kind"]) => approvals.filter((one) => one.kind === kind).length;
  const others = (kind: Approval["kind"]) =>
    approvals.flatMap(({ shift, times, ...one }) =>
      one.kind === kind && times ? [otherThanBooked(booking, shift, times, booked)] : [],
    );
  const approved = approvals.map(({ shift, times }) => (times ? billedAt(shift, times) : shift));
  return {
    as_booked: count("as_booked"),
    longer: others("longer"),
    shorter: others("shorter"),
    not_stamped: count("not_stamped"),
    disputed: count("disputed"),
    total: toWireKroner(priceOfShifts(booking, approved).total),
    booked_total: toWireKroner(
      priceOfShifts(
        booking,
        met.map((shift) => billedAt(shift, booked)),
      ).total,
    ),
  };
}

/** Refuses another total than the one that was shown, in kroner: `total_changed` with both. */
export function assertShownTotal(total: number, shown: number): void {
  if (total === shown) return;
  const inWords = (kroner: number) => formatKronerUnit(fromWireKroner(kroner));
  throw new DomainError("total_changed", {
    detail: approvalSummaryTexts.totalChanged(inWords(total), inWords(shown)),
    facts: { total, seen: shown },
  });
}

function approvalOfShift(booking: BookingRow, shift: ShiftRow, chosen: Chosen): Approval {
  const stamps = stampsOf(shift);
  const draft = chosen === null ? corporationPrefill(stamps) : (chosen.get(shift.id) ?? null);
  const allApproved = corporationLockOf(booking, shift) !== null;
  const booked = { from: booking.start_time, to: booking.end_time };
  return approvalOf({ ...stamps, draft, allApproved }, booked);
}

function otherThanBooked(booking: BookingRow, shift: ShiftRow, times: Times, booked: Times) {
  const amount = amountAt(booking, shift, times) - amountAt(booking, shift, booked);
  return {
    shift_id: shift.id,
    hours: hoursBetween(times.from, times.to) - hoursBetween(booked.from, booked.to),
    amount: toWireKroner(amount),
  };
}

/** The shift as it is billed once these times are agreed; an admin's times go before them. */
function billedAt<Shift extends BilledColumns>(shift: Shift, { from, to }: Times): Shift {
  if (adminTimesOf(shift)) return shift;
  return { ...shift, admin_checkin_time: from, admin_checkout_time: to, not_met_for_booking: false };
}

/** `<shift id>_<from>_<to>` for each chosen person, set apart by commas. */
function chosenIn(text: string): ReadonlyMap<number, Times> {
  const parts = text.split(",").filter((part) => part !== "");
  return new Map(
    parts.map((part) => {
      const [id = "", from = "", to = ""] = part.split("_");
      return [Number(id), { from, to }];
    }),
  );
}
