import { auditedOfAdmins, type EventTable } from "./event-table.ts";
import { staleOfBooking } from "./stale-pages.ts";

/** What happens to a booking as a whole. */
export const bookingEvents = {
  "booking.send_list": auditedOfAdmins(staleOfBooking),
} satisfies EventTable;
