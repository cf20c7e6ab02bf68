import type { Invalidation } from "#contract/wire/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type Actor, type AuditEntry, audit } from "#server/platform/audit.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { invalidateClients } from "#server/platform/live/changes.ts";
import { type DomainEvent, events } from "./events.ts";

/** The transaction in which something happens, who does it, and when. */
export interface EventContext {
  readonly tx: Db | Tx;
  readonly actor: Actor;
  readonly now: Moment;
}

/**
 * Records what happened, in the transaction in which it happens: writes the audit entries that the table of events asks
 * for, and has open pages refresh what is stale, once the transaction is saved.
 */
export async function record(
  { tx, actor, now }: EventContext,
  ...happened: readonly DomainEvent[]
): Promise<void> {
  await audit(tx, ...happened.flatMap((event) => auditEntries(event, actor, now)));
  await invalidateClients(tx, ...happened.flatMap(staleAfter));
}

function auditEntries(event: DomainEvent, actor: Actor, now: Moment): AuditEntry[] {
  const { audited } = events[event.type];
  if (!("id" in event) || audited === "never" || (audited === "of admins" && actor.kind !== "admin"))
    return [];
  const [entity = "", action = ""] = event.type.split(".");
  const { id, detail = {} } = event as { id: string | number; detail?: object };
  return [{ actor, action, entity, entityId: id, detail, now }];
}

function staleAfter(event: DomainEvent): readonly Invalidation[] {
  const { stale } = events[event.type] as { stale: (facts: DomainEvent) => readonly Invalidation[] };
  return stale(event);
}
