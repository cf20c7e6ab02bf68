import type { WireEmployeeBooking } from "#contract/bookings/entities.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { endedTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { wholeDay } from "#texts/format/days.ts";

type Penalty = NonNullable<NonNullable<WireEmployeeBooking["shift"]>["penalty"]>;

/** «… igen lørdag d. 27. feb. 2027.»: a month ends a sentence by its own dot, a year does not. */
const whole = (sentence: string) => (sentence.endsWith(".") ? sentence : `${sentence}.`);

/** What a shift that was left has cost: the card, and until when no jobs can or could be applied for. */
export function cardSentence(penalty: Penalty | null, now: Moment): string {
  if (!penalty) return texts.noCard;
  const card = texts.card[penalty.card];
  if (penalty.freeze_until === null) return texts.gotCard(card);
  const until = Date.parse(penalty.freeze_until);
  const day = wholeDay(dayOf(until), dayOf(now));
  if (penalty.held) return until > now ? texts.gotCardHeld(card, day) : texts.gotCard(card);
  return until > now ? whole(texts.gotCardAndFreeze(card, day)) : texts.gotCardAndFroze(card, day);
}
