import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { type Channel, type Invalidation, type QueryKey, queryKey } from "#contract/wire/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type Actor, type AuditEntry, audit } from "#server/platform/audit.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { publishInvalidations } from "#server/platform/live/changes.ts";
import { type DomainEvent, events } from "./events.ts";
import { tellWebhooks } from "./tell-webhooks.ts";

/** The transaction in which something happens, who does it, and when. */
export interface EventContext {
  readonly tx: Db | Tx;
  readonly actor: Actor;
  readonly now: Moment;
}

interface PastEvent {
  readonly event: DomainEvent;
  readonly actor: Actor;
  readonly now: Moment;
}

/**
 * Records what happened, in the transaction in which it happens: writes the audit entries that the table of events asks
 * for, queues what webhooks are told, and has open pages refresh what is stale, once the transaction is saved.
 */
export async function record(
  { tx, actor, now }: EventContext,
  ...happened: readonly DomainEvent[]
): Promise<void> {
  await audit(tx, ...happened.flatMap((event) => auditEntries(event, actor, now)));
  await tellWebhooks(tx, happened, now);
  await publishInvalidations(tx, ...staleAfter(happened));
}

/**
 * Writes the audit entries of events that lie in the past, each with who did it and when, oldest first. No page is told:
 * nobody has one open yet.
 */
export async function recordPast(tx: Tx, happened: readonly PastEvent[]): Promise<void> {
  const oldestFirst = happened.toSorted((one, other) => one.now - other.now);
  await audit(tx, ...oldestFirst.flatMap(({ event, actor, now }) => auditEntries(event, actor, now)));
}

function auditEntries(event: DomainEvent, actor: Actor, now: Moment): AuditEntry[] {
  const { audited } = events[event.type];
  if (!("id" in event) || audited === "never" || (audited === "of admins" && !isOneOfSeveral(actor)))
    return [];
  const [entity = "", action = ""] = event.type.split(".");
  const { id, detail = {} } = event as { id: string | number; detail?: object };
  return [{ actor, action, entity, entityId: id, detail, now }];
}

/** Whether the log has to say who it was: an admin, one of the further users of a company, or an API key. */
function isOneOfSeveral({ kind, loginId, keyId }: Actor): boolean {
  return kind === "admin" || (loginId ?? keyId ?? null) !== null;
}

/**
 * What all of the events make stale, each query once for the same listeners. Whatever admins hear of may be an item of
 * their worklist.
 */
function staleAfter(happened: readonly DomainEvent[]): Invalidation[] {
  const byListeners = new Map<string, { channels: readonly Channel[]; keys: Map<string, QueryKey> }>();
  for (const { channels, keys } of happened.flatMap(staleAfterOne)) {
    const listeners = channels.join();
    const known = byListeners.get(listeners) ?? { channels, keys: new Map<string, QueryKey>() };
    byListeners.set(listeners, known);
    const all = channels.includes("admins") ? [...keys, queryKey(worklistEndpoints.today)] : keys;
    for (const key of all) known.keys.set(JSON.stringify(key), key);
  }
  return [...byListeners.values()].map(({ channels, keys }) => ({ channels, keys: [...keys.values()] }));
}

function staleAfterOne(event: DomainEvent): readonly Invalidation[] {
  const { stale } = events[event.type] as { stale: (facts: DomainEvent) => readonly Invalidation[] };
  return stale(event);
}
