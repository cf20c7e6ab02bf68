import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { applicantTexts } from "#texts/da/corporation/booking-view.ts";
import { choosingTexts } from "#texts/da/corporation/choosing.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatCount } from "#texts/format/numbers.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { Portrait } from "#web/components/people/portrait.tsx";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { StandbyButton } from "./standby-button.tsx";

const texts = choosingTexts.compare;

interface CompareDialogProps {
  booking: WireCorporationBooking;
  /** Two to four. */
  shifts: readonly ApplicantShift[];
  isFull: boolean;
  onBook: (shift: ApplicantShift) => void;
  onClose: () => void;
}

/** Applicants beside each other, line by line the same facts; on phones beneath each other. */
export function CompareDialog({ booking, shifts, isFull, onBook, onClose }: CompareDialogProps) {
  return (
    <Dialog
      isOpen
      width="board"
      title={texts.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <ul className="compare">
        {shifts.map((shift) => (
          <Compared key={shift.id} {...{ shift, booking, isFull }} onBook={() => onBook(shift)} />
        ))}
      </ul>
    </Dialog>
  );
}

interface ComparedProps {
  booking: WireCorporationBooking;
  shift: ApplicantShift;
  isFull: boolean;
  onBook: () => void;
}

function Compared({ booking, shift, isFull, onBook }: ComparedProps) {
  const { employee } = shift;
  const name = shortName(employee.first_name, employee.last_name);
  return (
    <li className="compare-one">
      <div className="row row--names">
        <Portrait person={employee} name={name} size={48} />
        <div>
          <h3 className="h3">{name}</h3>
          {employee.age !== null && <span className="small dim">{commonTexts.years(employee.age)}</span>}
        </div>
      </div>
      <dl>
        {factsOf(shift).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        {isFull ? (
          <StandbyButton shift={shift} bookingId={booking.id} isDisabled={shift.reconfirm} />
        ) : (
          <May call={applicantEndpoints.changeState}>
            <Button
              variant="outline"
              isWide
              isDisabled={shift.reconfirm}
              aria-label={`${applicantTexts.book} ${name}`}
              onClick={onBook}
            >
              {applicantTexts.book}
            </Button>
          </May>
        )}
      </div>
    </li>
  );
}

/** The lines of one person; everybody has the same ones, those of the questionnaire of the job last. */
function factsOf(shift: ApplicantShift): [label: string, value: string][] {
  const { employee, skills } = shift;
  const { rating, nrOfRatings } = employee.rating;
  const ratings = { rating, ratings: nrOfRatings };
  return [
    [texts.rating, rating === null ? texts.notRated : ratingOf(ratings)],
    [texts.hired, formatCount(shift.hiredBeforeCount)],
    [texts.job, formatCount(shift.shifts_in_job)],
    [texts.shifts, formatCount(employee.nrOfShifts)],
    [texts.cancellations, formatCount(employee.nrOfCancelledShifts)],
    [texts.distance, shift.distance_km === null ? texts.unknown : choosingTexts.distance(shift.distance_km)],
    [texts.driving, texts.drivings[drivingOf(employee)]],
    ...skills.map(({ title, answer }): [string, string] => [title, answer || texts.unknown]),
  ];
}

function ratingOf(facts: { rating: number | null; ratings: number }): string {
  return applicantTexts.proofs.rating(
    {
      ...facts,
      hiredBefore: 0,
      shifts: 0,
      experience: 0,
      hasLicence: false,
      ownsCar: false,
    },
    false,
  );
}

function drivingOf({
  has_driver_license,
  owns_car,
}: ApplicantShift["employee"]): keyof typeof texts.drivings {
  if (has_driver_license && owns_car) return "both";
  if (has_driver_license) return "licence";
  return owns_car ? "car" : "none";
}
