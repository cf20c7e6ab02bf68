import { useState } from "react";
import type { WireCorporationBooking } from "#contract/entities/booking.ts";
import { companyCard, companyPrefill } from "#rules/checkout/company-card.ts";
import { type CheckoutShift, cardFacts, type Draft } from "./checkout-shift.ts";

/** What the cards hold. A card that nobody has touched follows what the server says, also when it changes. */
export function useDrafts(shifts: readonly CheckoutShift[]) {
  const [touched, setTouched] = useState<Readonly<Record<number, Partial<Draft>>>>({});

  function draftOf(shift: CheckoutShift): Draft {
    return { ...initialDraft(shift), ...touched[shift.id] };
  }

  function change(shift: CheckoutShift, part: Partial<Draft>): void {
    setTouched((before) => ({ ...before, [shift.id]: { ...before[shift.id], ...part } }));
  }

  /** After it was saved the card shows what the server says, and so what the other side answers. */
  function forget(shift: CheckoutShift): void {
    setTouched((before) => ({ ...before, [shift.id]: {} }));
  }

  /** Copies what was filled in to all cards that are neither agreed nor locked; nothing is saved yet (D-096). */
  function fill(booking: WireCorporationBooking, filling: Partial<Draft>): void {
    for (const shift of shifts) {
      const card = companyCard(cardFacts(shift, draftOf(shift), booking));
      if (!card.isAgreed && !card.isLocked) change(shift, filling);
    }
  }

  return { draftOf, change, fill, forget };
}

function initialDraft(shift: CheckoutShift): Draft {
  const empty = { from: null, to: null, explanation: "", comment: "", rating: 0 };
  const { employee, company } = cardFacts(shift, empty, { all_check_times_approved: false });
  const times = companyPrefill({ employee, company });
  return {
    from: times?.from ?? null,
    to: times?.to ?? null,
    explanation: shift.time_comment_by_corporation,
    comment: shift.comment,
    rating: shift.rating,
  };
}
