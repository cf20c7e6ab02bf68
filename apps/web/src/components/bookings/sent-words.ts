import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { ownerApprovalTexts } from "#texts/da/users/owner-approval.ts";
import { listOf } from "#texts/format/numbers.ts";

/** What is said once bookings are made that wait for an owner of the company; null where they go to the office. */
export function sentWords(made: readonly Pick<WireCorporationBooking, "owner_approval">[]): string | null {
  const waiting = made.filter(({ owner_approval }) => owner_approval?.state === "waiting");
  const asked = waiting[0]?.owner_approval;
  return asked ? ownerApprovalTexts.sent(listOf(asked.owners), waiting.length) : null;
}
