import { audited, type EventTable, unaudited } from "./event-table.ts";
import { staleOfBooking } from "./stale-pages.ts";

/** What happens to the standby queue of a booking, to its offers and to the digits that its staff is asked for. */
export const standbyEvents = {
  "booking.stand_by": audited(staleOfBooking),
  /** By the company. */
  "booking.put_on_standby": audited(staleOfBooking),
  "booking.leave_standby": audited(staleOfBooking),
  "booking.strike_off_standby": audited(staleOfBooking),
  "booking.ask_replacements": audited(staleOfBooking),
  "booking.ask_last_team": audited(staleOfBooking),
  "booking.decline_offer": audited(staleOfBooking),
  "booking.place_offered": unaudited(staleOfBooking),
  /** Their time is up, or somebody else got the place. */
  "booking.offers_ended": unaudited(staleOfBooking),
  "booking.ask_for_pin": audited(staleOfBooking),
  "booking.stop_asking_for_pin": audited(staleOfBooking),
} satisfies EventTable;
