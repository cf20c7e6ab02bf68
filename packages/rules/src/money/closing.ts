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

/** What decides what of a booking is open, side by side of each of its people; ids say which they are. */
export interface BookingFacts {
  readonly id: number;
  readonly people: readonly {
    readonly id: number;
    /** Why the person is not on the next invoice, null where they are. */
    readonly invoice: WhyNotInvoiced | null;
    readonly pay: WhyNotPaid | null;
    /** Hours are open beside those that silence has agreed. */
    readonly isRestOpen: boolean;
    /** An invoice with the person was credited. */
    readonly isCredited: boolean;
  }[];
  /** Late removals whose pay is not sent, as of the people. */
  readonly removals: readonly { readonly id: number; readonly pay: WhyNotPaid | null }[];
  /** Fees for late removals that are on no invoice. */
  readonly fees: readonly number[];
  /** Something was prepaid, came off no invoice and is not credited. */
  readonly isPrepaidLeft: boolean;
  /** Documents and pay lines that were refused and not taken back, or are on their way. */
  readonly invoices: { readonly refused: readonly number[]; readonly queued: readonly number[] };
  readonly payLines: {
    readonly refused: readonly number[];
    readonly queued: readonly number[];
    readonly notFetched: readonly number[];
  };
}

/** What of a booking is open, with which people, documents or pay lines it is of. */
export interface Difference {
  readonly key: DifferenceKey;
  readonly ids: readonly number[];
}

/** What of a booking keeps a month from being done. Rule: What is open in a month, docs/rules/bookkeeping.md. */
export function differencesOf(facts: BookingFacts): Difference[] {
  const { people, removals, invoices, payLines } = facts;
  const idsOf = <One extends { readonly id: number }>(all: readonly One[], isOf: (one: One) => boolean) =>
    all.filter(isOf).map(({ id }) => id);
  const of = (isOf: (person: (typeof people)[number]) => boolean) => idsOf(people, isOf);
  const isOpen = (person: (typeof people)[number]) =>
    person.isRestOpen || person.invoice === "open_times" || person.pay === "open_times";
  const isUnpaid = ({ pay }: { readonly pay: WhyNotPaid | null }) => pay === null || pay === "above_limit";
  const isMissing = ({ pay }: { readonly pay: WhyNotPaid | null }) => pay === "missing_data";
  const waits = (person: (typeof people)[number]) =>
    person.invoice !== "already_sent" && person.invoice !== "not_met";
  const found: Record<DifferenceKey, readonly number[]> = {
    open_hours: of(isOpen),
    not_approved: of(
      (person) => !isOpen(person) && [person.invoice, person.pay].some((reason) => reason === "not_approved"),
    ),
    not_invoiced: of(({ invoice, isCredited }) => invoice === null && !isCredited),
    credited: of((person) => person.isCredited && waits(person)),
    fees: facts.fees,
    prepaid: facts.isPrepaidLeft && !people.some(waits) ? [facts.id] : [],
    invoice_refused: invoices.refused,
    invoice_queued: invoices.queued,
    missing_data: [...of(isMissing), ...idsOf(removals, isMissing)],
    not_paid: [...of(isUnpaid), ...idsOf(removals, isUnpaid)],
    pay_refused: payLines.refused,
    pay_queued: payLines.queued,
    not_fetched: payLines.notFetched,
    not_ended: of(({ invoice, pay }) => invoice === "not_ended" || pay === "not_ended"),
  };
  return differenceKeys.flatMap((key) => (found[key].length > 0 ? [{ key, ids: found[key] }] : []));
}

/** A difference of a booking, as whoever closes the month has seen it. */
export interface OpenPoint extends Difference {
  readonly bookingId: number;
}

/**
 * What of `points` was not among `before`: a point of which something is new stands with what is new of it alone.
 * Rule: Closing a month, docs/rules/bookkeeping.md.
 */
export function newPoints(points: readonly OpenPoint[], before: readonly OpenPoint[]): OpenPoint[] {
  const nameOf = (bookingId: number, key: DifferenceKey, id: number) => `${bookingId} ${key} ${id}`;
  const known = new Set(
    before.flatMap(({ bookingId, key, ids }) => ids.map((id) => nameOf(bookingId, key, id))),
  );
  return points.flatMap(({ bookingId, key, ids }) => {
    const added = ids.filter((id) => !known.has(nameOf(bookingId, key, id)));
    return added.length > 0 ? [{ bookingId, key, ids: added }] : [];
  });
}

/**
 * Whether a month may be closed by whoever has seen what is open. Refuses `month_not_over` before the next one begins,
 * `month_closed`, `month_changed` where something else is open by now, and `reason_missing` where something is open and
 * nothing says why. Rule: Closing a month, docs/rules/bookkeeping.md.
 */
export function canClose(
  facts: {
    readonly month: Month;
    readonly isClosed: boolean;
    readonly open: readonly OpenPoint[];
    readonly seen: readonly OpenPoint[];
    readonly reason: string;
  },
  today: Day,
): Verdict<"month_not_over" | "month_closed" | "month_changed" | "reason_missing"> {
  if (today <= daysOfMonth(facts.month).last) return refuse("month_not_over");
  if (facts.isClosed) return refuse("month_closed");
  const { open, seen } = facts;
  if (newPoints(open, seen).length > 0 || newPoints(seen, open).length > 0) return refuse("month_changed");
  return open.length > 0 && facts.reason === "" ? refuse("reason_missing") : { ok: true };
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
