import { HOUR_MS, type Moment } from "#rules/time/moment.ts";

/** How many webhooks a company, or the office, has at most. */
export const MAX_WEBHOOKS = 10;

/** How many days a delivery is listed, and can be sent again. */
export const DELIVERY_DAYS = 30;

/** How long an address has to answer, in milliseconds. */
export const ANSWER_WITHIN_MS = 10_000;

/** After so many hours of failures without one success a delivery is given up, and a webhook is paused. */
const GIVE_UP_HOURS = 72;

const MINUTE_MS = HOUR_MS / 60;

/** Minutes from each failed try to the next: twelve tries in 72 hours. */
const waits: readonly number[] = [1, 5, 30, 120, 360, 720, 720, 720, 720, 720, 204];

/**
 * Milliseconds after a try that failed until the next one; null after the last. `failures` counts those since the event,
 * or since it was sent again by hand. Rule: Tries of a delivery, docs/rules/webhooks.md.
 */
export function waitAfter(failures: number): number | null {
  const minutes = waits[failures - 1];
  return minutes === undefined ? null : minutes * MINUTE_MS;
}

/** What one try came to, and what was known before it. */
interface TryFacts {
  /** The HTTP status of the answer; null where there was none. */
  readonly status: number | null;
  /** Failures before this one, since the event or since it was sent again by hand. */
  readonly failures: number;
  /** A test is tried once, and says nothing of how the webhook is doing. */
  readonly isTest: boolean;
  /** The first failure of the webhook since its last success. */
  readonly failingSince: Moment | null;
}

/** What follows from a try, for the delivery and for its webhook. */
interface AfterTry {
  readonly delivery: "delivered" | "queued" | "failed";
  /** When it is tried next; null unless it waits. */
  readonly nextTryAt: Moment | null;
  /** Why the webhook is paused; null where it goes on. */
  readonly pauses: "gone" | "failures" | null;
}

/** Rule: After a try, docs/rules/webhooks.md. */
export function afterTry({ status, failures, isTest, failingSince }: TryFacts, now: Moment): AfterTry {
  if (status !== null && status >= 200 && status < 300)
    return { delivery: "delivered", nextTryAt: null, pauses: null };
  const failed = { delivery: "failed", nextTryAt: null } as const;
  if (isTest) return { ...failed, pauses: null };
  if (status === 410) return { ...failed, pauses: "gone" };
  if (failingSince !== null && now - failingSince >= GIVE_UP_HOURS * HOUR_MS)
    return { ...failed, pauses: "failures" };
  const wait = waitAfter(failures + 1);
  if (wait === null) return { ...failed, pauses: null };
  return { delivery: "queued", nextTryAt: now + wait, pauses: null };
}
