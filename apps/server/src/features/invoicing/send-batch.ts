import type { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { DomainError } from "#server/platform/errors.ts";
import { refusalText } from "#texts/da/common/errors.ts";

/**
 * Sends what was chosen of several bookings, one after the other, and answers what became of each: one that is refused
 * stops no other. Throws what is no refusal.
 */
export async function sendBatch<Chosen extends { readonly booking_id: number }>(
  bookings: readonly Chosen[],
  send: (chosen: Chosen) => Promise<unknown>,
): Promise<AnswerOf<typeof ledgerEndpoints.sendWeekInvoices>> {
  const results: AnswerOf<typeof ledgerEndpoints.sendWeekInvoices> = [];
  for (const chosen of bookings) {
    const refused = await send(chosen).then(() => null, asRefusal);
    results.push({
      booking_id: chosen.booking_id,
      status: refused ? "refused" : "queued",
      code: refused?.code ?? null,
      message: refused && refusalText(refused.code, refused.detail),
    });
  }
  return results;
}

function asRefusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}
