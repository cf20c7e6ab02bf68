import { ExternalLink, EyeOff } from "lucide-react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { applicantTexts, bookDialogTexts } from "#texts/da/corporation/booking-view.ts";
import { formatDay } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { Commitment } from "#web/components/bookings/commitment.tsx";
import { FavouriteButton } from "#web/components/people/favourites/favourite-button.tsx";
import {
  type ApplicantShift,
  useChangeShift,
} from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Description } from "./description.tsx";
import { Histories } from "./histories.tsx";
import { OrderReason } from "./order-reason.tsx";
import { ProofList } from "./proof-list.tsx";

interface MoreDialogProps {
  shift: ApplicantShift;
  booking: WireCorporationBooking;
  canBook: boolean;
  applicants: readonly ApplicantShift[];
  name: string;
  onBook: () => void;
  onClose: () => void;
}

/** All there is to know of an applicant, why they stand where they stand, and what the shift costs with them. */
export function MoreDialog(props: MoreDialogProps) {
  const { shift, booking, canBook, applicants, name, onBook, onClose } = props;
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
          amount={fromWireKroner(booking.price.total / booking.number_of_staff)}
        />
      }
      actions={
        <>
          <Button onClick={onClose}>{bookDialogTexts.close}</Button>
          <Button variant="primary" isDisabled={!canBook} onClick={onBook}>
            {applicantTexts.book}
          </Button>
        </>
      }
    >
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
      <AdminActions shift={shift} booking={booking} onDone={onClose} />
    </Dialog>
  );
}

interface AdminActionsProps {
  shift: ApplicantShift;
  booking: WireCorporationBooking;
  onDone: () => void;
}

/** The Facebook profile and hiding somebody from the company: for admins only. */
function AdminActions({ shift, booking, onDone }: AdminActionsProps) {
  const { asAdmin } = useCorporation();
  const { change, isPending } = useChangeShift(booking.id);
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
      <Button isPending={isPending} onClick={() => change(shift.id, "unwanted", { onDone })}>
        <Icon of={EyeOff} size={16} />
        {applicantTexts.hide}
      </Button>
    </p>
  );
}
