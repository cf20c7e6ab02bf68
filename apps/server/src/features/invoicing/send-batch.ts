import type { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { DomainError } from "#server/platform/errors.ts";
import { refusalText } from "#texts/da/common/errors.ts";

/** What became of each of several bookings. */
export type SentBookings = AnswerOf<typeof ledgerEndpoints.sendWeekInvoices>;

/**
 * Sends what was chosen of several bookings, one after the other, and answers what became of each: one that is refused
 * stops no other. Throws what is no refusal.
 */
export async function sendBatch<Chosen extends { readonly booking_id: number }>(
  bookings: readonly Chosen[],
  send: (chosen: Chosen) => Promise<unknown>,
): Promise<SentBookings> {
  const results: SentBookings = [];
  for (const chosen of bookings) {
    const refused = await send(chosen).then(() => null, asRefusal);
    results.push(resultOf(chosen.booking_id, refused));
  }
  return results;
}

/** What became of one booking of several. */
export function resultOf(bookingId: number, refused: DomainError | null): SentBookings[number] {
  return {
    booking_id: bookingId,
    status: refused ? "refused" : "queued",
    code: refused?.code ?? null,
    message: refused && refusalText(refused.code, refused.detail),
  };
}

/** A refusal as a value; throws what is none. */
export function asRefusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}
