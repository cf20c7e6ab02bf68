import { CalendarX2, EyeOff, History, type LucideIcon, Thermometer, UserX } from "lucide-react";
import type { applicantEndpoints } from "#contract/applications/endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { bookingViewTexts } from "#texts/da/corporation/booking-view.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { ShowMore } from "./show-more.tsx";
import { SidePerson } from "./side-person.tsx";
import { usePaged } from "./use-paged.ts";

type Lists = AnswerOf<typeof applicantEndpoints.lists>;
type ListName = "double" | "gray" | "sick" | "unwanted" | "removed";

const icons: Record<ListName, LucideIcon> = {
  double: CalendarX2,
  gray: History,
  sick: Thermometer,
  unwanted: EyeOff,
  removed: UserX,
};

/** Everybody else: booked elsewhere, earlier applicants, cancelled; for admins also hidden and removed. */
export function SideLists({ booking, lists }: { booking: WireCorporationBooking; lists: Lists }) {
  const { asAdmin } = useCorporation();
  const names: ListName[] = [
    "double",
    "gray",
    "sick",
    ...(asAdmin ? (["unwanted", "removed"] as const) : []),
  ];
  const filled = names.filter((name) => lists[name].length > 0);
  if (filled.length === 0) return null;
  return (
    <section className="shut-lists">
      {filled.map((name) => (
        <SideList key={name} name={name} shifts={lists[name]} bookingId={booking.id} />
      ))}
    </section>
  );
}

interface SideListProps {
  name: ListName;
  shifts: Lists[ListName];
  bookingId: number;
}

function SideList({ name, shifts, bookingId }: SideListProps) {
  const { shown, rest, isLoading, loadMore } = usePaged(shifts);
  return (
    <Fold
      isListLine
      title={
        <span className="row">
          <Icon of={icons[name]} size={16} />
          {bookingViewTexts.lists[name]}
          <span className="dim-2">{shifts.length}</span>
        </span>
      }
    >
      <ul className="side-list">
        {shown.map((shift) => (
          <SidePerson key={shift.id} shift={shift} bookingId={bookingId} canShow={name === "unwanted"} />
        ))}
      </ul>
      {rest > 0 && <ShowMore {...{ rest, isLoading, loadMore }} />}
    </Fold>
  );
}
