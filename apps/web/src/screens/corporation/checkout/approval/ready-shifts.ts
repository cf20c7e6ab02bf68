import { timesToApprove } from "#rules/checkout/company-card.ts";
import { isSame, type Times } from "#rules/checkout/times.ts";
import { approvalSummaryTexts as texts } from "#texts/da/corporation/approval-summary.ts";
import { shortName } from "#texts/format/contact.ts";
import { type CheckoutShift, cardFacts, type Draft } from "../checkout-shift.ts";
import { stampOf } from "../stamp.ts";

/** Somebody whom approving all would approve, with the times and what is sent for them. */
export interface ReadyShift {
  readonly shift: CheckoutShift;
  readonly draft: Draft;
  readonly times: Times;
  readonly checkOut: ReturnType<typeof stampOf>;
}

/** Whom approving all would approve as the cards stand. */
export function readyShifts(
  shifts: readonly CheckoutShift[],
  draftOf: (shift: CheckoutShift) => Draft,
): ReadyShift[] {
  return shifts.flatMap((shift) => {
    const draft = draftOf(shift);
    const times = timesToApprove(cardFacts(shift, draft));
    return times ? { shift, draft, times, checkOut: stampOf(times, draft) } : [];
  });
}

/** The chosen times as the summary is asked for them. */
export function chosenOf(ready: readonly ReadyShift[]): string {
  return ready.map(({ shift, times }) => `${shift.id}_${times.from}_${times.to}`).join(",");
}

/** In sentences, what became other than it was seen: times, who came, and who is left out now. */
export function newsSince(seen: readonly ReadyShift[], now: readonly ReadyShift[]): string[] {
  const timesIn = (list: readonly ReadyShift[], id: number) =>
    list.find(({ shift }) => shift.id === id)?.times ?? null;
  const changed = now.flatMap(({ shift, times }) => {
    const before = timesIn(seen, shift.id);
    return isSame(times, before) ? [] : [texts.nowTimes(nameOf(shift), times, before)];
  });
  const gone = seen.filter(({ shift }) => timesIn(now, shift.id) === null);
  return [...changed, ...gone.map(({ shift }) => texts.noMore(nameOf(shift)))];
}

export function nameOf({ employee }: CheckoutShift): string {
  return shortName(employee.first_name, employee.last_name);
}
