import { clockTimeOf, DAY_MS, HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/** How long the link of an invitation works, in days, from when it was last sent. */
export const INVITATION_DAYS = 7;
/** So many people one call invites. */
export const INVITED_IN_ONE_CALL = 50;
/** So many lines a form or a file has; they are sent in several calls. */
export const MAX_INVITED_LINES = 500;

const REMINDED_AFTER_DAYS = 4;
const MINUTE_MS = HOUR_MS / 60;

interface InvitationFacts {
  /** When it was sent last. */
  readonly sentAt: Moment;
  readonly isReminded: boolean;
}

/** When an invitation ends. Rule: Invitations, docs/rules/people.md. */
export function invitationEndsAt(sentAt: Moment): Moment {
  return sentAt + INVITATION_DAYS * DAY_MS;
}

/**
 * Whether somebody who was invited and has not come is reminded now: once, from the fourth day on, by day.
 * Rule: Invitations, docs/rules/people.md.
 */
export function isInvitationReminded({ sentAt, isReminded }: InvitationFacts, now: Moment): boolean {
  const isDue = !isReminded && now >= sentAt + REMINDED_AFTER_DAYS * DAY_MS && now < invitationEndsAt(sentAt);
  const clock = clockTimeOf(now);
  return isDue && clock >= "08:00" && clock < "21:00";
}

/**
 * Whether an invitation is sent again now: not within the minute, so that a double press sends one. Refuses
 * `invitation_over` for one that was accepted or withdrawn. Rule: Sending an invitation again, docs/rules/people.md.
 */
export function canSendAgain(
  facts: { sentAt: Moment; isOver: boolean },
  now: Moment,
): Verdict<"invitation_over" | "invitation_just_sent"> {
  if (facts.isOver) return refuse("invitation_over");
  return now < facts.sentAt + MINUTE_MS ? refuse("invitation_just_sent") : { ok: true };
}
