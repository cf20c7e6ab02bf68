import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Session } from "#server/platform/sessions/session.ts";

/** Who did it: an admin who acts for somebody carries both names. */
export interface Actor {
  readonly kind: "corporation" | "employee" | "admin" | "system";
  readonly id: number | null;
  readonly onBehalfOf?: string | null;
  /** Which login of the company it is, where that is not the one that it signed up with. */
  readonly loginId?: number | null;
  /** Which API key it is, where a program calls. */
  readonly keyId?: number | null;
}

/** What is written down for good; `detail` holds ids, choices, times and amounts, never what says who somebody is. */
export interface AuditEntry {
  readonly actor: Actor;
  readonly action: string;
  readonly entity: string;
  readonly entityId: string | number;
  readonly detail?: object;
  readonly now: Moment;
}

/** What differs between two states of a row, as the `changes` of a line's detail; only for values that name nobody. */
export function changesOf(
  before: object,
  after: object,
): Record<string, { before: unknown; after: unknown }> {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after)
      .map(([field, value]) => [field, { before: old.get(field) ?? null, after: value ?? null }] as const)
      .filter(([, change]) => JSON.stringify(change.before) !== JSON.stringify(change.after)),
  );
}

/** Writes lines of the audit log, in one statement; the database lets nobody change or remove them. */
export async function audit(tx: Db | Tx, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    at: new Date(entry.now),
    actor_kind: entry.actor.kind,
    actor_id: entry.actor.id,
    on_behalf_of: entry.actor.onBehalfOf ?? null,
    actor_login_id: entry.actor.loginId ?? null,
    actor_key_id: entry.actor.keyId ?? null,
    action: entry.action,
    entity: entry.entity,
    entity_id: String(entry.entityId),
    detail: JSON.stringify(entry.detail ?? {}),
  }));
  await tx.insertInto("audit_log").values(rows).execute();
}

/** Who acts where nobody asked for it: a scheduled job, or what a service told. */
export const SYSTEM: Actor = { kind: "system", id: null };

/** Who stands in the audit log: in a take-over the admin, on behalf of whose session it is. */
export function actorOf(session: Session): Actor {
  if (session.kind === "none") return SYSTEM;
  if (session.actorId !== null) {
    const id = session.kind === "corporation" ? session.companyId : session.id;
    return { kind: "admin", id: session.actorId, onBehalfOf: `${session.kind}:${id}` };
  }
  if (session.kind === "employee") return { kind: "employee", id: session.id };
  if (session.key) {
    const kind = session.isAdmin ? "admin" : "corporation";
    return { kind, id: session.companyId, keyId: session.key.id };
  }
  if (session.isAdmin) return { kind: "admin", id: session.companyId };
  const { companyId: id, loginId } = session;
  return loginId === id ? { kind: "corporation", id } : { kind: "corporation", id, loginId };
}
