import { sql } from "kysely";
import { undoEndpoints as rows } from "#contract/backoffice/undo.endpoints.ts";
import { canUndo } from "#rules/bookings/undo.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type Actor, actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Handler, type Route, route } from "#server/platform/http/handler.ts";
import { dropHeld } from "#server/platform/outbox/outbox.queries.ts";
import { adminOf, endUndo, lockUndo, type UndoRow } from "./undoable-act.ts";

type Undo<Act> = (tx: Tx, act: Act, by: { readonly actor: Actor; readonly now: Moment }) => Promise<void>;

/** An approval, rejection or closing that is undone. */
export type UndoneDecision = UndoRow & { readonly kind: "approve" | "reject" | "close" };

/** Writes back what an act changed, in the transaction that ends it; each refuses `undo_changed`. */
interface Undoers {
  readonly decision: Undo<UndoneDecision>;
  readonly deactivation: Undo<UndoRow>;
}

/** The calls of undoing; each kind of act is undone by the feature that does it. */
export const undoRoutes = (undoers: Undoers): readonly Route[] => [
  route(rows.list, undos),
  route(rows.undo, undoWith(undoers)),
];

/**
 * What the caller can still undo: not what was taken back by hand, as the closing of a booking that is open again, nor
 * what a later act on the same booking or person has overtaken.
 */
const undos: Handler<typeof rows.list> = async ({ session, now, services }) => {
  const id = adminOf(session) ?? 0;
  const found = await services.db
    .selectFrom("undos as u")
    .leftJoin("bookings as b", (join) =>
      join.onRef("b.id", "=", "u.entity_id").on("u.kind", "<>", "deactivate"),
    )
    .leftJoin("corporations as c", "c.id", "b.corporation_id")
    .leftJoin("employees as e", (join) =>
      join.onRef("e.id", "=", "u.entity_id").on("u.kind", "=", "deactivate"),
    )
    .select(["u.id", "u.kind", "u.until"])
    .select(sql<string>`coalesce(c.name, concat_ws(' ', e.first_name, e.last_name))`.as("name"))
    .where("u.admin_id", "=", id)
    .where("u.undone_at", "is", null)
    .where("u.until", ">", new Date(now))
    .where(
      sql<boolean>`case u.kind when 'close' then b.status = 'closed' when 'approve' then b.approved_at is not null
        when 'reject' then b.status = 'cancelled' else e.deactivated_at is not null end`,
    )
    .where(
      sql<boolean>`not exists (select from undos later where later.id > u.id and later.entity_id = u.entity_id
        and (later.kind = 'deactivate') = (u.kind = 'deactivate') and later.undone_at is null)`,
    )
    .orderBy("u.id")
    .execute();
  return found.map(({ until, ...undo }) => ({ ...undo, ms_left: until.getTime() - now }));
};

/**
 * Undoes an act of the caller's in one transaction, and drops the messages that waited. Refuses `not_found`, and what
 * the rule refuses; `undo_too_late` also where a message is leaving at this moment. Rule: Undo, docs/rules/bookings.md.
 */
const undoWith =
  (undoers: Undoers): Handler<typeof rows.undo> =>
  ({ session, params, now, services }) =>
    inTransaction(services.db, async (tx) => {
      const act = await lockUndo(tx, params.id);
      if (!act) throw new DomainError("not_found");
      const facts = {
        isOwn: act.admin_id === adminOf(session),
        isUndone: act.undone_at !== null,
        at: act.at.getTime(),
        isUnchanged: true,
      };
      const verdict = canUndo(facts, now);
      if (!verdict.ok) throw new DomainError(verdict.refusal);
      const actor = actorOf(session);
      const { kind } = act;
      if (kind === "deactivate") await undoers.deactivation(tx, act, { actor, now });
      else await undoers.decision(tx, { ...act, kind }, { actor, now });
      // Last, so that nobody who queues a message waits for a booking that waits for the message.
      if (!(await dropHeld(tx, act.id))) throw new DomainError("undo_too_late");
      await endUndo(tx, act, { session, now });
      return { status: "success" };
    });
