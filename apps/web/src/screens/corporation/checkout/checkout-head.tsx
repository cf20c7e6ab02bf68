import { CheckCheck, CopyCheck } from "lucide-react";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { timesToApprove } from "#rules/checkout/company-card.ts";
import { dayOf } from "#rules/time/moment.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { bookingLead } from "#texts/da/corporation/booking-card.ts";
import { chosenOrOther } from "#texts/da/corporation/booking-presets.ts";
import { corporationCheckoutTexts as texts } from "#texts/da/corporation/company-checkout.ts";
import { formatDay, keepDays } from "#texts/format/days.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { BookingStatus, BookingStatusSummary } from "#web/components/bookings/booking-status.tsx";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { type CheckoutProps, type CheckoutShift, cardFacts, type Draft } from "./checkout-shift.ts";
import { checkoutCalls, stampOf } from "./stamp.ts";

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
  const send = useApiMutation(checkoutEndpoints.corporationApproveAll, checkoutCalls(booking.id));
  const ready = shifts.flatMap((shift) => {
    const draft = draftOf(shift);
    const times = timesToApprove(cardFacts(shift, draft));
    return times ? { shift, draft, checkOut: stampOf(times, draft) } : [];
  });

  function approveAll() {
    send.mutate(
      {
        body: {
          booking_id: booking.id,
          shifts: ready.map(({ shift, checkOut }) => ({ employee_id: shift.employee.id, checkOut })),
        },
      },
      {
        onSuccess: () => {
          for (const { shift, draft } of ready) onSaved(shift, draft);
          toast.success(corporationToasts.checkoutSaved);
        },
        onError: (error) => toast.error(failureText(error, corporationToasts.approvalFailed)),
      },
    );
  }

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
      lead={`${lead}, ${texts.booked(booking.start_time, booking.end_time)}`}
      status={<BookingStatus booking={booking} />}
      summary={<BookingStatusSummary booking={booking} />}
      actions={
        <>
          <Button
            isCaps
            aria-expanded={isFilling}
            isDisabled={shifts.every(({ locked }) => locked !== null)}
            onClick={onFill}
          >
            <Icon of={CopyCheck} size={16} />
            {texts.autoFill}
          </Button>
          <Button
            isCaps
            variant="primary"
            isDisabled={ready.length === 0}
            isPending={send.isPending}
            onClick={approveAll}
          >
            <Icon of={CheckCheck} size={16} />
            {texts.approveAll}
          </Button>
        </>
      }
    />
  );
}
