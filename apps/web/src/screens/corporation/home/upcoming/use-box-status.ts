import { useState } from "react";
import { bookingEndpoints } from "#contract/areas/bookings.ts";
import type { WireCorporationBooking } from "#contract/entities/booking.ts";
import { useSend } from "#web/client/answers.ts";

const OPEN = "open";

/** Whether a card shows its people. The booking remembers it; that it could not is nothing to be told of. */
export function useBoxStatus(booking: WireCorporationBooking): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(booking.box_status === OPEN);
  const remember = useSend(bookingEndpoints.changeUiStatus);

  function toggle() {
    setOpen(!isOpen);
    remember.mutate({ params: { id: booking.id }, body: { box_status: isOpen ? "" : OPEN } });
  }

  return [isOpen, toggle];
}
