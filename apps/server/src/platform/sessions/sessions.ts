import { randomBytes } from "node:crypto";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { hashOfToken, SESSION_LIFETIME } from "./session.ts";

/** Whose a session is. */
export type Subject = { kind: "corporation"; id: number } | { kind: "employee"; id: number };

/** Opens a session and returns its token. With `parent` it is a take-over that ends with the parent. */
export async function openSession(
  tx: Db | Tx,
  subject: Subject,
  now: Moment,
  parent?: { tokenHash: string; actorId: number },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx
    .insertInto("sessions")
    .values({
      token_hash: hashOfToken(token),
      kind: subject.kind,
      corporation_id: subject.kind === "corporation" ? subject.id : null,
      employee_id: subject.kind === "employee" ? subject.id : null,
      parent_hash: parent?.tokenHash ?? null,
      actor_corporation_id: parent?.actorId ?? null,
      created_at: new Date(now),
      expires_at: new Date(now + SESSION_LIFETIME),
    })
    .execute();
  if (!parent) await noteSignIn(tx, subject, now);
  return token;
}

/** A profile that is used is not erased for want of use. */
async function noteSignIn(tx: Db | Tx, { kind, id }: Subject, now: Moment): Promise<void> {
  await tx
    .updateTable(kind === "corporation" ? "corporations" : "employees")
    .set({ signed_in_at: new Date(now), inactivity_warned_at: null })
    .where("id", "=", id)
    .execute();
}

/** Ends one session; take-overs made from it end with it. */
export async function endSession(tx: Db | Tx, tokenHash: string): Promise<void> {
  await tx.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

/** Ends every session of somebody, but for `except` (change of password keeps the calling one). */
export async function endSessionsOf(tx: Db | Tx, subject: Subject, except?: string): Promise<void> {
  const column = subject.kind === "corporation" ? "corporation_id" : "employee_id";
  let ended = tx.deleteFrom("sessions").where(column, "=", subject.id);
  if (except) ended = ended.where("token_hash", "<>", except);
  await ended.execute();
}

export async function deleteExpiredSessions(db: Db, now: Moment): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", new Date(now)).execute();
}
