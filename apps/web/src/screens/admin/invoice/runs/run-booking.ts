import type { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { fromWireKroner, type Ore } from "#rules/money/ore.ts";

export type RunBooking = AnswerOf<typeof runEndpoints.invoiceRun>["bookings"][number];

/** Whether something of a booking can be sent as it stands. */
export function canGo({ shift_ids, fee_shift_ids, refusal }: RunBooking): boolean {
  return refusal === null && shift_ids.length + fee_shift_ids.length > 0;
}

/** What goes by the invoice that it goes on, in the order of the run. */
export function invoicesOf(going: readonly RunBooking[]): RunBooking[][] {
  return [...Map.groupBy(going, ({ invoice }) => invoice).values()];
}

/** How a run is sent: each booking as it was seen, with everybody who goes, all fees and its total. */
export function sendingOf(going: readonly RunBooking[]) {
  return going.map(({ booking_id, shift_ids, fee_shift_ids, total }) => ({
    booking_id,
    shift_ids,
    keep_fees: fee_shift_ids,
    total,
  }));
}

/** What the question names: companies, people, and the sum in øre. */
export function sizeOf(going: readonly RunBooking[]): { companies: number; people: number; total: Ore } {
  return {
    companies: new Set(going.map(({ corporation_id }) => corporation_id)).size,
    people: going.reduce((sum, { shift_ids }) => sum + shift_ids.length, 0),
    total: going.reduce((sum, { total }) => sum + fromWireKroner(total), 0),
  };
}
