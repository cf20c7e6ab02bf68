import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { corporationCheckoutTexts, autoFillTexts as texts } from "#texts/da/corporation/company-checkout.ts";
import { changedValues } from "#web/api/form-drafts/use-draft-form.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Rating } from "#web/ui/choices/rating.tsx";
import { TimeSlots } from "#web/ui/date-time/time-slots.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import type { Draft } from "./checkout-shift.ts";

export interface AutoFillCardProps {
  booking: WireCorporationBooking;
  onFill: (filling: Partial<Draft>) => void;
}

/** Times, comments and stars that are copied to the cards; what is left empty leaves the cards alone. */
export function AutoFillCard({ booking, onFill }: AutoFillCardProps) {
  const start = { from: booking.start_time, to: booking.end_time, explanation: "", comment: "", rating: 0 };
  const [filling, setFilling, forget] = useDraftState(
    "auto-fill",
    start,
    (now) => changedValues(start, now) !== null,
  );
  const { from, to, explanation, comment, rating } = filling;
  const write = (part: Partial<typeof start>) => setFilling((before) => ({ ...before, ...part }));

  function apply() {
    forget();
    onFill({
      from,
      to,
      ...(explanation.trim() && { explanation: explanation.trim() }),
      ...(comment.trim() && { comment: comment.trim() }),
      ...(rating > 0 && { rating }),
    });
  }

  return (
    <Card className="checkout" isPadded={false}>
      <div>
        <h2 className="h3">{texts.heading}</h2>
        <p className="small dim">{texts.text}</p>
      </div>
      <div className="grid-2">
        <TimeSlots
          label={texts.from}
          note={corporationCheckoutTexts.bookedAt(booking.start_time)}
          booked={booking.start_time}
          value={from}
          onChange={(from) => write({ from })}
        />
        <TimeSlots
          label={texts.to}
          note={corporationCheckoutTexts.bookedAt(booking.end_time)}
          booked={booking.end_time}
          after={from}
          value={to}
          onChange={(to) => write({ to })}
        />
        <TextArea
          label={texts.comment}
          rows={2}
          maxLength={140}
          hasCounter
          value={explanation}
          onChange={({ target }) => write({ explanation: target.value })}
        />
        <TextArea
          label={corporationCheckoutTexts.ratingComment}
          rows={2}
          maxLength={1000}
          value={comment}
          onChange={({ target }) => write({ comment: target.value })}
        />
      </div>
      <div className="co-end">
        <div>
          <p className="label">{texts.rating}</p>
          <Rating label={texts.rateAll} value={rating} onChange={(rating) => write({ rating })} />
        </div>
        <Button variant="outline" onClick={apply}>
          {texts.apply}
        </Button>
      </div>
    </Card>
  );
}
