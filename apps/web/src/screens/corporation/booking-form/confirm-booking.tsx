import { Send } from "lucide-react";
import type { BookingForm } from "#contract/bookings/booking-form.ts";
import type { Ore } from "#rules/money/ore.ts";
import { invoicingDayOf } from "#rules/pricing/trade-terms.ts";
import { dayOf } from "#rules/time/moment.ts";
import { bookingConfirmTexts as texts } from "#texts/da/common/booking-confirm.ts";
import { bookingLead } from "#texts/da/corporation/booking-card.ts";
import { bookingFormTexts } from "#texts/da/corporation/booking-form.ts";
import { chosenOrOther, transportLabel } from "#texts/da/corporation/booking-presets.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { invoiceTiming, termsReasons } from "#texts/da/price/terms-why.ts";
import { formatPhone, formatPlace } from "#texts/format/contact.ts";
import { formatDay, keepDates } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useAppState, useCorporation } from "#web/api/session/use-session.ts";
import { Commitment, CommitmentFacts, CommitmentWhen } from "#web/components/bookings/commitment.tsx";
import { OwnerLimitNote } from "#web/components/bookings/owner-limit-note.tsx";
import { TermsToAccept } from "#web/components/contracts/terms-to-accept.tsx";
import type { OrderPrepayment } from "#web/components/price/order-prepayment.ts";
import { Note } from "#web/ui/feedback/note.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

export interface ConfirmBookingProps {
  booking: BookingForm;
  jobTitle: string;
  total: Ore;
  /** What is paid in advance for the day's whole order, if anything. */
  prepayment: OrderPrepayment | null;
  isPending: boolean;
  /** Other trade terms are in force than were shown: why it was not sent. */
  changedTerms: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** What is booked, what it costs and what happens next, before the booking is sent. */
export function ConfirmBooking(props: ConfirmBookingProps) {
  const { booking, jobTitle, total, prepayment, isPending, changedTerms, onConfirm, onClose } = props;
  const { config } = useAppState();
  const { corporation } = useCorporation();
  const today = dayOf(serverNow());
  const people = texts.people(booking.number_of_staff, jobTitle);
  return (
    <ConfirmDialog
      isOpen
      title={texts.title}
      cancelLabel={texts.cancel}
      confirmLabel={
        isPending ? (
          bookingFormTexts.creating
        ) : (
          <>
            <Icon of={Send} />
            {texts.send}
          </>
        )
      }
      summary={
        <Commitment
          what={[formatDay(booking.date, today), people, booking.address]}
          label={priceTexts.footer}
          amount={total}
        />
      }
      error={changedTerms ?? undefined}
      {...{ isPending, onConfirm, onClose }}
    >
      <OwnerLimitNote total={total} />
      <CommitmentWhen booking={booking} />
      <CommitmentFacts
        facts={[
          {
            about: "people",
            fact: bookingLead({
              people: booking.number_of_staff,
              jobTitle,
              arrangement: chosenOrOther(booking.arrangement_type, booking.arrangement_type_other),
            }),
            more: texts.wage(booking.hourly_wage, transportLabel(booking.transport_wage)),
          },
          { about: "place", fact: booking.address, more: formatPlace(booking.zip_code, booking.city) },
        ]}
      />
      <p className="small dim">
        {prepayment ? texts.freeBeforePrepayment : texts.free}{" "}
        {keepDates(invoiceTiming(corporation.payment_deadline, { day: invoicingDayOf(booking.date), today }))}
      </p>
      {prepayment && (
        <Note tone="blue">
          {termsReasons.prepayment(prepayment)}{" "}
          {termsReasons.prepaymentPaid({ ...prepayment, deadlineDays: corporation.payment_deadline })}
        </Note>
      )}
      <section className="stack stack--tight">
        <h3 className="h3">{texts.lead}</h3>
        <Reasons sentences={texts.steps} />
      </section>
      <TermsToAccept isChanged={changedTerms !== null} />
      <p className="small dim">{texts.phone(formatPhone(config.brand.supportPhone))}</p>
    </ConfirmDialog>
  );
}
