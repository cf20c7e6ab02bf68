import { CheckCheck, CopyCheck } from "lucide-react";
import { useState } from "react";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { bookingLead } from "#texts/da/corporation/booking-card.ts";
import { chosenOrOther } from "#texts/da/corporation/booking-presets.ts";
import { corporationCheckoutTexts as texts } from "#texts/da/corporation/company-checkout.ts";
import { formatDay, keepDays } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { BookingStatus, BookingStatusSummary } from "#web/components/bookings/booking-status.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { ApproveAllDialog } from "./approval/approve-all-dialog.tsx";
import { readyShifts } from "./approval/ready-shifts.ts";
import type { CheckoutProps, CheckoutShift, Draft } from "./checkout-shift.ts";

export interface CheckoutHeadProps extends CheckoutProps {
  draftOf: (shift: CheckoutShift) => Draft;
  isFilling: boolean;
  onFill: () => void;
  /** Told of each person whose times were sent; what was chosen for the others stays. */
  onSaved: (shift: CheckoutShift, sent: Draft) => void;
}

/** Which booking it is, and what is done for all of its people at once. */
export function CheckoutHead(props: CheckoutHeadProps) {
  const { booking, shifts, draftOf, isFilling, onFill, onSaved } = props;
  const [isAsking, setAsking] = useState(false);
  const ready = readyShifts(shifts, draftOf);

  const lead = bookingLead({
    people: booking.number_of_staff,
    jobTitle: booking.jobRole.job_title,
    arrangement: chosenOrOther(booking.arrangement_type, booking.arrangement_type_other),
  });
  return (
    <PageHead
      back={
        <ScreenBack to="/" search={{ step: 1 }}>
          {texts.back}
        </ScreenBack>
      }
      title={keepDays(formatDay(booking.date, dayOf(serverNow())))}
      lead={`${lead}, ${texts.booked(booking.start_time, booking.end_time)}. ${bookingNumber(booking.id)}`}
      status={<BookingStatus booking={booking} />}
      summary={<BookingStatusSummary booking={booking} />}
      actions={
        <May call={checkoutEndpoints.corporationApproveAll}>
          <Button
            isCaps
            aria-expanded={isFilling}
            isDisabled={shifts.every(({ locked }) => locked !== null)}
            onClick={onFill}
          >
            <Icon of={CopyCheck} size={16} />
            {texts.autoFill}
          </Button>
          <Button isCaps variant="primary" isDisabled={ready.length === 0} onClick={() => setAsking(true)}>
            <Icon of={CheckCheck} size={16} />
            {texts.approveAll}
          </Button>
          {isAsking && (
            <ApproveAllDialog
              bookingId={booking.id}
              {...{ ready, onSaved }}
              onClose={() => setAsking(false)}
            />
          )}
        </May>
      }
    />
  );
}
