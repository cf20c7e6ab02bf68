import { createHash, randomBytes } from "node:crypto";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

const DAY = 24 * 3_600_000;
/** Sessions last 30 days and slide: used once a day, they go on (decisions.md, *On the wire*). */
const LIFETIME = 30 * DAY;

export interface StoredSession {
  kind: "corporation" | "employee";
  corporation_id: number | null;
  employee_id: number | null;
  actor_corporation_id: number | null;
  is_admin: boolean | null;
  new_user: boolean | null;
  deactivated: boolean;
  /** Whether the admin behind a take-over still is one. */
  actor_is_admin: boolean | null;
  expires_at: Date;
}

/** Only this hash of a token is stored; the token itself is 256 random bits and nothing else. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

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
      expires_at: new Date(now + LIFETIME),
    })
    .execute();
  return token;
}

/** The session of a token with the rights that its people have at this moment, or undefined. */
export async function findSession(
  db: Db,
  tokenHash: string,
  now: Moment,
): Promise<StoredSession | undefined> {
  const found = await db
    .selectFrom("sessions as s")
    .leftJoin("corporations as c", "c.id", "s.corporation_id")
    .leftJoin("employees as e", "e.id", "s.employee_id")
    .leftJoin("corporations as a", "a.id", "s.actor_corporation_id")
    .select([
      "s.kind",
      "s.corporation_id",
      "s.employee_id",
      "s.actor_corporation_id",
      "s.expires_at",
      "c.is_admin",
      "e.new_user",
      "e.deactivated_at",
      "a.is_admin as actor_is_admin",
    ])
    .where("s.token_hash", "=", tokenHash)
    .where("s.expires_at", ">", new Date(now))
    .executeTakeFirst();
  if (!found) return undefined;
  const { deactivated_at, ...session } = found;
  return { ...session, deactivated: deactivated_at !== null };
}

/** Moves the end of a session 30 days ahead, at most once a day. */
export async function keepSession(db: Db, tokenHash: string, expiresAt: Date, now: Moment): Promise<void> {
  if (expiresAt.getTime() - now > LIFETIME - DAY) return;
  await db
    .updateTable("sessions")
    .set({ expires_at: new Date(now + LIFETIME) })
    .where("token_hash", "=", tokenHash)
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
