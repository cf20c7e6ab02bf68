import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import type { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import type { CorporationCardFacts } from "#rules/checkout/company-card.ts";
import type { Times } from "#rules/checkout/times.ts";
import type { ClockTime } from "#rules/time/moment.ts";

export type CheckoutShift = AnswerOf<typeof checkoutEndpoints.corporationShifts>[number];

/** A booking and its people, as the checkout and its head are given them. */
export interface CheckoutProps {
  booking: WireCorporationBooking;
  shifts: readonly CheckoutShift[];
}

/** What a card holds before it is sent. Times are chosen one by one, the other is null until then. */
export interface Draft {
  readonly from: ClockTime | null;
  readonly to: ClockTime | null;
  readonly explanation: string;
  readonly comment: string;
  readonly rating: number;
}

/** What the rule of the card looks at. */
export function cardFacts(
  shift: CheckoutShift,
  draft: Draft,
): CorporationCardFacts & { hasNewExplanation: boolean } {
  return {
    employee: timesOf(shift.employee_checkin_time, shift.employee_checkout_time),
    company: timesOf(shift.corporation_checkin_time, shift.corporation_checkout_time),
    draft: timesOf(draft.from, draft.to),
    lastBy: shift.last_checkout_by,
    rejectedByCorporation: shift.checkout_rejected_count_corporation,
    rejectedByEmployee: shift.checkout_rejected_count_employee,
    allApproved: shift.locked !== null,
    hasNewExplanation: draft.explanation.trim() !== shift.time_comment_by_corporation.trim(),
  };
}

/** What is in hand after `sent` was saved: the parts that were not sent, and those changed while it was under way. */
export function changedSince(sent: Partial<Draft>, touched: Partial<Draft>): Partial<Draft> {
  const parts = Object.entries(touched) as [keyof Draft, Draft[keyof Draft]][];
  return Object.fromEntries(parts.filter(([part, value]) => !(part in sent) || sent[part] !== value));
}

/** Both times or neither: half a period is reported nowhere. */
export function timesOf(from: ClockTime | null, to: ClockTime | null): Times | null {
  return from === null || to === null ? null : { from, to };
}

/** What a card of the checkout, and most of its parts, are given. */
export interface CheckoutCardProps {
  booking: WireCorporationBooking;
  shift: CheckoutShift;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  /** This much of the draft is stored: there the card follows the server again. */
  onSaved: (sent: Partial<Draft>) => void;
}
