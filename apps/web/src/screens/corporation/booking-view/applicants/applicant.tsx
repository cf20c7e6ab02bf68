import { Car, ExternalLink, Repeat2 } from "lucide-react";
import { useState } from "react";
import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { applicantTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatAgo } from "#texts/format/moments.ts";
import { formatRating } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { FavouriteButton, FavouriteStatus } from "#web/components/people/favourites/favourite-button.tsx";
import { Portrait } from "#web/components/people/portrait.tsx";
import {
  type ApplicantShift,
  useChangeShift,
} from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Stars } from "#web/ui/marks/stars.tsx";
import { BookDialog } from "./book-dialog.tsx";
import { Description } from "./description.tsx";
import { Histories } from "./histories.tsx";
import { OrderReason } from "./order-reason.tsx";

interface ApplicantProps {
  shift: ApplicantShift;
  booking: WireCorporationBooking;
  /** Whether anybody can be selected now. */
  canBook: boolean;
}

/** Somebody who applies: who it is, what others say, why it stands here, and the way to book. */
export function Applicant({
  shift,
  booking,
  canBook,
  applicants,
}: ApplicantProps & { applicants: readonly ApplicantShift[] }) {
  const { employee, hiredBeforeCount } = shift;
  const name = shortName(employee.first_name, employee.last_name);
  return (
    <li className="applicant">
      <Portrait person={employee} name={name} />
      <div className="applicant-main">
        <p className="row row--wrap row--names">
          <b className="h3 strong">{name}</b>
          {employee.age !== null && <span className="dim">{commonTexts.years(employee.age)}</span>}
          <FavouriteButton
            employeeId={employee.id}
            name={name}
            isFavourite={shift.is_favourite}
            corporationId={booking.corporation_id}
          />
          {hiredBeforeCount > 0 && (
            <Status tone="pine" icon={Repeat2}>
              {texts.hiredBefore(hiredBeforeCount)}
            </Status>
          )}
          <FavouriteStatus employeeId={employee.id} isFavourite={shift.is_favourite} />
        </p>
        <Standing employee={employee} />
        {employee.description && <Description text={employee.description} />}
        <Histories employee={employee} name={name} />
        <OrderReason shift={shift} applicants={applicants} />
      </div>
      <Actions {...{ shift, booking, canBook }} />
    </li>
  );
}

function Actions({ shift, booking, canBook }: ApplicantProps) {
  const { asAdmin } = useCorporation();
  const { change, isPending } = useChangeShift(booking.id);
  const [isBooking, setBooking] = useState(false);
  const { facebook_link } = shift.employee;
  return (
    <div className="applicant-act">
      <Button variant="outline" isDisabled={!canBook} onClick={() => setBooking(true)}>
        {texts.book}
      </Button>
      <span className="tiny dim-2">
        {texts.applied(formatAgo(Date.parse(shift.applied_at), serverNow()))}
      </span>
      {asAdmin && (
        <span className="row row--wrap">
          {facebook_link && (
            <LinkButton variant="quiet" size="small" href={facebook_link} target="_blank" rel="noreferrer">
              <Icon of={ExternalLink} size={16} />
              {texts.facebook}
            </LinkButton>
          )}
          <Button
            variant="quiet"
            size="small"
            isPending={isPending}
            onClick={() => change(shift.id, "unwanted")}
          >
            {texts.hide}
          </Button>
        </span>
      )}
      {isBooking && <BookDialog shift={shift} booking={booking} onClose={() => setBooking(false)} />}
    </div>
  );
}

/** Rating, number of shifts, licence and car. */
function Standing({ employee }: { employee: ApplicantShift["employee"] }) {
  const { rating } = employee.rating;
  const driving = drivingText(employee.has_driver_license, employee.owns_car);
  return (
    <p className="row row--wrap small row--standing">
      {rating === null ? (
        <span className="dim">{texts.noRating}</span>
      ) : (
        <span className="row">
          <Stars rating={rating} text={formatRating(rating)} />
          <b className="strong">{formatRating(rating)}</b>
        </span>
      )}
      <span className="dim">{texts.shifts(employee.nrOfShifts)}</span>
      {driving && (
        <span className="dim row">
          <Icon of={Car} size={16} />
          {driving}
        </span>
      )}
    </p>
  );
}

function drivingText(hasLicence: boolean, ownsCar: boolean): string {
  if (hasLicence && ownsCar) return texts.licenceAndCar;
  if (hasLicence) return texts.licence;
  return ownsCar ? texts.car : "";
}
