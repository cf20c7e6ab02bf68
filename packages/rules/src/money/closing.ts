import type { WhyNotInvoiced, WhyNotPaid } from "#rules/money/readiness.ts";
import { addDays, addMonths, type Day } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/** A calendar month of Copenhagen, `2026-10`. */
export type Month = string;

/** What of a booking is not done, in the order in which it is mended. */
export const differenceKeys = [
  ...(["open_hours", "not_approved", "not_invoiced", "credited", "fees", "prepaid"] as const),
  ...(["invoice_refused", "invoice_queued", "missing_data", "not_paid"] as const),
  ...(["pay_refused", "pay_queued", "not_fetched", "not_ended"] as const),
] as const;
export type DifferenceKey = (typeof differenceKeys)[number];

/** What decides what of a booking is open, side by side of each of its people. */
export interface BookingFacts {
  readonly people: readonly {
    /** Why the person is not on the next invoice, null where they are. */
    readonly invoice: WhyNotInvoiced | null;
    readonly pay: WhyNotPaid | null;
    /** Hours are open beside those that silence has agreed. */
    readonly isRestOpen: boolean;
    /** An invoice with the person was credited. */
    readonly isCredited: boolean;
  }[];
  /** Late removals whose pay is not sent, as of the people. */
  readonly removals: readonly (WhyNotPaid | null)[];
  /** Fees for late removals that are on no invoice. */
  readonly fees: number;
  /** Something was prepaid, came off no invoice and is not credited. */
  readonly isPrepaidLeft: boolean;
  /** Documents and pay lines that were refused and not taken back, or are on their way. */
  readonly invoices: { readonly refused: number; readonly queued: number };
  readonly payLines: { readonly refused: number; readonly queued: number; readonly notFetched: number };
}

/** What of a booking is open, with how many people, documents or pay lines it is of. */
export interface Difference {
  readonly key: DifferenceKey;
  readonly count: number;
}

/** What of a booking keeps a month from being done. Rule: What is open in a month, docs/rules/bookkeeping.md. */
export function differencesOf(facts: BookingFacts): Difference[] {
  const { people, removals, invoices, payLines } = facts;
  const of = (isOf: (person: (typeof people)[number]) => boolean) => people.filter(isOf).length;
  const isOpen = (person: (typeof people)[number]) =>
    person.isRestOpen || person.invoice === "open_times" || person.pay === "open_times";
  const isUnpaid = (reason: WhyNotPaid | null) => reason === null || reason === "above_limit";
  const removed = (isOf: (reason: WhyNotPaid | null) => boolean) => removals.filter(isOf).length;
  const waits = (person: (typeof people)[number]) =>
    person.invoice !== "already_sent" && person.invoice !== "not_met";
  const counts: Record<DifferenceKey, number> = {
    open_hours: of(isOpen),
    not_approved: of(
      (person) => !isOpen(person) && [person.invoice, person.pay].some((reason) => reason === "not_approved"),
    ),
    not_invoiced: of(({ invoice, isCredited }) => invoice === null && !isCredited),
    credited: of((person) => person.isCredited && waits(person)),
    fees: facts.fees,
    prepaid: facts.isPrepaidLeft && of(waits) === 0 ? 1 : 0,
    invoice_refused: invoices.refused,
    invoice_queued: invoices.queued,
    missing_data: of(({ pay }) => pay === "missing_data") + removed((reason) => reason === "missing_data"),
    not_paid: of(({ pay }) => isUnpaid(pay)) + removed(isUnpaid),
    pay_refused: payLines.refused,
    pay_queued: payLines.queued,
    not_fetched: payLines.notFetched,
    not_ended: of(({ invoice, pay }) => invoice === "not_ended" || pay === "not_ended"),
  };
  return differenceKeys.flatMap((key) => (counts[key] > 0 ? [{ key, count: counts[key] }] : []));
}

/**
 * Whether a month may be closed by whoever has seen so many differences. Refuses `month_not_over` before the next one
 * begins, `month_closed`, `total_changed` where another number is open by now, and `reason_missing` where something is open and
 * nothing says why. Rule: Closing a month, docs/rules/bookkeeping.md.
 */
export function canClose(
  facts: {
    readonly month: Month;
    readonly isClosed: boolean;
    readonly open: number;
    readonly seen: number;
    readonly reason: string;
  },
  today: Day,
): Verdict<"month_not_over" | "month_closed" | "total_changed" | "reason_missing"> {
  if (today <= daysOfMonth(facts.month).last) return refuse("month_not_over");
  if (facts.isClosed) return refuse("month_closed");
  if (facts.open !== facts.seen) return refuse("total_changed");
  return facts.open > 0 && facts.reason === "" ? refuse("reason_missing") : { ok: true };
}

/**
 * The months that wait to be closed, the oldest first; `worked` are those in which something was worked or issued.
 * Rule: Months to close, docs/rules/bookkeeping.md.
 */
export function monthsToClose(
  facts: {
    /** The first month that was ever closed. */
    readonly first: Month | null;
    readonly closed: readonly Month[];
    readonly worked: readonly Month[];
  },
  today: Day,
): Month[] {
  const last = monthBefore(monthOf(today));
  const first = facts.first !== null && facts.first < last ? facts.first : last;
  return facts.worked
    .filter((month) => month >= first && month <= last && !facts.closed.includes(month))
    .toSorted();
}

/** The month that a day lies in. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The first and the last day of a month. */
export function daysOfMonth(month: Month): { readonly first: Day; readonly last: Day } {
  const first = `${month}-01`;
  return { first, last: addDays(addMonths(first, 1), -1) };
}

export function monthBefore(month: Month): Month {
  return monthOf(addDays(`${month}-01`, -1));
}
