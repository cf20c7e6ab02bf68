import type { CorporationCard } from "#rules/checkout/company-card.ts";
import { corporationCheckoutTexts as texts } from "#texts/da/corporation/company-checkout.ts";
import type { CheckoutCardProps } from "#web/screens/corporation/checkout/checkout-shift.ts";
import { TimeSlots } from "#web/ui/date-time/time-slots.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";

export interface CardTimesProps extends Pick<CheckoutCardProps, "booking" | "draft" | "onChange"> {
  card: CorporationCard;
}

/** The company's times in quarters around the booked ones, and why they differ. */
export function CardTimes({ booking, draft, onChange, card }: CardTimesProps) {
  return (
    <>
      <div className="grid-2">
        <TimeSlots
          label={texts.from}
          note={texts.bookedAt(booking.start_time)}
          booked={booking.start_time}
          value={draft.from}
          onChange={(from) => onChange({ from })}
          isDisabled={card.isLocked}
        />
        <TimeSlots
          label={texts.to}
          note={texts.bookedAt(booking.end_time)}
          booked={booking.end_time}
          after={draft.from ?? booking.start_time}
          value={draft.to}
          onChange={(to) => onChange({ to })}
          isDisabled={card.isLocked}
        />
      </div>
      {card.showComment && (
        <TextArea
          label={texts.explanation}
          rows={2}
          maxLength={140}
          hasCounter
          value={draft.explanation}
          onChange={({ target }) => onChange({ explanation: target.value })}
        />
      )}
    </>
  );
}
