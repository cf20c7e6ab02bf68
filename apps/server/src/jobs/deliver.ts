import { approvalEndpoints } from "#contract/areas/approval.ts";
import { queryKey } from "#contract/endpoint.ts";
import type { Services } from "#server/areas/verb.ts";
import type { Db, Tx } from "#server/db/database.ts";
import { PermanentFailure, ServiceFailure } from "#server/integrations/failure.ts";
import type { Channels } from "#server/integrations/open.ts";
import { announce } from "#server/stores/effects/live.ts";
import {
  claim,
  giveBack,
  markFailed,
  markSent,
  type OutboxRow,
  pendingUpTo,
} from "#server/stores/effects/outbox-delivery.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { accountingDelivery } from "./deliver-accounting.ts";
import { emailDelivery } from "./deliver-email.ts";
import { payrollDelivery } from "./deliver-payroll.ts";
import { smsDelivery } from "./deliver-sms.ts";
import type { Delivered, Delivery } from "./delivery.ts";

/** Delivers one row of the outbox; throws when it should be tried again, unless `isLastTry` says that it will not. */
export type DeliverRow = (outboxId: number, isLastTry: boolean) => Promise<void>;

/**
 * Delivers what is pending in a lane up to one row, in order. Throws when something should be tried again; what a
 * person must look at first is marked as failed, and the next row follows.
 */
export function createDelivery(services: Services, channels: Channels): DeliverRow {
  const deliveries: Record<OutboxRow["channel"], Delivery> = {
    email: emailDelivery(channels.mailer),
    sms: smsDelivery(channels.sms),
    accounting: accountingDelivery(services, channels.accounting),
    payroll: payrollDelivery(services, channels.payroll),
  };
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
  await inTransaction(db, async (tx) => {
    await markSent(tx, claimed, outcome.reference, clock.now());
    await outcome.accepted?.(tx);
    await tellAdmins(tx);
  });
}

/** A failed delivery is an ordinary outcome here. */
async function attempt(deliver: Delivery, row: OutboxRow): Promise<Delivered | Error> {
  try {
    return await deliver(row);
  } catch (error) {
    return error as Error;
  }
}

async function afterFailure(db: Db, row: OutboxRow, error: Error, isLastTry: boolean): Promise<void> {
  // Only the messages of the services are known to be safe to show.
  const message = error instanceof ServiceFailure ? error.message : "unexpected error";
  if (!isLastTry && !(error instanceof PermanentFailure)) {
    await giveBack(db, row, message);
    throw error;
  }
  await inTransaction(db, async (tx) => {
    await markFailed(tx, row, message);
    await tellAdmins(tx);
  });
}

async function tellAdmins(tx: Tx): Promise<void> {
  await announce(tx, { audience: ["admins"], keys: [queryKey(approvalEndpoints.outbox)] });
}
