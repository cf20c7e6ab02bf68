import { corporationCard, corporationPrefill } from "#rules/checkout/company-card.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { type CheckoutShift, cardFacts, changedSince, type Draft, timesOf } from "./checkout-shift.ts";

/** What was chosen and written, by shift. */
type Touched = Readonly<Record<number, Partial<Draft>>>;

/** What the cards hold. A card that nobody has touched follows what the server says, also when it changes. */
export function useDrafts(shifts: readonly CheckoutShift[]) {
  const [touched, setTouched] = useDraftState<Touched>("checkout", {}, isAnyTouched);

  function draftOf(shift: CheckoutShift): Draft {
    return { ...initialDraft(shift), ...touched[shift.id] };
  }

  function change(shift: CheckoutShift, part: Partial<Draft>): void {
    setTouched((before) => ({ ...before, [shift.id]: { ...before[shift.id], ...part } }));
  }

  /** Where it was saved the card shows what the server says, and so what the other side answers. */
  function forget(shift: CheckoutShift, sent: Partial<Draft>): void {
    setTouched((before) => ({ ...before, [shift.id]: changedSince(sent, before[shift.id] ?? {}) }));
  }

  /** Copies what was filled in to all cards that are neither agreed nor locked; nothing is saved yet. */
  function fill(filling: Partial<Draft>): void {
    for (const shift of shifts) {
      const card = corporationCard(cardFacts(shift, draftOf(shift)));
      if (!card.isAgreed && !card.isLocked) change(shift, filling);
    }
  }

  return { draftOf, change, fill, forget };
}

function isAnyTouched(touched: Touched): boolean {
  return Object.values(touched).some((draft) => Object.keys(draft).length > 0);
}

function initialDraft(shift: CheckoutShift): Draft {
  const times = corporationPrefill({
    employee: timesOf(shift.employee_checkin_time, shift.employee_checkout_time),
    company: timesOf(shift.corporation_checkin_time, shift.corporation_checkout_time),
  });
  return {
    from: times?.from ?? null,
    to: times?.to ?? null,
    explanation: shift.time_comment_by_corporation,
    comment: shift.comment,
    rating: shift.rating,
  };
}
