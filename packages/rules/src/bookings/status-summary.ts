import { isSame, type Stamps } from "#rules/checkout/times.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { OwnerState } from "./owner-approval.ts";
import { isBookable, type StatusFacts, statusOf } from "./status.ts";

/** How far the hours of an ended booking are. People who were not met have no part in it. */
export interface CheckoutProgress {
  people: number;
  /** Whose hours wait for the company's times or answer. */
  waitForCompany: number;
  /** Whose hours wait for the person's own. */
  waitForStaff: number;
  /** Whose hours an admin has approved for the invoice. */
  invoiceApproved: number;
  /** Whose invoice accounting has accepted. */
  invoiced: number;
}

/** What the status summary of a booking is made from. */
export interface StatusSummaryFacts extends StatusFacts {
  startsAt: Moment;
  places: number;
  /** What an owner of the company said; null where nobody is asked. */
  owner: OwnerState | null;
  /** People who apply for it. */
  applied: number;
  /** The accounting system has accepted the invoice. */
  invoiceSent: boolean;
  checkout: CheckoutProgress;
}

/** The keys of a booking's one sentence. */
export const statusSummaryKeys = [
  "cancelled",
  "owner_declined",
  "awaiting_owner",
  "owner_silent",
  "awaiting_approval",
  "closed",
  "full",
  "choose",
  "no_applicants",
  "too_late",
  "going_on",
  "expired",
  "checkout_closed",
  "invoiced",
  "nobody_met",
  "approved",
  "company_hours",
  "staff_hours",
  "agreed",
] as const;

export type StatusSummaryKey = (typeof statusSummaryKeys)[number];

/** Who has to act next; null where nobody has to. */
type StatusSummaryActor = "company" | "staff" | "office" | "applicants";

/**
 * What a booking is to its company now, the same wherever it is shown.
 * Rule: Status summary of a booking, docs/rules/bookings.md.
 */
export function statusSummary(facts: StatusSummaryFacts, now: Moment): StatusSummaryKey {
  const status = statusOf(facts, now);
  if (status === "cancelled") return facts.owner === "declined" ? "owner_declined" : "cancelled";
  if (facts.owner === "waiting") return now < facts.startsAt ? "awaiting_owner" : "owner_silent";
  if (now >= facts.endsAt) return endedKey(facts);
  if (!facts.approved) return "awaiting_approval";
  if (status === "closed") return "closed";
  if (now >= facts.startsAt) return "going_on";
  if (facts.selected >= facts.places) return "full";
  if (!isBookable(now, facts.startsAt)) return "too_late";
  return facts.applied > 0 ? "choose" : "no_applicants";
}

function endedKey({
  selected,
  invoiceSent,
  allCheckTimesApproved,
  checkout,
}: StatusSummaryFacts): StatusSummaryKey {
  if (selected === 0) return "expired";
  if (invoiceSent) return "invoiced";
  if (allCheckTimesApproved) return "checkout_closed";
  if (checkout.people === 0) return "nobody_met";
  if (checkout.invoiceApproved === checkout.people) return "approved";
  if (checkout.waitForCompany > 0) return "company_hours";
  return checkout.waitForStaff > 0 ? "staff_hours" : "agreed";
}

/** Who has to act next, by what a booking is. Rule: Status summary of a booking, docs/rules/bookings.md. */
export const waitsFor: Readonly<Record<StatusSummaryKey, StatusSummaryActor | null>> = {
  cancelled: null,
  owner_declined: null,
  awaiting_owner: "company",
  owner_silent: null,
  awaiting_approval: "office",
  closed: null,
  full: null,
  choose: "company",
  no_applicants: "applicants",
  too_late: "company",
  going_on: null,
  expired: null,
  checkout_closed: null,
  invoiced: null,
  nobody_met: "office",
  approved: "office",
  company_hours: "company",
  staff_hours: "staff",
  agreed: "office",
};

/** One person's hours as the status summary counts them. */
export interface SummarisedShift extends Pick<Stamps, "employee" | "company" | "lastBy"> {
  invoiceApproved: boolean;
  isInvoiced: boolean;
}

/**
 * Whom the hours of one person wait for: the company that has not stamped, the person who has not, and where their
 * times differ the side that did not speak last; null once they agree or an admin has approved them.
 * Rule: Whom hours wait for, docs/rules/bookings.md.
 */
export function hoursWaitFor(shift: SummarisedShift): "company" | "staff" | null {
  const { employee, company, lastBy, invoiceApproved } = shift;
  if (invoiceApproved) return null;
  if (company === null) return "company";
  if (employee === null) return "staff";
  if (isSame(employee, company)) return null;
  return lastBy === "corporation" ? "staff" : "company";
}

/** Counts the hours of an ended booking by whom they wait for. Rule: Whom hours wait for, docs/rules/bookings.md. */
export function checkoutProgress(shifts: readonly SummarisedShift[]): CheckoutProgress {
  const waits = shifts.map(hoursWaitFor);
  return {
    people: shifts.length,
    waitForCompany: waits.filter((side) => side === "company").length,
    waitForStaff: waits.filter((side) => side === "staff").length,
    invoiceApproved: shifts.filter(({ invoiceApproved }) => invoiceApproved).length,
    invoiced: shifts.filter(({ isInvoiced }) => isInvoiced).length,
  };
}

/** A start and an end as stamped; strings that compare equal when the times are the same. */
interface Stamp {
  from: string;
  to: string;
}

/** A shift of an ended booking as its card sees it. People who were not met are left out by the caller. */
interface FinishedShift {
  employee: Stamp | null;
  company: Stamp | null;
  invoiceApproved: boolean;
  rated: boolean;
}

/** How far the shifts of an ended booking are: its card's counters, and what its label looks at. */
export interface FinishedCounters {
  stampedByCorporation: number;
  rated: number;
  stampedByStaff: number;
  /** Shifts whose two sides differ. */
  rejected: number;
  invoiceApproved: number;
  total: number;
}

/** Counts the shifts. Rule: Counters of a finished card, docs/rules/bookings.md. */
export function finishedCounters(shifts: FinishedShift[]): FinishedCounters {
  return {
    stampedByCorporation: shifts.filter(({ company }) => company !== null).length,
    rated: shifts.filter(({ rated }) => rated).length,
    stampedByStaff: shifts.filter(({ employee }) => employee !== null).length,
    rejected: shifts.filter(isRejected).length,
    invoiceApproved: shifts.filter(({ invoiceApproved }) => invoiceApproved).length,
    total: shifts.length,
  };
}

/** Whether both sides have stamped and their times differ. Rule: Rejected times, docs/rules/bookings.md. */
export function isRejected({ employee, company }: Pick<FinishedShift, "employee" | "company">): boolean {
  if (employee === null || company === null) return false;
  return employee.from !== company.from || employee.to !== company.to;
}
