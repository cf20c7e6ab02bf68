import { sql } from "kysely";
import { isPrepaid, type Prepayment, prepaymentOf } from "#rules/pricing/trade-terms.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { priceAsBooked, termsOf } from "#server/features/pricing/booked-price.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { part } from "#server/platform/database/driver/together.ts";

export type OrderedBooking = Awaited<ReturnType<ReturnType<typeof bookingsOfFoundDays>["execute"]>>[number];

/** The bookings of the same companies on the same days: who shares an address among them is one order. */
export function bookingsOfFoundDays(db: Db | Tx) {
  return db
    .selectFrom("bookings as b")
    .innerJoin(
      sql<{
        corporation_id: number;
        date: string;
      }>`(select distinct corporation_id, date from ${part("found")})`.as("day"),
      (join) => join.onRef("day.corporation_id", "=", "b.corporation_id").onRef("day.date", "=", "b.date"),
    )
    .select(["b.corporation_id", "b.date", "b.address", "b.zip_code", "b.number_of_staff", "b.hourly_wage"])
    .select([
      "b.fee",
      "b.standard_fee",
      "b.urgent_booking_fee",
      "b.emergency_booking_fee",
      "b.transport_wage",
    ])
    .select(["b.self_paid_break", "b.start_time", "b.end_time", "b.terms", "b.created_at", "b.id"])
    .where("b.status", "<>", "cancelled");
}

/** The prepayment of each order that asks for one, by `orderKeyOf`. Rule: Prepayment, docs/rules/trade-terms.md. */
export function prepaymentsOf(bookings: readonly OrderedBooking[]): Map<string, Prepayment> {
  const prepayments = new Map<string, Prepayment>();
  for (const [key, order] of Map.groupBy(bookings, orderKeyOf)) {
    const prepayment = prepaymentOfOrder(order);
    if (prepayment) prepayments.set(key, prepayment);
  }
  return prepayments;
}

/** An order is paid by the terms of the booking that began it. */
function prepaymentOfOrder(order: readonly OrderedBooking[]): Prepayment | null {
  const [first] = order.toSorted((a, b) => Number(a.created_at) - Number(b.created_at) || a.id - b.id);
  if (first === undefined) return null;
  const terms = termsOf(first);
  const people = order.reduce((sum, booking) => sum + booking.number_of_staff, 0);
  if (!isPrepaid(people, terms)) return null;
  const total = order.reduce((sum, booking) => sum + priceAsBooked(booking).total, 0);
  return prepaymentOf(people, total, terms);
}

type OrderKey = Pick<BookingRow, "corporation_id" | "date" | "address" | "zip_code">;

/** A company's bookings for one day and address are one order. */
export function orderKeyOf({ corporation_id, date, address, zip_code }: OrderKey): string {
  return [corporation_id, date, address.trim().toLowerCase(), zip_code].join("|");
}
