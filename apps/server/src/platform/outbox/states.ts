import { refuse, type Verdict } from "#rules/verdict.ts";
import type { DeliveryProblem } from "#texts/da/admin/delivery-reasons.ts";

/** Tries before something is given up: about four hours, so that an outage of an afternoon needs nobody. */
export const DELIVERY_TRIES = 12;

/** Seconds before the second try, at least. */
export const FIRST_RETRY_SECONDS = 20;

const MAX_RETRY_SECONDS = 3_600;

/**
 * Seconds before the next try of something that has waited `waits` times before: from `first` on twice as long each time,
 * up to an hour. Half of it is by chance, so that what failed together is not tried again together.
 */
export function retryDelay(waits: number, first: number, chance: number = Math.random()): number {
  const most = Math.min(first * 2 ** (waits + 1), MAX_RETRY_SECONDS);
  return (most * (1 + chance)) / 2;
}

/** What becomes of a delivery that did not work. */
export interface AfterProblem {
  /** It waits for its next try, or for an admin. */
  readonly status: "queued" | "failed";
  /** Tries that count by now. */
  readonly failures: number;
}

/** These pass by themselves, so that each try counts. */
const passing: readonly DeliveryProblem[] = ["unreachable", "unclear", "interrupted", "unexpected"];

/** These are ours to mend for the whole channel, so that waiting costs nothing but time. */
const ours: readonly DeliveryProblem[] = ["access_refused", "not_configured"];

/**
 * What follows after a try that failed; `failures` counts those before it that count. The table stands in
 * docs/operations/deliveries.md.
 */
export function afterProblem(
  problem: DeliveryProblem,
  failures: number,
  tries: number = DELIVERY_TRIES,
): AfterProblem {
  if (ours.includes(problem)) return { status: "queued", failures };
  const counted = failures + 1;
  const goesOn = passing.includes(problem) && counted < tries;
  return { status: goesOn ? "queued" : "failed", failures: counted };
}

/** What GatewayAPI says of an SMS. */
const reports = {
  ENROUTE: "on_its_way",
  ACCEPTED: "on_its_way",
  DELIVERED: "delivered",
  EXPIRED: "not_delivered",
  DELETED: "not_delivered",
  UNDELIVERABLE: "not_delivered",
  REJECTED: "not_delivered",
} as const;

/** What a status of GatewayAPI means to us; null for one that says nothing, as `UNKNOWN`, or that we have never seen. */
export function reportOf(status: string): (typeof reports)[keyof typeof reports] | null {
  return status in reports ? reports[status as keyof typeof reports] : null;
}

/** Whether it may have happened although it failed; then it is looked up before it is done again. */
export function mayHaveArrived(problem: DeliveryProblem): boolean {
  return problem === "unclear" || problem === "interrupted" || problem === "unexpected";
}

/**
 * Whether an admin may send a message again: only what was given up, whose text is still there and holds no secret
 * link.
 */
export function canSendAgain(message: {
  readonly status: "queued" | "sending" | "sent" | "failed" | "withdrawn";
  readonly hasSecret: boolean;
  readonly isEmptied: boolean;
}): Verdict<"not_failed" | "secret_message" | "message_deleted"> {
  if (message.status !== "failed") return refuse("not_failed");
  if (message.hasSecret) return refuse("secret_message");
  if (message.isEmptied) return refuse("message_deleted");
  return { ok: true };
}
