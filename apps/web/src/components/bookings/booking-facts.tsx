import { Briefcase, Languages, MapPin, Network } from "lucide-react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { departmentName } from "#texts/da/common/department-name.ts";
import { formatAddress } from "#texts/format/contact.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LanguageFlags } from "./language-flags.tsx";

type Facts = Pick<
  WireCorporationBooking,
  "jobRole" | "address" | "zip_code" | "city" | "language" | "department_of"
>;

/** Job, place, department and languages of a booking, for its card. */
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
      {booking.department_of && (
        <li>
          <Icon of={Network} />
          <span>{departmentName(booking.department_of)}</span>
        </li>
      )}
      <li>
        <Icon of={Languages} />
        <LanguageFlags language={booking.language} />
      </li>
    </ul>
  );
}
