import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { staffListTexts as texts } from "#texts/da/corporation/staff-list.ts";
import { call } from "#web/api/calls/call.ts";
import { useFetchedFile } from "#web/components/downloads/use-fetched-file.ts";

/** Saves the staff list of a booking as a PDF; null while nobody is selected. */
export function useStaffList({ id, selectedShifts }: WireCorporationBooking) {
  const file = useFetchedFile(() => call(bookingEndpoints.staffList, { params: { id } }), texts.failed);
  return selectedShifts === 0 ? null : file;
}
