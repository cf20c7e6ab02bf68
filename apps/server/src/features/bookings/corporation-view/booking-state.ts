import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { statusSummary } from "#rules/bookings/status-summary.ts";
import type { BookingRow, Viewer } from "#server/features/bookings/booking.queries.ts";
import { statusSummarySentence } from "#texts/da/corporation/booking-card.ts";

type Counts = Pick<WireCorporationBooking, "selectedShifts" | "appliedShifts" | "checkout">;

/**
 * What a booking is now, with the one sentence that its company reads, and the office in its own words.
 * Rule: Status summary of a booking, docs/rules/bookings.md.
 */
export function stateOf(
  counts: Counts,
  booking: BookingRow,
  { isOffice, now }: Pick<Viewer, "isOffice" | "now">,
): WireCorporationBooking["state"] {
  const facts = {
    status: booking.status,
    approved: booking.approved_at !== null,
    owner: booking.owner_state,
    startsAt: booking.starts_at.getTime(),
    endsAt: booking.ends_at.getTime(),
    allCheckTimesApproved: booking.all_check_times_approved,
    invoiceSent: booking.is_sent_to_billy,
    places: booking.number_of_staff,
    selected: counts.selectedShifts,
    applied: counts.appliedShifts,
    checkout: {
      people: counts.checkout.people,
      waitForCompany: counts.checkout.wait_for_company,
      waitForStaff: counts.checkout.wait_for_staff,
      invoiceApproved: counts.checkout.invoice_approved,
      invoiced: counts.checkout.invoiced,
    },
  };
  const key = statusSummary(facts, now);
  return { key, text: statusSummarySentence(key, facts, isOffice ? "admin" : "company") };
}
