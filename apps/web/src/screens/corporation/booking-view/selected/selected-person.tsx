import { useState } from "react";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { sickEndpoints } from "#contract/applications/sick.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { officeSickTexts } from "#texts/da/backoffice/office-sick.ts";
import { applicantTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { formatDayAgo } from "#texts/format/ago.ts";
import { formatPhone, fullName, phoneLink, shortName } from "#texts/format/contact.ts";
import { formatRating } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { periodOf } from "#web/components/bookings/facts-of-booking.ts";
import { EveningActs } from "#web/components/evening/evening-acts.tsx";
import { EveningCall } from "#web/components/evening/evening-call.tsx";
import { stateOfPerson } from "#web/components/evening/person-state.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { FavouriteButton } from "#web/components/people/favourites/favourite-button.tsx";
import { pictureOf } from "#web/components/people/picture.ts";
import { ReportSickDialog } from "#web/components/people/staffing/report-sick-dialog.tsx";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { useIsOffice } from "../view-head.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

/** Somebody who is selected: removed until the start; on the day with where they are, and one press to call. */
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
  const now = useNow();
  const { startsAt, endsAt } = periodOf(booking);
  const person = booking.shifts.find(({ id }) => id === shift.id);
  const isOffice = useIsOffice();
  const isNear = person !== undefined && (person.call !== null || now >= startsAt);
  const state = isNear ? stateOfPerson(booking, person, now) : null;
  return (
    <li className={classNames("chosen", state && `eve--${state.look}`)}>
      <Avatar name={name} src={pictureOf(employee, "100x100")} />
      <span>
        {isOffice ? (
          <ScreenLink
            className="strong"
            to="/admin/employees/$employeeId"
            params={{ employeeId: String(employee.id) }}
          >
            {person ? fullName(person.first_name, person.last_name) : name}
          </ScreenLink>
        ) : (
          <b className="strong">{name}</b>
        )}
        <span className="tiny dim">{reputationOf(employee)}</span>
        {state && (
          <span className="eve-state">
            <Icon of={state.icon} size={16} />
            <span>{state.text}</span>
          </span>
        )}
        {!state && shift.booked_at !== null && (
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
        {person?.call && <EveningCall name={name} phone={person.call} isUrgent={state?.look === "late"} />}
        {person && state && (
          <May call={arrivalEndpoints.noteNotArrived}>
            <EveningActs booking={booking} person={person} state={state} />
          </May>
        )}
        {isOffice && person?.phone && !person.call && (
          <LinkButton size="small" variant="quiet" href={phoneLink(person.phone)}>
            {formatPhone(person.phone)}
            <span className="visually-hidden">, {name}</span>
          </LinkButton>
        )}
        {now < endsAt && asAdmin && (
          <May call={sickEndpoints.reportForPerson}>
            <Button size="small" variant="quiet" onClick={() => setSick(true)}>
              {officeSickTexts.report}
              <span className="visually-hidden">, {name}</span>
            </Button>
          </May>
        )}
        {now < startsAt && (
          <May call={applicantEndpoints.changeState}>
            <Button size="small" variant="quiet" onClick={() => setRemoving(true)}>
              {texts.remove}
              <span className="visually-hidden">, {name}</span>
            </Button>
          </May>
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
