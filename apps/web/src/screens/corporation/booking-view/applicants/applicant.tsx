import { Hourglass } from "lucide-react";
import { memo, useId } from "react";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { applicantTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { reconfirmTexts } from "#texts/da/corporation/change-agreed.ts";
import { choosingTexts } from "#texts/da/corporation/choosing.ts";
import { formatAgo } from "#texts/format/ago.ts";
import { shortName } from "#texts/format/contact.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { Portrait } from "#web/components/people/portrait.tsx";
import { StandbyButton } from "#web/screens/corporation/booking-view/choosing/standby-button.tsx";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { BookDialog } from "./book-dialog.tsx";
import { MoreDialog } from "./more-dialog.tsx";
import { ProofList } from "./proof-list.tsx";
import type { AskedDialog } from "./use-asked-about.ts";

interface ApplicantProps {
  shift: ApplicantShift;
  booking: WireCorporationBooking;
  /** Whether anybody can be selected now. */
  canBook: boolean;
  /** Every place is taken: the standby queue is what is left. */
  isFull: boolean;
  /** Whether it is ticked; null where nothing is chosen by ticking. */
  isTicked: boolean | null;
  onTick: (shiftId: number, isTicked: boolean) => void;
  /** All applicants, in their order. */
  applicants: readonly ApplicantShift[];
  /** The dialog that is open, if any. */
  opened: AskedDialog | null;
  onOpen: (shift: ApplicantShift, dialog: AskedDialog | null) => void;
}

/**
 * Somebody who applies: who it is, what speaks for them, the way to book, and 'Mere' for all the rest. A press on one
 * does not draw the others again.
 */
export const Applicant = memo(function Applicant(props: ApplicantProps) {
  const { shift, booking, canBook, isFull, isTicked, onTick, applicants, opened, onOpen } = props;
  const { employee } = shift;
  const name = shortName(employee.first_name, employee.last_name);
  const reasonId = useId();
  const close = () => onOpen(shift, null);
  return (
    <li className="apl">
      <Portrait person={employee} name={name} size={44} />
      <div className="apl-who">
        <p className="row row--wrap row--names">
          <b className="strong">{name}</b>
          {employee.age !== null && <span className="dim small">{commonTexts.years(employee.age)}</span>}
          <span className="push tiny dim-2">
            {texts.applied(formatAgo(Date.parse(shift.applied_at), serverNow()))}
          </span>
        </p>
        <ProofList shift={shift} isMarkShown />
        {shift.reconfirm && (
          <div className="apl-again" id={reasonId}>
            <Icon of={Hourglass} size={16} />
            <span>
              <b className="strong">{reconfirmTexts.state}</b>
              <span className="small block">{reconfirmTexts.reason(employee.first_name)}</span>
            </span>
          </div>
        )}
      </div>
      {isTicked !== null && (
        <Checkbox
          className="apl-tick"
          isLabelHidden
          checked={isTicked}
          onChange={({ target }) => onTick(shift.id, target.checked)}
        >
          {choosingTexts.tick(name)}
        </Checkbox>
      )}
      <div className="apl-acts">
        {isFull && canBook ? (
          <StandbyButton shift={shift} bookingId={booking.id} isDisabled={shift.reconfirm} />
        ) : (
          <May call={applicantEndpoints.changeState}>
            <Button
              variant="outline"
              isDisabled={!canBook || shift.reconfirm}
              aria-describedby={shift.reconfirm ? reasonId : undefined}
              onClick={() => onOpen(shift, "book")}
            >
              {texts.book}
            </Button>
          </May>
        )}
        <Button variant="quiet" aria-label={texts.moreOf(name)} onClick={() => onOpen(shift, "more")}>
          {texts.more}
        </Button>
      </div>
      {opened === "more" && (
        <MoreDialog
          {...{ shift, booking, canBook, isFull, applicants, name }}
          onBook={() => onOpen(shift, "book")}
          onClose={close}
        />
      )}
      {opened === "book" && <BookDialog shift={shift} booking={booking} onClose={close} />}
    </li>
  );
});
