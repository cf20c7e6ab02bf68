import { useMutation } from "@tanstack/react-query";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { staffListTexts as texts } from "#texts/da/corporation/staff-list.ts";
import { call } from "#web/api/calls/call.ts";
import { saveBytes } from "#web/api/calls/save-file.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { toast } from "#web/ui/overlays/toast.ts";

/** Saves the staff list of a booking as a PDF; null while nobody is selected. */
export function useStaffList({ id, selectedShifts }: WireCorporationBooking) {
  const fetching = useMutation({
    mutationFn: () => call(bookingEndpoints.staffList, { params: { id } }),
    onSuccess: (file) => saveBytes(file.name, file.content, file.media_type),
    onError: (error) => toast.error(failureText(error, texts.failed)),
  });
  return selectedShifts === 0 ? null : { save: () => fetching.mutate(), isPending: fetching.isPending };
}
