import type { Moment } from "#rules/time/moment.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { LeftBehind, PermanentFailure, ServiceFailure } from "#server/platform/integrations/failure.ts";
import type { DeliveryProblem } from "#texts/da/admin/delivery-reasons.ts";
import { settleFailure, settleSent } from "./attempt.queries.ts";
import type { OutboxRow } from "./outbox.queries.ts";
import { afterProblem, DELIVERY_TRIES, FIRST_RETRY_SECONDS, retryDelay } from "./states.ts";

/** What a channel did: the service's reference, and what follows for us, in the transaction that notes it. */
interface Delivered {
  readonly reference: string | null;
  readonly accepted?: (tx: Tx) => Promise<void>;
}

/** What a channel refused for good, of which nothing is left at the service, and what follows for us. */
interface Refused {
  readonly failure: PermanentFailure;
  readonly refused: (tx: Tx) => Promise<void>;
}

/** Hands one row to an outside service. Throws the failures of the integrations. */
export type Delivery = (row: OutboxRow) => Promise<Delivered | Refused>;

/** How the rows of each channel are delivered. */
export type Deliveries = Record<OutboxRow["channel"], Delivery>;

/** One try of a delivery, for the log: ids and figures, nothing of what is in it. */
export interface TriedDelivery {
  readonly outboxId: number;
  readonly channel: OutboxRow["channel"];
  /** The request that decided on it, as its own lines name it; null where nobody called. */
  readonly reqId: string | null;
  readonly attempt: number;
  readonly milliseconds: number;
  /** What the service answered: its own name for what it took, or why it did not. */
  readonly outcome: "sent" | "failed";
  readonly reference: string | null;
  readonly problem: DeliveryProblem | null;
}

/** Makes one attempt of a row that is claimed for it. Throws why it is to be tried again; what is given up is noted. */
export type DeliverRow = (claimed: OutboxRow) => Promise<void>;

export interface DeliveryOptions {
  /** Tries of one row before it waits for an admin. */
  readonly tries?: number;
  /** Seconds before the second try; each further wait is about twice as long, up to an hour. */
  readonly firstRetry?: number;
  /** Hears of each try once the service has answered. */
  readonly note?: ((tried: TriedDelivery) => void) | undefined;
  /** Tells whoever looks at the mailbox, in the transaction that changes what stands there. */
  readonly changed?: ((tx: Tx) => Promise<void>) | undefined;
}

/** How rows are delivered. The states of a delivery stand in docs/operations/deliveries.md. */
export function createDelivery(
  { db, clock }: Pick<Services, "db" | "clock">,
  deliveries: Deliveries,
  {
    tries = DELIVERY_TRIES,
    firstRetry = FIRST_RETRY_SECONDS,
    note,
    changed = async () => {},
  }: DeliveryOptions = {},
): DeliverRow {
  return async (row) => {
    const begun = clock.now();
    const outcome = await attempt(deliveries[row.channel], row, { tries, now: begun });
    note?.(triedOf(row, outcome, clock.now() - begun));
    if (!(outcome instanceof Error) && "reference" in outcome) return settleAsSent(row, outcome);
    return outcome instanceof Error
      ? settleAsFailed(row, outcome)
      : settleAsFailed(row, outcome.failure, outcome.refused);
  };

  async function settleAsSent(row: OutboxRow, { reference, accepted }: Delivered): Promise<void> {
    await inTransaction(db, async (tx) => {
      await settleSent(tx, row, { reference, now: clock.now() });
      await accepted?.(tx);
      await changed(tx);
    });
  }

  async function settleAsFailed(row: OutboxRow, error: Error, refused?: Refused["refused"]): Promise<void> {
    const problem = problemOf(error);
    const { status, failures } = afterProblem(problem, row.failures, tries);
    // Only the messages of the services are known to be safe to show.
    const last_error = error instanceof ServiceFailure ? error.message : "unexpected error";
    const next_try_at = new Date(clock.now() + retryDelay(row.waits, firstRetry) * 1_000);
    await inTransaction(db, async (tx) => {
      const isLeftBehind = error instanceof LeftBehind;
      await settleFailure(tx, row, { status, failures, problem, last_error, next_try_at, isLeftBehind });
      if (status === "failed") await refused?.(tx);
      // Tries that nobody has to know of are not told; what waits for us, and what was given up, is.
      if (status === "failed" || row.problem !== problem) await changed(tx);
    });
    if (status === "queued") throw error;
  }
}

function triedOf(row: OutboxRow, outcome: Delivered | Refused | Error, milliseconds: number): TriedDelivery {
  const { id: outboxId, channel, request_id: reqId, attempts: attempt } = row;
  const tried = { outboxId, channel, reqId, attempt, milliseconds };
  if (!(outcome instanceof Error) && "reference" in outcome)
    return { ...tried, outcome: "sent", reference: outcome.reference, problem: null };
  const problem = problemOf(outcome instanceof Error ? outcome : outcome.failure);
  return { ...tried, outcome: "failed", reference: null, problem };
}

/** A failed delivery is an ordinary outcome here. */
async function attempt(
  deliver: Delivery,
  row: OutboxRow,
  { tries, now }: { readonly tries: number; readonly now: Moment },
): Promise<Delivered | Refused | Error> {
  if (row.failures >= tries) return new InterruptedError();
  if (row.expires_at && row.expires_at.getTime() <= now) return new ExpiredError();
  try {
    return await deliver(row);
  } catch (error) {
    return error as Error;
  }
}

/** The process died in the middle of it, every time. */
class InterruptedError extends Error {}

class ExpiredError extends PermanentFailure {
  constructor() {
    super("Outbox", "too late to be of use", "expired");
  }
}

function problemOf(error: Error): DeliveryProblem {
  if (error instanceof ServiceFailure) return error.problem;
  return error instanceof InterruptedError ? "interrupted" : "unexpected";
}
