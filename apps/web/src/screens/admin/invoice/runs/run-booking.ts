import type { runEndpoints } from "#contract/invoicing/run-endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";

export type RunBooking = AnswerOf<typeof runEndpoints.invoiceRun>["bookings"][number];

/** Whether something of a booking can be sent as it stands. */
export function canGo({ shift_ids, fee_shift_ids, refusal }: RunBooking): boolean {
  return refusal === null && shift_ids.length + fee_shift_ids.length > 0;
}
