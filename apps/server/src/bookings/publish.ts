import { hoursRemaining, isBookable } from "#rules/bookings/status.ts";
import { regionOfZip } from "#rules/people/regions.ts";
import { leadBandOf } from "#rules/pricing/fees.ts";
import { tellBookingApproved } from "#server/notices/booking-approved.ts";
import { offerJob } from "#server/notices/jobs-offered.ts";
import type { Occasion } from "#server/notices/queue.ts";
import type { BookingRow } from "#server/stores/bookings.ts";
import type { CorporationRow } from "#server/stores/corporations.ts";
import { employeesToOffer } from "#server/stores/job-matches.ts";
import { customerBooking } from "./customer-bookings.ts";

/**
 * What follows from an approval: the company is told, with its prepayment, and as long as the job can
 * be applied for it is offered to everybody whose type and region match.
 */
export async function publishBooking(
  occasion: Occasion,
  booking: BookingRow,
  corporation: CorporationRow,
): Promise<void> {
  const { tx, now } = occasion;
  const { prepayment } = await customerBooking(tx, booking);
  await tellBookingApproved(occasion, booking, corporation, prepayment);

  const startsAt = booking.starts_at.getTime();
  const region = regionOfZip(booking.zip_code);
  if (booking.status !== "open" || !isBookable(now, startsAt) || region === null) return;
  const isUrgent = leadBandOf(hoursRemaining(now, startsAt)) !== "standard";
  const employees = await employeesToOffer(tx, booking.staff_type_id, region);
  await offerJob(occasion, { booking, corporation }, employees, isUrgent);
}
