import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { hoursRemaining } from "#rules/bookings/status.ts";
import { parseKroner } from "#rules/money/ore.ts";
import { type Fees, feesOf, type LeadBand, leadBandOf, totalFee } from "#rules/pricing/fees.ts";
import { type Price, priceBooking } from "#rules/pricing/price-booking.ts";
import { type Day, type Moment, momentOf } from "#rules/time/moment.ts";
import { type OrderPrepayment, orderPrepayment } from "#web/components/price/order-prepayment.ts";
import { agreementOn, type GeneralTerms } from "#web/components/price/terms-of-wire.ts";

/** What of a booking is booked again; the cards of ended ones know it too. */
export type RepeatedBooking = Pick<
  WireCorporationBooking,
  | "id"
  | "date"
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

/** A day on which a job is repeated, with the price of a booking that is made now. */
export interface RepeatedDay {
  day: Day;
  price: Price;
  leadHours: number;
  band: LeadBand;
  /** Of all bookings for the day and address together; null where nothing is paid in advance. */
  prepayment: OrderPrepayment | null;
}

/** What the days of a repeated booking cost besides the booking itself. */
export interface RepeatFacts {
  /** Those agreed with the company, and everybody's fees and terms. */
  fees: { corporation: Fees; general: GeneralTerms };
  /** The company's coming bookings, which a day's order may already hold. */
  upcoming: readonly WireCorporationBooking[];
}

/** Prices each day as the server will: the fees follow the day's own lead time. */
export function priceDays(
  booking: RepeatedBooking,
  days: readonly Day[],
  facts: RepeatFacts,
  now: Moment,
): RepeatedDay[] {
  const jobTitle = booking.jobRole.job_title;
  const { corporation, general } = facts.fees;
  const { terms } = general;
  const fees = feesOf({ stored: null, isRefetched: false, jobTitle, corporation, global: general.fees });
  return days.map((day) => {
    const leadHours = hoursRemaining(now, momentOf(day, booking.start_time));
    const one = {
      people: booking.number_of_staff,
      hourlyWage: parseKroner(booking.hourly_wage) ?? 0,
      fee: totalFee(fees, leadHours, terms),
      fees,
      transportHours: booking.transport_wage,
      selfPaidBreak: booking.self_paid_break,
      date: day,
      startTime: booking.start_time,
      endTime: booking.end_time,
      agreement: agreementOn(general, day),
    };
    const price = priceBooking(one, terms);
    const { number_of_staff: people, address, zip_code } = booking;
    const prepayment = orderPrepayment(
      { day, people, address, zip_code, total: price.total },
      facts.upcoming,
      terms,
    );
    return { day, price, leadHours, band: leadBandOf(leadHours, terms), prepayment };
  });
}
