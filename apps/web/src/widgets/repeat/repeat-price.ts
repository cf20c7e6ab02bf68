import type { WireCorporationBooking } from "#contract/entities/booking.ts";
import { hoursRemaining } from "#rules/bookings/status.ts";
import { type Ore, parseKroner } from "#rules/money/ore.ts";
import { type Fees, feesOf, type LeadBand, leadBandOf, totalFee } from "#rules/pricing/fees.ts";
import { type Price, priceBooking } from "#rules/pricing/price-booking.ts";
import { type Prepayment, prepaymentOf } from "#rules/pricing/trade-terms.ts";
import { type Day, type Moment, momentOf } from "#rules/time/moment.ts";

/** What of a booking is booked again; the cards of ended ones know it too. */
export type RepeatedBooking = Pick<
  WireCorporationBooking,
  | "id"
  | "corporation_id"
  | "number_of_staff"
  | "jobRole"
  | "hourly_wage"
  | "transport_wage"
  | "self_paid_break"
  | "start_time"
  | "end_time"
  | "address"
  | "zip_code"
>;

/** The same job on one more day, with the price of a booking that is made now. */
export interface RepeatedDay {
  day: Day;
  price: Price;
  leadHours: number;
  band: LeadBand;
  /** Of all bookings for the day and address together; null where nothing is paid in advance. */
  prepayment: (Prepayment & { people: number }) | null;
}

/** What the days of a repeated booking cost besides the booking itself. */
export interface RepeatFacts {
  /** Those agreed with the company, and everybody's. */
  fees: { corporation: Fees; global: Fees };
  /** The company's coming bookings, which a day's order may already hold. */
  upcoming: readonly WireCorporationBooking[];
}

/** Prices each day as the server will: the fees follow the day's own lead time (D-001). */
export function priceDays(
  booking: RepeatedBooking,
  days: readonly Day[],
  facts: RepeatFacts,
  now: Moment,
): RepeatedDay[] {
  const jobTitle = booking.jobRole.job_title;
  const fees = feesOf({ stored: null, isRefetched: false, jobTitle, ...facts.fees });
  return days.map((day) => {
    const leadHours = hoursRemaining(now, momentOf(day, booking.start_time));
    const price = priceBooking({
      people: booking.number_of_staff,
      hourlyWage: parseKroner(booking.hourly_wage) ?? 0,
      fee: totalFee(fees, leadHours),
      fees,
      transportHours: booking.transport_wage,
      selfPaidBreak: booking.self_paid_break,
      date: day,
      startTime: booking.start_time,
      endTime: booking.end_time,
    });
    const prepayment = prepaymentOn(day, booking, price.total, facts.upcoming);
    return { day, price, leadHours, band: leadBandOf(leadHours), prepayment };
  });
}

/** All of a company's bookings for one day and address are one order (decisions *Trade terms are rules*). */
function prepaymentOn(day: Day, booking: RepeatedBooking, total: Ore, upcoming: RepeatFacts["upcoming"]) {
  const place = placeOf(booking);
  const order = upcoming.filter((other) => other.date === day && placeOf(other) === place);
  const people = order.reduce((sum, other) => sum + other.number_of_staff, booking.number_of_staff);
  const amount = order.reduce((sum, other) => sum + Math.round(other.price.total * 100), total);
  const prepayment = prepaymentOf(people, amount);
  return prepayment && { ...prepayment, people };
}

function placeOf({ address, zip_code }: Pick<RepeatedBooking, "address" | "zip_code">): string {
  return `${address.trim().toLowerCase()}|${zip_code}`;
}
