import type { WirePrice } from "#contract/bookings/price.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import type { Fees, GeneralFees } from "#rules/pricing/fees.ts";
import type { Price, PriceReason } from "#rules/pricing/price-booking.ts";
import { bookingTermsOf, type TermValues } from "#rules/pricing/term-values.ts";
import type { BookingTradeTerms } from "#rules/pricing/trade-terms.ts";

/** A price that the server answered, in the øre and the words of the rules. Its rates are whole øre. */
export function priceOfWire({ rows, total }: WirePrice): Price {
  return {
    rows: rows.map((row) => ({
      key: row.key,
      people: row.people,
      hours: row.hours,
      hoursEach: row.hours_each,
      hourlyWage: fromWireKroner(row.hourly_wage),
      holiday: fromWireKroner(row.holiday),
      unitPrice: fromWireKroner(row.unit_price),
      total: fromWireKroner(row.total),
      why: reasonOfWire(row.why),
    })),
    total: fromWireKroner(total),
  };
}

/** The fee of the reason is in the unit price already, and no sentence names it. */
function reasonOfWire(why: WirePrice["rows"][number]["why"]): PriceReason {
  return {
    breakHours: why.break_hours ?? 0,
    minimumHours: why.minimum_hours ?? 0,
    overtimeStepHours: why.overtime_step_hours ?? 0,
    transportHours: why.transport_hours ?? 0,
    underHours: why.under_hours ?? 0,
  };
}

interface WireFees {
  standard_fee: number;
  urgent_booking_fee: number;
  emergency_booking_fee: number;
}

/** What holds for every booking that is made now. */
export interface GeneralTerms {
  readonly fees: GeneralFees;
  readonly terms: BookingTradeTerms;
}

/** The general fees and terms in force, as the wire has them. */
export function generalOfWire(wire: WireFees & { head_waiter_fee: number; terms: TermValues }): GeneralTerms {
  return {
    fees: { ...feesOfWire(wire), headWaiter: fromWireKroner(wire.head_waiter_fee) },
    terms: bookingTermsOf(wire.terms),
  };
}

/** Fees as the wire has them, in kroner, as the rules take them, in øre per hour and person. */
export function feesOfWire(wire: WireFees): Fees {
  return {
    standard: fromWireKroner(wire.standard_fee),
    urgent: fromWireKroner(wire.urgent_booking_fee),
    emergency: fromWireKroner(wire.emergency_booking_fee),
  };
}
