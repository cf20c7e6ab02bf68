import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import type { Ore } from "#rules/money/ore.ts";
import { bookingTermsOf } from "#rules/pricing/term-values.ts";
import { type BookingTradeTerms, type Prepayment, prepaymentOf } from "#rules/pricing/trade-terms.ts";
import type { Day } from "#rules/time/moment.ts";
import { workTotalOfWire } from "./price-of-wire.ts";

/** What is paid in advance for an order, and how many people it is for. */
export type OrderPrepayment = Prepayment & { readonly people: number };

/** A booking that is about to be sent; `total` in øre. */
interface NewPart {
  readonly day: Day;
  readonly address: string;
  readonly zip_code: string;
  readonly people: number;
  readonly total: Ore;
}

/**
 * The prepayment that sending one more booking leads to, null when none is due: all of a company's bookings for
 * one day and address are one order, paid by the terms of the booking that began it, else by `terms`.
 */
export function orderPrepayment(
  part: NewPart,
  upcoming: readonly WireCorporationBooking[],
  terms: BookingTradeTerms,
): OrderPrepayment | null {
  const order = upcoming.filter((other) => other.date === part.day && placeOf(other) === placeOf(part));
  const people = order.reduce((sum, other) => sum + other.number_of_staff, part.people);
  const total = order.reduce((sum, other) => sum + workTotalOfWire(other.price), part.total);
  const [first] = order.toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.id - b.id);
  const prepayment = prepaymentOf(people, total, first ? bookingTermsOf(first.terms) : terms);
  return prepayment && { ...prepayment, people };
}

function placeOf({ address, zip_code }: Pick<NewPart, "address" | "zip_code">): string {
  return `${address.trim().toLowerCase()}|${zip_code}`;
}
