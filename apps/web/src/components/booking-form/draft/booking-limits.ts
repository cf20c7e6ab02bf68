import type { WireCorporationBooking } from "#contract/entities/booking.ts";

/** What the form may be used for. */
export interface BookingLimits {
  /** Admins, and companies that an admin has taken over: may book in the past, and see the admin's fields. */
  isAdmin: boolean;
  /** The saved booking that is edited. */
  edited?: WireCorporationBooking;
}
