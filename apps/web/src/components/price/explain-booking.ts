import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import { hoursRemaining } from "#rules/bookings/status.ts";
import { parseKroner } from "#rules/money/ore.ts";
import { priceBooking } from "#rules/pricing/price-booking.ts";
import { momentOf } from "#rules/time/moment.ts";
import { explainPrice } from "#texts/da/price/price-why.ts";
import { explainSettledPrice } from "#texts/da/price/settled-price-why.ts";
import { feesOfWire } from "./wire-fees.ts";

/**
 * 'Hvorfor denne pris?' of a saved booking, a sentence for each row: as booked, or by the real times of its
 * shifts where the server's price has come about from those.
 */
export function explainBooking(booking: WireCorporationBooking): string[] {
  const price = priceBooking({
    people: booking.number_of_staff,
    hourlyWage: parseKroner(booking.hourly_wage) ?? 0,
    fee: Math.round(booking.fee * 100),
    fees: feesOfWire(booking),
    transportHours: booking.transport_wage,
    selfPaidBreak: booking.self_paid_break,
    date: booking.date,
    startTime: booking.start_time,
    endTime: booking.end_time,
  });
  if (price.total !== Math.round(booking.price.total * 100)) return explainSettled(booking);
  const startsAt = momentOf(booking.date, booking.start_time);
  const leadHours = hoursRemaining(Date.parse(booking.created_at), startsAt);
  return explainPrice(price.rows, { jobTitle: booking.jobRole.job_title, leadHours, isBooked: true });
}

function explainSettled({ price }: WireCorporationBooking): string[] {
  const rows = price.rows.map((row) => ({
    key: row.key,
    quantity: row.quantity,
    hourlyWage: row.hourly_wage * 100,
    holiday: row.holiday * 100,
    unitPrice: row.unit_price * 100,
  }));
  return explainSettledPrice(rows);
}
