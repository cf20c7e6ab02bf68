import { adminBookingEndpoints } from "#contract/bookings/admin-endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { invalidateClients } from "#server/platform/live/live-updates.ts";

/** Tells admins, and the company that sees 'FAKTURA SENDT', how far a booking is invoiced and paid. */
export async function invalidateInvoicing(
  tx: Tx,
  booking: { readonly id: number; readonly corporation_id: number },
): Promise<void> {
  await invalidateClients(tx, {
    channels: ["admins"],
    keys: [
      queryKey(adminBookingEndpoints.list),
      queryKey(invoicingEndpoints.details, { id: booking.id }),
      queryKey(invoicingEndpoints.weekDetails, { id: booking.corporation_id }),
    ],
  });
  await invalidateClients(tx, {
    channels: [`corporation:${booking.corporation_id}`],
    keys: [
      queryKey(bookingEndpoints.get, { id: booking.id }),
      queryKey(bookingEndpoints.upcoming),
      queryKey(bookingEndpoints.finished),
      queryKey(bookingEndpoints.finishedOfWeek),
      queryKey(bookingEndpoints.getDeprecated, { id: booking.id }),
      queryKey(corporationEndpoints.checkoutNotifications),
    ],
  });
}
