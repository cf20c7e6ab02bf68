import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import type { Day } from "#rules/time/moment.ts";

/** What can be done with a shift in the week, by pointer or from its menu. */
export interface WeekActs {
  /** The shift that a pointer holds. */
  dragged: WireCorporationBooking | null;
  onDrag: (booking: WireCorporationBooking | null) => void;
  onDrop: (day: Day) => void;
  onCopy: (booking: WireCorporationBooking) => void;
  /** Opens a shift that is over and closed, by its booking. */
  onOpenDone: (bookingId: number) => void;
}
