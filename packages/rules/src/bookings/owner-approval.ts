import type { Ore } from "#rules/money/ore.ts";
import type { CompanyRole } from "#rules/people/security/company-roles.ts";
import type { Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/** What an owner of the company has said to a booking of a booker; null where nobody is asked. */
export type OwnerState = "waiting" | "approved" | "declined";

/** Who books, and the amount in øre excl. VAT above which a booker's booking waits; null for none. */
interface Booker {
  readonly role: CompanyRole;
  /** The office, also where it acts for the company. */
  readonly isOffice: boolean;
  readonly limit: Ore | null;
}

/**
 * Whether what is booked in one go, `total` øre excl. VAT, waits for an owner of the company.
 * Rule: Bookings that wait for an owner, docs/rules/orders.md.
 */
export function waitsForOwner({ role, isOffice, limit }: Booker, total: Ore): boolean {
  return !isOffice && role === "booker" && limit !== null && total > limit;
}

/**
 * Whether a change may be saved that makes `before` øre to `after`, of the booking or of the order that it is a part of.
 * Refuses `owner_approval`. Rule: Changes above the amount, docs/rules/orders.md.
 */
export function checkRaise(
  booker: Booker,
  { before, after, isWaiting }: { readonly before: Ore; readonly after: Ore; readonly isWaiting: boolean },
): Verdict<"owner_approval"> {
  const isRaised = after > before && !isWaiting;
  return isRaised && waitsForOwner(booker, after) ? refuse("owner_approval") : { ok: true };
}

/** A booking that an owner answers. */
export interface AnsweredBooking {
  readonly state: OwnerState | null;
  readonly isCancelled: boolean;
  readonly startsAt: Moment;
}

/**
 * Whether an owner can answer a booking now. Refuses `not_found` where nobody was asked or the booker took it back,
 * `owner_decided` once it is answered, and `booking_started`. Rule: An owner's answer, docs/rules/orders.md.
 */
export function canAnswerAsOwner(
  { state, isCancelled, startsAt }: AnsweredBooking,
  now: Moment,
): Verdict<"not_found" | "owner_decided" | "booking_started"> {
  if (state === null || (isCancelled && state === "waiting")) return refuse("not_found");
  if (state !== "waiting") return refuse("owner_decided");
  return now < startsAt ? { ok: true } : refuse("booking_started");
}
