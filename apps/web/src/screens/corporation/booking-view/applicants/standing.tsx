import { Car } from "lucide-react";
import { applicantTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { formatRating } from "#texts/format/numbers.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Stars } from "#web/ui/marks/stars.tsx";
import type { ApplicantShift } from "../applicant-shift.ts";

/** Rating, number of shifts, licence and car. */
export function Standing({ employee }: { employee: ApplicantShift["employee"] }) {
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
