import { type RawBuilder, type Selectable, sql } from "kysely";
import { UNDO_TIME, type UndoKind } from "#rules/bookings/undo.ts";
import type { Moment } from "#rules/time/moment.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { actorOf } from "#server/platform/audit.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Undos } from "#server/platform/database/types.gen.ts";
import type { Session } from "#server/platform/sessions/session.ts";

export type UndoRow = Selectable<Undos>;

/** What is done to which booking or person, and the rows as they were, which undoing writes back. */
interface Act {
  readonly kind: UndoKind;
  readonly entityId: number;
  readonly before: object;
}

interface UndoableAct {
  /** What is queued with it waits until the act can no longer be undone. */
  readonly context: MessageContext;
  /** Ends the act. Where the fingerprint of the same rows is another one later, somebody has changed them since. */
  done(fingerprint: string): Promise<void>;
}

/**
 * Begins an act that its admin can undo, also in the session of a company that it has taken over. Of anybody else it is
 * an ordinary act: nothing waits, and nothing can be undone. Rule: Undo, docs/rules/bookings.md.
 */
export async function beginUndoable(
  context: MessageContext,
  session: Session,
  { kind, entityId, before }: Act,
): Promise<UndoableAct> {
  const { tx, now, services } = context;
  const adminId = adminOf(session);
  if (adminId === null) return { context, done: async () => {} };
  const until = now + UNDO_TIME;
  const { id } = await tx
    .insertInto("undos")
    .values({
      kind,
      entity_id: entityId,
      admin_id: adminId,
      fingerprint: "",
      at: new Date(now),
      until: new Date(until),
      before: JSON.stringify(before),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const outbox = services.outbox.delayed({ undoId: id, until });
  return {
    context: { ...context, services: { ...services, outbox } },
    async done(fingerprint) {
      await tx.updateTable("undos").set({ fingerprint }).where("id", "=", id).execute();
      await recordUndosChanged(tx, adminId, { session, now });
    },
  };
}

/** Stands for the contents of these parts of rows: the same only while nobody has changed one of them, or added one. */
export async function fingerprintOf(tx: Tx, parts: readonly RawBuilder<unknown>[]): Promise<string> {
  const { rows } = await sql<{ fingerprint: string }>`
    select md5(concat(${sql.join(parts)})) as fingerprint`.execute(tx);
  return rows[0]?.fingerprint ?? "";
}

/** The admin who acts, in its own session or in that of a company; null of anybody else. */
export function adminOf(session: Session): number | null {
  if (session.kind !== "corporation") return null;
  return session.actorId ?? (session.isAdmin ? session.id : null);
}

/** An act to be undone, which nobody else undoes meanwhile. */
export function lockUndo(tx: Tx, id: number): Promise<UndoRow | undefined> {
  return tx.selectFrom("undos").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Notes that an act is undone. */
export async function endUndo(
  tx: Tx,
  { id, admin_id }: UndoRow,
  { session, now }: { session: Session; now: Moment },
): Promise<void> {
  await tx
    .updateTable("undos")
    .set({ undone_at: new Date(now) })
    .where("id", "=", id)
    .execute();
  await recordUndosChanged(tx, admin_id, { session, now });
}

/** Forgets what can no longer be undone. */
export async function deleteOldUndos(db: Db, now: Moment): Promise<void> {
  await db.deleteFrom("undos").where("until", "<", new Date(now)).execute();
}

/** The open pages of the admin, and of the company that it has taken over, show what can be undone, or no longer. */
async function recordUndosChanged(
  tx: Tx,
  adminId: number,
  { session, now }: { session: Session; now: Moment },
): Promise<void> {
  const own = session.kind === "corporation" ? [session.id] : [];
  await record(
    { tx, actor: actorOf(session), now },
    { type: "undo.changed", corporations: [adminId, ...own] },
  );
}
