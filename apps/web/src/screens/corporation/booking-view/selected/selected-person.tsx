import { useState } from "react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { officeSickTexts } from "#texts/da/backoffice/office-sick.ts";
import { applicantTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { formatDayAgo } from "#texts/format/ago.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatRating } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { periodOf } from "#web/components/bookings/facts-of-booking.ts";
import { FavouriteButton } from "#web/components/people/favourites/favourite-button.tsx";
import { pictureOf } from "#web/components/people/picture.ts";
import { ReportSickDialog } from "#web/components/people/staffing/report-sick-dialog.tsx";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

/** Somebody who is selected, and the way to remove them until the work is done. */
export function SelectedPerson({
  shift,
  booking,
}: {
  shift: ApplicantShift;
  booking: WireCorporationBooking;
}) {
  const { employee } = shift;
  const { asAdmin } = useCorporation();
  const [isRemoving, setRemoving] = useState(false);
  const [isSick, setSick] = useState(false);
  const name = shortName(employee.first_name, employee.last_name);
  const isOver = serverNow() >= periodOf(booking).endsAt;
  return (
    <li className="chosen">
      <Avatar name={name} src={pictureOf(employee, "100x100")} />
      <span>
        <b className="strong">{name}</b>
        <span className="tiny dim">{reputationOf(employee)}</span>
        {shift.booked_at !== null && (
          <span className="tiny dim">
            {texts.booked(formatDayAgo(Date.parse(shift.booked_at), serverNow()))}
          </span>
        )}
      </span>
      <span className="chosen-act">
        <FavouriteButton
          employeeId={employee.id}
          name={name}
          isFavourite={shift.is_favourite}
          corporationId={booking.corporation_id}
        />
        {!isOver && asAdmin && (
          <Button size="small" variant="quiet" onClick={() => setSick(true)}>
            {officeSickTexts.report}
            <span className="visually-hidden">, {name}</span>
          </Button>
        )}
        {!isOver && (
          <Button size="small" variant="quiet" onClick={() => setRemoving(true)}>
            {texts.remove}
            <span className="visually-hidden">, {name}</span>
          </Button>
        )}
      </span>
      {isSick && <ReportSickDialog shiftId={shift.id} name={name} onClose={() => setSick(false)} />}
      {isRemoving && <RemoveDialog shift={shift} booking={booking} onClose={() => setRemoving(false)} />}
    </li>
  );
}

/** «4,8 · 41 vagter». */
function reputationOf({ rating: { rating }, nrOfShifts }: ApplicantShift["employee"]): string {
  return [rating === null ? "" : formatRating(rating), texts.shifts(nrOfShifts)].filter(Boolean).join(" · ");
}
