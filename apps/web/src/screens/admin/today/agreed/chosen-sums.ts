import type { agreedHoursEndpoints } from "#contract/invoicing/agreed-hours.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { fromWireKroner, type Ore } from "#rules/money/ore.ts";

export type AgreedBooking = AnswerOf<typeof agreedHoursEndpoints.agreedHours>["bookings"][number];

/** What approving the chosen bookings comes to; hours are decimal. */
export interface ChosenSums {
  readonly people: number;
  readonly hours: number;
  readonly toInvoice: Ore;
  readonly toPay: Ore;
}

export function sumsOf(chosen: readonly AgreedBooking[]): ChosenSums {
  const sum = (of: (booking: AgreedBooking) => number) =>
    chosen.reduce((total, booking) => total + of(booking), 0);
  return {
    people: sum(({ people }) => people),
    hours: sum(({ hours }) => hours),
    toInvoice: sum(({ to_invoice }) => fromWireKroner(to_invoice)),
    toPay: sum(({ to_pay }) => fromWireKroner(to_pay)),
  };
}
