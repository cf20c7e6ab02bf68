import { Briefcase, Languages, MapPin } from "lucide-react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { formatAddress } from "#texts/format/contact.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LanguageFlags } from "./language-flags.tsx";

type Facts = Pick<WireCorporationBooking, "jobRole" | "address" | "zip_code" | "city" | "language">;

/** Job, place and languages of a booking, for its card. */
export function BookingFacts({ booking }: { booking: Facts }) {
  return (
    <ul className="bk-facts">
      <li>
        <Icon of={Briefcase} />
        <span>{booking.jobRole.job_title}</span>
      </li>
      <li>
        <Icon of={MapPin} />
        <span>{formatAddress(booking.address, booking.zip_code, booking.city)}</span>
      </li>
      <li>
        <Icon of={Languages} />
        <LanguageFlags language={booking.language} />
      </li>
    </ul>
  );
}
