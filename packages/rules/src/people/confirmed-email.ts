import { refuse, type Verdict } from "#rules/verdict.ts";

/** How long the link works that confirms the e-mail of a sign-up, in days from when it was last sent. */
export const SIGN_UP_LINK_DAYS = 7;

interface Booker {
  readonly isSuspended: boolean;
  readonly isEmailConfirmed: boolean;
}

/**
 * Whether the office can approve a company's bookings. Refuses `suspended_corporation` and `email_unconfirmed`.
 * Rule: Confirmed e-mail, docs/rules/people.md.
 */
export function canApproveFor({
  isSuspended,
  isEmailConfirmed,
}: Booker): Verdict<"suspended_corporation" | "email_unconfirmed"> {
  if (isSuspended) return refuse("suspended_corporation");
  return isEmailConfirmed ? { ok: true } : refuse("email_unconfirmed");
}

/**
 * Whether a booking is approved as soon as it is made: by the office, also where it acts for the company, and by a company
 * whose bookings the office need not see. Rule: Confirmed e-mail, docs/rules/people.md.
 */
export function isApprovedAtOnce({
  byOffice,
  isPrivileged,
  isEmailConfirmed,
}: {
  readonly byOffice: boolean;
  readonly isPrivileged: boolean;
  readonly isEmailConfirmed: boolean;
}): boolean {
  return byOffice || (isPrivileged && isEmailConfirmed);
}
