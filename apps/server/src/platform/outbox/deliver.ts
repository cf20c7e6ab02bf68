import { messageEndpoints } from "#contract/messages/endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { PermanentFailure, ServiceFailure } from "#server/platform/integrations/failure.ts";
import { invalidateClients } from "#server/platform/live/live-updates.ts";
import { claim, giveBack, markFailed, markSent, type OutboxRow, pendingUpTo } from "./queries.ts";

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

/** Delivers one row of the outbox; throws when it should be tried again, unless `isLastTry` says that it will not. */
export type DeliverRow = (outboxId: number, isLastTry: boolean) => Promise<void>;

/**
 * Delivers what is pending in a lane up to one row, in order. Throws when something should be tried again; what a
 * person must look at first is marked as failed, and the next row follows.
 */
export function createDelivery(services: Services, deliveries: Deliveries): DeliverRow {
  return async (outboxId, isLastTry) => {
    for (const row of await pendingUpTo(services.db, outboxId)) {
      await deliverRow(services, deliveries[row.channel], row, isLastTry);
    }
  };
}

async function deliverRow(
  { db, clock }: Services,
  deliver: Delivery,
  row: OutboxRow,
  isLastTry: boolean,
): Promise<void> {
  const claimed = await claim(db, row);
  if (!claimed) throw new Error(`outbox row ${row.id} is being delivered by somebody else`);
  const outcome = await attempt(deliver, claimed);
  if (outcome instanceof Error) return afterFailure(db, claimed, outcome, isLastTry);
  if ("failure" in outcome) return afterFailure(db, claimed, outcome.failure, isLastTry, outcome.refused);
  await inTransaction(db, async (tx) => {
    await markSent(tx, claimed, outcome.reference, clock.now());
    await outcome.accepted?.(tx);
    await invalidateAdmins(tx);
  });
}

/** A failed delivery is an ordinary outcome here. */
async function attempt(deliver: Delivery, row: OutboxRow): Promise<Delivered | Refused | Error> {
  try {
    return await deliver(row);
  } catch (error) {
    return error as Error;
  }
}

async function afterFailure(
  db: Db,
  row: OutboxRow,
  error: Error,
  isLastTry: boolean,
  refused?: Refused["refused"],
): Promise<void> {
  // Only the messages of the services are known to be safe to show.
  const message = error instanceof ServiceFailure ? error.message : "unexpected error";
  if (!isLastTry && !(error instanceof PermanentFailure)) {
    await giveBack(db, row, message);
    throw error;
  }
  await inTransaction(db, async (tx) => {
    await markFailed(tx, row, message);
    await refused?.(tx);
    await invalidateAdmins(tx);
  });
}

async function invalidateAdmins(tx: Tx): Promise<void> {
  await invalidateClients(tx, { channels: ["admins"], keys: [queryKey(messageEndpoints.outbox)] });
}
