import type { Selectable } from "kysely";
import type { WirePrice } from "#contract/bookings/price.ts";
import { supplementToWire } from "#contract/settings/wage-agreement.entities.ts";
import { hoursRemaining } from "#rules/bookings/status.ts";
import { effectiveTimes, type Times } from "#rules/checkout/times.ts";
import { type Ore, toWireKroner } from "#rules/money/ore.ts";
import { type BilledShift, type Price, type PriceReason, priceShifts } from "#rules/pricing/price-booking.ts";
import { withRemovals } from "#rules/pricing/removals-in-price.ts";
import { netHours, workedTime } from "#rules/time/duration.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Bookings, Shifts } from "#server/platform/database/types.gen.ts";
import { priceRowLabel, priceRowQuantity } from "#texts/da/price/price.ts";
import { type PricedBooking, priceAsBooked, pricedFactsOf, termsOf } from "./booked-price.ts";
import { removalFeesOf } from "./late-removals.ts";
import { adminTimesOf, type BilledColumns, corporationLockOf, stampsOf } from "./shift-times.ts";

type BookingRow = Selectable<Bookings>;
type ShiftRow = Selectable<Shifts>;

/** The price of an ended booking, from the real shifts of its selected people. */
export function priceOfShifts(booking: PricedBooking, shifts: readonly BilledColumns[]): Price {
  return priceShifts(
    pricedFactsOf(booking),
    shifts.map((shift) => billedShift(booking, shift)),
    termsOf(booking),
  );
}

/** What one person costs by these times, whatever counts now. */
export function amountAt(booking: PricedBooking, shift: BilledColumns, { from, to }: Times): Ore {
  const asGiven = { admin_checkin_time: from, admin_checkout_time: to, not_met_for_booking: false };
  return priceOfShifts(booking, [{ ...shift, ...asGiven }]).total;
}

function billedShift(
  booking: Pick<BookingRow, "start_time" | "end_time">,
  shift: BilledColumns,
): BilledShift {
  return {
    ...billedTimesOf(booking, shift),
    notMet: shift.not_met_for_booking,
    hasPension: shift.has_pension,
  };
}

/** The times that count for what the company is billed: the admin's, else what was agreed, else what was booked. */
export function billedTimesOf(
  { start_time, end_time }: Pick<BookingRow, "start_time" | "end_time">,
  shift: BilledColumns,
): Times {
  return effectiveTimes(adminTimesOf(shift), stampsOf(shift), { from: start_time, to: end_time });
}

/** Hours that the company is billed for a person; 0 for somebody who was not met. */
export function billedHoursOf(booking: PricedBooking, shift: BilledColumns): number {
  if (shift.not_met_for_booking) return 0;
  const booked = { day: booking.date, start: booking.start_time, end: booking.end_time };
  const { from, to } = billedTimesOf(booking, shift);
  return netHours(workedTime(booked, from, to).hours, booking.self_paid_break);
}

/**
 * Booked work has the price as booked, ended work the price of its selected people's shifts. Of a cancelled booking
 * nobody works, so that only what is owed for late removals is left of its price.
 */
export function priceNow(booking: BookingRow, selected: readonly ShiftRow[], now: Moment): Price {
  const isOver = booking.status === "cancelled" || now >= booking.ends_at.getTime();
  return isOver ? priceOfShifts(booking, selected) : priceAsBooked(booking);
}

/**
 * The price of a booking's work as it leaves the server, in kroner, with the facts that explain it; late removals are
 * added as a row. `staff` are the shifts of its selected people, and of those removed at a fee.
 */
export function serializePrice(work: Price, booking: BookingRow, staff: readonly ShiftRow[]): WirePrice {
  return {
    ...serializePriceAsBooked(withRemovals(work, removalFeesOf(staff)), booking),
    basis: hasSameHours(work, priceAsBooked(booking)) ? "booked" : "worked",
    is_settled: isSettled(booking, staff),
  };
}

/** The price of work that nobody has done yet, in kroner, with the facts that explain it. */
export function serializePriceAsBooked(
  price: Price,
  { created_at, starts_at }: Pick<BookingRow, "created_at" | "starts_at">,
): WirePrice {
  return {
    rows: price.rows.map((row) => ({
      key: row.key,
      label: priceRowLabel(row),
      quantity: priceRowQuantity(row),
      hourly_wage: toWireKroner(row.hourlyWage),
      holiday: toWireKroner(row.holiday),
      unit_price: toWireKroner(row.unitPrice),
      total: toWireKroner(row.total),
      people: row.people,
      hours: row.hours,
      hours_each: row.hoursEach,
      why: serializeReason(row.why),
    })),
    total: toWireKroner(price.total),
    basis: "booked",
    lead_hours: hoursRemaining(created_at.getTime(), starts_at.getTime()),
    is_settled: false,
  };
}

function serializeReason(why: PriceReason): WirePrice["rows"][number]["why"] {
  return {
    break_hours: why.breakHours,
    fee: why.fee === undefined ? undefined : toWireKroner(why.fee),
    minimum_hours: why.minimumHours,
    overtime_step_hours: why.overtimeStepHours,
    transport_hours: why.transportHours,
    under_hours: why.underHours,
    supplement: why.supplement && supplementToWire(why.supplement),
    pension_percent: why.pensionPercent,
  };
}

function hasSameHours(one: Price, other: Price): boolean {
  const hoursIn = ({ rows }: Price) =>
    rows.map(({ key, people, hours, hoursEach }) => [key, people, hours, hoursEach].join()).join(";");
  return hoursIn(one) === hoursIn(other);
}

function isSettled(booking: BookingRow, staff: readonly ShiftRow[]): boolean {
  const met = staff.filter((shift) => shift.status === "selected" && !shift.not_met_for_booking);
  const isEverybodyLocked =
    met.length > 0 && met.every((shift) => corporationLockOf(booking, shift) !== null);
  return booking.all_check_times_approved || isEverybodyLocked;
}
