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
  return token;
}

/** Ends one session; take-overs made from it end with it. */
export async function endSession(tx: Db | Tx, tokenHash: string): Promise<void> {
  await tx.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

/** Ends every session of somebody, but for `except` (change of password keeps the calling one). */
export async function endSessionsOf(tx: Db | Tx, subject: Subject, except?: string): Promise<void> {
  let ended = tx.deleteFrom("sessions").where(columnOf(subject), "=", subject.id);
  if (except) ended = ended.where("token_hash", "<>", except);
  await ended.execute();
  if (subject.kind === "employee") return;
  // A sign-in that is half through goes with them.
  await tx
    .deleteFrom("identity_challenges")
    .where("corporation_id", "=", subject.id)
    .where("purpose", "=", "sign-in")
    .execute();
}

/** Ends one session of somebody by its id; false when they have none of it. Take-overs made from it end with it. */
export async function endSessionById(tx: Db | Tx, subject: Subject, id: number): Promise<boolean> {
  const ended = await tx
    .deleteFrom("sessions")
    .where(columnOf(subject), "=", subject.id)
    .where("id", "=", id)
    .returning("id")
    .execute();
  return ended.length > 0;
}

/** Somebody's sessions, the last used first. */
export function sessionsOf(db: Db, subject: Subject, now: Moment) {
  return db
    .selectFrom("sessions")
    .select([
      "id",
      "token_hash",
      "actor_corporation_id",
      "user_agent",
      "network",
      "created_at",
      "last_seen_at",
    ])
    .where(columnOf(subject), "=", subject.id)
    .where("expires_at", ">", new Date(now))
    .orderBy((eb) => eb.fn.coalesce("last_seen_at", "created_at"), "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Notes that whoever holds the session has just proved who they are. */
export async function noteProof(tx: Tx, tokenHash: string, now: Moment): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ proved_at: new Date(now) })
    .where("token_hash", "=", tokenHash)
    .execute();
}

function columnOf(subject: Subject) {
  return subject.kind === "corporation" ? ("corporation_id" as const) : ("employee_id" as const);
}

export async function deleteExpiredSessions(db: Db, now: Moment): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", new Date(now)).execute();
}
