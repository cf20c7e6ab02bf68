import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import { checkVacancy } from "#rules/applying/vacancy.ts";
import { momentOf } from "#rules/time/moment.ts";
import { bookingViewTexts } from "#texts/da/corporation/booking-view.ts";
import { serverNow } from "#web/api/page/server-clock.ts";

const { nobody } = bookingViewTexts;

/** Why nobody can be booked now, whoever it is; null while somebody can, and when the places alone are filled. */
export function whyNobody(booking: WireCorporationBooking): string | null {
  const vacancy = checkVacancy(
    {
      status: booking.status,
      approved: booking.approved,
      startsAt: momentOf(booking.date, booking.start_time),
      selected: booking.selectedShifts,
      places: booking.number_of_staff,
    },
    serverNow(),
  );
  if (vacancy.ok) return null;
  const { refusal } = vacancy;
  return refusal in nobody ? nobody[refusal as keyof typeof nobody] : null;
}
