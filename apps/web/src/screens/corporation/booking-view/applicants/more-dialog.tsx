import { ExternalLink, EyeOff } from "lucide-react";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { explainPlace } from "#rules/applying/applicant-order.ts";
import { dayOf } from "#rules/time/moment.ts";
import { applicantTexts, bookDialogTexts } from "#texts/da/corporation/booking-view.ts";
import { reconfirmTexts } from "#texts/da/corporation/change-agreed.ts";
import { explainPlaceInWords, placeWhyTexts as texts } from "#texts/da/price/place-why.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatDay } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useAppState, useCorporation } from "#web/api/session/use-session.ts";
import { Commitment } from "#web/components/bookings/commitment.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { FavouriteButton } from "#web/components/people/favourites/favourite-button.tsx";
import { workTotalOfWire } from "#web/components/price/price-of-wire.ts";
import { sortFactsOf } from "#web/screens/corporation/booking-view/choosing/sort-facts.ts";
import { StandbyButton } from "#web/screens/corporation/booking-view/choosing/standby-button.tsx";
import {
  type ApplicantShift,
  useChangeShift,
} from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Description } from "./description.tsx";
import { Histories } from "./histories.tsx";
import { ProofList } from "./proof-list.tsx";

interface MoreDialogProps {
  shift: ApplicantShift;
  booking: WireCorporationBooking;
  canBook: boolean;
  /** Every place is taken. */
  isFull: boolean;
  applicants: readonly ApplicantShift[];
  name: string;
  onBook: () => void;
  onClose: () => void;
}

/** All there is to know of an applicant, why they stand where they stand, and what the shift costs with them. */
export function MoreDialog(props: MoreDialogProps) {
  const { shift, booking, canBook, isFull, applicants, name, onBook, onClose } = props;
  const { employee } = shift;
  return (
    <Dialog
      isOpen
      title={name}
      onClose={onClose}
      summary={
        <Commitment
          what={[formatDay(booking.date, dayOf(serverNow())), booking.address]}
          label={bookDialogTexts.ofShift(employee.first_name)}
          amount={Math.round(workTotalOfWire(booking.price) / booking.number_of_staff)}
        />
      }
      actions={
        <>
          <Button onClick={onClose}>{bookDialogTexts.close}</Button>
          {isFull && canBook ? (
            <StandbyButton shift={shift} bookingId={booking.id} isDisabled={shift.reconfirm} />
          ) : (
            <May call={applicantEndpoints.changeState}>
              <Button variant="primary" isDisabled={!canBook || shift.reconfirm} onClick={onBook}>
                {applicantTexts.book}
              </Button>
            </May>
          )}
        </>
      }
    >
      {shift.reconfirm && (
        <Note tone="blue" title={reconfirmTexts.state}>
          {reconfirmTexts.reason(employee.first_name)}
        </Note>
      )}
      <div className="row row--apart">
        <ProofList shift={shift} />
        <FavouriteButton
          employeeId={employee.id}
          name={name}
          isFavourite={shift.is_favourite}
          corporationId={booking.corporation_id}
        />
      </div>
      {employee.description && <Description text={employee.description} />}
      <Histories employee={employee} name={name} />
      <OrderReason shift={shift} applicants={applicants} />
      <AdminActions shift={shift} onDone={onClose} />
    </Dialog>
  );
}

interface AdminActionsProps {
  shift: ApplicantShift;
  onDone: () => void;
}

/** The Facebook profile and hiding somebody from the company: for admins only. */
function AdminActions({ shift, onDone }: AdminActionsProps) {
  const { asAdmin } = useCorporation();
  const { change, isPending } = useChangeShift();
  const { facebook_link } = shift.employee;
  if (!asAdmin) return null;
  return (
    <p className="row row--wrap">
      {facebook_link && (
        <LinkButton href={facebook_link} target="_blank" rel="noreferrer">
          <Icon of={ExternalLink} size={16} />
          {applicantTexts.facebook}
        </LinkButton>
      )}
      <May call={applicantEndpoints.changeState}>
        <Button isPending={isPending} onClick={() => change(shift.id, "unwanted", { onDone })}>
          <Icon of={EyeOff} size={16} />
          {applicantTexts.hide}
        </Button>
      </May>
    </p>
  );
}

interface OrderReasonProps {
  shift: ApplicantShift;
  /** All applicants, in their order. */
  applicants: readonly ApplicantShift[];
}

/** 'Hvorfor nr. 2?': what sets an applicant apart from those right before and after. Alone there is nothing to say. */
function OrderReason({ shift, applicants }: OrderReasonProps) {
  const { config } = useAppState();
  const index = applicants.indexOf(shift);
  const neighbours = [applicants[index - 1], applicants[index + 1]].filter((one) => one !== undefined);
  if (neighbours.length === 0) return null;
  const sentences = neighbours.map((neighbour) =>
    explainPlaceInWords(explainPlace(sortFactsOf(shift), sortFactsOf(neighbour)), {
      own: nameOf(shift),
      other: nameOf(neighbour),
      brandName: config.brand.name,
    }),
  );
  return (
    <Fold title={texts.title(index + 1)}>
      <Reasons sentences={sentences} />
    </Fold>
  );
}

function nameOf({ employee }: ApplicantShift): string {
  return shortName(employee.first_name, employee.last_name);
}
