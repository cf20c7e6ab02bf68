import type { WireCorporationBooking } from "#contract/entities/booking.ts";
import { checkVacancy } from "#rules/applying/vacancy.ts";
import { momentOf } from "#rules/time/moment.ts";
import { bookingViewTexts } from "#texts/da/corporation/booking-view.ts";
import { serverNow } from "#web/client/page/server-clock.ts";

const { nobody } = bookingViewTexts;

/** Why nobody can be booked now, whoever it is; null while somebody can, and when the places alone are filled (C-605). */
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
