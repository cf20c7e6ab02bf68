import type { StatusSummaryKey } from "#rules/bookings/status-summary.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { SentState } from "./readiness.ts";

/** How far one side of a booking's money is: nothing is due, somebody is left, it is on its way, refused or sent. */
type MoneyState = "none" | "left" | "queued" | "refused" | "sent";

/** One side of a booking's money: `sent` of the `of` people who were there are accepted, `queued` on their way. */
export interface MoneySide {
  readonly state: MoneyState;
  readonly sent: number;
  readonly queued: number;
  readonly of: number;
}

/** What an admin's lists can be narrowed to. */
export const moneyGaps = ["not_invoiced", "not_paid", "open_hours"] as const;

export type MoneyGap = (typeof moneyGaps)[number];

/** The selected people of a booking, as its money depends on them. */
export interface BookingMoneyFacts {
  readonly isCancelled: boolean;
  readonly endsAt: Moment;
  readonly people: readonly {
    readonly isNotMet: boolean;
    readonly invoice: SentState | null;
    readonly pay: SentState | null;
    /** The shift waits for a stamp or an agreement. */
    readonly isOpen: boolean;
  }[];
}

/** How far invoice and pay of a booking are, how many hours are open, and which lists it stands in for that. */
export interface BookingMoney {
  readonly invoice: MoneySide;
  readonly pay: MoneySide;
  readonly openHours: number;
  readonly gaps: readonly MoneyGap[];
}

/** Rule: How far a booking's money is, docs/rules/money.md. */
export function bookingMoney({ isCancelled, endsAt, people }: BookingMoneyFacts, now: Moment): BookingMoney {
  const isDue = !isCancelled && now >= endsAt;
  const met = people.filter(({ isNotMet }) => !isNotMet);
  const invoice = sideOf(
    met.map((person) => person.invoice),
    isDue,
  );
  const pay = sideOf(
    met.map((person) => person.pay),
    isDue,
  );
  const openHours = isDue ? met.filter(({ isOpen }) => isOpen).length : 0;
  const isMissing = ({ state, sent, of }: MoneySide) => state !== "none" && sent < of;
  const gaps: MoneyGap[] = [];
  if (isMissing(invoice)) gaps.push("not_invoiced");
  if (isMissing(pay)) gaps.push("not_paid");
  if (openHours > 0) gaps.push("open_hours");
  return { invoice, pay, openHours, gaps };
}

/**
 * Whether an admin reads how far the invoice is instead of a booking's status summary: once the hours are agreed, and
 * something was sent or is on its way. Rule: An invoice in the status summary of a booking, docs/rules/money.md.
 */
export function isAboutInvoice(summary: StatusSummaryKey, { state, sent, queued }: MoneySide): boolean {
  const isAgreed = summary === "agreed" || summary === "approved" || summary === "checkout_closed";
  return isAgreed && (state === "queued" || state === "refused" || (state === "left" && sent + queued > 0));
}

function sideOf(states: readonly (SentState | null)[], isDue: boolean): MoneySide {
  const count = (of: SentState) => states.filter((state) => state === of).length;
  const sent = count("accepted");
  return { state: stateOf(states, sent, isDue), sent, queued: count("queued"), of: states.length };
}

/** What somebody must do comes before what only waits. */
function stateOf(states: readonly (SentState | null)[], sent: number, isDue: boolean): MoneyState {
  if (!isDue || states.length === 0) return "none";
  if (states.includes("refused")) return "refused";
  if (states.includes(null)) return "left";
  return sent === states.length ? "sent" : "queued";
}
