import { DAY_MS, HOUR_MS, type Moment } from "#rules/time/moment.ts";

/** What failures are counted by. */
export type AlertKind = "account" | "address";

/** Failures within `ALERT_WINDOW` that are no forgotten password any more. */
export const ALERT_FROM: Readonly<Record<AlertKind, number>> = { account: 20, address: 100 };

/** Milliseconds back in which failures are counted, and after which more of them are another episode. */
export const ALERT_WINDOW = HOUR_MS;

/** How long an alert stands on the first page after its last failure, in milliseconds. */
export const ALERT_STANDS = DAY_MS;

/** How long who tried to get in stays written down, in milliseconds. */
export const SECURITY_EVENTS_KEPT = 180 * DAY_MS;

/**
 * What failures of the last hour at one account or from one address mean: nothing, a new episode, of which all admins
 * are told, or more of the one whose last failure was at `lastAt`. Rule: Failures that pile up, docs/rules/people.md.
 */
export function alertOf(
  { kind, failures, lastAt }: { kind: AlertKind; failures: number; lastAt: Moment | null },
  now: Moment,
): "none" | "new" | "same" {
  if (failures < ALERT_FROM[kind]) return "none";
  return lastAt !== null && now - lastAt <= ALERT_WINDOW ? "same" : "new";
}
