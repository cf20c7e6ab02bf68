import { sql } from "kysely";
import { changedSinceSeen } from "#rules/people/profile-change.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";

type Values = Readonly<Record<string, unknown>>;

/** What is saved, as the audit log names it, and the actions that change the fields in question. */
interface SavedThing {
  readonly entity: string;
  readonly id: string | number;
  readonly actions: readonly string[];
}

/**
 * Refuses `changed_meanwhile`, with each field that is other now, by whom and when, where a saving would overwrite what
 * somebody else has saved since the form was opened; without `seen` nothing is refused. Whoever calls has locked the row.
 * Rule: A form that two save, docs/rules/people.md.
 */
export async function assertSeen(
  tx: Tx,
  thing: SavedThing,
  { seen, now, wanted }: { readonly seen: Values | undefined; readonly now: Values; readonly wanted: Values },
): Promise<void> {
  const changed = Object.entries(changedSinceSeen(seen ?? {}, now, wanted));
  if (changed.length === 0) return;
  const last = await lastSaved(tx, thing);
  throw new DomainError("changed_meanwhile", {
    facts: {
      changes: changed.map(([field, change]) => ({
        ...{ field, ...change },
        ...{ by: last?.name ?? null, at: last?.at.toISOString() ?? null },
      })),
    },
  });
}

/** Who saved it last, by name, and when; undefined where the log has no line of it. */
async function lastSaved(tx: Tx, { entity, id, actions }: SavedThing) {
  return tx
    .selectFrom("audit_log as a")
    .leftJoin("corporations as login", (join) =>
      join.on("login.id", "=", sql<number>`coalesce(a.actor_login_id, a.actor_id)`),
    )
    .select(["a.at", sql<string | null>`nullif(login.contact_person, '')`.as("name")])
    .where("a.entity", "=", entity)
    .where("a.entity_id", "=", String(id))
    .where("a.action", "in", actions)
    .where("a.actor_kind", "in", ["admin", "corporation"])
    .orderBy("a.at", "desc")
    .orderBy("a.id", "desc")
    .limit(1)
    .executeTakeFirst();
}
