import { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { PermanentFailure, ServiceFailure } from "#server/platform/integrations/failure.ts";
import { invalidateClients } from "#server/platform/live/changes.ts";
import type { DeliveryProblem } from "#texts/da/admin/delivery-reasons.ts";
import { type Accepted, claimFirsts, markSent, settleFailure } from "./attempts.ts";
import { collecting } from "./collecting.ts";
import type { OutboxRow } from "./outbox.queries.ts";
import { afterProblem, DELIVERY_TRIES } from "./states.ts";

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

/** Delivers one row of the outbox and those before it; throws when something is to be tried again. */
export type DeliverRow = (outboxId: number) => Promise<void>;

interface DeliveryOptions {
  /** Tries of one row before it waits for an admin. */
  readonly tries?: number;
  /** Hears of each try once the service has answered. */
  readonly note?: ((tried: TriedDelivery) => void) | undefined;
}

/**
 * Delivers what is pending in a lane up to one row, in order. Throws when something should be tried again; what a
 * person must look at first is marked as failed, and the next row follows. The states of a delivery stand in
 * docs/operations/deliveries.md.
 */
export function createDelivery(
  services: Services,
  deliveries: Deliveries,
  { tries = DELIVERY_TRIES, note }: DeliveryOptions = {},
): DeliverRow {
  const { db, clock } = services;
  // What lanes do at the same moment is one statement, and one commit.
  const claim = collecting((ids: readonly number[]) => claimFirsts(db, ids, clock.now()));
  const settle = collecting(async (all: readonly Accepted[]) => {
    await markSent(db, all, clock.now());
    await invalidateAdmins(db);
    return all;
  });
  return async (outboxId) => {
    for (let delivered: number | null = null; delivered !== outboxId; ) {
      const first = await claim(outboxId);
      if (!first) return;
      if (first.isHeld) throw new StillHeld();
      const { claimed } = first;
      if (!claimed) throw new Error(`what is before outbox row ${outboxId} is delivered by somebody else`);
      await deliverRow(services, deliveries[claimed.channel], claimed, { tries, note, settle });
      delivered = claimed.id;
    }
  };
}

/** How one row is delivered; `settle` notes that it is sent, where nothing else follows from it. */
interface RowOptions extends DeliveryOptions {
  readonly tries: number;
  readonly settle: (accepted: Accepted) => Promise<unknown>;
}

async function deliverRow(
  services: Services,
  deliver: Delivery,
  claimed: OutboxRow,
  { tries, note, settle }: RowOptions,
): Promise<void> {
  const begun = services.clock.now();
  const outcome = await attempt(services, deliver, claimed, tries);
  note?.(triedOf(claimed, outcome, services.clock.now() - begun));
  if (outcome instanceof Error) return afterFailure(services, claimed, outcome, tries);
  if ("failure" in outcome) return afterFailure(services, claimed, outcome.failure, tries, outcome.refused);
  const { reference, accepted } = outcome;
  if (!accepted) return void (await settle({ row: claimed, reference }));
  await inTransaction(services.db, async (tx) => {
    await markSent(tx, [{ row: claimed, reference }], services.clock.now());
    await accepted(tx);
    await invalidateAdmins(tx);
  });
}

function triedOf(row: OutboxRow, outcome: Delivered | Refused | Error, milliseconds: number): TriedDelivery {
  const { id: outboxId, channel, request_id: reqId, attempts: attempt } = row;
  const tried = { outboxId, channel, reqId, attempt, milliseconds };
  if (!(outcome instanceof Error) && "reference" in outcome)
    return { ...tried, outcome: "sent", reference: outcome.reference, problem: null };
  const problem = problemOf(outcome instanceof Error ? outcome : outcome.failure);
  return { ...tried, outcome: "failed", reference: null, problem };
}

/** An act can still be undone: its messages, and those behind them in their lane, wait. */
export class StillHeld extends Error {}

/** A failed delivery is an ordinary outcome here. */
async function attempt(
  { clock }: Services,
  deliver: Delivery,
  row: OutboxRow,
  tries: number,
): Promise<Delivered | Refused | Error> {
  if (row.failures >= tries) return new Interrupted();
  if (row.expires_at && row.expires_at.getTime() <= clock.now()) return new TooLate();
  try {
    return await deliver(row);
  } catch (error) {
    return error as Error;
  }
}

/** The process died in the middle of it, every time. */
class Interrupted extends Error {}

class TooLate extends PermanentFailure {
  constructor() {
    super("Outbox", "too late to be of use", "expired");
  }
}

async function afterFailure(
  { db }: Services,
  row: OutboxRow,
  error: Error,
  tries: number,
  refused?: Refused["refused"],
): Promise<void> {
  const problem = problemOf(error);
  const { status, failures } = afterProblem(problem, row.failures, tries);
  // Only the messages of the services are known to be safe to show.
  const last_error = error instanceof ServiceFailure ? error.message : "unexpected error";
  await inTransaction(db, async (tx) => {
    await settleFailure(tx, row, { status, failures, problem, last_error });
    if (status === "failed") await refused?.(tx);
    // Tries that nobody has to know of are not told; what waits for us, and what was given up, is.
    if (status === "failed" || row.problem !== problem) await invalidateAdmins(tx);
  });
  if (status === "queued") throw error;
}

function problemOf(error: Error): DeliveryProblem {
  if (error instanceof ServiceFailure) return error.problem;
  return error instanceof Interrupted ? "interrupted" : "unexpected";
}

async function invalidateAdmins(tx: Db | Tx): Promise<void> {
  const keys = [queryKey(messageEndpoints.outbox), queryKey(messageEndpoints.outboxChannels)];
  await invalidateClients(tx, { channels: ["admins"], keys });
}
