import { type CorporationCard, corporationCard } from "#rules/checkout/company-card.ts";
import { isSame, type Times } from "#rules/checkout/times.ts";
import { checkoutHoursBetween } from "#rules/time/duration.ts";
import { applicantTexts } from "#texts/da/corporation/booking-view.ts";
import {
  corporationCardLabels,
  corporationMoves,
  corporationCheckoutTexts as texts,
} from "#texts/da/corporation/company-checkout.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { formatHours } from "#texts/format/numbers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { FavouriteButton } from "#web/components/people/favourites/favourite-button.tsx";
import { Portrait } from "#web/components/people/portrait.tsx";
import type { CheckoutCardProps } from "#web/screens/corporation/checkout/checkout-shift.ts";
import { TimeSlots } from "#web/ui/date-time/time-slots.tsx";
import { Chip } from "#web/ui/feedback/chip.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { cardFacts } from "../checkout-shift.ts";
import { CardButtons } from "./card-buttons.tsx";
import { cardLooks } from "./card-looks.ts";
import { CardRating } from "./card-rating.tsx";
import { Compare } from "./compare.tsx";
import { Difference, otherTimesText } from "./difference.tsx";
import { NotCome } from "./not-come.tsx";

/** One person's hours: what both sides say, the company's times, and what it does about it. */
export function CheckoutCard(props: CheckoutCardProps) {
  const { booking, shift, draft, onChange } = props;
  const facts = cardFacts(shift, draft);
  const card = corporationCard(facts);
  const look = cardLooks[card.label];
  const name = shortName(shift.employee.first_name, shift.employee.last_name);
  const other = otherTimesText(facts, booking);
  const isSettled = card.isLocked || (card.isAgreed && isSame(facts.draft, facts.company));
  return (
    <Card
      className="checkout"
      isPadded={false}
      needsYou={look.tone === "amber" && !card.isLocked}
      aria-label={name}
    >
      <div className="co-head">
        <Portrait person={shift.employee} name={name} size={48} />
        <div className="co-who">
          <h2 className="h3">{name}</h2>
          <p className="small dim">{applicantTexts.hiredBefore(shift.hiredBeforeCount)}</p>
        </div>
        <FavouriteButton
          employeeId={shift.employee.id}
          name={name}
          isFavourite={shift.is_favourite}
          corporationId={booking.corporation_id}
        />
        <span className="push row row--wrap">
          {other && <Chip tone="data">{other}</Chip>}
          <Status tone={look.tone} icon={look.icon} isCaps={look.isCaps}>
            {corporationCardLabels[card.label]}
          </Status>
        </span>
      </div>
      <Compare facts={facts} amounts={shift.amounts} booking={booking} />
      <WhoseMove shift={shift} />
      <Difference facts={facts} shift={shift} booking={booking} />
      {card.isAgreed && !card.isLocked ? (
        <Fold title={texts.changeTimes}>
          <CardTimes {...{ booking, draft, onChange, card }} />
        </Fold>
      ) : (
        <CardTimes {...{ booking, draft, onChange, card }} />
      )}
      {facts.employee === null && facts.company === null && !card.isLocked && <NotCome shift={shift} />}
      <div className="co-end">
        <CardRating {...props} name={name} />
        {isSettled ? (
          <p className="small dim">{shift.locked?.text ?? agreedText(facts.company, shift.rating > 0)}</p>
        ) : (
          <CardButtons {...props} card={card} />
        )}
      </div>
    </Card>
  );
}

/** Whose move it is, and until when. */
function WhoseMove({ shift }: Pick<CheckoutCardProps, "shift">) {
  const now = useNow();
  const { state, by, due_by } = shift.move;
  const sentence = corporationMoves[state]?.({
    firstName: shift.employee.first_name,
    dueBy: due_by && formatMoment(Date.parse(due_by), now),
    openHours: shift.open_hours,
  });
  if (!sentence) return null;
  return <p className={by === "corporation" ? "small strong" : "small dim"}>{sentence}</p>;
}

function agreedText(company: Times | null, isRated: boolean): string {
  return company ? texts.agreed(formatHours(checkoutHoursBetween(company.from, company.to)), isRated) : "";
}

interface CardTimesProps extends Pick<CheckoutCardProps, "booking" | "draft" | "onChange"> {
  card: CorporationCard;
}

/** The company's times in quarters around the booked ones, and why they differ. */
function CardTimes({ booking, draft, onChange, card }: CardTimesProps) {
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
