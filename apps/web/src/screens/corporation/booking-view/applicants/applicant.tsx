import { Hourglass } from "lucide-react";
import { memo, useId } from "react";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { applicantTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { reconfirmTexts } from "#texts/da/corporation/change-agreed.ts";
import { formatAgo } from "#texts/format/ago.ts";
import { shortName } from "#texts/format/contact.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { Portrait } from "#web/components/people/portrait.tsx";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Button } from "#web/ui/actions/button.tsx";
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
  const { shift, booking, canBook, applicants, opened, onOpen } = props;
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
      <div className="apl-acts">
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
        <Button variant="quiet" aria-label={texts.moreOf(name)} onClick={() => onOpen(shift, "more")}>
          {texts.more}
        </Button>
      </div>
      {opened === "more" && (
        <MoreDialog
          {...{ shift, booking, canBook, applicants, name }}
          onBook={() => onOpen(shift, "book")}
          onClose={close}
        />
      )}
      {opened === "book" && <BookDialog shift={shift} booking={booking} onClose={close} />}
    </li>
  );
});
